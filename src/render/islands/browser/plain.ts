import { plainComponents } from '../../components/plain-components.ts';
import { createIslands } from './create-islands.ts';

/** Loaded by pages of the plain theme. */
export const startIsland = createIslands(plainComponents);
