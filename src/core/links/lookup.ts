import type { Site } from '../site.ts';
import { type Layout, plainLayout } from '../values/layout.ts';
import { type RedirectEnds, Redirects } from './redirects.ts';
import type { Resolution } from './resolution.ts';

/** What addresses are resolved against. Paths are decoded, without slashes around them. */
export interface LinkLookup {
  /** `''`, or the path that the site is served under: `/docs`. */
  readonly base: string;
  readonly redirects: Redirects;
  /** The route of the page that a spelling of it means; undefined if there is no such page. */
  readonly routeAt: (route: string) => string | undefined;
  /** The routes of all pages, in the order in which a reader meets them. */
  readonly allRoutes: readonly string[];
  /** The first page below a folder; undefined if none is below it. */
  readonly firstBelow: (folder: string) => string | undefined;
  /** True for a file that is published beside the pages. */
  readonly isFile: (path: string) => boolean;
  /** True for a folder with a published file somewhere below it. */
  readonly hasFileBelow: (folder: string) => boolean;
  /** Which folders of files are not in addresses. */
  readonly layout: Layout;
  /** True for a path of which nobody can know here whether a page will be there. */
  readonly isUnknown: (path: string) => boolean;
  /** Where paths end that redirects lead on, as far as it was asked: for the resolver only. */
  readonly ends: Map<string, Resolution>;
}

/** Paths that files are addressed by. */
type Files = Pick<ReadonlyMap<string, unknown>, 'has'> & { readonly keys: () => Iterable<string> };

/** What a lookup is built from. */
export interface LinkLookupFacts {
  readonly base: string;
  /** The routes of all pages, in the order in which a reader meets them. */
  readonly routes: Iterable<string>;
  readonly redirects: readonly RedirectEnds[];
  /** Files that are published beside the pages. */
  readonly files?: Files;
  /** Which folders of files are not in addresses. Default: all are. */
  readonly layout?: Layout;
  readonly isUnknown?: (path: string) => boolean;
}

/** Prepares what addresses are resolved against. */
export function createLinkLookup({
  base,
  routes,
  redirects,
  files = new Set(),
  layout = plainLayout,
  isUnknown = () => false,
}: LinkLookupFacts): LinkLookup {
  const byName = new Map<string, string>();
  for (const route of routes) {
    const name = route.normalize('NFC');
    if (!byName.has(name)) byName.set(name, route);
  }
  let folders: ReadonlyMap<string, string> | undefined;
  return {
    base,
    redirects: new Redirects(redirects),
    routeAt: (route) => byName.get(route.normalize('NFC')),
    allRoutes: [...byName.values()],
    firstBelow(folder) {
      folders ??= foldersOf(byName.values());
      return folders.get(folder.normalize('NFC'));
    },
    layout,
    isFile: (path) => files.has(path),
    hasFileBelow(folder) {
      for (const file of files.keys()) if (file.startsWith(`${folder}/`)) return true;
      return false;
    },
    isUnknown,
    ends: new Map(),
  };
}

/**
 * The world of a resolved site, for generators and for what readers have visited.
 *
 * @param withMissing Whether pages count that an entry names and that are not there: readers may have seen them once.
 * @param layout Which folders of files are not in addresses. Default: all are.
 */
export function lookupOfSite(
  { pages, site }: Pick<Site, 'pages' | 'site'>,
  withMissing = false,
  layout = plainLayout,
): LinkLookup {
  const routes = Object.keys(pages).filter((route) => withMissing || pages[route]?.missing !== true);
  return createLinkLookup({ base: site.base, routes, redirects: site.redirects, layout });
}

/** The first page of every folder, the root among them. */
function foldersOf(routes: Iterable<string>): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const route of routes) {
    const name = route.normalize('NFC').slice(1);
    if (!folders.has('')) folders.set('', route);
    for (let slash = name.lastIndexOf('/'); slash !== -1; slash = name.lastIndexOf('/', slash - 1)) {
      const folder = name.slice(0, slash);
      // Its folders above it are known with it.
      if (folders.has(folder)) break;
      folders.set(folder, route);
    }
  }
  return folders;
}
