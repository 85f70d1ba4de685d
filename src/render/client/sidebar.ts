/// <reference lib="dom" />

/** The entry that was last scrolled into view. */
let known: Element | undefined;

/** Scrolls the sidebar entry of the current page into view, once per page. The page itself doesn't scroll. */
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

/** Nearest scrollable ancestor below `<body>`; `undefined` if the entry is hidden or nothing overflows. */
function frameOf(entry: Element): Element | undefined {
  if (entry.getClientRects().length === 0) return undefined;
  for (let around = entry.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    const isLonger = around.scrollHeight > around.clientHeight;
    if (isLonger && /^(?:auto|scroll)$/.test(getComputedStyle(around).overflowY)) return around;
  }
  return undefined;
}
