import type { Host } from '../host/host.ts';
import type { PageFile } from '../values/inventory.ts';
import { normalizePath, withoutExtension } from '../values/paths.ts';
import { pagePath } from './choose-pages.ts';

/**
 * The pages that some paths were renamed to, as history says: see `Host.movedTo`. It is asked once for all of them.
 *
 * @param paths Of pages that are not there, without extension.
 * @param pages Those that are there.
 * @returns By those paths of which history knows a page that is there.
 */
export async function movedPages(
  paths: Iterable<string>,
  host: Pick<Host, 'movedTo'>,
  pages: ReadonlyMap<string, PageFile>,
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(paths)];
  if (asked.length === 0) return new Map();
  const moved = await host.movedTo(asked.flatMap(filesOf));
  return new Map(
    asked.flatMap((path): [string, string][] => {
      const [now] = filesOf(path).flatMap((file) => pagePath(moved.get(file) ?? '') ?? []);
      return now !== undefined && pages.has(now) ? [[path, now]] : [];
    }),
  );
}

/** The path of the page that an address means: no slash before it, and no extension. */
export function pathOfAddress(address: string): string {
  const path = normalizePath(address) ?? '';
  return withoutExtension(path) ?? path;
}

/** The files that a page may have. */
function filesOf(path: string): string[] {
  return [`${path}.mdx`, `${path}.md`];
}
