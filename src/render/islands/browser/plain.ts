import { plainComponents } from '../../components/plain-components.ts';
import { createIslands } from './create-islands.ts';

/** Hydrates islands of the plain theme. */
export const startIsland = createIslands(plainComponents);
