/* Files that a build writes, and removes when they are obsolete. */

export { isContainedPath, removeFile } from './publish/output-folder.ts';
