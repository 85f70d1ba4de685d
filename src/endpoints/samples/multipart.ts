import type { FormField } from './request.ts';

/** Separates the parts of a form in samples that write the body themselves. */
const boundary = 'form-part-9f2c4d1be07a';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** Text, or the content of a file. */
export type BodyPiece = { readonly text: string } | { readonly fileName: string };

/** Pieces of a `multipart/form-data` body, for languages whose libraries can't write the type of each part. */
export function multipartPieces(fields: readonly FormField[]): readonly BodyPiece[] {
  const pieces: BodyPiece[] = [];
  let text = '';
  for (const { name, value = '', fileName, type } of fields) {
    const fileParameter = fileName === undefined ? '' : `; filename="${escapeParameter(fileName)}"`;
    const typeLine = type === undefined ? '' : `Content-Type: ${escapeParameter(type)}\r\n`;
    text += `--${boundary}\r\nContent-Disposition: form-data; name="${escapeParameter(name)}"${fileParameter}\r\n${typeLine}\r\n`;
    if (fileName === undefined) text += value.toWellFormed();
    else {
      pieces.push({ text }, { fileName });
      text = '';
    }
    text += '\r\n';
  }
  return [...pieces, { text: `${text}--${boundary}--\r\n` }];
}

function escapeParameter(text: string): string {
  return text
    .toWellFormed()
    .replace(/["\\]/g, '\\$&')
    .replace(/\p{Cc}+/gu, ' ');
}
