import { relative, sep } from 'node:path';

/**
 * The way from a folder to a file or folder, with `/` on every system.
 *
 * @param from Absolute path.
 * @param to Absolute path.
 * @returns Empty if both are the same; with `..` where it leads out.
 */
export function relativePath(from: string, to: string): string {
  return relative(from, to).split(sep).join('/');
}
