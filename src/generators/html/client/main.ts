/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import '../../../render/client.ts';
import { fillSidebar } from './sidebar.ts';

/* Script of every page: color scheme, "On this page", long sidebars, and the search, which is loaded on demand. */

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-theme-button]') !== null) switchTheme();
  const button = target.closest<HTMLElement>('[data-search]');
  if (button !== null) openSearch(button);
  // Closes the menu on phones. Otherwise the menu would cover a heading on the same page that the link refers to.
  if (target.closest('#sidebar a') !== null)
    document.querySelector<HTMLElement>('#sidebar:popover-open')?.hidePopover();
}

function onKeyDown(event: KeyboardEvent): void {
  const isTyping =
    event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
  const isSearchKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
  if (!isSearchKey && (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey)) return;
  const button = document.querySelector<HTMLElement>('[data-search]');
  if (button === null) return;
  event.preventDefault();
  openSearch(button);
}

function openSearch(button: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
  if (dialog === null || dialog.open) return;
  dialog.showModal();
  void import('../../search/search-dialog.ts').then(({ startSearch }) =>
    startSearch(dialog, button.dataset.search ?? ''),
  );
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
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.outline a')];
  const headerOffset = 120;
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
  const headingOf = (link: HTMLAnchorElement) => document.getElementById(decodeURIComponent(link.hash.slice(1)));
  // Headings in closed tabs and in updates that a filter hides have no position.
  const visibleLinks = links.filter((link) => (headingOf(link)?.getClientRects().length ?? 0) > 0);
  const passedLinks = visibleLinks.filter((link) => {
    const heading = headingOf(link);
    return heading !== null && heading.getBoundingClientRect().top < headerOffset;
  });
  const currentLink = isAtEnd ? visibleLinks.at(-1) : (passedLinks.at(-1) ?? visibleLinks[0]);
  for (const link of links) link.classList.toggle('current', link === currentLink);
  currentLink?.scrollIntoView({ block: 'nearest' });
}

function initializePage(): void {
  if (/Mac|iP(?:hone|ad)/.test(navigator.platform)) {
    for (const key of document.querySelectorAll('.search-button kbd')) key.textContent = '⌘ K';
  }
  void fillSidebar();
  highlightCurrentSection();
}

document.addEventListener('click', onClick);
document.addEventListener('keydown', onKeyDown);
let isFrameRequested = false;
document.addEventListener(
  'scroll',
  () => {
    if (isFrameRequested) return;
    isFrameRequested = true;
    requestAnimationFrame(() => {
      isFrameRequested = false;
      highlightCurrentSection();
    });
  },
  { passive: true },
);
initializePage();
// The preview sends this event after it has replaced the page with a newer version.
document.addEventListener('docs-json-nav:replaced', initializePage);
