import { plainComponents } from '../../render/components.ts';
import { createIslands } from '../../render/islands.ts';
import { Heading } from './page-components.tsx';

export const startIsland = createIslands({ ...plainComponents, Heading });
