import { targetOf } from '../../core/runtime.ts';
import type { SidebarGroup, SidebarItem, SidebarLink, SidebarPage, Site } from '../../core/site.ts';

export interface EntryWriter<Entry> {
  /**
   * @param writeItems Converts the items of the group with this writer.
   * @returns A list of entries, possibly empty, if the generator can't show the group as one entry.
   */
  group(group: SidebarGroup, writeItems: (items: readonly SidebarItem[]) => Entry[]): Entry | readonly Entry[];
  /**
   * @param target Route on this site, or URL as written.
   * @returns An empty list if the generator can't show the item.
   */
  leaf(item: SidebarPage | SidebarLink, target: string): Entry | readonly Entry[];
}

/** Converts sidebar items to a generator's format. A group without a name is replaced by its items. */
export function writeEntries<Entry>(items: readonly SidebarItem[], writer: EntryWriter<Entry>): Entry[] {
  return items.flatMap((item): Entry | readonly Entry[] => {
    // A link to a page of the site has the page's route. A page may have a `url` that replaces its route.
    if (item.kind === 'link') return writer.leaf(item, item.route ?? item.href);
    if (item.kind === 'page') return writer.leaf(item, item.url ?? item.route);
    // Generators would show only an arrow for a group without a name.
    if (item.root === null && item.label.trim() === '') return writeEntries(item.items, writer);
    return writer.group(item, (groupItems) => writeEntries(groupItems, writer));
  });
}

export function pageLabel(site: Site, route: string): string {
  const { sidebarTitle, title } = site.pages[route] ?? { title: route };
  return sidebarTitle ?? title;
}

/** Items of a group whose title isn't a link, with the group's root page as the first item. */
export function itemsWithRoot(site: Site, { root, items }: SidebarGroup): readonly SidebarItem[] {
  return root === null ? items : [{ kind: 'page', label: pageLabel(site, root), route: root }, ...items];
}

/** Target of a group's title, and the group's items. If the title doesn't open the root page, it is the first item. */
export interface LinkedGroup {
  /** Route; `null` if the title only expands and collapses the group. */
  readonly target: string | null;
  readonly items: readonly SidebarItem[];
}

/** Resolves a group for generators whose group titles may be links. Follows `interaction.drilldown`. */
export function linkedGroup(site: Site, group: SidebarGroup): LinkedGroup {
  const target = targetOf(site, group);
  return { target, items: group.root === target ? group.items : itemsWithRoot(site, group) };
}
