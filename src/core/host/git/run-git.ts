import { spawn } from 'node:child_process';
import { OptionsError } from '../../values/options-error.ts';
import { withinTime } from '../time-limit.ts';

/** What a run of Git came to. */
export interface GitResult {
  readonly status: number;
  readonly stdout: Buffer;
}

/** Git is not installed, or the folder to run it in is gone. */
export class GitMissing extends OptionsError {}

/** Seconds that one run of Git may take, unless the variable below says otherwise. */
const usualSeconds = 120;
const secondsVariable = 'DOCS_JSON_NAV_GIT_SECONDS';

/**
 * Settings of a repository that run programs are set aside. A bare repository among the files of another one counts only
 * if somebody says so: its settings came with those files. Filters and drivers have names that nobody knows beforehand,
 * so no command may be used that runs them: none reads files of the work tree, and none shows a difference of texts.
 */
const settings: readonly string[] = [
  'core.quotePath=off',
  'diff.renameLimit=5000',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'log.showSignature=false',
  'safe.bareRepository=explicit',
].flatMap((setting) => ['-c', setting]);

/** Nothing is fetched, locked or asked. Older versions of Git know only the second line: no protocol has that name. */
const variables: Readonly<Record<string, string>> = {
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
};

/**
 * Runs Git in a folder. This is the only place that starts it. It runs no program that the repository names, connects to
 * nothing, asks nobody, and ends in time.
 *
 * @param input What it reads. Default: nothing.
 * @param environment Further variables. Default: none.
 * @throws GitMissing if Git is not installed.
 * @throws OptionsError if it takes too long.
 */
export function runGit(
  folder: string,
  words: readonly string[],
  input = '',
  environment: Readonly<Record<string, string>> = {},
): Promise<GitResult> {
  const given = Number(process.env[secondsVariable]);
  const seconds = given > 0 ? given : usualSeconds;
  const late = (): OptionsError =>
    new OptionsError(
      `git ${words[0]} did not end within ${seconds} seconds and was stopped. Run "git status" in ${folder} to see whether Git answers there. If it only needs longer, set ${secondsVariable}.`,
    );
  return withinTime(seconds * 1000, late, undefined, (signal) => start(folder, words, input, environment, signal));
}

function start(
  folder: string,
  words: readonly string[],
  input: string,
  environment: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const git = spawn('git', [...settings, ...words], {
      cwd: folder,
      env: { ...process.env, ...environment, ...variables },
      stdio: ['pipe', 'pipe', 'ignore'],
      killSignal: 'SIGKILL',
      signal,
    });
    // What Git started may live on, and would keep them open.
    signal.addEventListener('abort', () => git.stdio.forEach((stream) => void stream?.destroy()));
    const chunks: Buffer[] = [];
    git.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    git.on('error', () => reject(new GitMissing('Git is not installed, and revisions are read with it.')));
    git.on('close', (status) => resolve({ status: status ?? 1, stdout: Buffer.concat(chunks) }));
    // A run that fails at once closes its input; its status says so.
    git.stdin.on('error', () => undefined);
    git.stdin.end(input);
  });
}

/** What a use of Git comes to; something else where it is not installed. */
export async function withoutGit<Value>(use: Promise<Value>, otherwise: Value): Promise<Value> {
  return use.catch((error: unknown) => {
    if (error instanceof GitMissing) return otherwise;
    throw error;
  });
}
