/// <reference lib="dom" />

const movingKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);

/** Finds open menus. Called on each event, because a router can add menus at any time. */
function openMenus(): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
}

/** Closes a menu when the reader clicks a link in the menu, or anything outside the menu. */
export function onMenuClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  for (const menu of openMenus()) if (!menu.contains(target) || target.closest('a') !== null) menu.open = false;
}

/** Escape closes menus. Arrow keys, Home and End open a menu and move between its links. */
export function onMenuKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof Element)) return;
  if (key === 'Escape') {
    for (const menu of openMenus()) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    }
    return;
  }
  const menu = target.closest<HTMLDetailsElement>('details[data-menu]');
  if (menu === null || !movingKeys.has(key)) return;
  event.preventDefault();
  menu.open = true;
  const links = [...menu.querySelectorAll('a')].filter((link) => link.getClientRects().length > 0);
  const current = target.closest('a');
  const at = current === null ? -1 : links.indexOf(current);
  const last = links.length - 1;
  const next = new Map([
    ['ArrowUp', at === -1 ? last : Math.max(0, at - 1)],
    ['ArrowDown', Math.min(at + 1, last)],
    ['Home', 0],
    ['End', last],
  ]);
  links[next.get(key) ?? at]?.focus();
}
