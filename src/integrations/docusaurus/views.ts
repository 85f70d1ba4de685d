import { hrefOf } from '../../runtime.ts';
import type { Page, Site } from '../../values/site.ts';
import { type NavigationView, viewOf } from '../view/view.ts';

/** What goes with each page, beside its content: a file of its own, loaded with it. */
export interface PageNavigation {
  /** Path of the page, with the base path, not percent-encoded. */
  readonly path: string;
  readonly view: NavigationView;
  /** Absent where the page stands in no language. */
  readonly language?: string;
}

/**
 * What surrounds a page.
 *
 * @param page Undefined for pages that are none of the site's.
 */
export function navigationOf(site: Site, page: Page | undefined): PageNavigation {
  const { base } = site.site;
  const language = page?.placements[0]?.context.language;
  return {
    path: page === undefined || page.route === '/' ? base || '/' : base + page.route,
    view: viewOf(site, page, (route) => addressOf(site, route)),
    ...(language === undefined ? {} : { language }),
  };
}

/** The address of a route, with a query or fragment it may carry; Docusaurus adds the slash at its end. */
function addressOf(site: Site, route: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(route) ?? [];
  return hrefOf(site, path) + rest;
}
