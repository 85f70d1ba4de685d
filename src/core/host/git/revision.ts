import { OptionsError } from '../../values/options-error.ts';
import { runGit } from './run-git.ts';

export interface Revision {
  readonly name: string;
  readonly commit: string;
  /** Path of the folder in the repository, with a trailing slash; empty for the root. */
  readonly prefix: string;
}

/**
 * Finds a revision.
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
  if (commitResult.status === 0) return { name, commit: lineOf(commitResult.stdout), prefix };
  const head = await runGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (head.status !== 0) throw new OptionsError(`Unknown revision ${name}: this repository has no commits yet.`);
  const shallow = await runGit(folder, ['rev-parse', '--is-shallow-repository']);
  throw new OptionsError(
    lineOf(shallow.stdout) === 'true'
      ? `This clone is shallow and does not have ${name}. Fetch the history first: git fetch --unshallow, or fetch-depth: 0 for actions/checkout.`
      : `Unknown revision ${name}. For a remote branch, write origin/${name}.`,
  );
}

function lineOf(output: Buffer): string {
  return output.toString('utf8').trim();
}
