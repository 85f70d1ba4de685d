/* Page code, which runs in a separate context, and parsed modules. */

export { ParsedFiles } from './code/modules.ts';
export { parseTypedModule } from './code/typed-module.ts';
