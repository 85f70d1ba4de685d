import { type Json, jsonNumberSource, parseMarkedJson } from '../../core/values.ts';
import {
  type FormField,
  indentRest,
  isEmbeddableJson,
  portableStringLiteral,
  type SampleBody,
  type SampleRequest,
} from './request.ts';

const functions: ReadonlySet<string> = new Set(['GET', 'OPTIONS', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Generates a call of the `requests` library. */
export function python({ method, url, headers, body }: SampleRequest): string {
  const json = body?.kind === 'text' && isEmbeddableJson(body);
  const shown = json ? headers.filter(({ name, value }) => !(isType(name) && value === 'application/json')) : headers;
  const call = functions.has(method) ? `requests.${method.toLowerCase()}(` : 'requests.request(';
  const parts = [
    ...(functions.has(method) ? [] : [portableStringLiteral(method)]),
    portableStringLiteral(url),
    ...(shown.length === 0
      ? []
      : [`headers=${mapping(shown.map(({ name, value }) => [name, portableStringLiteral(value)]))}`]),
    ...(body === undefined ? [] : data(body)),
  ];
  const statement =
    parts.length === 1
      ? `${call}${parts[0]})`
      : `${call}\n${parts.map((part) => `    ${indentRest(part, '    ')},\n`).join('')})`;
  return `import requests\n\nresponse = ${statement}\nprint(response.status_code, response.text)`;
}

function isType(name: string): boolean {
  return name.toLowerCase() === 'content-type';
}

function data(body: SampleBody): string[] {
  switch (body.kind) {
    case 'text':
      return [
        isEmbeddableJson(body)
          ? `json=${literal(parseMarkedJson(body.text) ?? null)}`
          : `data=${portableStringLiteral(body.text)}.encode()`,
      ];
    case 'form':
      return [
        `data=${pairs(body.fields.map(({ name, value = '' }) => `(${portableStringLiteral(name)}, ${portableStringLiteral(value)})`))}`,
      ];
    case 'file':
      return [`data=open(${portableStringLiteral(body.fileName)}, "rb")`];
    case 'multipart':
      return [`files=${pairs(body.fields.map(part))}`];
  }
}

/** Tuple for the argument `files`. `None` as the file name marks a text field. */
function part({ name, value = '', fileName, type }: FormField): string {
  const file = fileName === undefined ? undefined : `open(${portableStringLiteral(fileName)}, "rb")`;
  const typed = type === undefined ? '' : `, ${portableStringLiteral(type)}`;
  const named =
    file === undefined
      ? `(None, ${portableStringLiteral(value)}${typed})`
      : `(${portableStringLiteral(fileName ?? '')}, ${file}${typed})`;
  return `(${portableStringLiteral(name)}, ${file === undefined || type !== undefined ? named : file})`;
}

function pairs(items: readonly string[]): string {
  return `[\n${items.map((item) => `    ${item},\n`).join('')}]`;
}

function mapping(members: readonly (readonly [name: string, value: string])[]): string {
  if (members.length === 0) return '{}';
  return `{\n${members.map(([name, value]) => `    ${portableStringLiteral(name)}: ${indentRest(value, '    ')},\n`).join('')}}`;
}

function literal(value: Json): string {
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'string') return jsonNumberSource(value) ?? portableStringLiteral(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => `    ${indentRest(literal(item), '    ')},\n`);
    return items.length === 0 ? '[]' : `[\n${items.join('')}]`;
  }
  return mapping(Object.entries(value).map(([name, member]) => [name, literal(member as Json)]));
}
