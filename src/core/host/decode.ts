import type { ReadResult } from './host.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8, without a byte order mark. */
export function decodeUtf8(bytes: Uint8Array): ReadResult {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return { problem: 'UTF-16' };
  try {
    return { text: utf8.decode(bytes) };
  } catch {
    return { problem: 'encoding' };
  }
}
