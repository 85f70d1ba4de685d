import type { Page, Site } from '../../core/site.ts';
import { getOrCreate } from '../../core/values.ts';
import type { Addresses } from './targets.ts';
import { type NavigationView, viewOf } from './view.ts';

/** Members that are usually equal for all pages of a context. */
const common = ['words', 'tabs', 'selects', 'menus', 'lists', 'links', 'banner'] as const;

/** Shared part of the views of a context, stored once with its sidebar. */
export type CommonView = Pick<NavigationView, (typeof common)[number]>;

/** Part of a page's view that differs from the shared one. */
export type OwnView = Omit<NavigationView, keyof CommonView> & Partial<CommonView>;

/**
 * Splits the views of a site into shared and page-specific parts; `{ ...common, ...own }` is the view of a page.
 *
 * @param addresses URL of a route.
 */
export function splitViews(site: Site, addresses: Addresses) {
  const first = new Map<number, Page>();
  for (const page of Object.values(site.pages)) {
    const sidebar = page.placements[0]?.sidebar;
    if (sidebar !== undefined && !first.has(sidebar)) first.set(sidebar, page);
  }
  const known = new Map<number, ReturnType<typeof contextOf>>();
  return {
    /** Shared part of a sidebar, from its first page. */
    commonOf: (sidebar: number) => getOrCreate(known, sidebar, contextOf)?.view,
    ownOf(page: Page | undefined): OwnView {
      const view = viewOf(site, page, addresses);
      const sidebar = page?.placements[0]?.sidebar;
      const texts = sidebar === undefined ? undefined : getOrCreate(known, sidebar, contextOf)?.texts;
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
