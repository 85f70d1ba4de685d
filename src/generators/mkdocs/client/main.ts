/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { GroupBehavior } from '../projection.ts';

/* Script of every page: links in titles of groups, groups that are open, and rows of tabs that the keyboard scrolls. */

/** By id of Material's checkbox. The file that contains this script declares the constant. */
declare const groupBehaviors: Readonly<Record<string, GroupBehavior>>;

/** Material's observable of pages, which emits again after instant loading has replaced the page. */
declare const document$: { readonly subscribe: (listener: () => void) => void } | undefined;

const siteUrl = (document.currentScript as HTMLScriptElement).src;

function updateGroups(): void {
  for (const label of document.querySelectorAll<HTMLLabelElement>('.md-nav__item--nested > label.md-nav__link')) {
    const behavior = groupBehaviors[label.htmlFor];
    const title = (label.textContent ?? '').replace(/\s+/g, ' ').trim();
    // A project's own `nav` has other groups at the same positions.
    if (behavior?.title === title) updateGroup(label, behavior);
  }
}

function updateGroup(label: HTMLLabelElement, behavior: GroupBehavior): void {
  const { collapsible, expanded, href, replacesFirstEntry } = behavior;
  const group = label.parentElement;
  if (!collapsible) group?.classList.add('md-nav__item--section');
  if (collapsible && expanded && label.control instanceof HTMLInputElement) label.control.checked = true;
  if (href === undefined) return;
  const link = label.querySelector('a') ?? createLink(label);
  link.href = new URL(href, siteUrl).href;
  if (replacesFirstEntry !== true) return;
  const isCurrent = link.href === location.href.replace(/[?#].*/, '');
  label.classList.toggle('md-nav__link--active', isCurrent);
  if (isCurrent) link.setAttribute('aria-current', 'page');
  const [firstEntry, ...otherEntries] = group?.querySelectorAll<HTMLElement>(':scope > nav > ul > li') ?? [];
  if (firstEntry !== undefined) firstEntry.hidden = true;
  const icon = label.querySelector<HTMLElement>('.md-nav__icon');
  if (icon !== null) icon.hidden = otherEntries.length === 0;
}

/** Moves the label's text into a link. The rest of the label still opens and closes the group. */
function createLink(label: HTMLLabelElement): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'djn-group-title';
  const isIcon = (node: ChildNode): boolean => node instanceof Element && node.matches('.md-nav__icon');
  link.append(...[...label.childNodes].filter((node) => !isIcon(node)));
  label.prepend(link);
  return link;
}

/** Makes rows of tabs focusable while they overflow, so that the keyboard can scroll them. */
function observeTabRows(): void {
  for (const row of document.querySelectorAll<HTMLElement>('.tabbed-labels')) {
    new ResizeObserver(() => {
      if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
      else row.removeAttribute('tabindex');
    }).observe(row);
  }
}

function updatePage(): void {
  updateGroups();
  observeTabRows();
}

if (typeof document$ === 'undefined') updatePage();
else document$.subscribe(updatePage);
