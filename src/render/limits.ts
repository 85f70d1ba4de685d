/* Limits for rendering pages. Lengths are in UTF-16 code units. */

/** Maximum nesting depth of components. Real pages have far fewer levels. */
export const maxComponentDepth = 100;
/** Maximum nesting depth of a file in itself. More than 1, because children of a snippet can use the same snippet. */
export const maxSelfDepth = 4;
/**
 * Maximum nesting depth of elements. Deeper elements could overflow the stack in a regular expression, which crashes
 * Node.
 */
export const maxElementDepth = 200;
/** Maximum nesting depth of code. Low enough that recursive walkers don't overflow the stack. */
export const maxCodeDepth = 1000;
/** Maximum number of start and end tags without a counterpart. A page with more is parsed as plain Markdown. */
export const maxUnmatchedTags = 60;
/**
 * Maximum length of a highlighted code block. Most longer blocks are data, and highlighting them would take seconds.
 */
export const maxHighlightedLength = 200_000;
export const maxHighlightedLineLength = 5000;
/** Maximum number of lines in a range such as `{1-20}` of a code block. A larger range is a typo. */
export const maxLineRange = 100_000;
