/* Code blocks: languages, colors, lines. */

export { createHighlight, isHighlighted } from './code-blocks/highlighter.ts';
export { languageTitle } from './code-blocks/languages.ts';
export { foldedBlock, isFolded, type LineClasses, writeLines } from './code-blocks/write-code.ts';
