/**
 * What has no room in a bar goes into the menu behind it, the last of it first. Lists with `data-fit` wrap: what is in a row
 * below the first has no room.
 */
function fitBar(list, menu) {
  const items = [...list.children];
  const [first] = items;
  if (first === undefined) return;
  list.removeAttribute('data-fitted');
  menu.hidden = true;
  for (const item of items) item.hidden = false;
  if (list.offsetParent === null) return;
  const inRow = () => {
    const count = items.findIndex((item) => item.offsetTop >= first.offsetTop + first.offsetHeight);
    return count === -1 ? items.length : count;
  };
  menu.hidden = inRow() === items.length;
  const places = menu.querySelectorAll(':scope > ul > li');
  let count = inRow();
  const show = () => {
    for (const [index, item] of items.entries()) {
      item.hidden = index >= count;
      places[index].hidden = index < count;
    }
  };
  show();
  // A list is never narrower than the widest of its items.
  const bar = list.parentElement;
  while (count > 0 && bar.scrollWidth > bar.clientWidth) {
    menu.hidden = false;
    count -= 1;
    show();
  }
  list.setAttribute('data-fitted', '');
}

for (const list of document.querySelectorAll('header [data-fit]')) {
  const menu = list.parentElement.querySelector('[data-fit-menu]');
  const again = () => fitBar(list, menu);
  new ResizeObserver(again).observe(list.closest('header'));
  void document.fonts.ready.then(again);
}
