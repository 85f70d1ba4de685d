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
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { errorCode, FileError, shortPath, toFileError } from './file-error.ts';
import { readRegular } from './read-disk.ts';

export interface WriteOptions {
  /** Waits until the file is on disk, so that it survives a power failure. Default: false. */
  readonly durable?: boolean;
}

/**
 * Writes a file atomically: readers see the old or the new content, even if the process is killed or the disk is full.
 * Creates the folder; keeps permissions and owner. Replaces a link instead of following it; rejects devices, pipes and
 * sockets. If this process may not set the owner, the file is written in place, since a new file could lock out its
 * owner.
 *
 * The project writes files only with `writeFileAtomic` and `copyFileAtomic`.
 *
 * @param path Absolute path.
 * @throws FileError if the file can't be written.
 */
export function writeFileAtomic(
  path: string,
  content: string | Uint8Array,
  { durable = false }: WriteOptions = {},
): void {
  const temporary = temporaryPath(path);
  try {
    const replacedStatus = statReplacedFile(path);
    const descriptor = openNewFile(temporary, replacedStatus?.mode);
    let hasSameAccess: boolean;
    try {
      // On a full disk, this fails before the file itself is touched.
      writeFileSync(descriptor, content);
      hasSameAccess = replacedStatus === undefined || copyAccess(replacedStatus, descriptor);
      if (durable) fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    if (hasSameAccess) renameSync(temporary, path);
    else {
      writeInPlace(path, content, durable);
      removeQuietly(temporary);
    }
  } catch (error) {
    removeQuietly(temporary);
    throw toFileError(error, 'cannot be written', path);
  }
}

/**
 * Copies a file atomically, like `writeFileAtomic`. The copy has the permissions of the source file, not of a replaced
 * file.
 *
 * @param from Absolute path; a link is followed.
 * @param path Absolute path.
 * @throws FileError if the target is a device, pipe or socket; errors of the file system.
 */
export async function copyFileAtomic(from: string, path: string): Promise<void> {
  const temporary = temporaryPath(path);
  try {
    statReplacedFile(path);
    await mkdir(dirname(path), { recursive: true });
    await copyFile(from, temporary);
    await rename(temporary, path);
  } catch (error) {
    removeQuietly(temporary);
    throw error;
  }
}

/** Removes temporary files that killed runs left next to a file. Only safe if no other process writes the file. */
export function removeTemporaryFiles(path: string): void {
  const folder = dirname(path);
  const isTemporary = (name: string): boolean => name.startsWith(temporaryPrefix(path)) && name.endsWith('.tmp');
  for (const name of readdirSync(folder)) if (isTemporary(name)) removeQuietly(join(folder, name));
}

/**
 * Path in the same folder as the file, because a rename is atomic only within a disk. The leading dot hides the file
 * from file watchers.
 */
function temporaryPath(path: string): string {
  // Needs no secure random number, because existing files are never opened. Loading `node:crypto` is slow.
  const random = Math.random().toString(36).slice(2);
  return join(dirname(path), `${temporaryPrefix(path)}${random}.tmp`);
}

function temporaryPrefix(path: string): string {
  return `.${basename(path).slice(0, 80)}.`;
}

/**
 * Status of the file to replace; `undefined` for a missing file or a symbolic link.
 *
 * @throws FileError for a device, pipe or socket.
 */
function statReplacedFile(path: string): Stats | undefined {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status === undefined || status.isSymbolicLink()) return undefined;
  // A folder is accepted here, because renaming a file over it fails anyway.
  if (status.isFile() || status.isDirectory()) return status;
  throw new FileError(`${shortPath(path)} is not a regular file, and is not replaced.`);
}

/**
 * Copies permissions and owner to a new file.
 *
 * @returns False if this process may not set the owner.
 */
function copyAccess({ uid, gid, mode }: Stats, descriptor: number): boolean {
  const createdStatus = fstatSync(descriptor);
  const hasSameOwner = createdStatus.uid === uid && createdStatus.gid === gid;
  if (!hasSameOwner) {
    try {
      fchownSync(descriptor, uid, gid);
    } catch {
      return false;
    }
  }
  // Must follow the change of owner, which may reset permissions. The umask may also have removed permissions when the
  // file was created.
  if (!hasSameOwner || createdStatus.mode !== mode) fchmodSync(descriptor, mode & 0o7777);
  return true;
}

function writeInPlace(path: string, content: string | Uint8Array, durable: boolean): void {
  // Windows has no `O_NOFOLLOW`. It isn't needed there: files have no numeric owners, so this function is never called.
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

function openNewFile(path: string, mode = 0o666): number {
  try {
    return openSync(path, 'wx', mode);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { recursive: true });
    return openSync(path, 'wx', mode);
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The folder of the temporary file doesn't exist.
  }
}

/**
 * Replaces the text of a file in a folder and keeps its byte order mark. If the file is a link, writes the link's
 * target, which must be in the folder.
 *
 * @param folder Absolute path.
 * @param file Relative path, with `/`.
 * @param previousText Text from which the new text was computed, without byte order mark.
 * @throws FileError if the file has changed since, is outside of the folder, or can't be written.
 */
export function rewriteFile(folder: string, file: string, previousText: string, newText: string): void {
  const path = realPathInside(folder, file);
  const bytes = withFileError(() => readRegular(path), 'cannot be read', path);
  const hasByteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const byteOrderMark = hasByteOrderMark ? '\ufeff' : '';
  if (!bytes.equals(Buffer.from(byteOrderMark + previousText))) {
    throw new FileError(`${file} changed while it was being fixed, and was not written. Run the command again.`);
  }
  writeFileAtomic(path, byteOrderMark + newText);
}

function realPathInside(folder: string, file: string): string {
  const resolveRealPath = (path: string): string =>
    withFileError(() => realpathSync.native(path), 'cannot be written', file);
  const path = resolveRealPath(join(folder, file));
  if (path.startsWith(resolveRealPath(folder) + sep)) return path;
  throw new FileError(`${file} lies outside the docs folder, and nothing outside it is written.`);
}

function withFileError<Value>(action: () => Value, failure: string, path: string): Value {
  try {
    return action();
  } catch (error) {
    throw toFileError(error, failure, path);
  }
}
