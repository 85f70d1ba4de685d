/// <reference lib="dom" />

/** Before the name of a notice that a reader has closed, in the storage of the browser. */
const prefix = 'docs-json-nav:closed:';

/** Hides the notices that a reader has closed, as long as they say the same. */
export function hideClosedNotices(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) hide(key.slice(prefix.length));
  } catch {
    // A browser may refuse its storage: a notice is then closed until the next page is loaded.
  }
}

/** Closes a notice for good. */
export function onNoticeClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[data-banner] > button') : null;
  const name = button?.parentElement?.dataset.banner;
  if (name === undefined) return;
  hide(name);
  try {
    localStorage.setItem(prefix + name, '1');
  } catch {
    // See above.
  }
}

/** By a rule: it holds for what a router brings later, and leaves the elements to what has drawn them. */
function hide(name: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[data-banner="${CSS.escape(name)}"] { display: none !important; }`);
  document.adoptedStyleSheets.push(sheet);
}
