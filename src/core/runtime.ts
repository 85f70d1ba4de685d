/**
 * Queries on the model for pages of a site. Pure functions without Node: they run in browsers, in server-side renderers
 * and in tests. Routes are those of the model. An unknown route gives `undefined` or an empty list.
 */
import { describeLanguage, type Language } from './config/languages.ts';
import type {
  Axis,
  Banner,
  Context,
  Crumb,
  GroupNode,
  Icon,
  LinkNode,
  Node,
  Page,
  Placement,
  RootNode,
  SectionNode,
  Sidebar,
  SidebarGroup,
  SidebarItem,
  Site,
} from './site.ts';

export type { Language } from './config/languages.ts';

const axes: readonly Axis[] = ['language', 'version', 'product', 'tab', 'item', 'anchor', 'dropdown'];

/** One row of choices above a page, such as the site's tabs, languages or versions. */
export interface ChoiceRow {
  readonly axis: Axis;
  readonly options: readonly Choice[];
}

export interface Choice {
  readonly label: string;
  readonly name: string;
  readonly icon?: Icon;
  readonly tag?: string;
  readonly description?: string;
  /** True for the section that contains the page. */
  readonly current: boolean;
  /**
   * Page to open: for languages, versions and products the counterpart of the current page if it exists; else the
   * section's first page.
   */
  readonly route: string | null;
  /** URL outside the site's pages. Set only if `route` is null. */
  readonly href?: string;
  /** Menu items of a tab or product. */
  readonly menu?: readonly Choice[];
}

/** Finds the page at a route. A trailing slash is ignored. */
export function pageAt(site: Site, route: string): Page | undefined {
  const normalizedRoute = route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route;
  return Object.hasOwn(site.pages, normalizedRoute) ? site.pages[normalizedRoute] : undefined;
}

/**
 * Finds the placement of a page that fits a context best, so that a reader who comes from version 2 stays in version 2.
 * Without a match, returns the canonical placement.
 */
export function placementOf(page: Page, context: Context = {}): Placement | undefined {
  const countMatches = (placement: Placement): number =>
    axes.filter((axis) => context[axis] !== undefined && context[axis] === placement.context[axis]).length;
  let bestPlacement = page.placements[0];
  for (const placement of page.placements) {
    if (bestPlacement !== undefined && countMatches(placement) > countMatches(bestPlacement)) bestPlacement = placement;
  }
  return bestPlacement;
}

/** Sidebar of the placement's context. */
export function sidebarOf(site: Site, placement: Placement): Sidebar {
  return site.sidebars[placement.sidebar] as Sidebar;
}

/**
 * Route that a group's title opens. It depends on `interaction.drilldown`. If true: the group's root, else its first
 * page. If false: `null`, because the title only expands and collapses the group; the theme has to list the root page
 * with the group's items. If unset: the root, else `null`, and a theme may then open `group.route`.
 */
export function targetOf(site: Site, group: Pick<GroupNode | SidebarGroup, 'root' | 'route'>): string | null {
  const { drilldown } = site.site;
  if (drilldown === false) return null;
  return drilldown === true ? (group.root ?? group.route) : group.root;
}

/** True for the sidebar entry of a page, and for the groups that contain the entry. A theme expands these groups. */
export function containsPage(item: SidebarItem, route: string): boolean {
  if (item.kind === 'page') return item.route === route;
  return item.kind === 'group' && (item.root === route || item.items.some((child) => containsPage(child, route)));
}

/** Banner above a page: of the innermost section that has a banner, otherwise of the site. */
export function bannerOf(site: Site, placement: Placement | undefined): Banner | undefined {
  const sections = placement === undefined ? [] : sectionsOf(site, placement);
  return sections.findLast(({ banner }) => banner !== undefined)?.banner ?? site.site.banner;
}

/**
 * Name, direction and HTML tag of a language of `docs.json`: `cn` → 简体中文, `ltr`, `zh-Hans`. For an unknown code, the
 * code is the name and the tag.
 */
export function languageOf(code: string): Language {
  return describeLanguage(code);
}

/** Labels above a page's title: all breadcrumbs if `styling.eyebrows` is `breadcrumbs`, else the parent section. */
export function eyebrowOf(site: Site, placement: Placement): readonly Crumb[] {
  if (site.site.eyebrows === 'breadcrumbs') return placement.breadcrumbs;
  return placement.eyebrow === null ? [] : [placement.eyebrow];
}

/** Previous and next page in the placement's context. */
export function neighborsOf(site: Site, placement: Placement): { readonly previous?: Page; readonly next?: Page } {
  const previous = placement.previous === null ? undefined : pageAt(site, placement.previous);
  const next = placement.next === null ? undefined : pageAt(site, placement.next);
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) };
}

/** Links that every page shows: those of the site, then those of each section around the page. */
export function globalLinksOf(site: Site, placement: Placement): readonly LinkNode[] {
  const sectionLinks = sectionsOf(site, placement).flatMap(({ global = [] }) => global);
  return [...site.tree.global, ...sectionLinks].filter(({ hidden }) => hidden !== true);
}

/** Sections around a page, outermost first. */
export function sectionsOf(site: Site, placement: Placement): readonly SectionNode[] {
  const sections: SectionNode[] = [];
  let node: RootNode | SectionNode = site.tree;
  for (const index of sidebarOf(site, placement).path) {
    const section: Node | undefined = node.children[index];
    if (section?.kind !== 'section') break;
    sections.push(section);
    node = section;
  }
  return sections;
}

/**
 * Rows of choices above a page, outermost first: at each level, one row for each axis of the sections and links. Menu
 * items are in `menu` of their tab or product. Hidden sections are omitted, except the one that contains the page.
 */
export function choiceRowsOf(site: Site, placement: Placement): readonly ChoiceRow[] {
  const rows: ChoiceRow[] = [];
  const { path } = sidebarOf(site, placement);
  let node: RootNode | SectionNode = site.tree;
  for (let depth = 0; depth <= path.length; depth++) {
    const selectedIndex: number | undefined = path[depth];
    // Menu items get no row, because `menu` of their section's choice contains them.
    const axesAtDepth = axesOf(node).filter((axis) => axis !== 'item' || node.kind === 'root');
    for (const axis of axesAtDepth)
      rows.push(createChoiceRow(site, placement, node, path.slice(0, depth), axis, selectedIndex));
    const section: Node | undefined = selectedIndex === undefined ? undefined : node.children[selectedIndex];
    if (section?.kind === 'section') node = section;
  }
  return rows.filter(({ options }) => options.length > 0);
}

/** Choices on one axis, for a tab bar or a switcher; `undefined` if the page has none. */
export function choiceRowOn(site: Site, placement: Placement, axis: Axis): ChoiceRow | undefined {
  return choiceRowsOf(site, placement).find((row) => row.axis === axis);
}

/** Percent-encoded path of a route, with the site's base path. */
export function hrefOf(site: Site, route: string): string {
  return site.site.base + route.split('/').map(encodeURIComponent).join('/');
}

function createChoiceRow(
  site: Site,
  placement: Placement,
  parent: RootNode | SectionNode,
  path: readonly number[],
  axis: Axis,
  selectedIndex: number | undefined,
): ChoiceRow {
  const options = [...parent.children.entries()].flatMap(([index, node]): Choice[] => {
    if (!isChoice(node) || node.axis !== axis || (node.hidden && index !== selectedIndex)) return [];
    const counterpart = index === selectedIndex ? undefined : counterpartOf(site, placement, path, index);
    const currentItemIndex = index === selectedIndex ? sidebarOf(site, placement).path[path.length + 1] : undefined;
    return [createChoice(node, index === selectedIndex, counterpart, currentItemIndex)];
  });
  return { axis, options };
}

/** @param currentItemIndex Index of the menu item that contains the page, if this section contains it. */
function createChoice(
  node: SectionNode | LinkNode,
  isCurrent: boolean,
  counterpart: string | undefined,
  currentItemIndex: number | undefined,
): Choice {
  const { label, icon, tag, description } = node;
  const items = node.kind === 'section' ? [...node.children.entries()] : [];
  const menu = items.flatMap(([index, item]) => {
    const isShown = isChoice(item) && item.axis === 'item' && (!item.hidden || index === currentItemIndex);
    return isShown ? [createChoice(item, index === currentItemIndex, undefined, undefined)] : [];
  });
  return {
    label,
    name: node.kind === 'section' ? node.name : label,
    ...(icon === undefined ? {} : { icon }),
    ...(tag === undefined ? {} : { tag }),
    ...(description === undefined ? {} : { description }),
    current: isCurrent,
    route: counterpart ?? node.route,
    ...(node.kind === 'link' && node.route === null ? { href: node.href } : {}),
    ...(menu.length === 0 ? {} : { menu }),
  };
}

/** Route of the page's counterpart in the section with this index among the children at `path`. */
function counterpartOf(site: Site, placement: Placement, path: readonly number[], index: number): string | undefined {
  for (const [tableIndex, rowIndex] of placement.counterparts ?? []) {
    const counterparts = site.counterparts[tableIndex];
    if (
      counterparts?.path.length !== path.length ||
      counterparts.path.some((childIndex, depth) => childIndex !== path[depth])
    )
      continue;
    const column = counterparts.siblings.indexOf(index);
    const route = column === -1 ? null : counterparts.rows[rowIndex]?.[column];
    if (route !== null && route !== undefined) return route;
  }
  return undefined;
}

function axesOf(node: RootNode | SectionNode): Axis[] {
  return [...new Set(node.children.flatMap((child) => (isChoice(child) ? [child.axis] : [])))];
}

function isChoice(node: Node): node is SectionNode | (LinkNode & { readonly axis: Axis }) {
  return node.kind === 'section' || (node.kind === 'link' && node.axis !== undefined);
}
