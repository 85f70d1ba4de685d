import type { Inventory } from '../values/inventory.ts';
import type { BodyImport } from '../values/page-body.ts';
import { normalizePath } from '../values/paths.ts';

/** Suffixes tried for an import without an extension, in this order. */
const suffixes = ['', '.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '/index.mdx', '/index.jsx', '/index.js'];

/**
 * Possible paths of an import, relative to the root. `/a` is relative to the root, `./a` to the importing file. Empty
 * for a package and for a path outside the root.
 *
 * @param top Folder in which `/a` is tried first, with a trailing slash. Default: the root.
 */
export function importPaths(specifier: string, from: string, top = ''): readonly string[] {
  if (!isFileSpecifier(specifier)) return [];
  const isRelative = specifier.startsWith('.');
  const joined = isRelative ? `${from.slice(0, from.lastIndexOf('/') + 1)}${specifier}` : specifier;
  const path = normalizePath(joined.replace(/[?#].*$/s, ''));
  if (path === undefined || path === '') return [];
  const files = /\.[a-z]{2,5}$/i.test(path) ? [path] : suffixes.map((ending) => path + ending);
  return isRelative || top === '' ? files : [...files.map((file) => top + file), ...files];
}

/** True for an import of a file. Other specifiers are packages or aliases of a build: `@/a.mdx`. */
export function isFileSpecifier(specifier: string): boolean {
  return /^(?:\.{0,2}\/|snippets\/)/.test(specifier);
}

/**
 * Possible files of a page's import, most likely first, relative to the root. A specifier that is not a path is
 * relative to the page. A `<Snippet>` may be in either of the host's snippet folders.
 *
 * @param from File that contains the import.
 * @param top Folder of the pages, with a trailing slash; empty for the root.
 */
export function snippetFiles(from: string, imported: BodyImport, top: string): readonly string[] {
  const { specifier } = imported;
  if (isSnippetElement(imported))
    return snippetLocations(specifier.slice('/snippets/'.length)).flatMap((place) =>
      importPaths(`/${place}`, from, top),
    );
  const paths = importPaths(specifier, from, top);
  return paths.length > 0 ? paths : importPaths(`./${specifier}`, from);
}

/**
 * The existing file that an import refers to.
 *
 * @param from File that contains the import.
 */
export function snippetPath(
  from: string,
  imported: BodyImport,
  { files, layout }: Pick<Inventory, 'files' | 'layout'>,
): string | undefined {
  return snippetFiles(from, imported, layout.pages).find((name) => files.has(name));
}

/**
 * Possible files of a `<Snippet>`, most likely first: in either of the host's snippet folders, or at the path itself if
 * it names one of them.
 *
 * @param name Value of `file`, without leading slashes.
 */
export function snippetLocations(name: string): readonly string[] {
  const places = [`snippets/${name}`, `_snippets/${name}`];
  return /^_?snippets\//.test(name) ? [...places, name] : places;
}

/** True for a `<Snippet>`, whose source contains only the end of its specifier. */
function isSnippetElement({ specifier, written }: BodyImport): boolean {
  return written.end - written.start < specifier.length;
}
