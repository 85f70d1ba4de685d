import { OptionsError } from '../../values/options-error.ts';
import { decode, decodeHead } from '../decode.ts';
import { type Host, prunedFolders, type RemoteText } from '../host.ts';
import type { Revision } from './revision.ts';
import { runGit } from './run-git.ts';

/** Files whose text somebody asks for: pages and what they take in, JSON, specifications, ignore rules. */
const read = /\.(?:mdx?|jsx?|tsx?|json|ya?ml)$|(?:^|\/)\.mintignore$/i;
/** Larger files are no pages. */
const mostBytes = 20_000_000;

interface Blob {
  readonly file: string;
  readonly hash: string;
  readonly size: number;
}

/**
 * The files of a folder as they were at a revision. Nothing is checked out: they are listed with `git ls-tree` and read
 * with one `git cat-file --batch`. Links and submodules are as if they were missing.
 *
 * @param folder Absolute path.
 * @param fetch Fetches remote texts, which are as they are now.
 * @throws OptionsError where the folder did not exist at that revision, or its files were never fetched.
 */
export async function gitHost(
  folder: string,
  { commit, name, prefix }: Revision,
  fetch: (url: string) => Promise<RemoteText>,
): Promise<Host> {
  const words = ['ls-tree', '-r', '-z', '-l', '--full-tree', commit, ...(prefix === '' ? [] : ['--', prefix])];
  const listed = await runGit(folder, words);
  if (listed.status !== 0) throw new OptionsError(`Git cannot list the files of ${name}: ${firstLine(listed.stderr)}`);
  const blobs = blobsOf(listed.stdout.toString('utf8'), prefix);
  if (blobs.length === 0) throw new OptionsError(`At ${name} this folder held no files.`);
  const wanted = blobs.filter(({ file, size }) => read.test(file) && size <= mostBytes);
  const contents = await readBlobs(folder, wanted, name);
  const files = new Set(blobs.map(({ file }) => file));
  return {
    list: () => ({ files: [...files], outside: [], unread: [] }),
    read(file, most = Number.POSITIVE_INFINITY) {
      const bytes = contents.get(file);
      if (bytes === undefined) return { problem: 'missing' };
      return bytes.length > most ? { problem: 'large' } : decode(bytes);
    },
    readHead(file) {
      const bytes = contents.get(file);
      return bytes === undefined ? { problem: 'missing' } : decodeHead(bytes);
    },
    exists: (file) => files.has(file),
    async glob(patterns) {
      const { default: micromatch } = await import('micromatch');
      return micromatch([...files], [...patterns], { dot: true });
    },
    movedTo: async () => new Map(),
    fetch,
  };
}

/** `MODE blob HASH SIZE\tPATH`, each ended by a NUL. */
function blobsOf(listing: string, prefix: string): Blob[] {
  return listing.split('\0').flatMap((line) => {
    const [, hash, size, path] = /^100\d+ blob (\S+) +(\d+)\t(.+)$/s.exec(line) ?? [];
    if (hash === undefined || size === undefined || path === undefined) return [];
    const file = path.slice(prefix.length);
    const isPruned = file.split('/').some((step) => prunedFolders.has(step));
    return isPruned ? [] : [{ file, hash, size: Number(size) }];
  });
}

/** The answer is `HASH blob SIZE\n`, the bytes and a line end for each. */
async function readBlobs(folder: string, blobs: readonly Blob[], name: string): Promise<ReadonlyMap<string, Buffer>> {
  const input = blobs.map(({ hash }) => `${hash}\n`).join('');
  const { stdout, status, stderr } = await runGit(folder, ['cat-file', '--batch'], input);
  const contents = new Map<string, Buffer>();
  let at = 0;
  for (const { file, size } of blobs) {
    const end = stdout.indexOf(10, at);
    const head = stdout.subarray(at, end).toString('latin1');
    if (status !== 0 || end === -1 || !head.includes(' blob ')) {
      throw new OptionsError(`Git does not have the files of ${name} at hand: ${firstLine(stderr) || head}`);
    }
    contents.set(file, stdout.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return contents;
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
