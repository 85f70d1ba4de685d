import { splitAddress } from '../../core/links.ts';
import { hrefOf, pageAt } from '../../core/runtime.ts';
import type { Page, Site } from '../../core/site.ts';
import { splitViews } from '../view/common-view.ts';
import { viewOf } from '../view/view.ts';
import { outsideOfRouter } from './doc-address.ts';
import type { OwnNavigation, SharedNavigation } from './forms.ts';
import { docIds } from './sidebars.ts';

/** What surrounds the pages of a site. */
export function navigationsOf(site: Site, plugin: string): (page: Page) => OwnNavigation {
  const views = splitViews(site, menuAddressesOf(site));
  return (page) => {
    const placement = page.placements[0];
    const language = placement?.context.language;
    return {
      plugin,
      path: pathOf(site, page),
      context: placement?.sidebar ?? null,
      view: views.ownOf(page),
      ...(language === undefined ? {} : { language }),
    };
  };
}

export function sharedNavigation(site: Site): SharedNavigation {
  const addresses = menuAddressesOf(site);
  const views = splitViews(site, addresses);
  return {
    contexts: site.sidebars.map((_, index) => views.commonOf(index) ?? null),
    elsewhere: { view: viewOf(site, undefined, addresses) },
  };
}

function pathOf({ site: { base } }: Site, { route }: Page): string {
  return route === '/' ? base || '/' : base + route;
}

/** Writes the address of a route, with a query or fragment it may carry; Docusaurus adds the slash at its end. */
export function addressesOf(site: Site): (route: string) => string {
  return (route) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(route) ?? [];
    return hrefOf(site, path) + rest;
  };
}

/** The same for links of the navigation, which say what Docusaurus's router does not know: files, and old addresses. */
function menuAddressesOf(site: Site): (route: string) => string {
  const addresses = addressesOf(site);
  const idOf = docIds(site);
  return (route) => {
    const [path] = splitAddress(route);
    const isKnown = idOf(pageAt(site, path)?.route ?? '') !== undefined;
    return (isKnown ? '' : outsideOfRouter) + addresses(route);
  };
}
