import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { normalizePath } from '../../values/paths.ts';

/** The list of the files that were written, in the folder itself. */
const manifest = '.docs-json-nav.json';

/** A folder of files that are made from others: only what has changed is written, and what is gone is removed. */
export class WrittenFolder {
  readonly #folder: string;
  readonly #files = new Set<string>();
  #isChanged = false;

  /** @param folder Absolute path; it need not exist. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Writes a file where it is not there already, byte for byte.
   *
   * @param file Path below the folder, with `/`.
   * @throws Error for a path that leads out of the folder.
   */
  async write(file: string, content: string | Uint8Array): Promise<void> {
    if (!isInside(file)) throw new Error(`${file} leads out of the folder that it should be in.`);
    this.#files.add(file);
    const path = join(this.#folder, file);
    const bytes =
      typeof content === 'string'
        ? Buffer.from(content)
        : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const before = await readFile(path).catch(() => undefined);
    if (before?.equals(bytes) === true) return;
    this.#isChanged = true;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }

  /** Removes the files of an earlier time that were not written now. Returns whether anything has changed. */
  async finish(): Promise<boolean> {
    const path = join(this.#folder, manifest);
    const before = await readFile(path, 'utf8').catch(() => '[]');
    for (const file of filesOf(before)) if (!this.#files.has(file)) await this.#remove(file);
    const now = `${JSON.stringify([...this.#files].sort(), undefined, 1)}\n`;
    if (now !== before) {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(path, now);
    }
    return this.#isChanged;
  }

  async #remove(file: string): Promise<void> {
    this.#isChanged = true;
    await rm(join(this.#folder, file), { force: true });
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      const left = await readdir(join(this.#folder, folder)).catch(() => ['']);
      if (left.length > 0) break;
      await rmdir(join(this.#folder, folder));
    }
  }
}

/** Paths of a manifest, as far as it can be read and they lie in its folder. */
function filesOf(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((file) => typeof file === 'string' && isInside(file)) : [];
  } catch {
    return [];
  }
}

function isInside(file: string): boolean {
  return file !== '' && !file.includes('\\') && normalizePath(file) === file;
}
