/* Built-in components and their markup. */

export { withIcon } from './classes.ts';
export { plainComponents } from './components/plain-components.ts';
export { UiIcon } from './components/signs.tsx';
export { createUpdate } from './components/words.tsx';
