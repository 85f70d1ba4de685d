import { createHash } from 'node:crypto';

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Sixteen hexadecimal digits that identify a value. Generators cache compiled pages by their text, so the front matter
 * of a page contains the digest of the data compiled into the page: changed data invalidates the cache.
 */
export function digestOf(value: unknown): string {
  return sha256(JSON.stringify(value)).slice(0, 16);
}
