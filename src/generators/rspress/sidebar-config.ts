import type { Site } from '../../core/site.ts';
import { escapeInlineMarkdown } from './inline-markdown.ts';
import type { RspressEntry } from './navigation-data.ts';
import { createSharedRspressNavigation } from './projection.ts';

export interface SidebarConfigItem {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly collapsible?: false;
  readonly items?: readonly SidebarConfigItem[];
  /** Comma-separated. */
  readonly tag?: string;
}

/** Sidebars as Rspress's `themeConfig.sidebar`: items by route prefix. Rspress adds the base path itself. */
export function createRspressSidebar(site: Site): Record<string, SidebarConfigItem[]> {
  const { sidebars } = createSharedRspressNavigation(site, (route) => route);
  const prefixes = createSidebarPrefixes(site);
  return Object.fromEntries(
    [...prefixes].map(([prefix, sidebar]) => [prefix, (sidebars[sidebar] ?? []).map(toConfigItem)]),
  );
}

function toConfigItem(entry: RspressEntry): SidebarConfigItem {
  const { text, link, badges = [] } = entry;
  const collapsed = 'items' in entry ? entry.collapsed : undefined;
  return {
    text: escapeInlineMarkdown(text),
    ...(link === undefined ? {} : { link }),
    ...(collapsed === undefined ? {} : { collapsed }),
    ...('items' in entry && collapsed === undefined ? { collapsible: false } : {}),
    ...('items' in entry ? { items: entry.items.map(toConfigItem) } : {}),
    ...(badges.length === 0 ? {} : { tag: badges.map((badge) => badge.text).join(',') }),
  };
}

/**
 * Sidebar indexes by route prefix. For each page, the longest prefix that matches its route gives its sidebar. Short
 * routes are handled first, because a prefix for a longer route can't affect them.
 */
function createSidebarPrefixes(site: Site): Map<string, number> {
  const prefixes = new Map<string, number>();
  const handledRoutes: string[] = [];
  const placedPages = Object.values(site.pages).flatMap(({ route, placements: [placement] }) =>
    placement === undefined ? [] : [{ route, sidebar: placement.sidebar }],
  );
  for (const { route, sidebar } of placedPages.sort((first, second) => first.route.length - second.route.length)) {
    if (matchSidebar(route, prefixes) !== sidebar) {
      const prefix = parentPrefixes(route).find(
        (folder) => !handledRoutes.some((handledRoute) => handledRoute.startsWith(folder)),
      );
      prefixes.set(prefix ?? route, sidebar);
    }
    handledRoutes.push(route);
  }
  return prefixes;
}

/** Sidebar that Rspress selects for a route. Rspress compares characters, not path segments. */
function matchSidebar(route: string, prefixes: ReadonlyMap<string, number>): number | undefined {
  const matchingPrefixes = [...prefixes.keys()].filter((prefix) => route.startsWith(prefix));
  return prefixes.get(
    matchingPrefixes.reduce((longest, prefix) => (prefix.length > longest.length ? prefix : longest), ''),
  );
}

/** `/a/b/c` → `/`, `/a/`, `/a/b/`. */
function parentPrefixes(route: string): string[] {
  const segments = route.split('/').slice(1, -1);
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}/`)];
}
