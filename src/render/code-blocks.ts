/* Code blocks: languages, colors, lines. */

export { createHighlight, isColored } from './code-blocks/highlighter.ts';
export { languageTitle } from './code-blocks/languages.ts';
export { isLong, type LineClasses, longBlock, writeLines } from './code-blocks/write-code.ts';
