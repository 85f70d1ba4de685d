import type { Inventory, PageFile } from '../values/inventory.ts';
import { normalizePath, routeOf, withoutExtension } from '../values/paths.ts';
import type { RedirectLookup } from './redirects.ts';

/** Where a link leads. */
export type LinkTarget =
  | { readonly to: 'page'; readonly route: string /** Absent for a page without a file. */; readonly page?: PageFile }
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
export function resolveHref(href: string, world: LinkWorld): LinkTarget {
  const local = localPath(href, world.base);
  if (local === undefined || local === '') return { to: 'elsewhere' };
  return resolveLocal(local, world);
}

/**
 * Resolves a link of a page's body. A relative one counts from the page's file or from its address, whichever leads
 * somewhere: generators differ, and authors write what works in theirs.
 */
export function resolveLink(target: string, from: PageFile, world: LinkWorld): LinkTarget {
  const found = resolveFrom(target, from, world);
  return found.to === 'nothing' && isFolder(found.path, world.inventory) ? { to: 'elsewhere' } : found;
}

/** True for a folder with pages in it: hosts lead readers on from it to the first of them, and from the root to the first of all. */
export function isFolder(path: string, { pages }: Inventory): boolean {
  if (path === '') return pages.size > 0;
  for (const page of pages.keys()) if (page.startsWith(`${path}/`)) return true;
  return false;
}

function resolveFrom(target: string, from: PageFile, world: LinkWorld): LinkTarget {
  const local = localPath(target, world.base);
  if (local === undefined) return { to: 'elsewhere' };
  if (local === '') return { to: 'page', route: routeOf(from.path), page: from };
  if (local.startsWith('/')) return resolveLocal(local, world);
  const [file, address] = [from.file, routeOf(from.path)].map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  const byFile = resolveLocal(`/${file}${local}`, world);
  if (byFile.to !== 'nothing') return byFile;
  const others = [`${address}${local}`, `${routeOf(from.path)}/${local}`, `/${local}`];
  return others.map((path) => resolveLocal(path, world)).find(({ to }) => to !== 'nothing') ?? byFile;
}

/** What a target's hash names, decoded; empty where it names nothing. */
export function hashOf(target: string): string {
  const at = target.indexOf('#');
  return at === -1 ? '' : decode(target.slice(at + 1));
}

/** The path of a target on this site, without base, query and hash; undefined for another site. */
function localPath(target: string, base: string): string | undefined {
  const text = target.trim();
  if (/^[a-z][a-z\d+.-]*:/i.test(text) || text.startsWith('//')) return undefined;
  const bare = text.replace(/[?#].*$/s, '');
  return base !== '' && (bare === base || bare.startsWith(`${base}/`)) ? bare.slice(base.length) || '/' : bare;
}

function resolveLocal(local: string, world: LinkWorld): LinkTarget {
  const path = normalizePath(decode(local));
  return path === undefined ? { to: 'nothing', path: local } : resolvePath(path, world, hops);
}

function resolvePath(path: string, world: LinkWorld, left: number): LinkTarget {
  const { inventory, redirect, routes, generated } = world;
  const candidates = path === '' ? ['index'] : [path, `${path}/index`, withoutExtension(path)];
  for (const candidate of candidates) {
    const page = candidate === undefined ? undefined : inventory.pages.get(candidate);
    if (page !== undefined) return { to: 'page', route: routeOf(page.path), page };
  }
  const route = path === '' ? '/' : `/${path}`;
  if (routes.has(route)) return { to: 'page', route };
  if (inventory.files.has(path) || inventory.isProvided(path) || inventory.isUnknown(path)) return { to: 'elsewhere' };
  const next = redirect(path)?.destination.text;
  if (next !== undefined) {
    const followed = left > 0 && !next.includes(':') ? resolveRedirected(next, world, left - 1) : undefined;
    return followed?.to === 'page' ? followed : { to: 'elsewhere' };
  }
  if (generated.some((folder) => path === folder || path.startsWith(`${folder}/`))) return { to: 'elsewhere' };
  return { to: 'nothing', path };
}

function resolveRedirected(destination: string, world: LinkWorld, left: number): LinkTarget | undefined {
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
