import { neighborsOf } from '../../core/runtime.ts';
import type { Icon, Page, Placement, Sidebar, Site } from '../../core/site.ts';
import { groupBy } from '../../core/values.ts';
import { escapeHtml } from '../../render/html.ts';
import { iconClasses } from '../../render/icons.ts';
import { type Badge, badgeKinds, createBadges } from '../view/badges.ts';
import { type LocalView, splitViews } from '../view/common-view.ts';
import { linkedGroup, writeEntries } from '../view/entries.ts';
import { linkTarget } from '../view/targets.ts';
import { type SwitcherOption, viewOf } from '../view/view.ts';
import { type HtmlLanguage, htmlLanguage, navigationLabels } from '../view/words.ts';
import { builtRoute, encodeBuiltRoute } from './output-path.ts';
import type { NavItem, VitePressItem } from './types.ts';

/** Converts a sidebar to VitePress's format. Labels are escaped, because VitePress inserts them as HTML. */
export function sidebarItems(
  site: Site,
  sidebar: Sidebar,
  renderLabel: RenderLabel = renderThemeLabel,
): VitePressItem[] {
  const labels = navigationLabels(sidebar.context.language);
  const items = writeEntries<VitePressItem>(sidebar.items, {
    group: (group, writeItems) => {
      const { target, items: groupItems } = linkedGroup(site, group);
      return {
        text: renderLabel(group.label, createBadges(group, labels), group.icon),
        ...(target === null ? {} : { link: encodeBuiltRoute(target) }),
        items: makeTextsUnique(writeItems(groupItems)),
        ...(group.collapsible ? { collapsed: !group.expanded } : {}),
      };
    },
    leaf: (item, target) => {
      const { href, attrs } = linkTarget(target, encodeBuiltRoute);
      return { text: renderLabel(item.label, createBadges(item, labels), item.icon), link: href, ...attrs };
    },
  });
  return makeTextsUnique(items);
}

type RenderLabel = (label: string, badges: readonly Badge[], icon: Icon | undefined) => string;

/** Writes a label for our theme, whose styles align badges at the end of the line. */
function renderThemeLabel(label: string, badges: readonly Badge[], icon: Icon | undefined): string {
  const badgeHtml = badges.map((badge) => ` ${renderBadge(badge, 'docs-json-nav-badge')}`);
  const badgesHtml = badgeHtml.length === 0 ? '' : `<span class="docs-json-nav-badges">${badgeHtml.join('')}</span>`;
  const iconHtml = icon === undefined ? '' : `<i class="${iconClasses(icon)}"></i>`;
  return `${iconHtml}<span>${escapeHtml(label)}</span>${badgesHtml}`;
}

/** Writes a label without an icon, for VitePress's default theme. */
function renderPlainLabel(label: string, badges: readonly Badge[]): string {
  return [escapeHtml(label), ...badges.map((badge) => renderBadge(badge))].join(' ');
}

/** Makes the texts of a list unique, because VitePress uses them as keys. */
function makeTextsUnique(items: readonly VitePressItem[]): VitePressItem[] {
  const countByText = new Map<string, number>();
  return items.map((item) => {
    const count = (countByText.get(item.text) ?? 0) + 1;
    countByText.set(item.text, count);
    return count === 1 ? item : { ...item, text: `${item.text}<!--${count}-->` };
  });
}

/** Previous and next page for VitePress's front matter. `false` if there is no such page. */
export function pageNeighbors(site: Site, placement: Placement | undefined) {
  const { previous, next } = placement === undefined ? {} : neighborsOf(site, placement);
  return { prev: neighborLink(previous), next: neighborLink(next) };
}

function neighborLink(page: Page | undefined): { readonly text: string; readonly link: string } | false {
  if (page === undefined) return false;
  return { text: escapeHtml(page.sidebarTitle ?? page.title), link: encodeBuiltRoute(page.route) };
}

export interface VitePressNavigation {
  /** Index of the page's sidebar in the model; null for an unlisted page. */
  readonly sidebar: number | null;
  readonly language?: HtmlLanguage;
  /** Value of `link` in the page's sidebar entry. */
  readonly link: string;
  readonly view: LocalView;
}

/** Creates the navigation of pages. Links are routes, because VitePress adds the base path and `.html`. */
export function createVitePressNavigation(site: Site) {
  const views = splitViews(site, encodeBuiltRoute);
  return {
    pageNavigation(page: Page): VitePressNavigation {
      const [placement] = page.placements;
      const language = htmlLanguage(site, page);
      return {
        sidebar: placement?.sidebar ?? null,
        ...(language === undefined ? {} : { language }),
        link: encodeBuiltRoute(page.route),
        view: views.localOf(page),
      };
    },
    sidebarContext(index: number) {
      const sidebar = site.sidebars[index];
      return { sidebar: sidebar === undefined ? [] : sidebarItems(site, sidebar), view: views.commonOf(index) };
    },
  };
}

/** Converts the navigation to VitePress's `themeConfig`, for sites that stop using this package. */
export function vitePressThemeConfig(site: Site): {
  readonly nav: readonly NavItem[];
  readonly sidebar: readonly VitePressItem[] | Readonly<Record<string, readonly VitePressItem[]>>;
} {
  const homePage = site.tree.route === null ? undefined : site.pages[site.tree.route];
  const { tabs, selects, menus, lists, links } = viewOf(site, homePage, encodeBuiltRoute);
  const switchers = [...selects, ...menus, ...lists].filter(({ options }) => options.length > 1);
  return {
    nav: [
      ...tabs.map(navItem),
      ...switchers.map(({ label, options }) => ({
        text: escapeHtml(options.find(({ current }) => current)?.label ?? label),
        items: options.flatMap(linkItems),
      })),
      ...links.map(navItem),
    ],
    sidebar: sidebarsByPath(site),
  };
}

function navItem(option: SwitcherOption): NavItem {
  if (option.menu.length > 0) return { text: escapeHtml(option.label), items: option.menu.flatMap(linkItems) };
  return { text: escapeHtml(option.label), ...(option.href === null ? {} : { link: option.href }) };
}

function linkItems(option: SwitcherOption): NavItem[] {
  return option.href === null ? [] : [{ text: escapeHtml(option.label), link: option.href }];
}

/**
 * Sidebars by folder. If the pages of a folder have several sidebars, the folder gets the most frequent sidebar, and
 * each page with another sidebar gets its own key.
 */
function sidebarsByPath(site: Site) {
  const sidebars = site.sidebars.map((sidebar) => sidebarItems(site, sidebar, renderPlainLabel));
  const [onlySidebar, ...otherSidebars] = sidebars;
  if (onlySidebar !== undefined && otherSidebars.length === 0) return onlySidebar;
  const listedPages = Object.values(site.pages).flatMap(({ route, placements: [placement] }) =>
    placement === undefined ? [] : [{ route, sidebar: sidebars[placement.sidebar] ?? [] }],
  );
  const sidebarByPath: Record<string, VitePressItem[]> = {};
  for (const [folder, folderPages] of groupBy(listedPages, ({ route }) => route.slice(0, route.lastIndexOf('/') + 1))) {
    const [mostFrequent, ...otherGroups] = [...groupBy(folderPages, ({ sidebar }) => sidebar)].sort(
      ([, a], [, b]) => b.length - a.length,
    );
    for (const { route, sidebar } of otherGroups.flatMap(([, pages]) => pages)) {
      sidebarByPath[`${route === '/' ? '/index' : builtRoute(route)}.md`] = sidebar;
    }
    if (mostFrequent !== undefined) [sidebarByPath[folder]] = mostFrequent;
  }
  return sidebarByPath;
}

export function renderBadge({ text, tone }: Badge, ...classes: readonly string[]): string {
  const names = ['VPBadge', badgeKinds[tone], ...classes].join(' ');
  return `<span class="${names}" data-tone="${tone}">${escapeHtml(text)}</span>`;
}
