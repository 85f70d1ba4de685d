import type { Site } from '../../core/site.ts';
import { iconClasses } from '../../render/icons.ts';
import { badgesOf } from '../view/badges.ts';
import { wordsOf } from '../view/words.ts';
import type { Root } from './nodes.ts';
import type { EntryName } from './sidebar.tsx';
import { addressOf, pageTree } from './tree.ts';

/** A sidebar of the model as a page tree, with icons, and badges in the language of its pages. */
export function namedTree(site: Site, index: number): Root<EntryName> {
  const words = wordsOf(site.sidebars[index]?.context.language);
  return pageTree(site, index, addressOf, (label, { icon, ...marked }) => {
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
