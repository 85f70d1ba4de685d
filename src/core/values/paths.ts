import { capitalize } from './text.ts';

const unnormalizedPath = /^\/|\/$|\/\/|(?:^|\/)\.\.?(?:\/|$)/;

/**
 * Normalizes an entry to a page path: drops `./`, and leading, trailing and double slashes.
 *
 * @returns `undefined` for a path outside the docs folder.
 */
export function normalizePath(entry: string): string | undefined {
  if (!unnormalizedPath.test(entry)) return entry;
  const segments: string[] = [];
  for (const segment of entry.split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}

/** URL path of a page, without a trailing `index` and without unsafe characters: `guides/index → /guides`. */
export function routeOf(path: string): string {
  const safePath = withoutUnsafeCharacters(path);
  if (safePath === 'index') return '/';
  return `/${safePath.endsWith('/index') ? safePath.slice(0, -'/index'.length) : safePath}`;
}

/** Characters that end the path of a URL, and `%`, which servers decode. */
const unsafeCharacters = /[?#%]/;

export function hasUnsafeCharacter(path: string): boolean {
  return unsafeCharacters.test(path);
}

/**
 * A path without the characters `?`, `#` and `%`, as builds write it: `Why? → Why`. An empty segment becomes `page`.
 */
export function withoutUnsafeCharacters(path: string): string {
  if (!hasUnsafeCharacter(path)) return path;
  const segments = path
    .split('/')
    .map((segment) => (hasUnsafeCharacter(segment) ? segment.replace(/[?#%]/g, '').trim() : segment));
  return segments.map((segment) => (/^\.{0,2}$/.test(segment) ? 'page' : segment)).join('/');
}

export function foldCase(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Hash or id that a tool adds to the name of a page. A hash has letters and digits, so `decade` is none. */
const trailingId = /(?<=[^/])[-_](?:(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{6,40}|\d{9,})$/i;

/**
 * Removes the numbers that sort files in a folder, and a hash or id at the end: `/guides/02-install-9bb99b58 →
 * /guides/install`.
 */
export function withoutNumbersAndIds(path: string): string {
  return path.replace(/(?<=^|\/)\d{1,2}[-_.](?=\p{L})/gu, '').replace(trailingId, '');
}

/** `guides/start → start`. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Parent folder without a trailing slash; empty for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** All ancestor folders, outermost first: `a/b/c → a, a/b`. */
export function ancestorFolders(path: string): string[] {
  const segments = path.split('/');
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** A path without `.mdx` or `.md`; `undefined` for other extensions. */
export function withoutExtension(path: string): string | undefined {
  return /^(.+)\.mdx?$/i.exec(path)?.[1];
}

/** Page path of a URL path: `/guides/start.mdx → guides/start`. */
export function pagePathOfUrl(urlPath: string): string {
  const path = normalizePath(urlPath) ?? '';
  return withoutExtension(path) ?? path;
}

/** Default title of a page: `guides/get-started → Get started`. */
export function titleFromPath(path: string): string {
  const [finalSegment = '', parentSegment = finalSegment] = path.split('/').reverse();
  const name = (finalSegment === 'index' ? parentSegment : finalSegment).replace(/[-_]+/g, ' ').trim();
  return capitalize(name);
}

/** Device names that Windows reserves, with any extension. */
export const deviceNamePattern = /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?=\.|$)/i;

export function hasDeviceName(path: string): boolean {
  return path.split('/').some((segment) => deviceNamePattern.test(segment));
}

/** Subfolders of the docs folder that URLs omit. Each ends with a slash, or is empty if not set. */
export interface Layout {
  /** Folder of the pages. With `src/pages/`, the entry `guides/start` refers to `src/pages/guides/start.mdx`. */
  readonly pages: string;
  /** Folder of static files. With `public/`, the file `public/logo.svg` is published as `/logo.svg`. */
  readonly public: string;
}

export const defaultLayout: Layout = { pages: '', public: '' };

export function urlPathOfFile(file: string, { pages, public: publicFolder }: Layout): string {
  for (const folder of [publicFolder, pages])
    if (folder !== '' && file.startsWith(folder)) return file.slice(folder.length);
  return file;
}

/** Files that may be published at a URL path, by descending priority. */
export function filesAtUrlPath(path: string, layout: Layout): readonly string[] {
  const folders = [...new Set([layout.public, layout.pages, ''])];
  return folders.map((folder) => folder + path).filter((file) => urlPathOfFile(file, layout) === path);
}

/** Files by URL path. `public` takes priority over `pages`. */
export function filesByUrlPath(files: Iterable<string>, layout: Layout): ReadonlyMap<string, string> {
  const fileByPath = new Map<string, string>();
  for (const file of files) {
    const path = urlPathOfFile(file, layout);
    const currentFile = fileByPath.get(path);
    const isFirst = (): boolean =>
      filesAtUrlPath(path, layout).find((candidate) => candidate === file || candidate === currentFile) === file;
    if (currentFile === undefined || isFirst()) fileByPath.set(path, file);
  }
  return fileByPath;
}
