import { neighborsOf } from '../../core/runtime.ts';
import type { Icon, Page, Placement, Sidebar, Site } from '../../core/site.ts';
import { groupBy } from '../../core/values.ts';
import { escapeHtml } from '../../render/html.ts';
import { iconClasses } from '../../render/icons.ts';
import { type Badge, badgeKinds, badgesOf } from '../view/badges.ts';
import { type OwnView, splitViews } from '../view/common-view.ts';
import { writeEntries } from '../view/entries.ts';
import { encodeRoute, targetOf } from '../view/targets.ts';
import { type Option, viewOf } from '../view/view.ts';
import { wordsOf } from '../view/words.ts';
import type { NavItem, SidebarItem } from './types.ts';

/** The entries of a sidebar in VitePress's form. Labels are escaped: VitePress takes them for HTML. */
export function sidebarItems(sidebar: Sidebar, textOf: TextOf = styledText): SidebarItem[] {
  const words = wordsOf(sidebar.context.language);
  const written = writeEntries<SidebarItem>(sidebar.items, {
    group: (group, below, depth) => ({
      text: textOf(group.label, badgesOf(group, words), group.icon),
      ...(group.root === null ? {} : { link: encodeRoute(group.root) }),
      items: unique(below(group.items)),
      // Groups of the first level stay open.
      ...(depth === 0 ? {} : { collapsed: !group.expanded }),
    }),
    leaf: (item, target) => {
      const { href, attrs } = targetOf(target, encodeRoute);
      return { text: textOf(item.label, badgesOf(item, words), item.icon), link: href, ...attrs };
    },
  });
  return unique(written);
}

/** Writes an entry's label, badges and icon as HTML. */
type TextOf = (label: string, badges: readonly Badge[], icon: Icon | undefined) => string;

/** For the theme's styles, which put the badges at the end of the line. */
function styledText(label: string, badges: readonly Badge[], icon: Icon | undefined): string {
  const marks = badges.map((each) => ` ${badge(each, 'docs-json-nav-badge')}`);
  const all = marks.length === 0 ? '' : `<span class="docs-json-nav-badges">${marks.join('')}</span>`;
  const drawing = icon === undefined ? '' : `<i class="${iconClasses(icon)}"></i>`;
  return `${drawing}<span>${escapeHtml(label)}</span>${all}`;
}

/** As a person would write it for VitePress's own theme, which has no icons. */
function plainText(label: string, badges: readonly Badge[]): string {
  return [escapeHtml(label), ...badges.map((each) => badge(each))].join(' ');
}

/** VitePress tells the entries of a list apart by their texts. */
function unique(items: readonly SidebarItem[]): SidebarItem[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const count = (seen.get(item.text) ?? 0) + 1;
    seen.set(item.text, count);
    return count === 1 ? item : { ...item, text: `${item.text}<!--${count}-->` };
  });
}

/** The pages before and after a page, for its front matter; false if there is none. */
export function neighbors(site: Site, placement: Placement | undefined) {
  const { previous, next } = placement === undefined ? {} : neighborsOf(site, placement);
  return { prev: neighbor(previous), next: neighbor(next) };
}

function neighbor(page: Page | undefined): { readonly text: string; readonly link: string } | false {
  if (page === undefined) return false;
  return { text: escapeHtml(page.sidebarTitle ?? page.title), link: encodeRoute(page.route) };
}

/** What goes with a page, beside VitePress's own data: `page.docsJsonNav`. */
export interface PageNavigation {
  /** Index of its sidebar in the model; null for an unlisted page. */
  readonly sidebar: number | null;
  readonly language?: string;
  /** How entries of the sidebar lead to it. */
  readonly link: string;
  /** What is not the same on all pages with the sidebar. */
  readonly view: OwnView;
}

/** What is shown around the pages of a site. Links are routes: VitePress adds the base path and `.html` itself. */
export function navigationOf(site: Site) {
  const views = splitViews(site, encodeRoute);
  return {
    around(page: Page): PageNavigation {
      const [placement] = page.placements;
      const language = placement?.context.language;
      return {
        sidebar: placement?.sidebar ?? null,
        ...(language === undefined ? {} : { language }),
        link: encodeRoute(page.route),
        view: views.ownOf(page),
      };
    },
    /** What goes with the pages of a sidebar, by its index in the model: one module for all of them. */
    context(index: number) {
      const sidebar = site.sidebars[index];
      return { sidebar: sidebar === undefined ? [] : sidebarItems(sidebar), view: views.commonOf(index) };
    },
  };
}

/** The navigation as a VitePress configuration would contain it: plain JSON for `themeConfig`. */
export function vitepressNavigation(site: Site): {
  readonly nav: readonly NavItem[];
  readonly sidebar: readonly SidebarItem[] | Readonly<Record<string, readonly SidebarItem[]>>;
} {
  const home = site.tree.route === null ? undefined : site.pages[site.tree.route];
  const { tabs, selects, menus, lists, links } = viewOf(site, home, encodeRoute);
  const switchers = [...selects, ...menus, ...lists].filter(({ options }) => options.length > 1);
  return {
    nav: [
      ...tabs.map(navItem),
      ...switchers.map(({ label, options }) => ({
        text: escapeHtml(options.find(({ current }) => current)?.label ?? label),
        items: options.flatMap(leaves),
      })),
      ...links.map(navItem),
    ],
    sidebar: sidebarsByPath(site),
  };
}

function navItem(option: Option): NavItem {
  if (option.menu.length > 0) return { text: escapeHtml(option.label), items: option.menu.flatMap(leaves) };
  return { text: escapeHtml(option.label), ...(option.href === null ? {} : { link: option.href }) };
}

function leaves(option: Option): NavItem[] {
  return option.href === null ? [] : [{ text: escapeHtml(option.label), link: option.href }];
}

/** Sidebars by the folders of their pages; where pages of several share a folder, the fewer stand by their files. */
function sidebarsByPath(site: Site) {
  const sidebars = site.sidebars.map((sidebar) => sidebarItems(sidebar, plainText));
  const [only, ...further] = sidebars;
  if (only !== undefined && further.length === 0) return only;
  const placed = Object.values(site.pages).flatMap(({ route, placements: [placement] }) =>
    placement === undefined ? [] : [{ route, sidebar: sidebars[placement.sidebar] ?? [] }],
  );
  const byPath: Record<string, SidebarItem[]> = {};
  for (const [folder, inside] of groupBy(placed, ({ route }) => route.slice(0, route.lastIndexOf('/') + 1))) {
    const [most, ...others] = [...groupBy(inside, ({ sidebar }) => sidebar)].sort(
      ([, a], [, b]) => b.length - a.length,
    );
    for (const { route, sidebar } of others.flatMap(([, pages]) => pages)) {
      byPath[`${route === '/' ? '/index' : route}.md`] = sidebar;
    }
    if (most !== undefined) [byPath[folder]] = most;
  }
  return byPath;
}

/** A badge as VitePress's own `Badge` writes it, in HTML. */
export function badge({ text, tone }: Badge, ...classes: readonly string[]): string {
  const names = ['VPBadge', badgeKinds[tone], ...classes].join(' ');
  return `<span class="${names}" data-tone="${tone}">${escapeHtml(text)}</span>`;
}
