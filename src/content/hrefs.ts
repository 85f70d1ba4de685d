import type { Inventory } from '../values/inventory.ts';
import { normalizePath, routeOf, withoutExtension } from '../values/paths.ts';
import type { RedirectLookup } from './redirects.ts';

/** Where a link of the navigation leads. */
export type HrefTarget =
  | { readonly to: 'page'; readonly route: string }
  /** A file, a redirect, another site, or something that cannot be known here. */
  | { readonly to: 'elsewhere' }
  | { readonly to: 'nothing'; readonly path: string };

/** What links are resolved against. */
export interface LinkWorld {
  readonly inventory: Inventory;
  readonly redirect: RedirectLookup;
  /** Path that the site is served under. */
  readonly base: string;
  /** Routes of placed pages that have no file. */
  readonly routes: ReadonlySet<string>;
  /** Folders in which pages are generated from specifications. */
  readonly generated: readonly string[];
}

/** Redirects followed from one link; a longer chain is a loop, which is reported where redirects are checked. */
const hops = 10;

/** Resolves an `href` of the navigation; one without a leading slash counts from the root of the docs. */
export function resolveHref(href: string, world: LinkWorld): HrefTarget {
  const text = href.trim();
  if (/^[a-z][a-z\d+.-]*:/i.test(text) || text.startsWith('//') || text.startsWith('#')) return { to: 'elsewhere' };
  const bare = text.replace(/[?#].*$/s, '');
  const local =
    world.base !== '' && (bare === world.base || bare.startsWith(`${world.base}/`))
      ? bare.slice(world.base.length)
      : bare;
  const path = normalizePath(decode(local));
  return path === undefined ? { to: 'nothing', path: local } : resolvePath(path, world, hops);
}

function resolvePath(path: string, world: LinkWorld, left: number): HrefTarget {
  const { inventory, redirect, routes, generated } = world;
  const candidates = path === '' ? ['index'] : [path, `${path}/index`, withoutExtension(path)];
  for (const candidate of candidates) {
    const page = candidate === undefined ? undefined : inventory.pages.get(candidate);
    if (page !== undefined) return { to: 'page', route: routeOf(page.path) };
  }
  const route = path === '' ? '/' : `/${path}`;
  if (routes.has(route)) return { to: 'page', route };
  if (inventory.files.has(path) || inventory.isProvided(path)) return { to: 'elsewhere' };
  const next = redirect(path)?.destination.text;
  if (next !== undefined) {
    const followed = left > 0 && !next.includes(':') ? resolveRedirected(next, world, left - 1) : undefined;
    return followed?.to === 'page' ? followed : { to: 'elsewhere' };
  }
  if (generated.some((folder) => path === folder || path.startsWith(`${folder}/`))) return { to: 'elsewhere' };
  return { to: 'nothing', path };
}

function resolveRedirected(destination: string, world: LinkWorld, left: number): HrefTarget | undefined {
  const path = normalizePath(destination.replace(/[?#].*$/s, ''));
  return path === undefined ? undefined : resolvePath(path, world, left);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
