import { plainComponents } from '../../render/components.ts';
import { createIslands } from '../../render/islands.ts';
import { Badge, Heading } from './page-components.tsx';

export const startIsland = createIslands({ ...plainComponents, Badge, Heading });
