import { neighborsOf, pageAt, sidebarOf } from '../../src/core/runtime.ts';
import type { SidebarItem, Site } from '../../src/core/site.ts';
import { linkedGroup, writeEntries } from '../../src/generators/view/entries.ts';
import { type NavigationView, viewOf } from '../../src/generators/view/view.ts';

/** Entry of a sidebar. Groups have `items`. */
export interface NavigationEntry {
  readonly label: string;
  /** Route on this site, or URL as written; `null` for a title that opens nothing. */
  readonly href: string | null;
  /** HTTP method of an endpoint page, and the tag of the entry. */
  readonly badges: readonly string[];
  readonly items?: readonly NavigationEntry[];
}

/** Navigation that a built site shows on one page, in every generator. */
export interface PageNavigation {
  readonly route: string;
  readonly title: string;
  readonly view: Pick<NavigationView, 'tabs' | 'selects' | 'menus' | 'lists' | 'links' | 'breadcrumbs'>;
  readonly sidebar: readonly NavigationEntry[];
  readonly neighbors: readonly {
    readonly label: 'Previous' | 'Next';
    readonly title: string;
    readonly route: string;
  }[];
}

/**
 * Resolves the navigation of a page.
 *
 * @param route Default: the first page of the site.
 * @returns `undefined` if no page has this route.
 */
export function pageNavigation(site: Site, route = site.tree.route): PageNavigation | undefined {
  const page = route === null ? undefined : pageAt(site, route);
  if (page === undefined) return undefined;
  const { tabs, selects, menus, lists, links, breadcrumbs } = viewOf(site, page, (target) => target);
  const [placement] = page.placements;
  const { previous, next } = placement === undefined ? {} : neighborsOf(site, placement);
  return {
    route: page.route,
    title: page.title,
    view: { tabs, selects, menus, lists, links, breadcrumbs },
    sidebar: placement === undefined ? [] : entriesOf(site, sidebarOf(site, placement).items),
    neighbors: [
      ...(previous === undefined ? [] : [{ label: 'Previous', title: previous.title, route: previous.route } as const]),
      ...(next === undefined ? [] : [{ label: 'Next', title: next.title, route: next.route } as const]),
    ],
  };
}

function entriesOf(site: Site, sidebarItems: readonly SidebarItem[]): readonly NavigationEntry[] {
  return writeEntries<NavigationEntry>(sidebarItems, {
    leaf: (item, href) => ({ label: item.label, href, badges: badgesOf(item) }),
    group(group, writeItems) {
      const { target, items } = linkedGroup(site, group);
      return { label: group.label, href: target, badges: badgesOf(group), items: writeItems(items) };
    },
  });
}

function badgesOf(item: SidebarItem): readonly string[] {
  return [item.kind === 'page' ? item.method : undefined, item.tag].filter((badge) => badge !== undefined);
}
