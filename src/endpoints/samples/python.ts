import { type Json, jsonNumberSource, parseMarkedJson } from '../../core/values.ts';
import {
  type FormField,
  indentFollowingLines,
  isEmbeddableJson,
  portableStringLiteral,
  type SampleBody,
  type SampleRequest,
} from './request.ts';

const methodsWithFunction: ReadonlySet<string> = new Set(['GET', 'OPTIONS', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Generates a call of the `requests` library. */
export function python({ method, url, headers, body }: SampleRequest): string {
  const isJson = body?.kind === 'text' && isEmbeddableJson(body);
  const shownHeaders = isJson
    ? headers.filter(({ name, value }) => !(isContentType(name) && value === 'application/json'))
    : headers;
  const call = methodsWithFunction.has(method) ? `requests.${method.toLowerCase()}(` : 'requests.request(';
  const callArguments = [
    ...(methodsWithFunction.has(method) ? [] : [portableStringLiteral(method)]),
    portableStringLiteral(url),
    ...(shownHeaders.length === 0
      ? []
      : [`headers=${dictLiteral(shownHeaders.map(({ name, value }) => [name, portableStringLiteral(value)]))}`]),
    ...(body === undefined ? [] : bodyArguments(body)),
  ];
  const statement =
    callArguments.length === 1
      ? `${call}${callArguments[0]})`
      : `${call}\n${callArguments.map((argument) => `    ${indentFollowingLines(argument, '    ')},\n`).join('')})`;
  return `import requests\n\nresponse = ${statement}\nprint(response.status_code, response.text)`;
}

function isContentType(name: string): boolean {
  return name.toLowerCase() === 'content-type';
}

function bodyArguments(body: SampleBody): string[] {
  switch (body.kind) {
    case 'text':
      return [
        isEmbeddableJson(body)
          ? `json=${pythonLiteral(parseMarkedJson(body.text) ?? null)}`
          : `data=${portableStringLiteral(body.text)}.encode()`,
      ];
    case 'form':
      return [
        `data=${listLiteral(body.fields.map(({ name, value = '' }) => `(${portableStringLiteral(name)}, ${portableStringLiteral(value)})`))}`,
      ];
    case 'file':
      return [`data=open(${portableStringLiteral(body.fileName)}, "rb")`];
    case 'multipart':
      return [`files=${listLiteral(body.fields.map(fileTuple))}`];
  }
}

/** Tuple for the argument `files`. `None` as the file name marks a text field. */
function fileTuple({ name, value = '', fileName, type }: FormField): string {
  const file = fileName === undefined ? undefined : `open(${portableStringLiteral(fileName)}, "rb")`;
  const typeElement = type === undefined ? '' : `, ${portableStringLiteral(type)}`;
  const fileValue =
    file === undefined
      ? `(None, ${portableStringLiteral(value)}${typeElement})`
      : `(${portableStringLiteral(fileName ?? '')}, ${file}${typeElement})`;
  return `(${portableStringLiteral(name)}, ${file === undefined || type !== undefined ? fileValue : file})`;
}

function listLiteral(items: readonly string[]): string {
  return `[\n${items.map((item) => `    ${item},\n`).join('')}]`;
}

function dictLiteral(members: readonly (readonly [name: string, value: string])[]): string {
  if (members.length === 0) return '{}';
  return `{\n${members.map(([name, value]) => `    ${portableStringLiteral(name)}: ${indentFollowingLines(value, '    ')},\n`).join('')}}`;
}

function pythonLiteral(value: Json): string {
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'string') return jsonNumberSource(value) ?? portableStringLiteral(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map(
      (item) => `    ${indentFollowingLines(pythonLiteral(item), '    ')},\n`,
    );
    return items.length === 0 ? '[]' : `[\n${items.join('')}]`;
  }
  return dictLiteral(Object.entries(value).map(([name, member]) => [name, pythonLiteral(member as Json)]));
}
