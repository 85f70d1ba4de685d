/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

const buttonSelector = '[data-search]';

/** Opens the search dialog on a click of its button, on `/` and on Ctrl+K. */
export function listenForSearch(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(buttonSelector) : null;
    if (button !== null) openSearch(button);
  });
  document.addEventListener('keydown', onKeyDown);
}

/** Writes the shortcut of the reader's computer on the button. */
export function labelSearchShortcut(): void {
  if (!/Mac|iP(?:hone|ad)/.test(navigator.platform)) return;
  for (const key of document.querySelectorAll('.search-button kbd')) key.textContent = '⌘ K';
}

function onKeyDown(event: KeyboardEvent): void {
  const isTyping =
    event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
  const isSearchKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
  if (!isSearchKey && (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey)) return;
  const button = document.querySelector<HTMLElement>(buttonSelector);
  if (button === null) return;
  event.preventDefault();
  openSearch(button);
}

/** Loads the dialog's code the first time. The reader can type before it is loaded. */
function openSearch(button: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
  if (dialog === null || dialog.open) return;
  dialog.showModal();
  dialog.querySelector('input')?.select();
  void import('./search-dialog.ts').then(({ initSearchDialog }) =>
    initSearchDialog(dialog, button.dataset.search ?? ''),
  );
}
