import { createHash } from 'node:crypto';

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Sixteen hexadecimal digits that change with a value. Generators cache compiled pages by their text. The digest of
 * data that is compiled into a page is put into its front matter, so that the cache notices changes.
 */
export function digestOf(value: unknown): string {
  return sha256(JSON.stringify(value)).slice(0, 16);
}
