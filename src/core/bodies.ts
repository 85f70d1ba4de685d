/* What pages say below their front matter: headings and their ids, imports, snippets. `readBodies` of `pipeline.ts` reads them. */

export { titleIds } from './bodies/components.ts';
export { HeadingIds, type HeadingText, headingText, markHeadingIds, unmarkHeadingIds } from './bodies/heading.ts';
export { importPaths, isPath, snippetPath, snippetPlaces } from './bodies/import-paths.ts';
export type { ParsedBodies } from './bodies/read-bodies.ts';
