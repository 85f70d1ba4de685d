/* The search of a built site. */

export { lunrLanguages } from './search/lunr-languages.ts';
export { searchFiles } from './search/search-files.ts';
