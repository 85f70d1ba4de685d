/* Edits that fix findings, and the loop that applies them and checks again. */

export { applyEdits, EditSet, editsByFile } from './fix/apply-edits.ts';
export { type Check, type ChooseFix, certainFix, type FixResult, fixSite } from './fix/fix-site.ts';
