/* Built-in components and their markup. */

export { plainComponents } from './components/plain-components.ts';
export { createUpdate } from './components/text.tsx';
export { UiIcon, withIcon } from './components/ui-icons.tsx';
