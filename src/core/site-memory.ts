import type { Host } from './host/host.ts';
import { nodeHost } from './host/node.ts';
import { OpenFiles, type OpenTexts } from './host/open-files.ts';
import { PhaseMemo } from './host/phase-memo.ts';
import { remoteFetcher } from './host/remote-fetcher.ts';
import { sameOrNew, toldChanges } from './host/told-changes.ts';
import { areSameSettings, type Settings } from './options/options.ts';

/** What one run of a site needs of those before it. */
export interface Run {
  readonly host: Host;
  readonly memo: PhaseMemo;
  /** The settings, the same object as long as they say the same. */
  readonly settings: Settings;
  /** Files that were asked for, by earlier runs too: all of them may count again. Takes those of this run. */
  readonly inputs: Set<string>;
}

/**
 * What is known of a site between its runs, for programs that follow its files. It has to be told what changes: the next
 * run reads that alone, and whatever follows from it.
 */
export class SiteMemory {
  readonly #open: OpenTexts;
  readonly #memo = new PhaseMemo(true);
  #settings: Settings | undefined;
  /** The disk as the last run saw it. */
  #disk: Host | undefined;
  /** Absolute paths of what has changed on disk since then; undefined if anything may have. */
  #told: Set<string> | undefined;
  #texts: OpenFiles | undefined;
  #inputs = new Set<string>();
  #running: Promise<void> = Promise.resolve();

  /** @param open Texts that an editor has open, as they are from one moment to the next. Default: none. */
  constructor(open: OpenTexts = new Map()) {
    this.#open = open;
  }

  /** @param path Absolute path of what was written, added, removed or typed. Undefined: nothing is known for sure any more. */
  changed(path?: string): void {
    if (path === undefined) this.#told = undefined;
    else this.#told?.add(path);
    this.#texts?.changed(path);
  }

  /** Runs one after the other: each takes up what has changed since the one before began. */
  run<Value>(settings: Settings, resolve: (run: Run) => Promise<Value>): Promise<Value> {
    const running = this.#running.then(() => resolve(this.#begin(settings)));
    this.#running = running.then(
      () => undefined,
      // What it was told to take up, it may not have taken up.
      () => this.changed(),
    );
    return running;
  }

  #begin(settings: Settings): Run {
    if (this.#settings === undefined || !areSameSettings(this.#settings, settings)) {
      this.#settings = settings;
      this.#told = undefined;
      this.#texts = new OpenFiles(settings.root, this.#open);
    }
    const [before, now] = [this.#disk, diskOf(settings)];
    const changes = before && this.#told && toldChanges(this.#told, settings.root, before.list());
    this.#told = new Set();
    const disk = before !== undefined && changes !== undefined ? sameOrNew(before, now) : now;
    this.#disk = disk;
    if (changes === undefined) this.#inputs = new Set();
    this.#memo.next(changes);
    return { host: this.#texts?.over(disk) ?? disk, memo: this.#memo, settings: this.#settings, inputs: this.#inputs };
  }
}

/** The files of a docs folder, as the settings of its site let them be read. */
export function diskOf({ root, cacheUser, remote, limits, follow }: Settings): Host {
  return nodeHost(root, remoteFetcher(root, remote, cacheUser), { linkedFolders: limits.linkedFolders, follow });
}
