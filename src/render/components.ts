/* Built-in components and their markup. */

export { withIcon } from './classes.ts';
export { plainComponents } from './components/plain-components.ts';
export { Sign } from './components/signs.tsx';
export { ownUpdate } from './components/words.tsx';
