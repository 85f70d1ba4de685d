import { type Choice, type ChoiceRow, choiceRowsOf, eyebrowOf, sectionsOf } from '../../src/core/runtime.ts';
import type { Axis, Page, Placement, SidebarItem, Site } from '../../src/core/site.ts';
import { type BadgeProperties, pageBadgeProperties } from '../../src/generators/view/badges.ts';
import { homePlacementOf, homeRouteOf } from '../../src/generators/view/home.ts';
import type { ReadItem, Reading } from './reading.ts';

/** Generator-specific output: how model values appear on a page. */
export interface Idiom {
  /** URL of a route in links. */
  readonly address: (route: string) => string;
  /** Combined text of an entry's badges. */
  readonly badge: (item: BadgeProperties, language: string | undefined) => string;
  /** Label of a choice on an axis. */
  readonly choice: (axis: Axis, choice: Choice) => string;
}

/** Contents of a page as the model predicts them. */
export function expectedReading(site: Site, page: Page, idiom: Idiom, axes: readonly Axis[]): Omit<Reading, 'links'> {
  const [placement] = page.placements;
  const shownPlacement = placement ?? homePlacementOf(site, page);
  const language = shownPlacement?.context.language;
  const { deprecated, tag, openCount: open } = pageBadgeProperties(page);
  const badgeProperties = [deprecated && { deprecated }, tag && { tag }, open && { openCount: open }];
  const marks = badgeProperties.map((mark) => idiom.badge(mark || {}, language));
  const sections = shownPlacement === undefined ? [] : sectionsOf(site, shownPlacement);
  const notice = sections.findLast((section) => section.banner !== undefined)?.banner;
  const banner = (notice?.content ?? '').replaceAll(/\[(.*?)\]\(.*?\)/g, '$1').replaceAll('**', '');
  const common = {
    heading: page.title,
    badges: marks.filter((mark) => mark !== ''),
    banner,
    choices: Object.fromEntries(axes.map((axis) => [axis, choicesAbove(site, page, shownPlacement, axis, idiom)])),
  };
  if (placement === undefined) return { ...common, sidebar: [], breadcrumbs: [], previous: null, next: null };
  const items = site.sidebars[placement.sidebar]?.items ?? [];
  return {
    ...common,
    sidebar: items.map((item) => itemOf(item)),
    breadcrumbs: eyebrowOf(site, placement).map(({ label, route }) => ({
      label,
      href: route === null || route === page.route ? null : idiom.address(route),
    })),
    previous: placement.previous === null ? null : idiom.address(placement.previous),
    next: placement.next === null ? null : idiom.address(placement.next),
  };

  function itemOf(item: SidebarItem): ReadItem {
    const { label } = item;
    const badge = idiom.badge(item, language);
    if (item.kind !== 'group') {
      const target = item.kind === 'link' ? (item.route ?? item.href) : (item.url ?? item.route);
      const href = target.startsWith('/') ? idiom.address(target) : target;
      return { label, href, open: null, current: item.route === page.route, badge, items: [] };
    }
    const { root, expanded, collapsible } = item;
    const items = item.items.map((child) => itemOf(child));
    return {
      label,
      href: root === null ? null : idiom.address(root),
      open: collapsible ? expanded || isAround(items) : null,
      current: root === page.route,
      badge,
      items,
    };
  }
}

function isAround(items: readonly ReadItem[]): boolean {
  return items.some(({ current, items: below }) => current || isAround(below));
}

/**
 * Choices on an axis above a page, without those that only open a menu.
 *
 * @param placement The page's own, or that of the page whose navigation an unlisted page shows.
 */
function choicesAbove(
  site: Site,
  page: Page,
  placement: Placement | undefined,
  axis: Axis,
  idiom: Idiom,
): Reading['choices'][string] {
  const isListed = page.placements.length > 0;
  if (placement === undefined) return [];
  return levelsWithMenus(site, placement, isListed)
    .filter((level) => level.axis === axis)
    .flatMap(({ options }) => (isSwitch(axis) && options.length === 1 ? [] : options))
    .map((option) => {
      const own = routeOfChoice(option);
      const href = own === null ? (option.href ?? null) : idiom.address(own);
      const [first] = option.menu ?? [];
      return { label: idiom.choice(axis, option), href: first === undefined ? href : hrefOf(first, idiom) };
    });

  function routeOfChoice({ route, current }: Choice): string | null {
    if (!isSwitch(axis)) return route;
    if (current) return page.route;
    return isListed || route === null ? route : homeRouteOf(site, site.pages[route]?.placements[0]);
  }
}

function hrefOf({ route, href }: Choice, { address }: Idiom): string | null {
  return route === null ? (href ?? null) : address(route);
}

function isSwitch(axis: Axis): boolean {
  return axis === 'language' || axis === 'version';
}

/** Levels, with a level of its own for the menu of the current product, or tab of a listed page. */
function levelsWithMenus(site: Site, placement: Placement, isListed: boolean): readonly ChoiceRow[] {
  return choiceRowsOf(site, placement).flatMap((level): ChoiceRow[] => {
    const isInside = isListed || (level.axis !== 'tab' && level.axis !== 'anchor' && level.axis !== 'item');
    const menu = isInside ? level.options.find(({ current }) => current)?.menu : undefined;
    return menu === undefined ? [level] : [level, { axis: 'item', options: menu }];
  });
}
