import { neighborsOf, sidebarOf } from '../../core/runtime.ts';
import type { Icon, Page, Placement, SidebarGroup, Site } from '../../core/site.ts';
import { iconClasses, parentIconClasses } from '../../render/icons.ts';
import { type Marked, sidebarBadge } from '../view/badges.ts';
import { itemsBelow, labelOf } from '../view/groups.ts';
import { type Addresses, targetOf } from '../view/targets.ts';
import { writeEntries } from '../view/walk.ts';
import { wordsOf } from '../view/words.ts';
import type { Badge, PaginationLinks, SidebarEntry, SidebarLink } from './entries.ts';

/** What one page of Starlight takes from the model. */
export interface Projection {
  readonly sidebar: SidebarEntry[];
  readonly pagination: PaginationLinks;
}

/** The sidebar and the neighbors of a page in Starlight's form. */
export function projectPage(site: Site, page: Page, placement: Placement, addresses: Addresses): Projection {
  const words = wordsOf(placement.context.language);
  const sidebar = writeEntries<SidebarEntry>(sidebarOf(site, placement).items, {
    // Titles of groups lead nowhere in Starlight: a group's own page is its first entry.
    group: (group, below) => ({
      type: 'group',
      label: group.label,
      entries: below(itemsBelow(site, group)),
      collapsed: !group.expanded,
      badge: groupBadge(group),
    }),
    leaf: (item, target) => {
      const isCurrent = item.kind === 'page' && item.route === page.route;
      return linkTo(item.label, target, isCurrent, item, item.icon);
    },
  });
  const { previous, next } = neighborsOf(site, placement);
  return { sidebar, pagination: { prev: neighbor(previous), next: neighbor(next) } };

  function linkTo(label: string, target: string, isCurrent: boolean, marked: Marked, icon?: Icon): SidebarLink {
    const { href, attrs } = targetOf(target, addresses);
    const look = icon === undefined ? {} : { class: iconClasses(icon) };
    return { type: 'link', label, href, isCurrent, badge: badgeOf(marked), attrs: { ...attrs, ...look } };
  }

  /** Groups have room for an icon in the class of their badge alone: styles take it from there to the label. */
  function groupBadge(group: SidebarGroup): Badge | undefined {
    const badge = badgeOf(group);
    if (group.icon === undefined) return badge;
    return { ...(badge ?? { text: '', variant: 'default' }), class: parentIconClasses(group.icon) };
  }

  function badgeOf(marked: Marked): Badge | undefined {
    const badge = sidebarBadge(marked, words);
    return badge && { text: badge.text, variant: badge.tone };
  }

  function neighbor(other: Page | undefined): SidebarLink | undefined {
    return other === undefined ? undefined : linkTo(labelOf(site, other.route), other.route, false, {});
  }
}
