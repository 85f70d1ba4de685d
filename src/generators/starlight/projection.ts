import { neighborsOf, sidebarOf } from '../../core/runtime.ts';
import type { Icon, SidebarGroup as ModelGroup, Page, Placement, Site } from '../../core/site.ts';
import { iconClasses, parentIconClasses } from '../../render/icons.ts';
import { type BadgeProperties, createBadges, type Tone } from '../view/badges.ts';
import { itemsBelow, labelOf, writeEntries } from '../view/entries.ts';
import { outlineOf } from '../view/outline.ts';
import { type Addresses, targetOf } from '../view/targets.ts';
import { type Words, wordsOf } from '../view/words.ts';

/** Starlight's types in `locals.starlightRoute`, reduced to the members that are used here. */
export type SidebarEntry = SidebarLink | SidebarGroup;

export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
  isCurrent: boolean;
  badge: Badge | undefined;
  attrs: Record<string, string>;
}

export interface SidebarGroup {
  type: 'group';
  label: string;
  entries: SidebarEntry[];
  collapsed: boolean;
  badge: Badge | undefined;
}

export interface Badge {
  text: string;
  variant: Tone;
  class?: string;
}

export interface PaginationLinks {
  prev: SidebarLink | undefined;
  next: SidebarLink | undefined;
}

export interface Projection {
  readonly sidebar: SidebarEntry[];
  readonly pagination: PaginationLinks;
}

export function projectPage(site: Site, page: Page, placement: Placement, addresses: Addresses): Projection {
  const words = wordsOf(placement.context.language);
  const sidebar = writeEntries<SidebarEntry>(sidebarOf(site, placement).items, {
    // Group titles aren't links in Starlight, so a group's root page becomes its first entry.
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

  function linkTo(
    label: string,
    target: string,
    isCurrent: boolean,
    marked: BadgeProperties,
    icon?: Icon,
  ): SidebarLink {
    const { href, attrs } = targetOf(target, addresses);
    const look = icon === undefined ? {} : { class: iconClasses(icon) };
    return { type: 'link', label, href, isCurrent, badge: badgeOf(marked, words), attrs: { ...attrs, ...look } };
  }

  /**
   * Starlight groups have no icon, so its class is set on the badge, and style sheets draw the icon before the label.
   */
  function groupBadge(group: ModelGroup): Badge | undefined {
    const badge = badgeOf(group, words);
    if (group.icon === undefined) return badge;
    return { ...(badge ?? { text: '', variant: 'default' }), class: parentIconClasses(group.icon) };
  }

  function neighbor(other: Page | undefined): SidebarLink | undefined {
    return other === undefined ? undefined : linkTo(labelOf(site, other.route), other.route, false, {});
  }
}

/** Starlight allows one badge per entry, so labels are joined and the first badge sets the color. */
function badgeOf(marked: BadgeProperties, words: Words): Badge | undefined {
  const badges = createBadges(marked, words);
  return badges[0] && { text: badges.map(({ text }) => text).join(' · '), variant: badges[0].tone };
}

type ConfiguredEntry =
  | { readonly label: string; readonly link: string; readonly badge?: Badge; readonly attrs?: Record<string, string> }
  | {
      readonly label: string;
      readonly items: readonly ConfiguredEntry[];
      readonly collapsed?: true;
      readonly badge?: Badge;
    };

/**
 * The navigation as Starlight's `sidebar` option, for sites that stop using this package: one tree for all pages, with
 * languages, versions, products and tabs as groups.
 */
export function starlightSidebar(site: Site): readonly ConfiguredEntry[] {
  const words = wordsOf(undefined);
  return writeEntries<ConfiguredEntry>(outlineOf(site), {
    group: (group, below) => ({
      label: group.label,
      items: below(itemsBelow(site, group)),
      ...(group.expanded ? {} : { collapsed: true }),
      ...badgeMember(group),
    }),
    leaf: (item, target) => {
      const { href, attrs } = targetOf(target, (route) => route);
      return {
        label: item.label,
        link: href,
        ...badgeMember(item),
        ...(Object.keys(attrs).length === 0 ? {} : { attrs }),
      };
    },
  });

  function badgeMember(marked: BadgeProperties): { readonly badge?: Badge } {
    const badge = badgeOf(marked, words);
    return badge === undefined ? {} : { badge };
  }
}
