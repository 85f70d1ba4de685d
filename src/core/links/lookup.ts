import type { Site } from '../site.ts';
import { defaultLayout, type Layout } from '../values/paths.ts';
import { type RedirectRule, Redirects } from './redirects.ts';

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
  readonly resolutionCache: Map<string, Resolution>;
}

export interface LinkLookupInput extends Partial<Pick<LinkLookup, 'layout' | 'isUnknown'>> {
  readonly base: string;
  readonly routes: Iterable<string>;
  readonly redirects: readonly RedirectRule[];
  /** Published files that are not pages, by URL path. Default: none. */
  readonly files?: ReadonlyMap<string, unknown>;
}

export function createLinkLookup({
  base,
  routes,
  redirects,
  files = new Map(),
  layout = defaultLayout,
  isUnknown = () => false,
}: LinkLookupInput): LinkLookup {
  const routesByName = new Map<string, string>();
  for (const route of routes) {
    const name = route.normalize('NFC');
    if (!routesByName.has(name)) routesByName.set(name, route);
  }
  let firstPages: ReadonlyMap<string, string> | undefined;
  return {
    base,
    redirects: new Redirects(redirects),
    routeAt: (route) => routesByName.get(route.normalize('NFC')),
    allRoutes: [...routesByName.values()],
    firstPageIn(folder) {
      firstPages ??= firstPageByFolder(routesByName.values());
      return firstPages.get(folder.normalize('NFC'));
    },
    layout,
    isFile: (path) => files.has(path),
    hasFileBelow(folder) {
      for (const file of files.keys()) if (file.startsWith(`${folder}/`)) return true;
      return false;
    },
    isUnknown,
    resolutionCache: new Map(),
  };
}

/**
 * Creates the lookup of a resolved site, for generators and for URLs that readers visited.
 *
 * @param includeMissing Includes pages that entries name but that don't exist, because readers may have seen them in an
 * earlier version of the site.
 * @param layout Folders that are left out of URLs. Default: none.
 */
export function createSiteLookup(
  { pages, site }: Pick<Site, 'pages' | 'site'>,
  includeMissing = false,
  layout = defaultLayout,
): LinkLookup {
  const routes = Object.keys(pages).filter((route) => includeMissing || pages[route]?.missing !== true);
  return createLinkLookup({ base: site.base, routes, redirects: site.redirects, layout });
}

function firstPageByFolder(routes: Iterable<string>): ReadonlyMap<string, string> {
  const firstPages = new Map<string, string>();
  for (const route of routes) {
    const name = route.normalize('NFC').slice(1);
    if (!firstPages.has('')) firstPages.set('', route);
    for (
      let slashIndex = name.lastIndexOf('/');
      slashIndex !== -1;
      slashIndex = name.lastIndexOf('/', slashIndex - 1)
    ) {
      const folder = name.slice(0, slashIndex);
      // Ancestors of a known folder are known too.
      if (firstPages.has(folder)) break;
      firstPages.set(folder, route);
    }
  }
  return firstPages;
}

export type Resolution = PageResolution | FileResolution | NothingResolution | OtherResolution;

export interface PageResolution extends RedirectedResolution {
  readonly to: 'page';
  readonly route: string;
  /** Query and hash of the URL, or of the redirect that was followed. */
  readonly suffix: string;
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
  readonly firstEmptyMatch: number | undefined;
}

interface RedirectedResolution {
  readonly redirects?: RedirectChain;
}
