/** Folders of the docs folder that are left out of URLs. Each ends with a slash, or is empty if not set. */
export interface Layout {
  /** Folder of the pages: with `src/pages/`, the navigation names `src/pages/guides/start.mdx` as `guides/start`. */
  readonly pages: string;
  /** Folder of static files: with `public/`, `public/logo.svg` is published as `/logo.svg`. */
  readonly public: string;
}

export const plainLayout: Layout = { pages: '', public: '' };

/** URL path of a file, without a leading slash. */
export function urlPathOfFile(file: string, { pages, public: published }: Layout): string {
  for (const folder of [published, pages])
    if (folder !== '' && file.startsWith(folder)) return file.slice(folder.length);
  return file;
}

/** Files that can have a URL path, by descending priority. */
export function filesAtUrlPath(path: string, layout: Layout): readonly string[] {
  const folders = [...new Set([layout.public, layout.pages, ''])];
  return folders.map((folder) => folder + path).filter((file) => urlPathOfFile(file, layout) === path);
}

/** Files by URL path. `public` takes priority over `pages`. */
export function filesByUrlPath(files: Iterable<string>, layout: Layout): ReadonlyMap<string, string> {
  const byPath = new Map<string, string>();
  for (const file of files) {
    const path = urlPathOfFile(file, layout);
    const existing = byPath.get(path);
    const isFirst = (): boolean =>
      filesAtUrlPath(path, layout).find((candidate) => candidate === file || candidate === existing) === file;
    if (existing === undefined || isFirst()) byPath.set(path, file);
  }
  return byPath;
}
