import type { Redirect } from '../site.ts';
import { maxWildcardRedirects } from '../values/limits.ts';
import { appendTo, type NonEmptyArray } from '../values/lists.ts';
import { ancestorFolders, normalizePath } from '../values/paths.ts';
import {
  type Capture,
  fillPattern,
  hasWildcard,
  matchPattern,
  type PatternPart,
  patternParts,
  removeTrailingWildcard,
} from './pattern.ts';
import { decodePercent, isExternal } from './url.ts';

export type RedirectRule = Pick<Redirect, 'source' | 'destination'>;

export interface RedirectMatch {
  readonly index: number;
  readonly destination: string;
  readonly isWildcard: boolean;
  /**
   * True if a trailing wildcard matched an empty path, such as `/old/:slug*` and the path `/old`. Only some hosts
   * match such a path.
   */
  readonly isEmptyMatch: boolean;
}

interface WildcardRedirect {
  readonly index: number;
  readonly destination: string;
  readonly parts: readonly PatternPart[];
  readonly bareParts: readonly PatternPart[] | undefined;
}

/** False for sources with a query or hash: browsers don't send a hash, and redirects are matched without the query. */
export function canMatch(source: string): boolean {
  return !/[?#]/.test(source);
}

/** Reason why the host never applies a redirect. Other hosts may apply the redirect, so this package follows it. */
export type HostMismatch = 'url' | 'expression' | 'prefix' | 'optional' | 'segment';

/**
 * Finds the reason why the host never matches a source. `url`: a whole URL. `expression`: a regular expression, such as
 * `/old/(.*)`. `prefix`: text before `:name*` in its segment, such as `/old/page-:name*`. `optional`: `:name?`.
 * `segment`: `:name` without a star.
 */
export function hostMismatch(source: string): HostMismatch | undefined {
  if (isExternal(source)) return 'url';
  if (/(?<!\\)\([^)]*[.*+?|[\]^$\\][^)]*\)/.test(source)) return 'expression';
  if (/[^/]:[A-Za-z_]\w*\*/.test(source)) return 'prefix';
  if (/:[A-Za-z_]\w*\?/.test(source)) return 'optional';
  return /:[A-Za-z_]\w*(?![\w*])/.test(source) ? 'segment' : undefined;
}

/** Normalizes a source or URL path for comparison: decoded, NFC, without surrounding slashes. */
export function normalizeRedirectPath(text: string): string {
  const path = decodePercent(text).normalize('NFC');
  return normalizePath(path) ?? path;
}

/**
 * Index of the redirects of a site. Exact sources take priority over sources with wildcards, which match in file order.
 * The cost of a lookup grows with the length of the path and the number of sources that share its prefix. Sources that
 * can never match are left out.
 */
export class Redirects {
  readonly #exact = new Map<string, RedirectMatch>();
  readonly #wildcards = new Map<string, NonEmptyArray<WildcardRedirect>>();

  constructor(rules: readonly RedirectRule[]) {
    for (const [index, { source, destination }] of rules.entries()) {
      if (!canMatch(source)) continue;
      const path = normalizeRedirectPath(source);
      if (hasWildcard(path)) {
        const segments = path.split('/');
        const prefix = segments.slice(0, segments.findIndex(hasWildcard)).join('/');
        const parts = patternParts(path);
        const wildcardRedirect = { index, destination, parts, bareParts: removeTrailingWildcard(parts) };
        appendTo(this.#wildcards, prefix, wildcardRedirect);
      } else if (!this.#exact.has(path))
        this.#exact.set(path, { index, destination, isWildcard: false, isEmptyMatch: false });
    }
  }

  /**
   * Finds the redirect for a path. `/old/:slug*` also matches `/old`, as on some hosts, so that links which work there
   * are not reported as broken.
   *
   * @param path Normalized by `normalizeRedirectPath`.
   */
  find(path: string): RedirectMatch | undefined {
    return this.#exact.get(path) ?? this.#firstWildcard(path, true);
  }

  /** Finds the redirect that every host applies. A trailing wildcard doesn't match an empty path. */
  findStrictly(path: string): RedirectMatch | undefined {
    return this.#exact.get(path) ?? this.#firstWildcard(path, false);
  }

  findAll(path: string): RedirectMatch[] {
    const wildcardMatches = this.#candidates(path).flatMap((candidate) => applyWildcard(candidate, path, false) ?? []);
    return [this.#exact.get(path) ?? [], wildcardMatches].flat();
  }

  #firstWildcard(path: string, allowEmptyMatch: boolean): RedirectMatch | undefined {
    let bestMatch: RedirectMatch | undefined;
    for (const candidate of this.#candidates(path)) {
      if (bestMatch === undefined || candidate.index < bestMatch.index)
        bestMatch = applyWildcard(candidate, path, allowEmptyMatch) ?? bestMatch;
    }
    return bestMatch;
  }

  #candidates(path: string): readonly WildcardRedirect[] {
    const prefixes = new Set(['', ...ancestorFolders(path), path]);
    return [...prefixes].flatMap((segments) => this.#wildcards.get(segments) ?? []);
  }
}

function applyWildcard(redirect: WildcardRedirect, path: string, allowEmptyMatch: boolean): RedirectMatch | undefined {
  const strictCaptures = matchStrictly(redirect, path);
  const captures = strictCaptures ?? (allowEmptyMatch ? matchEmptyWildcard(redirect, path) : undefined);
  if (captures === undefined) return undefined;
  const isBare = strictCaptures === undefined;
  return {
    index: redirect.index,
    destination: fillPattern(redirect.destination, captures),
    isWildcard: true,
    isEmptyMatch: isBare,
  };
}

function matchStrictly({ parts, bareParts }: WildcardRedirect, path: string): Capture[] | undefined {
  const captures = matchPattern(parts, path);
  return bareParts === undefined || captures?.at(-1)?.text !== '' ? captures : undefined;
}

function matchEmptyWildcard({ parts, bareParts }: WildcardRedirect, path: string): Capture[] | undefined {
  const captures = bareParts === undefined ? undefined : matchPattern(bareParts, path);
  const lastPart = parts.at(-1);
  return captures && lastPart?.kind === 'rest' ? [...captures, { name: lastPart.name, text: '' }] : undefined;
}

export interface RedirectStep extends RedirectMatch {
  readonly path: string;
}

export interface RedirectWalk {
  readonly steps: readonly RedirectStep[];
  /** Path after the last step; `undefined` if its destination has no path on the site. */
  readonly path: string | undefined;
  readonly loopStart?: number;
  /** True if the walk stopped because of too many wildcard redirects. */
  readonly isEndless?: boolean;
}

/**
 * Follows redirects from a path until none applies.
 *
 * @param find Returns the redirect to follow; `undefined` ends the walk.
 * @param pathOf Returns the path of a destination on the site; `undefined` ends the walk.
 * @param firstMatch First redirect. Default: the one that `find` returns for the start.
 */
export function walkRedirects(
  start: string,
  find: (path: string) => RedirectMatch | undefined,
  pathOf: (destination: string) => string | undefined,
  firstMatch = find(start),
): RedirectWalk {
  const steps: RedirectStep[] = [];
  const visited = new Map<string, number>();
  let path = start;
  let wildcardCount = 0;
  for (let match = firstMatch; match !== undefined; match = find(path)) {
    const loopStart = visited.get(path);
    if (loopStart !== undefined) return { steps, path, loopStart };
    if (match.isWildcard && ++wildcardCount > maxWildcardRedirects) return { steps, path, isEndless: true };
    visited.set(path, steps.length);
    steps.push({ ...match, path });
    const nextPath = pathOf(match.destination);
    if (nextPath === undefined) return { steps, path: undefined };
    path = nextPath;
  }
  return { steps, path };
}
