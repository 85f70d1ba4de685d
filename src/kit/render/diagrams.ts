import { readFileSync } from 'node:fs';
import type { MadeFiles } from '../assets/assets.ts';
import { diagramScript, diagramTag } from '../dialect/diagrams/write-diagram.ts';
import type { OptionalPackages } from '../dialect/optional-packages.ts';
import type { RenderedPage } from '../dialect/types.ts';
import { digestOf } from '../publish/digest.ts';
import { scriptFolder } from './script-folder.ts';

/** Gives diagrams the address of what draws them: a file of the site, where a page has one and mermaid is installed. */
export class DiagramScript {
  readonly #files = new Map<string, string>();
  readonly #path: string | undefined;
  readonly #base: string;
  #address: string | undefined;

  /** @param base Path that the site is served under, without a slash at its end. */
  constructor(packages: OptionalPackages, base: string) {
    this.#path = packages.resolve(diagramScript);
    this.#base = base;
  }

  /** The script, by its path below the site's base; nothing where no page needs it. */
  get files(): MadeFiles {
    return this.#files;
  }

  /** The page with the address on its diagrams; the page itself where it has none. */
  write(page: RenderedPage): RenderedPage {
    if (this.#path === undefined || !page.html.includes(diagramTag)) return page;
    this.#address ??= this.#publish(this.#path);
    return { ...page, html: page.html.replaceAll(diagramTag, `${diagramTag} data-script="${this.#address}"`) };
  }

  #publish(file: string): string {
    const text = readFileSync(file, 'utf8');
    const path = `${scriptFolder}/mermaid.${digestOf(text)}.js`;
    this.#files.set(path, text);
    return `${this.#base}/${path}`;
  }
}
