import type { Suggestions } from '../diagnostics/catalogue/pages.ts';
import { editionOf, isTelling } from '../schema/editions.ts';
import { languageCodes } from '../schema/languages.ts';
import { editDistance, slipsAllowed, surelyMeant } from '../schema/nearest.ts';

/** How many pages are compared with letter by letter, over all suggestions of a run. */
const comparisons = 200_000;
/** How many pages are looked at in all: beyond it nothing is suggested. */
const looks = 1_000_000;

/** Pages that a path led or leads to. */
interface Known {
  readonly redirect?: string | undefined;
  readonly moved?: string | undefined;
}

/** Finds what an entry that names no page may have meant. Built once for a run, when the first one is missing. */
export class Suggester {
  readonly #paths: readonly string[];
  readonly #named: ReadonlySet<string>;
  readonly #byName = new Map<string, string[]>();
  readonly #byFolder = new Map<string, string[]>();
  #left = comparisons;
  #looks = looks;

  /**
   * @param paths Every page there is.
   * @param named Those that the navigation names already.
   */
  constructor(paths: Iterable<string>, named: ReadonlySet<string>) {
    this.#named = named;
    this.#paths = [...paths];
    for (const path of this.#paths) {
      const [folder, name] = split(path);
      push(this.#byName, name.toLowerCase(), path);
      push(this.#byFolder, folder, path);
    }
  }

  /** @param known What others know of the path: where a redirect sends it, and what history says it was renamed to. */
  suggest(path: string, { redirect, moved }: Known = {}): Suggestions {
    if (redirect !== undefined) return { redirect, ...this.#sure(redirect) };
    if (moved !== undefined) return { moved, ...this.#sure(moved) };
    const trimmed = path.trim();
    if (trimmed !== path && this.#paths.includes(trimmed)) return { nearest: [trimmed], ...this.#sure(trimmed) };
    const [folder, name] = split(path);
    const nearest = this.#nearest(path, this.#byFolder.get(folder) ?? []);
    if (nearest.length > 0) return { nearest, ...this.#sure(slipIn(folder, name, nearest)) };
    const renamed = this.#renamed(path);
    if (renamed.length > 0) return { nearest: renamed };
    const sameName = this.#seen(this.#byName.get(name.toLowerCase()));
    const sibling = counterpart(path, sameName);
    if (sibling !== undefined) return { sibling };
    const likely = sameName.filter((candidate) => sharesFolder(candidate, path));
    if (likely.length > 0 && name !== 'index') {
      return { sameName: likely.slice(0, 3), ...this.#sure(this.#moved(path, sameName)) };
    }
    const elsewhere = this.#nearest(path, this.#paths);
    if (elsewhere.length > 0) return { nearest: elsewhere };
    if (name === 'index') return {};
    return { sameName: sameName.slice(0, 3), ...this.#sure(this.#moved(path, sameName)) };
  }

  /** A page that an entry names already is not the one that another entry means. */
  #sure(path: string | undefined): Pick<Suggestions, 'sure'> {
    return path === undefined || this.#named.has(path) ? {} : { sure: path };
  }

  /** The only page of a telling name: it was moved, and its entry was not. */
  #moved(path: string, sameName: readonly string[]): string | undefined {
    const [only] = sameName;
    if (only === undefined || sameName.length > 1) return undefined;
    return isTelling(split(path)[1]) && editionOf(only) === editionOf(path) ? only : undefined;
  }

  /** Pages of the same folder whose names begin like this one: `scale` for `scaling`. At most two, most alike first. */
  #renamed(path: string): string[] {
    const [folder, name] = split(path);
    const found = this.#seen(this.#byFolder.get(folder)).flatMap((candidate) => {
      const other = split(candidate)[1];
      const shared = sharedStart(name.toLowerCase(), other.toLowerCase());
      const enough = shared >= 4 && shared >= 0.6 * Math.max(name.length, other.length) - 1;
      return enough ? [{ candidate, shared }] : [];
    });
    return found
      .sort((a, b) => b.shared - a.shared || (a.candidate < b.candidate ? -1 : 1))
      .slice(0, 2)
      .map(({ candidate }) => candidate);
  }

  /** As many of some pages as may still be looked at. */
  #seen(pages: readonly string[] = []): readonly string[] {
    const some = pages.length > this.#looks ? pages.slice(0, this.#looks) : pages;
    this.#looks -= some.length;
    return some;
  }

  /** Pages whose paths are nearly the same, at most three, best first. */
  #nearest(path: string, candidates: readonly string[]): string[] {
    const lower = path.toLowerCase();
    // A slip in a long path is still a slip: the last segments decide.
    const limit = slipsAllowed(split(path)[1]);
    const found: { candidate: string; cost: number }[] = [];
    for (const candidate of this.#seen(candidates)) {
      if (Math.abs(candidate.length - path.length) > limit) continue;
      if (this.#left-- <= 0) break;
      const cost = editDistance(lower, candidate.toLowerCase(), limit);
      if (cost <= limit) found.push({ candidate, cost });
    }
    return found
      .sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1))
      .slice(0, 3)
      .map(({ candidate }) => candidate);
  }
}

/** The only one of some pages of a folder whose name differs by a slip of the hand. */
function slipIn(folder: string, name: string, pages: readonly string[]): string | undefined {
  const meant = surelyMeant(
    name,
    pages.map((path) => split(path)[1]),
  );
  return meant === undefined || folder === '' ? meant : `${folder}/${meant}`;
}

const languages: ReadonlySet<string> = new Set(languageCodes.map((code) => code.toLowerCase()));

/** The page that is the same one in another language: equal but for a segment that is a language's code. */
function counterpart(path: string, candidates: readonly string[]): string | undefined {
  const own = withoutLanguage(path);
  return candidates.find((candidate) => candidate !== path && withoutLanguage(candidate) === own);
}

function withoutLanguage(path: string): string {
  return path
    .split('/')
    .filter((segment) => !languages.has(segment.toLowerCase()))
    .join('/');
}

/** True where two paths have a folder in common, by name. */
function sharesFolder(a: string, b: string): boolean {
  const folders = new Set(split(a)[0].split('/'));
  return split(b)[0]
    .split('/')
    .some((folder) => folder !== '' && folders.has(folder));
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

function split(path: string): [folder: string, name: string] {
  const slash = path.lastIndexOf('/');
  return [path.slice(0, Math.max(slash, 0)), path.slice(slash + 1)];
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
