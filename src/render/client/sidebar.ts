/// <reference lib="dom" />

let lastEntry: Element | undefined;

/**
 * Scrolls the sidebar to the entry of the current page, once per page. No label is cut off at the top. The page itself
 * doesn't scroll.
 */
export function scrollSidebarToPage(): void {
  const entries = Array.from(document.querySelectorAll('[aria-current="page"]')).reverse();
  const entry = entries.find((item) => item === lastEntry || scrollParent(item) !== undefined);
  const scroller = entry === undefined || entry === lastEntry ? undefined : scrollParent(entry);
  if (entry === undefined || scroller === undefined) return;
  lastEntry = entry;
  const [entryBox, scrollerBox] = [entry.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (entryBox.top >= scrollerBox.top && entryBox.bottom <= scrollerBox.bottom) return;
  scroller.scrollTop += entryBox.top - scrollerBox.top - (scrollerBox.height - entryBox.height) / 2;
  const cutBox = Array.from(scroller.querySelectorAll('a, p, summary'))
    .filter((item) => item.checkVisibility())
    .map((item) => item.getBoundingClientRect())
    .find(({ top, bottom }) => top < scrollerBox.top && bottom > scrollerBox.top);
  if (cutBox !== undefined) scroller.scrollTop -= scrollerBox.top - cutBox.top;
}

/** Returns the nearest scrollable ancestor within `<body>`; `undefined` if the entry is hidden or nothing overflows. */
function scrollParent(entry: Element): Element | undefined {
  if (entry.getClientRects().length === 0) return undefined;
  for (
    let ancestor = entry.parentElement;
    ancestor !== null && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    const isOverflowing = ancestor.scrollHeight > ancestor.clientHeight;
    if (isOverflowing && /^(?:auto|scroll)$/.test(getComputedStyle(ancestor).overflowY)) return ancestor;
  }
  return undefined;
}
