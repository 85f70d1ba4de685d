/* Files that a build writes, and takes away again. */

export { isContainedPath, removeFile } from './publish/output-folder.ts';
