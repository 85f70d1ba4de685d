import { splitUrl } from '../../core/links.ts';
import { pageAt } from '../../core/runtime.ts';
import type { Page, Site } from '../../core/site.ts';
import { splitViews } from '../view/common-view.ts';
import { encodeRoute } from '../view/targets.ts';
import { viewOf } from '../view/view.ts';
import { htmlLanguage } from '../view/words.ts';
import { routerBypassPrefix } from './doc-url.ts';
import type { DocusaurusSharedNavigation, LocalNavigation } from './navigation-data.ts';
import { docIds } from './sidebars.ts';

export function localNavigations(site: Site, plugin: string): (page: Page) => LocalNavigation {
  const views = splitViews(site, createMenuUrl(site));
  const { base } = site.site;
  return (page) => {
    const placement = page.placements[0];
    const language = htmlLanguage(page);
    return {
      plugin,
      path: page.route === '/' ? base || '/' : base + page.route,
      context: placement?.sidebar ?? null,
      view: views.localOf(page),
      ...(language === undefined ? {} : { language }),
    };
  };
}

export function sharedNavigation(site: Site): DocusaurusSharedNavigation {
  const toUrl = createMenuUrl(site);
  const views = splitViews(site, toUrl);
  return {
    contexts: site.sidebars.map((_, index) => views.commonOf(index) ?? null),
    elsewhere: { view: viewOf(site, undefined, toUrl) },
  };
}

/**
 * Creates a function that maps a navigation target to its URL. Files and redirects bypass Docusaurus's router, which
 * doesn't know them. Docusaurus adds trailing slashes.
 */
function createMenuUrl(site: Site): (route: string) => string {
  const idOf = docIds(site);
  return (route) => {
    const isKnown = idOf(pageAt(site, splitUrl(route)[0])?.route ?? '') !== undefined;
    return (isKnown ? '' : routerBypassPrefix) + site.site.base + encodeRoute(route);
  };
}
