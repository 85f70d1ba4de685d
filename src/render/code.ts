/* Code in pages, which runs in a context of its own, and modules as they are parsed. */

export { ParsedFiles } from './code/modules.ts';
export { parseTypedModule } from './code/typed-module.ts';
