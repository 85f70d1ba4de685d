import { plainComponents } from '../../kit/dialect/components/plain-components.ts';
import { createIslands } from '../../kit/dialect/islands/browser/create-islands.ts';
import { Aside } from './page-components.tsx';

/** For pages that `createDocusaurusTheme` has written. */
export const startIsland = createIslands({ ...plainComponents, Aside });
