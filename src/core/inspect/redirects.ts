import { editionOf } from '../config/languages.ts';
import { diagnose } from '../findings/diagnose.ts';
import type { LinkLookup } from '../links/lookup.ts';
import { hasWildcard, wildcardsIn } from '../links/pattern.ts';
import { canMatch, hostMismatch, normalizeRedirectPath } from '../links/redirects.ts';
import { resolveHref } from '../links/resolve.ts';
import { hashOfUrl, hidesHost, isExternal, splitUrl, withoutBase } from '../links/url.ts';
import { urlFlaw } from '../pages/url-flaw.ts';
import type { PageFile } from '../values/inventory.ts';
import type { BrokenRedirect, BrokenRedirection } from '../values/links.ts';
import { appendTo, countItems, type NonEmptyArray } from '../values/lists.ts';
import type { Redirection } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { ancestorFolders, routeOf } from '../values/paths.ts';
import type { Anchors } from './anchors.ts';
import { folderBeforeWildcard, followRedirects, type RedirectEnd } from './redirect-chains.ts';

export interface CheckedRedirects {
  readonly findings: readonly Finding[];
  readonly looping: ReadonlySet<number>;
  readonly dead: readonly BrokenRedirect[];
  /** Redirects with a finding about their destination, by index. */
  readonly broken: ReadonlyMap<number, BrokenRedirection>;
  /** Pages that a redirect hides. */
  readonly hiddenPages: ReadonlySet<PageFile>;
}

/** Checks that each redirect has an existing target, needs no second redirect, hides no page and is in no loop. */
export function checkRedirects(
  redirects: readonly Redirection[],
  pages: ReadonlyMap<string, PageFile>,
  lookup: LinkLookup,
): CheckedRedirects {
  const brokenRedirects: BrokenRedirect[] = [];
  const broken = new Map<number, BrokenRedirection>();
  const findings: Finding[] = [
    ...checkSources(redirects, lookup),
    ...checkHostSources(redirects),
    ...checkDuplicates(redirects),
  ];
  const { ends, loops } = followRedirects(redirects, lookup);
  const redirectCountByFolder = countRedirectsByFolder(redirects);
  for (const { chain, redirect } of loops) {
    const { source, location } = redirect;
    const isPage = lookup.routeAt(routeOf(normalizeRedirectPath(source.text))) !== undefined;
    findings.push(diagnose('redirect-loop', location, { chain, isPage }));
  }
  for (const [index, end] of ends) {
    if (!end.isLoop) findings.push(...checkTarget(index, end));
  }
  const loopingIndexes = new Set(loops.flatMap(({ members }) => members));
  const shadows = checkShadows(redirects, pages, lookup, loopingIndexes);
  findings.push(...shadows.findings);
  return {
    findings,
    looping: new Set([...ends].filter(([, end]) => end.isLoop).map(([index]) => index)),
    dead: brokenRedirects,
    broken,
    hiddenPages: shadows.hiddenPages,
  };

  function checkTarget(index: number, { redirect, final, throughWildcard }: RedirectEnd): Finding[] {
    const { source, destination } = redirect;
    const { text, location } = destination;
    const args = { destination: text, nearest: [], targets: [], isSure: false };
    const brokenRedirection = { source: source.text, destination: text, location, unknownWildcard: undefined };
    if (hidesHost(text)) return [diagnose('redirect-target', location, { ...args, hidesHost: true })];
    const wildcardProblem = unknownWildcard(source.text, text);
    if (wildcardProblem !== undefined) {
      broken.set(index, { ...brokenRedirection, unknownWildcard: wildcardProblem });
      return [diagnose('redirect-target', location, { ...args, unknown: wildcardProblem })];
    }
    if (isExternal(text)) {
      // Unparsable URLs are reported as wrong values.
      const flaw = URL.canParse(text) ? urlFlaw(text) : undefined;
      return flaw === undefined ? [] : [diagnose('link-invalid', location, { target: text, ...flaw })];
    }
    const path = hasWildcard(text) ? findDeadFolder(text, source.text, final) : findDeadPath(text);
    if (path !== undefined) {
      broken.set(index, brokenRedirection);
      const from = [`/${normalizeRedirectPath(source.text)}`];
      brokenRedirects.push({
        kind: 'redirect',
        text,
        path,
        location,
        pageRoutes: from,
        isFolder: hasWildcard(text),
      });
      return [];
    }
    if (final === undefined || resolveHref(final, lookup).to === 'nothing') return [];
    const absoluteFinal = isExternal(final) || final.startsWith('/') ? final : `/${final}`;
    const intermediateRoute = withoutBase(`/${normalizeRedirectPath(splitUrl(text)[0])}`, lookup.base);
    // The author may want a destination that changes later, such as "latest", or a page that only some hosts show.
    const isIntended =
      throughWildcard ||
      text.includes('?') ||
      editionOf(`${intermediateRoute}/`) !== editionOf(`${absoluteFinal}/`) ||
      lookup.routeAt(intermediateRoute) !== undefined;
    // Keeps the base path in the new destination if the old destination has it.
    const hasBase = intermediateRoute !== `/${normalizeRedirectPath(splitUrl(text)[0])}`;
    const base =
      hasBase && !isExternal(absoluteFinal) && withoutBase(absoluteFinal, lookup.base) === absoluteFinal
        ? lookup.base
        : '';
    return [diagnose('redirect-chain', location, { destination: text, final: base + absoluteFinal, isIntended })];
  }

  function findDeadFolder(text: string, source: string, final: string | undefined): string | undefined {
    const folder = final === undefined ? findEmptyFolder(text, lookup) : undefined;
    if (folder === undefined) return undefined;
    const selfCount = ancestorFolders(normalizeRedirectPath(source)).includes(folder) ? 1 : 0;
    return (redirectCountByFolder.get(folder) ?? 0) > selfCount ? undefined : folder;
  }

  function findDeadPath(text: string): string | undefined {
    const resolution = resolveHref(text, lookup);
    if (resolution.to !== 'nothing') return undefined;
    const lastRedirect = resolution.redirects === undefined ? undefined : redirects[resolution.redirects.last];
    return lastRedirect === undefined || hasWildcard(lastRedirect.destination.text) ? resolution.path : undefined;
  }
}

/** Checks the hash of each destination: its page must have that heading. */
export function checkRedirectAnchors(
  redirects: readonly Redirection[],
  loopingIndexes: ReadonlySet<number>,
  lookup: LinkLookup,
  pageAt: (route: string) => PageFile | undefined,
  anchors: Anchors,
): Finding[] {
  return redirects.flatMap(({ source, destination: { text, location } }, index) => {
    const anchor = hashOfUrl(text);
    if (
      anchor === '' ||
      loopingIndexes.has(index) ||
      hidesHost(text) ||
      hasWildcard(text) ||
      !canHostMatch(source.text)
    )
      return [];
    const target = resolveHref(text, lookup);
    // Skips a destination if a later redirect replaces its hash.
    if (target.to !== 'page' || target.isFolder || hashOfUrl(target.suffix) !== anchor) return [];
    const page = pageAt(target.route);
    const fault = page && anchors.checkAnchor(text, page);
    if (page === undefined || fault === undefined) return [];
    return [diagnose('link-anchor', location, { target: text, anchor, file: page.file, isShared: false, ...fault })];
  });
}

function checkSources(redirects: readonly Redirection[], lookup: LinkLookup): Finding[] {
  const sources = redirects
    .filter(({ source: { text } }) => !canMatch(text) && !isOptional(text))
    .map(({ source }) => source);
  const [firstSource] = sources;
  return firstSource === undefined
    ? []
    : [
        diagnose('redirect-source', firstSource.location, {
          sources: sources.map(({ text }) => text),
          replacements: sourcesWithoutQuery(),
        }),
      ];

  /**
   * Replaces each source by its path without query and hash. Leaves out sources whose path is also a page or the source
   * of another redirect.
   */
  function sourcesWithoutQuery() {
    const pathCounts = countItems(redirects.map(({ source }) => normalizeRedirectPath(splitUrl(source.text)[0])));
    return sources.flatMap(({ text, location }) => {
      const [pathOnly] = splitUrl(text);
      const path = normalizeRedirectPath(pathOnly);
      const isFree = path !== '' && pathCounts.get(path) === 1 && lookup.routeAt(`/${path}`) === undefined;
      return isFree ? [{ location, source: text, only: pathOnly }] : [];
    });
  }
}

/** Reports other sources that the host never matches, such as regular expressions. */
function checkHostSources(redirects: readonly Redirection[]): Finding[] {
  return redirects.flatMap(({ source: { text, location } }) => {
    const mismatch = canMatch(text) || isOptional(text) ? hostMismatch(text) : undefined;
    return mismatch === undefined ? [] : [diagnose('redirect-source', location, { sources: [text], mismatch })];
  });
}

/** True for a source with an optional parameter, whose `?` begins no query: `/old/:name?`. */
function isOptional(source: string): boolean {
  return hostMismatch(source) === 'optional';
}

/** Returns the first wildcard of a destination that the source doesn't have, and the wildcards of the source. */
function unknownWildcard(source: string, destination: string) {
  const sourceWildcards = wildcardsIn(source);
  const names = new Set(sourceWildcards.map(wildcardName));
  const path = splitUrl(destination)[0];
  // In an external URL, a colon inside a segment may be a part of a name: `/wiki/Help:Contents`.
  const usedWildcards = isExternal(destination)
    ? (path.match(/(?<=[^/]\/):[A-Za-z_]\w*\*?/g) ?? [])
    : wildcardsIn(path);
  const missingWildcard = usedWildcards.find((item) => !names.has(wildcardName(item)));
  return missingWildcard === undefined ? undefined : { wildcard: missingWildcard, known: sourceWildcards };
}

function wildcardName(wildcard: string): string {
  return wildcard.replace(/[:*]/g, '');
}

function checkDuplicates(redirects: readonly Redirection[]): Finding[] {
  const firstByPath = new Map<string, Redirection>();
  return redirects.flatMap((redirect) => {
    const { source, destination, location } = redirect;
    if (!canHostMatch(source.text)) return [];
    const path = normalizeRedirectPath(source.text);
    const earlierRedirect = firstByPath.get(path);
    if (earlierRedirect === undefined) {
      firstByPath.set(path, redirect);
      return [];
    }
    const isSame = normalizeDestination(earlierRedirect.destination.text) === normalizeDestination(destination.text);
    const args = { source: source.text, first: earlierRedirect.source.text, isSame };
    return [diagnose('redirect-duplicate', location, args, earlierRedirect.location)];
  });
}

function normalizeDestination(text: string): string {
  const [path, suffix] = splitUrl(text);
  return (isExternal(text) ? path.replace(/\/$/, '') : normalizeRedirectPath(path)) + suffix;
}

function countRedirectsByFolder(redirects: readonly Redirection[]): ReadonlyMap<string, number> {
  const sources = redirects.map(({ source }) => source.text).filter(canHostMatch);
  return countItems(sources.flatMap((source) => ancestorFolders(normalizeRedirectPath(source))));
}

function canHostMatch(source: string): boolean {
  return canMatch(source) && hostMismatch(source) === undefined;
}

function findEmptyFolder(destination: string, { base, firstPageIn, routeAt, isUnknown, hasFileBelow }: LinkLookup) {
  const folder = folderBeforeWildcard(destination, base);
  const isUsed =
    folder === '' ||
    firstPageIn(folder) !== undefined ||
    routeAt(`/${folder}`) !== undefined ||
    hasFileBelow(folder) ||
    isUnknown(`${folder}/page`);
  return isUsed ? undefined : folder;
}

function checkShadows(
  redirects: readonly Redirection[],
  pages: ReadonlyMap<string, PageFile>,
  lookup: LinkLookup,
  loopingIndexes: ReadonlySet<number>,
): Pick<CheckedRedirects, 'findings' | 'hiddenPages'> {
  const pagesByRedirect = new Map<number, NonEmptyArray<PageFile>>();
  for (const page of pages.values()) {
    const route = routeOf(page.path);
    for (const { index, destination } of lookup.redirects.findAll(normalizeRedirectPath(route))) {
      // A redirect from a page to itself hides nothing: it is a loop, or removes a trailing slash.
      const target = isExternal(destination) ? undefined : splitUrl(destination)[0];
      if (
        target !== undefined &&
        normalizeRedirectPath(withoutBase(target, lookup.base)) === normalizeRedirectPath(route)
      )
        continue;
      appendTo(pagesByRedirect, index, page);
    }
  }
  const findings: Finding[] = [];
  const hiddenPages = new Set<PageFile>();
  for (const [index, { source }] of redirects.entries()) {
    const pagesOfRedirect = pagesByRedirect.get(index);
    if (pagesOfRedirect === undefined || loopingIndexes.has(index) || !canHostMatch(source.text)) continue;
    const [{ file }, ...otherPages] = pagesOfRedirect;
    const args = { source: source.text, file, further: otherPages.length, isWild: hasWildcard(source.text) };
    findings.push(diagnose('redirect-shadow', source.location, args));
    for (const page of pagesOfRedirect) hiddenPages.add(page);
  }
  return { findings, hiddenPages };
}
