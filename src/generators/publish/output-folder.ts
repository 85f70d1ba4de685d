/*
 * Files that a build writes. Takes paths and contents; writes what has changed, removes what earlier runs wrote, and
 * adds redirect pages. Never here: writing or removing a file outside the output folder, or a file of the user.
 */

import { lstatSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, FileError, readRegular, SafePathResolver, shortPath } from '../../core/host.ts';
import { maxManifestBytes, normalizePath } from '../../core/values.ts';
import { writeChanged } from './write-changed.ts';

const fileListName = '.docs-json-nav.json';

export type WriteStatus = 'added' | 'changed' | 'same';

/** Folder of generated files: writes only what has changed and removes files of earlier runs. */
export class OutputFolder {
  readonly #folder: string;
  readonly #inside: SafePathResolver;
  readonly #previousFiles: ReadonlySet<string>;
  readonly #files = new Set<string>();

  /** @param folder Absolute path. The folder doesn't have to exist. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#inside = new SafePathResolver(folder);
    this.#previousFiles = readFileList(join(folder, fileListName));
  }

  /**
   * Reserves files to be written later, in a folder that may contain files of the user.
   *
   * @param files Paths relative to the folder, with `/`.
   * @throws FileError if a file exists that no earlier run wrote.
   */
  claim(files: Iterable<string>): void {
    const claimed = new Set(files);
    for (const file of claimed) {
      const path = this.#inside.resolve(file);
      if (this.#previousFiles.has(file) || lstatSync(path, { throwIfNoEntry: false }) === undefined) continue;
      throw new FileError(`${shortPath(path)} was written by something else: remove it, or choose another folder.`);
    }
    // The files are listed before they are written, so that the next run can replace them if this run is killed.
    writeChanged(join(this.#folder, fileListName), serializeFileList(new Set([...this.#previousFiles, ...claimed])));
  }

  /**
   * Writes a file unless its content is the same.
   *
   * @param file Path relative to the folder, with `/`.
   * @throws FileError for a path outside the folder, or through a symbolic link to another folder.
   */
  write(file: string, content: string | Uint8Array): WriteStatus {
    const path = this.#inside.resolve(file);
    this.#files.add(file);
    if (!writeChanged(path, content)) return 'same';
    return this.#previousFiles.has(file) ? 'changed' : 'added';
  }

  /** Removes files of earlier runs that this one did not write, and returns their paths. */
  finish(): readonly string[] {
    const removedFiles = [...this.#previousFiles].filter((file) => !this.#files.has(file));
    for (const file of removedFiles) removeFile(this.#folder, file);
    writeChanged(join(this.#folder, fileListName), serializeFileList(this.#files));
    return removedFiles;
  }
}

/** Reads the list of files that earlier runs wrote. Invalid entries are ignored; empty if the list can't be read. */
export function readFileList(listPath: string): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(readRegular(listPath, maxManifestBytes).toString());
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

export function serializeFileList(files: Iterable<string>): string {
  return `${JSON.stringify([...files].sort(), undefined, 1)}\n`;
}

/**
 * Removes a file, and its parent folders that become empty.
 *
 * @param folder Absolute path. This folder is kept, even if it is empty.
 * @param file Path relative to `folder`, with `/`.
 */
export function removeFile(folder: string, file: string): void {
  try {
    rmSync(new SafePathResolver(folder).resolve(file), { force: true });
  } catch (error) {
    // No earlier run wrote this: the path leads through a symbolic link, or is a folder.
    if (error instanceof FileError || ['ERR_FS_EISDIR', 'EISDIR'].includes(errorCode(error) ?? '')) return;
    throw error;
  }
  try {
    for (let parent = dirname(file); parent !== '.'; parent = dirname(parent)) rmdirSync(join(folder, parent));
  } catch {
    // The folder is not empty, so its ancestors aren't either.
  }
}
