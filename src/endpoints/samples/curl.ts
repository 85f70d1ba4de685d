import { encodeForm, type FormField, type SampleBody, type SampleRequest } from './request.ts';

/** The request as a command of a shell. Everything is between single quotes, in which a shell runs nothing. */
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
    // Not --data: it would read a file where the text begins with @.
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
  // Between quotes, no character of it is read as the name of a file or as the end.
  return `--form ${single(`${name}="${value.replace(/["\\]/g, '\\$&')}"${typed}`)}`;
}

function single(text: string): string {
  const shown = text.toWellFormed().replaceAll('\0', '');
  return /^[A-Z]+$/.test(shown) ? shown : `'${shown.replaceAll("'", `'\\''`)}'`;
}
