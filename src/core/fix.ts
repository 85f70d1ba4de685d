/* Changes to files that take a finding away. */

export { applyEdits, byFile, EditSet } from './fix/apply-edits.ts';
export { type Check, type Choose, type Fixed, fixSite, sureAnswer } from './fix/fix-site.ts';
