/*
 * All file and process access: files, Git, remote texts, caches, package managers.
 *
 * Reads stay inside the docs folder and the paths that the settings name; writes stay inside their output folder.
 * Git never runs programs that a repository configures. System errors become `FileError`s.
 */

export type { CacheUser } from './host/cache-folder.ts';
export { readCacheFile, writeCacheFile } from './host/cache-folder.ts';
export { errorCode, FileError, shortPath, systemErrorReason, toFileError } from './host/file-error.ts';
export { findRevision, gitHost, type Revision } from './host/git/git-host.ts';
export { GitMissing, runGit } from './host/git/run-git.ts';
export { findRenamesSince } from './host/git/work-tree.ts';
export { digestOf, sha256 } from './host/hash.ts';
export { decodeUtf8, type Host, type Listing, type ReadResult, readText } from './host/host.ts';
export { SafePathResolver } from './host/inside-folder.ts';
export { memoryHost } from './host/memory.ts';
export { nodeHost } from './host/node.ts';
export type { OpenTexts } from './host/overlay.ts';
export { overlayHost } from './host/overlay.ts';
export {
  commandLine,
  createFolderFiles,
  execCommand,
  type FolderFiles,
  findPackageManager,
  type PackageManager,
  rerunCommand,
} from './host/package-manager.ts';
export { isInside, packageFolder, realPathOf, relativePath, selfAndAncestors } from './host/paths.ts';
export { PhaseMemo } from './host/phase-memo.ts';
export { isFolder, readFolderEntries, readRegular, readRegularOrPipe } from './host/read-disk.ts';
export { describeConnectionFailure } from './host/remote/fault.ts';
export { type Sleep, sleep, withTimeLimit } from './host/time-limit.ts';
export { traceHost } from './host/traced-host.ts';
export { copyFileAtomic, removeTemporaryFiles, rewriteFile, writeFileAtomic } from './host/write-file.ts';
