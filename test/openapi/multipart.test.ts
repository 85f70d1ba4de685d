import { expect, test } from 'vitest';
import { multipartPieces } from '../../src/endpoints/samples/multipart.ts';

test('names and file names of a form stay within their quotes and their line', () => {
  const [text, file, end] = multipartPieces([
    { name: 'a"b', value: 'x' },
    { name: 'photo', fileName: 'a"\r\nX-Other: b\\.png', type: 'image/png' },
  ]);
  const lines = text !== undefined && 'text' in text ? text.text.split('\r\n') : [];
  expect(lines.filter((line) => line.startsWith('Content-Disposition'))).toEqual([
    String.raw`Content-Disposition: form-data; name="a\"b"`,
    String.raw`Content-Disposition: form-data; name="photo"; filename="a\" X-Other: b\\.png"`,
  ]);
  expect(file).toEqual({ fileName: 'a"\r\nX-Other: b\\.png' });
  expect(end).toHaveProperty('text', expect.stringMatching(/^\r\n--\S+--\r\n$/));
});
