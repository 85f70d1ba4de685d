import type { FolderFiles } from './protocol.ts';

/** Images, videos, fonts and archives: pages link to them, but the check never reads their content. */
const binary = /\.(?:avif|bmp|eot|gif|gz|ico|jpe?g|mov|mp3|mp4|otf|pdf|png|tgz|ttf|wav|webm|webp|woff2?|zip)$/i;
/** Folders without pages that can hold very many files. */
const skipped: ReadonlySet<string> = new Set(['.git', 'node_modules']);

const maxFiles = 20_000;
/** Maximum size of all texts together, in bytes, unpacked. */
const maxBytes = 64 * 1024 * 1024;

/** Files read in the browser. Limits are checked before the content of a file is loaded. */
export class FolderContents {
  readonly #files = new Map<string, Uint8Array | null>();
  #count = 0;
  #bytes = 0;

  get files(): FolderFiles {
    return this.#files;
  }

  /**
   * Counts a file before its content is read.
   *
   * @param bytes Size of the content.
   * @returns False if the content isn't needed: the file is skipped, or only its name counts.
   * @throws Error if there are too many files or bytes.
   */
  admit(path: string, bytes: number): boolean {
    if (path.split('/').some((part) => skipped.has(part))) return false;
    this.#count += 1;
    if (this.#count > maxFiles) throw limitError(`more than ${maxFiles.toLocaleString('en')} files`);
    if (binary.test(path)) {
      this.#files.set(path, null);
      return false;
    }
    this.#bytes += bytes;
    if (this.#bytes > maxBytes) throw limitError(`more than ${maxBytes / 1024 / 1024} MB of text`);
    return true;
  }

  set(path: string, content: Uint8Array): void {
    this.#files.set(path, content);
  }
}

export function isSkipped(folder: string): boolean {
  return skipped.has(folder);
}

function limitError(subject: string): Error {
  return new Error(`there are ${subject}. Choose only the folder that contains docs.json.`);
}
