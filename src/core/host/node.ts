import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { boundaryOf, realPathOf } from './boundary.ts';
import { decode } from './decode.ts';
import { errorCode, fileError, isMachineFault, reasonOf } from './file-error.ts';
import type { Host, Listing, ReadProblem, ReadResult } from './host.ts';
import { walkFolder } from './walk-folder.ts';

export interface NodeHostOptions {
  /** How often folders are listed once more since a link leads to them. Default: 2,000. */
  readonly linkedFolders?: number;
  /** Files and folders outside, from the root, that links may lead to. Default: none. */
  readonly follow?: readonly string[];
}

/**
 * Files on disk. Everything is read synchronously: for the many short reads of a run that is several times faster than
 * the asynchronous calls.
 *
 * The listing is made once: a host is for one run.
 *
 * @param root Absolute path of the docs folder.
 * @param remote Fetches remote texts. Default: none can be reached.
 */
export function nodeHost(
  root: string,
  remote: Host['fetch'] = async () => ({ kind: 'unreachable', reason: 'fetching is turned off' }),
  { linkedFolders = 2000, follow = [] }: NodeHostOptions = {},
): Host {
  const realRoot = realPathOf(root);
  const boundary = boundaryOf(realRoot, follow);

  /** The real path of a file inside the root, or why there is none. */
  function inside(file: string): { readonly path: string } | ReadProblem {
    try {
      const path = realpathSync.native(join(realRoot, file));
      if (!boundary(path)) return { problem: 'outside' };
      return differsInCase(file, path.slice(realRoot.length + 1)) ? { problem: 'missing' } : { path };
    } catch (error) {
      return problemOf(error);
    }
  }

  let listing: Listing | undefined;
  /** What was asked for is asked for again after every edit, and takes longer to find out than all the rest. */
  const moves = new Map<string, Promise<ReadonlyMap<string, string>>>();

  return {
    list() {
      listing ??= walkFolder(realRoot, boundary, linkedFolders);
      return listing;
    },
    read(file, most = Number.POSITIVE_INFINITY): ReadResult {
      const found = inside(file);
      if ('problem' in found) return found;
      try {
        const status = statSync(found.path);
        if (status.isDirectory()) return { problem: 'missing' };
        // A pipe would never end.
        if (!status.isFile()) return { problem: 'unreadable', reason: 'it is no ordinary file' };
        if (status.size > most) return { problem: 'large' };
        return decode(readFileSync(found.path));
      } catch (error) {
        return problemOf(error);
      }
    },
    exists(file) {
      const found = inside(file);
      return 'path' in found && statSync(found.path, { throwIfNoEntry: false })?.isFile() === true;
    },
    async glob(patterns) {
      const { default: glob } = await import('fast-glob');
      const files = await glob([...patterns], { cwd: realRoot, dot: true, followSymbolicLinks: false, unique: true });
      return files.filter((file) => !file.startsWith('..'));
    },
    movedTo(files) {
      const asked = files.join('\n');
      const answer = moves.get(asked) ?? import('./git/moved-files.ts').then((git) => git.movedFiles(realRoot, files));
      moves.set(asked, answer);
      return answer;
    },
    ignoredByGit: () => import('./git/ignored-files.ts').then((git) => git.ignoredFiles(realRoot)),
    fetch: remote,
  };
}

/** @throws FileError if the fault is the machine's: a file must not be taken for missing then. */
function problemOf(error: unknown): ReadProblem {
  if (isMachineFault(error)) throw fileError(error);
  const code = errorCode(error);
  const isMissing =
    code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG' || code === 'ERR_INVALID_ARG_VALUE';
  return isMissing ? { problem: 'missing' } : { problem: 'unreadable', reason: reasonOf(error) };
}

/**
 * True for a file that is found only because the disk ignores letter case: on one that does not, it is missing.
 *
 * @param asked Path below the root, with `/`.
 * @param real Real path below the root.
 */
export function differsInCase(asked: string, real: string): boolean {
  const [wanted, found] = [asked.normalize('NFC'), real.split(sep).join('/').normalize('NFC')];
  return wanted !== found && wanted.toLowerCase() === found.toLowerCase();
}
