/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { recall, remember } from './visit-storage.ts';

function partsOf(list: Element): { readonly tabs: readonly HTMLElement[]; readonly panels: readonly Element[] } {
  return {
    tabs: Array.from(list.querySelectorAll<HTMLElement>(':scope > [role="tab"]')),
    panels: Array.from(list.parentElement?.querySelectorAll(':scope > .djn-panel') ?? []),
  };
}

function showPanel(list: Element, index: number): void {
  const { tabs, panels } = partsOf(list);
  for (const [at, tab] of tabs.entries()) {
    tab.setAttribute('aria-selected', String(at === index));
    if (at === index) tab.removeAttribute('tabindex');
    else tab.tabIndex = -1;
  }
  const select = list.querySelector<HTMLSelectElement>(':scope > select');
  if (select !== null) select.selectedIndex = index;
  for (const [at, panel] of panels.entries()) {
    if (at === index) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}

/** Selects a tab, and tabs with the same text in all other synced lists. The tab keeps its position in the window. */
function selectTab(tab: HTMLElement): void {
  const list = tab.closest('[role="tablist"]');
  if (list === null) return;
  const previousTop = list.getBoundingClientRect().top;
  showPanel(list, partsOf(list).tabs.indexOf(tab));
  const text = tabText(tab);
  if (list.parentElement?.matches('[data-sync]')) {
    remember('tabs', [text, ...rememberedTabs().filter((item) => item !== text)].slice(0, maxRemembered));
    for (const other of document.querySelectorAll('[data-sync] > .djn-tablist')) {
      const index = other === list ? -1 : partsOf(other).tabs.findIndex((each) => tabText(each) === text);
      if (index !== -1) showPanel(other, index);
    }
  }
  window.scrollBy({ top: list.getBoundingClientRect().top - previousTop, behavior: 'instant' });
}

/** Maximum number of remembered tab titles. If a list contains several of them, the latest wins. */
const maxRemembered = 20;
const arranged = new WeakSet<Element>();

function rememberedTabs(): string[] {
  const tabs = recall<unknown>('tabs');
  return Array.isArray(tabs) ? tabs.filter((tab) => typeof tab === 'string') : [];
}

export function startTabs(): void {
  const lists = Array.from(document.querySelectorAll('[data-sync] > .djn-tablist')).filter(
    (list) => !arranged.has(list),
  );
  if (lists.length === 0) return;
  const chosen = rememberedTabs();
  for (const list of lists) {
    arranged.add(list);
    const texts = partsOf(list).tabs.map(tabText);
    const tab = chosen.find((item) => texts.includes(item));
    if (tab !== undefined) showPanel(list, texts.indexOf(tab));
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
  const { tabs } = partsOf(target.parentElement);
  const isRtl = getComputedStyle(target).direction === 'rtl';
  const at = tabs.indexOf(target);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + (isRtl ? -1 : 1),
    ArrowLeft: at + (isRtl ? 1 : -1),
    Home: 0,
    End: tabs.length - 1,
  };
  const step = steps[key];
  if (step === undefined) return;
  event.preventDefault();
  const next = tabs[(step + tabs.length) % tabs.length];
  if (next === undefined) return;
  selectTab(next);
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Opens the tab panels and accordions that hide an element. */
export function reveal(element: Element): void {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
    if (at.matches('.djn-panel[hidden]')) revealPanel(at);
  }
}

/** Selects the tab of a hidden panel that contains the target of a page search or URL fragment. */
export function revealPanel(panel: Element): void {
  const list = panel.parentElement?.querySelector(':scope > .djn-tablist');
  if (list) showPanel(list, partsOf(list).panels.indexOf(panel));
}
