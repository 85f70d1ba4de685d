/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Where the choice is kept among the pages of a site. */
const storage = 'docs-json-nav:view';

/** Puts buttons above the first view of a page that has several, and shows the views of one name. */
export function arrangeViews(): void {
  if (document.querySelector('.djn-view') === null || document.querySelector('.djn-view-choice') !== null) return;
  // Not by `...`: Docusaurus has Babel take what follows that for an array, here and below.
  const views = Array.from(document.querySelectorAll<HTMLElement>('.djn-view'));
  const names = Array.from(new Set(views.map((view) => view.dataset.view ?? '')));
  const [first] = views;
  if (first === undefined || names.length < 2) return;
  const bar = document.createElement('div');
  bar.className = 'djn-view-choice';
  bar.setAttribute('role', 'group');
  for (const name of names) {
    const title = views.find((view) => view.dataset.view === name)?.querySelector('.djn-view-title');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'djn-button';
    button.dataset.choice = name;
    // The title with its icon, as the author wrote it.
    button.append(...Array.from(title?.childNodes ?? [], (node) => node.cloneNode(true)));
    bar.append(button);
  }
  first.before(bar);
  const kept = readKept();
  showView(names.includes(kept) ? kept : (first.dataset.view ?? ''));
}

/** Shows the views of a name, and hides the others. */
function showView(name: string): void {
  for (const view of document.querySelectorAll<HTMLElement>('.djn-view')) view.hidden = view.dataset.view !== name;
  for (const button of document.querySelectorAll<HTMLElement>('.djn-view-choice [data-choice]')) {
    button.setAttribute('aria-pressed', String(button.dataset.choice === name));
  }
}

/** A click on one of the buttons. */
export function onViewClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
  const name = button?.dataset.choice;
  if (name === undefined) return;
  showView(name);
  try {
    localStorage.setItem(storage, name);
  } catch {
    // The browser keeps nothing: the choice holds for this page.
  }
}

function readKept(): string {
  try {
    return localStorage.getItem(storage) ?? '';
  } catch {
    return '';
  }
}
