/*
 * All file and process access: files, Git, remote texts, caches, package managers.
 *
 * Reads stay inside the docs folder and what the settings name; writes stay inside their folder.
 * Git never runs programs that a repository configures. System errors become `FileError`s.
 */

export { isInside, realPathOf, selfAndAncestors } from './host/boundary.ts';
export type { CacheUser } from './host/cache-folder.ts';
export { readCacheFile, writeCacheFile } from './host/checked-file.ts';
export { commandLine } from './host/command-line.ts';
export { decodeUtf8 } from './host/decode.ts';
export { errorCode, FileError, shortPath, systemErrorReason, toFileError } from './host/file-error.ts';
export { gitHost } from './host/git/git-host.ts';
export { renamesSince } from './host/git/renames.ts';
export { findRevision, type Revision } from './host/git/revision.ts';
export { GitMissing, runGit } from './host/git/run-git.ts';
export { digestOf, sha256 } from './host/hash.ts';
export { type Host, type Listing, type ReadResult, readText } from './host/host.ts';
export { InsideFolder } from './host/inside.ts';
export { memoryHost } from './host/memory.ts';
export { nodeHost } from './host/node.ts';
export type { OpenTexts } from './host/open-files.ts';
export { overlayHost } from './host/overlay.ts';
export { packageFolder } from './host/package-folder.ts';
export {
  execCommand,
  type FolderFiles,
  findPackageManager,
  folderFiles,
  type PackageManager,
  rerunCommand,
} from './host/package-manager.ts';
export { PhaseMemo } from './host/phase-memo.ts';
export { isFolder, readFolderEntries } from './host/read-folder.ts';
export { readRegular, readRegularOrPipe } from './host/read-regular.ts';
export { relativePath } from './host/relative-path.ts';
export { connectionFailure, formatBytes, formatDuration } from './host/remote/fault.ts';
export { rewriteFile } from './host/rewrite-file.ts';
export { type Sleep, sleep, withinTime } from './host/time-limit.ts';
export { type TracedHost, traceHost } from './host/traced-host.ts';
export { copyFileAtomic, removeTemporaryFiles, writeFileAtomic } from './host/write-file.ts';
