import type { SidebarGroup, SidebarItem, Site } from '../../core/site.ts';

/** What the entry of a page is called if nothing else names it: in lists, and before and after other pages. */
export function labelOf(site: Site, route: string): string {
  const { sidebarTitle, title } = site.pages[route] ?? { title: route };
  return sidebarTitle ?? title;
}

/** What is below a group whose title leads nowhere: its own page, which the model leaves out there, comes first. */
export function itemsBelow(site: Site, { root, items }: SidebarGroup): readonly SidebarItem[] {
  return root === null ? items : [{ kind: 'page', label: labelOf(site, root), route: root }, ...items];
}
