/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { keep, kept } from './visit.ts';

/** The tabs of a list, and the panels beside it in the same order. */
function partsOf(list: Element): { readonly tabs: readonly HTMLElement[]; readonly panels: readonly Element[] } {
  return {
    tabs: Array.from(list.querySelectorAll<HTMLElement>(':scope > [role="tab"]')),
    panels: Array.from(list.parentElement?.querySelectorAll(':scope > .djn-panel') ?? []),
  };
}

/** Shows one panel of a list of tabs. */
function show(list: Element, index: number): void {
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

/** Shows a panel, and in lists with a tab of the same words the one that they name. The page does not jump. */
function choose(tab: HTMLElement): void {
  const list = tab.closest('[role="tablist"]');
  if (list === null) return;
  const before = list.getBoundingClientRect().top;
  show(list, partsOf(list).tabs.indexOf(tab));
  const words = wordsOf(tab);
  if (list.parentElement?.matches('[data-sync]')) {
    keep('tabs', [words, ...keptTabs().filter((one) => one !== words)].slice(0, mostKept));
    for (const other of document.querySelectorAll('[data-sync] > .djn-tablist')) {
      const index = other === list ? -1 : partsOf(other).tabs.findIndex((each) => wordsOf(each) === words);
      if (index !== -1) show(other, index);
    }
  }
  window.scrollBy({ top: list.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Tabs that readers have chosen, the latest first: other pages of their visit show those too. */
const mostKept = 20;
const arranged = new WeakSet<Element>();

function keptTabs(): string[] {
  const tabs = kept<unknown>('tabs');
  return Array.isArray(tabs) ? tabs.filter((tab) => typeof tab === 'string') : [];
}

/** Shows in the lists that have come into the page what readers have chosen on others. */
export function arrangeChoices(): void {
  const lists = Array.from(document.querySelectorAll('[data-sync] > .djn-tablist')).filter(
    (list) => !arranged.has(list),
  );
  if (lists.length === 0) return;
  const chosen = keptTabs();
  for (const list of lists) {
    arranged.add(list);
    const words = partsOf(list).tabs.map(wordsOf);
    const tab = chosen.find((one) => words.includes(one));
    if (tab !== undefined) show(list, words.indexOf(tab));
  }
}

function wordsOf(tab: Element): string {
  return tab.textContent?.trim() ?? '';
}

/** A click on a tab. */
export function onTabClick({ target }: Event): void {
  const tab = target instanceof Element ? target.closest<HTMLElement>('.djn-tablist > [role="tab"]') : null;
  if (tab !== null) choose(tab);
}

/** A choice in a list that stands for tabs. */
export function onChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || !target.matches('.djn-select')) return;
  if (target.parentElement !== null) show(target.parentElement, target.selectedIndex);
}

/** Arrows, Home and End move between the tabs of a list (WAI-ARIA, "Tabs"). */
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
  choose(next);
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Opens whatever hides an element: panels of tabs, accordions. */
export function reveal(element: Element): void {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
    if (at.matches('.djn-panel[hidden]')) revealPanel(at);
  }
}

/** A panel that a search within the page has found, or an address leads into. */
export function revealPanel(panel: Element): void {
  const list = panel.parentElement?.querySelector(':scope > .djn-tablist');
  if (list) show(list, partsOf(list).panels.indexOf(panel));
}
