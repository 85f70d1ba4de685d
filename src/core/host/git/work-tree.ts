import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxCommitsSearched, maxFilesCompared, maxRenamesFollowed } from '../../values/limits.ts';
import type { Revision } from './git-host.ts';
import { runGit, withGitFallback } from './run-git.ts';

/** Limits a search for renames to pages. For media, Git would compare many contents, which a partial clone may lack. */
const pagePatterns: readonly string[] = toPathspecs(['md', 'mdx']);

const modulePatterns: readonly string[] = toPathspecs(['js', 'jsx', 'ts', 'tsx']);

function toPathspecs(extensions: readonly string[]): readonly string[] {
  return extensions.map((ending) => `:(glob,icase)**/*.${ending}`);
}

/**
 * Finds the current paths of pages that were renamed since a revision, in commits or in the index. Files on disk are
 * not compared, because that runs the filters that a repository configures. Paths are relative to the folder. A current
 * path may no longer exist if the page was removed later.
 */
export async function findRenamesSince(folder: string, { commit }: Revision): Promise<ReadonlyMap<string, string>> {
  const renameLists = await Promise.all([
    findRenames(folder, pagePatterns, ['log', '--reverse', '--format=', `${commit}..HEAD`]),
    findRenames(folder, pagePatterns, ['diff', '--cached', 'HEAD']),
  ]);
  const currentPaths = new Map<string, string>();
  for (const [from, to] of renameLists.flat()) addRename(currentPaths, from, to);
  return currentPaths;
}

function addRename(currentPaths: Map<string, string>, from: string, to: string): void {
  for (const [original, renamed] of currentPaths) if (renamed === from) currentPaths.set(original, to);
  if (!currentPaths.has(from)) currentPaths.set(from, to);
}

/**
 * Finds renames with `git log` or `git diff`. Runs no external diff programs and ignores submodules. If the clone lacks
 * contents, finds only renames of unchanged files.
 */
async function findRenames(
  folder: string,
  patterns: readonly string[],
  [command, ...options]: readonly [string, ...string[]],
): Promise<readonly [from: string, to: string][]> {
  for (const similarity of ['-M', '-M100%']) {
    const safeOptions = ['--ignore-submodules=all', '--no-ext-diff', '--no-textconv'];
    const args = [
      command,
      '--name-status',
      '-z',
      similarity,
      '--diff-filter=R',
      '--relative',
      ...safeOptions,
      ...options,
      '--',
    ];
    const { stdout, status } = await runGit(folder, [...args, ...patterns]);
    if (status === 0) return parseRenames(stdout.toString('utf8'));
  }
  return [];
}

/** Parses `--name-status -z`: `R090 NUL from NUL to NUL`. */
function parseRenames(output: string): [from: string, to: string][] {
  const fields = output.split('\0');
  const renames: [string, string][] = [];
  for (let index = 0; index + 2 < fields.length; index++) {
    const [status = '', from = '', to = ''] = fields.slice(index, index + 3);
    if (!/^\s*R\d+$/.test(status)) continue;
    renames.push([from, to]);
    index += 2;
  }
  return renames;
}

const pageExtension = /\.mdx?$/i;
const moduleExtension = /\.[jt]sx?$/i;

/**
 * Finds the current paths of missing files in Git: committed and staged renames, and untracked files with the same
 * content. Finds nothing without Git or a repository.
 *
 * @param folder Absolute path.
 * @param files Missing files, relative to the folder, with `/`.
 * @returns Existing files by missing file.
 * @throws OptionsError if Git takes too long.
 */
export function findMovedFiles(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return withGitFallback(followRenames(folder, files.slice(0, maxFilesCompared)), new Map());
}

async function followRenames(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const currentPaths = new Map<string, string>();
  const range = await findSearchRange(folder);
  if (range === undefined) return currentPaths;
  // Files on disk are not compared, because that runs the filters that a repository configures.
  const patterns = files.every((file) => pageExtension.test(file))
    ? pagePatterns
    : [...pagePatterns, ...modulePatterns];
  const stagedRenames = await findRenames(folder, patterns, ['diff', '--cached', 'HEAD']);
  const unstagedRenames = await findUnstagedRenames(folder, files);
  let pending = new Map(files.map((file) => [file, file]));
  for (let round = 0; round < maxRenamesFollowed && pending.size > 0; round++) {
    const renames = await findLastRenames(folder, range, patterns, [...pending.keys()]);
    for (const [from, to] of [...stagedRenames, ...unstagedRenames]) renames.set(from, to);
    const nextPending = new Map<string, string>();
    for (const [name, original] of pending) {
      const to = renames.get(name);
      if (to === undefined) continue;
      if (existsSync(join(folder, to))) currentPaths.set(original, to);
      else nextPending.set(to, original);
    }
    pending = nextPending;
  }
  return currentPaths;
}

async function findSearchRange(folder: string): Promise<string | undefined> {
  if ((await gitOutput(folder, ['rev-parse', '--verify', '--quiet', 'HEAD'])) === '') return undefined;
  const excludedCommit = await gitOutput(folder, ['rev-list', '-n', '1', `--skip=${maxCommitsSearched}`, 'HEAD']);
  return excludedCommit.trim() === '' ? 'HEAD' : `${excludedCommit.trim()}..HEAD`;
}

async function findLastRenames(
  folder: string,
  range: string,
  patterns: readonly string[],
  files: readonly string[],
): Promise<Map<string, string>> {
  const removals = await gitOutput(folder, [
    'log',
    '--no-renames',
    '--diff-filter=D',
    '--format=%H',
    range,
    '--',
    ...files,
  ]);
  const commits = removals.split('\n').filter((line) => line !== '');
  if (commits.length === 0) return new Map();
  const renames = new Map<string, string>();
  for (const [from, to] of await findRenames(folder, patterns, ['log', '--no-walk', '--format=', ...commits])) {
    if (!renames.has(from)) renames.set(from, to);
  }
  return renames;
}

async function findUnstagedRenames(folder: string, files: readonly string[]): Promise<readonly [string, string][]> {
  const listing = await gitOutput(folder, ['ls-tree', '-z', 'HEAD', '--', ...files]);
  const removedFiles = listing.split('\0').flatMap((line) => {
    const [, hash, file] = /^100\d+ blob (\S+)\t(.+)$/s.exec(line) ?? [];
    return hash === undefined || file === undefined ? [] : [{ hash, file }];
  });
  if (removedFiles.length === 0) return [];
  const untrackedListing = await gitOutput(folder, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']);
  const untrackedFiles = untrackedListing
    .split('\0')
    .filter((file) => pageExtension.test(file) || moduleExtension.test(file));
  const hashes = untrackedFiles.map((file) =>
    blobHash(join(folder, file), removedFiles[0]?.hash.length === 64 ? 'sha256' : 'sha1'),
  );
  return removedFiles.flatMap(({ hash, file }): [string, string][] => {
    const index = hashes.indexOf(hash);
    const to = untrackedFiles[index];
    return to === undefined || hashes.includes(hash, index + 1) ? [] : [[file, to]];
  });
}

/** Git's hash of a file, without the filters that a repository configures; `undefined` if it is unreadable. */
function blobHash(path: string, algorithm: string): string | undefined {
  try {
    // A symbolic link isn't a moved page, and reading its target might never end.
    if (!lstatSync(path).isFile()) return undefined;
    const bytes = readFileSync(path);
    return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  } catch {
    return undefined;
  }
}

const literalPathspecs = { GIT_LITERAL_PATHSPECS: '1' };

async function gitOutput(folder: string, args: readonly string[]): Promise<string> {
  const { stdout, status } = await runGit(folder, args, undefined, literalPathspecs);
  return status === 0 ? stdout.toString('utf8') : '';
}

/**
 * Creates a test for files that Git ignores: untracked files that match a `.gitignore` or `.git/info/exclude`. Matches
 * nothing without Git or a repository, or if Git ignores the whole folder. A user's global ignore file has no effect,
 * so that a site doesn't depend on the user's settings.
 *
 * @param folder Absolute path.
 * @returns Tests a path relative to the folder, with `/`.
 * @throws OptionsError if Git takes too long.
 */
export async function createIgnoreTest(folder: string): Promise<(file: string) => boolean> {
  const names = await listIgnoredNames(folder);
  if (names.size === 0 || names.has('./')) return () => false;
  return (file) => {
    if (names.has(file)) return true;
    for (let slash = file.indexOf('/'); slash !== -1; slash = file.indexOf('/', slash + 1))
      if (names.has(file.slice(0, slash + 1))) return true;
    return false;
  };
}

async function listIgnoredNames(folder: string): Promise<ReadonlySet<string>> {
  const listing = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory', '--', '.'];
  const result = await withGitFallback(runGit(folder, ['-c', 'core.excludesFile=', ...listing]), undefined);
  return new Set(result?.status === 0 ? result.stdout.toString('utf8').normalize('NFC').split('\0') : []);
}
