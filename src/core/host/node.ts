import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { errorCode, isMachineFault, systemErrorReason, toFileError } from './file-error.ts';
import { decodeUtf8, type Host, type Listing, type ReadProblem, type ReadResult } from './host.ts';
import { createBoundary, realPathOf } from './paths.ts';
import { walkFolder } from './walk-folder.ts';

export interface NodeHostOptions {
  /** Maximum number of folders that are listed again through symbolic links. Default: 2,000. */
  readonly linkedFolders?: number;
  /** Files and folders outside of the root that links may point to, relative to the root. Default: none. */
  readonly follow?: readonly string[];
}

/**
 * Creates a host for files on disk. Files are read synchronously, which is several times faster than asynchronous calls
 * for many small files. Files are listed only once, so each run needs a new host.
 *
 * @param root Absolute path of the docs folder.
 * @param fetchRemote Fetches remote texts. Default: none are reachable.
 */
export function nodeHost(
  root: string,
  fetchRemote: Host['fetch'] = async () => ({ kind: 'unreachable', reason: 'fetching is turned off' }),
  { linkedFolders = 2000, follow = [] }: NodeHostOptions = {},
): Host {
  const realRoot = realPathOf(root);
  const boundary = createBoundary(realRoot, follow);

  function resolveInside(file: string): { readonly path: string } | ReadProblem {
    try {
      const path = realpathSync.native(join(realRoot, file));
      if (!boundary(path)) return { problem: 'outside' };
      return differsInCase(file, path.slice(realRoot.length + 1)) ? { problem: 'missing' } : { path };
    } catch (error) {
      return toReadProblem(error);
    }
  }

  let listing: Listing | undefined;
  /** Caches moves: an editor requests the same files after every edit, and Git is the slowest part of a run. */
  const moves = new Map<string, Promise<ReadonlyMap<string, string>>>();

  return {
    list() {
      listing ??= walkFolder(realRoot, boundary, linkedFolders);
      return listing;
    },
    read(file, maxBytes = Number.POSITIVE_INFINITY): ReadResult {
      const resolution = resolveInside(file);
      if ('problem' in resolution) return resolution;
      try {
        const status = statSync(resolution.path);
        if (status.isDirectory()) return { problem: 'missing' };
        // Reading a pipe might never end.
        if (!status.isFile()) return { problem: 'unreadable', reason: 'it is not a regular file' };
        if (status.size > maxBytes) return { problem: 'large' };
        return decodeUtf8(readFileSync(resolution.path));
      } catch (error) {
        return toReadProblem(error);
      }
    },
    exists(file) {
      const resolution = resolveInside(file);
      return 'path' in resolution && statSync(resolution.path, { throwIfNoEntry: false })?.isFile() === true;
    },
    async glob(patterns) {
      const { default: glob } = await import('fast-glob');
      const files = await glob([...patterns], { cwd: realRoot, dot: true, followSymbolicLinks: false, unique: true });
      return files.filter((file) => !file.startsWith('..'));
    },
    movedTo(files) {
      const key = files.join('\n');
      const movedPaths =
        moves.get(key) ?? import('./git/work-tree.ts').then((git) => git.findMovedFiles(realRoot, files));
      moves.set(key, movedPaths);
      return movedPaths;
    },
    ignoredByGit: () => import('./git/work-tree.ts').then((git) => git.createIgnoreTest(realRoot)),
    fetch: fetchRemote,
  };
}

/** @throws FileError if the machine is at fault, so that the file is not treated as missing. */
function toReadProblem(error: unknown): ReadProblem {
  if (isMachineFault(error)) throw toFileError(error);
  const code = errorCode(error);
  const isMissing =
    code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG' || code === 'ERR_INVALID_ARG_VALUE';
  return isMissing ? { problem: 'missing' } : { problem: 'unreadable', reason: systemErrorReason(error) };
}

/**
 * True for a file that is only found because the disk ignores letter case. It would be missing on other disks.
 *
 * @param requested Path below the root, with `/`.
 * @param actual Real path below the root.
 */
export function differsInCase(requested: string, actual: string): boolean {
  const [requestedPath, realPath] = [requested.normalize('NFC'), actual.split(sep).join('/').normalize('NFC')];
  return requestedPath !== realPath && requestedPath.toLowerCase() === realPath.toLowerCase();
}
