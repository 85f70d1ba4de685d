/* Files that a build writes, and takes away again. */

export { removeFile } from './publish/written-folder.ts';
