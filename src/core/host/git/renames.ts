import type { Revision } from './revision.ts';
import { runGit } from './run-git.ts';

/** Only pages: Git compares contents, and media are many and may not be fetched. */
export const pagePatterns: readonly string[] = patternsOf(['md', 'mdx']);

export const modulePatterns: readonly string[] = patternsOf(['js', 'jsx', 'ts', 'tsx']);

function patternsOf(endings: readonly string[]): readonly string[] {
  return endings.map((ending) => `:(glob,icase)**/*.${ending}`);
}

/**
 * Current paths of pages that were renamed since a revision: committed renames in order, then staged ones. Files on
 * disk are not compared, because that runs the filters that a repository configures. Paths are relative to the folder.
 * The target of a renamed and later removed file doesn't exist.
 */
export async function renamesSince(folder: string, { commit }: Revision): Promise<ReadonlyMap<string, string>> {
  const lists = await Promise.all([
    renamesOf(folder, pagePatterns, ['log', '--reverse', '--format=', `${commit}..HEAD`]),
    renamesOf(folder, pagePatterns, ['diff', '--cached', 'HEAD']),
  ]);
  const current = new Map<string, string>();
  for (const [from, to] of lists.flat()) addRename(current, from, to);
  return current;
}

function addRename(current: Map<string, string>, from: string, to: string): void {
  for (const [original, renamed] of current) if (renamed === from) current.set(original, to);
  if (!current.has(from)) current.set(from, to);
}

/**
 * Renames in the output of `log` or `diff`. Runs no external diff programs and ignores submodules. Falls back to exact
 * renames if contents are not fetched.
 */
export async function renamesOf(
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
    if (status === 0) return renamesIn(stdout.toString('utf8'));
  }
  return [];
}

/** Parses `--name-status -z`: `R090 NUL from NUL to NUL`. */
function renamesIn(output: string): [from: string, to: string][] {
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
