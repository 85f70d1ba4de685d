/* What has to be written when files of a site get other names. */

export { moveFiles } from './move/move-files.ts';
export type { FileMove } from './move/moves.ts';
