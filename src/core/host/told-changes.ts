import { sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { realPathOf } from './boundary.ts';
import type { Host, Listing } from './host.ts';
import type { Changes } from './phase-memo.ts';
import { relativePath } from './relative-path.ts';

/**
 * Converts changed paths to paths in the docs folder, as in listings. Paths outside are left out.
 *
 * @param paths Absolute paths of files and folders that were written, added or removed.
 * @param root Absolute path of the docs folder, which may contain links.
 * @param listing Files before the changes.
 * @returns `undefined` if anything may have changed.
 */
export function summarizeChanges(paths: Iterable<string>, root: string, { linked = [] }: Listing): Changes | undefined {
  const roots = [root, realPathOf(root)];
  const changes = new Set<string>();
  for (const path of paths) {
    const base = roots.find((candidate) => path === candidate || path.startsWith(candidate + sep));
    const name = base === undefined ? undefined : relativePath(base, path).normalize('NFC');
    // A change behind a link may affect several names. Finding them is not worth the effort.
    if (name === undefined ? linked.length > 0 : name === '' || linked.some((link) => overlaps(link, name)))
      return undefined;
    if (name !== undefined) changes.add(name);
  }
  return changes;
}

/** Keeps the previous host if the files are the same, because caches compare listings by identity. */
export function reuseHost(previous: Host, current: Host): Host {
  return isDeepStrictEqual(previous.list(), current.list()) ? previous : current;
}

function overlaps(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
