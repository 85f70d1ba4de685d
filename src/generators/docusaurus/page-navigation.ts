import { splitUrl } from '../../core/links.ts';
import { pageAt } from '../../core/runtime.ts';
import type { Page, Site } from '../../core/site.ts';
import { splitViews } from '../view/common-view.ts';
import { encodeRoute } from '../view/targets.ts';
import { viewOf } from '../view/view.ts';
import { htmlLanguage } from '../view/words.ts';
import { routerBypassPrefix } from './doc-url.ts';
import type { DocusaurusSharedNavigation, LocalNavigation } from './navigation-data.ts';
import { createDocIdLookup } from './sidebars.ts';

export function createLocalNavigation(site: Site, pluginId: string): (page: Page) => LocalNavigation {
  const views = splitViews(site, createMenuUrlMapper(site));
  const { base } = site.site;
  return (page) => {
    const placement = page.placements[0];
    const language = htmlLanguage(site, page);
    return {
      plugin: pluginId,
      path: page.route === '/' ? base || '/' : base + page.route,
      context: placement?.sidebar ?? null,
      view: views.localOf(page),
      ...(language === undefined ? {} : { language }),
    };
  };
}

export function createSharedNavigation(site: Site): DocusaurusSharedNavigation {
  const toUrl = createMenuUrlMapper(site);
  const views = splitViews(site, toUrl);
  return {
    contexts: site.sidebars.map((_, index) => views.commonOf(index) ?? null),
    fallbackNavigation: { view: viewOf(site, undefined, toUrl) },
  };
}

/**
 * Creates a function that maps a navigation target to its URL. Files and redirects bypass Docusaurus's router, which
 * doesn't know them. Docusaurus adds trailing slashes.
 */
function createMenuUrlMapper(site: Site): (route: string) => string {
  const findDocId = createDocIdLookup(site);
  return (route) => {
    const isDoc = findDocId(pageAt(site, splitUrl(route)[0])?.route ?? '') !== undefined;
    return (isDoc ? '' : routerBypassPrefix) + site.site.base + encodeRoute(route);
  };
}
