import { diagnose } from '../findings/diagnose.ts';
import type { Host } from '../host/host.ts';
import { createDocsLookup, type DocsLookupInput } from '../links/docs-lookup.ts';
import { findMovedPages } from '../pages/moved-pages.ts';
import { PageSuggester } from '../pages/suggest.ts';
import { targetSuggester } from '../pages/suggest-routes.ts';
import type { BrokenLink, MissingEntry, TargetSuggestions } from '../values/links.ts';
import { referencedNames } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { normalizePath, pagePathOfUrl } from '../values/paths.ts';
import { findPublicFolder } from './public-folder.ts';

const noPages: TargetSuggestions = { nearest: [], targets: [], isSure: false, isCase: false };

/**
 * Reports missing entries and dead links with suggestions. Searches Git's history once for all of them.
 *
 * @param host Finds renamed pages.
 */
export async function reportDeadLinks(
  entries: readonly MissingEntry[],
  addresses: readonly BrokenLink[],
  docs: DocsLookupInput,
  host: Pick<Host, 'movedTo'>,
): Promise<Finding[]> {
  const moved = await findMovedPages(
    [
      ...entries.flatMap(({ path, redirect }) => (redirect === undefined ? [path] : [])),
      ...addresses.flatMap(({ path, means }) => (means === 'page' ? [pagePathOfUrl(path)] : [])),
    ],
    host,
    docs.inventory,
  );
  return [...explainEntries(entries, docs, moved), ...explainDeadLinks(addresses, docs, moved)];
}

function explainEntries(
  entries: readonly MissingEntry[],
  { expansion, inventory }: DocsLookupInput,
  moved: ReadonlyMap<string, string>,
): Finding[] {
  if (entries.length === 0) return [];
  const named = new Set(referencedNames(expansion.navigation.root).map((text) => normalizePath(text) ?? text));
  const suggester = new PageSuggester(inventory.pages.keys(), named, inventory.layout.pages);
  const entriesWithMoves = entries.map((one) => ({ ...one, moved: moved.get(one.path) }));
  return suggester
    .suggestAll(entriesWithMoves)
    .map(({ place, entry, path, suggestions }) => diagnose('page-missing', place, { entry, path, suggestions }));
}

function explainDeadLinks(
  addresses: readonly BrokenLink[],
  docs: DocsLookupInput,
  moved: ReadonlyMap<string, string>,
): Finding[] {
  if (addresses.length === 0) return [];
  const candidatesFor = targetSuggester(createDocsLookup(docs), moved);
  const images = addresses.flatMap(({ path, means }) => (means === 'image' ? [path] : []));
  const imageFolder = findPublicFolder(images, docs.inventory.files);
  return addresses.map((address) => {
    const isPage = address.means === 'page' || address.means === 'folder';
    return address.createFinding(isPage ? candidatesFor(address) : noPages, imageFolder);
  });
}
