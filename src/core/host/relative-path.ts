import { relative, sep } from 'node:path';

/** Relative path with `/` on every system; empty for equal paths. */
export function relativePath(from: string, to: string): string {
  return relative(from, to).split(sep).join('/');
}
