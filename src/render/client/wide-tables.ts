/// <reference lib="dom" />

const followed = new WeakSet<Element>();

/**
 * Lets the keyboard scroll tables that are wider than their page: such a table can be focused as long as it is wider.
 * Generators scroll the table itself or the element around it.
 */
export function arrangeWideTables(): void {
  for (const table of Array.from(document.querySelectorAll('table'))) {
    const around = table.parentElement;
    if (followed.has(table) || around === null) continue;
    followed.add(table);
    const observer = new ResizeObserver(() => {
      letFocus(table);
      letFocus(around);
    });
    observer.observe(table);
    observer.observe(around);
  }
}

/** A `tabindex` of others stays as it is. */
function letFocus(element: HTMLElement): void {
  const isOurs = element.dataset.scrolled !== undefined;
  if (isScrolled(element)) {
    if (isOurs || element.hasAttribute('tabindex')) return;
    element.dataset.scrolled = '';
    element.tabIndex = 0;
  } else if (isOurs) {
    delete element.dataset.scrolled;
    element.removeAttribute('tabindex');
  }
}

function isScrolled(element: HTMLElement): boolean {
  return element.scrollWidth > element.clientWidth && /^(?:auto|scroll)$/.test(getComputedStyle(element).overflowX);
}
