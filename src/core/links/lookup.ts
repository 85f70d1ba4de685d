import type { Site } from '../site.ts';
import { type Layout, plainLayout } from '../values/paths.ts';
import { type RedirectEnds, Redirects } from './redirects.ts';

/** Index of a site for resolving URLs. Paths and folders are percent-decoded, without surrounding slashes. */
export interface LinkLookup {
  readonly base: string;
  readonly redirects: Redirects;
  readonly routeAt: (route: string) => string | undefined;
  readonly allRoutes: readonly string[];
  readonly firstPageIn: (folder: string) => string | undefined;
  /** True for a published file that is not a page. */
  readonly isFile: (path: string) => boolean;
  readonly hasFileBelow: (folder: string) => boolean;
  readonly layout: Layout;
  /** True for a path that may or may not have a page, such as one that another build step generates. */
  readonly isUnknown: (path: string) => boolean;
  /** Cached resolutions by redirected path. Used only by `resolve.ts`. */
  readonly ends: Map<string, Resolution>;
}

export interface LinkLookupInput extends Partial<Pick<LinkLookup, 'layout' | 'isUnknown'>> {
  readonly base: string;
  readonly routes: Iterable<string>;
  readonly redirects: readonly RedirectEnds[];
  /** Published files that are not pages, by URL path. Default: none. */
  readonly files?: ReadonlyMap<string, unknown>;
}

export function createLinkLookup({
  base,
  routes,
  redirects,
  files = new Map(),
  layout = plainLayout,
  isUnknown = () => false,
}: LinkLookupInput): LinkLookup {
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
    firstPageIn(folder) {
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
 * Creates the lookup of a resolved site, for generators and for URLs that readers visited.
 *
 * @param withMissing Includes pages that entries name but that don't exist, because readers may have seen them in an
 * earlier version of the site.
 * @param layout Folders that are left out of URLs. Default: none.
 */
export function createSiteLookup(
  { pages, site }: Pick<Site, 'pages' | 'site'>,
  withMissing = false,
  layout = plainLayout,
): LinkLookup {
  const routes = Object.keys(pages).filter((route) => withMissing || pages[route]?.missing !== true);
  return createLinkLookup({ base: site.base, routes, redirects: site.redirects, layout });
}

function foldersOf(routes: Iterable<string>): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const route of routes) {
    const name = route.normalize('NFC').slice(1);
    if (!folders.has('')) folders.set('', route);
    for (let slash = name.lastIndexOf('/'); slash !== -1; slash = name.lastIndexOf('/', slash - 1)) {
      const folder = name.slice(0, slash);
      // Ancestors of a known folder are known too.
      if (folders.has(folder)) break;
      folders.set(folder, route);
    }
  }
  return folders;
}

export type Resolution = PageResolution | FileResolution | NothingResolution | OtherResolution;

export interface PageResolution extends RedirectedResolution {
  readonly to: 'page';
  readonly route: string;
  /** Query and hash of the URL, or of the redirect that was followed. */
  readonly rest: string;
  readonly isFolder: boolean;
  /** True for a relative URL that doesn't resolve from its file, only from another base. */
  readonly isGuess: boolean;
  /** True if another base resolves the same URL to a different page. */
  readonly isContested?: true;
}

export interface NothingResolution extends RedirectedResolution {
  readonly to: 'nothing';
  /** Path after all redirects, which doesn't exist. A path inside the site has no surrounding slashes. */
  readonly path: string;
}

/** A published file that is not a page. */
export interface FileResolution extends RedirectedResolution {
  readonly to: 'file';
  /** URL path, without a leading slash. */
  readonly path: string;
}

export interface OtherResolution extends RedirectedResolution {
  readonly to: 'site' | 'unknown';
}

export interface RedirectChain {
  readonly first: number;
  readonly last: number;
  /**
   * Index of the first redirect in the chain that only some hosts apply, because its wildcard matches an empty path.
   * `undefined` if all hosts apply the whole chain.
   */
  readonly bare: number | undefined;
}

interface RedirectedResolution {
  readonly redirects?: RedirectChain;
}
