/*
 * Parses the info strings of code fences, and writes highlighted lines as HTML. Must not contain the markup of a single
 * generator, or time limits, which would make the output depend on the speed of the machine.
 */

export { createCodeHighlighter, isHighlighted } from './code-blocks/highlighter.ts';
export { languageTitle } from './code-blocks/languages.ts';
export { parseCodeBlock } from './code-blocks/read-code.ts';
export { isFolded, type LineClasses, wrapFoldedBlock, writeLines } from './code-blocks/write-code.ts';
