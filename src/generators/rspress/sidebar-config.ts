import type { Site } from '../../core/site.ts';
import { escapeInlineMarkdown } from './inline-markdown.ts';
import type { RspressEntry } from './navigation-data.ts';
import { sharedRspressNavigation } from './projection.ts';

export interface ConfiguredItem {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly collapsible?: false;
  readonly items?: readonly ConfiguredItem[];
  /** Comma-separated. */
  readonly tag?: string;
}

/** Sidebars as Rspress's `themeConfig.sidebar`: items by route prefix. Rspress adds the base path itself. */
export function rspressSidebar(site: Site): Record<string, ConfiguredItem[]> {
  const { sidebars } = sharedRspressNavigation(site, (route) => route);
  const prefixes = prefixesOf(site);
  return Object.fromEntries(
    [...prefixes].map(([prefix, sidebar]) => [prefix, (sidebars[sidebar] ?? []).map(configuredItem)]),
  );
}

function configuredItem(entry: RspressEntry): ConfiguredItem {
  const { text, link, badges = [] } = entry;
  const collapsed = 'items' in entry ? entry.collapsed : undefined;
  return {
    text: escapeInlineMarkdown(text),
    ...(link === undefined ? {} : { link }),
    ...(collapsed === undefined ? {} : { collapsed }),
    ...('items' in entry && collapsed === undefined ? { collapsible: false } : {}),
    ...('items' in entry ? { items: entry.items.map(configuredItem) } : {}),
    ...(badges.length === 0 ? {} : { tag: badges.map((badge) => badge.text).join(',') }),
  };
}

/**
 * Sidebar indexes by route prefix. For each page, the longest prefix that matches its route gives its sidebar. Short
 * routes are handled first, because a prefix for a longer route can't affect them.
 */
function prefixesOf(site: Site): Map<string, number> {
  const prefixes = new Map<string, number>();
  const handled: string[] = [];
  const placedPages = Object.values(site.pages).flatMap(({ route, placements: [placement] }) =>
    placement === undefined ? [] : [{ route, sidebar: placement.sidebar }],
  );
  for (const { route, sidebar } of placedPages.sort((one, other) => one.route.length - other.route.length)) {
    if (sidebarAt(route, prefixes) !== sidebar) {
      const prefix = ancestorFolders(route).find((folder) => !handled.some((other) => other.startsWith(folder)));
      prefixes.set(prefix ?? route, sidebar);
    }
    handled.push(route);
  }
  return prefixes;
}

/** Sidebar that Rspress selects for a route. Rspress compares characters, not path segments. */
function sidebarAt(route: string, prefixes: ReadonlyMap<string, number>): number | undefined {
  const matching = [...prefixes.keys()].filter((prefix) => route.startsWith(prefix));
  return prefixes.get(matching.reduce((one, other) => (other.length > one.length ? other : one), ''));
}

/** `/a/b/c` → `/`, `/a/`, `/a/b/`. */
function ancestorFolders(route: string): string[] {
  const segments = route.split('/').slice(1, -1);
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}/`)];
}
