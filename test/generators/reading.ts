/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from 'playwright-core';

/** Selectors of the parts of a generator's pages that the suite compares with the model. */
export interface Selectors {
  /** The page heading. */
  readonly heading: string;
  readonly sidebar: Sidebar;
  /** Each breadcrumb, in order. A link inside it gives its target. */
  readonly breadcrumb: string;
  readonly previous: string;
  readonly next: string;
  /** Each choice on an axis. `AXIS` is replaced by the axis. The choice is a link or contains one. */
  readonly choice: string;
  /** Each badge next to the page title. */
  readonly pageBadge: string;
}

interface Sidebar {
  /** The top-level list or lists. */
  readonly root: string;
  /** An entry, relative to its list. */
  readonly item: string;
  /** Link or title of an entry, relative to the entry. Starts with `:scope`. */
  readonly own: string;
  /** Label relative to `own`, without the badge. */
  readonly label: string;
  readonly badge: string;
  /** Nested list of an entry, relative to the entry. Starts with `:scope`. */
  readonly below: string;
  /** An entry that is a link itself. Default: no entry. */
  readonly leaf?: string;
  /** Matches a link to the current page. */
  readonly current?: string;
  /**
   * Button that collapses an entry, relative to the entry, for generators that remove collapsed content from the page.
   * `data-state` of the entry is `open` or `closed`, or the button has `aria-expanded`. Default: entries use `details`.
   */
  readonly fold?: string;
  /** A collapsible entry, and a collapsed one, if collapsed content stays in the page. Default: see `fold`. */
  readonly foldable?: string;
  readonly folded?: string;
}

/** Contents of a page in terms that all generators share. */
export interface Reading {
  readonly heading: string;
  readonly sidebar: readonly ReadItem[];
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string | null }[];
  readonly previous: string | null;
  readonly next: string | null;
  readonly choices: Readonly<Record<string, readonly { readonly label: string; readonly href: string | null }[]>>;
  readonly badges: readonly string[];
  /** Text of the section's banner. Empty without one. */
  readonly banner: string;
  /** URLs that the page links to or loads. */
  readonly links: readonly string[];
}

export interface ReadItem {
  readonly label: string;
  /** Null without a link. */
  readonly href: string | null;
  /** Null if the entry can't be collapsed. */
  readonly open: boolean | null;
  readonly current: boolean;
  readonly badge: string;
  readonly items: readonly ReadItem[];
}

/** Reads the page in a browser. */
export function readPage(page: Page, selectors: Selectors, axes: readonly string[]): Promise<Reading> {
  return page.evaluate(
    async ({ selectors, axes: names }): Promise<Reading> => {
      const { heading, sidebar, breadcrumb, previous, next, choice, pageBadge } = selectors;
      const all = <T extends Element = HTMLElement>(selector: string, from: ParentNode = document): T[] => [
        ...from.querySelectorAll<T>(selector),
      ];
      const text = (element: Element | null | undefined): string =>
        (element?.textContent ?? '').replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
      const href = (element: Element | null | undefined): string | null => {
        const link = element?.matches('a') === true ? element : element?.querySelector('a');
        return link?.getAttribute('href') ?? null;
      };
      const isOpen = async (item: HTMLElement): Promise<boolean | null> => {
        if (sidebar.foldable !== undefined) {
          return item.matches(sidebar.foldable) ? !item.matches(sidebar.folded ?? '') : null;
        }
        if (sidebar.fold === undefined) {
          const details = item.querySelector(sidebar.below)?.closest('details');
          return details !== null && details !== undefined && item.contains(details) ? details.open : null;
        }
        const fold = item.querySelector(sidebar.fold);
        if (fold === null) return null;
        const state = (): string | undefined =>
          item.dataset.state ?? (fold.getAttribute('aria-expanded') === 'true' ? 'open' : 'closed');
        const open = state() === 'open';
        for (let tries = 0; state() === 'closed' && tries < 50; tries++) {
          fold.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        return open;
      };
      const readItem = async (item: HTMLElement): Promise<ReadItem> => {
        const own = sidebar.leaf !== undefined && item.matches(sidebar.leaf) ? item : item.querySelector(sidebar.own);
        const open = await isOpen(item);
        const list = item.querySelector(sidebar.below);
        return {
          label: text(own?.querySelector(sidebar.label) ?? own),
          // A link that only collapses the entry has no target.
          href: own?.getAttribute('role') === 'button' ? null : href(own),
          open,
          current: own?.matches(sidebar.current ?? '[aria-current=page]') === true,
          badge: text(own?.querySelector(sidebar.badge)),
          items: list === null ? [] : await readItems(list),
        };
      };
      const readItems = async (list: Element): Promise<ReadItem[]> => {
        const items: ReadItem[] = [];
        for (const item of all(`:scope > ${sidebar.item}`, list)) items.push(await readItem(item));
        return items;
      };
      const entries: ReadItem[] = [];
      for (const root of all(sidebar.root)) entries.push(...(await readItems(root)));
      return {
        heading: text(document.querySelector(heading)),
        sidebar: entries,
        breadcrumbs: all(breadcrumb).map((crumb) => ({ label: text(crumb), href: href(crumb) })),
        previous: href(document.querySelector(previous)),
        next: href(document.querySelector(next)),
        choices: Object.fromEntries(
          names.map((axis) => [
            axis,
            all(choice.replaceAll('AXIS', axis)).map((item) => ({
              label: text(item.querySelector('[data-label]') ?? item),
              href: href(item),
            })),
          ]),
        ),
        badges: all(pageBadge).map((badge) => text(badge)),
        banner: text(document.querySelector('[data-banner]')),
        links: [...all('a[href], link[href]'), ...all('script[src], img[src]')].flatMap(
          (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? [],
        ),
      };
    },
    { selectors, axes },
  );
}
