import { join } from 'node:path';
import { siteCacheFolder } from './cache-folder.ts';
import { type FactKind, FileFacts } from './file-facts.ts';

/** What keeps facts of the files of a docs folder from one process to the next. */
export interface FactKeeper {
  /**
   * Opens facts of one kind, before anything is read that is told to them.
   *
   * @returns Undefined where nothing is kept.
   */
  open<Value>(kind: FactKind<Value>): FileFacts<Value> | undefined;
}

/** For files that aren't on disk. */
export const keepsNothing: FactKeeper = { open: () => undefined };

/**
 * Keeps facts in the folder for caches.
 *
 * @param root Absolute path of the docs folder.
 */
export function diskFacts(root: string): FactKeeper {
  return {
    open(kind) {
      const began = Date.now();
      const folder = siteCacheFolder(root);
      if (folder === undefined) return undefined;
      return new FileFacts(
        join(folder, `${kind.name}.json`),
        { ...kind, version: `${program} ${kind.version}` },
        began,
      );
    },
  };
}

/**
 * The address of the program, which has a hash of its text: what another build found counts for nothing, nor does what
 * another user may read.
 */
const program = `${import.meta.url} ${process.geteuid?.() ?? ''}`;
