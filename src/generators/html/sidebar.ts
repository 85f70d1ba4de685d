import { containsPage } from '../../core/runtime.ts';
import type { SidebarItem, Site } from '../../core/site.ts';
import { getOrCreate } from '../../core/values.ts';
import { escapeHtml, joinClasses } from '../../render/html.ts';
import { iconClasses } from '../../render/icons.ts';
import { type Badge, type BadgeProperties, createBadges } from '../view/badges.ts';
import { linkedGroup, writeEntries } from '../view/entries.ts';
import { type LinkTarget, type ToUrl, targetOf } from '../view/targets.ts';
import { wordsOf } from '../view/words.ts';
import { themeWords } from './words.ts';

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
  readonly whole: () => string;
  /** HTML for the page at a route. `isShort` leaves out the contents of groups that don't contain the page. */
  readonly on: (route: string, isShort: boolean) => string;
}

export interface SidebarHtml {
  readonly html: string;
  /** Path of the file with all entries, relative to the base path. `undefined` if the page has all of them. */
  readonly file: string | undefined;
}

/** Sidebars of a site as lists of links, with groups as `details`. */
export class Sidebars {
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
  on(index: number, route: string): SidebarHtml {
    const entries = this.#entriesOf(index);
    const isShort = countOf(entries) > maxEntries;
    return { html: list(entries, route, isShort), file: isShort ? sidebarFile(index) : undefined };
  }

  /** Files with all entries of the sidebars that are shortened in pages. */
  files(): ReadonlyMap<string, () => string> {
    const long = this.#site.sidebars.flatMap((_, index) => {
      const entries = this.#entriesOf(index);
      if (countOf(entries) <= maxEntries) return [];
      return [[sidebarFile(index), () => listOf(entries.map((entry) => entry.whole()))] as const];
    });
    return new Map(long);
  }

  #entriesOf(index: number): readonly Entry[] {
    return getOrCreate(this.#entries, index, () => this.#createEntries(index));
  }

  #createEntries(index: number): readonly Entry[] {
    const { items = [], context } = this.#site.sidebars[index] ?? {};
    const words = wordsOf(context?.language);
    const { expand } = themeWords(context?.language);
    const toUrl = this.#toUrl;
    return writeEntries<Entry>(items, {
      leaf: (item, target) => {
        const html = (isCurrent: boolean): string =>
          `<li>${link(item, targetOf(target, toUrl), createBadges(item, words), isCurrent)}</li>`;
        const plain = html(false);
        const contains = (route: string): boolean => item.kind === 'page' && item.route === route;
        return { count: 1, contains, whole: () => plain, on: (route) => (contains(route) ? html(true) : plain) };
      },
      group: (group, writeItems) => {
        const { target, items: below } = linkedGroup(this.#site, group);
        const entries = writeItems(below);
        const badges = createBadges(group, words);
        const contains = (route: string): boolean => containsPage(group, route);
        const write = (content: string, route: string | undefined): string => {
          const isInside = entries.some((entry) => route !== undefined && entry.contains(route));
          const isCurrent = route !== undefined && target === route && !isInside;
          const title = target === null ? undefined : link(group, targetOf(target, toUrl), badges, isCurrent);
          if (!group.collapsible) return `<li class="group">${title ?? heading(group, badges)}${content}</li>`;
          const open = group.expanded || isInside || isCurrent ? ' open' : '';
          if (title === undefined)
            return `<li><details${open}><summary class="${classesOf(group)}">${label(group, badges)}</summary>${content}</details></li>`;
          if (entries.length === 0) return `<li>${title}</li>`;
          const name = escapeHtml(`${expand}: ${group.label}`);
          return `<li class="linked">${title}<details${open}><summary aria-label="${name}"></summary>${content}</details></li>`;
        };
        let plain: string | undefined;
        const whole = (): string => {
          plain ??= write(listOf(entries.map((entry) => entry.whole())), undefined);
          return plain;
        };
        const short = (): string => {
          const first = group.root ?? group.route;
          return first === null ? '' : `<li>${link(group, targetOf(first, toUrl), badges, false)}</li>`;
        };
        return {
          count: 1 + countOf(entries),
          contains,
          whole,
          on: (route, isShort) => {
            if (contains(route)) return write(list(entries, route, isShort), route);
            return isShort ? short() : whole();
          },
        };
      },
    });
  }
}

function sidebarFile(index: number): string {
  return `_docs-json-nav/sidebar-${index}.html`;
}

function list(entries: readonly Entry[], route: string, isShort: boolean): string {
  const at = entries.findIndex((entry) => entry.contains(route));
  const isNear = (index: number): boolean => !isShort || Math.abs(index - Math.max(at, 0)) <= maxNeighbors;
  return listOf(entries.filter((_, index) => isNear(index)).map((entry) => entry.on(route, isShort)));
}

function listOf(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}

function countOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}

function heading(item: SidebarItem, badges: readonly Badge[]): string {
  return `<p class="${classesOf(item)}">${label(item, badges)}</p>`;
}

function link(item: SidebarItem, { href, attrs }: LinkTarget, badges: readonly Badge[], isCurrent: boolean): string {
  const attributes = { href, ...attrs, ...(isCurrent ? { 'aria-current': 'page' } : {}) };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<a class="${classesOf(item)}"${written.join('')}>${label(item, badges)}</a>`;
}

function classesOf({ icon }: SidebarItem): string {
  return escapeHtml(joinClasses('entry', icon && iconClasses(icon)) ?? '');
}

/** The HTTP method comes before the label, as in API references. */
function label(item: SidebarItem & BadgeProperties, badges: readonly Badge[]): string {
  const method = item.method === undefined ? undefined : badges[0];
  const others = method === undefined ? badges : badges.slice(1);
  const parts = [
    method === undefined
      ? ''
      : `<span class="method" data-tone="${method.tone}">${escapeHtml(method.text.replace('DELETE', 'DEL'))}</span>`,
    `<span class="label">${escapeHtml(item.label)}</span>`,
    ...others.map(({ text, tone }) => `<span class="djn-badge" data-tone="${tone}">${escapeHtml(text)}</span>`),
  ];
  return parts.join('');
}
