import { type Marked, sidebarBadge } from '../../kit/view/badges.ts';
import { itemsBelow, labelOf } from '../../kit/view/groups.ts';
import { type Addresses, targetOf } from '../../kit/view/targets.ts';
import { wordsOf } from '../../kit/view/words.ts';
import { neighboursOf, sidebarOf } from '../../runtime/queries.ts';
import type { Page, Placement, SidebarGroup, SidebarItem, Site } from '../../values/site.ts';
import type { Badge, PaginationLinks, SidebarEntry, SidebarLink } from './entries.ts';

/** What one page of Starlight takes from the model. */
export interface Projection {
  readonly sidebar: SidebarEntry[];
  readonly pagination: PaginationLinks;
}

/** The sidebar and the neighbours of a page in Starlight's form. */
export function projectPage(site: Site, page: Page, placement: Placement, addresses: Addresses): Projection {
  const words = wordsOf(placement.context.language);
  const sidebar = sidebarOf(site, placement).items.map((item) => entryOf(item));
  const { previous, next } = neighboursOf(site, placement);
  return { sidebar, pagination: { prev: neighbour(previous), next: neighbour(next) } };

  function entryOf(item: SidebarItem): SidebarEntry {
    if (item.kind === 'group') return groupOf(item);
    if (item.kind === 'link') return linkTo(item.label, item.route ?? item.href, false, item);
    return linkTo(item.label, item.url ?? item.route, item.route === page.route, item);
  }

  /** Titles of groups lead nowhere in Starlight: a group's own page is its first entry. */
  function groupOf(group: SidebarGroup): SidebarEntry {
    const entries = itemsBelow(site, group).map((item) => entryOf(item));
    return { type: 'group', label: group.label, entries, collapsed: !group.expanded, badge: badgeOf(group) };
  }

  function linkTo(label: string, target: string, isCurrent: boolean, marked: Marked): SidebarLink {
    const { href, attrs } = targetOf(target, addresses);
    return { type: 'link', label, href, isCurrent, badge: badgeOf(marked), attrs: { ...attrs } };
  }

  function badgeOf(marked: Marked): Badge | undefined {
    const badge = sidebarBadge(marked, words);
    return badge && { text: badge.text, variant: badge.tone };
  }

  function neighbour(other: Page | undefined): SidebarLink | undefined {
    return other === undefined ? undefined : linkTo(labelOf(site, other.route), other.route, false, {});
  }
}
