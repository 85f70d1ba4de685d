import { readFileSync, type Stats, statSync } from 'node:fs';
import { FileError, shortPath } from './file-error.ts';
import { formatBytes } from './remote/fault.ts';

/**
 * Reads a file that can end: opening a pipe would wait for a writer, and some devices have no end.
 *
 * @param path Absolute; links are followed.
 * @param maxBytes Default: any number.
 * @throws FileError for a folder, a pipe, a socket or a device, and for a file that is too large; errors of the file
 * system.
 */
export function readRegular(path: string, maxBytes?: number): Buffer {
  statRegular(path, maxBytes);
  return readFileSync(path);
}

/**
 * Status of a file that `readRegular` would read, for a file that another program reads.
 *
 * @throws The same errors as `readRegular`.
 */
export function statRegular(path: string, maxBytes = Number.POSITIVE_INFINITY): Stats {
  const status = statSync(path);
  if (!status.isFile()) throw new FileError(`${shortPath(path)} cannot be read: it is ${kindOf(status)}, not a file.`);
  if (status.size > maxBytes) {
    throw new FileError(`${shortPath(path)} cannot be read: it has more than ${formatBytes(maxBytes)}.`);
  }
  return status;
}

function kindOf(status: Stats): string {
  if (status.isDirectory()) return 'a folder';
  if (status.isFIFO()) return 'a named pipe';
  return status.isSocket() ? 'a socket' : 'a device';
}
