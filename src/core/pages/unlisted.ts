import { countItems } from '../values/lists.ts';
import { ancestorFolders } from '../values/paths.ts';

/** A page file missing from the navigation, or a folder of which no page is in the navigation. */
export interface UnlistedPages {
  readonly path: string;
  /** Number of page files in the folder; `undefined` for a file. */
  readonly count: number | undefined;
}

/**
 * Groups unlisted files: a folder is named once if none of its pages is in the navigation.
 *
 * @param files Page files that are not in the navigation.
 */
export function groupUnlisted(files: readonly string[], all: readonly string[]): readonly UnlistedPages[] {
  const unlisted = countItems(files.flatMap(ancestorFolders));
  const total = countItems(all.flatMap(ancestorFolders));
  const result = new Map<string, UnlistedPages>();
  for (const file of files) {
    const folder = ancestorFolders(file).find((one) => total.get(one) === unlisted.get(one) && total.get(one) !== 1);
    if (folder === undefined) result.set(file, { path: file, count: undefined });
    else result.set(folder, { path: folder, count: total.get(folder) });
  }
  return [...result.values()];
}
