import { readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { FileError, fileError } from './file-error.ts';
import { writeWhole } from './write-file.ts';

/**
 * Replaces the text of a file in a folder and keeps its byte order mark. For a link inside the folder, writes its
 * target.
 *
 * @param folder Absolute path.
 * @param file Relative path, with `/`.
 * @param before Text that the new one is based on, without byte order mark.
 * @throws FileError if the file has changed since, is outside of the folder, or can't be written.
 */
export function rewriteFile(folder: string, file: string, before: string, after: string): void {
  const path = pathOf(folder, file);
  const bytes = orRefused(() => readFileSync(path), 'cannot be read', path);
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
