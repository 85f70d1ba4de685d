import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FeedbackState } from '../state.ts';
import { decodeState, encodeState, hash } from './format.ts';
import { type Lock, takeLock } from './lock.ts';

export type LockResult = 'mine' | 'taken' | 'impossible';

/** What is kept on disk for one project with one set of settings. Nothing here throws: a build goes on without it. */
export interface Store {
  /** What an earlier build left; undefined where there is nothing, or nothing that can be read. */
  read(): Promise<FeedbackState | undefined>;
  /**
   * Makes this build the one that writes.
   *
   * @param milliseconds How long at most.
   * @returns `taken` where another build is it, `impossible` where the folder cannot be written.
   */
  lock(milliseconds: number): Promise<LockResult>;
  /** Replaces what is kept, in one step: whoever reads finds the old or the new. Only with the lock. */
  write(state: FeedbackState): Promise<void>;
  unlock(): Promise<void>;
}

/** Far more than a million entries. */
const maximumBytes = 512 * 2 ** 20;

/**
 * The store of some settings.
 *
 * @param folder Absolute path, made on demand; undefined: nothing is kept.
 * @param settings What the feedback depends on: where it is read, and how.
 */
export function openStore(folder: string | undefined, settings: readonly string[]): Store {
  if (folder === undefined) return nowhere;
  const key = hash(JSON.stringify(settings));
  const file = join(folder, `${key.slice(0, 16)}.json`);
  let lock: Lock | undefined;
  return {
    async read() {
      try {
        if ((await stat(file)).size > maximumBytes) return undefined;
        return decodeState(await readFile(file, 'utf8'), key);
      } catch {
        return undefined;
      }
    },
    async lock(milliseconds) {
      const result = await takeLock(`${file}.lock`, milliseconds);
      if (typeof result === 'string') return result;
      lock = result;
      await removeLeftovers(file);
      return 'mine';
    },
    async write(state) {
      if (lock === undefined || !(await lock.isHeld())) return;
      await replace(file, encodeState(state, key));
    },
    async unlock() {
      await lock?.release();
      lock = undefined;
    },
  };
}

const nowhere: Store = {
  read: async () => undefined,
  lock: async () => 'impossible',
  write: async () => {},
  unlock: async () => {},
};

async function replace(file: string, text: string): Promise<void> {
  // In the same folder, since a file can be renamed in one step only within one disk.
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch {
    await rm(temporary, { force: true }).catch(() => {});
  }
}

/** Half-written files of builds that were killed: nobody else writes while the lock is held. */
async function removeLeftovers(file: string): Promise<void> {
  try {
    const names = await readdir(dirname(file));
    const dead = names.filter((name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.tmp'));
    await Promise.all(dead.map((name) => rm(join(dirname(file), name), { force: true })));
  } catch {
    // They are only in the way of nobody.
  }
}
