import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { gitSettings } from '../../host/git/run-git.ts';

/** When files were last changed: milliseconds since 1970, by their paths below a folder, with `/`. */
export type FileDates = ReadonlyMap<string, number>;

/**
 * The dates of a folder's files as Git knows them, for generators that would ask Git for the files that are written for
 * them. One `git log` for all of them. Files that are in no commit have none; without Git or a repository, none has.
 *
 * @param folder Absolute path.
 */
export async function gitDates(folder: string): Promise<FileDates> {
  const dates = new Map<string, number>();
  const log = ['log', '--format=%x00%at', '--name-only', '--relative', '--no-renames', '--', '.'];
  const git = spawn('git', [...gitSettings, ...log], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  git.on('error', () => {});
  let date = 0;
  // The newest commits come first.
  for await (const line of createInterface({ input: git.stdout })) {
    if (line.startsWith('\0')) date = Number(line.slice(1)) * 1000;
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}
