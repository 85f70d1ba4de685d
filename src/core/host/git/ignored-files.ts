import { runGit, withoutGit } from './run-git.ts';

/**
 * Tells which files of a folder Git ignores: those that it does not track and that a `.gitignore` names. Without Git or a
 * repository it ignores none, and none if it ignores the folder itself: nobody means all of a site by that.
 *
 * What somebody sets for all of their repositories does not count: the same site is the same on every machine.
 *
 * @param folder Absolute path.
 * @returns Asked for files relative to the folder, with `/`.
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

/** Files, and folders of which all is ignored, with a slash at their ends. Only names are read. */
async function ignoredNames(folder: string): Promise<ReadonlySet<string>> {
  const listing = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory', '--', '.'];
  const listed = await withoutGit(runGit(folder, ['-c', 'core.excludesFile=', ...listing]), undefined);
  return new Set(listed?.status === 0 ? listed.stdout.toString('utf8').normalize('NFC').split('\0') : []);
}
