import { createHash } from 'node:crypto';

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Returns sixteen hexadecimal digits that identify a value. Generators cache compiled pages by the text of the page.
 * Front matter therefore contains the digest of the other data in the page, so that changed data invalidates the cache.
 */
export function digestOf(value: unknown): string {
  return sha256(JSON.stringify(value)).slice(0, 16);
}
