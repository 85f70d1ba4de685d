/*
 * Code of pages. Takes the text of pages, snippets and modules; produces parsed files, and values and exports for one page.
 * Code runs in a separate `node:vm` context with a time limit, without further isolation. Never here: HTML, or a file
 * that is read other than through `PageLookup`.
 */

export { ParsedFiles } from './code/modules.ts';
export { parseTypedModule } from './code/typed-module.ts';
