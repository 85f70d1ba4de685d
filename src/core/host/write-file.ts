import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode, FileError, fileError, shortPath } from './file-error.ts';

export interface WriteOptions {
  /** Wait until the disk has the file, so that it outlives a power failure. Default: false. */
  readonly durable?: boolean;
}

/**
 * Writes a file whole or not at all: whoever reads finds the old one or the new one, also when this is killed or the disk
 * is full. Its folder is made; its permissions and its owner stay. A link in its place is replaced, never followed; a
 * device, a pipe or a socket is left alone. The one exception is a file whose owner this process may not set: it is
 * written in place, since a new file in its place could shut out those that it belongs to.
 *
 * With `copyWhole`, the one way in which this project writes files.
 *
 * @param path Absolute path.
 * @throws FileError if the system refuses.
 */
export function writeWhole(path: string, content: string | Uint8Array, { durable = false }: WriteOptions = {}): void {
  const temporary = temporaryOf(path);
  try {
    const replaced = replacedFile(path);
    const descriptor = openNew(temporary, replaced?.mode);
    let isAlike: boolean;
    try {
      // On a full disk, this fails before the file itself is touched.
      writeFileSync(descriptor, content);
      isAlike = replaced === undefined || copyAccess(replaced, descriptor);
      if (durable) fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    if (isAlike) renameSync(temporary, path);
    else {
      writeInPlace(path, content, durable);
      discard(temporary);
    }
  } catch (error) {
    discard(temporary);
    throw fileError(error, 'cannot be written', path);
  }
}

/**
 * Copies a file whole or not at all, as `writeWhole` writes one.
 *
 * @param from Absolute path; a link is followed.
 * @param path Absolute path.
 * @throws FileError in place of a device, a pipe or a socket; errors of the file system.
 */
export async function copyWhole(from: string, path: string): Promise<void> {
  const temporary = temporaryOf(path);
  try {
    replacedFile(path);
    await mkdir(dirname(path), { recursive: true });
    await copyFile(from, temporary);
    await rename(temporary, path);
  } catch (error) {
    discard(temporary);
    throw error;
  }
}

/** Removes what runs that were killed have left of a file. Only for those who know that nobody writes it. */
export function removeHalfWritten(path: string): void {
  const folder = dirname(path);
  const isLeft = (name: string): boolean => name.startsWith(temporaryStart(path)) && name.endsWith('.tmp');
  for (const name of readdirSync(folder)) if (isLeft(name)) discard(join(folder, name));
}

/** In the same folder, since a file can be renamed in one step only within one disk; hidden from those that watch it. */
function temporaryOf(path: string): string {
  // Nobody has to guess it: a file that is there is never opened. Loading `node:crypto` takes as long as the rest.
  const random = Math.random().toString(36).slice(2);
  return join(dirname(path), `${temporaryStart(path)}${random}.tmp`);
}

function temporaryStart(path: string): string {
  return `.${basename(path).slice(0, 80)}.`;
}

/**
 * The file that is replaced; undefined if there is none.
 *
 * @throws FileError for what is no file to replace: a device would become one.
 */
function replacedFile(path: string): Stats | undefined {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there === undefined || there.isSymbolicLink()) return undefined;
  // A folder cannot be replaced: the system refuses.
  if (there.isFile() || there.isDirectory()) return there;
  throw new FileError(`${shortPath(path)} is not a regular file, and is not replaced.`);
}

/**
 * Gives a new file the permissions and the owner of the one that it replaces.
 *
 * @returns False if this process may not set the owner.
 */
function copyAccess({ uid, gid, mode }: Stats, descriptor: number): boolean {
  const created = fstatSync(descriptor);
  if (created.uid !== uid || created.gid !== gid) {
    try {
      fchownSync(descriptor, uid, gid);
    } catch {
      return false;
    }
  }
  // After the owner: a new owner takes some permissions away. The mask of the process took others when it was opened.
  if (created.mode !== mode) fchmodSync(descriptor, mode & 0o7777);
  return true;
}

function writeInPlace(path: string, content: string | Uint8Array, durable: boolean): void {
  // Windows has no `O_NOFOLLOW`, and no owners that are numbers.
  const descriptor = openSync(path, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
  try {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    writeFileSync(descriptor, bytes);
    ftruncateSync(descriptor, bytes.length);
    if (durable) fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function openNew(path: string, mode = 0o666): number {
  try {
    return openSync(path, 'wx', mode);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { recursive: true });
    return openSync(path, 'wx', mode);
  }
}

function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // It was never made: its folder is none.
  }
}
