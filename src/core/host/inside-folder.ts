import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FileError } from './file-error.ts';

/**
 * Resolves paths in an output folder. Rejects paths through symbolic links, which could cause files outside of the
 * folder to be written or removed.
 */
export class SafePathResolver {
  readonly #folder: string;
  readonly #checked = new Set<string>(['.']);

  /** @param folder Absolute path. It may not exist, and may be a link itself. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Returns the absolute path of a file.
   *
   * @param file Path in the folder, with `/`.
   * @throws FileError for a path outside of the folder, through a link, or with characters that some systems don't
   * support.
   */
  resolve(file: string): string {
    const problem = pathProblem(file);
    if (problem !== undefined) throw new FileError(`${JSON.stringify(file)} cannot be written: ${problem}.`);
    this.#rejectLinks(dirname(file));
    return join(this.#folder, file);
  }

  #rejectLinks(folder: string): void {
    if (this.#checked.has(folder)) return;
    this.#rejectLinks(dirname(folder));
    const status = lstatSync(join(this.#folder, folder), { throwIfNoEntry: false });
    if (status?.isSymbolicLink()) {
      const name = JSON.stringify(folder);
      throw new FileError(`${name} is a link, and nothing is written through links: remove it from ${this.#folder}.`);
    }
    if (status !== undefined) this.#checked.add(folder);
  }
}

function pathProblem(file: string): string | undefined {
  if (file.includes('\\')) return 'it contains a backslash, which some systems read as a path separator';
  if (/\p{Cc}/u.test(file)) return 'it contains a control character';
  const segments = file.split('/');
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..'))
    return 'it points outside its folder';
  return undefined;
}
