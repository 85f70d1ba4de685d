import { GitMissing, runGit } from '../../core/host.ts';

/** When files were last changed: milliseconds since 1970, by their paths below a folder, with `/`. */
export type FileDates = ReadonlyMap<string, number>;

/**
 * The dates of a folder's files as Git knows them, for generators that would ask Git for the files that are written for
 * them. One `git log` for all of them. Files that are in no commit have none; without Git or a repository, none has.
 *
 * @param folder Absolute path.
 * @throws OptionsError if Git takes too long.
 */
export async function gitDates(folder: string): Promise<FileDates> {
  const dates = new Map<string, number>();
  let date = 0;
  // The newest commits come first.
  for (const line of linesOf(await logOf(folder))) {
    if (line.startsWith('\0')) date = Number(line.slice(1)) * 1000;
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

async function logOf(folder: string): Promise<Buffer> {
  const log = ['log', '--format=%x00%at', '--name-only', '--relative', '--no-renames', '--', '.'];
  try {
    return (await runGit(folder, log)).stdout;
  } catch (error) {
    if (error instanceof GitMissing) return Buffer.alloc(0);
    throw error;
  }
}

/** One after the other: a long history has more text than a string can have. */
function* linesOf(output: Buffer): Iterable<string> {
  let start = 0;
  for (let end = output.indexOf(10); end !== -1; end = output.indexOf(10, start)) {
    yield output.toString('utf8', start, end);
    start = end + 1;
  }
}
