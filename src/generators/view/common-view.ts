import type { Page, Site } from '../../core/site.ts';
import { getOrCreate } from '../../core/values.ts';
import type { ToUrl } from './targets.ts';
import { type NavigationView, viewOf } from './view.ts';

/** Members that are usually equal for all pages of a context. */
const commonMembers = ['words', 'tabs', 'selects', 'menus', 'lists', 'links', 'banner'] as const;

export type CommonView = Pick<NavigationView, (typeof commonMembers)[number]>;

/** Members of a page's view that differ from the shared view. */
export type LocalView = Omit<NavigationView, keyof CommonView> & Partial<CommonView>;

/**
 * Splits the views of a site into shared and page-specific members. `{ ...common, ...local }` is the view of a page.
 *
 * @param toUrl Maps a route to its URL.
 */
export function splitViews(site: Site, toUrl: ToUrl) {
  const firstPages = new Map<number, Page>();
  for (const page of Object.values(site.pages)) {
    const sidebar = page.placements[0]?.sidebar;
    if (sidebar !== undefined && !firstPages.has(sidebar)) firstPages.set(sidebar, page);
  }
  const contexts = new Map<number, ReturnType<typeof createContext>>();
  return {
    /** Shared members of the views of all pages with this sidebar. The first of these pages provides the values. */
    commonOf: (sidebar: number) => getOrCreate(contexts, sidebar, createContext)?.view,
    localOf(page: Page | undefined): LocalView {
      const view = viewOf(site, page, toUrl);
      const sidebar = page?.placements[0]?.sidebar;
      const jsonByMember =
        sidebar === undefined ? undefined : getOrCreate(contexts, sidebar, createContext)?.jsonByMember;
      if (jsonByMember === undefined) return view;
      const localMembers = Object.entries(view).filter(
        ([name, value]) => jsonByMember.get(name) !== JSON.stringify(value),
      );
      return Object.fromEntries(localMembers) as LocalView;
    },
  };

  function createContext(sidebar: number) {
    const page = firstPages.get(sidebar);
    if (page === undefined) return undefined;
    const view = viewOf(site, page, toUrl);
    const members = commonMembers.map((name) => [name, view[name]] as const);
    return {
      view: Object.fromEntries(members) as CommonView,
      jsonByMember: new Map<string, string>(members.map(([name, value]) => [name, JSON.stringify(value)])),
    };
  }
}
