import { plainComponents } from '../../components/plain-components.ts';
import { createIslands } from './create-islands.ts';

/** Starts islands on pages of the plain theme. */
export const startIsland = createIslands(plainComponents);
