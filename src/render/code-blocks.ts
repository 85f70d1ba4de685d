/*
 * Code blocks. Takes the info string and text of a fence; produces highlighted lines and their HTML. Never here: the
 * markup of one generator, or a time limit that makes the output depend on the speed of the machine.
 */

export { createHighlight, isHighlighted } from './code-blocks/highlighter.ts';
export { languageTitle } from './code-blocks/languages.ts';
export { foldedBlock, isFolded, type LineClasses, writeLines } from './code-blocks/write-code.ts';
