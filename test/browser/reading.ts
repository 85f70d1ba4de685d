/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from 'playwright-core';

/** Contents of a document as a reader finds them, independent of the theme. */
export interface Reading {
  readonly route: string | null;
  readonly language: string;
  readonly title: string;
  readonly heading: string;
  readonly breadcrumbs: readonly { readonly label: string; readonly href: string | null }[];
  readonly levels: readonly { readonly axis: string; readonly options: readonly ReadOption[] }[];
  /** Null without a sidebar. */
  readonly sidebar: readonly ReadItem[] | null;
  readonly global: readonly { readonly label: string; readonly href: string | null }[];
  readonly previous: string | null;
  readonly next: string | null;
  /** URLs of this site that the page links to or loads. */
  readonly links: readonly string[];
  /** Accessibility faults. */
  readonly faults: readonly string[];
}

export interface ReadOption {
  readonly name: string;
  readonly label: string;
  readonly href: string | null;
  readonly current: boolean;
  readonly menu: readonly ReadOption[];
}

export interface ReadItem {
  readonly kind: string;
  readonly label: string;
  readonly href: string | null;
  readonly tag: string | null;
  /** Null for an entry that can't be opened. */
  readonly open: boolean | null;
  readonly current: boolean;
  readonly items: readonly ReadItem[];
}

/** Reads the document in a browser's page. */
export function readDocument(page: Page): Promise<Reading> {
  return page.evaluate((): Reading => {
    const all = <T extends Element = HTMLElement>(selector: string, from: ParentNode = document): T[] => [
      ...from.querySelectorAll<T>(selector),
    ];
    const one = <T extends Element = HTMLElement>(selector: string, from: ParentNode = document): T | null =>
      from.querySelector<T>(selector);
    const text = (element: Element | null): string => (element?.textContent ?? '').trim();
    const href = (element: Element | null | undefined): string | null => element?.getAttribute('href') ?? null;

    const readOption = (option: HTMLElement): ReadOption => {
      const link = one(':scope > a', option);
      return {
        name: option.dataset.option ?? '',
        label: text(one('[data-label]', option)),
        href: href(link),
        current: option.hasAttribute('data-current'),
        menu: all(':scope > details > .panel > li', option).map(readOption),
      };
    };
    const readItem = (item: HTMLElement): ReadItem => {
      const own = one(':scope > a, :scope > [data-head], :scope > details > [data-head]', item) as HTMLElement;
      const link = own.matches('a') ? own : one('a', own);
      const details = one<HTMLDetailsElement>(':scope > details', item);
      const below = one(':scope > ul, :scope > details > ul', item);
      return {
        kind: item.dataset.item ?? '',
        label: text(one('[data-label]', own)),
        href: href(link),
        tag: one('.tag:not(.old)', own)?.textContent ?? null,
        open: details?.open ?? null,
        current: link?.getAttribute('aria-current') === 'page',
        items: below === null ? [] : all(':scope > li', below).map(readItem),
      };
    };

    const sidebar = one('[data-sidebar]');
    const loaded = [...all('a[href]').map(href), ...all('link[href]').map(href)];
    const scripts = all('script[src]').map((script) => script.getAttribute('src'));
    const names = all('nav, aside, dialog').map((landmark) => landmark.getAttribute('aria-label') ?? landmark.tagName);
    const faults = [
      ...(all('main').length === 1 ? [] : ['not one main']),
      ...(all('h1').length === 1 ? [] : ['not one h1']),
      ...all('nav:not([aria-label])').map(() => 'nav without a name'),
      ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `two landmarks called ${name}`),
      ...all('button, a, summary')
        .filter((element) => text(element) === '' && !element.hasAttribute('aria-label'))
        .map((element) => `nameless ${element.outerHTML}`),
      ...all('[id]').flatMap(({ id }, index, every) =>
        every.findIndex((other) => other.id === id) === index ? [] : [`two elements with id ${id}`],
      ),
      ...all('a[href^="#"]').flatMap((link) =>
        document.getElementById((href(link) ?? '').slice(1)) === null ? [`${href(link)} leads nowhere`] : [],
      ),
      ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : []),
    ];
    return {
      route: one('main')?.dataset.pageRoute ?? null,
      language: document.documentElement.lang,
      title: document.title,
      heading: (one('h1')?.firstChild?.textContent ?? '').trim(),
      breadcrumbs: all('[data-breadcrumbs] li').map((crumb) => ({ label: text(crumb), href: href(one('a', crumb)) })),
      levels: all('[data-level]').map((level) => ({
        axis: level.dataset.level ?? '',
        options: all(':scope > ul > li, :scope > details > .panel > li', level).map(readOption),
      })),
      sidebar: sidebar === null ? null : all(':scope > ul > li', sidebar).map(readItem),
      global: all('[data-global] a').map((link) => ({ label: text(one('[data-label]', link)), href: href(link) })),
      previous: href(one('[data-previous]')),
      next: href(one('[data-next]')),
      links: [...loaded, ...scripts].filter((address): address is string => /^\/(?!\/)/.test(address ?? '')),
      faults,
    };
  });
}
