import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  readCacheFile,
  removeTemporaryFiles,
  sha256,
  systemErrorReason,
  withTimeLimit,
  writeCacheFile,
} from '../../core/host.ts';
import { maxFeedbackCacheBytes } from '../../core/values.ts';
import type { FeedbackState } from '../state.ts';
import { cacheVersion, decodeState, encodeState } from './format.ts';
import { acquireLock, type Lock } from './lock-file.ts';

/** Failure of the cache. The reason is a clause. */
export interface StoreFailure {
  readonly reason: string;
}

/** `mine` if the lock was acquired, `taken` if another build holds it. */
export type LockResult = 'mine' | 'taken' | StoreFailure;

/** Cache of one project with one set of settings. Never throws, because builds also work without a cache. */
export interface Store {
  read(): Promise<FeedbackState | undefined>;
  /**
   * Acquires the lock for writing.
   *
   * @param maxHoldMs Maximum time that the caller will hold the lock.
   */
  lock(maxHoldMs: number): Promise<LockResult>;
  /**
   * Replaces the cached state atomically. Requires the lock.
   *
   * @returns Undefined on success.
   */
  write(state: FeedbackState): Promise<StoreFailure | undefined>;
  unlock(): Promise<void>;
}

/**
 * @param folder Absolute path, created on demand; undefined disables the cache.
 * @param settings Settings that the cached state depends on.
 */
export function openStore(folder: string | undefined, settings: readonly (string | null)[]): Store {
  if (folder === undefined) return disabledStore;
  const key = sha256(JSON.stringify(settings));
  const metadata = { version: cacheVersion, settings: key };
  const file = join(folder, `${key.slice(0, 16)}.json`);
  let pendingLock: Promise<Lock | undefined> = Promise.resolve(undefined);
  return {
    async read() {
      // Calls an asynchronous function first, because only this call can time out if the disk doesn't respond.
      const exists = await stat(file).catch(() => undefined);
      const cached = exists && readCacheFile(file, metadata, maxFeedbackCacheBytes);
      return cached && decodeState(cached.text);
    },
    async lock(maxHoldMs) {
      try {
        pendingLock = acquireLock(`${file}.lock`, maxHoldMs);
        if ((await pendingLock) === undefined) return 'taken';
        removeTemporaryFiles(file);
        return 'mine';
      } catch (error) {
        return { reason: systemErrorReason(error) };
      }
    },
    async write(state) {
      const lock = await pendingLock.catch(() => undefined);
      if (lock === undefined || !(await lock.isHeld())) return { reason: 'another build writes it at this time' };
      const reason = writeCacheFile(file, metadata, encodeState(state), { durable: true });
      return reason === undefined ? undefined : { reason };
    },
    async unlock() {
      // Also releases a lock that was only acquired after the timeout.
      await (await pendingLock.catch(() => undefined))?.release();
      pendingLock = Promise.resolve(undefined);
    },
  };
}

const noFolderFailure: StoreFailure = { reason: 'this user has no cache folder' };

const disabledStore: Store = {
  read: async () => undefined,
  lock: async () => noFolderFailure,
  write: async () => noFolderFailure,
  unlock: async () => {},
};

/**
 * Adds a timeout to each operation. If the disk doesn't respond in time, the cache counts as unusable.
 *
 * @param remainingMs Returns the timeout in milliseconds. Called at the start of each operation.
 */
export function withTimeout(store: Store, remainingMs: () => number): Store {
  const timeoutFailure: StoreFailure = { reason: 'the disk does not answer' };
  const runWithTimeout = <T, F>(operation: () => Promise<T>, fallback: F): Promise<T | F> =>
    withTimeLimit(remainingMs(), () => new Error('late'), undefined, operation).catch(() => fallback);
  return {
    read: () => runWithTimeout(() => store.read(), undefined),
    lock: (maxHoldMs) => runWithTimeout(() => store.lock(maxHoldMs), timeoutFailure),
    write: (state) => runWithTimeout(() => store.write(state), timeoutFailure),
    unlock: () => runWithTimeout(() => store.unlock(), undefined),
  };
}
