/**
 * Folders of the docs folder whose files are addressed as if they were at its top: each with a slash at its end, or empty
 * if there is no such folder.
 */
export interface Layout {
  /** With the pages: `src/pages/` has `guides/start.mdx`, which the navigation names `guides/start`. */
  readonly pages: string;
  /** With what is published as it is: `public/` has `logo.svg`, which is at `/logo.svg`. */
  readonly public: string;
}

/** The layout of most sites: every file is addressed by its path. */
export const plainLayout: Layout = { pages: '', public: '' };

/** The path that a file is addressed by; its own for one in neither folder. */
export function addressedPath(file: string, { pages, public: published }: Layout): string {
  for (const folder of [published, pages])
    if (folder !== '' && file.startsWith(folder)) return file.slice(folder.length);
  return file;
}

/** The files that may be addressed by a path, the one that counts first. */
export function filesAddressed(path: string, layout: Layout): readonly string[] {
  const folders = [...new Set([layout.public, layout.pages, ''])];
  return folders.map((folder) => folder + path).filter((file) => addressedPath(file, layout) === path);
}

/** Files by the paths that they are addressed by; the files themselves if no folder is set. */
export function byAddress(files: Iterable<string>, layout: Layout): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    const path = addressedPath(file, layout);
    const known = found.get(path);
    const isFirst = (): boolean => filesAddressed(path, layout).find((one) => one === file || one === known) === file;
    if (known === undefined || isFirst()) found.set(path, file);
  }
  return found;
}
