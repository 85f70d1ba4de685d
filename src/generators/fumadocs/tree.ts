import { isExternal } from '../../core/links.ts';
import type { Icon, Site } from '../../core/site.ts';
import { iconClasses } from '../../render/icons.ts';
import { type BadgeProperties, createBadges } from '../view/badges.ts';
import { linkedGroup, writeEntries } from '../view/entries.ts';
import { encodeRoute } from '../view/targets.ts';
import { wordsOf } from '../view/words.ts';
import type { EntryName, Item, Root, TreeNode } from './sidebar.tsx';

export type CreateName<Name> = (label: string, look: BadgeProperties & { readonly icon?: Icon }) => Name;

/**
 * Converts a sidebar to a page tree of Fumadocs.
 *
 * @param index Index of the sidebar in the model.
 */
export function pageTree<Name>(site: Site, index: number, createName: CreateName<Name>): Root<Name> {
  const { context = {}, items = [] } = site.sidebars[index] ?? {};
  const id = `${Object.values(context).join('/')}#${fingerprint(JSON.stringify(items))}`;
  const children = writeEntries<TreeNode<Name>>(items, {
    group: (group, writeItems) => {
      const { label, expanded, collapsible, items: _, root: __, ...look } = group;
      const { target, items: below } = linkedGroup(site, group);
      const entryName = createName(label, look);
      return {
        type: 'folder',
        name: entryName,
        ...(target === null ? {} : { index: itemTo(target, entryName) }),
        ...(collapsible ? { defaultOpen: expanded } : { collapsible: false }),
        children: writeItems(below),
      };
    },
    leaf: (item, target) => itemTo(target, createName(item.label, item)),
  });
  return { $id: id, type: 'root', name: site.site.name, children };

  function itemTo(target: string, entryName: Name): Item<Name> {
    if (isExternal(target)) return { type: 'page', name: entryName, url: target, external: true };
    const url = target.startsWith('/') ? encodeRoute(target) : target;
    // Marked external so that Next.js doesn't prefetch a missing page.
    if (site.pages[target]?.missing === true) return { type: 'page', name: entryName, url, external: true, icon: '' };
    return { type: 'page', name: entryName, url };
  }
}

/** Page trees of a site by context: `English/v2/Guides`. */
export function fumadocsTree(site: Site): Record<string, Root> {
  const trees = site.sidebars.map(({ context }, index): [string, Root] => [
    Object.values(context).join('/') || site.site.name,
    pageTree(site, index, (label) => label),
  ]);
  return Object.fromEntries(trees);
}

/** Page tree of a sidebar with icons, and with badges in the language of its pages. */
export function sidebarPageTree(site: Site, index: number): Root<EntryName> {
  const words = wordsOf(site.sidebars[index]?.context.language);
  return pageTree(site, index, (label, { icon, ...badgeProperties }) => {
    const badges = createBadges(badgeProperties, words);
    if (icon === undefined) return badges.length === 0 ? label : { label, badges };
    return { label, badges, icon: iconClasses(icon) };
  });
}

/**
 * Generates a client module with the page trees of all contexts: `sidebar0`, `sidebar1` … Server components pass its
 * exports by reference, so pages don't contain the trees, and browsers load them once.
 */
export function sidebarsModule(site: Site): string {
  const trees = site.sidebars.map((_, index) => {
    const text = JSON.stringify(JSON.stringify(sidebarPageTree(site, index)));
    return `export const ${sidebarName(index)} = sidebarTree(JSON.parse(${text}));`;
  });
  const lines = ["'use client';", "import { sidebarTree } from 'docs-json-nav/fumadocs/sidebar';", ...trees];
  return `${lines.join('\n')}\n`;
}

export function sidebarName(index: number): string {
  return `sidebar${index}`;
}

/** 32-bit FNV-1a hash. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
