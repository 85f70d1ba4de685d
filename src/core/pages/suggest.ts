import { editionOf } from '../config/editions.ts';
import { languageCodes } from '../config/languages.ts';
import { editDistance, slipsAllowed } from '../config/nearest.ts';
import type { Suggestions } from '../rules/shared/pages.ts';
import { isSurelyMoved } from './moved-pages.ts';

/** How many pages are compared with letter by letter, over all suggestions of a run. */
const comparisons = 200_000;
/** How many pages are looked at in all: beyond it nothing is suggested. */
const looks = 1_000_000;

/** Entries that exist below one folder before that folder is taken for their cause. */
const entriesOfFolder = 3;

/** The page that a redirect leads an entry to. */
export interface RedirectedEntry {
  readonly page: string;
  /** It is the entry's only, and leads to the page as a whole. */
  readonly isExact: boolean;
}

/** An entry that names no page, and what others know of it. */
interface MissingEntry {
  readonly path: string;
  readonly redirect: RedirectedEntry | undefined;
  /** The page that history says it was renamed to. */
  readonly moved: string | undefined;
}

/** Finds what an entry that names no page may have meant. Built once for a run, when the first one is missing. */
export class Suggester {
  readonly #paths: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #named: ReadonlySet<string>;
  readonly #top: string;
  readonly #byName = new Map<string, string[]>();
  readonly #byFolder = new Map<string, string[]>();
  #left = comparisons;
  #looks = looks;

  /**
   * @param paths Every page there is.
   * @param named Those that the navigation names already.
   * @param top Folder that the paths count from, with a slash at its end. Default: the docs folder.
   */
  constructor(paths: Iterable<string>, named: ReadonlySet<string>, top = '') {
    this.#named = named;
    this.#top = top;
    this.#paths = [...paths];
    this.#known = new Set(this.#paths);
    for (const path of this.#paths) {
      const [folder, name] = split(path);
      push(this.#byName, name.toLowerCase(), path);
      push(this.#byFolder, folder, path);
    }
  }

  /**
   * What each of some entries may have meant. If most of them exist below one folder, their paths are right and count
   * from there: then none of them is sure. Neither are two that would become one.
   */
  suggestAll(missing: readonly MissingEntry[]): readonly Suggestions[] {
    const found = missing.map((entry) => this.#suggest(entry));
    const folder = this.#commonFolder(missing);
    const below = missing.map(({ path }) => folder !== undefined && this.#known.has(`${folder}/${path}`));
    const number = below.filter(Boolean).length;
    const isOfPages = [...this.#named].filter((path) => this.#known.has(path)).length < number;
    const claims = new Map<string, number>();
    for (const { sure: only = '' } of found) claims.set(only, (claims.get(only) ?? 0) + 1);
    return found.map(({ sure: only, ...suggestions }, index) => ({
      ...suggestions,
      ...(only !== undefined && folder === undefined && claims.get(only) === 1 ? { sure: only } : {}),
      ...(folder !== undefined && below[index]
        ? { below: { folder: this.#top + folder, number, of: missing.length, isOfPages } }
        : {}),
    }));
  }

  /** The folder that most of some entries exist below. */
  #commonFolder(missing: readonly MissingEntry[]): string | undefined {
    const numbers = new Map<string, number>();
    for (const { path } of missing) {
      for (const page of this.#seen(this.#byName.get(split(path)[1].toLowerCase()))) {
        if (!page.endsWith(`/${path}`)) continue;
        const folder = page.slice(0, -path.length - 1);
        numbers.set(folder, (numbers.get(folder) ?? 0) + 1);
      }
    }
    const [best] = [...numbers].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    return best !== undefined && best[1] >= entriesOfFolder && best[1] > missing.length / 2 ? best[0] : undefined;
  }

  #suggest({ path, redirect, moved }: MissingEntry): Suggestions {
    const [folder, name] = split(path);
    if (redirect !== undefined) {
      const isSure = redirect.isExact && editionOf(path) === editionOf(redirect.page);
      return { redirect: redirect.page, ...this.#sure(redirect.page, isSure) };
    }
    if (moved !== undefined) {
      const isSure = isSurelyMoved(path, moved, this.#byName.get(name.toLowerCase()));
      return { moved, ...this.#sure(moved, isSure) };
    }
    const trimmed = path.trim();
    if (trimmed !== path && this.#known.has(trimmed)) return { nearest: [trimmed], ...this.#sure(trimmed, true) };
    const nearest = this.#nearest(path, this.#byFolder.get(folder) ?? []);
    if (nearest.length > 0) return { nearest };
    const renamed = this.#renamed(path);
    if (renamed.length > 0) return { nearest: renamed };
    const sameName = this.#seen(this.#byName.get(name.toLowerCase()));
    const sibling = counterpart(path, sameName);
    if (sibling !== undefined) return { sibling };
    const likely = sameName.filter((candidate) => sharesFolder(candidate, path));
    if (likely.length > 0 && name !== 'index') return { sameName: likely.slice(0, 3) };
    const elsewhere = this.#nearest(path, this.#paths);
    if (elsewhere.length > 0) return { nearest: elsewhere };
    return name === 'index' ? {} : { sameName: sameName.slice(0, 3) };
  }

  /** A page that an entry names already is not the one that another entry means. */
  #sure(path: string, isSure: boolean): Pick<Suggestions, 'sure'> {
    return isSure && !this.#named.has(path) ? { sure: path } : {};
  }

  /** Pages of the same folder whose names begin like this one: `scale` for `scaling`. At most two, most similar first. */
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

/** True if two paths have a folder in common, by name. */
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
