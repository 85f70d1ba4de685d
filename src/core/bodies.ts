/* What pages say below their front matter: headings and their ids, imports, snippets. `body-reader.ts` reads it. */

export { titleIds } from './bodies/components.ts';
export { type HeadingText, headingText, markHeadingIds, unmarkHeadingIds } from './bodies/heading.ts';
export { HeadingIds } from './bodies/heading-ids.ts';
export { importPaths, isPath } from './bodies/import-paths.ts';
export { snippetPlaces } from './bodies/snippet-file.ts';
