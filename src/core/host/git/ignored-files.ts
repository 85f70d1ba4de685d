import { runGit, withGitFallback } from './run-git.ts';

/**
 * Creates a test for files that Git ignores: untracked and listed in a `.gitignore`. Matches nothing without Git or a
 * repository, or if Git ignores the whole folder. A user's global ignore file has no effect, so that a site is the same
 * on every machine.
 *
 * @param folder Absolute path.
 * @returns Takes files relative to the folder, with `/`.
 * @throws OptionsError if Git takes too long.
 */
export async function ignoredFiles(folder: string): Promise<(file: string) => boolean> {
  const names = await ignoredNames(folder);
  if (names.size === 0 || names.has('./')) return () => false;
  return (file) => {
    if (names.has(file)) return true;
    for (let slash = file.indexOf('/'); slash !== -1; slash = file.indexOf('/', slash + 1))
      if (names.has(file.slice(0, slash + 1))) return true;
    return false;
  };
}

async function ignoredNames(folder: string): Promise<ReadonlySet<string>> {
  const listing = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory', '--', '.'];
  const result = await withGitFallback(runGit(folder, ['-c', 'core.excludesFile=', ...listing]), undefined);
  return new Set(result?.status === 0 ? result.stdout.toString('utf8').normalize('NFC').split('\0') : []);
}
