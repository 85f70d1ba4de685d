import { isExternal } from '../../core/links.ts';
import type { Icon, Site } from '../../core/site.ts';
import { iconClasses } from '../../render/icons.ts';
import { type BadgeProperties, createBadges } from '../view/badges.ts';
import { linkedGroup, writeEntries } from '../view/entries.ts';
import { encodeRoute } from '../view/targets.ts';
import { navigationLabels } from '../view/words.ts';
import type { EntryName, PageTreeItem, PageTreeNode, PageTreeRoot } from './sidebar.tsx';

export type CreateName<Name> = (label: string, properties: BadgeProperties & { readonly icon?: Icon }) => Name;

/**
 * Converts a sidebar to a page tree of Fumadocs.
 *
 * @param index Index of the sidebar in the model.
 */
export function createPageTree<Name>(site: Site, index: number, createName: CreateName<Name>): PageTreeRoot<Name> {
  const { context = {}, items = [] } = site.sidebars[index] ?? {};
  const id = `${Object.values(context).join('/')}#${hashText(JSON.stringify(items))}`;
  const children = writeEntries<PageTreeNode<Name>>(items, {
    group: (group, writeItems) => {
      const { label, expanded, collapsible, items: _, root: __, ...nameProperties } = group;
      const { target, items: groupItems } = linkedGroup(site, group);
      const entryName = createName(label, nameProperties);
      return {
        type: 'folder',
        name: entryName,
        ...(target === null ? {} : { index: createItem(target, entryName) }),
        ...(collapsible ? { defaultOpen: expanded } : { collapsible: false }),
        children: writeItems(groupItems),
      };
    },
    leaf: (item, target) => createItem(target, createName(item.label, item)),
  });
  return { $id: id, type: 'root', name: site.site.name, children };

  function createItem(target: string, entryName: Name): PageTreeItem<Name> {
    if (isExternal(target)) return { type: 'page', name: entryName, url: target, external: true };
    const url = target.startsWith('/') ? encodeRoute(target) : target;
    // Marked external so that Next.js doesn't prefetch a missing page.
    if (site.pages[target]?.missing === true) return { type: 'page', name: entryName, url, external: true, icon: '' };
    return { type: 'page', name: entryName, url };
  }
}

/** Page trees of a site by context: `English/v2/Guides`. */
export function createFumadocsTrees(site: Site): Record<string, PageTreeRoot> {
  const trees = site.sidebars.map(({ context }, index): [string, PageTreeRoot] => [
    Object.values(context).join('/') || site.site.name,
    createPageTree(site, index, (label) => label),
  ]);
  return Object.fromEntries(trees);
}

/** Page tree of a sidebar with icons, and with badges in the language of its pages. */
export function createSidebarPageTree(site: Site, index: number): PageTreeRoot<EntryName> {
  const messages = navigationLabels(site.sidebars[index]?.context.language);
  return createPageTree(site, index, (label, { icon, ...badgeProperties }) => {
    const badges = createBadges(badgeProperties, messages);
    if (icon === undefined) return badges.length === 0 ? label : { label, badges };
    return { label, badges, icon: iconClasses(icon) };
  });
}

/**
 * Generates a client module with the page trees of all contexts: `sidebar0`, `sidebar1` … Server components pass its
 * exports by reference, so pages don't contain the trees, and browsers load them once.
 */
export function generateSidebarsModule(site: Site): string {
  const trees = site.sidebars.map((_, index) => {
    const serializedTree = JSON.stringify(JSON.stringify(createSidebarPageTree(site, index)));
    return `export const ${sidebarName(index)} = sidebarTree(JSON.parse(${serializedTree}));`;
  });
  const lines = ["'use client';", "import { sidebarTree } from 'docs-json-nav/fumadocs/sidebar';", ...trees];
  return `${lines.join('\n')}\n`;
}

export function sidebarName(index: number): string {
  return `sidebar${index}`;
}

/** 32-bit FNV-1a hash. */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
