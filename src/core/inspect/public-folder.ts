import type { PublicFolder } from '../values/links.ts';
import { normalizePath } from '../values/paths.ts';

/** Minimum number of missing files that exist below one folder to report that folder as the cause. */
const minFiles = 3;
/** Minimum share of such files among all missing files. */
const minShare = 0.8;

/**
 * Finds the folder that contains nearly all of the missing files, such as the `public` folder of another site
 * generator.
 *
 * @param missing Paths of missing files, from the docs root.
 * @param files Every file of the docs folder.
 */
export function findPublicFolder(missing: readonly string[], files: Iterable<string>): PublicFolder | undefined {
  const paths = new Set(missing.flatMap((path) => normalizePath(path) ?? []).filter((path) => path !== ''));
  if (paths.size < minFiles) return undefined;
  const counts = new Map<string, number>();
  for (const file of files) {
    for (let slash = file.indexOf('/'); slash !== -1; slash = file.indexOf('/', slash + 1)) {
      const folder = file.slice(0, slash);
      if (paths.has(file.slice(slash + 1))) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  const [best] = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  if (best === undefined) return undefined;
  const [folder, number] = best;
  const of = paths.size;
  return number >= Math.max(minFiles, minShare * of) ? { folder, number, of } : undefined;
}
