import { realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/** True for an absolute real path that may be read: in the docs folder, or in a path of the option `follow`. */
export type Boundary = (path: string) => boolean;

/**
 * Creates the boundary of a docs folder.
 *
 * @param root Absolute real path.
 * @param followed Paths outside of the folder that links may point to, relative to it.
 */
export function boundaryOf(root: string, followed: readonly string[]): Boundary {
  const allowed = [root, ...followed.map((path) => realPathOf(resolve(root, path)))];
  return (path) =>
    allowed.some((folder) => path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`));
}

/** Real path without links; the path itself if it doesn't exist. */
export function realPathOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}
