import { createHash } from 'node:crypto';

/** SHA-256 of a text, hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Sixteen letters that change with a value. Generators keep compiled pages by their text: what surrounds a page, and is
 * compiled into it, is in its front matter by its digest.
 */
export function digestOf(value: unknown): string {
  return hashOf(JSON.stringify(value)).slice(0, 16);
}
