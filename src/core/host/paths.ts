import { existsSync, realpathSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** True for an absolute real path that may be read: in the docs folder, or in a path of the option `follow`. */
export type Boundary = (path: string) => boolean;

/**
 * Creates the boundary of a docs folder.
 *
 * @param root Absolute real path.
 * @param followedPaths Paths outside of the folder that links may point to, relative to the folder.
 */
export function createBoundary(root: string, followedPaths: readonly string[]): Boundary {
  const allowed = [root, ...followedPaths.map((path) => realPathOf(resolve(root, path)))];
  return (path) => allowed.some((folder) => isInside(path, folder));
}

/** True for the folder itself and everything in it. Paths are absolute. */
export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Returns an absolute path and its ancestors up to the root of the file system, innermost first. */
export function selfAndAncestors(path: string): readonly string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [path, ...selfAndAncestors(parent)];
}

/** Real path without links; the path itself if it doesn't exist. */
export function realPathOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/** Relative path with `/` on every system; empty for equal paths. */
export function relativePath(from: string, to: string): string {
  return relative(from, to).split(sep).join('/');
}

export function packageFolder(): string {
  let folder = new URL('.', import.meta.url);
  while (folder.pathname !== '/' && !existsSync(new URL('package.json', folder))) folder = new URL('..', folder);
  return fileURLToPath(folder);
}
