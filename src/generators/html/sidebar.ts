import type { SidebarItem, Site } from '../../core/site.ts';
import { getOrCreate } from '../../core/values.ts';
import { joinClasses } from '../../render/html.ts';
import { iconClasses } from '../../render/icons.ts';
import { element, writeAttributes, writeHtml } from '../parts/element.ts';
import { type BadgeProperties, createBadges } from '../view/badges.ts';
import { linkedGroup, writeEntries } from '../view/entries.ts';
import { linkTarget, type ToUrl } from '../view/targets.ts';
import { type NavigationLabels, wordsOf } from '../view/words.ts';

/**
 * Maximum number of entries in a page's sidebar. Longer sidebars are shortened to the groups of the current page,
 * and a script loads the rest.
 */
const maxEntries = 400;
/** Maximum number of entries on each side of the current page in a group of a shortened sidebar. */
const maxNeighbors = 100;

/** Sidebar entry. Its HTML without a current page is cached, because it is the same in most pages. */
interface Entry {
  readonly count: number;
  /** Routes of the pages in the entry. */
  readonly routes: ReadonlySet<string>;
  readonly renderWhole: () => string;
  /** HTML for the page at a route. `isShort` leaves out the contents of groups that don't contain the page. */
  readonly render: (route: string, isShort: boolean) => string;
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
   * @param route Route of the current page. An unlisted page isn't in the sidebar.
   * @returns HTML, and the path of the file with all entries if the page has only some of them, relative to the base
   * path.
   */
  renderSidebar(index: number, route = ''): { readonly html: string; readonly file?: string | undefined } {
    const entries = this.#entriesOf(index);
    const isShort = isLong(entries);
    return { html: renderEntries(entries, route, isShort), file: isShort ? sidebarFile(index) : undefined };
  }

  /** Files with all entries of the sidebars that are shortened in pages. */
  files(): ReadonlyMap<string, () => string> {
    const sidebars = this.#site.sidebars.map((_, index) => [sidebarFile(index), this.#entriesOf(index)] as const);
    const longSidebars = sidebars.filter(([, entries]) => isLong(entries));
    return new Map(longSidebars.map(([file, entries]) => [file, () => renderAll(entries)]));
  }

  #entriesOf(index: number): readonly Entry[] {
    return getOrCreate(this.#entries, index, () => this.#createEntries(index));
  }

  #createEntries(index: number): readonly Entry[] {
    const { items = [], context } = this.#site.sidebars[index] ?? {};
    const {
      navigation: messages,
      theme: { expand },
    } = wordsOf(context?.language);
    const wholeEntries = new Map<SidebarItem, string>();
    const renderLink = (item: SidebarItem, target: string, isCurrent: boolean): string => {
      const { href, attrs } = linkTarget(target, this.#toUrl);
      const attributes = { class: classesOf(item), href, ...attrs, ...(isCurrent ? { 'aria-current': 'page' } : {}) };
      return `<a${writeAttributes(attributes)}>${renderLabel(item, messages)}</a>`;
    };
    const renderTitle = (name: 'p' | 'summary', group: SidebarItem): string =>
      `<${name}${writeAttributes({ class: classesOf(group) })}>${renderLabel(group, messages)}</${name}>`;
    return writeEntries<Entry>(items, {
      leaf: (item, target) => {
        const renderWhole = () => getOrCreate(wholeEntries, item, () => `<li>${renderLink(item, target, false)}</li>`);
        const routes = new Set(item.kind === 'page' ? [item.route] : []);
        return {
          count: 1,
          routes,
          renderWhole,
          render: (route) => (routes.has(route) ? `<li>${renderLink(item, target, true)}</li>` : renderWhole()),
        };
      },
      group: (group, writeItems) => {
        const { target, items: groupItems } = linkedGroup(this.#site, group);
        const entries = writeItems(groupItems);
        const firstRoute = group.root ?? group.route;
        const routes = new Set([group.root ?? [], ...entries.map((entry) => [...entry.routes])].flat());
        const renderGroup = (content: string, isOpen: boolean, isCurrent: boolean): string => {
          const link = target === null ? undefined : renderLink(group, target, isCurrent);
          if (!group.collapsible) return `<li class="group">${link ?? renderTitle('p', group)}${content}</li>`;
          if (link !== undefined && entries.length === 0) return `<li>${link}</li>`;
          const toggle = { class: 'entry', 'aria-label': `${expand}: ${group.label}` };
          const summary =
            link === undefined ? renderTitle('summary', group) : `<summary${writeAttributes(toggle)}></summary>`;
          const details = `<details${isOpen ? ' open' : ''}>${summary}${content}</details>`;
          return link === undefined ? `<li>${details}</li>` : `<li class="linked">${link}${details}</li>`;
        };
        const createWhole = () => renderGroup(renderAll(entries), group.expanded, false);
        const renderWhole = () => getOrCreate(wholeEntries, group, createWhole);
        return {
          count: 1 + countEntries(entries),
          routes,
          renderWhole,
          render(route, isShort) {
            if (routes.has(route)) {
              const isCurrent = target === route && !entries.some((entry) => entry.routes.has(route));
              return renderGroup(renderEntries(entries, route, isShort), true, isCurrent);
            }
            if (!isShort) return renderWhole();
            return firstRoute === null ? '' : `<li>${renderLink(group, firstRoute, false)}</li>`;
          },
        };
      },
    });
  }
}

function sidebarFile(index: number): string {
  return `_docs-json-nav/sidebar-${index}.html`;
}

function isLong(entries: readonly Entry[]): boolean {
  return countEntries(entries) > maxEntries;
}

function countEntries(entries: readonly Entry[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}

function renderEntries(entries: readonly Entry[], route: string, isShort: boolean): string {
  const index = entries.findIndex((entry) => entry.routes.has(route));
  const currentIndex = Math.max(0, index);
  const isIncluded = (_: Entry, other: number): boolean => !isShort || Math.abs(other - currentIndex) <= maxNeighbors;
  return wrapInList(entries.filter(isIncluded).map((entry) => entry.render(route, isShort)));
}

function renderAll(entries: readonly Entry[]): string {
  return wrapInList(entries.map((entry) => entry.renderWhole()));
}

function wrapInList(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}

function classesOf({ icon }: SidebarItem): string {
  return joinClasses('entry', icon && iconClasses(icon)) ?? '';
}

/** The HTTP method comes before the label, as in API references. */
function renderLabel(item: SidebarItem & BadgeProperties, messages: NavigationLabels): string {
  const badges = createBadges(item, messages).map(({ text, tone }, index) =>
    item.method !== undefined && index === 0
      ? element('span', { class: 'djn-method', 'data-tone': tone }, [text.replace('DELETE', 'DEL')])
      : element('span', { class: 'djn-badge', 'data-tone': tone }, [text]),
  );
  const label = element('span', { class: 'djn-line' }, [item.label]);
  return writeHtml(item.method === undefined ? [label, ...badges] : [...badges.slice(0, 1), label, ...badges.slice(1)]);
}
