/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { recall, remember } from './visit-storage.ts';

function tabsAndPanels(list: Element): { readonly tabs: readonly HTMLElement[]; readonly panels: readonly Element[] } {
  return {
    tabs: Array.from(list.querySelectorAll<HTMLElement>(':scope > [role="tab"]')),
    panels: Array.from(list.parentElement?.querySelectorAll(':scope > .djn-panel') ?? []),
  };
}

function showPanel(list: Element, index: number): void {
  const { tabs, panels } = tabsAndPanels(list);
  for (const [tabIndex, tab] of tabs.entries()) {
    tab.setAttribute('aria-selected', String(tabIndex === index));
    if (tabIndex === index) tab.removeAttribute('tabindex');
    else tab.tabIndex = -1;
  }
  const select = list.querySelector<HTMLSelectElement>(':scope > select');
  if (select !== null) select.selectedIndex = index;
  for (const [panelIndex, panel] of panels.entries()) {
    if (panelIndex === index) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}

/** Selects a tab, and tabs with the same text in all other synced lists. The tab keeps its position in the window. */
function selectTab(tab: HTMLElement): void {
  const list = tab.closest('[role="tablist"]');
  if (list === null) return;
  const previousTop = list.getBoundingClientRect().top;
  showPanel(list, tabsAndPanels(list).tabs.indexOf(tab));
  const text = tabText(tab);
  if (list.parentElement?.matches('[data-sync]')) {
    // The status of a response says nothing about other pages.
    if (!statusPattern.test(text))
      remember('tabs', [text, ...rememberedTabs().filter((item) => item !== text)].slice(0, maxRemembered));
    for (const otherList of document.querySelectorAll('[data-sync] > .djn-tablist')) {
      const index =
        otherList === list ? -1 : tabsAndPanels(otherList).tabs.findIndex((otherTab) => tabText(otherTab) === text);
      if (index !== -1) showPanel(otherList, index);
    }
  }
  window.scrollBy({ top: list.getBoundingClientRect().top - previousTop, behavior: 'instant' });
}

/** Maximum number of remembered tab titles. If a list contains several of them, the latest wins. */
const maxRemembered = 20;
const statusPattern = /^[1-5](?:\d\d|XX)$/;
const startedLists = new WeakSet<Element>();

function rememberedTabs(): string[] {
  const tabs = recall<unknown>('tabs');
  return Array.isArray(tabs) ? tabs.filter((tab) => typeof tab === 'string') : [];
}

export function startTabs(): void {
  const lists = Array.from(document.querySelectorAll('[data-sync] > .djn-tablist')).filter(
    (list) => !startedLists.has(list),
  );
  if (lists.length === 0) return;
  const rememberedTitles = rememberedTabs();
  for (const list of lists) {
    startedLists.add(list);
    const texts = tabsAndPanels(list).tabs.map(tabText);
    const title = rememberedTitles.find((item) => texts.includes(item));
    if (title !== undefined) showPanel(list, texts.indexOf(title));
  }
}

function tabText(tab: Element): string {
  return tab.textContent?.trim() ?? '';
}

export function onTabClick({ target }: Event): void {
  const tab = target instanceof Element ? target.closest<HTMLElement>('.djn-tablist > [role="tab"]') : null;
  if (tab !== null) selectTab(tab);
}

export function onTabSelect({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || !target.matches('.djn-select')) return;
  if (target.parentElement !== null) showPanel(target.parentElement, target.selectedIndex);
}

/** Moves between tabs with arrow keys, Home and End, as in the "Tabs" pattern of WAI-ARIA. */
export function onTabKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches('.djn-tablist > [role="tab"]')) return;
  if (target.parentElement === null) return;
  const { tabs } = tabsAndPanels(target.parentElement);
  const isRtl = getComputedStyle(target).direction === 'rtl';
  const currentIndex = tabs.indexOf(target);
  const targetIndexes: Readonly<Record<string, number>> = {
    ArrowRight: currentIndex + (isRtl ? -1 : 1),
    ArrowLeft: currentIndex + (isRtl ? 1 : -1),
    Home: 0,
    End: tabs.length - 1,
  };
  const targetIndex = targetIndexes[key];
  if (targetIndex === undefined) return;
  event.preventDefault();
  const nextTab = tabs[(targetIndex + tabs.length) % tabs.length];
  if (nextTab === undefined) return;
  selectTab(nextTab);
  nextTab.focus();
  nextTab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Opens the tab panels and accordions that hide an element. */
export function revealElement(element: Element): void {
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement) {
    if (ancestor instanceof HTMLDetailsElement) ancestor.open = true;
    if (ancestor.matches('.djn-panel[hidden]')) revealPanel(ancestor);
  }
}

/** Selects the tab of a hidden panel that contains the target of a page search or URL fragment. */
export function revealPanel(panel: Element): void {
  const list = panel.parentElement?.querySelector(':scope > .djn-tablist');
  if (list) showPanel(list, tabsAndPanels(list).panels.indexOf(panel));
}
