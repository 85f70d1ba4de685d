/*
 * Default markup of the built-in components, for themes without their own. Builds and browsers must render the same
 * nodes. Props are already normalized: `pages/built-in-components` reads the attributes that authors write.
 */

export { plainComponents } from './components/plain-components.ts';
export { createUpdate } from './components/text.tsx';
export { UiIcon, withIcon } from './components/ui-icons.tsx';
