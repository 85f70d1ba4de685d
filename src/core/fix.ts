/* Edits that fix findings, and the loop that applies them and checks again. */

export { applyEdits, byFile, EditSet } from './fix/apply-edits.ts';
export { type Check, type Choose, type Fixed, fixSite, sureAnswer } from './fix/fix-site.ts';
