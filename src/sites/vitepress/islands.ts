import { plainComponents } from '../../render/components.ts';
import { createIslands } from '../../render/islands.ts';
import { Aside, Badge, Heading } from './page-components.tsx';

/** For pages that `createVitePressTheme` has written. */
export const startIsland = createIslands({ ...plainComponents, Aside, Badge, Heading });
