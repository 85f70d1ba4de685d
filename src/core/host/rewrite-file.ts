import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { FileError, toFileError } from './file-error.ts';
import { readRegular } from './read-regular.ts';
import { writeFileAtomic } from './write-file.ts';

/**
 * Replaces the text of a file in a folder and keeps its byte order mark. For a link inside the folder, writes its
 * target.
 *
 * @param folder Absolute path.
 * @param file Relative path, with `/`.
 * @param previous Text that the new one is based on, without byte order mark.
 * @throws FileError if the file has changed since, is outside of the folder, or can't be written.
 */
export function rewriteFile(folder: string, file: string, previous: string, next: string): void {
  const path = realPathInside(folder, file);
  const bytes = orFileError(() => readRegular(path), 'cannot be read', path);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const mark = hasMark ? '\ufeff' : '';
  if (!bytes.equals(Buffer.from(mark + previous))) {
    throw new FileError(`${file} changed while it was being fixed, and was not written. Run the command again.`);
  }
  writeFileAtomic(path, mark + next);
}

function realPathInside(folder: string, file: string): string {
  const real = (path: string): string => orFileError(() => realpathSync.native(path), 'cannot be written', file);
  const path = real(join(folder, file));
  if (path.startsWith(real(folder) + sep)) return path;
  throw new FileError(`${file} lies outside the docs folder, and nothing outside it is written.`);
}

function orFileError<Value>(action: () => Value, what: string, path: string): Value {
  try {
    return action();
  } catch (error) {
    throw toFileError(error, what, path);
  }
}
