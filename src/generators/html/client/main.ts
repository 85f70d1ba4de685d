/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import '../../../render/client.ts';
import { labelSearchShortcut, listenForSearch } from '../../search/search-button.ts';
import { fillSidebar } from './sidebar.ts';

/* Script of every page: color scheme, "On this page", long sidebars and search. */

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-theme-button]') !== null) switchTheme();
  // Closes the menu on phones. Otherwise the menu would cover a heading on the same page that the link refers to.
  if (target.closest('#_sidebar a') !== null)
    document.querySelector<HTMLElement>('#_sidebar:popover-open')?.hidePopover();
}

function switchTheme(): void {
  const root = document.documentElement;
  const theme = root.classList.contains('dark') ? 'light' : 'dark';
  root.classList.toggle('dark', theme === 'dark');
  root.dataset.theme = theme;
  try {
    localStorage.setItem('docs-json-nav:theme', theme);
  } catch {
    // Without storage, the choice lasts until the next page.
  }
}

/** Highlights the section in view in "On this page". */
function highlightCurrentSection(): void {
  // Position of a heading after a click on its link. A few pixels more allow for rounding.
  const headerOffset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8;
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.outline a')];
  const headings = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    // Headings in closed tabs and in updates that a filter hides have no position.
    return heading === null || heading.getClientRects().length === 0 ? [] : [{ link, heading }];
  });
  const isPassed = (heading: Element): boolean => heading.getBoundingClientRect().top < headerOffset;
  const current = isAtEnd ? headings.at(-1) : (headings.findLast(({ heading }) => isPassed(heading)) ?? headings[0]);
  for (const link of links) link.classList.toggle('current', link === current?.link);
  current?.link.scrollIntoView({ block: 'nearest' });
}

function initializePage(): void {
  labelSearchShortcut();
  void fillSidebar();
  highlightCurrentSection();
}

document.addEventListener('click', onClick);
listenForSearch();
document.addEventListener('scroll', highlightCurrentSection, { passive: true });
initializePage();
// The preview sends this event after it has replaced the page with a newer version.
document.addEventListener('docs-json-nav:replaced', initializePage);
