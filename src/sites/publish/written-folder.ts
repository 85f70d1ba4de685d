import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { FileError, InsideFolder, shortPath } from '../../core/host.ts';
import { writeChanged } from './write-changed.ts';
import { listOf, readList, removeFile } from './written-list.ts';

/** The list of the files that were written, in the folder itself. */
const manifest = '.docs-json-nav.json';

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
