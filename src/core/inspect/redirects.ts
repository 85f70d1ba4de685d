import { editionOf } from '../config/editions.ts';
import { diagnose } from '../findings/diagnose.ts';
import { hidesHost, leadsAway, splitAddress, withoutBase } from '../links/address.ts';
import type { LinkLookup } from '../links/lookup.ts';
import { hasWildcard } from '../links/pattern.ts';
import { canMatch, comparedPath } from '../links/redirects.ts';
import { resolveHref } from '../links/resolve.ts';
import type { PageFile } from '../values/inventory.ts';
import type { DeadAddress } from '../values/links.ts';
import { addTo, countOf, type Some } from '../values/lists.ts';
import type { Redirection } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { foldersAbove, routeOf } from '../values/paths.ts';
import { followRedirects, literalFolder, type RedirectEnd } from './follow-redirects.ts';

/** What the check of a site's redirects found. */
export interface CheckedRedirects {
  readonly findings: readonly Finding[];
  /** Indexes of the redirects that lead into a circle: nothing that they lead to is judged again. */
  readonly circling: ReadonlySet<number>;
  /** Destinations that are not there, with the indexes of their redirects. */
  readonly dead: readonly (DeadAddress & { readonly index: number })[];
}

/** Checks the redirects of a site: that each leads somewhere, at once, without hiding a page or going in circles. */
export function checkRedirects(
  redirects: readonly Redirection[],
  pages: ReadonlyMap<string, PageFile>,
  lookup: LinkLookup,
): CheckedRedirects {
  const dead: (DeadAddress & { readonly index: number })[] = [];
  const findings: Finding[] = [...checkSources(redirects, lookup), ...checkDuplicates(redirects)];
  const { ends, circles } = followRedirects(redirects, lookup);
  const redirected = countRedirected(redirects);
  for (const { chain, redirect } of circles) {
    const { source, place } = redirect;
    const isPage = lookup.routeAt(routeOf(comparedPath(source.text))) !== undefined;
    findings.push(diagnose('redirect-loop', place, { chain, isPage }));
  }
  for (const [index, end] of ends) {
    if (!end.circling) findings.push(...checkTarget(index, end));
  }
  findings.push(...checkShadows(redirects, pages, lookup));
  return {
    findings,
    circling: new Set([...ends].filter(([, end]) => end.circling).map(([index]) => index)),
    dead,
  };

  function checkTarget(index: number, { redirect, final, throughWildcard }: RedirectEnd): Finding[] {
    const { source, destination } = redirect;
    const { text, place } = destination;
    if (hidesHost(text)) {
      const args = { destination: text, nearest: [], targets: [], isSure: false, hidesHost: true };
      return [diagnose('redirect-target', place, args)];
    }
    if (leadsAway(text)) return [];
    const path = hasWildcard(text) ? deadFolder(text, source.text, final) : deadEnd(text);
    if (path !== undefined) {
      const means = hasWildcard(text) ? 'folder' : 'page';
      const say: DeadAddress['say'] = ({ nearest, targets, isMoved, isSure }) =>
        diagnose('redirect-target', place, {
          ...{ destination: text, nearest, targets, isMoved },
          isSure: isSure && means === 'page',
        });
      dead.push({ index, text, path, place, from: [`/${comparedPath(source.text)}`], means, say });
      return [];
    }
    if (final === undefined || resolveHref(final, lookup).to === 'nothing') return [];
    const rooted = leadsAway(final) || final.startsWith('/') ? final : `/${final}`;
    const between = withoutBase(`/${comparedPath(splitAddress(text)[0])}`, lookup.base);
    // It may be meant to lead to a name that moves on, such as "latest", or to a page that only some hosts show.
    const isMeant =
      throughWildcard ||
      text.includes('?') ||
      editionOf(`${between}/`) !== editionOf(`${rooted}/`) ||
      lookup.routeAt(between) !== undefined;
    // If an address has the base path, the one in its place has it too.
    const hasBase = between !== `/${comparedPath(splitAddress(text)[0])}`;
    const base = hasBase && !leadsAway(rooted) && withoutBase(rooted, lookup.base) === rooted ? lookup.base : '';
    return [diagnose('redirect-chain', place, { destination: text, final: base + rooted, isMeant })];
  }

  /** The folder that a destination with a wildcard leads into, if nothing is in it and no other redirect leads on from it. */
  function deadFolder(text: string, source: string, final: string | undefined): string | undefined {
    const folder = final === undefined ? emptyFolder(text, lookup) : undefined;
    if (folder === undefined) return undefined;
    const own = foldersAbove(comparedPath(source)).includes(folder) ? 1 : 0;
    return (redirected.get(folder) ?? 0) > own ? undefined : folder;
  }

  /** What is not there at the end; undefined if something is, or where a later redirect is to blame and is reported. */
  function deadEnd(text: string): string | undefined {
    const found = resolveHref(text, lookup);
    if (found.to !== 'nothing') return undefined;
    const last = found.redirects === undefined ? undefined : redirects[found.redirects.last];
    return last === undefined || hasWildcard(last.destination.text) ? found.path : undefined;
  }
}

/** Sources that no address can match: one finding for all. */
function checkSources(redirects: readonly Redirection[], lookup: LinkLookup): Finding[] {
  const sources = redirects.filter(({ source }) => !canMatch(source.text)).map(({ source }) => source);
  const [first] = sources;
  return first === undefined
    ? []
    : [diagnose('redirect-source', first.place, { sources: sources.map(({ text }) => text), meant: bareSources() })];

  /** Sources as they must be meant: without hash and query they are nobody else's. */
  function bareSources() {
    const taken = countOf(redirects.map(({ source }) => comparedPath(splitAddress(source.text)[0])));
    return sources.flatMap(({ text, place }) => {
      const [only] = splitAddress(text);
      const path = comparedPath(only);
      const isFree = path !== '' && taken.get(path) === 1 && lookup.routeAt(`/${path}`) === undefined;
      return isFree ? [{ place, source: text, only }] : [];
    });
  }
}

function checkDuplicates(redirects: readonly Redirection[]): Finding[] {
  const first = new Map<string, Redirection>();
  return redirects.flatMap((redirect) => {
    const { source, destination, place } = redirect;
    if (!canMatch(source.text)) return [];
    const path = comparedPath(source.text);
    const before = first.get(path);
    if (before === undefined) {
      first.set(path, redirect);
      return [];
    }
    const isSame = plainDestination(before.destination.text) === plainDestination(destination.text);
    return [diagnose('redirect-duplicate', place, { source: source.text, isSame }, before.place)];
  });
}

function plainDestination(text: string): string {
  const [path, rest] = splitAddress(text);
  return (leadsAway(text) ? path.replace(/\/$/, '') : comparedPath(path)) + rest;
}

/** How many redirects there are below each folder. */
function countRedirected(redirects: readonly Redirection[]): ReadonlyMap<string, number> {
  const sources = redirects.map(({ source }) => source.text).filter(canMatch);
  return countOf(sources.flatMap((source) => foldersAbove(comparedPath(source))));
}

/** The folder that a destination with a wildcard leads into, if no page or file is in it. */
function emptyFolder(destination: string, { base, firstBelow, routeAt, isUnknown, hasFileBelow }: LinkLookup) {
  const folder = literalFolder(destination, base);
  const isThere =
    folder === '' ||
    firstBelow(folder) !== undefined ||
    routeAt(`/${folder}`) !== undefined ||
    hasFileBelow(folder) ||
    isUnknown(`${folder}/page`);
  return isThere ? undefined : folder;
}

/** Redirects that readers of a page get instead of it. */
function checkShadows(
  redirects: readonly Redirection[],
  pages: ReadonlyMap<string, PageFile>,
  lookup: LinkLookup,
): Finding[] {
  const hidden = new Map<number, Some<PageFile>>();
  for (const page of pages.values()) {
    const route = routeOf(page.path);
    for (const { index, destination } of lookup.redirects.findAll(comparedPath(route))) {
      // A redirect of a page to itself hides nothing: it is a loop, or a host's way to drop a slash.
      const led = leadsAway(destination) ? undefined : splitAddress(destination)[0];
      if (led !== undefined && comparedPath(withoutBase(led, lookup.base)) === comparedPath(route)) continue;
      addTo(hidden, index, page);
    }
  }
  return [...redirects.entries()].flatMap(([index, { source }]) => {
    const [page, ...further] = hidden.get(index) ?? [];
    if (page === undefined) return [];
    const args = { source: source.text, file: page.file, further: further.length, isWild: hasWildcard(source.text) };
    return [diagnose('redirect-shadow', source.place, args)];
  });
}
