/* Formulas. */

export { createMathWriter } from './math/write-math.ts';
