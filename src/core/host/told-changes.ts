import { sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { realPathOf } from './boundary.ts';
import type { Host, Listing } from './host.ts';
import type { Changes } from './phase-memo.ts';
import { relativePath } from './relative-path.ts';

/**
 * What was told of files on disk, from the docs folder, as listings write it; what lies outside left out.
 *
 * @param told Absolute paths of files and folders that were written, added or removed.
 * @param root Absolute path of the docs folder, as it is named.
 * @param listing The files as they were before.
 * @returns Undefined if anything may have changed.
 */
export function toldChanges(told: Iterable<string>, root: string, { linked = [] }: Listing): Changes | undefined {
  const roots = [root, realPathOf(root)];
  const changes = new Set<string>();
  for (const path of told) {
    const own = roots.find((one) => path === one || path.startsWith(one + sep));
    const inside = own === undefined ? undefined : relativePath(own, path).normalize('NFC');
    // Under which other names links lead to what has changed is not worth knowing.
    if (inside === undefined ? linked.length > 0 : inside === '' || linked.some((one) => overlaps(one, inside)))
      return undefined;
    if (inside !== undefined) changes.add(inside);
  }
  return changes;
}

/** The host as it was, if its files are the same: what was made of a list of them is kept as long as that is one object. */
export function sameOrNew(before: Host, now: Host): Host {
  return isDeepStrictEqual(before.list(), now.list()) ? before : now;
}

/** True if one of two paths is the other, or a folder that it is in. */
function overlaps(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
