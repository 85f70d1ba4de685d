import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulePatterns, pagePatterns, renamesOf } from './renames.ts';
import { runGit, withoutGit } from './run-git.ts';

/**
 * Maximum number of commits to search, newest first. Takes about a second in the largest documentation repositories.
 */
const mostCommits = 5000;
const isPage = /\.mdx?$/i;
const isModule = /\.[jt]sx?$/i;
const mostFiles = 1200;
const mostRenames = 8;

/**
 * Finds the current paths of missing files in Git: committed and staged renames, and untracked files with the same
 * content. Finds nothing without Git or a repository.
 *
 * @param folder Absolute path.
 * @param files Missing files, relative to the folder, with `/`.
 * @returns Existing files by missing file.
 * @throws OptionsError if Git takes too long.
 */
export function movedFiles(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return withoutGit(follow(folder, files.slice(0, mostFiles)), new Map());
}

async function follow(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const moved = new Map<string, string>();
  const range = await rangeIn(folder);
  if (range === undefined) return moved;
  // Files on disk are not compared, because that runs the filters that a repository configures.
  const patterns = files.every((file) => isPage.test(file)) ? pagePatterns : [...pagePatterns, ...modulePatterns];
  const staged = await renamesOf(folder, patterns, ['diff', '--cached', 'HEAD']);
  const unstaged = await unstagedRenames(folder, files);
  let open = new Map(files.map((file) => [file, file]));
  for (let round = 0; round < mostRenames && open.size > 0; round++) {
    const renames = await lastRenames(folder, range, patterns, [...open.keys()]);
    for (const [from, to] of [...staged, ...unstaged]) renames.set(from, to);
    const further = new Map<string, string>();
    for (const [name, asked] of open) {
      const to = renames.get(name);
      if (to === undefined) continue;
      if (existsSync(join(folder, to))) moved.set(asked, to);
      else further.set(to, asked);
    }
    open = further;
  }
  return moved;
}

async function rangeIn(folder: string): Promise<string | undefined> {
  if ((await ask(folder, ['rev-parse', '--verify', '--quiet', 'HEAD'])) === '') return undefined;
  const before = await ask(folder, ['rev-list', '-n', '1', `--skip=${mostCommits}`, 'HEAD']);
  return before.trim() === '' ? 'HEAD' : `${before.trim()}..HEAD`;
}

async function lastRenames(
  folder: string,
  range: string,
  patterns: readonly string[],
  files: readonly string[],
): Promise<Map<string, string>> {
  const removals = await ask(folder, ['log', '--no-renames', '--diff-filter=D', '--format=%H', range, '--', ...files]);
  const commits = removals.split('\n').filter((line) => line !== '');
  if (commits.length === 0) return new Map();
  const last = new Map<string, string>();
  for (const [from, to] of await renamesOf(folder, patterns, ['log', '--no-walk', '--format=', ...commits])) {
    if (!last.has(from)) last.set(from, to);
  }
  return last;
}

/** Untracked files with exactly the content of a missing file in the last commit. */
async function unstagedRenames(folder: string, files: readonly string[]): Promise<readonly [string, string][]> {
  const listed = await ask(folder, ['ls-tree', '-z', 'HEAD', '--', ...files]);
  const gone = listed.split('\0').flatMap((line) => {
    const [, hash, file] = /^100\d+ blob (\S+)\t(.+)$/s.exec(line) ?? [];
    return hash === undefined || file === undefined ? [] : [{ hash, file }];
  });
  if (gone.length === 0) return [];
  const others = await ask(folder, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']);
  const fresh = others.split('\0').filter((file) => isPage.test(file) || isModule.test(file));
  const hashes = fresh.map((file) => blobHash(join(folder, file), gone[0]?.hash.length === 64 ? 'sha256' : 'sha1'));
  return gone.flatMap(({ hash, file }): [string, string][] => {
    const at = hashes.indexOf(hash);
    const to = fresh[at];
    return to === undefined || hashes.includes(hash, at + 1) ? [] : [[file, to]];
  });
}

/** Git's hash of a file, without the filters that a repository configures; `undefined` if it is unreadable. */
function blobHash(path: string, algorithm: string): string | undefined {
  try {
    // A link isn't a moved page, even if it points to a device.
    if (!lstatSync(path).isFile()) return undefined;
    const bytes = readFileSync(path);
    return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  } catch {
    return undefined;
  }
}

/** Disables wildcards in file names. */
const literal = { GIT_LITERAL_PATHSPECS: '1' };

async function ask(folder: string, words: readonly string[]): Promise<string> {
  const { stdout, status } = await runGit(folder, words, undefined, literal);
  return status === 0 ? stdout.toString('utf8') : '';
}
