import { sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { realPathOf } from './boundary.ts';
import type { Host, Listing } from './host.ts';
import type { Changes } from './phase-memo.ts';
import { relativePath } from './relative-path.ts';

/**
 * Converts changed paths to paths in the docs folder, as in listings. Paths outside are left out.
 *
 * @param told Absolute paths of files and folders that were written, added or removed.
 * @param root Absolute path of the docs folder, which may contain links.
 * @param listing Files before the changes.
 * @returns `undefined` if anything may have changed.
 */
export function toldChanges(told: Iterable<string>, root: string, { linked = [] }: Listing): Changes | undefined {
  const roots = [root, realPathOf(root)];
  const changes = new Set<string>();
  for (const path of told) {
    const own = roots.find((one) => path === one || path.startsWith(one + sep));
    const inside = own === undefined ? undefined : relativePath(own, path).normalize('NFC');
    // A change behind a link may affect several names. Finding them is not worth the effort.
    if (inside === undefined ? linked.length > 0 : inside === '' || linked.some((one) => overlaps(one, inside)))
      return undefined;
    if (inside !== undefined) changes.add(inside);
  }
  return changes;
}

/** Keeps the previous host if the files are the same, because caches compare listings by identity. */
export function sameOrNew(before: Host, now: Host): Host {
  return isDeepStrictEqual(before.list(), now.list()) ? before : now;
}

function overlaps(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
