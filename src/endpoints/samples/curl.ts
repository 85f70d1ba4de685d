import { encodeForm, type FormField, type SampleBody, type SampleRequest } from './request.ts';

/** Generates a curl command. Single quotes prevent shell expansion. */
export function curl({ method, url, headers, body }: SampleRequest): string {
  const isDefaultMethod = method === (body === undefined ? 'GET' : 'POST');
  const options = [
    ...(method === 'HEAD' ? ['--head'] : isDefaultMethod ? [] : [`--request ${shellQuote(method)}`]),
    ...headers.map(({ name, value }) => `--header ${shellQuote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : bodyOptions(body)),
  ];
  return [`curl ${shellQuote(url)}`, ...options].join(' \\\n  ');
}

function bodyOptions(body: SampleBody): string[] {
  switch (body.kind) {
    // `--data` would read a file if the text starts with `@`.
    case 'text':
      return [`--data-raw ${shellQuote(body.text)}`];
    case 'form':
      return [`--data-raw ${shellQuote(encodeForm(body.fields))}`];
    case 'file':
      return [`--data-binary ${shellQuote(`@${body.fileName}`)}`];
    case 'multipart':
      return body.fields.map(formOption);
  }
}

function formOption({ name, value = '', fileName, type }: FormField): string {
  const typeSuffix = type === undefined ? '' : `;type=${type}`;
  if (fileName !== undefined) return `--form ${shellQuote(`${name}=@${fileName}${typeSuffix}`)}`;
  if (type === undefined) return `--form-string ${shellQuote(`${name}=${value}`)}`;
  // In double quotes, curl treats no character as a file name or separator.
  return `--form ${shellQuote(`${name}="${value.replace(/["\\]/g, '\\$&')}"${typeSuffix}`)}`;
}

function shellQuote(text: string): string {
  const cleanText = text.toWellFormed().replaceAll('\0', '');
  return /^[A-Z]+$/.test(cleanText) ? cleanText : `'${cleanText.replaceAll("'", `'\\''`)}'`;
}
