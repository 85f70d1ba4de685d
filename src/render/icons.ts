/*
 * Icons of pages and the navigation. Takes a name, a picture or SVG of an author; produces SVG, `<img>` or CSS from
 * installed Iconify sets. Never here: a request to the network, or an unknown icon that isn't reported.
 */

export { iconNames } from './icons/icon-sets.ts';
export { iconClasses, iconStyles, parentIconClasses } from './icons/icon-styles.ts';
export { isMonochrome } from './icons/monochrome.ts';
export { type NavigationIcons, navigationIcons } from './icons/navigation-icons.ts';
export { createIconWriter } from './icons/write-icon.ts';
