import type { Page, Site } from '../../core/site.ts';
import { getOrMake } from '../../core/values.ts';
import type { Addresses } from './targets.ts';
import { type NavigationView, viewOf } from './view.ts';

/** Members that most pages of a context have in common. */
const common = ['words', 'tabs', 'selects', 'menus', 'lists', 'links', 'banner'] as const;

/** What the views of a context's pages have in common: stored once, beside the context's sidebar. */
export type CommonView = Pick<NavigationView, (typeof common)[number]>;

/** What a page's view adds to that of its context: what is its own, and what differs. */
export type OwnView = Omit<NavigationView, keyof CommonView> & Partial<CommonView>;

/**
 * Takes the views of a site apart; `{ ...common, ...own }` is the view of a page.
 *
 * @param addresses Writes the addresses of pages.
 */
export function splitViews(site: Site, addresses: Addresses) {
  const first = new Map<number, Page>();
  for (const page of Object.values(site.pages)) {
    const sidebar = page.placements[0]?.sidebar;
    if (sidebar !== undefined && !first.has(sidebar)) first.set(sidebar, page);
  }
  const known = new Map<number, ReturnType<typeof contextOf>>();
  return {
    /** For a sidebar by its index: that of its first page. */
    commonOf: (sidebar: number) => getOrMake(known, sidebar, contextOf)?.view,
    ownOf(page: Page | undefined): OwnView {
      const view = viewOf(site, page, addresses);
      const sidebar = page?.placements[0]?.sidebar;
      const texts = sidebar === undefined ? undefined : getOrMake(known, sidebar, contextOf)?.texts;
      if (texts === undefined) return view;
      const own = Object.entries(view).filter(([name, value]) => texts.get(name) !== JSON.stringify(value));
      return Object.fromEntries(own) as OwnView;
    },
  };

  function contextOf(sidebar: number) {
    const page = first.get(sidebar);
    if (page === undefined) return undefined;
    const view = viewOf(site, page, addresses);
    const members = common.map((name) => [name, view[name]] as const);
    return {
      view: Object.fromEntries(members) as CommonView,
      texts: new Map<string, string>(members.map(([name, value]) => [name, JSON.stringify(value)])),
    };
  }
}
