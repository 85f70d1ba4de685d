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
 * @param files Page files that the navigation never reaches.
 * @param all All page files.
 */
export function gatherUnlisted(files: readonly string[], all: Iterable<string>): readonly Unlisted[] {
  const unlisted = countByFolder(files);
  const total = countByFolder(all);
  const found = new Map<string, Unlisted>();
  for (const file of files) {
    const folder = foldersOf(file).find((one) => total.get(one) === unlisted.get(one) && total.get(one) !== 1);
    if (folder === undefined) found.set(file, { path: file, count: undefined });
    else found.set(folder, { path: folder, count: total.get(folder) });
  }
  return [...found.values()];
}

/** How many of some files are in each folder, at any depth. */
function countByFolder(files: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) for (const folder of foldersOf(file)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return counts;
}

/** The folders that a file is in, the outermost first. */
function foldersOf(file: string): string[] {
  const steps = file.split('/');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'));
}
