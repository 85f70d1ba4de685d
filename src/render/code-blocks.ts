/* Blocks of code: languages, colors, lines. */

export { createHighlight, isColored } from './code-blocks/highlighter.ts';
export { languageTitle } from './code-blocks/languages.ts';
export { isLong, longBlock } from './code-blocks/long-block.ts';
export { type LineClasses, writeLines } from './code-blocks/write-lines.ts';
