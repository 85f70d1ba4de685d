/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from 'playwright-core';

/** Where a generator's pages keep what the suite compares with the model. */
export interface Selectors {
  /** The heading of the page. */
  readonly heading: string;
  readonly sidebar: Sidebar;
  /** Each crumb, in order; a link inside it is where it leads. */
  readonly breadcrumb: string;
  readonly previous: string;
  readonly next: string;
  /** Each choice on an axis; `AXIS` stands for the axis. It is a link, or holds one, or has a `value`. */
  readonly choice: string;
  /** Each badge beside the page's title. */
  readonly pageBadge: string;
}

interface Sidebar {
  /** The outermost list or lists. */
  readonly root: string;
  /** An entry, counted from its list. */
  readonly item: string;
  /** The link or title of an entry, counted from the entry: it begins with `:scope`. */
  readonly own: string;
  /** Its words, counted from `own`, without the badge. */
  readonly label: string;
  readonly badge: string;
  /** The list below an entry, counted from the entry: it begins with `:scope`. */
  readonly below: string;
}

/** What a reader finds on a page, in terms that every generator shares. */
export interface Reading {
  readonly heading: string;
  readonly sidebar: readonly ReadItem[];
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string | null }[];
  readonly previous: string | null;
  readonly next: string | null;
  readonly choices: Readonly<Record<string, readonly { readonly label: string; readonly href: string | null }[]>>;
  readonly badges: readonly string[];
  /** Every address that the page leads to or loads. */
  readonly links: readonly string[];
}

export interface ReadItem {
  readonly label: string;
  /** Null where it leads nowhere. */
  readonly href: string | null;
  /** Null where it cannot be folded. */
  readonly open: boolean | null;
  readonly current: boolean;
  readonly badge: string;
  readonly items: readonly ReadItem[];
}

/** Reads the page that a browser shows. */
export function readPage(page: Page, selectors: Selectors, axes: readonly string[]): Promise<Reading> {
  return page.evaluate(
    ({ selectors: { heading, sidebar, breadcrumb, previous, next, choice, pageBadge }, axes: names }): Reading => {
      const all = <T extends Element = HTMLElement>(selector: string, from: ParentNode = document): T[] => [
        ...from.querySelectorAll<T>(selector),
      ];
      const text = (element: Element | null | undefined): string =>
        (element?.textContent ?? '').replace(/[\u200b\s]+/g, ' ').trim();
      const href = (element: Element | null | undefined): string | null => {
        const link = element?.matches('a, option') === true ? element : element?.querySelector('a');
        return link?.getAttribute('href') ?? link?.getAttribute('value') ?? null;
      };
      const readItem = (item: HTMLElement): ReadItem => {
        const own = item.querySelector(sidebar.own);
        const list = item.querySelector(sidebar.below);
        const details = list?.closest('details');
        return {
          label: text(own?.querySelector(sidebar.label)),
          href: href(own),
          open: details !== null && details !== undefined && item.contains(details) ? details.open : null,
          current: own?.getAttribute('aria-current') === 'page',
          badge: text(own?.querySelector(sidebar.badge)),
          items: list === null ? [] : all(`:scope > ${sidebar.item}`, list).map(readItem),
        };
      };
      return {
        heading: text(document.querySelector(heading)),
        sidebar: all(sidebar.root).flatMap((root) => all(`:scope > ${sidebar.item}`, root).map(readItem)),
        breadcrumbs: all(breadcrumb).map((crumb) => ({ label: text(crumb), href: href(crumb) })),
        previous: href(document.querySelector(previous)),
        next: href(document.querySelector(next)),
        choices: Object.fromEntries(
          names.map((axis) => [
            axis,
            all(choice.replaceAll('AXIS', axis)).map((one) => ({
              label: text(one.querySelector('[data-label]') ?? one),
              href: href(one),
            })),
          ]),
        ),
        badges: all(pageBadge).map((badge) => text(badge)),
        links: [...all('a[href], link[href]'), ...all('script[src], img[src]')].flatMap(
          (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? [],
        ),
      };
    },
    { selectors, axes },
  );
}
