import { lstatSync } from 'node:fs';
import { sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Host, Listing } from './host.ts';
import type { Changes } from './phase-memo.ts';
import { realPathOf } from './real-path.ts';
import { relativePath } from './relative-path.ts';
import type { FolderEntries } from './walk-folder.ts';

/** A host for the next run. */
export interface Round {
  readonly host: Host;
  /** What may have changed since the last one; undefined if unknown. */
  readonly changes: Changes | undefined;
}

/**
 * Files on disk for one run after another. Somebody watches them and says what happens: the folder is walked again only
 * if files came or went.
 */
export class LastingHost {
  readonly #root: string;
  readonly #realRoot: string;
  readonly #make: (folders: FolderEntries) => Host;
  readonly #folders: FolderEntries = new Map();
  #host: Host | undefined;
  #listing: Listing | undefined;
  #known: ReadonlySet<string> = new Set();
  #hasLinks = false;
  #told = new Set<string>();
  #isUnknown = true;

  /**
   * @param root Absolute path of the docs folder.
   * @param make Makes the host of a run.
   */
  constructor(root: string, make: (folders: FolderEntries) => Host) {
    this.#root = root;
    this.#realRoot = realPathOf(root);
    this.#make = make;
  }

  /** @param path Absolute path of a file or folder that was written, added or removed. Undefined: any of them may be. */
  changed(path: string | undefined): void {
    if (path === undefined) this.#isUnknown = true;
    else this.#told.add(path);
  }

  next(): Round {
    const told = [...this.#told].flatMap((path) => this.#inside(path));
    // Under which other names links lead to what has changed is not worth knowing.
    const isUnknown = this.#isUnknown || told.includes('') || (this.#hasLinks && this.#told.size > 0);
    this.#told = new Set();
    this.#isUnknown = false;
    const host = this.#host;
    const before = this.#listing;
    if (host === undefined || before === undefined || isUnknown) {
      this.#folders.clear();
      return { host: this.#walk(), changes: undefined };
    }
    const moved = told.filter((path) => !this.#known.has(path) || !isFile(`${this.#realRoot}/${path}`));
    const changes = { files: new Set(told), folders: moved.map((path) => `${path}/`) };
    if (moved.length === 0) return { host, changes };
    for (const path of moved) this.#forget(path);
    const now = this.#walk();
    if (!areSame(before, now.list())) return { host: now, changes };
    // A file that an editor makes and takes away at once.
    this.#host = host;
    this.#listing = before;
    return { host, changes };
  }

  #walk(): Host {
    this.#host = this.#make(this.#folders);
    this.#listing = this.#host.list();
    this.#known = new Set(this.#listing.files);
    this.#hasLinks = [...this.#folders.values()].some((entries) => entries.some((entry) => entry.isSymbolicLink()));
    return this.#host;
  }

  /** The folder that a path is in is another, and all below it. */
  #forget(path: string): void {
    const changed = `${this.#realRoot}/${path}`;
    this.#folders.delete(changed.slice(0, changed.lastIndexOf('/')));
    for (const folder of this.#folders.keys()) {
      if (folder === changed || folder.startsWith(`${changed}/`)) this.#folders.delete(folder);
    }
  }

  /** A path from the docs folder, as listings write it; nothing for one that lies outside. */
  #inside(path: string): string[] {
    const root = [this.#root, this.#realRoot].find((one) => path === one || path.startsWith(one + sep));
    return root === undefined ? [] : [relativePath(root, path).normalize('NFC')];
  }
}

function areSame(before: Listing, now: Listing): boolean {
  return (
    before.files.length === now.files.length &&
    before.files.every((file, index) => file === now.files[index]) &&
    isDeepStrictEqual([before.outside, before.unread], [now.outside, now.unread])
  );
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
