/*
 * Icons of pages and the navigation. Converts an icon name, a picture or SVG markup to SVG, `<img>` or CSS, with the
 * installed Iconify sets. Must not access the network. Unknown icons must be reported.
 */

export { iconNames } from './icons/icon-sets.ts';
export { iconClasses, iconStyles, parentIconClasses } from './icons/icon-styles.ts';
export { isMonochrome } from './icons/monochrome.ts';
export { type NavigationIcons, navigationIcons } from './icons/navigation-icons.ts';
export { createIconWriter } from './icons/write-icon.ts';
