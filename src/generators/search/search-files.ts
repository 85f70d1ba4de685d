import type { Site } from '../../core/site.ts';
import { getOrCreate } from '../../core/values.ts';
import type { RenderedPage } from '../../render/types.ts';
import type { ToUrl } from '../view/targets.ts';
import { tokenize } from './tokenize.ts';

/** Maximum number of words of all pages together, which limits the size of the search files. */
const maxWords = 1_000_000;

/** Page in a search file. The browser indexes the pages of a file when a reader opens the search. */
export interface SearchPage {
  readonly url: string;
  readonly title: string;
  readonly crumbs: string;
  readonly description: string;
  readonly headings: readonly (readonly [id: string, text: string])[];
  /** Unique words of the page's text, separated by spaces. */
  readonly words: string;
}

export interface SearchablePage {
  readonly route: string;
  readonly headings: RenderedPage['headings'];
  readonly text: string;
}

/** Creates a search file for each combination of language and version, by path relative to the base path. */
export function searchFiles(
  site: Site,
  pages: readonly SearchablePage[],
  toUrl: ToUrl,
): ReadonlyMap<string, () => string> {
  const maxWordsPerPage = Math.floor(maxWords / Math.max(1, pages.length));
  const pagesByFile = new Map<string, SearchPage[]>();
  for (const { route, headings, text } of pages) {
    const page = site.pages[route];
    if (page === undefined) continue;
    const words = [...new Set(tokenize(text))].slice(0, maxWordsPerPage).join(' ');
    const files = new Set<string>();
    const visiblePlacements = page.placements.filter(({ hidden }) => hidden !== true);
    // The search also finds hidden pages with `searchable: true`.
    for (const { context, breadcrumbs } of visiblePlacements.length > 0 ? visiblePlacements : page.placements) {
      const file = searchFile(context);
      if (files.has(file)) continue;
      files.add(file);
      getOrCreate(pagesByFile, file, () => []).push({
        url: toUrl(route),
        title: page.title,
        crumbs: breadcrumbs
          .map(({ label }) => label)
          .filter((label) => label !== '')
          .join(' › '),
        description: page.description ?? '',
        headings: headings.flatMap(({ id, text: heading }) => (heading === page.title ? [] : [[id, heading] as const])),
        words,
      });
    }
  }
  return new Map([...pagesByFile].map(([file, searchPages]) => [file, () => JSON.stringify(searchPages)] as const));
}

/** Path of the search file for a language and version. */
export function searchFile({
  language,
  version,
}: {
  readonly language?: string;
  readonly version?: string;
} = {}): string {
  const name = [language, version].flatMap((part) => (part === undefined ? [] : encodeURIComponent(part)));
  return `_docs-json-nav/search/${name.join('--') || 'pages'}.json`;
}
