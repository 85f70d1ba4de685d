import { encodeForm, type FormField, portableStringLiteral, type SampleBody, type SampleRequest } from './request.ts';

const errorCheck = ['if err != nil {', '\tpanic(err)', '}'];

/** Generates a Go program that uses only the standard library. */
export function go({ method, url, headers, body }: SampleRequest): string {
  const isMultipart = body?.kind === 'multipart';
  const typeHeaders =
    body?.kind === 'form' ? [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }] : [];
  const lines = [
    ...(body === undefined ? [] : [...bodyLines(body), '']),
    `request, err := http.NewRequest(${portableStringLiteral(method)}, ${portableStringLiteral(url)}, ${body === undefined ? 'nil' : isMultipart ? '&body' : 'body'})`,
    ...errorCheck,
    ...[...headers, ...typeHeaders].map(
      ({ name, value }) => `request.Header.Set(${portableStringLiteral(name)}, ${portableStringLiteral(value)})`,
    ),
    ...(isMultipart ? ['request.Header.Set("Content-Type", form.FormDataContentType())'] : []),
    '',
    'response, err := http.DefaultClient.Do(request)',
    ...errorCheck,
    'defer response.Body.Close()',
    'text, err := io.ReadAll(response.Body)',
    ...errorCheck,
    'fmt.Println(response.Status, string(text))',
  ];
  const imports = ['fmt', 'io', 'net/http', ...importsFor(body)].sort();
  const preamble = ['package main', '', 'import (', ...imports.map((name) => `\t"${name}"`), ')', '', 'func main() {'];
  return [...preamble, ...lines.map((line) => (line === '' ? '' : `\t${line}`)), '}'].join('\n');
}

function importsFor(body: SampleBody | undefined): string[] {
  if (body === undefined) return [];
  if (body.kind === 'file') return ['os'];
  if (body.kind !== 'multipart') return ['strings'];
  const typedFields = body.fields.filter(({ type }) => type !== undefined);
  return [
    ...['bytes', 'mime/multipart'],
    ...(body.fields.some(isFile) ? ['os'] : []),
    ...(typedFields.length > 0 ? ['net/textproto'] : []),
    ...(typedFields.some((field) => !isFile(field)) ? ['strings'] : []),
  ];
}

function isFile({ fileName }: FormField): boolean {
  return fileName !== undefined;
}

function bodyLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'text':
      return [`body := strings.NewReader(${goStringLiteral(body.text)})`];
    case 'form':
      return [`body := strings.NewReader(${goStringLiteral(encodeForm(body.fields))})`];
    case 'file':
      return [`body, err := os.Open(${portableStringLiteral(body.fileName)})`, ...errorCheck];
    case 'multipart':
      return [
        'var body bytes.Buffer',
        'form := multipart.NewWriter(&body)',
        ...body.fields.flatMap(fieldLines),
        'form.Close()',
      ];
  }
}

function fieldLines(field: FormField, index: number): string[] {
  const { name, value = '', fileName, type } = field;
  if (fileName === undefined && type === undefined)
    return [`form.WriteField(${portableStringLiteral(name)}, ${portableStringLiteral(value)})`];
  const openLines =
    fileName === undefined ? [] : [`file${index}, err := os.Open(${portableStringLiteral(fileName)})`, ...errorCheck];
  const createPartLines = [`part${index}, err := ${createPartCall(field)}`, ...errorCheck];
  const content = fileName === undefined ? `strings.NewReader(${goStringLiteral(value)})` : `file${index}`;
  return [...openLines, ...createPartLines, `io.Copy(part${index}, ${content})`];
}

function createPartCall({ name, fileName, type }: FormField): string {
  if (type === undefined && fileName !== undefined)
    return `form.CreateFormFile(${portableStringLiteral(name)}, ${portableStringLiteral(fileName)})`;
  const escapeQuoted = (text: string) => text.replace(/["\\]/g, '\\$&').replace(/\p{Cc}+/gu, ' ');
  const fileNameParameter = fileName === undefined ? '' : `; filename="${escapeQuoted(fileName)}"`;
  const disposition = portableStringLiteral(`form-data; name="${escapeQuoted(name)}"${fileNameParameter}`);
  return `form.CreatePart(textproto.MIMEHeader{"Content-Disposition": {${disposition}}, "Content-Type": {${portableStringLiteral(type ?? '')}}})`;
}

/** Uses a raw string literal if possible, which keeps lines readable. */
function goStringLiteral(text: string): string {
  return /[`\r\0\uFEFF]/.test(text) ? portableStringLiteral(text) : `\`${text.toWellFormed()}\``;
}
