import type { Site } from '../site.ts';
import { type Layout, plainLayout } from '../values/layout.ts';
import { type RedirectEnds, Redirects } from './redirects.ts';

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

/** What a lookup is built from. */
export interface LinkLookupFacts extends Partial<Pick<LinkLookup, 'layout' | 'isUnknown'>> {
  readonly base: string;
  /** The routes of all pages, in the order in which a reader meets them. */
  readonly routes: Iterable<string>;
  readonly redirects: readonly RedirectEnds[];
  /** Files that are published beside the pages, by the paths that they are addressed by. Default: none. */
  readonly files?: ReadonlyMap<string, unknown>;
}

/** Prepares what addresses are resolved against. */
export function createLinkLookup({
  base,
  routes,
  redirects,
  files = new Map(),
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

/** Where an address leads. */
export type Resolution = PageResolution | NothingResolution | OtherResolution;

export interface PageResolution extends Led {
  readonly to: 'page';
  readonly route: string;
  /** Query and hash: of the address, or of the redirect that leads on from it. */
  readonly rest: string;
  /** True if the address names a folder without a page of its own: hosts lead on to the first page below it. */
  readonly isFolder: boolean;
  /** True for a relative address that leads to the page from elsewhere than its file. */
  readonly isGuess: boolean;
  /** True for a guess beside which another one leads to another page. */
  readonly isContested?: true;
}

export interface NothingResolution extends Led {
  readonly to: 'nothing';
  /** What was looked for and is not there, after all redirects. Without slashes around it, if it is inside the site. */
  readonly path: string;
}

/** A published file, another site, or what cannot be known here. */
export interface OtherResolution extends Led {
  readonly to: 'file' | 'site' | 'unknown';
}

/** Redirects that were followed, one after the other, by their indexes. */
export interface Followed {
  readonly first: number;
  readonly last: number;
  /** The first of them that works only on hosts where a wildcard matches its own bare path; undefined if none does. */
  readonly bare: number | undefined;
}

interface Led {
  /** The redirects that lead on from the address. */
  readonly redirects?: Followed;
}
