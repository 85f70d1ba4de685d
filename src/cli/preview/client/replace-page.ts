/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Milliseconds to wait for a new style sheet before the page is shown without it. */
const maxStyleWait = 500;

/**
 * Replaces the content of the page with a newer version. Keeps scroll positions, open `details` and selected tabs.
 *
 * @param kept Element of the body that is not replaced.
 */
export async function replacePage(next: Document, kept: Element): Promise<void> {
  await replaceStyles(next);
  const opened = openedParts();
  const scrolled = [...document.querySelectorAll('#sidebar, .outline')].map(({ scrollTop }) => scrollTop);
  const { scrollX, scrollY } = window;
  const isMenuOpen = document.querySelector('#sidebar:popover-open') !== null;
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  document.documentElement.dir = next.documentElement.dir;
  const content = [...next.body.childNodes].filter((node) => !(node instanceof HTMLScriptElement));
  document.body.replaceChildren(...content, kept);
  restore(opened);
  for (const [index, element] of [...document.querySelectorAll('#sidebar, .outline')].entries())
    element.scrollTop = scrolled[index] ?? 0;
  if (isMenuOpen) document.querySelector<HTMLElement>('#sidebar')?.showPopover();
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  document.dispatchEvent(new Event('docs-json-nav:replaced'));
}

async function replaceStyles(next: Document): Promise<void> {
  const sheets = (from: Document) => [...from.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const present = sheets(document);
  const wanted = sheets(next).map((link) => link.getAttribute('href') ?? '');
  const added = wanted.filter((href) => !present.some((link) => link.getAttribute('href') === href));
  const loads = added.map((href) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    const loaded = new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = resolve;
    });
    document.head.append(link);
    return loaded;
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, maxStyleWait));
  if (loads.length > 0) await Promise.race([Promise.all(loads), timeout]);
  for (const link of present) if (!wanted.includes(link.getAttribute('href') ?? '')) link.remove();
}

interface OpenedParts {
  readonly folds: ReadonlyMap<string, boolean>;
  readonly tabs: readonly number[];
}

/**
 * Reads which `details` are open and which tabs are selected. `details` are identified by title, because an edit may
 * add one. Tabs are identified by position.
 */
function openedParts(): OpenedParts {
  const tabs = [...document.querySelectorAll('[role="tablist"]')].map((list) =>
    [...list.querySelectorAll(':scope > [role="tab"]')].findIndex((tab) => tab.ariaSelected === 'true'),
  );
  return { folds: new Map(folds().map(([key, each]) => [key, each.open])), tabs };
}

function restore({ folds: opened, tabs }: OpenedParts): void {
  for (const [key, fold] of folds()) fold.open = opened.get(key) ?? fold.open;
  for (const [index, list] of [...document.querySelectorAll('[role="tablist"]')].entries()) {
    const tab = list.querySelectorAll<HTMLElement>(':scope > [role="tab"]')[tabs[index] ?? -1];
    if (tab !== undefined && tab.ariaSelected !== 'true') tab.click();
  }
}

function folds(): readonly (readonly [key: string, fold: HTMLDetailsElement])[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll('details')].map((fold) => {
    const summary = fold.querySelector('summary');
    const title = summary?.ariaLabel ?? summary?.textContent?.trim() ?? '';
    const count = counts.get(title) ?? 0;
    counts.set(title, count + 1);
    return [`${title} ${count}`, fold];
  });
}
