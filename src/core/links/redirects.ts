import { normalizePath } from '../values/paths.ts';
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
export interface RedirectEnds {
  readonly source: string;
  readonly destination: string;
}

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
  /** What follows the segments without a wildcard. */
  readonly parts: readonly PatternPart[];
  readonly bare: readonly PatternPart[] | undefined;
}

/** Sources with wildcards, by the segments before the first one. */
interface Branch {
  readonly below: Map<string, Branch>;
  readonly wild: Wild[];
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
  readonly #wild: Branch = { below: new Map(), wild: [] };

  constructor(ends: readonly RedirectEnds[]) {
    for (const [index, { source, destination }] of ends.entries()) {
      if (!canMatch(source)) continue;
      const path = comparedPath(source);
      if (hasWildcard(path)) this.#addWild(path, index, destination);
      else if (!this.#exact.has(path)) this.#exact.set(path, { index, destination, isWild: false, isBare: false });
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
    const wild = [...this.#candidates(path)].flatMap(({ wild, rest }) => filled(wild, rest, false) ?? []);
    return [this.#exact.get(path) ?? [], wild].flat();
  }

  #firstWild(path: string, withBare: boolean): Redirected | undefined {
    let best: Redirected | undefined;
    for (const { wild, rest } of this.#candidates(path)) {
      if (best === undefined || wild.index < best.index) best = filled(wild, rest, withBare) ?? best;
    }
    return best;
  }

  /** Sources with wildcards that begin like a path, each with what is left of the path. */
  *#candidates(path: string): Generator<{ readonly wild: Wild; readonly rest: string }> {
    let rest = path;
    for (let branch: Branch | undefined = this.#wild; branch !== undefined; ) {
      for (const wild of branch.wild) yield { wild, rest };
      if (rest === '') return;
      const [segment, others = '']: [string, string?] = cutSegment(rest);
      branch = branch.below.get(segment);
      rest = others;
    }
  }

  #addWild(source: string, index: number, destination: string): void {
    let branch = this.#wild;
    let rest = source;
    for (let [segment, others] = cutSegment(rest); !hasWildcard(segment); [segment, others] = cutSegment(rest)) {
      const below = branch.below.get(segment) ?? { below: new Map(), wild: [] };
      branch.below.set(segment, below);
      branch = below;
      rest = others ?? '';
    }
    const parts = patternParts(rest);
    branch.wild.push({ index, destination, parts, bare: barePattern(parts) });
  }
}

/** The first segment of a path, and what follows its slash. */
function cutSegment(path: string): [string, string?] {
  const slash = path.indexOf('/');
  return slash === -1 ? [path] : [path.slice(0, slash), path.slice(slash + 1)];
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
