import { multipartPieces, multipartType } from './multipart.ts';
import { encodeForm, type SampleBody, type SampleRequest, scriptLiteral, splitLines } from './request.ts';

const methodsWithClass: ReadonlySet<string> = new Set([
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
]);

/** Generates a Ruby program that uses only the standard library. */
export function ruby({ method, url, headers, body }: SampleRequest): string {
  const { value, type } = body === undefined ? {} : describeBody(body);
  const typeHeader = type === undefined ? [] : [{ name: 'Content-Type', value: type }];
  const newRequest = methodsWithClass.has(method)
    ? `Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`
    : `Net::HTTPGenericRequest.new(${rubyLiteral(method)}, true, true, uri)`;
  return [
    "require 'net/http'",
    '',
    `uri = URI(${rubyLiteral(url)})`,
    `request = ${newRequest}`,
    ...[...headers, ...typeHeader].map(
      (header) => `request[${rubyLiteral(header.name)}] = ${rubyLiteral(header.value)}`,
    ),
    ...(value === undefined ? [] : [`request.body = ${value}`]),
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }",
    'puts response.code, response.body',
  ].join('\n');
}

/** Expression of the body, and its content type if the headers of the request don't have it. */
function describeBody(body: SampleBody): { readonly value: string; readonly type?: string } {
  switch (body.kind) {
    case 'text':
      return { value: rubyLiteral(body.text) };
    case 'form':
      return { value: rubyLiteral(encodeForm(body.fields)), type: 'application/x-www-form-urlencoded' };
    case 'file':
      return { value: readFile(body.fileName) };
    case 'multipart': {
      // Binary strings, because a file can have any encoding.
      const pieces = multipartPieces(body.fields).flatMap((piece) =>
        'fileName' in piece
          ? [readFile(piece.fileName)]
          : splitLines(piece.text).map((line) => `${rubyLiteral(line)}.b`),
      );
      return { value: `[\n${pieces.map((piece) => `  ${piece},\n`).join('')}].join`, type: multipartType };
    }
  }
}

function readFile(fileName: string): string {
  return `File.binread(${rubyLiteral(fileName)})`;
}

function rubyLiteral(text: string): string {
  return scriptLiteral(text, '#');
}
