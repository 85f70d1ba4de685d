import { diagnose } from '../findings/diagnose.ts';
import type { Host } from '../host/host.ts';
import { type Docs, lookupOfDocs } from '../links/docs-lookup.ts';
import { movedPages } from '../pages/moved-pages.ts';
import { Suggester } from '../pages/suggest.ts';
import { meantPages } from '../pages/suggest-routes.ts';
import type { DeadAddress, Meant, MissingEntry } from '../values/links.ts';
import { namesIn } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { normalizePath, pathOfAddress } from '../values/paths.ts';
import { publicFolder } from './public-folder.ts';

const noPages: Meant = { nearest: [], targets: [], isSure: false, isCase: false };

/**
 * Reports missing entries and dead links with suggestions. Searches Git's history once for all of them.
 *
 * @param host Finds renamed pages.
 */
export async function explainDead(
  entries: readonly MissingEntry[],
  addresses: readonly DeadAddress[],
  docs: Docs,
  host: Pick<Host, 'movedTo'>,
): Promise<Finding[]> {
  const moved = await movedPages(
    [
      ...entries.flatMap(({ path, redirect }) => (redirect === undefined ? [path] : [])),
      ...addresses.flatMap(({ path, means }) => (means === 'page' ? [pathOfAddress(path)] : [])),
    ],
    host,
    docs.inventory,
  );
  return [...explainEntries(entries, docs, moved), ...explainDeadLinks(addresses, docs, moved)];
}

function explainEntries(
  entries: readonly MissingEntry[],
  { expansion, inventory }: Docs,
  moved: ReadonlyMap<string, string>,
): Finding[] {
  if (entries.length === 0) return [];
  const named = new Set(namesIn(expansion.navigation.root).map((text) => normalizePath(text) ?? text));
  const suggester = new Suggester(inventory.pages.keys(), named, inventory.layout.pages);
  const entriesWithMoves = entries.map((one) => ({ ...one, moved: moved.get(one.path) }));
  return suggester
    .suggestAll(entriesWithMoves)
    .map(({ place, entry, path, suggestions }) => diagnose('page-missing', place, { entry, path, suggestions }));
}

function explainDeadLinks(
  addresses: readonly DeadAddress[],
  docs: Docs,
  moved: ReadonlyMap<string, string>,
): Finding[] {
  if (addresses.length === 0) return [];
  const candidatesFor = meantPages(lookupOfDocs(docs), moved);
  const images = addresses.flatMap(({ path, means }) => (means === 'image' ? [path] : []));
  const imageFolder = publicFolder(images, docs.inventory.files);
  return addresses.map((address) => {
    const isPage = address.means === 'page' || address.means === 'folder';
    return address.say(isPage ? candidatesFor(address) : noPages, imageFolder);
  });
}
