import { plainComponents } from '../../kit/dialect/components/plain-components.ts';
import { createIslands } from '../../kit/dialect/islands/browser/create-islands.ts';
import { Aside, Heading } from './page-components.tsx';

/** For pages that `createStarlightTheme` has written. */
export const startIsland = createIslands({ ...plainComponents, Aside, Heading });
