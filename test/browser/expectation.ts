import { type Choice, type ChoiceRow, choiceRowsOf, eyebrowOf } from '../../src/core/runtime.ts';
import type { Page, Placement, SidebarItem, Site } from '../../src/core/site.ts';
import type { ReadItem, Reading, ReadOption } from './reading.ts';

/** Contents of a page's document as the model predicts them. */
export function expectedReading(site: Site, page: Page): Omit<Reading, 'links' | 'faults'> {
  const [placement] = page.placements;
  return {
    route: page.route,
    language: placement?.context.language ?? 'en',
    title: `${page.title} · ${site.site.name}`,
    heading: page.title,
    ...(placement === undefined ? unplaced(site) : placed(site, page, placement)),
  };
}

function placed(site: Site, page: Page, placement: Placement) {
  const items = site.sidebars[placement.sidebar]?.items ?? [];
  return {
    breadcrumbs: eyebrowOf(site, placement).map(({ label, route }) => ({
      label,
      href: route === page.route ? null : route,
    })),
    levels: choiceRowsOf(site, placement)
      .flatMap((level): ChoiceRow[] => {
        const menu = level.options.find(({ current }) => current)?.menu;
        return menu === undefined ? [level] : [level, { axis: 'item', options: menu }];
      })
      .toSorted((one, other) => order.indexOf(one.axis) - order.indexOf(other.axis))
      .map(({ axis, options }, _, levels) => {
        const items = axis === 'tab' ? levels.find((level) => level.axis === 'item')?.options : undefined;
        return { axis, options: options.map((option) => optionOf(option, axis, items)) };
      }),
    sidebar: items.map((item) => itemOf(item, page.route, 0)),
    global: site.tree.global.map(({ label, href, route }) => ({ label, href: route ?? href })),
    previous: placement.previous,
    next: placement.next,
  };
}

/** A page outside the navigation has the tabs above it and no sidebar. */
function unplaced(site: Site) {
  const home = site.pages[site.tree.route ?? '']?.placements[0] as Placement;
  const tabs = choiceRowsOf(site, home).filter(({ axis }) => axis === 'tab');
  const levels = tabs.map(({ axis, options }) => ({
    axis,
    options: options.map((option) => optionOf({ ...option, current: false }, axis, [])),
  }));
  return { breadcrumbs: [], levels, sidebar: null, global: [], previous: null, next: null };
}

/** Order of levels in a document: top down, then the sidebar. */
const order = ['language', 'version', 'tab', 'product', 'dropdown', 'anchor', 'item'];

const ownNames: Readonly<Record<string, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

function optionOf(option: Choice, axis: string, items: readonly Choice[] | undefined): ReadOption {
  const { name, label, current, route, href, menu } = option;
  const chosen = current ? items?.find((item) => item.current)?.name : undefined;
  return {
    name,
    label: axis === 'language' ? (ownNames[label] as string) : label,
    href: menu === undefined ? (route ?? href ?? null) : null,
    current,
    menu: (menu ?? []).map((entry) => optionOf({ ...entry, current: entry.name === chosen }, 'item', undefined)),
  };
}

function itemOf(item: SidebarItem, route: string, depth: number): ReadItem {
  const look = { kind: item.kind, label: item.label, tag: item.tag ?? null };
  if (item.kind === 'page') {
    return { ...look, href: item.url ?? item.route, open: null, current: item.route === route, items: [] };
  }
  if (item.kind === 'link') return { ...look, href: item.route ?? item.href, open: null, current: false, items: [] };
  const folds = depth > 0 && item.items.length > 0;
  return {
    ...look,
    href: item.root,
    open: folds ? item.expanded || routesIn([item]).includes(route) : null,
    current: item.root === route,
    items: item.items.map((child) => itemOf(child, route, depth + 1)),
  };
}

/** Routes of a sidebar from top to bottom. A group's root page precedes the pages below it. */
export function routesIn(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'page') return [item.route];
    if (item.kind === 'link') return [];
    return [...(item.root === null ? [] : [item.root]), ...routesIn(item.items)];
  });
}
