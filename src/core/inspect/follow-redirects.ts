import { leadsAway, parseAddress, splitAddress, withoutBase } from '../links/address.ts';
import type { LinkLookup } from '../links/lookup.ts';
import { fillPattern, hasWildcard, patternParts } from '../links/pattern.ts';
import { canMatch, comparedPath } from '../links/redirects.ts';
import type { Redirection } from '../values/navigation.ts';

export interface FollowedRedirects {
  /** By index, in order. Redirects that never match, and later ones with the same source, are omitted. */
  readonly ends: ReadonlyMap<number, RedirectEnd>;
  readonly circles: readonly Circle[];
}

export interface RedirectEnd {
  readonly redirect: Redirection;
  /** Last destination, if other redirects follow; wildcards as in the source of this one. */
  readonly final: string | undefined;
  /** A later redirect has wildcards. Its target (`latest`) may change, so the chain is not shortened. */
  readonly throughWildcard: boolean;
  /** The chain ends in a loop or grows without end. */
  readonly circling: boolean;
}

export interface Circle {
  /** Index of the last redirect in the loop. */
  readonly closing: number;
  readonly redirect: Redirection;
  /** Paths of one round through the loop. */
  readonly chain: readonly string[];
}

/** Maximum number of wildcard redirects in one chain: they may make the path longer forever. */
const mostWild = 20;

interface Step {
  readonly path: string;
  readonly index: number;
  readonly destination: string;
  readonly isWild: boolean;
}

/** Final URL of a path; `undefined` for a loop. */
type End = string | undefined;

interface Way {
  readonly end: End;
  /** A redirect with wildcards is on the way. */
  readonly isWild: boolean;
}

/**
 * Follows every redirect to its end. Wildcards stay unresolved on the way and don't match an empty rest, so a reported
 * loop is a loop on every host. Each path is followed once, which keeps long chains fast.
 */
export function followRedirects(redirects: readonly Redirection[], lookup: LinkLookup): FollowedRedirects {
  return new RedirectWalk(redirects, lookup).run();
}

class RedirectWalk {
  readonly #redirects: readonly Redirection[];
  readonly #lookup: LinkLookup;
  readonly #known = new Map<string, Way>();
  readonly #circles = new Map<string, Circle>();

  constructor(redirects: readonly Redirection[], lookup: LinkLookup) {
    this.#redirects = redirects;
    this.#lookup = lookup;
  }

  run(): FollowedRedirects {
    const ends = new Map<number, RedirectEnd>();
    const sources = new Set<string>();
    for (const [index, redirect] of this.#redirects.entries()) {
      const { source, destination } = redirect;
      const path = comparedPath(source.text);
      if (!canMatch(source.text) || sources.has(path)) continue;
      sources.add(path);
      if (isSlashAlone(source.text, destination.text)) continue;
      const captured = patternParts(path).flatMap((part) =>
        part.kind === 'text' ? [] : [{ name: part.name, text: textOf(part.kind, part.name) }],
      );
      const first: Step = { path, index, destination: fillPattern(destination.text, captured), isWild: false };
      const { end, isWild } = this.#follow(first);
      const final = end === first.destination ? undefined : end;
      ends.set(index, { redirect, circling: end === undefined, final, throughWildcard: isWild });
    }
    return { ends, circles: [...this.#circles.values()].sort((a, b) => a.closing - b.closing) };
  }

  #follow(first: Step): Way {
    const { steps, end: last, isWild: isLastWild } = this.#walk(first);
    let isWild = isLastWild;
    let end = last;
    for (const { path, destination, isWild: isOwn } of steps.toReversed()) {
      isWild ||= isOwn;
      end = end && withHash(end, destination);
      this.#known.set(path, { end, isWild });
    }
    return { end, isWild };
  }

  /** Follows redirects until none matches or a path was followed before. */
  #walk(first: Step): Way & { readonly steps: readonly Step[] } {
    const steps = [first];
    const places = new Map([[first.path, 0]]);
    const lookup = this.#lookup;
    let step = first;
    for (let wild = 0; ; ) {
      const { destination } = step;
      if (leadsAway(destination)) return { steps, end: destination, isWild: false };
      const path = comparedPath(withoutBase(splitAddress(destination)[0], lookup.base));
      const before = this.#known.get(path);
      if (before !== undefined) return { steps, ...before };
      const place = places.get(path);
      if (place !== undefined) return { steps, end: this.#addCircle(steps.slice(place), destination), isWild: false };
      const next = lookup.redirects.findStrictly(path);
      // Hosts differ in whether a page or a matching wildcard wins, so an existing page ends the chain.
      const isShadowed = next?.isWild === true && lookup.routeAt(`/${path}`) !== undefined;
      if (next === undefined || isShadowed) return { steps, end: destination, isWild: false };
      if (next.isWild && ++wild > mostWild) return { steps, end: this.#growing(steps, step), isWild: false };
      places.set(path, steps.length);
      step = { path, ...next };
      steps.push(step);
    }
  }

  /**
   * Reports redirects that match their own, ever longer destination. Not a loop if the destination's folder has pages,
   * because some hosts serve those first.
   */
  #growing(steps: readonly Step[], { index: last }: Step): End {
    const before = steps.slice(0, -1).findLastIndex(({ index }) => index === last);
    const destination = this.#redirects[last]?.destination.text ?? '';
    const folder = literalFolder(destination, this.#lookup.base);
    if (before === -1 || (folder !== '' && this.#lookup.firstBelow(folder) !== undefined)) return steps[0]?.destination;
    const members = steps.slice(before + 1).map(({ index }) => index);
    return this.#addRound(members, [...members.map((index) => this.#redirects[index]?.source.text ?? ''), destination]);
  }

  #addCircle(steps: readonly Step[], destination: string): undefined {
    const members = steps.map(({ index }) => index);
    return this.#addRound(members, [...steps.map(({ path }) => `/${path}`), destination]);
  }

  #addRound(indexes: readonly number[], chain: readonly string[]): undefined {
    const members = [...new Set(indexes)].sort((a, b) => a - b);
    const closing = Math.max(...members);
    const redirect = this.#redirects[closing];
    const key = members.join(' ');
    if (redirect !== undefined && !this.#circles.has(key)) this.#circles.set(key, { closing, redirect, chain });
    return undefined;
  }
}

/** Adds the hash of the previous URL if a URL has none, as browsers do. */
function withHash(address: string, before: string): string {
  return parseAddress(address).hash === '' ? address + parseAddress(before).hash : address;
}

/** Folder before the first wildcard of a destination, without the base path. */
export function literalFolder(destination: string, base: string): string {
  const segments = comparedPath(withoutBase(splitAddress(destination)[0], base)).split('/');
  const wild = segments.findIndex(hasWildcard);
  return segments.slice(0, wild === -1 ? undefined : wild).join('/');
}

/** `/a/ → /a`: removes a trailing slash. */
function isSlashAlone(source: string, destination: string): boolean {
  return source !== destination && source.replace(/\/$/, '') === destination.replace(/\/$/, '');
}

function textOf(kind: 'segment' | 'rest', name: string): string {
  if (name === '') return '*';
  return kind === 'rest' ? `:${name}*` : `:${name}`;
}
