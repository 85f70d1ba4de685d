import { multipartPieces, multipartType } from './multipart.ts';
import { encodeForm, type SampleBody, type SampleRequest, scriptLiteral, splitLines } from './request.ts';

/** Generates a PHP program that uses the extension cURL (PHP 7). */
export function php({ method, url, headers, body }: SampleRequest): string {
  const { value, type } = body === undefined ? {} : describeBody(body);
  const typeHeader = type === undefined ? [] : [{ name: 'Content-Type', value: type }];
  const headerLines = [...headers, ...typeHeader].map(
    (header) => `        ${phpLiteral(`${header.name}: ${header.value}`)},`,
  );
  return [
    '<?php',
    '',
    `$request = curl_init(${phpLiteral(url)});`,
    'curl_setopt_array($request, [',
    ...(method === 'GET' && body === undefined ? [] : [`    CURLOPT_CUSTOMREQUEST => ${phpLiteral(method)},`]),
    // Without it, cURL waits for a body that never comes.
    ...(method === 'HEAD' ? ['    CURLOPT_NOBODY => true,'] : []),
    ...(headerLines.length === 0 ? [] : ['    CURLOPT_HTTPHEADER => [', ...headerLines, '    ],']),
    ...(value === undefined ? [] : [`    CURLOPT_POSTFIELDS => ${value},`]),
    '    CURLOPT_RETURNTRANSFER => true,',
    ']);',
    '$text = curl_exec($request);',
    "echo curl_getinfo($request, CURLINFO_RESPONSE_CODE), ' ', $text;",
  ].join('\n');
}

/** Expression of the body, and its content type if the headers of the request don't have it. */
function describeBody(body: SampleBody): { readonly value: string; readonly type?: string } {
  switch (body.kind) {
    case 'text':
      return { value: phpLiteral(body.text) };
    case 'form':
      return { value: phpLiteral(encodeForm(body.fields)), type: 'application/x-www-form-urlencoded' };
    case 'file':
      return { value: readFile(body.fileName) };
    case 'multipart': {
      const pieces = multipartPieces(body.fields).flatMap((piece) =>
        'fileName' in piece ? [readFile(piece.fileName)] : splitLines(piece.text).map(phpLiteral),
      );
      return { value: pieces.join('\n        . '), type: multipartType };
    }
  }
}

function readFile(fileName: string): string {
  return `file_get_contents(${phpLiteral(fileName)})`;
}

function phpLiteral(text: string): string {
  return scriptLiteral(text, '$');
}
