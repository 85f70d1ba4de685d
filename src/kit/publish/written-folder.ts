import { join } from 'node:path';
import { InsideFolder } from '../../host/inside.ts';
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
   * Writes a file where it is not there already, byte for byte.
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
