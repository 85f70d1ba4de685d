import { isUtf8 } from 'node:buffer';
import type { ReadResult } from './host.ts';

/** The text of a file's bytes, without its byte order mark. */
export function decode(bytes: Buffer): ReadResult {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return { problem: 'UTF-16' };
  if (!isUtf8(bytes)) return { problem: 'encoding' };
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return { text: bytes.toString('utf8', hasMark ? 3 : 0) };
}
