import { plainComponents } from '../../render/components/plain-components.ts';
import { createIslands } from '../../render/islands/browser/create-islands.ts';
import { Aside, Badge, Heading } from './page-components.tsx';

/** For pages that `createVitePressTheme` has written. */
export const startIsland = createIslands({ ...plainComponents, Aside, Badge, Heading });
