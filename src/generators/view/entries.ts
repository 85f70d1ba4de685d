import { targetOf } from '../../core/runtime.ts';
import type { SidebarGroup, SidebarItem, SidebarLink, SidebarPage, Site } from '../../core/site.ts';

export interface EntryWriter<Entry> {
  /**
   * @param writeItems Writes the group's items.
   * @returns Several entries, or none, if the generator has no groups of this kind.
   */
  group(group: SidebarGroup, writeItems: (items: readonly SidebarItem[]) => Entry[]): Entry | readonly Entry[];
  /**
   * @param target Route on this site, or URL as written.
   * @returns An empty array if the generator has no entries of this kind.
   */
  leaf(item: SidebarPage | SidebarLink, target: string): Entry | readonly Entry[];
}

/** Sidebar entries in a generator's format. A group without a name is replaced by its items. */
export function writeEntries<Entry>(items: readonly SidebarItem[], writer: EntryWriter<Entry>): Entry[] {
  return items.flatMap((item): Entry | readonly Entry[] => {
    // A link to a page of the site uses its route, and a page may set its own `url`.
    if (item.kind === 'link') return writer.leaf(item, item.route ?? item.href);
    if (item.kind === 'page') return writer.leaf(item, item.url ?? item.route);
    // Generators would show only a fold arrow for a group without a name.
    if (item.root === null && item.label.trim() === '') return writeEntries(item.items, writer);
    return writer.group(item, (below) => writeEntries(below, writer));
  });
}

export function labelOf(site: Site, route: string): string {
  const { sidebarTitle, title } = site.pages[route] ?? { title: route };
  return sidebarTitle ?? title;
}

/** Items of a group whose title isn't a link. Its root page, which the model leaves out of the items, comes first. */
export function itemsBelow(site: Site, { root, items }: SidebarGroup): readonly SidebarItem[] {
  return root === null ? items : [{ kind: 'page', label: labelOf(site, root), route: root }, ...items];
}

/** Target of a group's title, and the items below. A root page that the title doesn't open comes first. */
export interface LinkedGroup {
  /** Route; `null` if the title only expands and collapses the group. */
  readonly target: string | null;
  readonly items: readonly SidebarItem[];
}

/** For generators whose group titles may be links. Follows `interaction.drilldown`. */
export function linkedGroup(site: Site, group: SidebarGroup): LinkedGroup {
  const target = targetOf(site, group);
  return { target, items: group.root === target ? group.items : itemsBelow(site, group) };
}
