import { realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/** What may be read: the docs folder, and what the settings name outside of it. */
export interface Boundary {
  /** @param path Absolute real path. */
  holds(path: string): boolean;
}

/**
 * The boundary of a docs folder.
 *
 * @param root Absolute real path.
 * @param followed Files and folders outside, from the root, that links may lead to; those that are missing count for
 * nothing.
 */
export function boundaryOf(root: string, followed: readonly string[]): Boundary {
  const allowed = [root, ...followed.flatMap((path) => realPath(resolve(root, path)))];
  return {
    holds: (path) => allowed.some((one) => path === one || path.startsWith(one.endsWith(sep) ? one : `${one}${sep}`)),
  };
}

function realPath(path: string): string[] {
  try {
    return [realpathSync.native(path)];
  } catch {
    return [];
  }
}
