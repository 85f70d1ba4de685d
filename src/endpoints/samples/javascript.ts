import { hanging, isPlainJson, quoted, type SampleBody, type SampleRequest } from './request.ts';

/** The request by `fetch`, for browsers and Node alike. */
export function javascript({ method, url, headers, body }: SampleRequest): string {
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

/** What has to be made before the request is. */
function before(body: SampleBody | undefined): string[] {
  if (body?.kind !== 'multipart') return [];
  const appended = body.fields.map(({ name, value = '', fileName }) =>
    fileName === undefined
      ? `form.append(${quoted(name)}, ${quoted(value)});`
      : `form.append(${quoted(name)}, fileInput.files[0]);`,
  );
  return ['const form = new FormData();', ...appended, ''];
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
