import { plainComponents } from '../../render/components.ts';
import { createIslands } from '../../render/islands.ts';
import { Aside, Heading } from './page-components.tsx';

/** For pages that `createStarlightTheme` has written. */
export const startIsland = createIslands({ ...plainComponents, Aside, Heading });
