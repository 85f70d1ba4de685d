import type { PageFile } from '../values/inventory.ts';
import { maxSnippetFiles } from '../values/limits.ts';
import { appendTo, type NonEmptyArray } from '../values/lists.ts';
import type { PageBody } from '../values/page-body.ts';

/** Returns a page file and the snippets that it includes, directly or through other snippets. */
export function filesOfPage(file: string, bodies: ReadonlyMap<string, PageBody>): ReadonlySet<string> {
  const seen = new Set([file]);
  let maxFiles = Number.POSITIVE_INFINITY;
  for (const name of seen) {
    for (const snippet of bodies.get(name)?.snippets ?? []) {
      if (seen.size > maxFiles) return seen;
      if (bodies.has(snippet)) seen.add(snippet);
    }
    // The page comes first. Its own imports are not limited: a changelog may have hundreds.
    if (name === file) maxFiles = seen.size + maxSnippetFiles;
  }
  return seen;
}

/**
 * True if a page has an `<Update>`, or may have one because it does not parse. The host generates a feed for such
 * pages.
 */
export function mayHaveUpdates(file: string, bodies: ReadonlyMap<string, PageBody>): boolean {
  return [...filesOfPage(file, bodies)].some((name) => {
    const { hasUpdates, syntaxError, excess } = bodies.get(name) ?? {};
    return hasUpdates === true || syntaxError !== undefined || excess !== undefined;
  });
}

/** Pages by the snippets that they include, directly or through other snippets. Included pages are not snippets. */
export function pagesBySnippet(
  pages: ReadonlyMap<string, PageFile>,
  bodies: ReadonlyMap<string, PageBody>,
): ReadonlyMap<string, readonly PageFile[]> {
  const pageFiles = new Set([...pages.values()].map(({ file }) => file));
  const pagesOfSnippet = new Map<string, NonEmptyArray<PageFile>>();
  for (const page of pages.values()) {
    for (const file of filesOfPage(page.file, bodies)) if (!pageFiles.has(file)) appendTo(pagesOfSnippet, file, page);
  }
  return pagesOfSnippet;
}
