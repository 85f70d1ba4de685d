import {
  encodeForm,
  type FormField,
  indentFollowingLines,
  isEmbeddableJson,
  portableStringLiteral,
  type SampleBody,
  type SampleRequest,
} from './request.ts';

/** Generates a `fetch` call for browsers and Node. `GET` and `HEAD` requests with a body use `node:http`. */
export function javascript(request: SampleRequest): string {
  const { method, url, headers, body } = request;
  if (body !== undefined && body.kind !== 'multipart' && /^(?:GET|HEAD)$/.test(method))
    return nodeRequest(request, body);
  const options = [
    ...(method === 'GET' ? [] : [`method: ${portableStringLiteral(method)},`]),
    ...(headers.length === 0
      ? []
      : [
          'headers: {',
          ...headers.map(({ name, value }) => `  ${portableStringLiteral(name)}: ${portableStringLiteral(value)},`),
          '},',
        ]),
    ...(body === undefined ? [] : [`body: ${bodyText(body)},`]),
  ];
  const call =
    options.length === 0
      ? `fetch(${portableStringLiteral(url)})`
      : `fetch(${portableStringLiteral(url)}, {\n  ${indentFollowingLines(options.join('\n'), '  ')}\n})`;
  return [
    ...setupLines(body),
    `const response = await ${call};`,
    'console.log(response.status, await response.text());',
  ].join('\n');
}

function nodeRequest(
  { method, url, headers }: SampleRequest,
  body: Exclude<SampleBody, { kind: 'multipart' }>,
): string {
  const typeHeaders =
    body.kind === 'form' ? [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }] : [];
  const headerLines = [...headers, ...typeHeaders].map(
    ({ name, value }) => `    ${portableStringLiteral(name)}: ${portableStringLiteral(value)},`,
  );
  return [
    `import { request } from 'node:${url.startsWith('http://') ? 'http' : 'https'}';`,
    ...(body.kind === 'file' ? ["import { readFileSync } from 'node:fs';"] : []),
    '',
    `const body = ${nodeBody(body)};`,
    `const options = {\n  method: ${portableStringLiteral(method)},`,
    // Without `Content-Length`, Node sends no body with GET.
    ...['  headers: {', ...headerLines, '    "Content-Length": Buffer.byteLength(body),', '  },'],
    '};',
    `const sent = request(${portableStringLiteral(url)}, options, async (response) => {`,
    '  response.setEncoding("utf8");',
    '  console.log(response.statusCode, (await response.toArray()).join(""));',
    '});',
    'sent.end(body);',
  ].join('\n');
}

function nodeBody(body: Exclude<SampleBody, { kind: 'multipart' }>): string {
  if (body.kind === 'file') return `readFileSync(${portableStringLiteral(body.fileName)})`;
  return body.kind === 'form' ? portableStringLiteral(encodeForm(body.fields)) : bodyText(body);
}

function setupLines(body: SampleBody | undefined): string[] {
  if (body?.kind !== 'multipart') return [];
  const appendCalls = body.fields.map(
    (field) => `form.append(${portableStringLiteral(field.name)}, ${appendArguments(field)});`,
  );
  return ['const form = new FormData();', ...appendCalls, ''];
}

/** Arguments for the value of a form field. For a `Blob`, the file name is a separate argument. */
function appendArguments({ value = '', fileName, type }: FormField): string {
  const content = fileName === undefined ? portableStringLiteral(value) : 'fileInput.files[0]';
  if (type === undefined) return content;
  const blob = `new Blob([${content}], { type: ${portableStringLiteral(type)} })`;
  return fileName === undefined ? blob : `${blob}, ${portableStringLiteral(fileName)}`;
}

function bodyText(body: SampleBody): string {
  switch (body.kind) {
    case 'text':
      return isEmbeddableJson(body)
        ? `JSON.stringify(${body.text.replace(/[\u2028\u2029]/g, '')})`
        : portableStringLiteral(body.text);
    case 'form':
      return `new URLSearchParams([\n${body.fields.map(({ name, value = '' }) => `  [${portableStringLiteral(name)}, ${portableStringLiteral(value)}],\n`).join('')}])`;
    case 'multipart':
      return 'form';
    case 'file':
      return 'fileInput.files[0]';
  }
}
