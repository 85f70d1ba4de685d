import { readFileSync } from 'node:fs';
import { diagramScript, diagramTag } from '../../render/diagrams.ts';
import type { OptionalPackages } from '../../render/optional-packages.ts';
import type { RenderedPage } from '../../render/types.ts';
import type { MadeFiles } from '../assets/assets.ts';
import { PageScripts } from './page-scripts.ts';

/** Gives diagrams the address of what renders them: a file of the site, if a page has one and mermaid is installed. */
export class DiagramScript {
  readonly #scripts: PageScripts;
  readonly #path: string | undefined;
  #address: string | undefined;

  /** @param base Path that the site is served under, without a slash at its end. */
  constructor(packages: OptionalPackages, base: string) {
    this.#path = packages.resolve(diagramScript);
    this.#scripts = new PageScripts(base);
  }

  /** The script; nothing if no page needs it. */
  get files(): MadeFiles {
    return this.#scripts.files;
  }

  /** The page with the address on its diagrams; the page itself if it has none. */
  write(page: RenderedPage): RenderedPage {
    if (this.#path === undefined || !page.html.includes(diagramTag)) return page;
    this.#address ??= this.#scripts.add('mermaid', readFileSync(this.#path, 'utf8'));
    return { ...page, html: page.html.replaceAll(diagramTag, `${diagramTag} data-script="${this.#address}"`) };
  }
}
