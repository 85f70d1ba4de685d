import type { Finding } from '../../core/values.ts';
import type { MadeFiles } from '../assets/assets.ts';
import type { Manifest } from '../contract.ts';
import type { ResolvedSite } from '../resolve.ts';
import { type DrawnSite, type DrawSettings, PagesRenderer } from './render-pages.ts';
import { findingsFor } from './site-findings.ts';

/** A rendered site, and everything of it that is lost, changed or replaced: what `check --for` tells of it too. */
export interface RenderedSite extends DrawnSite {
  readonly findings: readonly Finding[];
}

/** What a generator settles for all pages. */
export interface RenderSettings extends Omit<DrawSettings, 'through' | 'utilities'> {
  /** Whose build it is. */
  readonly generator: Manifest;
}

/** Renders the pages of a site for one generator, and says what it cannot keep. */
export class SiteRenderer {
  readonly #generator: Manifest;
  readonly #project: string;
  readonly #pages: PagesRenderer;
  #styles = '';

  constructor({ generator, ...settings }: RenderSettings) {
    this.#generator = generator;
    this.#project = settings.project;
    const { through = [], utilities } = generator.support ?? {};
    this.#pages = new PagesRenderer({ ...settings, through, utilities });
  }

  /** The scripts that pages load: those of earlier renderings too, for pages that a browser still shows. */
  get made(): MadeFiles {
    return this.#pages.made;
  }

  /** The style sheet of the utility classes in the pages as they were last rendered. */
  get styles(): string {
    return this.#styles;
  }

  async render(site: ResolvedSite): Promise<RenderedSite> {
    const rendered = await this.#pages.render(site);
    this.#styles = rendered.styles;
    return { ...rendered, findings: findingsFor(this.#generator, site, this.#project, rendered) };
  }
}
