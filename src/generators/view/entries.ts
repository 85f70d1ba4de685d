import type { SidebarGroup, SidebarItem, SidebarLink, SidebarPage, Site } from '../../core/site.ts';

/** How a generator writes the entries of a sidebar. */
export interface EntryWriter<Entry> {
  /**
   * @param below Writes what is in the group.
   * @param depth 0 for a group of the first level.
   * @returns Several entries, or none, where the generator has no such group.
   */
  group(
    group: SidebarGroup,
    below: (items: readonly SidebarItem[]) => Entry[],
    depth: number,
  ): Entry | readonly Entry[];
  /**
   * @param target Where it leads: a route of the site, or an address as it was written.
   * @returns None where the generator has no such entry.
   */
  leaf(item: SidebarPage | SidebarLink, target: string): Entry | readonly Entry[];
}

/** The entries of a sidebar in a generator's form. A group without a name is what is in it. */
export function writeEntries<Entry>(items: readonly SidebarItem[], writer: EntryWriter<Entry>, depth = 0): Entry[] {
  return items.flatMap((item): Entry | readonly Entry[] => {
    // A link to a page of the site leads to its route, and a page may say that its entry leads elsewhere.
    if (item.kind === 'link') return writer.leaf(item, item.route ?? item.href);
    if (item.kind === 'page') return writer.leaf(item, item.url ?? item.route);
    // Generators would show nothing but an arrow, which folds what nobody has named.
    if (item.root === null && item.label.trim() === '') return writeEntries(item.items, writer, depth);
    return writer.group(item, (below) => writeEntries(below, writer, depth + 1), depth);
  });
}

/** What the entry of a page is called if nothing else names it: in lists, and before and after other pages. */
export function labelOf(site: Site, route: string): string {
  const { sidebarTitle, title } = site.pages[route] ?? { title: route };
  return sidebarTitle ?? title;
}

/** What is below a group whose title leads nowhere: its own page, which the model leaves out there, comes first. */
export function itemsBelow(site: Site, { root, items }: SidebarGroup): readonly SidebarItem[] {
  return root === null ? items : [{ kind: 'page', label: labelOf(site, root), route: root }, ...items];
}
