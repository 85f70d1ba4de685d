import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { FileError, fileError } from './file-error.ts';
import { readRegular } from './read-regular.ts';
import { writeWhole } from './write-file.ts';

/**
 * Writes another text into a file of a folder: whole, with its byte order mark if it has one. A link inside the folder
 * stays one: what it leads to is written.
 *
 * @param folder Absolute path.
 * @param file Relative to it, with `/`.
 * @param before The text that the new one was made from, without byte order mark.
 * @throws FileError if the file has changed since, lies outside the folder, or the system refuses.
 */
export function rewriteFile(folder: string, file: string, before: string, after: string): void {
  const path = pathOf(folder, file);
  const bytes = orRefused(() => readRegular(path), 'cannot be read', path);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const mark = hasMark ? '\ufeff' : '';
  if (!bytes.equals(Buffer.from(mark + before))) {
    throw new FileError(`${file} changed while it was being fixed, and was not written. Run the command again.`);
  }
  writeWhole(path, mark + after);
}

function pathOf(folder: string, file: string): string {
  const real = (path: string): string => orRefused(() => realpathSync.native(path), 'cannot be written', file);
  const path = real(join(folder, file));
  if (path.startsWith(real(folder) + sep)) return path;
  throw new FileError(`${file} lies outside the docs folder, and nothing outside it is written.`);
}

function orRefused<Value>(use: () => Value, what: string, path: string): Value {
  try {
    return use();
  } catch (error) {
    throw fileError(error, what, path);
  }
}
