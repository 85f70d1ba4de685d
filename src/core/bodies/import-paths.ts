import type { Inventory } from '../values/inventory.ts';
import type { BodyImport } from '../values/page-body.ts';
import { normalizePath } from '../values/paths.ts';

/** Files that an import without an extension may mean, in this order. */
const endings = ['', '.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '/index.mdx', '/index.jsx', '/index.js'];

/**
 * Paths that an import may mean, relative to the root: `/a` counts from the root, `./a` from the file. Empty for one
 * that leads out of the root, and for a package.
 *
 * @param top Folder that `/a` counts from first, with a slash at its end. Default: the root.
 */
export function importPaths(specifier: string, from: string, top = ''): readonly string[] {
  if (!isPath(specifier)) return [];
  const isRelative = specifier.startsWith('.');
  const written = isRelative ? `${from.slice(0, from.lastIndexOf('/') + 1)}${specifier}` : specifier;
  const path = normalizePath(written.replace(/[?#].*$/s, ''));
  if (path === undefined || path === '') return [];
  const files = /\.[a-z]{2,5}$/i.test(path) ? [path] : endings.map((ending) => path + ending);
  return isRelative || top === '' ? files : [...files.map((file) => top + file), ...files];
}

/** True for an import of a file; what else there is means a package, or is an alias of a build: `@/a.mdx`. */
export function isPath(specifier: string): boolean {
  return /^(?:\.{0,2}\/|snippets\/)/.test(specifier);
}

/**
 * The files that an import of a page may mean, likeliest first, relative to the root. An import without a path counts from
 * the page, and a `<Snippet>` is in either folder that the host has had for them.
 *
 * @param from The file that it is in.
 * @param top Folder of the pages, with a slash at its end; empty for the root.
 */
export function snippetFiles(from: string, imported: BodyImport, top: string): readonly string[] {
  const { specifier } = imported;
  if (isSnippetElement(imported))
    return snippetPlaces(specifier.slice('/snippets/'.length)).flatMap((place) => importPaths(`/${place}`, from, top));
  const paths = importPaths(specifier, from, top);
  return paths.length > 0 ? paths : importPaths(`./${specifier}`, from);
}

/**
 * The file that an import means; undefined if there is none.
 *
 * @param from The file that it is in.
 */
export function snippetPath(
  from: string,
  imported: BodyImport,
  { files, layout }: Pick<Inventory, 'files' | 'layout'>,
): string | undefined {
  return snippetFiles(from, imported, layout.pages).find((name) => files.has(name));
}

/**
 * Where the file of a `<Snippet>` may be, likeliest first: in either folder that the host has had for them, one of which
 * the author may have named.
 *
 * @param name As its `file` says, without slashes before it.
 */
export function snippetPlaces(name: string): readonly string[] {
  const places = [`snippets/${name}`, `_snippets/${name}`];
  return /^_?snippets\//.test(name) ? [...places, name] : places;
}

/** True for an import that is written as an element: of its specifier only the end is written out. */
function isSnippetElement({ specifier, written }: BodyImport): boolean {
  return written.end - written.start < specifier.length;
}
