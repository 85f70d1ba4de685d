import { plainComponents } from '../../components/plain-components.ts';
import { createIslands } from './create-islands.ts';

/** For pages that the plain theme has written. */
export const startIsland = createIslands(plainComponents);
