/*
 * Code of pages. Takes the text of pages, snippets and modules; produces parsed files, and values and exports for one
 * page. Code runs with a time limit in a separate `node:vm` context, which isn't a security boundary. Never here:
 * HTML, or a file that is read other than through `PageLookup`.
 */

export { ParsedFiles } from './code/modules.ts';
export { parseTypedModule } from './code/typed-module.ts';
