import { plainComponents } from '../../render/components.ts';
import { createIslands } from '../../render/islands.ts';
import { Badge, Heading } from './page-components.tsx';

/** For pages rendered with `createVitePressTheme`. */
export const startIsland = createIslands({ ...plainComponents, Badge, Heading });
