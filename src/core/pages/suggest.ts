import { editionOf, withoutLanguageFolders } from '../config/languages.ts';
import { createPathSearch } from '../config/nearest.ts';
import type { Suggestions } from '../findings/pages.ts';
import { decodePercent } from '../links/url.ts';
import type { MissingEntry } from '../values/links.ts';
import { countItems, groupBy } from '../values/lists.ts';
import { folderOf, lastSegment, withoutNumbersAndIds } from '../values/paths.ts';
import { isConfidentMove } from './moved-pages.ts';

const maxComparisons = 200_000;
/** Maximum number of candidate pages that a run examines. Further candidates are ignored. */
const maxCandidates = 1_000_000;

/** A folder is reported as the cause if it contains at least this many of the missing pages. */
const minEntriesOfFolder = 3;

type MissingPage = Pick<MissingEntry, 'path' | 'redirect'> & { readonly moved: string | undefined };

/**
 * Suggests pages for entries without a page. `RouteSuggester` uses similar rules for links, but is stricter: an entry
 * always names a page, so a vague suggestion helps, whereas a link may point to something else.
 */
export class PageSuggester {
  readonly #paths: readonly string[];
  readonly #pathSet: ReadonlySet<string>;
  readonly #namedPaths: ReadonlySet<string>;
  readonly #prefix: string;
  readonly #byName: ReadonlyMap<string, readonly string[]>;
  readonly #byFolder: ReadonlyMap<string, readonly string[]>;
  readonly #findMisspelled = createPathSearch(maxComparisons);
  #budget = maxCandidates;

  /** @param pagesFolder Folder that the paths are relative to, with a trailing slash. Default: the docs folder. */
  constructor(paths: Iterable<string>, namedPaths: ReadonlySet<string>, pagesFolder = '') {
    this.#namedPaths = namedPaths;
    this.#prefix = pagesFolder;
    this.#paths = [...paths];
    this.#pathSet = new Set(this.#paths);
    this.#byName = groupBy(this.#paths, nameOf);
    this.#byFolder = groupBy(this.#paths, folderOf);
  }

  /**
   * Suggests pages for all missing entries. If most of the entries exist in one folder, the base folder is wrong rather
   * than the entries, so no suggestion is certain. A page that is suggested for two entries isn't certain either.
   */
  suggestAll<Entry extends MissingPage>(missing: readonly Entry[]): (Entry & { readonly suggestions: Suggestions })[] {
    const allSuggestions = missing.map((entry) => this.#suggest(entry));
    const folder = this.#commonFolder(missing);
    const isBelow = ({ path }: MissingPage): boolean => folder !== undefined && this.#pathSet.has(`${folder}/${path}`);
    const existingCount = missing.filter(isBelow).length;
    const isOfPages = [...this.#namedPaths].filter((path) => this.#pathSet.has(path)).length < existingCount;
    const claimCounts = countItems(allSuggestions.map(({ sure }) => sure));
    return missing.map((entry, index) => {
      const { sure: certainPage, ...suggestions } = allSuggestions[index] ?? {};
      const isSure = certainPage !== undefined && folder === undefined && claimCounts.get(certainPage) === 1;
      const below = { folder: this.#prefix + folder, number: existingCount, of: missing.length, isOfPages };
      return {
        ...entry,
        suggestions: { ...suggestions, ...(isSure ? { sure: certainPage } : {}), ...(isBelow(entry) ? { below } : {}) },
      };
    });
  }

  #commonFolder(missing: readonly MissingPage[]): string | undefined {
    const folders = missing.flatMap(({ path }) => {
      const pages = this.#withinBudget(this.#byName.get(nameOf(path)));
      return pages.filter((page) => page.endsWith(`/${path}`)).map((page) => page.slice(0, -path.length - 1));
    });
    const [bestEntry] = [...countItems(folders)].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    return bestEntry !== undefined && bestEntry[1] >= minEntriesOfFolder && bestEntry[1] > missing.length / 2
      ? bestEntry[0]
      : undefined;
  }

  #suggest({ path, redirect, moved }: MissingPage): Suggestions {
    const [folder, name] = [folderOf(path), lastSegment(path)];
    if (redirect !== undefined) {
      const isSure = redirect.isExact && editionOf(path) === editionOf(redirect.page);
      return { redirect: redirect.page, ...this.#certain(redirect.page, isSure) };
    }
    if (moved !== undefined) {
      const isSure = isConfidentMove(path, moved, this.#byName.get(nameOf(path)));
      return { moved, ...this.#certain(moved, isSure) };
    }
    const trimmedPath = path.trim();
    if (trimmedPath !== path && this.#pathSet.has(trimmedPath))
      return { nearest: [trimmedPath], ...this.#certain(trimmedPath, true) };
    const decodedPath = decodePercent(path);
    if (decodedPath !== path && this.#pathSet.has(decodedPath)) return { nearest: [decodedPath] };
    const nearest = this.#nearest(path, this.#byFolder.get(folder) ?? []);
    if (nearest.length > 0) return { nearest };
    const similarPages = this.#samePrefix(path);
    if (similarPages.length > 0) return { nearest: similarPages };
    const sameNamePages = this.#withinBudget(this.#byName.get(nameOf(path)));
    const sibling = findTranslation(path, sameNamePages);
    if (sibling !== undefined) return { sibling };
    const sameFolderPages = sameNamePages.filter((candidate) => sharesFolder(candidate, path));
    if (sameFolderPages.length > 0 && name !== 'index') return { sameName: sameFolderPages.slice(0, 3) };
    const nearestElsewhere = this.#nearest(path, this.#paths);
    if (nearestElsewhere.length > 0) return { nearest: nearestElsewhere };
    return name === 'index' ? {} : { sameName: sameNamePages.slice(0, 3) };
  }

  /** Marks a page as a certain correction, unless another entry already names the page. */
  #certain(path: string, isSure: boolean): Pick<Suggestions, 'sure'> {
    return isSure && !this.#namedPaths.has(path) ? { sure: path } : {};
  }

  /** Finds at most two pages in the same folder whose names share a prefix, such as `scale` for `scaling`. */
  #samePrefix(path: string): string[] {
    const [folder, name] = [folderOf(path), lastSegment(path)];
    const candidates = this.#withinBudget(this.#byFolder.get(folder)).flatMap((candidate) => {
      const candidateName = lastSegment(candidate);
      const sharedLength = commonPrefixLength(name.toLowerCase(), candidateName.toLowerCase());
      const isSimilar = sharedLength >= 4 && sharedLength >= 0.6 * Math.max(name.length, candidateName.length) - 1;
      return isSimilar ? [{ candidate, shared: sharedLength }] : [];
    });
    return candidates
      .sort((a, b) => b.shared - a.shared || (a.candidate < b.candidate ? -1 : 1))
      .slice(0, 2)
      .map(({ candidate }) => candidate);
  }

  #withinBudget(pages: readonly string[] = []): readonly string[] {
    const examinedPages = pages.length > this.#budget ? pages.slice(0, this.#budget) : pages;
    this.#budget -= examinedPages.length;
    return examinedPages;
  }

  #nearest(path: string, candidates: readonly string[]): string[] {
    return this.#findMisspelled(path, this.#withinBudget(candidates)).slice(0, 3);
  }
}

/** Name without letter case, numbers and ids, which pages with the same name may differ in. */
function nameOf(path: string): string {
  return withoutNumbersAndIds(lastSegment(path)).toLowerCase();
}

function findTranslation(path: string, candidates: readonly string[]): string | undefined {
  const neutralPath = withoutLanguageFolders(path);
  return candidates.find((candidate) => candidate !== path && withoutLanguageFolders(candidate) === neutralPath);
}

function sharesFolder(a: string, b: string): boolean {
  const folders = new Set(folderOf(a).split('/'));
  return folderOf(b)
    .split('/')
    .some((folder) => folder !== '' && folders.has(folder));
}

function commonPrefixLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
