/* The search of a built site. */

export { searchFiles } from './search/search-files.ts';
