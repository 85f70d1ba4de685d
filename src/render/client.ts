/// <reference lib="dom" />

import { followColorScheme, startDiagrams } from './client/diagrams.ts';
import { fitBars } from './client/fit-bars.ts';
import { makeOverflowFocusable } from './client/focusable-overflow.ts';
import { startIslands } from './client/islands.ts';
import { onMenuClick, onMenuKey } from './client/menus.ts';
import { hideClosedNotices, onNoticeClick } from './client/notices.ts';
import { scrollSidebarToPage } from './client/sidebar.ts';
import { showCurrentTab } from './client/tab-row.ts';
import { onTabClick, onTabKey, onTabSelect, revealElement, revealPanel, startTabs } from './client/tabs.ts';
import { onUpdateFilterClick, revealUpdate, startUpdates } from './client/updates.ts';
import { onViewClick, startViews } from './client/views.ts';
import { recall, remember } from './client/visit-storage.ts';
import { onImageClick } from './client/zoom.ts';

declare global {
  interface Window {
    docsJsonNavPages?: boolean;
  }
}

/**
 * Starts the script of all pages: components (tabs, views, updates, copy buttons, long code, tooltips, images, islands, diagrams)
 * and the page itself (menus, notices, bars, sidebar). Pages are readable without scripts. Other scripts are loaded when a
 * page needs them.
 *
 * Uses event delegation and a mutation observer, so that content works too if a router adds it later.
 */
function start(): void {
  if (window.docsJsonNavPages) return;
  window.docsJsonNavPages = true;
  document.addEventListener('click', (event) => {
    onTabClick(event);
    onViewClick(event);
    onUpdateFilterClick(event);
    onMoreClick(event);
    onMenuClick(event);
    onNoticeClick(event);
    onImageClick(event);
    onAccordionClick(event);
    void onCopyClick(event);
  });
  document.addEventListener('keydown', (event) => {
    onTabKey(event);
    closeTooltip(event);
    onMenuKey(event);
  });
  document.addEventListener('change', onTabSelect);
  document.addEventListener('beforematch', ({ target }) => {
    if (target instanceof Element && target.matches('.djn-panel')) revealPanel(target);
  });
  for (const type of ['pointerover', 'focusin'] as const) document.addEventListener(type, positionTooltip);
  // The sidebar may be a menu that is hidden until the reader opens it.
  document.addEventListener('toggle', scrollSidebarToPage, { capture: true });
  let lastUrl = location.href;
  const onNavigation = (): void => {
    lastUrl = location.href;
    followHash();
  };
  addEventListener('hashchange', onNavigation);
  const updatePage = (): void => {
    startViews();
    startUpdates();
    startIslands();
    startDiagrams();
    makeOverflowFocusable();
    scrollSidebarToPage();
    startTabs();
    startEndpointTools();
    fitBars();
    showCurrentTab();
  };
  new MutationObserver(() => {
    updatePage();
    if (location.href !== lastUrl) onNavigation();
  }).observe(document.body, { childList: true, subtree: true });
  updatePage();
  hideClosedNotices();
  followColorScheme();
  followHash();
}

const elementsWithTools = new WeakSet<Element>();

/** Adds tools to endpoint pages. Other pages don't load the script of the tools. */
export function startEndpointTools(): void {
  for (const element of Array.from(document.querySelectorAll<HTMLElement>('.djn-tools[data-tools]'))) {
    if (elementsWithTools.has(element)) continue;
    elementsWithTools.add(element);
    void import('./client/endpoint/tools.ts').then(({ mountTools }) => mountTools(element, { remember, recall }));
  }
}

function followHash(): void {
  const id = decodeHash(location.hash.slice(1));
  const element = id === '' ? null : document.getElementById(id);
  if (element === null) return;
  const isClosed = element.closest('details:not([open]), .djn-panel[hidden], .djn-update[hidden]') !== null;
  revealUpdate(element);
  revealElement(element);
  if (isClosed) element.scrollIntoView();
}

/** Puts the id of an accordion that the reader opens into the URL, so that its address can be shared. */
function onAccordionClick({ target }: Event): void {
  const accordion = target instanceof Element ? target.closest('summary')?.parentElement : null;
  if (accordion?.matches('.djn-accordion[id]:not([open])')) history.replaceState(history.state, '', `#${accordion.id}`);
}

function positionTooltip({ target }: Event): void {
  const tooltip = target instanceof Element ? target.closest('.djn-tooltip') : null;
  const tip = tooltip?.querySelector<HTMLElement>('.djn-tooltip-tip');
  if (!tooltip || !tip) return;
  tooltip.removeAttribute('data-closed');
  tip.style.translate = '';
  const { left, right } = tip.getBoundingClientRect();
  const viewportWidth = document.documentElement.clientWidth;
  const shift = left < 8 ? 8 - left : Math.min(0, viewportWidth - 8 - right);
  if (shift !== 0) tip.style.translate = `${shift}px`;
}

function closeTooltip({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const tooltip of document.querySelectorAll('.djn-tooltip:is(:hover, :focus-within)')) {
    tooltip.setAttribute('data-closed', '');
  }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

// Server rendering imports this module too, but has no `document`.
if (typeof document !== 'undefined') start();

/**
 * Copies the URL of a link to a title, field or update, or the `data-copy` of a button, or if that is empty, the code
 * block around the button.
 */
export async function onCopyClick({ target }: Event): Promise<void> {
  const button =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-copy], .djn-anchor, .djn-member-link > a, a.djn-update-label')
      : null;
  if (button === null) return;
  const text =
    button instanceof HTMLAnchorElement
      ? button.href
      : button.dataset.copy || (button.closest('.djn-code')?.querySelector('pre')?.textContent ?? '');
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The browser doesn't permit copying, so the button shows no confirmation.
    return;
  }
  button.dataset.done = '';
  setTimeout(() => delete button.dataset.done, 1500);
}

export function onMoreClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('.djn-code-more') : null;
  const block = button?.closest('.djn-code-long');
  if (!button || !block) return;
  button.setAttribute('aria-expanded', String(block.toggleAttribute('data-open')));
}
