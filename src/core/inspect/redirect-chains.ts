import type { LinkLookup } from '../links/lookup.ts';
import { fillPattern, hasWildcard, patternParts } from '../links/pattern.ts';
import {
  canMatch,
  hostMismatch,
  normalizeRedirectPath,
  type RedirectMatch,
  type RedirectStep,
  type RedirectWalk,
  walkRedirects,
} from '../links/redirects.ts';
import { isExternal, parseUrl, splitUrl, withoutBase } from '../links/url.ts';
import type { Redirection } from '../values/navigation.ts';

export interface FollowedRedirects {
  /**
   * Ends by the index of the redirect, in file order. Omits redirects that never match, and redirects that repeat an
   * earlier source.
   */
  readonly ends: ReadonlyMap<number, RedirectEnd>;
  readonly loops: readonly RedirectLoop[];
}

export interface RedirectEnd {
  readonly redirect: Redirection;
  /**
   * Last destination of the chain, with the wildcards of this redirect's source; `undefined` if no redirect follows.
   */
  readonly final: string | undefined;
  /**
   * True if a later redirect of the chain has wildcards. Its destination may change, as for `/latest/*`, so no fix
   * shortens the chain.
   */
  readonly throughWildcard: boolean;
  readonly isLoop: boolean;
}

export interface RedirectLoop {
  /** Indexes of the redirects in the loop. */
  readonly members: readonly number[];
  readonly closingIndex: number;
  readonly redirect: Redirection;
  readonly chain: readonly string[];
}

type FinalUrl = string | undefined;

interface WalkResult {
  readonly end: FinalUrl;
  readonly isWild: boolean;
}

/**
 * Follows every redirect to its end. Wildcards are kept as placeholders and never match an empty path, so a reported
 * loop is a loop on every host. Each path is followed once, which keeps long chains fast.
 */
export function followRedirects(redirects: readonly Redirection[], lookup: LinkLookup): FollowedRedirects {
  return new RedirectChecker(redirects, lookup).run();
}

class RedirectChecker {
  readonly #redirects: readonly Redirection[];
  readonly #lookup: LinkLookup;
  readonly #results = new Map<string, WalkResult>();
  readonly #loops = new Map<string, RedirectLoop>();

  constructor(redirects: readonly Redirection[], lookup: LinkLookup) {
    this.#redirects = redirects;
    this.#lookup = lookup;
  }

  run(): FollowedRedirects {
    const ends = new Map<number, RedirectEnd>();
    const sources = new Set<string>();
    for (const [index, redirect] of this.#redirects.entries()) {
      const { source, destination } = redirect;
      const path = normalizeRedirectPath(source.text);
      if (!canMatch(source.text) || hostMismatch(source.text) !== undefined || sources.has(path)) continue;
      sources.add(path);
      if (onlyRemovesSlash(source.text, destination.text)) continue;
      const placeholders = patternParts(path).flatMap((part) =>
        part.kind === 'text' ? [] : [{ name: part.name, text: placeholderText(part.kind, part.name) }],
      );
      // `throughWildcard` ignores the first redirect: only the wildcards of later redirects count.
      const firstMatch = {
        index,
        destination: fillPattern(destination.text, placeholders),
        isWildcard: false,
        isEmptyMatch: false,
      };
      const { end, isWild } = this.#follow(path, firstMatch);
      const final = end === firstMatch.destination ? undefined : end;
      ends.set(index, { redirect, isLoop: end === undefined, final, throughWildcard: isWild });
    }
    return { ends, loops: [...this.#loops.values()].sort((a, b) => a.closingIndex - b.closingIndex) };
  }

  #follow(start: string, firstMatch: RedirectMatch): WalkResult {
    const walk = walkRedirects(
      start,
      (path) => this.#findRedirect(path),
      (url) => this.#pathOfDestination(url),
      firstMatch,
    );
    let { end, isWild } = this.#resultOf(walk);
    for (const step of walk.steps.toReversed()) {
      isWild ||= step.isWildcard;
      end = end && withHash(end, step.destination);
      this.#results.set(step.path, { end, isWild });
    }
    return { end, isWild };
  }

  #findRedirect(path: string): RedirectMatch | undefined {
    if (this.#results.has(path)) return undefined;
    const match = this.#lookup.redirects.findStrictly(path);
    if (match !== undefined && hostMismatch(this.#redirects[match.index]?.source.text ?? '') !== undefined)
      return undefined;
    // Hosts differ in whether a page or a matching wildcard wins, so an existing page ends the chain.
    return match?.isWildcard && this.#lookup.routeAt(`/${path}`) !== undefined ? undefined : match;
  }

  #pathOfDestination(url: string): string | undefined {
    return isExternal(url) ? undefined : normalizeRedirectPath(withoutBase(splitUrl(url)[0], this.#lookup.base));
  }

  #resultOf({ steps, path, loopStart, isEndless }: RedirectWalk): WalkResult {
    const destination = steps.at(-1)?.destination;
    const cached = path === undefined ? undefined : this.#results.get(path);
    if (cached !== undefined) return cached;
    if (loopStart !== undefined) return { end: this.#addLoop(steps.slice(loopStart)), isWild: false };
    return { end: isEndless ? this.#findEndlessChain(steps) : destination, isWild: false };
  }

  /**
   * Reports redirects that match their own destination, which grows with each step. Pages in the destination's folder
   * don't prevent the loop: a path without a page is still redirected forever.
   */
  #findEndlessChain(steps: readonly RedirectStep[]): FinalUrl {
    const lastIndex = steps.at(-1)?.index ?? -1;
    const previousIndex = steps.slice(0, -1).findLastIndex(({ index }) => index === lastIndex);
    const destination = this.#redirects[lastIndex]?.destination.text ?? '';
    if (previousIndex === -1) return steps[0]?.destination;
    const members = steps.slice(previousIndex + 1).map(({ index }) => index);
    return this.#recordLoop(members, [
      ...members.map((index) => this.#redirects[index]?.source.text ?? ''),
      destination,
    ]);
  }

  #addLoop(steps: readonly RedirectStep[]): undefined {
    const members = steps.map(({ index }) => index);
    return this.#recordLoop(members, [...steps.map(({ path }) => `/${path}`), steps.at(-1)?.destination ?? '']);
  }

  #recordLoop(indexes: readonly number[], chain: readonly string[]): undefined {
    const members = [...new Set(indexes)].sort((a, b) => a - b);
    const closingIndex = Math.max(...members);
    const redirect = this.#redirects[closingIndex];
    const key = members.join(' ');
    if (redirect !== undefined && !this.#loops.has(key))
      this.#loops.set(key, { members, closingIndex, redirect, chain });
    return undefined;
  }
}

/** Adds the hash of the previous URL if a URL has none, as browsers do. */
function withHash(url: string, previousUrl: string): string {
  return parseUrl(url).hash === '' ? url + parseUrl(previousUrl).hash : url;
}

export function folderBeforeWildcard(destination: string, base: string): string {
  const segments = normalizeRedirectPath(withoutBase(splitUrl(destination)[0], base)).split('/');
  const wildcardIndex = segments.findIndex(hasWildcard);
  return segments.slice(0, wildcardIndex === -1 ? undefined : wildcardIndex).join('/');
}

/** `/a/ → /a`: removes a trailing slash. */
function onlyRemovesSlash(source: string, destination: string): boolean {
  return source !== destination && source.replace(/\/$/, '') === destination.replace(/\/$/, '');
}

function placeholderText(kind: 'segment' | 'rest', name: string): string {
  if (name === '') return '*';
  return kind === 'rest' ? `:${name}*` : `:${name}`;
}
