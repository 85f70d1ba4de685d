import { type Host, prunedFolders } from './host.ts';
import { overlayHost } from './overlay.ts';
import { relativePath } from './relative-path.ts';

/** Texts that an editor has open, by the absolute paths of their files: they count instead of what is on disk. */
export type OpenTexts = ReadonlyMap<string, string>;

/**
 * Texts of an editor over the files on disk, for one run after another. What was typed counts from when it is told, as a
 * change on disk does: no run sees half of a change.
 */
export class OpenFiles {
  readonly #root: string;
  readonly #open: OpenTexts;
  /** By file, relative to the root. Never changed: hosts keep it. */
  #texts: ReadonlyMap<string, string> = new Map();

  /** @param root Absolute path of the docs folder. */
  constructor(root: string, open: OpenTexts) {
    this.#root = root;
    this.#open = open;
    this.changed(undefined);
  }

  /** @param path Absolute path of a file whose text is another, or no longer open. Undefined: any of them may be. */
  changed(path: string | undefined): void {
    const name = path === undefined ? undefined : this.#nameOf(path);
    if (path !== undefined && name === undefined) return;
    const texts = new Map(name === undefined ? [] : this.#texts);
    if (name !== undefined) texts.delete(name);
    for (const [file, text] of this.#open) {
      const own = this.#nameOf(file);
      if (own !== undefined && (name === undefined || own === name)) texts.set(own, text);
    }
    this.#texts = texts;
  }

  /**
   * A host with the texts as they are now, whatever changes later. What an editor has of a file that leads out of the docs
   * folder counts as little as what is on disk.
   */
  over(host: Host): Host {
    const texts = new Map([...this.#texts].filter(([file]) => !isOutside(host, file)));
    return texts.size === 0 ? host : overlayHost(host, texts);
  }

  /** A path from the docs folder, as listings write it; undefined for a file that is not read from there. */
  #nameOf(path: string): string | undefined {
    const name = relativePath(this.#root, path).normalize('NFC');
    const isInside = name !== '' && !name.startsWith('../') && name !== '..' && !/^(?:[a-z]:)?\//i.test(name);
    return isInside && !name.split('/').some((step) => prunedFolders.has(step)) ? name : undefined;
  }
}

function isOutside(host: Host, file: string): boolean {
  const result = host.read(file, 0);
  return 'problem' in result && result.problem === 'outside';
}
