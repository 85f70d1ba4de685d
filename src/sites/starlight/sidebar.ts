import type { Site } from '../../core/site.ts';
import { type Marked, sidebarBadge } from '../view/badges.ts';
import { itemsBelow } from '../view/groups.ts';
import { outlineOf } from '../view/outline.ts';
import { targetOf } from '../view/targets.ts';
import { writeEntries } from '../view/walk.ts';
import { wordsOf } from '../view/words.ts';
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
  return writeEntries<ConfiguredEntry>(outlineOf(site), {
    group: (group, below) => ({
      label: group.label,
      items: below(itemsBelow(site, group)),
      ...(group.expanded ? {} : { collapsed: true }),
      ...badgeOf(group),
    }),
    leaf: (item, target) => {
      const { href, attrs } = targetOf(target, (route) => route);
      return { label: item.label, link: href, ...badgeOf(item), ...(Object.keys(attrs).length === 0 ? {} : { attrs }) };
    },
  });

  function badgeOf(marked: Marked): { readonly badge?: Badge } {
    const badge = sidebarBadge(marked, words);
    return badge === undefined ? {} : { badge: { text: badge.text, variant: badge.tone } };
  }
}
