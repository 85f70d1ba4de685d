import { encodeForm, type FormField, type SampleBody, type SampleRequest } from './request.ts';

/** Generates a curl command. Single quotes prevent shell expansion. */
export function curl({ method, url, headers, body }: SampleRequest): string {
  const isUsual = method === (body === undefined ? 'GET' : 'POST');
  const parts = [
    ...(method === 'HEAD' ? ['--head'] : isUsual ? [] : [`--request ${single(method)}`]),
    ...headers.map(({ name, value }) => `--header ${single(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : data(body)),
  ];
  return [`curl ${single(url)}`, ...parts].join(' \\\n  ');
}

function data(body: SampleBody): string[] {
  switch (body.kind) {
    // `--data` would read a file if the text starts with `@`.
    case 'text':
      return [`--data-raw ${single(body.text)}`];
    case 'form':
      return [`--data-raw ${single(encodeForm(body.fields))}`];
    case 'file':
      return [`--data-binary ${single(`@${body.fileName}`)}`];
    case 'multipart':
      return body.fields.map(part);
  }
}

function part({ name, value = '', fileName, type }: FormField): string {
  const typed = type === undefined ? '' : `;type=${type}`;
  if (fileName !== undefined) return `--form ${single(`${name}=@${fileName}${typed}`)}`;
  if (type === undefined) return `--form-string ${single(`${name}=${value}`)}`;
  // In double quotes, curl treats no character as a file name or separator.
  return `--form ${single(`${name}="${value.replace(/["\\]/g, '\\$&')}"${typed}`)}`;
}

function single(text: string): string {
  const shown = text.toWellFormed().replaceAll('\0', '');
  return /^[A-Z]+$/.test(shown) ? shown : `'${shown.replaceAll("'", `'\\''`)}'`;
}
