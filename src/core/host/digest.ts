import { createHash } from 'node:crypto';

/**
 * Sixteen letters that change with a value. Generators keep compiled pages by their text: what surrounds a page, and is
 * compiled into it, is in its front matter by its digest.
 */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
