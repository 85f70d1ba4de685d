import {
  encodedForm,
  type FormField,
  hanging,
  isPlainJson,
  quoted,
  type SampleBody,
  type SampleRequest,
} from './request.ts';

/**
 * The request by `fetch`, for browsers and Node alike; by Node's own module if a method that has no body for `fetch`
 * sends one.
 */
export function javascript(request: SampleRequest): string {
  const { method, url, headers, body } = request;
  if (body !== undefined && body.kind !== 'multipart' && /^(?:GET|HEAD)$/.test(method)) return byNode(request, body);
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quoted(method)},`]),
    ...(headers.length === 0
      ? []
      : ['headers: {', ...headers.map(({ name, value }) => `  ${quoted(name)}: ${quoted(value)},`), '},']),
    ...(body === undefined ? [] : [`body: ${bodyText(body)},`]),
  ];
  const call =
    options.length === 0
      ? `fetch(${quoted(url)})`
      : `fetch(${quoted(url)}, {\n  ${hanging(options.join('\n'), '  ')}\n})`;
  return [
    ...before(body),
    `const response = await ${call};`,
    'console.log(response.status, await response.text());',
  ].join('\n');
}

/** `fetch` refuses the body of a GET request. */
function byNode({ method, url, headers }: SampleRequest, body: Exclude<SampleBody, { kind: 'multipart' }>): string {
  const type = body.kind === 'form' ? [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }] : [];
  const sent = [...headers, ...type].map(({ name, value }) => `    ${quoted(name)}: ${quoted(value)},`);
  return [
    `import { request } from 'node:${url.startsWith('http://') ? 'http' : 'https'}';`,
    ...(body.kind === 'file' ? ["import { readFileSync } from 'node:fs';"] : []),
    '',
    `const body = ${nodeBody(body)};`,
    `const options = {\n  method: ${quoted(method)},`,
    // Without the length, Node sends no body with GET.
    ...['  headers: {', ...sent, '    "Content-Length": Buffer.byteLength(body),', '  },'],
    '};',
    `const sent = request(${quoted(url)}, options, async (response) => {`,
    '  response.setEncoding("utf8");',
    '  console.log(response.statusCode, (await response.toArray()).join(""));',
    '});',
    'sent.end(body);',
  ].join('\n');
}

function nodeBody(body: Exclude<SampleBody, { kind: 'multipart' }>): string {
  if (body.kind === 'file') return `readFileSync(${quoted(body.fileName)})`;
  return body.kind === 'form' ? quoted(encodedForm(body.fields)) : bodyText(body);
}

/** What has to be made before the request is. */
function before(body: SampleBody | undefined): string[] {
  if (body?.kind !== 'multipart') return [];
  const appended = body.fields.map((field) => `form.append(${quoted(field.name)}, ${partOf(field)});`);
  return ['const form = new FormData();', ...appended, ''];
}

/** The value of a part, and the name of its file if a type makes it a `Blob`. */
function partOf({ value = '', fileName, type }: FormField): string {
  const content = fileName === undefined ? quoted(value) : 'fileInput.files[0]';
  if (type === undefined) return content;
  const blob = `new Blob([${content}], { type: ${quoted(type)} })`;
  return fileName === undefined ? blob : `${blob}, ${quoted(fileName)}`;
}

function bodyText(body: SampleBody): string {
  switch (body.kind) {
    case 'text':
      return isPlainJson(body) ? `JSON.stringify(${body.text.replace(/[\u2028\u2029]/g, '')})` : quoted(body.text);
    case 'form':
      return `new URLSearchParams([\n${body.fields.map(({ name, value = '' }) => `  [${quoted(name)}, ${quoted(value)}],\n`).join('')}])`;
    case 'multipart':
      return 'form';
    case 'file':
      return 'fileInput.files[0]';
  }
}
