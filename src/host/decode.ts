import { isUtf8 } from 'node:buffer';
import type { ReadResult } from './host.ts';

/** Bytes of a page that are made text to find its front matter in. */
const headBytes = 1024;

const strict = new TextDecoder('utf-8', { fatal: true });

/** The text of a file's bytes, without its byte order mark. */
export function decode(bytes: Uint8Array): ReadResult {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return { problem: 'UTF-16' };
  try {
    return { text: strict.decode(bytes) };
  } catch {
    return { problem: 'encoding' };
  }
}

/** The first text of a file, cut anywhere, where all of its bytes are UTF-8 without NUL; without its byte order mark. */
export function decodeHead(bytes: Uint8Array): ReadResult {
  if (!isUtf8(bytes)) return decode(bytes);
  if (bytes.includes(0)) return { problem: 'NUL' };
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  // Far cheaper than a TextDecoder for one short text after another.
  return {
    text: Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.min(bytes.length - start, headBytes)).toString(),
  };
}
