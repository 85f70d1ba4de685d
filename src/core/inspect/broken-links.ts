import { diagnose } from '../findings/diagnose.ts';
import type { Host } from '../host/host.ts';
import { createDocsLookup, type DocsLookupInput } from '../links/docs-lookup.ts';
import { decodePercent, hasFileExtension, splitUrl } from '../links/url.ts';
import { findMovedPages } from '../pages/moved-pages.ts';
import { PageSuggester } from '../pages/suggest.ts';
import { createTargetSuggester, operationKey } from '../pages/suggest-routes.ts';
import { withoutUndefined } from '../values/json.ts';
import type { BrokenLink, MissingEntry, PublicFolder, TargetSuggestions } from '../values/links.ts';
import { getOrCreate, groupBy } from '../values/lists.ts';
import { referencedNames } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import { foldCase, lastSegment, normalizePath, pagePathOfUrl } from '../values/paths.ts';
import { markCommonLinkFaults } from './common-faults.ts';

/** Minimum number of missing files that exist below one folder to report that folder as the cause. */
const minFiles = 3;
const minShare = 0.8;

const noSuggestions: TargetSuggestions = { nearest: [], targets: [], isSure: false, isCase: false };

/**
 * Reports missing entries and broken links with suggestions. Searches Git's history once for all of them.
 *
 * @param host Finds renamed pages.
 */
export async function reportBrokenLinks(
  entries: readonly MissingEntry[],
  links: readonly BrokenLink[],
  docs: DocsLookupInput,
  host: Pick<Host, 'movedTo'>,
): Promise<Finding[]> {
  const currentPaths = await findMovedPages(
    [
      ...entries.flatMap(({ path, redirect }) => (redirect === undefined ? [path] : [])),
      ...links.flatMap((link) => (missingKind(link) === 'page' ? [pagePathOfUrl(link.path)] : [])),
    ],
    host,
    docs.inventory,
  );
  return [
    ...reportEntries(entries, docs, currentPaths),
    ...markCommonLinkFaults(reportLinks(links, docs, currentPaths)),
  ];
}

function reportEntries(
  entries: readonly MissingEntry[],
  { expansion, inventory }: DocsLookupInput,
  currentPaths: ReadonlyMap<string, string>,
): Finding[] {
  if (entries.length === 0) return [];
  const namedPaths = new Set(referencedNames(expansion.navigation.root).map((text) => normalizePath(text) ?? text));
  const suggester = new PageSuggester(inventory.pages.keys(), namedPaths, inventory.layout.pages);
  const entriesWithMoves = entries.map((item) => ({ ...item, moved: currentPaths.get(item.path) }));
  return suggester
    .suggestAll(entriesWithMoves)
    .map(({ location, entry, path, suggestions }) => diagnose('page-missing', location, { entry, path, suggestions }));
}

function reportLinks(
  links: readonly BrokenLink[],
  docs: DocsLookupInput,
  currentPaths: ReadonlyMap<string, string>,
): Finding[] {
  if (links.length === 0) return [];
  const { files, excluded } = docs.inventory;
  const suggest = createTargetSuggester(createDocsLookup(docs), currentPaths, routesByOperation(docs));
  const suggestFile = createFileSuggester([...files].filter((file) => !excluded.has(file)));
  const images = links.flatMap((link) => (missingKind(link) === 'image' ? [link.path] : []));
  const publicFolder = findPublicFolder(images, files);
  return links.map((link) => {
    const kind = missingKind(link);
    const isInPublicFolder =
      kind === 'image' && publicFolder !== undefined && files.has(publicFolder.folder + link.path);
    const isFile = kind === 'image' || (kind === 'page' && hasFileExtension(link.path));
    const pageSuggestions = kind === 'page' || kind === 'folder' ? suggest(link) : noSuggestions;
    const suggestions =
      isFile && !isInPublicFolder && pageSuggestions.nearest.length === 0 ? suggestFile(link) : pageSuggestions;
    return brokenLinkFinding(link, suggestions, isInPublicFolder ? publicFolder : undefined);
  });
}

/** Returns a function that suggests the only file with the name of a missing image or download, in another folder. */
function createFileSuggester(files: readonly string[]): (link: BrokenLink) => TargetSuggestions {
  let filesByName: ReadonlyMap<string, readonly string[]> | undefined;
  return ({ text, path }) => {
    filesByName ??= groupBy(files, (file) => foldCase(lastSegment(file)));
    const name = decodePercent(lastSegment(path));
    const [file, ...otherFiles] = filesByName.get(foldCase(name)) ?? [];
    if (file === undefined || otherFiles.length > 0 || /[\s()<>"'`{}\\%&?#]/.test(file)) return noSuggestions;
    const target = `/${file}`;
    return {
      nearest: [target],
      targets: [target + splitUrl(text)[1]],
      isSure: false,
      isCase: foldCase(target) === foldCase(decodePercent(path)),
    };
  };
}

/** Returns the routes of operations by id. Omits short ids, and ids that several operations have. */
function routesByOperation({ expansion }: DocsLookupInput): ReadonlyMap<string, string> {
  const routes = new Map<string, Set<string>>();
  for (const entry of expansion.endpoints.values()) {
    if (entry.kind !== 'operation' || entry.operation.operationId === undefined) continue;
    getOrCreate(routes, operationKey(entry.operation.operationId), () => new Set<string>()).add(entry.route);
  }
  return new Map(
    [...routes].flatMap(([id, [route, ...otherRoutes]]) =>
      route === undefined || otherRoutes.length > 0 || id.length < 4 ? [] : [[id, route] as const],
    ),
  );
}

function missingKind(link: BrokenLink): 'page' | 'folder' | 'image' | 'file' {
  if (link.kind === 'redirect') return link.isFolder ? 'folder' : 'page';
  if (link.kind === 'href') return 'page';
  if (link.isImage) return 'image';
  return link.leftOut === undefined ? 'page' : 'file';
}

/** @param publicFolder Folder in which the missing image exists at the same path; `undefined` if there is none. */
function brokenLinkFinding(
  link: BrokenLink,
  suggestions: TargetSuggestions,
  publicFolder: PublicFolder | undefined,
): Finding {
  const { text, location } = link;
  const { nearest, targets, isMoved, isSure, namesakes, folder } = suggestions;
  switch (link.kind) {
    case 'href':
      return diagnose('href-missing', location, {
        href: text,
        nearest,
        targets: link.isWhole ? targets : [],
        isSure: link.isWhole && isSure,
        isFrontMatter: link.isFrontMatter,
        ...withoutUndefined({ isMoved, namesakes, folder }),
      });
    case 'redirect':
      return diagnose('redirect-target', location, {
        destination: text,
        nearest,
        targets,
        ...withoutUndefined({ isMoved, namesakes, folder }),
        isSure: isSure && !link.isFolder,
      });
    case 'link': {
      const { path: resolved, isImage, throughRedirect, shownOn, leftOut, excludedCounterpart } = link;
      const args = {
        ...{ target: text, resolved, isImage, throughRedirect, shownOn, ...suggestions },
        ...(publicFolder === undefined ? { leftOut, excludedCounterpart } : { below: publicFolder }),
      };
      return diagnose('link-missing', location, args, throughRedirect?.location);
    }
  }
}

/**
 * Finds the folder that contains nearly all of the missing files, such as the `public` folder of another site
 * generator.
 *
 * @param missingPaths Paths of missing files, from the docs root.
 * @param files Every file of the docs folder.
 */
function findPublicFolder(missingPaths: readonly string[], files: Iterable<string>): PublicFolder | undefined {
  const paths = new Set(missingPaths.flatMap((path) => normalizePath(path) ?? []).filter((path) => path !== ''));
  if (paths.size < minFiles) return undefined;
  const counts = new Map<string, number>();
  for (const file of files) {
    for (let slash = file.indexOf('/'); slash !== -1; slash = file.indexOf('/', slash + 1)) {
      const folder = file.slice(0, slash);
      if (paths.has(file.slice(slash + 1))) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  const [bestEntry] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  if (bestEntry === undefined) return undefined;
  const [folder, foundCount] = bestEntry;
  const missingCount = paths.size;
  return foundCount >= Math.max(minFiles, minShare * missingCount)
    ? { folder, number: foundCount, of: missingCount }
    : undefined;
}
