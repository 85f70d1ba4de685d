import { realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/** Tells what may be read by its absolute real path: the docs folder, and what the settings name outside of it. */
export type Boundary = (path: string) => boolean;

/**
 * The boundary of a docs folder.
 *
 * @param root Absolute real path.
 * @param followed Files and folders outside, from the root, that links may lead to.
 */
export function boundaryOf(root: string, followed: readonly string[]): Boundary {
  const allowed = [root, ...followed.map((path) => realPathOf(resolve(root, path)))];
  return (path) => allowed.some((one) => path === one || path.startsWith(one.endsWith(sep) ? one : `${one}${sep}`));
}

/** A path as the disk has it, without links; the same path if nothing is there. */
export function realPathOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}
