import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { errorCode, readRegular } from '../../core/host.ts';
import { maxLockFileBytes } from '../../core/values.ts';

export interface Lock {
  /** False if another process has replaced the lock, because the lock seemed expired. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/** Times are milliseconds since 1970. */
const ownerSchema = z.object({
  id: z.string(),
  host: z.string(),
  process: z.int(),
  from: z.number(),
  /** Expiry time, so that a killed process doesn't keep its lock. */
  until: z.number(),
});
type Owner = z.infer<typeof ownerSchema>;

/** Milliseconds after which an unreadable lock file expires. Its process probably died while writing the file. */
const unreadableLockMs = 5000;
/** Allowed clock difference of two machines that share a disk, in milliseconds. */
const maxClockDifferenceMs = 60_000;

/**
 * Acquires a lock that is free or expired. Never waits.
 *
 * @param maxHoldMs Maximum time that the caller will hold the lock.
 * @returns Undefined if another process holds the lock.
 * @throws File system errors if the folder isn't writable.
 */
export async function acquireLock(file: string, maxHoldMs: number): Promise<Lock | undefined> {
  const from = Date.now();
  const owner: Owner = { id: randomUUID(), host: hostname(), process: process.pid, from, until: from + maxHoldMs };
  await mkdir(dirname(file), { recursive: true });
  const isAcquired =
    (await createLock(file, owner)) || ((await removeExpired(file)) && (await createLock(file, owner)));
  if (!isAcquired) return undefined;
  const isHeld = async (): Promise<boolean> => readOwner(file)?.id === owner.id;
  return {
    isHeld,
    async release() {
      if (await isHeld()) await rm(file, { force: true }).catch(() => {});
    },
  };
}

async function createLock(file: string, owner: Owner): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function isExpired(file: string): Promise<boolean> {
  const owner = readOwner(file);
  const now = Date.now();
  if (owner === undefined) return isOld(file);
  if (now > owner.until || now < owner.from - maxClockDifferenceMs) return true;
  return owner.host === hostname() && !isAlive(owner.process);
}

/**
 * Deletes an expired lock. Only one process does so at a time: otherwise, between the check and the deletion, another
 * process could replace the expired lock with its own.
 *
 * @returns False if the lock isn't expired, or if another process is deleting it.
 */
async function removeExpired(file: string): Promise<boolean> {
  if (!(await isExpired(file))) return false;
  const guardFile = `${file}.removal`;
  try {
    await writeFile(guardFile, '', { flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    if (await isOld(guardFile)) await rm(guardFile, { force: true });
    return false;
  }
  try {
    if ((await stat(file).catch(() => undefined)) === undefined) return true;
    if (!(await isExpired(file))) return false;
    await rm(file, { force: true });
    return true;
  } finally {
    await rm(guardFile, { force: true });
  }
}

/** True if the process that wrote the file probably died. Also true if the file doesn't exist. */
async function isOld(file: string): Promise<boolean> {
  const fileStatus = await stat(file).catch(() => undefined);
  return fileStatus === undefined || Math.abs(Date.now() - fileStatus.mtimeMs) > unreadableLockMs;
}

function readOwner(file: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(readRegular(file, maxLockFileBytes).toString()));
  } catch {
    return undefined;
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // `EPERM` means that the process exists but belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}
