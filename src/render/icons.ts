/* Icons of pages and of the navigation. */

export { iconClasses, parentIconClasses } from './icons/icon-class.ts';
export { iconStyles } from './icons/icon-styles.ts';
export { type NavigationIcons, navigationIcons } from './icons/navigation-icons.ts';
export { isOneInk } from './icons/one-ink.ts';
export { createIconWriter } from './icons/write-icon.ts';
