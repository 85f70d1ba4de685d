import { leadsAway, parseAddress, splitAddress, withoutBase } from '../links/address.ts';
import type { LinkLookup } from '../links/lookup.ts';
import { fillPattern, hasWildcard, patternParts } from '../links/pattern.ts';
import { canMatch, comparedPath } from '../links/redirects.ts';
import type { Redirection } from '../values/navigation.ts';

/** What becomes of the redirects of a site when they are followed. */
export interface FollowedRedirects {
  /** By index, in order; without those that never match, or that an earlier one of the same source is before. */
  readonly ends: ReadonlyMap<number, RedirectEnd>;
  readonly circles: readonly Circle[];
}

export interface RedirectEnd {
  readonly redirect: Redirection;
  /** Where the reader ends up, if another redirect leads on; wildcards as in its own source. */
  readonly final: string | undefined;
  /** A redirect with wildcards is on the way: what it stands for (`latest`) may be another tomorrow. */
  readonly throughWildcard: boolean;
  /** It leads into a circle, or on without an end. */
  readonly circling: boolean;
}

/** Redirects that lead from one to the other and back. */
export interface Circle {
  /** Index of the last of them. */
  readonly closing: number;
  readonly redirect: Redirection;
  /** The addresses on the way round. */
  readonly chain: readonly string[];
}

/** Redirects with wildcards that are followed from one address: they may make it longer for ever. */
const mostWild = 20;

/** An address on the way, and what is known of where it leads. */
interface Step {
  readonly path: string;
  readonly index: number;
  readonly destination: string;
  readonly isWild: boolean;
}

/** What is known of a path: where it ends, as an address; undefined if it never does. */
type End = string | undefined;

interface Way {
  readonly end: End;
  /** A redirect with wildcards is on it. */
  readonly isWild: boolean;
}

/**
 * Follows every redirect to its end. Wildcards stand for themselves on the way, and match no bare path: what goes in
 * circles does so on every host. Each address is followed once, so that long chains take no time.
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

  /** Goes from redirect to redirect, to where none matches or where another walk has been. */
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
      // Hosts differ in whether a page or a wildcard that matches it comes first: a page that is there ends no circle.
      const isShadowed = next?.isWild === true && lookup.routeAt(`/${path}`) !== undefined;
      if (next === undefined || isShadowed) return { steps, end: destination, isWild: false };
      if (next.isWild && ++wild > mostWild) return { steps, end: this.#growing(steps, step), isWild: false };
      places.set(path, steps.length);
      step = { path, ...next };
      steps.push(step);
    }
  }

  /** Redirects make what they match longer. If pages are there to be seen, some hosts show them at once. */
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

/** An address with the hash of the one that led there, where it names none: browsers keep it. */
function withHash(address: string, before: string): string {
  return parseAddress(address).hash === '' ? address + parseAddress(before).hash : address;
}

/** The folder before the first wildcard of a destination, below the base path. */
export function literalFolder(destination: string, base: string): string {
  const segments = comparedPath(withoutBase(splitAddress(destination)[0], base)).split('/');
  const wild = segments.findIndex(hasWildcard);
  return segments.slice(0, wild === -1 ? undefined : wild).join('/');
}

/** `/a/` to `/a`: a host's way to drop a slash. */
function isSlashAlone(source: string, destination: string): boolean {
  return source !== destination && source.replace(/\/$/, '') === destination.replace(/\/$/, '');
}

function textOf(kind: 'segment' | 'rest', name: string): string {
  if (name === '') return '*';
  return kind === 'rest' ? `:${name}*` : `:${name}`;
}
