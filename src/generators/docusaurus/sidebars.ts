import { isExternal, splitUrl } from '../../core/links.ts';
import type { Icon, Page, Sidebar, Site } from '../../core/site.ts';
import { withoutUnsafeCharacters } from '../../core/values.ts';
import { type Badge, type BadgeProperties, createBadges } from '../view/badges.ts';
import { linkedGroup, writeEntries } from '../view/entries.ts';
import { routeFile } from '../view/route-file.ts';
import { navigationLabels } from '../view/words.ts';
import { routerBypassPrefix } from './doc-url.ts';

/** Content of a sidebars file, by the names that `displayed_sidebar` refers to. */
export type DocusaurusSidebars = Record<string, DocusaurusEntry[]>;

/** A `ref` links to a doc of another sidebar. */
export type DocusaurusEntry = EntryAppearance &
  (
    | { readonly type: 'doc' | 'ref'; readonly id: string }
    | { readonly type: 'link'; readonly href: string }
    | {
        readonly type: 'category';
        readonly collapsed: boolean;
        readonly collapsible: boolean;
        readonly link?: { readonly type: 'doc'; readonly id: string };
        readonly items: readonly DocusaurusEntry[];
      }
  );

interface EntryAppearance {
  readonly label: string;
  /** Distinguishes entries with the same label in a sidebar, for translations. */
  readonly key?: string;
  readonly customProps?: { readonly badges?: readonly Badge[]; readonly icon?: Icon };
}

export type DocIdLookup = (route: string) => string | undefined;

/** Id that Docusaurus gives a page's doc: its path without extension, including number prefixes. */
export function docIdOf({ route, file }: Page): string {
  return file === null
    ? route.slice(1) || 'index'
    : withoutUnsafeCharacters(routeFile({ route, file }).replace(/\.mdx?$/i, ''));
}

/** Doc ids by route. Pages without content aren't docs and have no id. */
export function createDocIdLookup(site: Site): DocIdLookup {
  return (route) => {
    const page = site.pages[route];
    return page === undefined || (page.file === null && page.endpoint === undefined) ? undefined : docIdOf(page);
  };
}

/** Creates the content of a sidebars file: one sidebar per context, in the model's order. */
export function createDocusaurusSidebars(site: Site): DocusaurusSidebars {
  const findDocId = createDocIdLookup(site);
  const sidebarNames = createSidebarNames(site);
  return Object.fromEntries(
    site.sidebars.map((sidebar, index) => [sidebarNames[index], createDocusaurusEntries(site, sidebar, findDocId)]),
  );
}

/** Unique sidebar names by index, from the context: `en/v2/Guides`. */
export function createSidebarNames(site: Site): readonly string[] {
  const usedNames = new Set<string>();
  return site.sidebars.map(({ context }) => {
    const name = Object.values(context).join('/') || 'docs';
    let uniqueName = name;
    for (let count = 2; usedNames.has(uniqueName); count++) uniqueName = `${name} ${count}`;
    usedNames.add(uniqueName);
    return uniqueName;
  });
}

/** Zero-width space, because Docusaurus rejects an empty label. */
const emptyLabel = '\u200b';

function createDocusaurusEntries(
  site: Site,
  { context, items: topItems }: Sidebar,
  findDocId: DocIdLookup,
): DocusaurusEntry[] {
  const messages = navigationLabels(context.language);
  const labelCounts = new Map<string, number>();
  return writeEntries<DocusaurusEntry>(topItems, {
    group(group, writeItems) {
      const { target, items: groupItems } = linkedGroup(site, group);
      const id = target === null ? undefined : findDocId(target);
      const key = uniqueKey('category', group);
      const items = writeItems(groupItems);
      // Docusaurus rejects an empty category, so a group without entries becomes a link to its page, if it has one.
      if (items.length === 0) return id === undefined ? [] : { type: 'doc', id, ...createEntryAppearance(group) };
      return {
        type: 'category',
        ...key,
        ...createEntryAppearance(group),
        collapsed: !group.expanded,
        collapsible: group.collapsible,
        ...(id === undefined ? {} : { link: { type: 'doc', id } }),
        items,
      };
    },
    leaf(item, target) {
      const id = item.kind === 'page' && item.url !== undefined ? undefined : findDocId(item.route ?? '');
      if (id !== undefined) return { type: item.kind === 'page' ? 'doc' : 'ref', id, ...createEntryAppearance(item) };
      return {
        type: 'link',
        href: toDocusaurusHref(target, findDocId),
        ...uniqueKey('link', item),
        ...createEntryAppearance(item),
      };
    },
  });

  function createEntryAppearance({
    label,
    icon,
    ...badgeProperties
  }: { readonly label: string; readonly icon?: Icon } & BadgeProperties): EntryAppearance {
    const badges = createBadges(badgeProperties, messages);
    const customProps = { ...(badges.length === 0 ? {} : { badges }), ...(icon === undefined ? {} : { icon }) };
    return {
      label: label === '' ? emptyLabel : label,
      ...(Object.keys(customProps).length === 0 ? {} : { customProps }),
    };
  }

  function uniqueKey(type: string, { label }: { readonly label: string }): { readonly key?: string } {
    const count = (labelCounts.get(`${type} ${label}`) ?? 0) + 1;
    labelCounts.set(`${type} ${label}`, count);
    return count === 1 ? {} : { key: `${label} ${count}` };
  }
}

/** Encodes characters that Docusaurus rejects. Internal targets that aren't docs bypass the router. */
function toDocusaurusHref(target: string, findDocId: DocIdLookup): string {
  const href = /[\s"<>\\^`{|}]/.test(target) ? encodeURI(target) : target;
  const [path] = splitUrl(target);
  const isOutsideRouter =
    path.startsWith('/') && !isExternal(target) && findDocId(path.replace(/(.)\/$/, '$1')) === undefined;
  return isOutsideRouter ? routerBypassPrefix + href : href;
}
