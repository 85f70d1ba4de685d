import { DEFAULT_SCHEMA, dump, Type } from 'js-yaml';
import type { Page, Site } from '../../core/site.ts';
import { withoutUnsafeCharacters } from '../../core/values.ts';
import { pageFileName } from '../../endpoints/page-file.ts';
import { itemsWithRoot, writeEntries } from '../view/entries.ts';
import { navigationTree } from '../view/outline.ts';
import { routeFile } from '../view/route-file.ts';
import { mkDocsOutputPath } from './output-path.ts';

/** Entry of MkDocs's `nav`. Values are a page's file, a URL or child entries. */
type NavEntry = { readonly [title: string]: string | readonly NavEntry[] };

/** A lone `=` has a special meaning in MkDocs's YAML parser, so the string has to be quoted. */
const yamlSchema = DEFAULT_SCHEMA.extend({
  implicit: [new Type('tag:yaml.org,2002:value', { kind: 'scalar', resolve: (data: unknown) => data === '=' })],
});

/**
 * MkDocs's `nav` as YAML: nested sections for the whole site. A language, version, tab or similar section becomes a
 * section of `nav` only if it has siblings. Pages are file paths relative to the docs folder with the extension
 * `.md`. Hidden entries are left out, and so are missing pages, which `--strict` would reject.
 */
export function createMkDocsNavYaml(site: Site): string {
  return toYaml({ nav: createMkDocsNav(site) });
}

/** Escapes text for themes of MkDocs, which insert titles and attribute values as HTML. */
export function escapeForTheme(text: string): string {
  return text
    .replaceAll(/&(?=[#\w])/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function toYaml(settings: object): string {
  return dump(settings, { lineWidth: -1, noRefs: true, schema: yamlSchema }).trimEnd();
}

export function createMkDocsNav(site: Site): NavEntry[] {
  return writeEntries<NavEntry>(navigationTree(site), {
    group: (group, writeItems) => {
      const entries = writeItems(itemsWithRoot(site, group));
      return group.label === '' || entries.length === 0 ? entries : { [escapeForTheme(group.label)]: entries };
    },
    leaf: (item, target) => {
      if (site.pages[target]?.missing === true) return [];
      return { [escapeForTheme(item.label)]: target === item.route ? fileAt(target) : target };
    },
  });

  function fileAt(route: string): string {
    const page = site.pages[route];
    return page === undefined ? route : mkdocsFile(page);
  }
}

/**
 * Path of a page's file. MkDocs builds only `.md` files, and treats `README.md` as the index page of its folder. A page
 * without a file gets the path at which `docs-json-nav generate` writes it.
 */
export function mkdocsFile(page: Page): string {
  return mkDocsOutputPath(
    withoutUnsafeCharacters(
      page.file === null ? pageFileName(page) : routeFile({ route: page.route, file: page.file }),
    ),
  )
    .replace(/\.mdx$/i, '.md')
    .replace(/(^|\/)README\.md$/, '$1README/index.md');
}
