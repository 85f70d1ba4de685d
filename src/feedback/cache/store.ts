import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FeedbackState } from '../state.ts';
import { withinTime } from '../time-limit.ts';
import { decodeState, encodeState, hash } from './format.ts';
import { type Lock, takeLock } from './lock.ts';

/** Why nothing can be kept: a clause. */
export interface Unwritable {
  readonly reason: string;
}

/** `taken` where another build is the one that writes. */
export type LockResult = 'mine' | 'taken' | Unwritable;

/** What is kept on disk for one project with one set of settings. Nothing here throws: a build goes on without it. */
export interface Store {
  /** What an earlier build left; undefined where there is nothing, or nothing that can be read. */
  read(): Promise<FeedbackState | undefined>;
  /**
   * Makes this build the one that writes.
   *
   * @param milliseconds How long at most.
   */
  lock(milliseconds: number): Promise<LockResult>;
  /**
   * Replaces what is kept, in one step: whoever reads finds the old or the new. Only with the lock.
   *
   * @returns Why that was not possible.
   */
  write(state: FeedbackState): Promise<Unwritable | undefined>;
  unlock(): Promise<void>;
}

/** Far more than a million entries. */
const maximumBytes = 512 * 2 ** 20;

/**
 * The store of some settings.
 *
 * @param folder Absolute path, made on demand; undefined: there is none.
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
        const found = await stat(file);
        if (!found.isFile() || found.size > maximumBytes) return undefined;
        return decodeState(await readFile(file, 'utf8'), key);
      } catch {
        return undefined;
      }
    },
    async lock(milliseconds) {
      try {
        lock = await takeLock(`${file}.lock`, milliseconds);
        if (lock === undefined) return 'taken';
        await removeLeftovers(file);
        return 'mine';
      } catch (error) {
        return unwritable(error);
      }
    },
    async write(state) {
      if (lock === undefined || !(await lock.isHeld())) return { reason: 'another build writes it at this time' };
      return replace(file, encodeState(state, key));
    },
    async unlock() {
      await lock?.release();
      lock = undefined;
    },
  };
}

const noFolder: Unwritable = { reason: 'there is no package.json in the docs folder or above it' };

const nowhere: Store = {
  read: async () => undefined,
  lock: async () => noFolder,
  write: async () => noFolder,
  unlock: async () => {},
};

/**
 * The same store for those who cannot wait: a disk that does not answer counts as one that cannot be used.
 *
 * @param patience Milliseconds for one operation, asked for at its beginning.
 */
export function impatient(store: Store, patience: () => number): Store {
  const slow: Unwritable = { reason: 'the disk does not answer' };
  const limited = <T, F>(operation: () => Promise<T>, fallback: F): Promise<T | F> =>
    withinTime(patience(), () => new Error('late'), undefined, operation).catch(() => fallback);
  return {
    read: () => limited(() => store.read(), undefined),
    lock: (milliseconds) => limited(() => store.lock(milliseconds), slow),
    write: (state) => limited(() => store.write(state), slow),
    unlock: () => limited(() => store.unlock(), undefined),
  };
}

async function replace(file: string, text: string): Promise<Unwritable | undefined> {
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
    return undefined;
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    return unwritable(error);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk can only be read',
  EACCES: 'its folder may not be written',
  EPERM: 'its folder may not be written',
  ENOTDIR: 'a file stands where its folder should be',
  EEXIST: 'a file stands where its folder should be',
};

function unwritable(error: unknown): Unwritable {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return { reason: reasons[code] ?? `its file cannot be written (${code})` };
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
