/*
 * Parses, compiles and runs the code of pages, snippets and modules. Code runs with a time limit in a separate
 * `node:vm` context, which isn't a security boundary. Must not write HTML, or read files other than through
 * `PageLookup`.
 */

export { ParsedFiles } from './code/modules.ts';
export { parseTypedModule } from './code/typed-module.ts';
