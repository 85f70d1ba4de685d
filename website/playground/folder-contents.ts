import type { FolderFiles } from './protocol.ts';

/** Pictures, videos, fonts and archives: pages link to them, and nobody looks inside. */
const binary = /\.(?:avif|bmp|eot|gif|gz|ico|jpe?g|mov|mp3|mp4|otf|pdf|png|tgz|ttf|wav|webm|webp|woff2?|zip)$/i;
/** Folders without pages that may have very many files. */
const skipped: ReadonlySet<string> = new Set(['.git', 'node_modules']);

const maxFiles = 20_000;
/** Bytes of all texts together, unpacked. */
const maxBytes = 64 * 1024 * 1024;

/** Files that a browser reads, within limits that are checked before a file takes memory. */
export class FolderContents {
  readonly #files = new Map<string, Uint8Array | null>();
  #count = 0;
  #bytes = 0;

  get files(): FolderFiles {
    return this.#files;
  }

  /**
   * Counts a file that is about to be read.
   *
   * @param bytes Memory that its content takes.
   * @returns False if nothing has to be read: the file is skipped, or only its name counts.
   * @throws Error if there are too many files or bytes.
   */
  admit(path: string, bytes: number): boolean {
    if (path.split('/').some((part) => skipped.has(part))) return false;
    this.#count += 1;
    if (this.#count > maxFiles) throw tooMuch(`more than ${maxFiles.toLocaleString('en')} files`);
    if (binary.test(path)) {
      this.#files.set(path, null);
      return false;
    }
    this.#bytes += bytes;
    if (this.#bytes > maxBytes) throw tooMuch(`more than ${maxBytes / 1024 / 1024} MB of text`);
    return true;
  }

  set(path: string, content: Uint8Array): void {
    this.#files.set(path, content);
  }
}

/** True for a folder that has no pages of the site. */
export function isSkipped(folder: string): boolean {
  return skipped.has(folder);
}

function tooMuch(subject: string): Error {
  return new Error(`there are ${subject}. Choose only the folder that contains docs.json.`);
}
