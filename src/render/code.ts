/* Code in pages, which runs in a context of its own. */

export { ParsedFiles } from './code/modules.ts';
