import type { Icon } from '../../core/site.ts';

/** The class of whatever shows an icon of the navigation. Which icon it is, a second class says. */
const shown = 'djn-nav-icon';

/**
 * The class that draws an icon: the same icon has the same class on every page, and no two icons share one.
 *
 * @returns A name that CSS takes as it is.
 */
export function iconClass({ name, library = '', style = '' }: Icon): string {
  const parts = library === '' && style === '' ? [name] : [name, library, style];
  return `djn-i-${parts.map(plain).join('__')}`;
}

/** What an entry with an icon gets as its class. If the icon cannot be drawn, nothing is shown. */
export function iconClasses(icon: Icon): string {
  return `${shown} ${iconClass(icon)}`;
}

/** The classes of an element in an entry that cannot have any: the entry has the icon. */
export function parentIconClasses(icon: Icon): string {
  return `djn-parent-icon ${iconClass(icon)}`;
}

/** Letters, digits and hyphens; anything else by its number. */
function plain(text: string): string {
  return text.replace(/[^A-Za-z\d-]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
