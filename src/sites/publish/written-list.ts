import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, FileError, InsideFolder } from '../../core/host.ts';
import { normalizePath } from '../../core/values.ts';

/** Paths of a list of written files, as far as it can be read and they lie in their folder. */
export function readList(list: string): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(readFileSync(list, 'utf8'));
    return new Set(Array.isArray(value) ? value.filter((file) => typeof file === 'string' && isInside(file)) : []);
  } catch {
    return new Set();
  }
}

/** The text of a list of written files. */
export function listOf(files: Iterable<string>): string {
  return `${JSON.stringify([...files].sort(), undefined, 1)}\n`;
}

/** True for a path that stays in its folder. */
function isInside(file: string): boolean {
  return file !== '' && !file.includes('\\') && normalizePath(file) === file;
}

/**
 * Removes a file, and the folders that it leaves empty.
 *
 * @param folder Absolute path; it stays.
 * @param file Path below it, with `/`.
 */
export function removeFile(folder: string, file: string): void {
  try {
    rmSync(new InsideFolder(folder).pathOf(file), { force: true });
  } catch (error) {
    // What lies behind a link, and a folder where a file should be, belong to somebody else.
    if (error instanceof FileError || isFolderThere(error)) return;
    throw error;
  }
  for (let above = dirname(file); above !== '.'; above = dirname(above)) {
    const path = join(folder, above);
    if (!isEmpty(path)) return;
    rmdirSync(path);
  }
}

function isFolderThere(error: unknown): boolean {
  return ['ERR_FS_EISDIR', 'EISDIR'].includes(errorCode(error) ?? '');
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}
