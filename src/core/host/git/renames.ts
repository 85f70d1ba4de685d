import type { Revision } from './revision.ts';
import { runGit } from './run-git.ts';

/** Pages alone: Git compares the bytes of what it looks at, and media are many and may not have been fetched. */
export const pagePatterns: readonly string[] = patternsOf(['md', 'mdx']);

/** Modules of code, which pages take components from. */
export const modulePatterns: readonly string[] = patternsOf(['js', 'jsx', 'ts', 'tsx']);

function patternsOf(endings: readonly string[]): readonly string[] {
  return endings.map((ending) => `:(glob,icase)**/*.${ending}`);
}

/**
 * Where page files of a folder have gone since a revision, as Git sees it: renames of each commit, one after the other,
 * then those that are staged: to compare files on disk would run the filters that a repository sets. Paths are relative
 * to the folder. A file that was renamed and then removed ends nowhere that there is a file.
 */
export async function renamesSince(folder: string, { commit }: Revision): Promise<ReadonlyMap<string, string>> {
  const lists = await Promise.all([
    renamesOf(folder, pagePatterns, ['log', '--reverse', '--format=', `${commit}..HEAD`]),
    renamesOf(folder, pagePatterns, ['diff', '--cached', 'HEAD']),
  ]);
  const current = new Map<string, string>();
  for (const [from, to] of lists.flat()) follow(current, from, to);
  return current;
}

/** A file that was renamed before is led on. */
function follow(current: Map<string, string>, from: string, to: string): void {
  for (const [first, last] of current) if (last === from) current.set(first, to);
  if (!current.has(from)) current.set(from, to);
}

/**
 * The renames that `log` or `diff` tells of, of files by some patterns: only by names, without a look into submodules or
 * a driver's program. If texts were never fetched: the exact ones.
 */
export async function renamesOf(
  folder: string,
  patterns: readonly string[],
  [command, ...words]: readonly [string, ...string[]],
): Promise<readonly [from: string, to: string][]> {
  for (const alike of ['-M', '-M100%']) {
    const plain = ['--ignore-submodules=all', '--no-ext-diff', '--no-textconv'];
    const asked = [command, '--name-status', '-z', alike, '--diff-filter=R', '--relative', ...plain, ...words, '--'];
    const { stdout, status } = await runGit(folder, [...asked, ...patterns]);
    if (status === 0) return renamesIn(stdout.toString('utf8'));
  }
  return [];
}

/** The renames that Git prints with `--name-status -z`, in its order: `R090 NUL from NUL to NUL`. */
function renamesIn(output: string): [from: string, to: string][] {
  const words = output.split('\0');
  const renames: [string, string][] = [];
  for (let at = 0; at + 2 < words.length; at++) {
    const [status = '', from = '', to = ''] = words.slice(at, at + 3);
    if (!/^\s*R\d+$/.test(status)) continue;
    renames.push([from, to]);
    at += 2;
  }
  return renames;
}
