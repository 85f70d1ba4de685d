import { DEFAULT_SCHEMA, dump, Type } from 'js-yaml';
import type { Page, Site } from '../../core/site.ts';
import { pageFileName } from '../../core/specifications.ts';
import { withoutUnsafeSigns } from '../../core/values.ts';
import { addressedFile } from '../view/addressed-file.ts';
import { itemsBelow, writeEntries } from '../view/entries.ts';
import { outlineOf } from '../view/outline.ts';
import { placeOf } from './place.ts';

/** An entry of MkDocs's `nav`: a title, and the page's file, an address or the entries below. */
type Entry = { readonly [title: string]: string | readonly Entry[] };

/** YAML as MkDocs reads it gives a lone equals sign a meaning: it is quoted like all that has one. */
const schema = DEFAULT_SCHEMA.extend({
  implicit: [new Type('tag:yaml.org,2002:value', { kind: 'scalar', resolve: (data: unknown) => data === '=' })],
});

/**
 * The navigation as MkDocs has it, in YAML: one `nav` of nested sections for the whole site. Languages, versions, tabs
 * and the like are sections if there are several of them. Pages are named by their files below the docs folder, with
 * the ending `.md`; hidden parts are left out, and so are missing pages, which `--strict` would refuse.
 */
export function mkdocsNavigation(site: Site): string {
  return yamlOf({ nav: navigationOf(site) });
}

/**
 * Words for a theme of MkDocs, which has them in its pages as they are: a title is HTML there, and so is the value of an
 * attribute. Plain words stay plain.
 */
export function wordsForTheme(text: string): string {
  return text
    .replaceAll(/&(?=[#\w])/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Settings of MkDocs as YAML. */
export function yamlOf(settings: object): string {
  return dump(settings, { lineWidth: -1, noRefs: true, schema }).trimEnd();
}

/** The same as data. */
export function navigationOf(site: Site): Entry[] {
  return writeEntries<Entry>(outlineOf(site), {
    group: (group, below) => {
      const entries = below(itemsBelow(site, group));
      return group.label === '' || entries.length === 0 ? entries : { [wordsForTheme(group.label)]: entries };
    },
    leaf: (item, target) => {
      if (site.pages[target]?.missing === true) return [];
      return { [wordsForTheme(item.label)]: target === item.route ? fileAt(target) : target };
    },
  });

  function fileAt(route: string): string {
    const page = site.pages[route];
    return page === undefined ? route : fileOf(page);
  }
}

/**
 * MkDocs builds files of this ending alone, and takes `README.md` for the first page of its folder. A page without a file
 * is where `docs-json-nav generate` writes it.
 */
export function fileOf(page: Page): string {
  return placeOf(
    withoutUnsafeSigns(page.file === null ? pageFileName(page) : addressedFile({ route: page.route, file: page.file })),
  )
    .replace(/\.mdx$/i, '.md')
    .replace(/(^|\/)README\.md$/, '$1README/index.md');
}
