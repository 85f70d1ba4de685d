import { plainComponents } from '../../render/components/plain-components.ts';
import { createIslands } from '../../render/islands/browser/create-islands.ts';
import { Aside } from './page-components.tsx';

/** For pages that `createRspressTheme` has written. */
export const startIsland = createIslands({ ...plainComponents, Aside });
