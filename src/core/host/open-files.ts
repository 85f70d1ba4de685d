import { decode } from './decode.ts';
import { type Host, type Listing, prunedFolders } from './host.ts';
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
  /** What is on disk, and the list that was made of it. */
  #below: { readonly listing: Listing; readonly files: ReadonlySet<string> } | undefined;
  #listing: Listing | undefined;
  #added = '';

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

  /** A host with the texts as they are now, whatever changes later. */
  over(host: Host): Host {
    const texts = this.#texts;
    if (texts.size === 0) return host;
    return {
      ...host,
      list: () => this.#listingOf(host, texts),
      read(file, most) {
        const text = texts.get(file);
        if (text === undefined || isOutside(host, file)) return host.read(file, most);
        const bytes = Buffer.from(text);
        return most !== undefined && bytes.length > most ? { problem: 'large' } : decode(bytes);
      },
      exists: (file) => (texts.has(file) && !isOutside(host, file)) || host.exists(file),
      async glob(patterns) {
        const { default: micromatch } = await import('micromatch');
        const open = micromatch([...texts.keys()], [...patterns], { dot: true });
        return [...new Set([...(await host.glob(patterns)), ...open])];
      },
    };
  }

  /** The same object as long as it says the same: results of phases are kept by it. */
  #listingOf(host: Host, texts: ReadonlyMap<string, string>): Listing {
    const listing = host.list();
    if (this.#below?.listing !== listing) {
      this.#below = { listing, files: new Set(listing.files) };
      this.#listing = undefined;
    }
    const { files } = this.#below;
    const added = [...texts.keys()].filter((file) => !files.has(file) && !isOutside(host, file));
    const key = added.join('\n');
    if (this.#listing === undefined || this.#added !== key)
      this.#listing = added.length === 0 ? listing : { ...listing, files: [...listing.files, ...added] };
    this.#added = key;
    return this.#listing;
  }

  /** A path from the docs folder, as listings write it; undefined for a file that is not read from there. */
  #nameOf(path: string): string | undefined {
    const name = relativePath(this.#root, path).normalize('NFC');
    const isInside = name !== '' && !name.startsWith('../') && name !== '..' && !/^(?:[a-z]:)?\//i.test(name);
    return isInside && !name.split('/').some((step) => prunedFolders.has(step)) ? name : undefined;
  }
}

/** True for a file that leads out of the docs folder: what an editor has of it counts as little as what is on disk. */
function isOutside(host: Host, file: string): boolean {
  const result = host.read(file, 0);
  return 'problem' in result && result.problem === 'outside';
}
