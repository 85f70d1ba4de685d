import { countOf } from '../values/lists.ts';
import { foldersAbove } from '../values/paths.ts';

/** A page file that the navigation never reaches, or a folder in which it reaches none. */
export interface Unlisted {
  /** Relative to the docs root, without a slash at its end. */
  readonly path: string;
  /** Page files in the folder; undefined for a file. */
  readonly count: number | undefined;
}

/**
 * Names a folder once if none of its pages is reached, and each file that is in no such folder.
 *
 * @param files Those of all page files that the navigation never reaches.
 */
export function gatherUnlisted(files: readonly string[], all: readonly string[]): readonly Unlisted[] {
  const unlisted = countOf(files.flatMap(foldersAbove));
  const total = countOf(all.flatMap(foldersAbove));
  const found = new Map<string, Unlisted>();
  for (const file of files) {
    const folder = foldersAbove(file).find((one) => total.get(one) === unlisted.get(one) && total.get(one) !== 1);
    if (folder === undefined) found.set(file, { path: file, count: undefined });
    else found.set(folder, { path: folder, count: total.get(folder) });
  }
  return [...found.values()];
}
