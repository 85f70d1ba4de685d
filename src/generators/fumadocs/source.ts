/** What `loader` of `fumadocs-core/source` reads, as far as it is touched here. */
export interface PageSource {
  readonly files: readonly SourceFile[];
}

interface SourceFile {
  readonly type: string;
  /** Path below the folder of pages, with `/`. */
  readonly path: string;
}

/**
 * The source with the pages at the routes of the model, in their letter case. Fumadocs would drop the names of folders
 * in parentheses. Files that order pages are left out: the model orders them.
 */
export function routed<Source extends PageSource>(source: Source): Source {
  const pages = source.files.filter(({ type }) => type === 'page');
  return { ...source, files: pages.map((page) => ({ ...page, slugs: slugsOf(page.path) })) };
}

function slugsOf(path: string): string[] {
  const name = path.replace(/\.mdx?$/, '');
  return name === 'index' ? [] : name.split('/');
}
