/*
 * Navigation of a page. Takes the model and a page; returns plain JSON in the page's language, and sidebar entries in a
 * generator's format. Never here: Node, HTML, or a rule about the navigation, which belongs to the core.
 */

import { type Choice, type ChoiceRow, choiceRowsOf, eyebrowOf, globalLinksOf, languageOf } from '../../core/runtime.ts';
import type { Axis, Page, Placement, Site } from '../../core/site.ts';
import { iconClasses } from '../../render/icons.ts';
import { type Badge, createBadges, pageBadgeProperties } from './badges.ts';
import { type BannerView, bannerView } from './banner.ts';
import { homePlacementOf, homeRouteOf } from './home.ts';
import { linkTarget, type ToUrl } from './targets.ts';
import { type NavigationLabels, navigationLabels } from './words.ts';

/**
 * Navigation of a page in the page's language, except the sidebar and the previous and next links. The value is plain
 * JSON, the same for every generator, and small enough to be sent with each page.
 */
export interface NavigationView {
  readonly route: string | null;
  readonly words: NavigationLabels;
  readonly tabs: readonly SwitcherOption[];
  /** Languages and versions. Each option links to the same page in that language or version. */
  readonly selects: readonly Switcher[];
  /** Products and dropdowns, shown as menus. */
  readonly menus: readonly Switcher[];
  /** Anchors and menu items, shown as lists. */
  readonly lists: readonly Switcher[];
  readonly links: readonly SwitcherOption[];
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string | null }[];
  readonly banner: BannerView | null;
  /** Shown below the title. Absent for a generated page, whose content starts with the description. */
  readonly description?: string;
  readonly badges: readonly Badge[];
}

export interface Switcher {
  readonly axis: Axis;
  readonly label: string;
  readonly options: readonly SwitcherOption[];
}

export interface SwitcherOption {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly tag?: string;
  readonly icon?: string;
  readonly href: string | null;
  readonly attrs: Readonly<Record<string, string>>;
  readonly current: boolean;
  readonly menu: readonly SwitcherOption[];
}

/**
 * Creates the view of a page. Unlisted pages get the navigation of the first page in their language and version, without
 * current tabs, anchors and menu items.
 *
 * @param page `undefined` for a page outside the model, such as the 404 page.
 * @param toUrl Maps a route to its URL.
 */
export function viewOf(site: Site, page: Page | undefined, toUrl: ToUrl): NavigationView {
  const ownPlacement = page?.placements[0];
  const placement = ownPlacement ?? homePlacementOf(site, page);
  const levels = placement === undefined ? [] : visibleLevels(site, placement, ownPlacement !== undefined);
  const labels = navigationLabels(placement?.context.language);
  const [tabs, ...nestedTabs] = levels.filter(({ axis }) => axis === 'tab');
  const menuLevels = levels.flatMap(({ options }) => {
    const menu = options.find(({ current }) => current)?.menu;
    return menu === undefined ? [] : [{ axis: 'item' as const, options: menu }];
  });
  const switchers = (...axes: Axis[]): Switcher[] =>
    [
      ...levels.filter(({ axis }) => axes.includes(axis)),
      ...(axes.includes('item') ? [...menuLevels, ...nestedTabs] : []),
    ].map((level) => ({
      axis: level.axis,
      label: level.axis === 'tab' ? labels.sections : labels[level.axis],
      options: level.options.map((option) => createOption(option, level.axis)),
    }));
  return {
    route: page?.route ?? null,
    words: labels,
    tabs: tabs === undefined ? [] : tabs.options.map((option) => createOption(option, 'tab')),
    selects: switchers('language', 'version'),
    menus: switchers('product', 'dropdown'),
    lists: switchers('anchor', 'item'),
    links: placement === undefined ? [] : globalLinksOf(site, placement).map((link) => createOption(link, 'anchor')),
    breadcrumbs: ownPlacement === undefined ? [] : createBreadcrumbs(ownPlacement),
    banner: bannerView(site, placement, toUrl),
    ...(page?.description === undefined || page.file === null ? {} : { description: page.description }),
    badges: page === undefined ? [] : createBadges(pageBadgeProperties(page), labels),
  };

  function createOption(choice: Omit<Choice, 'name' | 'current'> & Partial<Choice>, axis: Axis): SwitcherOption {
    const { label, name = label, current = false, route, href, menu = [], description, tag, icon } = choice;
    const target = (axis === 'language' || axis === 'version' ? divisionRoute(choice) : route) ?? href;
    return {
      name,
      label: axis === 'language' && label === name ? languageOf(name).name : label,
      // A row of tabs has no room for descriptions.
      ...(description === undefined || axis === 'tab' ? {} : { description }),
      ...(tag === undefined ? {} : { tag }),
      ...(icon === undefined ? {} : { icon: iconClasses(icon) }),
      ...(target === undefined ? { href: null, attrs: {} } : linkTarget(target, toUrl)),
      current,
      menu: menu.map((item) => createOption(item, 'item')),
    };
  }

  /** An unlisted page has no counterparts in other languages and versions, so that their options open home pages. */
  function divisionRoute({ current, route }: Partial<Choice>): string | null | undefined {
    if (current && page !== undefined) return page.route;
    if (ownPlacement !== undefined || route === undefined || route === null) return route;
    return homeRouteOf(site, site.pages[route]?.placements[0]);
  }

  function createBreadcrumbs(pagePlacement: Placement): NavigationView['breadcrumbs'] {
    const crumbs = eyebrowOf(site, pagePlacement).map(({ label, route }) => ({
      label,
      href: route === null || route === page?.route ? null : linkTarget(route, toUrl).href,
    }));
    // A tab and its only group often have the same name. The name is then shown once, with the link of the group, or
    // with the link of the tab if the group has no link.
    return crumbs.flatMap((crumb, index) => {
      if (crumb.label === crumbs[index + 1]?.label) return [];
      const previous = crumbs[index - 1];
      return [previous?.label === crumb.label && crumb.href === null ? previous : crumb];
    });
  }
}

/** @param isListed False for an unlisted page, which is in none of the tabs, anchors and menu items. */
function visibleLevels(site: Site, placement: Placement, isListed: boolean): readonly ChoiceRow[] {
  const rows = choiceRowsOf(site, placement).filter(hasText);
  if (isListed) return rows;
  return rows.map(({ axis, options }) => {
    const keepsCurrent = axis !== 'tab' && axis !== 'anchor' && axis !== 'item';
    const withCurrent = (option: Choice): Choice => ({
      ...withoutCurrent(option),
      current: option.current && keepsCurrent,
    });
    return { axis, options: options.map(withCurrent) };
  });
}

function withoutCurrent(option: Choice): Choice {
  const { menu } = option;
  return { ...option, current: false, ...(menu === undefined ? {} : { menu: menu.map(withoutCurrent) }) };
}

/** False for a row that has only blank labels, such as the single tab of a site that should show none. */
function hasText({ options }: ChoiceRow): boolean {
  return options.some(({ label, icon }) => label.trim() !== '' || icon !== undefined);
}
