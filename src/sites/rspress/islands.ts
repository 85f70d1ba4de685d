import { plainComponents } from '../../render/components.ts';
import { createIslands } from '../../render/islands.ts';
import { Aside } from './page-components.tsx';

/** For pages that `createRspressTheme` has written. */
export const startIsland = createIslands({ ...plainComponents, Aside });
