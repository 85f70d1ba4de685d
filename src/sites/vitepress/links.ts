import { type LinkLookup, lookupOfSite, resolveLink } from '../../core/links.ts';
import type { Site } from '../../core/site.ts';
import type { Layout } from '../../core/values.ts';

/** Finds the pages that links in the text of pages lead to. */
export class Links {
  readonly #site: Site;
  readonly #lookup: LinkLookup;

  /** @param layout Which folders of files are not in addresses. Default: all are. */
  constructor(site: Site, layout?: Layout) {
    this.#site = site;
    this.#lookup = lookupOfSite(site, false, layout);
  }

  /**
   * The route that a link leads to, with the query and fragment it has; undefined if it leads to no page of the site,
   * or stays on its own.
   *
   * @param from Route of the page that it is on.
   */
  resolve(target: string, from: string): string | undefined {
    if (/^\s*(?:[?#]|$)/.test(target)) return undefined;
    const file = this.#site.pages[from]?.file ?? null;
    const found = resolveLink(target, { route: from, file }, this.#lookup);
    return found.to === 'page' ? found.route + found.rest : undefined;
  }
}
