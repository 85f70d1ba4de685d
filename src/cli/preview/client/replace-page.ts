/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Milliseconds to wait for a new style sheet before the page is shown without it. */
const maxStyleWait = 500;

/**
 * Replaces the content of the page with a newer version. Keeps scroll positions, open `details`, selected tabs and the
 * open search.
 *
 * @param preservedElement Element of the body that is not replaced.
 */
export async function replacePage(nextDocument: Document, preservedElement: Element): Promise<void> {
  await replaceStyles(nextDocument);
  const openState = readOpenState();
  const scrollTops = [...document.querySelectorAll('#_sidebar, .outline')].map(({ scrollTop }) => scrollTop);
  const { scrollX, scrollY } = window;
  const isMenuOpen = document.querySelector('#_sidebar:popover-open') !== null;
  document.title = nextDocument.title;
  document.documentElement.lang = nextDocument.documentElement.lang;
  document.documentElement.dir = nextDocument.documentElement.dir;
  // A dialog that is removed closes, so the open search stays.
  const openDialog = document.querySelector('body > dialog[open]');
  const content = [...nextDocument.body.childNodes].filter(
    (node) => !(node instanceof HTMLScriptElement) && (openDialog === null || node.nodeName !== openDialog.nodeName),
  );
  for (const node of [...document.body.childNodes]) if (node !== preservedElement && node !== openDialog) node.remove();
  document.body.prepend(...content);
  restore(openState);
  for (const [index, element] of [...document.querySelectorAll('#_sidebar, .outline')].entries())
    element.scrollTop = scrollTops[index] ?? 0;
  if (isMenuOpen) document.querySelector<HTMLElement>('#_sidebar')?.showPopover();
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  document.dispatchEvent(new Event('docs-json-nav:replaced'));
}

async function replaceStyles(nextDocument: Document): Promise<void> {
  const findStyleSheets = (from: Document) => [
    ...from.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
  ];
  const currentSheets = findStyleSheets(document);
  const nextHrefs = findStyleSheets(nextDocument).map((link) => link.getAttribute('href') ?? '');
  const addedHrefs = nextHrefs.filter((href) => !currentSheets.some((link) => link.getAttribute('href') === href));
  const loads = addedHrefs.map((href) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    const loadEvent = new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = resolve;
    });
    document.head.append(link);
    return loadEvent;
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, maxStyleWait));
  if (loads.length > 0) await Promise.race([Promise.all(loads), timeout]);
  for (const link of currentSheets) if (!nextHrefs.includes(link.getAttribute('href') ?? '')) link.remove();
}

interface OpenState {
  readonly openByKey: ReadonlyMap<string, boolean>;
  readonly tabs: readonly number[];
}

/**
 * Reads which `details` are open and which tabs are selected. `details` are identified by title, because an edit may
 * add one. Tabs are identified by position.
 */
function readOpenState(): OpenState {
  const tabs = [...document.querySelectorAll('[role="tablist"]')].map((list) =>
    [...list.querySelectorAll(':scope > [role="tab"]')].findIndex((tab) => tab.ariaSelected === 'true'),
  );
  return { openByKey: new Map(findDetails().map(([key, details]) => [key, details.open])), tabs };
}

function restore({ openByKey, tabs }: OpenState): void {
  for (const [key, details] of findDetails()) details.open = openByKey.get(key) ?? details.open;
  for (const [index, list] of [...document.querySelectorAll('[role="tablist"]')].entries()) {
    const tab = list.querySelectorAll<HTMLElement>(':scope > [role="tab"]')[tabs[index] ?? -1];
    if (tab !== undefined && tab.ariaSelected !== 'true') tab.click();
  }
}

function findDetails(): readonly (readonly [key: string, fold: HTMLDetailsElement])[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll('details')].map((details) => {
    const summary = details.querySelector('summary');
    const title = summary?.ariaLabel ?? summary?.textContent?.trim() ?? '';
    const count = counts.get(title) ?? 0;
    counts.set(title, count + 1);
    return [`${title} ${count}`, details];
  });
}
