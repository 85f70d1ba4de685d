import { GitMissing, runGit } from '../../core/host.ts';

/** Time of the last change in milliseconds since 1970, by path relative to a folder, with `/`. */
export type FileDates = ReadonlyMap<string, number>;

/**
 * Reads the dates of the last commits of a folder's files with a single `git log`. Generators can't read these dates,
 * because they only know the generated files. Uncommitted files have no date. Empty without Git or a repository.
 *
 * @param folder Absolute path.
 * @throws OptionsError if Git takes too long.
 */
export async function gitDates(folder: string): Promise<FileDates> {
  const dates = new Map<string, number>();
  let date = 0;
  // Newest commits first.
  for (const line of splitLines(await readLog(folder))) {
    if (line.startsWith('\0')) date = Number(line.slice(1)) * 1000;
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

async function readLog(folder: string): Promise<Buffer> {
  const gitArguments = ['log', '--format=%x00%at', '--name-only', '--relative', '--no-renames', '--', '.'];
  try {
    return (await runGit(folder, gitArguments)).stdout;
  } catch (error) {
    if (error instanceof GitMissing) return Buffer.alloc(0);
    throw error;
  }
}

/** Splits the bytes into lines, because the output for a long history exceeds the maximum length of a string. */
function* splitLines(output: Buffer): Iterable<string> {
  let start = 0;
  for (let end = output.indexOf(10); end !== -1; end = output.indexOf(10, start)) {
    yield output.toString('utf8', start, end);
    start = end + 1;
  }
}
