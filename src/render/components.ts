/*
 * Markup of the built-in components, for themes without their own. Takes normalized props; produces Preact nodes, the same
 * in a build and in a browser. Never here: attributes as authors write them, which `pages/built-in-components` reads.
 */

export { plainComponents } from './components/plain-components.ts';
export { createUpdate } from './components/text.tsx';
export { UiIcon, withIcon } from './components/ui-icons.tsx';
