import { lstatSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, FileError, InsideFolder, readRegular, shortPath } from '../../core/host.ts';
import { normalizePath } from '../../core/values.ts';
import { writeChanged } from './write-changed.ts';

/** The list of the files that were written, in the folder itself. */
const manifest = '.docs-json-nav.json';
/** Maximum size of that list. */
const maxBytes = 64 * 1024 * 1024;

/** What has come of writing a file. */
export type Writing = 'added' | 'changed' | 'same';

/** A folder of files that are made from others: only what has changed is written, and what is gone is removed. */
export class WrittenFolder {
  readonly #folder: string;
  readonly #inside: InsideFolder;
  readonly #before: ReadonlySet<string>;
  readonly #files = new Set<string>();

  /** @param folder Absolute path; it need not exist. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#inside = new InsideFolder(folder);
    this.#before = readList(join(folder, manifest));
  }

  /**
   * Takes names for files that are written later, in a folder that somebody named: it may have files of their own.
   *
   * @param files Paths below the folder, with `/`.
   * @throws FileError if one of them is there and an earlier run did not write it.
   */
  claim(files: Iterable<string>): void {
    const claimed = new Set(files);
    for (const file of claimed) {
      const path = this.#inside.pathOf(file);
      if (this.#before.has(file) || lstatSync(path, { throwIfNoEntry: false }) === undefined) continue;
      throw new FileError(`${shortPath(path)} was written by something else: remove it, or choose another folder.`);
    }
    // A run that is killed leaves files behind that the next one may replace.
    writeChanged(join(this.#folder, manifest), listOf(new Set([...this.#before, ...claimed])));
  }

  /**
   * Writes a file if it is not there already, byte for byte.
   *
   * @param file Path below the folder, with `/`.
   * @throws FileError for a path that leads out of the folder, by its steps or through a link.
   */
  write(file: string, content: string | Uint8Array): Writing {
    const path = this.#inside.pathOf(file);
    this.#files.add(file);
    if (!writeChanged(path, content)) return 'same';
    return this.#before.has(file) ? 'changed' : 'added';
  }

  /** Removes the files of an earlier time that were not written now, and answers with their paths. */
  finish(): readonly string[] {
    const gone = [...this.#before].filter((file) => !this.#files.has(file));
    for (const file of gone) removeFile(this.#folder, file);
    writeChanged(join(this.#folder, manifest), listOf(this.#files));
    return gone;
  }
}

/** Paths of a list of written files, as far as it can be read and they lie in their folder. */
export function readList(list: string): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(readRegular(list, maxBytes).toString());
    return new Set(
      Array.isArray(value) ? value.filter((file) => typeof file === 'string' && isContainedPath(file)) : [],
    );
  } catch {
    return new Set();
  }
}

/** True for a normalized relative path without `..`, which can't be outside of its folder. */
export function isContainedPath(file: string): boolean {
  return file !== '' && !file.includes('\\') && normalizePath(file) === file;
}

/** The text of a list of written files. */
export function listOf(files: Iterable<string>): string {
  return `${JSON.stringify([...files].sort(), undefined, 1)}\n`;
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
    if (error instanceof FileError || ['ERR_FS_EISDIR', 'EISDIR'].includes(errorCode(error) ?? '')) return;
    throw error;
  }
  try {
    for (let above = dirname(file); above !== '.'; above = dirname(above)) rmdirSync(join(folder, above));
  } catch {
    // A folder that is not empty stays, and so do those above it.
  }
}
