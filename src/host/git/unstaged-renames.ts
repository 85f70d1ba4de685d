import { join } from 'node:path';
import { askGit } from './run-git.ts';

/** Pages, and modules of code that they take components from. */
const isRead = /\.(?:mdx?|[jt]sx?)$/i;

/** The new files that hold to the byte what some files held in the last commit. */
export async function unstagedRenames(folder: string, files: readonly string[]): Promise<readonly [string, string][]> {
  const listed = await askGit(folder, ['ls-tree', '-z', 'HEAD', '--', ...files]);
  const gone = listed.split('\0').flatMap((line) => {
    const [, hash, file] = /^100\d+ blob (\S+)\t(.+)$/s.exec(line) ?? [];
    return hash === undefined || file === undefined ? [] : [{ hash, file }];
  });
  if (gone.length === 0) return [];
  const others = await askGit(folder, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']);
  const fresh = others.split('\0').filter((file) => isRead.test(file) && !file.includes('\n'));
  // Git takes these from the top of its work tree, whatever folder it runs in.
  const paths = fresh.map((file) => join(folder, file)).join('\n');
  const hashes = (await askGit(folder, ['hash-object', '--no-filters', '--stdin-paths'], paths)).split('\n');
  return gone.flatMap(({ hash, file }) => {
    const at = hashes.indexOf(hash);
    const to = fresh[at];
    return to === undefined || hashes.includes(hash, at + 1) ? [] : [[file, to] as [string, string]];
  });
}
