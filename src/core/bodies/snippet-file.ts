import type { BodyImport } from '../values/page-body.ts';
import { importPaths } from './import-paths.ts';

/**
 * The files that an import of a page may mean, likeliest first, relative to the root. An import without a path counts from
 * the page, and a `<Snippet>` is in either folder that the host has had for them.
 *
 * @param from The file that it is in.
 * @param top Folder of the pages, with a slash at its end. Default: the root.
 */
export function snippetFiles(from: string, imported: BodyImport, top = ''): readonly string[] {
  const { specifier } = imported;
  if (isSnippetElement(imported))
    return snippetPlaces(specifier.slice('/snippets/'.length)).flatMap((place) => importPaths(`/${place}`, from, top));
  const paths = importPaths(specifier, from, top);
  return paths.length > 0 ? paths : importPaths(`./${specifier}`, from);
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
