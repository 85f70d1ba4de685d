import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  readCacheFile,
  removeTemporaryFiles,
  sha256,
  systemErrorReason,
  withinTime,
  writeCacheFile,
} from '../../core/host.ts';
import { maxFeedbackCacheBytes } from '../../core/values.ts';
import type { FeedbackState } from '../state.ts';
import { decodeState, encodeState, version } from './format.ts';
import { type Lock, takeLock } from './lock-file.ts';

/** Failure of the cache. The reason is a clause. */
export interface Unwritable {
  readonly reason: string;
}

/** `mine` if the lock was acquired, `taken` if another build holds it. */
export type LockResult = 'mine' | 'taken' | Unwritable;

/** Cache of one project with one set of settings. Never throws, because builds also work without a cache. */
export interface Store {
  read(): Promise<FeedbackState | undefined>;
  /**
   * Acquires the lock for writing.
   *
   * @param milliseconds Maximum time that the caller will hold the lock.
   */
  lock(milliseconds: number): Promise<LockResult>;
  /**
   * Replaces the cached state atomically. Requires the lock.
   *
   * @returns Undefined on success.
   */
  write(state: FeedbackState): Promise<Unwritable | undefined>;
  unlock(): Promise<void>;
}

/**
 * @param folder Absolute path, created on demand; undefined disables the cache.
 * @param settings Settings that the cached state depends on.
 */
export function openStore(folder: string | undefined, settings: readonly (string | null)[]): Store {
  if (folder === undefined) return withoutFolder;
  const key = sha256(JSON.stringify(settings));
  const about = { version, settings: key };
  const file = join(folder, `${key.slice(0, 16)}.json`);
  let taking: Promise<Lock | undefined> = Promise.resolve(undefined);
  return {
    async read() {
      // Calls an asynchronous function first, because only this call can time out if the disk doesn't respond.
      const exists = await stat(file).catch(() => undefined);
      const cached = exists && readCacheFile(file, about, maxFeedbackCacheBytes);
      return cached && decodeState(cached.text);
    },
    async lock(milliseconds) {
      try {
        taking = takeLock(`${file}.lock`, milliseconds);
        if ((await taking) === undefined) return 'taken';
        removeTemporaryFiles(file);
        return 'mine';
      } catch (error) {
        return { reason: systemErrorReason(error) };
      }
    },
    async write(state) {
      const lock = await taking.catch(() => undefined);
      if (lock === undefined || !(await lock.isHeld())) return { reason: 'another build writes it at this time' };
      const reason = writeCacheFile(file, about, encodeState(state), { durable: true });
      return reason === undefined ? undefined : { reason };
    },
    async unlock() {
      // Also releases a lock that was only acquired after the timeout.
      await (await taking.catch(() => undefined))?.release();
      taking = Promise.resolve(undefined);
    },
  };
}

const noFolder: Unwritable = { reason: 'this user has no cache folder' };

const withoutFolder: Store = {
  read: async () => undefined,
  lock: async () => noFolder,
  write: async () => noFolder,
  unlock: async () => {},
};

/**
 * Adds a timeout to each operation. If the disk doesn't respond in time, the cache counts as unusable.
 *
 * @param patience Returns the timeout in milliseconds. Called at the start of each operation.
 */
export function withTimeout(store: Store, patience: () => number): Store {
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
