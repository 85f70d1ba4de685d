import { editionOf } from '../config/languages.ts';
import type { Host } from '../host/host.ts';
import type { Inventory } from '../values/inventory.ts';
import { type Layout, lastSegment, urlPathOfFile } from '../values/paths.ts';
import { pagePathOfFile } from './select-pages.ts';

/**
 * Looks up renamed pages in the Git history, with one call of `Host.movedTo` for all paths.
 *
 * @param paths Paths of missing pages, without extension.
 * @returns Current paths by missing path, only for pages that exist.
 */
export async function findMovedPages(
  paths: Iterable<string>,
  host: Pick<Host, 'movedTo'>,
  { pages, layout }: Pick<Inventory, 'pages' | 'layout'>,
): Promise<ReadonlyMap<string, string>> {
  const missingPaths = [...new Set(paths)];
  if (missingPaths.length === 0) return new Map();
  const currentFiles = await host.movedTo(missingPaths.flatMap((path) => possibleFiles(path, layout)));
  return new Map(
    missingPaths.flatMap((path): [string, string][] => {
      const [currentPath] = possibleFiles(path, layout).flatMap(
        (file) => pagePathOfFile(urlPathOfFile(currentFiles.get(file) ?? '', layout)) ?? [],
      );
      return currentPath !== undefined && pages.has(currentPath) ? [[path, currentPath]] : [];
    }),
  );
}

/**
 * True if a rename in the Git history is certain enough to fix links to the page. Requires that the page kept its name,
 * language and version, and that no other page of that name shares as many folders with the old path. Git detects
 * renames by similar content, so a page with a different name may be a different page.
 *
 * @param sameNamePaths Paths of the pages that have the current name, including the page itself.
 * @param edition Language and version of the pages that contain the link. Used if the old path has neither.
 */
export function isConfidentMove(
  from: string,
  to: string,
  sameNamePaths: readonly string[] = [],
  edition = '',
): boolean {
  const normalize = (path: string): string => path.toLowerCase().replace(/^\//, '');
  const [oldPath, newPath] = [normalize(from), normalize(to)];
  const newEdition = editionOf(to);
  if (lastSegment(oldPath) !== lastSegment(newPath) || newEdition !== (editionOf(from) || edition)) return false;
  // A first folder that was added or removed may belong to the whole site: some hosts serve it below `docs`, and other
  // tools expect pages in `src/pages`.
  const hasAddedFolder = newPath.endsWith(`/${oldPath}`) && newPath !== `${newEdition}/${oldPath}`;
  if (
    hasAddedFolder ||
    (oldPath.includes('/') && firstSegment(oldPath.slice(oldPath.indexOf('/') + 1)) === firstSegment(newPath))
  )
    return false;
  const sharedCount = countSharedSegments(from, to);
  return sameNamePaths.every(
    (item) => item === to || editionOf(item) !== newEdition || countSharedSegments(from, item) < sharedCount,
  );
}

function firstSegment(path: string): string {
  return path.replace(/\/.*$/s, '');
}

function countSharedSegments(path: string, otherPath: string): number {
  const segments = new Set(otherPath.toLowerCase().split('/'));
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segments.has(segment)).length;
}

function possibleFiles(path: string, { pages }: Layout): string[] {
  return [`${pages}${path}.mdx`, `${pages}${path}.md`];
}
