import { sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { realPathOf } from './boundary.ts';
import type { Host } from './host.ts';
import type { Changes } from './phase-memo.ts';
import { relativePath } from './relative-path.ts';

/** A host for the next run. */
export interface Round {
  readonly host: Host;
  /** What may have changed since the last one; undefined if unknown. */
  readonly changes: Changes | undefined;
}

/** Files on disk for one run after another. Somebody watches them and says what happens. */
export class LastingHost {
  /** The docs folder as it was named, and without links. */
  readonly #roots: readonly string[];
  readonly #make: () => Host;
  #host: Host | undefined;
  /** Absolute paths; undefined if anything may have changed. */
  #told: Set<string> | undefined;

  /** @param root Absolute path of the docs folder. */
  constructor(root: string, make: () => Host) {
    this.#roots = [root, realPathOf(root)];
    this.#make = make;
  }

  /** @param path Absolute path of a file or folder that was written, added or removed. Undefined: any of them may be. */
  changed(path: string | undefined): void {
    if (path === undefined) this.#told = undefined;
    else this.#told?.add(path);
  }

  next(): Round {
    const [before, now] = [this.#host, this.#make()];
    const changes = before && this.#changes(before);
    this.#told = new Set();
    // What was made of a list of files is kept as long as the list is the same object.
    const isSame = changes !== undefined && isDeepStrictEqual(before?.list(), now.list());
    const host = isSame && before !== undefined ? before : now;
    this.#host = host;
    return { host, changes };
  }

  /** What it was told, from the docs folder, as listings write it; what lies outside left out. */
  #changes(host: Host): Changes | undefined {
    if (this.#told === undefined) return undefined;
    const { linked = [] } = host.list();
    const changes = new Set<string>();
    for (const path of this.#told) {
      const root = this.#roots.find((one) => path === one || path.startsWith(one + sep));
      const inside = root === undefined ? undefined : relativePath(root, path).normalize('NFC');
      // Under which other names links lead to what has changed is not worth knowing.
      if (inside === undefined ? linked.length > 0 : inside === '' || linked.some((one) => overlaps(one, inside)))
        return undefined;
      if (inside !== undefined) changes.add(inside);
    }
    return changes;
  }
}

/** True if one of two paths is the other, or a folder that it is in. */
function overlaps(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
