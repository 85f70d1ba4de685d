import { plainComponents } from '../../render/components/plain-components.ts';
import { createIslands } from '../../render/islands/browser/create-islands.ts';
import { Aside, Heading } from './page-components.tsx';

/** For pages that `createStarlightTheme` has written. */
export const startIsland = createIslands({ ...plainComponents, Aside, Heading });
