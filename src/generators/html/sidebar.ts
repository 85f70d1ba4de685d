import { containsPage } from '../../core/runtime.ts';
import type { SidebarItem, Site } from '../../core/site.ts';
import { getOrCreate } from '../../core/values.ts';
import { escapeHtml, joinClasses } from '../../render/html.ts';
import { iconClasses } from '../../render/icons.ts';
import { writeAttributes } from '../parts/element.ts';
import { type Badge, type BadgeProperties, createBadges } from '../view/badges.ts';
import { linkedGroup, writeEntries } from '../view/entries.ts';
import { type LinkTarget, linkTarget, type ToUrl } from '../view/targets.ts';
import { navigationLabels } from '../view/words.ts';
import { themeMessages } from './words.ts';

/**
 * Maximum number of entries in a page's sidebar. Longer sidebars are shortened to the groups of the current page,
 * and a script loads the rest.
 */
const maxEntries = 400;
/** Maximum number of entries on each side of the current page in a group of a shortened sidebar. */
const maxNeighbors = 100;

/** Sidebar entry. Its HTML is cached for all pages except those that the entry contains. */
interface Entry {
  readonly count: number;
  readonly contains: (route: string) => boolean;
  readonly renderWhole: () => string;
  /** HTML for the page at a route. `isShort` leaves out the contents of groups that don't contain the page. */
  readonly render: (route: string, isShort: boolean) => string;
}

export interface SidebarHtml {
  readonly html: string;
  /** Path of the file with all entries, relative to the base path. `undefined` if the page has all of them. */
  readonly file: string | undefined;
}

/** Sidebars of a site as lists of links, with groups as `details`. */
export class SidebarRenderer {
  readonly #site: Site;
  readonly #toUrl: ToUrl;
  readonly #entries = new Map<number, readonly Entry[]>();

  constructor(site: Site, toUrl: ToUrl) {
    this.#site = site;
    this.#toUrl = toUrl;
  }

  /**
   * @param index Index of the sidebar in the model.
   * @param route Route of the current page.
   */
  renderSidebar(index: number, route: string): SidebarHtml {
    const entries = this.#entriesOf(index);
    const isShort = countEntries(entries) > maxEntries;
    return { html: renderEntries(entries, route, isShort), file: isShort ? sidebarFile(index) : undefined };
  }

  /** Files with all entries of the sidebars that are shortened in pages. */
  files(): ReadonlyMap<string, () => string> {
    const longSidebars = this.#site.sidebars.flatMap((_, index) => {
      const entries = this.#entriesOf(index);
      if (countEntries(entries) <= maxEntries) return [];
      return [[sidebarFile(index), () => wrapInList(entries.map((entry) => entry.renderWhole()))] as const];
    });
    return new Map(longSidebars);
  }

  #entriesOf(index: number): readonly Entry[] {
    return getOrCreate(this.#entries, index, () => this.#createEntries(index));
  }

  #createEntries(index: number): readonly Entry[] {
    const { items = [], context } = this.#site.sidebars[index] ?? {};
    const messages = navigationLabels(context?.language);
    const { expand } = themeMessages(context?.language);
    const toUrl = this.#toUrl;
    return writeEntries<Entry>(items, {
      leaf: (item, target) => {
        const renderLeaf = (isCurrent: boolean): string =>
          `<li>${renderLink(item, linkTarget(target, toUrl), createBadges(item, messages), isCurrent)}</li>`;
        const inactiveHtml = renderLeaf(false);
        const contains = (route: string): boolean => item.kind === 'page' && item.route === route;
        return {
          count: 1,
          contains,
          renderWhole: () => inactiveHtml,
          render: (route) => (contains(route) ? renderLeaf(true) : inactiveHtml),
        };
      },
      group: (group, writeItems) => {
        const { target, items: groupItems } = linkedGroup(this.#site, group);
        const entries = writeItems(groupItems);
        const badges = createBadges(group, messages);
        const contains = (route: string): boolean => containsPage(group, route);
        const renderGroup = (content: string, route: string | undefined): string => {
          const isInside = entries.some((entry) => route !== undefined && entry.contains(route));
          const isCurrent = route !== undefined && target === route && !isInside;
          const title = target === null ? undefined : renderLink(group, linkTarget(target, toUrl), badges, isCurrent);
          if (!group.collapsible) return `<li class="group">${title ?? renderHeading(group, badges)}${content}</li>`;
          const openAttribute = group.expanded || isInside || isCurrent ? ' open' : '';
          if (title === undefined)
            return `<li><details${openAttribute}><summary class="${classesOf(group)}">${renderLabel(group, badges)}</summary>${content}</details></li>`;
          if (entries.length === 0) return `<li>${title}</li>`;
          const toggleLabel = escapeHtml(`${expand}: ${group.label}`);
          return `<li class="linked">${title}<details${openAttribute}><summary aria-label="${toggleLabel}"></summary>${content}</details></li>`;
        };
        let wholeHtml: string | undefined;
        const renderWhole = (): string => {
          wholeHtml ??= renderGroup(wrapInList(entries.map((entry) => entry.renderWhole())), undefined);
          return wholeHtml;
        };
        const renderShort = (): string => {
          const firstRoute = group.root ?? group.route;
          return firstRoute === null
            ? ''
            : `<li>${renderLink(group, linkTarget(firstRoute, toUrl), badges, false)}</li>`;
        };
        return {
          count: 1 + countEntries(entries),
          contains,
          renderWhole: renderWhole,
          render: (route, isShort) => {
            if (contains(route)) return renderGroup(renderEntries(entries, route, isShort), route);
            return isShort ? renderShort() : renderWhole();
          },
        };
      },
    });
  }
}

function sidebarFile(index: number): string {
  return `_docs-json-nav/sidebar-${index}.html`;
}

function renderEntries(entries: readonly Entry[], route: string, isShort: boolean): string {
  const currentIndex = entries.findIndex((entry) => entry.contains(route));
  const isIncluded = (index: number): boolean =>
    !isShort || Math.abs(index - Math.max(currentIndex, 0)) <= maxNeighbors;
  return wrapInList(entries.filter((_, index) => isIncluded(index)).map((entry) => entry.render(route, isShort)));
}

function wrapInList(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}

function countEntries(entries: readonly Entry[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}

function renderHeading(item: SidebarItem, badges: readonly Badge[]): string {
  return `<p class="${classesOf(item)}">${renderLabel(item, badges)}</p>`;
}

function renderLink(
  item: SidebarItem,
  { href, attrs }: LinkTarget,
  badges: readonly Badge[],
  isCurrent: boolean,
): string {
  const attributes = { href, ...attrs, ...(isCurrent ? { 'aria-current': 'page' } : {}) };
  return `<a class="${classesOf(item)}"${writeAttributes(attributes)}>${renderLabel(item, badges)}</a>`;
}

function classesOf({ icon }: SidebarItem): string {
  return escapeHtml(joinClasses('entry', icon && iconClasses(icon)) ?? '');
}

/** The HTTP method comes before the label, as in API references. */
function renderLabel(item: SidebarItem & BadgeProperties, badges: readonly Badge[]): string {
  const method = item.method === undefined ? undefined : badges[0];
  const otherBadges = method === undefined ? badges : badges.slice(1);
  const parts = [
    method === undefined
      ? ''
      : `<span class="method" data-tone="${method.tone}">${escapeHtml(method.text.replace('DELETE', 'DEL'))}</span>`,
    `<span class="label">${escapeHtml(item.label)}</span>`,
    ...otherBadges.map(({ text, tone }) => `<span class="djn-badge" data-tone="${tone}">${escapeHtml(text)}</span>`),
  ];
  return parts.join('');
}
