/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

const storageKey = 'docs-json-nav:view';

/** On pages with several views, adds buttons above the first view and shows the remembered view. */
export function startViews(): void {
  if (document.querySelector('.djn-view') === null || document.querySelector('.djn-view-choice') !== null) return;
  // Uses `Array.from` instead of spread syntax, because Docusaurus's Babel settings only support spreading arrays.
  const views = Array.from(document.querySelectorAll<HTMLElement>('.djn-view'));
  const names = Array.from(new Set(views.map((view) => view.dataset.view ?? '')));
  const [firstView] = views;
  if (firstView === undefined || names.length < 2) return;
  const bar = document.createElement('div');
  bar.className = 'djn-view-choice';
  bar.setAttribute('role', 'group');
  for (const name of names) {
    const title = views.find((view) => view.dataset.view === name)?.querySelector('.djn-view-title');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'djn-button';
    button.dataset.choice = name;
    // Copies the title with its icon.
    button.append(...Array.from(title?.childNodes ?? [], (node) => node.cloneNode(true)));
    bar.append(button);
  }
  firstView.before(bar);
  const rememberedView = readRememberedView();
  showView(names.includes(rememberedView) ? rememberedView : (firstView.dataset.view ?? ''));
}

function showView(name: string): void {
  for (const view of document.querySelectorAll<HTMLElement>('.djn-view')) view.hidden = view.dataset.view !== name;
  for (const button of document.querySelectorAll<HTMLElement>('.djn-view-choice [data-choice]')) {
    button.setAttribute('aria-pressed', String(button.dataset.choice === name));
  }
}

export function onViewClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
  const name = button?.dataset.choice;
  if (name === undefined) return;
  showView(name);
  try {
    localStorage.setItem(storageKey, name);
  } catch {
    // Without storage, the choice only applies to this page.
  }
}

function readRememberedView(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}
