import type { BodyLink, PageBody } from '../bodies/facts.ts';
import { type ArgumentsOf, diagnose } from '../diagnostics/catalogue/index.ts';
import { hashOf, isLoopback, parseAddress } from '../links/address.ts';
import type { Resolution } from '../links/resolution.ts';
import { resolveLink } from '../links/resolve.ts';
import { retarget } from '../links/retarget.ts';
import type { LinkWorld } from '../links/world.ts';
import type { Settings } from '../options/options.ts';
import { RouteSuggester, type RouteSuggestions } from '../pages/suggest-routes.ts';
import type { PageFile } from '../values/inventory.ts';
import type { Finding } from '../values/outcome.ts';
import { routeOf } from '../values/paths.ts';
import type { Place, TextPlace } from '../values/place.ts';
import { variablesIn } from '../values/variables.ts';
import { Anchors } from './anchors.ts';
import { likelyBases, possibleBase } from './likely-bases.ts';
import { shownSnippets } from './shown-snippets.ts';
import type { SpecificationLink } from './specification-links.ts';

/** What the links of pages are checked against. */
export interface LinkCheckInput {
  /** Facts by file, those of snippets too. */
  readonly bodies: ReadonlyMap<string, PageBody>;
  readonly pages: ReadonlyMap<string, PageFile>;
  readonly specifications: readonly SpecificationLink[];
  readonly world: LinkWorld;
  /** Redirects that lead into a circle, which is reported by itself. */
  readonly circling: ReadonlySet<number>;
  readonly slugs: Settings['slugs'];
}

const noRoutes: RouteSuggestions = { routes: [], isCase: false, isSure: false };

interface MissingLink {
  readonly place: Place;
  readonly args: Omit<ArgumentsOf<'link-missing'>, 'base'>;
  /** First step of an address that is there without it. */
  readonly base: string | undefined;
}

/**
 * Checks the links in the text of pages, of the snippets that they show and of specifications: that each leads to something,
 * and that what it leads to has the heading. What stands in a snippet is reported once, there.
 */
export function checkLinks({ bodies, pages, specifications, world, circling, slugs }: LinkCheckInput): Finding[] {
  const findings: Finding[] = [];
  const byRoute = new Map([...pages.values()].map((page) => [routeOf(page.path), page]));
  const anchors = new Anchors(bodies, slugs);
  const missing: MissingLink[] = [];
  let suggester: RouteSuggester | undefined;

  for (const page of pages.values()) checkFile(page.file, [page]);
  for (const [file, shownOn] of shownSnippets(pages, bodies)) checkFile(file, shownOn);
  for (const { target, place, routes } of specifications) {
    if (variablesIn(target).length > 0) continue;
    const found = resolveFromAny(target, routes);
    if (found.redirects !== undefined && circling.has(found.redirects.first)) continue;
    if (found.to === 'nothing') reportMissing({ target, kind: 'link' }, place, found.path, [], false);
  }
  const bases = likelyBases(missing.map(({ base }) => base));
  for (const { place, args, base } of missing) {
    findings.push(diagnose('link-missing', place, { ...args, base: bases.has(base) ? base : undefined }));
  }
  return findings;

  /** @param shownOn The page itself, or the pages that show the snippet. */
  function checkFile(file: string, shownOn: readonly PageFile[]): void {
    const isSnippet = shownOn[0]?.file !== file;
    for (const link of bodies.get(file)?.links ?? []) {
      // A name that no variable has is a fault of its own.
      if (variablesIn(link.target).length > 0) continue;
      const place = { file, start: link.start, end: link.end };
      if (isLoopback(parseAddress(link.target).host ?? '')) {
        findings.push(diagnose('link-local', place, { target: link.target, written: pageOfPreview(link.target) }));
        continue;
      }
      // A hash alone leads to a place on whatever page shows the snippet.
      if (isSnippet && /^\s*(?:#|$)/.test(link.target)) continue;
      const found = resolveFrom(link.target, file, shownOn);
      if (found.redirects !== undefined && circling.has(found.redirects.first)) continue;
      if (found.to === 'nothing') reportMissing(link, place, found.path, shownOn, isSnippet);
      if (found.to !== 'page' || found.isFolder) continue;
      if (found.isGuess) {
        const written = retarget(link.target, '', found.route, world.base);
        findings.push(diagnose('link-relative', place, { target: link.target, route: found.route, written }));
      }
      const led = byRoute.get(found.route);
      if (led !== undefined) checkAnchor(link.target, hashOf(link.target), led, place);
    }
  }

  /** A relative address of a description may be shown on any of some pages. */
  function resolveFromAny(target: string, routes: readonly string[]): Resolution {
    const first = resolveLink(target, { route: routes[0] ?? '/', file: null }, world);
    if (first.to !== 'nothing' || target.startsWith('/')) return first;
    for (const route of routes.slice(1)) {
      const found = resolveLink(target, { route, file: null }, world);
      if (found.to !== 'nothing') return found;
    }
    return first;
  }

  /** The address of the page that an address of the author's own preview shows; the root may be that of anything. */
  function pageOfPreview(target: string): string | undefined {
    const { path, query, hash } = parseAddress(target);
    const found = /^\/?$/.test(path) ? undefined : resolveLink(path, { route: '/', file: '' }, world);
    return found?.to === 'page' && !found.isFolder ? path + query + hash : undefined;
  }

  /** A relative address of a snippet counts from the snippet or from a page that shows it, whichever leads somewhere. */
  function resolveFrom(target: string, file: string, shownOn: readonly PageFile[]): Resolution {
    let first: Resolution | undefined;
    for (const page of shownOn) {
      const route = routeOf(page.path);
      for (const from of new Set([file, page.file])) {
        const found = resolveLink(target, { route, file: from }, world);
        if (found.to !== 'nothing') return found;
        first ??= found;
      }
    }
    return first as Resolution;
  }

  function reportMissing(
    { target, kind }: Pick<BodyLink, 'target' | 'kind'>,
    place: Place,
    path: string,
    shownOn: readonly PageFile[],
    isSnippet: boolean,
  ): void {
    const isImage = kind === 'image' || /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i.test(path);
    suggester ??= new RouteSuggester(world.allRoutes);
    const from = shownOn[0] === undefined ? '/' : routeOf(shownOn[0].path);
    const { routes, isCase, isSure } = isImage ? noRoutes : suggester.suggest(path, from);
    const resolved = `/${path.replace(/^\/+/, '')}`;
    const targets = routes.flatMap((route) => retarget(target, resolved, route, world.base) ?? []);
    const pagesNamed = isSnippet ? shownOn.map((page) => page.file) : [];
    const args = { target, resolved, nearest: routes, isCase, isImage, shownOn: pagesNamed, targets, isSure };
    missing.push({ place, args, base: possibleBase(resolved, world) });
  }

  function checkAnchor(target: string, anchor: string, page: PageFile, place: TextPlace): void {
    const fault = anchors.check(anchor, page);
    if (fault === undefined) return;
    findings.push(diagnose('link-anchor', place, { target, anchor, file: page.file, ...fault }));
  }
}
