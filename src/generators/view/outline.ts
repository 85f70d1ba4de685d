import { languageOf } from '../../core/runtime.ts';
import type { LinkNode, RootNode, SectionNode, SidebarItem, SidebarLink, Site } from '../../core/site.ts';

/**
 * Converts the visible navigation to a single tree, for generators with one sidebar. Sections become groups, and global
 * links come last. A section without siblings is replaced by its contents.
 */
export function navigationTree(site: Site): readonly SidebarItem[] {
  const sidebars = new Map(site.sidebars.map(({ path, items }) => [path.join(), items]));
  return collectItems(site.tree, []);

  function collectItems(node: RootNode | SectionNode, path: readonly number[]): readonly SidebarItem[] {
    const pageItems = sidebars.get(path.join()) ?? [];
    const links = (node.global ?? []).filter(isVisible).map(linkItem);
    const childItems = node.children.flatMap((child, index): SidebarItem[] => {
      if (!isVisible(child)) return [];
      if (child.kind === 'link' && child.axis !== undefined) return [linkItem(child)];
      if (child.kind !== 'section') return [];
      const items = collectItems(child, [...path, index]);
      return items.length === 0 ? [] : [sectionGroup(child, items)];
    });
    const [onlyChild] = childItems;
    const isOnlyChild = childItems.length === 1 && pageItems.length === 0 && onlyChild?.kind === 'group';
    return [...pageItems, ...(isOnlyChild ? onlyChild.items : childItems), ...links];
  }
}

function sectionGroup(section: SectionNode, items: readonly SidebarItem[]): SidebarItem {
  const { axis, name: code, label, icon, tag, route } = section;
  const appearance = { ...(icon === undefined ? {} : { icon }), ...(tag === undefined ? {} : { tag }) };
  const displayName = axis === 'language' && label === code ? languageOf(code).name : label;
  return {
    kind: 'group',
    label: displayName,
    ...appearance,
    expanded: false,
    collapsible: true,
    root: null,
    route,
    items,
  };
}

function linkItem({ label, icon, tag, href, route }: LinkNode): SidebarLink {
  const appearance = { ...(icon === undefined ? {} : { icon }), ...(tag === undefined ? {} : { tag }) };
  return { kind: 'link', label, ...appearance, href, route };
}

function isVisible({ hidden }: { readonly hidden?: true }): boolean {
  return hidden !== true;
}
