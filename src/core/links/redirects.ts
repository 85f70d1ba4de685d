import type { Redirect } from '../site.ts';
import { addTo, type Some } from '../values/lists.ts';
import { foldersAbove, normalizePath } from '../values/paths.ts';
import { decodePercent } from './address.ts';
import {
  barePattern,
  type Captured,
  fillPattern,
  hasWildcard,
  matchPattern,
  type PatternPart,
  patternParts,
} from './pattern.ts';

/** Both ends of a redirect, as written. */
export type RedirectEnds = Pick<Redirect, 'source' | 'destination'>;

/** A redirect that knows a path. */
export interface Redirected {
  /** Its index in the list. */
  readonly index: number;
  /** Where it sends the path: its wildcards filled in. */
  readonly destination: string;
  /** True for one whose source has a wildcard. */
  readonly isWild: boolean;
  /** True if the path is the bare one of a wildcard, `/old` of `/old/:slug*`: hosts differ in whether it matches. */
  readonly isBare: boolean;
}

interface Wild {
  readonly index: number;
  readonly destination: string;
  readonly parts: readonly PatternPart[];
  readonly bare: readonly PatternPart[] | undefined;
}

/** True for a source that some address can match: browsers send no hash, and redirects are looked up without a query. */
export function canMatch(source: string): boolean {
  return !/[?#]/.test(source);
}

/** The path of a source or of an address as redirects are compared: decoded, without slashes around it. */
export function comparedPath(text: string): string {
  const path = decodePercent(text).normalize('NFC');
  return normalizePath(path) ?? path;
}

/**
 * The redirects of a site, ready for look-ups: exact sources first, then those with wildcards in their order. A look-up
 * takes time in proportion to the path and to the sources that begin like it. Sources that can never match take no part.
 */
export class Redirects {
  readonly #exact = new Map<string, Redirected>();
  /** Sources with wildcards by the segments before the first one. */
  readonly #wild = new Map<string, Some<Wild>>();

  constructor(ends: readonly RedirectEnds[]) {
    for (const [index, { source, destination }] of ends.entries()) {
      if (!canMatch(source)) continue;
      const path = comparedPath(source);
      if (hasWildcard(path)) {
        const segments = path.split('/');
        const before = segments.slice(0, segments.findIndex(hasWildcard)).join('/');
        const parts = patternParts(path);
        const wild = { index, destination, parts, bare: barePattern(parts) };
        addTo(this.#wild, before, wild);
      } else if (!this.#exact.has(path)) this.#exact.set(path, { index, destination, isWild: false, isBare: false });
    }
  }

  /**
   * What a visitor of a path gets. Hosts differ in whether `/old/:slug*` is `/old` too: here it is, so that no link is
   * called dead that one of them follows.
   *
   * @param path As `comparedPath` gives it.
   */
  find(path: string): Redirected | undefined {
    return this.#exact.get(path) ?? this.#firstWild(path, true);
  }

  /** The redirect that knows a path on every host: a wildcard does not match its own bare path. */
  findStrictly(path: string): Redirected | undefined {
    return this.#exact.get(path) ?? this.#firstWild(path, false);
  }

  /** Every redirect that knows a path on every host, in no particular order. */
  findAll(path: string): Redirected[] {
    const wild = this.#candidates(path).flatMap((one) => filled(one, path, false) ?? []);
    return [this.#exact.get(path) ?? [], wild].flat();
  }

  #firstWild(path: string, withBare: boolean): Redirected | undefined {
    let best: Redirected | undefined;
    for (const wild of this.#candidates(path)) {
      if (best === undefined || wild.index < best.index) best = filled(wild, path, withBare) ?? best;
    }
    return best;
  }

  /** Sources with wildcards that may match a path. */
  #candidates(path: string): readonly Wild[] {
    const before = new Set(['', ...foldersAbove(path), path]);
    return [...before].flatMap((segments) => this.#wild.get(segments) ?? []);
  }
}

function filled(wild: Wild, path: string, withBare: boolean): Redirected | undefined {
  const strictly = match(wild, path);
  const captured = strictly ?? (withBare ? matchBare(wild, path) : undefined);
  if (captured === undefined) return undefined;
  const isBare = strictly === undefined;
  return { index: wild.index, destination: fillPattern(wild.destination, captured), isWild: true, isBare };
}

function match({ parts, bare }: Wild, path: string): Captured[] | undefined {
  const captured = matchPattern(parts, path);
  return bare === undefined || captured?.at(-1)?.text !== '' ? captured : undefined;
}

function matchBare({ parts, bare }: Wild, path: string): Captured[] | undefined {
  const found = bare === undefined ? undefined : matchPattern(bare, path);
  const last = parts.at(-1);
  return found && last?.kind === 'rest' ? [...found, { name: last.name, text: '' }] : undefined;
}
