/// <reference lib="dom" />

const storageKeyPrefix = 'docs-json-nav:closed:';

/**
 * Hides notices that the reader has closed. The name of a notice depends on its text, so a changed notice appears
 * again.
 */
export function hideClosedNotices(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(storageKeyPrefix)) hideNotice(key.slice(storageKeyPrefix.length));
  } catch {
    // Without storage, there are no closed notices to hide.
  }
}

export function onNoticeClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[data-banner] > button') : null;
  const name = button?.parentElement?.dataset.banner;
  if (name === undefined) return;
  hideNotice(name);
  try {
    localStorage.setItem(storageKeyPrefix + name, '1');
  } catch {
    // Without storage, the notice is only closed until the next page load.
  }
}

/** Hides a notice with a CSS rule, which also applies to elements that a router adds later. */
function hideNotice(name: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[data-banner="${CSS.escape(name)}"] { display: none !important; }`);
  document.adoptedStyleSheets.push(sheet);
}
