/* Icons of pages and the navigation. */

export { iconNames } from './icons/icon-sets.ts';
export { iconClasses, iconStyles, parentIconClasses } from './icons/icon-styles.ts';
export { isMonochrome } from './icons/monochrome.ts';
export { type NavigationIcons, navigationIcons } from './icons/navigation-icons.ts';
export { createIconWriter } from './icons/write-icon.ts';
