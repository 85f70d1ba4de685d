import { DEFAULT_SCHEMA, dump, Type } from 'js-yaml';
import { targetOf } from '../../core/runtime.ts';
import type { Page, SidebarGroup, Site } from '../../core/site.ts';
import { withoutUnsafeCharacters } from '../../core/values.ts';
import { pageFileName } from '../../endpoints/page-file.ts';
import { itemsWithRoot, writeEntries } from '../view/entries.ts';
import { navigationTree } from '../view/outline.ts';
import { routeFile } from '../view/route-file.ts';
import { mkDocsOutputPath, outputFolder } from './output-path.ts';

/** Entry of MkDocs's `nav`. Values are a page's file, a URL or child entries. */
type NavEntry = { readonly [title: string]: string | readonly NavEntry[] };

/** Section of `nav` before it is written as YAML. */
interface NavSection {
  readonly group: SidebarGroup;
  readonly entries: readonly (NavSection | NavLeaf)[];
}

interface NavLeaf {
  readonly title: string;
  /** A page's file, or a URL. */
  readonly target: string;
}

/** Behavior of a group that Material doesn't render, for the script of the built pages. */
export interface GroupBehavior {
  readonly title: string;
  readonly collapsible: boolean;
  readonly expanded: boolean;
  /** URL that the title opens, relative to the site's root. */
  readonly href?: string;
  /** The title opens the group's first entry, so the entry is not listed. */
  readonly replacesFirstEntry?: true;
}

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
  return createSections(site).map(toNavEntry);
}

/** Behavior by the id that Material gives a group's checkbox: `__nav_1_2` is the second entry of the first section. */
export function createGroupBehaviors(site: Site): Readonly<Record<string, GroupBehavior>> {
  return Object.fromEntries(behaviorsIn(createSections(site), '__nav'));

  function behaviorsIn(entries: readonly (NavSection | NavLeaf)[], parentId: string): [string, GroupBehavior][] {
    return entries.flatMap((entry, index) => {
      if (!('group' in entry)) return [];
      const id = `${parentId}_${index + 1}`;
      return [[id, createGroupBehavior(site, entry.group)], ...behaviorsIn(entry.entries, id)];
    });
  }
}

function createGroupBehavior(site: Site, group: SidebarGroup): GroupBehavior {
  const { label, collapsible, expanded, root } = group;
  const route = targetOf(site, group);
  const page = route === null ? undefined : site.pages[route];
  const behavior = { title: label.replace(/\s+/g, ' ').trim(), collapsible, expanded };
  if (page === undefined || page.missing === true) return behavior;
  const folders = outputFolder(mkdocsFile(page)).split('/').map(encodeURIComponent);
  const href = page.url ?? `${folders.join('/')}/`;
  return { ...behavior, href, ...(route === root ? { replacesFirstEntry: true } : {}) };
}

function createSections(site: Site): (NavSection | NavLeaf)[] {
  return writeEntries<NavSection | NavLeaf>(navigationTree(site), {
    group: (group, writeItems) => {
      const entries = writeItems(itemsWithRoot(site, group));
      return group.label === '' || entries.length === 0 ? entries : { group, entries };
    },
    leaf: ({ label, route }, target) => {
      if (site.pages[target]?.missing === true) return [];
      return { title: label, target: target === route ? fileAt(target) : target };
    },
  });

  function fileAt(route: string): string {
    const page = site.pages[route];
    return page === undefined ? route : mkdocsFile(page);
  }
}

function toNavEntry(entry: NavSection | NavLeaf): NavEntry {
  return 'group' in entry
    ? { [escapeForTheme(entry.group.label)]: entry.entries.map(toNavEntry) }
    : { [escapeForTheme(entry.title)]: entry.target };
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
