/// <reference lib="dom" />

import { arrangeChoices, onChoice, onTabClick, onTabKey, reveal, revealPanel } from './client/choices.ts';
import { arrangeDiagrams, followLights } from './client/diagrams.ts';
import { arrangeBars } from './client/fit-bars.ts';
import { arrangeIslands } from './client/islands.ts';
import { onMenuClick, onMenuKey } from './client/menus.ts';
import { hideClosedNotices, onNoticeClick } from './client/notices.ts';
import { arrangeScrolledParts } from './client/scrolled-parts.ts';
import { arrangeSidebar } from './client/sidebar.ts';
import { arrangeTools } from './client/tools.ts';
import { arrangeViews, onViewClick } from './client/views.ts';

declare global {
  interface Window {
    docsJsonNavPages?: boolean;
  }
}

/**
 * Brings the components of pages to life: tabs, views, copying, long blocks of code, what scrolls, tooltips, addresses
 * that lead into what is closed; and what is around them: menus, notices, bars without room for everything. In long
 * sidebars it shows the entry of the page. It listens on the document and watches what is put into it, so pages that a
 * router brings later need no call of their own.
 */
function start(): void {
  if (window.docsJsonNavPages) return;
  window.docsJsonNavPages = true;
  document.addEventListener('click', (event) => {
    onTabClick(event);
    onViewClick(event);
    onMoreClick(event);
    onMenuClick(event);
    onNoticeClick(event);
    void onCopyClick(event);
  });
  document.addEventListener('keydown', (event) => {
    onTabKey(event);
    closeTooltip(event);
    onMenuKey(event);
  });
  document.addEventListener('change', onChoice);
  document.addEventListener('beforematch', ({ target }) => {
    if (target instanceof Element && target.matches('.djn-panel')) revealPanel(target);
  });
  for (const type of ['pointerover', 'focusin'] as const) document.addEventListener(type, placeTooltip);
  let followed = location.href;
  const follow = (): void => {
    followed = location.href;
    followHash();
  };
  addEventListener('hashchange', follow);
  const arrange = (): void => {
    arrangeViews();
    arrangeIslands();
    arrangeDiagrams();
    arrangeScrolledParts();
    arrangeSidebar();
    arrangeChoices();
    arrangeTools();
    arrangeBars();
  };
  new MutationObserver(() => {
    arrange();
    if (location.href !== followed) follow();
  }).observe(document.body, { childList: true, subtree: true });
  arrange();
  hideClosedNotices();
  followLights();
  followHash();
}

function followHash(): void {
  const id = decode(location.hash.slice(1));
  const element = id === '' ? null : document.getElementById(id);
  if (element === null) return;
  const isClosed = element.closest('details:not([open]), .djn-panel[hidden]') !== null;
  reveal(element);
  if (isClosed) element.scrollIntoView();
}

/** Keeps a tip within the window. */
function placeTooltip({ target }: Event): void {
  const tooltip = target instanceof Element ? target.closest('.djn-tooltip') : null;
  const tip = tooltip?.querySelector<HTMLElement>('.djn-tooltip-tip');
  if (!tooltip || !tip) return;
  tooltip.removeAttribute('data-closed');
  tip.style.translate = '';
  const { left, right } = tip.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const shift = left < 8 ? 8 - left : Math.min(0, width - 8 - right);
  if (shift !== 0) tip.style.translate = `${shift}px`;
}

function closeTooltip({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const tooltip of document.querySelectorAll('.djn-tooltip:is(:hover, :focus-within)')) {
    tooltip.setAttribute('data-closed', '');
  }
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

// A server renders the same modules.
if (typeof document !== 'undefined') start();

/** Copies what a button stands for: its own text, or the block of code around it. */
export async function onCopyClick({ target }: Event): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  if (button === null) return;
  const text = button.dataset.copy || (button.closest('.djn-code')?.querySelector('pre')?.textContent ?? '');
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without permission nothing is copied, and nothing says that it was.
    return;
  }
  button.dataset.done = '';
  setTimeout(() => delete button.dataset.done, 1500);
}

/** Shows all of a long block of code, or its beginning again. */
export function onMoreClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('.djn-code-more') : null;
  const block = button?.closest('.djn-code-long');
  if (!button || !block) return;
  button.setAttribute('aria-expanded', String(block.toggleAttribute('data-open')));
}
