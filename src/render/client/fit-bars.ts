/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** What rows with `data-fit` said when room was last made in them. */
const fitted = new WeakMap<HTMLElement, string | null>();

/** Makes room in bars: when they are new or say something else, and whenever what is beside them has another size. */
export function arrangeBars(): void {
  for (const row of document.querySelectorAll<HTMLElement>('header [data-fit]')) {
    if (fitted.get(row) === row.textContent) continue;
    if (!fitted.has(row)) follow(row);
    makeRoom(row);
  }
}

function follow(row: HTMLElement): void {
  const again = (): void => makeRoom(row);
  const observer = new ResizeObserver(again);
  for (let at: Element | null = row; at !== null && at.localName !== 'header'; at = at.parentElement) {
    for (const beside of at.parentElement?.children ?? []) if (!beside.contains(row)) observer.observe(beside);
    if (at.parentElement?.localName === 'header') observer.observe(at.parentElement);
  }
  void document.fonts.ready.then(again);
}

/** What has no room in a row goes into the menu behind it, the last of it first. Rows wrap: what is below the first has no room. */
function makeRoom(row: HTMLElement): void {
  fitted.set(row, row.textContent);
  const items = [...row.querySelectorAll<HTMLElement>(':scope > nav > ul > li')];
  const menu = row.nextElementSibling;
  const bar = row.parentElement;
  const [first] = items;
  if (first === undefined || bar === null || !(menu instanceof HTMLDetailsElement)) return;
  row.removeAttribute('data-fitted');
  menu.hidden = true;
  for (const item of items) item.hidden = false;
  if (row.offsetParent === null) return;
  const places = menu.querySelectorAll<HTMLElement>(':scope > ul > li');
  menu.hidden = inFirstRow(items) === items.length;
  let count = inFirstRow(items);
  show();
  // A row is never narrower than the widest of its items, and what is beside it may take the room of those that are gone.
  while (count > 0 && (bar.scrollWidth > bar.clientWidth || inFirstRow(items.slice(0, count)) < count)) {
    menu.hidden = false;
    count -= 1;
    show();
  }
  row.setAttribute('data-fitted', '');

  function show(): void {
    for (const [index, item] of items.entries()) {
      item.hidden = index >= count;
      const place = places[index];
      if (place !== undefined) place.hidden = index < count;
    }
  }
}

function inFirstRow(items: readonly HTMLElement[]): number {
  const [first] = items;
  if (first === undefined) return 0;
  const count = items.findIndex((item) => item.offsetTop >= first.offsetTop + first.offsetHeight);
  return count === -1 ? items.length : count;
}
