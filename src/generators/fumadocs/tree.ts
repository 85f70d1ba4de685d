import { leadsAway } from '../../core/links.ts';
import type { Icon, Site } from '../../core/site.ts';
import { iconClasses } from '../../render/icons.ts';
import { badgesOf, type Marked } from '../view/badges.ts';
import { writeEntries } from '../view/entries.ts';
import { encodeRoute } from '../view/targets.ts';
import { wordsOf } from '../view/words.ts';
import type { EntryName, Item, Node, Root } from './sidebar.tsx';

/** Makes the name of an entry from its label, what badges say of it, and its icon. */
export type Naming<Name> = (label: string, look: Marked & { readonly icon?: Icon }) => Name;

/**
 * A sidebar as a page tree of Fumadocs.
 *
 * @param index Index of the sidebar in the model.
 */
export function pageTree<Name>(site: Site, index: number, name: Naming<Name>): Root<Name> {
  const { context = {}, items = [] } = site.sidebars[index] ?? {};
  const id = `${Object.values(context).join('/')}#${fingerprint(JSON.stringify(items))}`;
  const children = writeEntries<Node<Name>>(items, {
    group: ({ label, items: inside, expanded, root, ...marked }, below, depth) => {
      const named = name(label, marked);
      return {
        type: 'folder',
        name: named,
        ...(root === null ? {} : { index: itemTo(root, named) }),
        ...(depth === 0 ? { collapsible: false } : { defaultOpen: expanded }),
        children: below(inside),
      };
    },
    leaf: (item, target) => itemTo(target, name(item.label, item)),
  });
  return { $id: id, type: 'root', name: site.site.name, children };

  function itemTo(target: string, named: Name): Item<Name> {
    if (leadsAway(target)) return { type: 'page', name: named, url: target, external: true };
    const url = target.startsWith('/') ? encodeRoute(target) : target;
    // Next.js would fetch beforehand what is not there, in every reader's browser.
    if (site.pages[target]?.missing === true) return { type: 'page', name: named, url, external: true, icon: '' };
    return { type: 'page', name: named, url };
  }
}

/** Fumadocs's navigation of a site: a page tree for each context, by its choices, `English/v2/Guides`. */
export function fumadocsTree(site: Site): Record<string, Root> {
  const trees = site.sidebars.map(({ context }, index): [string, Root] => [
    Object.values(context).join('/') || site.site.name,
    pageTree(site, index, (label) => label),
  ]);
  return Object.fromEntries(trees);
}

/** A sidebar of the model as a page tree, with icons, and badges in the language of its pages. */
export function namedTree(site: Site, index: number): Root<EntryName> {
  const words = wordsOf(site.sidebars[index]?.context.language);
  return pageTree(site, index, (label, { icon, ...marked }) => {
    const badges = badgesOf(marked, words);
    if (icon === undefined) return badges.length === 0 ? label : { label, badges };
    return { label, badges, icon: iconClasses(icon) };
  });
}

/**
 * A module with the page trees of all contexts, `sidebar0`, `sidebar1` … It is the browser's: what a server component
 * passes on is a reference, so that no page carries its tree; a browser loads the trees once.
 */
export function sidebarsModule(site: Site): string {
  const trees = site.sidebars.map((_, index) => {
    const text = JSON.stringify(JSON.stringify(namedTree(site, index)));
    return `export const ${sidebarName(index)} = sidebarTree(JSON.parse(${text}));`;
  });
  const lines = ["'use client';", "import { sidebarTree } from 'docs-json-nav/fumadocs/sidebar';", ...trees];
  return `${lines.join('\n')}\n`;
}

/** The export of a sidebar. */
export function sidebarName(index: number): string {
  return `sidebar${index}`;
}

/** Differs where texts differ, but by a rare chance: FNV-1a, 32 bits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
