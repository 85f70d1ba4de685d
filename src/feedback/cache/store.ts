import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf, readChecked, reasonOf, removeHalfWritten, withinTime, writeChecked } from '../../core/host.ts';
import type { FeedbackState } from '../state.ts';
import { decodeState, encodeState, version } from './format.ts';
import { type Lock, takeLock } from './lock-file.ts';

/** Why nothing can be kept: a clause. */
export interface Unwritable {
  readonly reason: string;
}

/** `taken` where another build is the one that writes. */
export type LockResult = 'mine' | 'taken' | Unwritable;

/** What is kept on disk for one project with one set of settings. Nothing here throws: a build goes on without it. */
export interface Store {
  /** What an earlier build left; undefined if there is nothing, or nothing that can be read. */
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
 * @param settings What the feedback depends on: if it is read, and how.
 */
export function openStore(folder: string | undefined, settings: readonly string[]): Store {
  if (folder === undefined) return nowhere;
  const key = hashOf(JSON.stringify(settings));
  const about = { version, settings: key };
  const file = join(folder, `${key.slice(0, 16)}.json`);
  let taking: Promise<Lock | undefined> = Promise.resolve(undefined);
  return {
    async read() {
      // A disk that does not answer is found here, where waiting for it can end.
      const isThere = await stat(file).catch(() => undefined);
      const found = isThere && readChecked(file, about, maximumBytes);
      return found && decodeState(found.text);
    },
    async lock(milliseconds) {
      try {
        taking = takeLock(`${file}.lock`, milliseconds);
        if ((await taking) === undefined) return 'taken';
        removeHalfWritten(file);
        return 'mine';
      } catch (error) {
        return { reason: reasonOf(error) };
      }
    },
    async write(state) {
      const lock = await taking.catch(() => undefined);
      if (lock === undefined || !(await lock.isHeld())) return { reason: 'another build writes it at this time' };
      const reason = writeChecked(file, about, encodeState(state), { durable: true });
      return reason === undefined ? undefined : { reason };
    },
    async unlock() {
      // One that a slow disk gives after nobody waits for it any longer is given back too.
      await (await taking.catch(() => undefined))?.release();
      taking = Promise.resolve(undefined);
    },
  };
}

const noFolder: Unwritable = { reason: 'this user has no cache folder' };

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
