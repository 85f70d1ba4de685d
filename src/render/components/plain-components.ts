import type { ThemeComponents } from '../component-props.ts';
import * as boxes from './boxes.tsx';
import * as choices from './sections.tsx';
import * as words from './text.tsx';

/**
 * Theme-independent components in semantic HTML: the fallback for each component that a theme doesn't define. `styles/`
 * has their CSS and `client/` their scripts.
 */
export const plainComponents: ThemeComponents = { ...boxes, ...choices, ...words };
