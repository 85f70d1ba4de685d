import { plainComponents } from '../../render/components.ts';
import { createIslands } from '../../render/islands.ts';
import { Heading } from './page-components.tsx';

/** For pages rendered with `createStarlightTheme`. */
export const startIsland = createIslands({ ...plainComponents, Heading });
