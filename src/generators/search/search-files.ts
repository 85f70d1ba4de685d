import type { Site } from '../../core/site.ts';
import { getOrCreate } from '../../core/values.ts';
import type { RenderedPage } from '../../render/types.ts';
import type { ToUrl } from '../view/targets.ts';
import { tokenize } from './tokenize.ts';

/** Words of all pages of a search: more would make it slow to load. */
const maxWords = 1_000_000;

/** A page in the search of the site. The browser indexes these when a reader opens the search. */
export interface SearchPage {
  readonly url: string;
  readonly title: string;
  readonly crumbs: string;
  readonly description: string;
  readonly headings: readonly (readonly [id: string, text: string])[];
  /** Words of its text, each once. */
  readonly words: string;
}

export interface SearchablePage {
  readonly route: string;
  readonly headings: RenderedPage['headings'];
  readonly text: string;
}

/** Searches of a site: one for each language and version, by path of the file. */
export function searchFiles(
  site: Site,
  pages: readonly SearchablePage[],
  toUrl: ToUrl,
): ReadonlyMap<string, () => string> {
  const perPage = Math.floor(maxWords / Math.max(1, pages.length));
  const bySearch = new Map<string, SearchPage[]>();
  for (const { route, headings, text } of pages) {
    const page = site.pages[route];
    if (page === undefined) continue;
    const words = [...new Set(tokenize(text))].slice(0, perPage).join(' ');
    const files = new Set<string>();
    for (const { context, breadcrumbs, hidden } of page.placements) {
      const file = searchFile(context);
      if (hidden === true || files.has(file)) continue;
      files.add(file);
      getOrCreate(bySearch, file, () => []).push({
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
  return new Map([...bySearch].map(([file, found]) => [file, () => JSON.stringify(found)] as const));
}

/** Path of the file with the pages of a context. */
export function searchFile({
  language,
  version,
}: {
  readonly language?: string;
  readonly version?: string;
} = {}): string {
  const name = [language, version].flatMap((each) => (each === undefined ? [] : encodeURIComponent(each)));
  return `_docs-json-nav/search/${name.join('--') || 'pages'}.json`;
}
