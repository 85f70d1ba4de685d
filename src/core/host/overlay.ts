import { type Host, type Listing, prunedFolders } from './host.ts';
import { relativePath } from './paths.ts';

/**
 * Creates a host in which some files have different texts, such as edits that are not written yet.
 *
 * @param texts Texts by file. Files that don't exist in `host` are added.
 */
export function overlayHost(host: Host, texts: ReadonlyMap<string, string>): Host {
  let listing: Listing | undefined;
  return {
    ...host,
    list() {
      const baseListing = host.list();
      listing ??= { ...baseListing, files: [...new Set([...baseListing.files, ...texts.keys()])] };
      return listing;
    },
    read(file, maxBytes) {
      const text = texts.get(file);
      if (text === undefined) return host.read(file, maxBytes);
      const isLarge = maxBytes !== undefined && Buffer.byteLength(text) > maxBytes;
      return isLarge ? { problem: 'large' } : { text: text.replace(/^\uFEFF/, '').toWellFormed() };
    },
    exists: (file) => texts.has(file) || host.exists(file),
    async glob(patterns) {
      const { default: micromatch } = await import('micromatch');
      const matches = micromatch([...texts.keys()], [...patterns], { dot: true });
      return [...new Set([...(await host.glob(patterns)), ...matches])];
    },
  };
}

export type OpenTexts = ReadonlyMap<string, string>;

/**
 * Unsaved texts of an editor across runs. A changed text takes effect only when it is reported, as for files on disk,
 * so that no run sees half of a change.
 */
export class OpenFiles {
  readonly #root: string;
  readonly #open: OpenTexts;
  /** By file, relative to the root. Replaced as a whole, because hosts keep a reference. */
  #texts: ReadonlyMap<string, string> = new Map();

  /** @param root Absolute path of the docs folder. */
  constructor(root: string, open: OpenTexts) {
    this.#root = root;
    this.#open = open;
    this.update(undefined);
  }

  /** @param path Absolute path of a changed or closed file. `undefined` for all files. */
  update(path: string | undefined): void {
    const changedName = path === undefined ? undefined : this.#nameOf(path);
    if (path !== undefined && changedName === undefined) return;
    const texts = new Map(changedName === undefined ? [] : this.#texts);
    if (changedName !== undefined) texts.delete(changedName);
    for (const [file, text] of this.#open) {
      const openName = this.#nameOf(file);
      if (openName !== undefined && (changedName === undefined || openName === changedName)) texts.set(openName, text);
    }
    this.#texts = texts;
  }

  /** Adds a snapshot of the texts to a host. Files that link outside of the docs folder are left out. */
  applyTo(host: Host): Host {
    const texts = new Map([...this.#texts].filter(([file]) => !isOutside(host, file)));
    return texts.size === 0 ? host : overlayHost(host, texts);
  }

  #nameOf(path: string): string | undefined {
    const name = relativePath(this.#root, path).normalize('NFC');
    const isInside = name !== '' && !name.startsWith('../') && name !== '..' && !/^(?:[a-z]:)?\//i.test(name);
    return isInside && !name.split('/').some((segment) => prunedFolders.has(segment)) ? name : undefined;
  }
}

function isOutside(host: Host, file: string): boolean {
  const result = host.read(file, 0);
  return 'problem' in result && result.problem === 'outside';
}
