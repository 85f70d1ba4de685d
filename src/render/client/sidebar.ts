/// <reference lib="dom" />

/** The entry that readers have been brought to. */
let known: Element | undefined;

/**
 * Brings the entry of the page into the sight of a reader who comes to it, in a sidebar that is longer than the window.
 * The page itself stays if it is, and so does the sidebar as long as the page is the same.
 */
export function arrangeSidebar(): void {
  const entries = Array.from(document.querySelectorAll('[aria-current="page"]')).reverse();
  const entry = entries.find((one) => one === known || frameOf(one) !== undefined);
  const frame = entry === undefined || entry === known ? undefined : frameOf(entry);
  if (entry === undefined || frame === undefined) return;
  known = entry;
  const [inner, outer] = [entry.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  frame.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

/** What an entry scrolls in, the page itself apart; undefined for one that is not shown or has nothing to scroll. */
function frameOf(entry: Element): Element | undefined {
  if (entry.getClientRects().length === 0) return undefined;
  for (let around = entry.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    const isLonger = around.scrollHeight > around.clientHeight;
    if (isLonger && /^(?:auto|scroll)$/.test(getComputedStyle(around).overflowY)) return around;
  }
  return undefined;
}
