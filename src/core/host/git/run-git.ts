import { spawn } from 'node:child_process';
import { defaultGitSeconds } from '../../values/limits.ts';
import { OptionsError } from '../../values/option.ts';
import { withTimeLimit } from '../time-limit.ts';

export interface GitResult {
  readonly status: number;
  readonly stdout: Buffer;
}

/** Git is not installed, or the current working directory no longer exists. */
export class GitMissing extends OptionsError {}

const secondsVariable = 'DOCS_JSON_NAV_GIT_SECONDS';

/**
 * Overrides settings of a repository that run programs. A bare repository inside another repository is ignored, because
 * its settings come with the files. Filters and drivers have arbitrary names and can't be overridden. Commands that run
 * them must not be used: commands that read the work tree, or show text differences.
 */
const safeSettings: readonly string[] = [
  'core.quotePath=off',
  'diff.renameLimit=5000',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'log.showSignature=false',
  'safe.bareRepository=explicit',
].flatMap((setting) => ['-c', setting]);

/**
 * Disables fetching, locks and prompts. `GIT_ALLOW_PROTOCOL` is for older versions of Git: with the value `none`, no
 * protocol is allowed.
 */
const safeEnvironment: Readonly<Record<string, string>> = {
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
};

/**
 * Runs Git. All other code runs Git through this function. Runs no program that the repository configures, makes no
 * connections, never prompts, and has a time limit.
 *
 * @param input Standard input. Default: empty.
 * @param environment Additional variables. Default: none.
 * @throws GitMissing if Git is not installed.
 * @throws OptionsError if the run takes too long.
 */
export function runGit(
  folder: string,
  args: readonly string[],
  input = '',
  environment: Readonly<Record<string, string>> = {},
): Promise<GitResult> {
  const customSeconds = Number(process.env[secondsVariable]);
  const seconds = customSeconds > 0 ? customSeconds : defaultGitSeconds;
  const createTimeoutError = (): OptionsError =>
    new OptionsError(
      `git ${args[0]} did not end within ${seconds} seconds and was stopped. Run "git status" in ${folder} to see whether Git answers there. If it only needs longer, set ${secondsVariable}.`,
    );
  return withTimeLimit(seconds * 1000, createTimeoutError, undefined, (signal) =>
    spawnGit(folder, args, input, environment, signal),
  );
}

function spawnGit(
  folder: string,
  args: readonly string[],
  input: string,
  environment: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const gitProcess = spawn('git', [...safeSettings, ...args], {
      cwd: folder,
      env: { ...process.env, ...environment, ...safeEnvironment },
      stdio: ['pipe', 'pipe', 'ignore'],
      killSignal: 'SIGKILL',
      signal,
    });
    // Closes the streams, because child processes of Git may survive and keep them open.
    signal.addEventListener('abort', () => gitProcess.stdio.forEach((stream) => void stream?.destroy()));
    const chunks: Buffer[] = [];
    gitProcess.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    gitProcess.on('error', () => reject(new GitMissing('Git is not installed, and revisions are read with it.')));
    gitProcess.on('close', (status) => resolve({ status: status ?? 1, stdout: Buffer.concat(chunks) }));
    // Git closes its input if it fails immediately. The error is ignored, because the exit status reports the failure.
    gitProcess.stdin.on('error', () => undefined);
    gitProcess.stdin.end(input);
  });
}

export async function withGitFallback<Value>(result: Promise<Value>, fallback: Value): Promise<Value> {
  return result.catch((error: unknown) => {
    if (error instanceof GitMissing) return fallback;
    throw error;
  });
}
