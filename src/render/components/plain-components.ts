import type { ThemeComponents } from '../component-props.ts';
import * as boxes from './boxes.tsx';
import * as choices from './choices.tsx';
import * as words from './words.tsx';

/**
 * Every component in semantic HTML that needs no theme: what a theme leaves out is written by these. Their looks are in
 * `styles/`, and what a script adds to them is in `client/`.
 */
export const plainComponents: ThemeComponents = { ...boxes, ...choices, ...words };
