import type { PageFile } from '../values/inventory.ts';
import { addTo, type Some } from '../values/lists.ts';
import type { PageBody } from '../values/page-body.ts';

/** Files that a page may take in, one through the other. */
const mostSnippets = 100;

/** The files that a page is made of: its own, and those that it takes in, one through the other. */
export function filesOfPage(file: string, bodies: ReadonlyMap<string, PageBody>): ReadonlySet<string> {
  const seen = new Set([file]);
  for (const name of seen) {
    for (const snippet of bodies.get(name)?.snippets ?? []) {
      if (seen.size > mostSnippets) return seen;
      if (bodies.has(snippet)) seen.add(snippet);
    }
  }
  return seen;
}

/** The files that pages take in and that are no pages themselves, each with the pages that show it. */
export function shownSnippets(
  pages: ReadonlyMap<string, PageFile>,
  bodies: ReadonlyMap<string, PageBody>,
): ReadonlyMap<string, readonly PageFile[]> {
  const own = new Set([...pages.values()].map(({ file }) => file));
  const shown = new Map<string, Some<PageFile>>();
  for (const page of pages.values()) {
    for (const file of filesOfPage(page.file, bodies)) if (!own.has(file)) addTo(shown, file, page);
  }
  return shown;
}
