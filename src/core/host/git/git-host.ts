import { maxBlobBytes } from '../../values/limits.ts';
import { OptionsError } from '../../values/option.ts';
import { type Host, prunedFolders } from '../host.ts';
import { memoryHost } from '../memory.ts';
import { runGit } from './run-git.ts';

/** Files that a run may read: pages, their imports, JSON, specifications, ignore rules. */
const readableFile = /\.(?:mdx?|jsx?|tsx?|json|ya?ml)$|(?:^|\/)\.mintignore$/i;

interface Blob {
  readonly file: string;
  readonly hash: string;
}

/**
 * Creates a host for a folder at a revision, without a checkout. Files are listed with `git ls-tree` and read with `git
 * cat-file`. Media are not read, because a partial clone may lack them. Links and submodules count as missing.
 *
 * @param folder Absolute path.
 * @param fetch Fetches the current remote texts.
 * @throws OptionsError if the clone lacks files of the revision.
 */
export async function gitHost(folder: string, { commit, name, prefix }: Revision, fetch: Host['fetch']): Promise<Host> {
  const args = ['ls-tree', '-r', '-z', '--full-tree', commit, ...(prefix === '' ? [] : ['--', prefix])];
  const listing = await runGit(folder, args);
  if (listing.status !== 0) throw missingObjectsError(name);
  const blobs = parseBlobs(listing.stdout.toString('utf8'), prefix);
  const contents = await readBlobs(
    folder,
    blobs.filter(({ file }) => readableFile.test(file)),
    name,
  );
  return memoryHost(Object.fromEntries(blobs.map(({ file }) => [file, contents.get(file) ?? null])), fetch);
}

/** Parses lines of `MODE blob HASH\tPATH`, separated by NUL. */
function parseBlobs(listing: string, prefix: string): Blob[] {
  return listing.split('\0').flatMap((line) => {
    const [, hash, path] = /^100\d+ blob (\S+)\t(.+)$/s.exec(line) ?? [];
    if (hash === undefined || path === undefined) return [];
    const file = path.slice(prefix.length);
    return file.split('/').some((segment) => prunedFolders.has(segment)) ? [] : [{ file, hash }];
  });
}

async function readBlobs(folder: string, blobs: readonly Blob[], name: string): Promise<ReadonlyMap<string, Buffer>> {
  const headers = (await catFile(folder, '--batch-check', blobs, name)).toString('latin1').split('\n');
  const sizes = headers.map((header) => Number(/ blob (\d+)$/.exec(header)?.[1]));
  const blobsToRead = blobs.flatMap((blob, index) => {
    const size = sizes[index] ?? Number.NaN;
    if (Number.isNaN(size)) throw missingObjectsError(name);
    return size <= maxBlobBytes ? [{ ...blob, size }] : [];
  });
  const bytes = await catFile(folder, '--batch', blobsToRead, name);
  const contents = new Map<string, Buffer>();
  let offset = 0;
  // For each file, the output has a line `HASH blob SIZE`, the content, and a line break.
  for (const { file, size } of blobsToRead) {
    const start = bytes.indexOf(10, offset) + 1;
    contents.set(file, bytes.subarray(start, start + size));
    offset = start + size + 1;
  }
  return contents;
}

async function catFile(folder: string, batchOption: string, blobs: readonly Blob[], name: string): Promise<Buffer> {
  const { stdout, status } = await runGit(
    folder,
    ['cat-file', batchOption],
    blobs.map(({ hash }) => `${hash}\n`).join(''),
  );
  if (status !== 0) throw missingObjectsError(name);
  return stdout;
}

function missingObjectsError(name: string): OptionsError {
  return new OptionsError(
    `This clone does not have all files of ${name}, and nothing is fetched for you. In a partial clone, fetch them first: git fetch --refetch --no-filter.`,
  );
}

export interface Revision {
  readonly name: string;
  readonly commit: string;
  readonly prefix: string;
}

/**
 * Resolves the name of a revision to a commit. For a branch, this is the commit where the current branch left it, so
 * that later commits of that branch don't look like changes of the current one.
 *
 * @param folder Absolute path.
 * @param name Any revision of Git: a branch, tag, hash, or `HEAD~3`.
 * @throws OptionsError if the folder is not in a repository, or the repository doesn't contain the revision.
 */
export async function findRevision(folder: string, name: string): Promise<Revision> {
  const prefixResult = await runGit(folder, ['rev-parse', '--show-prefix']);
  if (prefixResult.status !== 0)
    throw new OptionsError(`Unknown revision ${name}: ${folder} is not in a Git repository.`);
  const commitResult = await runGit(folder, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${name}^{commit}`,
  ]);
  const prefix = prefixResult.stdout.toString('utf8').trimEnd();
  if (commitResult.status === 0) {
    const commit = trimOutput(commitResult.stdout);
    return { name, commit: (await findBranchPoint(folder, name, commit)) ?? commit, prefix };
  }
  const headResult = await runGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (headResult.status !== 0) throw new OptionsError(`Unknown revision ${name}: this repository has no commits yet.`);
  const shallowResult = await runGit(folder, ['rev-parse', '--is-shallow-repository']);
  throw new OptionsError(
    trimOutput(shallowResult.stdout) === 'true'
      ? `This clone is shallow and does not have ${name}. Fetch the history first: git fetch --unshallow, or fetch-depth: 0 for actions/checkout.`
      : `Unknown revision ${name}. ${name.startsWith('origin/') ? 'Fetch it first: git fetch origin' : `For a remote branch, write origin/${name}`}.`,
  );
}

/** Returns `undefined` if the revision isn't a branch, or shares no commit with the current branch (a shallow clone). */
async function findBranchPoint(folder: string, name: string, commit: string): Promise<string | undefined> {
  const nameResult = await runGit(folder, ['rev-parse', '--symbolic-full-name', '--end-of-options', name]);
  if (!/^refs\/(?:heads|remotes)\//m.test(nameResult.stdout.toString('utf8'))) return undefined;
  const baseResult = await runGit(folder, ['merge-base', commit, 'HEAD']);
  return baseResult.status === 0 ? trimOutput(baseResult.stdout) : undefined;
}

function trimOutput(output: Buffer): string {
  return output.toString('utf8').trim();
}
