import { countOf } from '../values/lists.ts';
import { foldersAbove } from '../values/paths.ts';

/** A page file missing from the navigation, or a folder of which no page is in the navigation. */
export interface Unlisted {
  readonly path: string;
  /** Number of page files in the folder; `undefined` for a file. */
  readonly count: number | undefined;
}

/**
 * Groups unlisted files: a folder is named once if none of its pages is in the navigation.
 *
 * @param files Page files that are not in the navigation.
 */
export function gatherUnlisted(files: readonly string[], all: readonly string[]): readonly Unlisted[] {
  const unlisted = countOf(files.flatMap(foldersAbove));
  const total = countOf(all.flatMap(foldersAbove));
  const result = new Map<string, Unlisted>();
  for (const file of files) {
    const folder = foldersAbove(file).find((one) => total.get(one) === unlisted.get(one) && total.get(one) !== 1);
    if (folder === undefined) result.set(file, { path: file, count: undefined });
    else result.set(folder, { path: folder, count: total.get(folder) });
  }
  return [...result.values()];
}
