import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulePatterns, pagePatterns, renamesOf } from './renames.ts';
import { runGit, withoutGit } from './run-git.ts';

/** Commits that are looked through, the newest first: about a second in the largest repositories of documentation. */
const mostCommits = 5000;
const isPage = /\.mdx?$/i;
const isModule = /\.[jt]sx?$/i;
/** Files that are asked about at once. */
const mostFiles = 1200;
/** Renames of one file, one after the other. */
const mostRenames = 8;

/**
 * Where files that are gone were moved to, as Git says: by renames that are committed or staged, and by files that it
 * does not know yet and that contain what they held. Without Git or a repository, nothing is known.
 *
 * @param folder Absolute path.
 * @param files Files that are not there, relative to the folder, with `/`.
 * @returns By those files that Git knows of: files that are there now.
 * @throws OptionsError if Git takes too long.
 */
export function movedFiles(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return withoutGit(follow(folder, files.slice(0, mostFiles)), new Map());
}

async function follow(folder: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const moved = new Map<string, string>();
  const range = await rangeIn(folder);
  if (range === undefined) return moved;
  // Files on disk are not compared: that would run the filters that a repository sets.
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

/** What is looked through; undefined if there is no commit. */
async function rangeIn(folder: string): Promise<string | undefined> {
  if ((await ask(folder, ['rev-parse', '--verify', '--quiet', 'HEAD'])) === '') return undefined;
  const before = await ask(folder, ['rev-list', '-n', '1', `--skip=${mostCommits}`, 'HEAD']);
  return before.trim() === '' ? 'HEAD' : `${before.trim()}..HEAD`;
}

/** Of each of some files the rename in the commit that removed it last, if that was one. */
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

/** The new files that contain to the byte what some files held in the last commit. */
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

/** What Git would call a file as it is, without the filters that a repository sets; undefined if it cannot be read. */
function blobHash(path: string, algorithm: string): string | undefined {
  try {
    // A link, even one that leads to a device, is none of the page files that are gone.
    if (!lstatSync(path).isFile()) return undefined;
    const bytes = readFileSync(path);
    return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  } catch {
    return undefined;
  }
}

/** Names are names, whatever signs they contain. */
const literal = { GIT_LITERAL_PATHSPECS: '1' };

async function ask(folder: string, words: readonly string[]): Promise<string> {
  const { stdout, status } = await runGit(folder, words, undefined, literal);
  return status === 0 ? stdout.toString('utf8') : '';
}
