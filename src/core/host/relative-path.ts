import { relative, sep } from 'node:path';

/**
 * The way from one absolute path to another, with `/` on every system: empty if both are the same, with `..` where it leads
 * out.
 */
export function relativePath(from: string, to: string): string {
  return relative(from, to).split(sep).join('/');
}
