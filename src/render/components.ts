/* Components that pages use. */

export { plainComponents } from './components/plain-components.ts';
export { Sign } from './components/signs.tsx';
export { ownUpdate } from './components/updates.tsx';
export { withIcon } from './components/with-icon.ts';
