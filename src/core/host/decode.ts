import { isUtf8 } from 'node:buffer';
import type { ReadResult } from './host.ts';

/** Bytes of a file without front matter that are made text for its head. */
const headBytes = 1024;
/** What a line that may close front matter begins with. */
const closing = Buffer.from('\n---');
const dash = 45;
const newline = 10;

/** The text of a file's bytes, without its byte order mark. */
export function decode(bytes: Buffer): ReadResult {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return { problem: 'UTF-16' };
  return isUtf8(bytes) ? { text: bytes.toString('utf8', textStart(bytes)) } : { problem: 'encoding' };
}

/**
 * The first text of a file, if all of its bytes are UTF-8 without NUL; without its byte order mark. It ends with the
 * line that may close front matter, else anywhere: what is cut out of a text contains the whole text in memory.
 */
export function decodeHead(bytes: Buffer): ReadResult {
  if (!isUtf8(bytes)) return decode(bytes);
  if (bytes.includes(0)) return { problem: 'NUL' };
  const start = textStart(bytes);
  return { text: bytes.toString('utf8', start, headEnd(bytes, start)) };
}

/** Offset behind the byte order mark. */
function textStart(bytes: Buffer): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}

function headEnd(bytes: Buffer, start: number): number {
  const hasFrontMatter = bytes[start] === dash && bytes[start + 1] === dash && bytes[start + 2] === dash;
  const close = hasFrontMatter ? bytes.indexOf(closing, start) : -1;
  if (close === -1) return Math.min(start + headBytes, bytes.length);
  const lineEnd = bytes.indexOf(newline, close + closing.length);
  return lineEnd === -1 ? bytes.length : lineEnd + 1;
}
