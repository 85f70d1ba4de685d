import { digestOf } from '../../core/host.ts';
import type { MadeFiles } from '../assets/assets.ts';

/** Folder of a site, below its base, that scripts of pages are in. */
const folder = '_docs-json-nav';

/** Scripts that pages load, as files of the site. Their names change with what is in them. */
export class PageScripts {
  readonly #files = new Map<string, string>();
  readonly #base: string;

  /** @param base Path that the site is served under, without a slash at its end. */
  constructor(base: string) {
    this.#base = base;
  }

  /** Their texts, by their paths below the site's base. */
  get files(): MadeFiles {
    return this.#files;
  }

  /** Adds a script, and gives its address. */
  add(name: string, text: string): string {
    const path = `${folder}/${name.replace(/[^\w-]+/g, '-')}.${digestOf(text)}.js`;
    this.#files.set(path, text);
    return `${this.#base}/${path}`;
  }
}
