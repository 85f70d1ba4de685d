import type { ThemeComponents } from '../component-props.ts';
import * as boxes from './boxes.tsx';
import * as sections from './sections.tsx';
import * as text from './text.tsx';

/**
 * Default components in semantic HTML, for themes that don't define their own. `styles/` contains their CSS, and
 * `client/` their scripts.
 */
export const plainComponents: ThemeComponents = { ...boxes, ...sections, ...text };
