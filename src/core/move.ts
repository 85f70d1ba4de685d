/* Edits that keep a site's links and navigation right when its files are renamed. */

export { moveFiles } from './move/move-files.ts';
export type { FileMove } from './move/moves.ts';
