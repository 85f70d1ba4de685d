import type { BodyImport } from './facts.ts';
import { importPaths } from './import-paths.ts';

/**
 * The files that an import of a page may mean, likeliest first, relative to the root. An import without a path counts from
 * the page, and a `<Snippet>` is in either folder that the host has had for them.
 *
 * @param from The file that it stands in.
 */
export function snippetFiles(from: string, imported: BodyImport): readonly string[] {
  const { specifier } = imported;
  if (isSnippetElement(imported)) return [specifier.slice(1), `_${specifier.slice(1)}`];
  const paths = importPaths(specifier, from);
  return paths.length > 0 ? paths : importPaths(`./${specifier}`, from);
}

/** True for an import that is written as an element: of its specifier only the end is written out. */
function isSnippetElement({ specifier, written }: BodyImport): boolean {
  return written.end - written.start < specifier.length;
}
