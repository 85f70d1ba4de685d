import type { NavItem } from './types.ts';

/** Pixels between search and the switch of the appearance in a window 1440 pixels wide, a sidebar beside it. */
const room = 640;
/** What an entry takes beside its text, and a letter of it. */
const around = 26;
const letter = 7.5;

/**
 * The links of the bar. If tabs and links together are wider than a usual window, the links go into a menu: tabs say
 * where a reader is.
 *
 * @param tabs Labels of the tabs before them.
 * @param more What the menu is called.
 */
export function barLinks(links: readonly NavItem[], tabs: readonly string[], more: string): readonly NavItem[] {
  const labels = [...tabs, ...links.map(({ text }) => text)];
  const width = labels.reduce((sum, label) => sum + around + letter * label.length, 0);
  return tabs.length > 0 && links.length > 1 && width > room ? [{ text: more, items: links }] : links;
}
