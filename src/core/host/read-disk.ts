import { closeSync, type Dirent, openSync, readdirSync, readFileSync, readSync, type Stats, statSync } from 'node:fs';
import { formatBytes } from '../values/limits.ts';
import { FileError, shortPath } from './file-error.ts';

/**
 * Reads a regular file. Rejects other files: opening a pipe would wait for a writer, and some devices have no end.
 *
 * @param path Absolute; links are followed.
 * @param maxBytes Default: unlimited.
 * @throws FileError for a folder, a pipe, a socket or a device, and for a file that is too large; errors of the file
 * system.
 */
export function readRegular(path: string, maxBytes?: number): Buffer {
  statRegular(path, maxBytes);
  return readFileSync(path);
}

/**
 * Checks a file like `readRegular`, but leaves the reading to another program.
 *
 * @throws The same errors as `readRegular`.
 */
export function statRegular(path: string, maxBytes = Number.POSITIVE_INFINITY): Stats {
  const status = statSync(path);
  if (!status.isFile())
    throw new FileError(`${shortPath(path)} cannot be read: it is ${describeFileType(status)}, not a file.`);
  if (status.size > maxBytes) throw createSizeError(path, maxBytes);
  return status;
}

const chunkBytes = 64 * 1024;

/**
 * Reads a file that the user names, which may be a pipe: `<(git show main:known.json)`. Waits for a pipe's writer.
 *
 * @param path Absolute; links are followed.
 * @throws The same errors as `readRegular`, but not for a pipe.
 */
export function readRegularOrPipe(path: string, maxBytes: number): Buffer {
  if (!statSync(path).isFIFO()) return readRegular(path, maxBytes);
  const descriptor = openSync(path, 'r');
  try {
    const chunks: Buffer[] = [];
    for (let bytes = 0; ; ) {
      const chunk = Buffer.allocUnsafe(chunkBytes);
      const length = readSync(descriptor, chunk);
      if (length === 0) return Buffer.concat(chunks);
      bytes += length;
      if (bytes > maxBytes) throw createSizeError(path, maxBytes);
      chunks.push(chunk.subarray(0, length));
    }
  } finally {
    closeSync(descriptor);
  }
}

function createSizeError(path: string, maxBytes: number): FileError {
  return new FileError(`${shortPath(path)} cannot be read: it has more than ${formatBytes(maxBytes)}.`);
}

function describeFileType(status: Stats): string {
  if (status.isDirectory()) return 'a folder';
  if (status.isFIFO()) return 'a named pipe';
  return status.isSocket() ? 'a socket' : 'a device';
}

/** Returns entries in no particular order; an empty list if the folder is missing or unreadable. */
export function readFolderEntries(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Follows links. Returns false for an invalid path, such as a path that is too long. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}
