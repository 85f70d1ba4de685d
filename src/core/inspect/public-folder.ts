import type { PublicFolder } from '../values/links.ts';
import { normalizePath } from '../values/paths.ts';

/** Missing files that exist below one folder before that folder is taken for their cause. */
const leastFiles = 3;
/** Of all missing files, how many have to exist there. */
const leastShare = 0.8;

/**
 * Finds the folder that nearly all missing pictures and other files exist below: sites that other tools build have what
 * is published in a folder of its own.
 *
 * @param missing What was looked for, from the root of the docs.
 * @param files Every file of the docs folder.
 */
export function publicFolder(missing: readonly string[], files: Iterable<string>): PublicFolder | undefined {
  const paths = new Set(missing.flatMap((path) => normalizePath(path) ?? []).filter((path) => path !== ''));
  if (paths.size < leastFiles) return undefined;
  const found = new Map<string, number>();
  for (const file of files) {
    for (let slash = file.indexOf('/'); slash !== -1; slash = file.indexOf('/', slash + 1)) {
      const folder = file.slice(0, slash);
      if (paths.has(file.slice(slash + 1))) found.set(folder, (found.get(folder) ?? 0) + 1);
    }
  }
  const [best] = [...found].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  if (best === undefined) return undefined;
  const [folder, number] = best;
  const of = paths.size;
  return number >= Math.max(leastFiles, leastShare * of) ? { folder, number, of } : undefined;
}
