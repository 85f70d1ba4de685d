import { containsPage, neighborsOf, sidebarOf } from '../../core/runtime.ts';
import type { Icon, SidebarGroup as ModelGroup, Page, Placement, Site } from '../../core/site.ts';
import { iconClasses, parentIconClasses } from '../../render/icons.ts';
import { type BadgeProperties, createBadges, type Tone } from '../view/badges.ts';
import { itemsWithRoot, linkedGroup, pageLabel, writeEntries } from '../view/entries.ts';
import { navigationTree } from '../view/outline.ts';
import { linkTarget, type ToUrl } from '../view/targets.ts';
import { type NavigationLabels, navigationLabels } from '../view/words.ts';

/** Sidebar entry in `locals.starlightRoute`, with the members that the middleware and our components use. */
export type StarlightEntry = StarlightLink | StarlightGroup;

export interface StarlightLink {
  type: 'link';
  label: string;
  href: string;
  isCurrent: boolean;
  badge: StarlightBadge | undefined;
  attrs: Record<string, string>;
}

export interface StarlightGroup {
  type: 'group';
  label: string;
  entries: StarlightEntry[];
  collapsed: boolean;
  /** Link of the group's title in our sidebar. Starlight's own sidebar renders titles without links. */
  link?: { href: string; isCurrent: boolean };
  /** Set for groups that are always open in our sidebar. */
  collapsible?: false;
  badge: StarlightBadge | undefined;
}

export interface StarlightBadge {
  text: string;
  variant: Tone;
  class?: string;
}

export interface PaginationLinks {
  prev: StarlightLink | undefined;
  next: StarlightLink | undefined;
}

export interface StarlightNavigation {
  readonly sidebar: StarlightEntry[];
  readonly pagination: PaginationLinks;
}

/**
 * @param linksGroups True if the sidebar component renders titles of groups as links. Otherwise a group's root page
 * becomes its first entry.
 */
export function starlightNavigation(
  site: Site,
  page: Page,
  placement: Placement,
  toUrl: ToUrl,
  linksGroups = true,
): StarlightNavigation {
  const labels = navigationLabels(placement.context.language);
  const sidebar = writeEntries<StarlightEntry>(sidebarOf(site, placement).items, {
    group: (group, writeItems) => {
      const { target, items } = linksGroups
        ? linkedGroup(site, group)
        : { target: null, items: itemsWithRoot(site, group) };
      const isCurrent = target === page.route && !items.some((item) => containsPage(item, page.route));
      return {
        type: 'group',
        label: group.label,
        entries: writeItems(items),
        collapsed: !group.expanded && target !== page.route,
        badge: groupBadge(group),
        ...(target === null ? {} : { link: { href: toUrl(target), isCurrent } }),
        ...(group.collapsible ? {} : { collapsible: false }),
      };
    },
    leaf: (item, target) => {
      const isCurrent = item.kind === 'page' && item.route === page.route;
      return linkEntry(item.label, target, isCurrent, item, item.icon);
    },
  });
  const { previous, next } = neighborsOf(site, placement);
  return { sidebar, pagination: { prev: neighborLink(previous), next: neighborLink(next) } };

  function linkEntry(
    label: string,
    target: string,
    isCurrent: boolean,
    badgeProperties: BadgeProperties,
    icon?: Icon,
  ): StarlightLink {
    const { href, attrs } = linkTarget(target, toUrl);
    const iconAttrs = icon === undefined ? {} : { class: iconClasses(icon) };
    return {
      type: 'link',
      label,
      href,
      isCurrent,
      badge: joinBadges(badgeProperties, labels),
      attrs: { ...attrs, ...iconAttrs },
    };
  }

  /**
   * Returns the badge of a group. Starlight groups have no icon, so the badge gets the icon's class, and style sheets
   * draw the icon before the label.
   */
  function groupBadge(group: ModelGroup): StarlightBadge | undefined {
    const badge = joinBadges(group, labels);
    if (group.icon === undefined) return badge;
    return { ...(badge ?? { text: '', variant: 'default' }), class: parentIconClasses(group.icon) };
  }

  function neighborLink(neighborPage: Page | undefined): StarlightLink | undefined {
    return neighborPage === undefined
      ? undefined
      : linkEntry(pageLabel(site, neighborPage.route), neighborPage.route, false, {});
  }
}

/** Starlight allows one badge per entry, so labels are joined and the first badge sets the color. */
function joinBadges(badgeProperties: BadgeProperties, labels: NavigationLabels): StarlightBadge | undefined {
  const badges = createBadges(badgeProperties, labels);
  return badges[0] && { text: badges.map(({ text }) => text).join(' · '), variant: badges[0].tone };
}

type StarlightSidebarOption =
  | {
      readonly label: string;
      readonly link: string;
      readonly badge?: StarlightBadge;
      readonly attrs?: Record<string, string>;
    }
  | {
      readonly label: string;
      readonly items: readonly StarlightSidebarOption[];
      readonly collapsed?: true;
      readonly badge?: StarlightBadge;
    };

/**
 * Converts the navigation to Starlight's `sidebar` option, for sites that stop using this package. All pages are in one
 * tree, with languages, versions, products and tabs as groups.
 */
export function starlightSidebar(site: Site): readonly StarlightSidebarOption[] {
  const labels = navigationLabels(undefined);
  return writeEntries<StarlightSidebarOption>(navigationTree(site), {
    group: (group, writeItems) => ({
      label: group.label,
      items: writeItems(itemsWithRoot(site, group)),
      ...(group.expanded ? {} : { collapsed: true }),
      ...badgeMember(group),
    }),
    leaf: (item, target) => {
      const { href, attrs } = linkTarget(target, (route) => route);
      return {
        label: item.label,
        link: href,
        ...badgeMember(item),
        ...(Object.keys(attrs).length === 0 ? {} : { attrs }),
      };
    },
  });

  function badgeMember(badgeProperties: BadgeProperties): { readonly badge?: StarlightBadge } {
    const badge = joinBadges(badgeProperties, labels);
    return badge === undefined ? {} : { badge };
  }
}
