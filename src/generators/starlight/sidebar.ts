import { type Marked, sidebarBadge } from '../../kit/view/badges.ts';
import { itemsBelow } from '../../kit/view/groups.ts';
import { outlineOf } from '../../kit/view/outline.ts';
import { targetOf } from '../../kit/view/targets.ts';
import { wordsOf } from '../../kit/view/words.ts';
import type { SidebarItem, Site } from '../../values/site.ts';
import type { Badge } from './entries.ts';

/** An entry of `sidebar` in Starlight's options. */
export type ConfiguredEntry =
  | { readonly label: string; readonly link: string; readonly badge?: Badge; readonly attrs?: Record<string, string> }
  | {
      readonly label: string;
      readonly items: readonly ConfiguredEntry[];
      readonly collapsed?: true;
      readonly badge?: Badge;
    };

/**
 * The navigation as `sidebar` of Starlight's own options, for a site that goes on without this package: one tree for
 * all pages, in which languages, versions, products and tabs are groups.
 */
export function starlightSidebar(site: Site): readonly ConfiguredEntry[] {
  const words = wordsOf(undefined);
  return outlineOf(site).map((item) => entryOf(item));

  function entryOf(item: SidebarItem): ConfiguredEntry {
    const badge = badgeOf(item);
    if (item.kind !== 'group') {
      const target = item.kind === 'link' ? (item.route ?? item.href) : (item.url ?? item.route);
      const { href, attrs } = targetOf(target, (route) => route);
      return { label: item.label, link: href, ...badge, ...(Object.keys(attrs).length === 0 ? {} : { attrs }) };
    }
    const items = itemsBelow(site, item).map((child) => entryOf(child));
    return { label: item.label, items, ...(item.expanded ? {} : { collapsed: true }), ...badge };
  }

  function badgeOf(marked: Marked): { readonly badge?: Badge } {
    const badge = sidebarBadge(marked, words);
    return badge === undefined ? {} : { badge: { text: badge.text, variant: badge.tone } };
  }
}
