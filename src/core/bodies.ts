/*
 * Page bodies: the text below the front matter.
 *
 * In: Markdown or MDX. Out: facts without the text: links, heading ids, imports, variables and syntax errors.
 * `readBodies` of `pipeline.ts` is the entry point. Code of a page is parsed, never executed. Both parsers
 * (`satteri.ts`, `remark.ts`) must give the same facts; pages on which they may differ are parsed by remark.
 */

export { wholeTextPattern } from './bodies/code.ts';
export {
  HeadingIds,
  type HeadingText,
  headingText,
  markHeadingIds,
  titleIds,
  unmarkHeadingIds,
} from './bodies/heading.ts';
export { findImportedFile, importPaths, isFileSpecifier, snippetLocations } from './bodies/imports.ts';
export { closesFormula, opensFormula } from './bodies/math.ts';
export type { BodyCache } from './bodies/read-bodies.ts';
export { loadTreeParser, type TreeParser } from './bodies/satteri.ts';
export { idForRule, idsForRule, type SlugRule, slug } from './bodies/slugs.ts';
