/* Limits of pages that are rendered. Lengths are in UTF-16 units. */

/** Nesting of components, far above that of real pages. */
export const maxComponentDepth = 100;
/** Times that a file may include itself: a file that takes children may be nested in itself. */
export const maxSelfDepth = 4;
/** Nesting of elements. Deeper ones could overflow the stack in a regular expression, which crashes Node. */
export const maxElementDepth = 200;
/** Nesting of code, below the depth at which recursive walkers overflow the stack. */
export const maxCodeDepth = 1000;
/** Tags without a counterpart. A page with more is parsed as plain Markdown. */
export const maxUnmatchedTags = 60;
/** Longer code blocks have no colors: most are data, and highlighting them would take seconds. */
export const maxHighlightedLength = 200_000;
export const maxHighlightedLineLength = 5000;
/** Lines in a range such as `{1-20}` of a code block. A larger range is a typo. */
export const maxLineRange = 100_000;
