import type { Redirect } from '../site.ts';
import { maxWildcardRedirects } from '../values/limits.ts';
import { appendTo, type NonEmptyArray } from '../values/lists.ts';
import { ancestorFolders, normalizePath } from '../values/paths.ts';
import {
  barePattern,
  type Capture,
  fillPattern,
  hasWildcard,
  matchPattern,
  type PatternPart,
  patternParts,
} from './pattern.ts';
import { decodePercent, isExternal } from './url.ts';

export type RedirectEnds = Pick<Redirect, 'source' | 'destination'>;

export interface RedirectMatch {
  readonly index: number;
  readonly destination: string;
  readonly isWild: boolean;
  /**
   * True if a trailing wildcard matched an empty path, such as `/old/:slug*` and the path `/old`. Only some hosts
   * match such a path.
   */
  readonly isBare: boolean;
}

interface Wild {
  readonly index: number;
  readonly destination: string;
  readonly parts: readonly PatternPart[];
  readonly bare: readonly PatternPart[] | undefined;
}

/** False for sources with a query or hash: browsers don't send a hash, and redirects are matched without the query. */
export function canMatch(source: string): boolean {
  return !/[?#]/.test(source);
}

/** Reason why the host never applies a redirect. Other hosts may apply the redirect, so this package follows it. */
export type HostMismatch = 'url' | 'expression' | 'prefix' | 'segment';

/**
 * Finds the reason why the host never matches a source. `url`: a whole URL. `expression`: a regular expression, such as
 * `/old/(.*)`. `prefix`: text before `:name*` in its segment, such as `/old/page-:name*`. `segment`: `:name` without a
 * star.
 */
export function hostMismatch(source: string): HostMismatch | undefined {
  if (isExternal(source)) return 'url';
  if (/(?<!\\)\([^)]*[.*+?|[\]^$\\][^)]*\)/.test(source)) return 'expression';
  if (/[^/]:[A-Za-z_]\w*\*/.test(source)) return 'prefix';
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
  readonly #wild = new Map<string, NonEmptyArray<Wild>>();

  constructor(ends: readonly RedirectEnds[]) {
    for (const [index, { source, destination }] of ends.entries()) {
      if (!canMatch(source)) continue;
      const path = normalizeRedirectPath(source);
      if (hasWildcard(path)) {
        const segments = path.split('/');
        const prefix = segments.slice(0, segments.findIndex(hasWildcard)).join('/');
        const parts = patternParts(path);
        const wild = { index, destination, parts, bare: barePattern(parts) };
        appendTo(this.#wild, prefix, wild);
      } else if (!this.#exact.has(path)) this.#exact.set(path, { index, destination, isWild: false, isBare: false });
    }
  }

  /**
   * Finds the redirect for a path. `/old/:slug*` also matches `/old`, as on some hosts, so that links which work there
   * are not reported as broken.
   *
   * @param path Normalized by `normalizeRedirectPath`.
   */
  find(path: string): RedirectMatch | undefined {
    return this.#exact.get(path) ?? this.#firstWild(path, true);
  }

  /** Finds the redirect that every host applies. A trailing wildcard doesn't match an empty path. */
  findStrictly(path: string): RedirectMatch | undefined {
    return this.#exact.get(path) ?? this.#firstWild(path, false);
  }

  findAll(path: string): RedirectMatch[] {
    const wild = this.#candidates(path).flatMap((candidate) => applyWildcard(candidate, path, false) ?? []);
    return [this.#exact.get(path) ?? [], wild].flat();
  }

  #firstWild(path: string, withBare: boolean): RedirectMatch | undefined {
    let best: RedirectMatch | undefined;
    for (const wild of this.#candidates(path)) {
      if (best === undefined || wild.index < best.index) best = applyWildcard(wild, path, withBare) ?? best;
    }
    return best;
  }

  #candidates(path: string): readonly Wild[] {
    const prefixes = new Set(['', ...ancestorFolders(path), path]);
    return [...prefixes].flatMap((segments) => this.#wild.get(segments) ?? []);
  }
}

function applyWildcard(wild: Wild, path: string, withBare: boolean): RedirectMatch | undefined {
  const strictly = match(wild, path);
  const captured = strictly ?? (withBare ? matchBare(wild, path) : undefined);
  if (captured === undefined) return undefined;
  const isBare = strictly === undefined;
  return { index: wild.index, destination: fillPattern(wild.destination, captured), isWild: true, isBare };
}

function match({ parts, bare }: Wild, path: string): Capture[] | undefined {
  const captured = matchPattern(parts, path);
  return bare === undefined || captured?.at(-1)?.text !== '' ? captured : undefined;
}

function matchBare({ parts, bare }: Wild, path: string): Capture[] | undefined {
  const captured = bare === undefined ? undefined : matchPattern(bare, path);
  const last = parts.at(-1);
  return captured && last?.kind === 'rest' ? [...captured, { name: last.name, text: '' }] : undefined;
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
 * @param first First redirect. Default: the one that `find` returns for the start.
 */
export function walkRedirects(
  start: string,
  find: (path: string) => RedirectMatch | undefined,
  pathOf: (destination: string) => string | undefined,
  first = find(start),
): RedirectWalk {
  const steps: RedirectStep[] = [];
  const visited = new Map<string, number>();
  let path = start;
  let wildcardCount = 0;
  for (let match = first; match !== undefined; match = find(path)) {
    const loopStart = visited.get(path);
    if (loopStart !== undefined) return { steps, path, loopStart };
    if (match.isWild && ++wildcardCount > maxWildcardRedirects) return { steps, path, isEndless: true };
    visited.set(path, steps.length);
    steps.push({ ...match, path });
    const next = pathOf(match.destination);
    if (next === undefined) return { steps, path: undefined };
    path = next;
  }
  return { steps, path };
}
