import { spawn } from 'node:child_process';
import { OptionsError } from '../../values/options-error.ts';

/** What a run of Git came to. */
export interface GitResult {
  readonly status: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/**
 * What Git is called with before everything else. Settings of a repository that run programs are set aside. A bare
 * repository among the files of another one counts only where somebody says so: its settings came with those files.
 */
export const gitSettings: readonly string[] = [
  'core.quotePath=off',
  'diff.renameLimit=5000',
  'core.fsmonitor=false',
  'log.showSignature=false',
  'safe.bareRepository=explicit',
  'core.hooksPath=/dev/null',
  'diff.external=',
  'diff.ignoreSubmodules=all',
].flatMap((setting) => ['-c', setting]);

/**
 * Variables that Git is called with: it asks nobody, writes nothing, and fetches nothing, whatever is missing in a partial
 * clone (`GIT_NO_LAZY_FETCH` is known from 2.44 on, and no protocol is allowed to any version).
 */
export const gitEnvironment: Readonly<Record<string, string>> = {
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: '',
  LC_ALL: 'C',
};

/** How long one call of Git may take, in milliseconds: the slowest that were seen took a second. */
const longestCall = 60_000;

/**
 * Runs Git in a folder, with `gitSettings` and `gitEnvironment`.
 *
 * @param input What it reads. Default: nothing.
 * @param environment Further variables. Default: none.
 * @param limit Milliseconds after which it is ended. Default: a minute.
 * @throws OptionsError if Git is not installed, or takes longer.
 */
export function runGit(
  folder: string,
  words: readonly string[],
  input = '',
  environment: Readonly<Record<string, string>> = {},
  limit = longestCall,
): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const git = spawn('git', [...gitSettings, ...words], {
      cwd: folder,
      env: { ...process.env, ...gitEnvironment, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: limit,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    let stderr = '';
    git.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    git.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    git.on('error', () => reject(new OptionsError('Git is not installed, and revisions are read with it.')));
    git.on('close', (status, signal) => {
      if (signal !== 'SIGKILL') resolve({ status: status ?? 1, stdout: Buffer.concat(chunks), stderr });
      else reject(new OptionsError(`Git did not answer within ${limit / 1000} seconds: git ${words[0]} in ${folder}.`));
    });
    // A run that fails at once closes its input; its status says so.
    git.stdin.on('error', () => undefined);
    git.stdin.end(input);
  });
}

/** Names of files are names, whatever characters they have. */
export const literal = { GIT_LITERAL_PATHSPECS: '1' };

/** What Git prints; nothing if it fails. Names in the call are names, and no patterns. */
export async function askGit(folder: string, words: readonly string[], input = ''): Promise<string> {
  const { stdout, status } = await runGit(folder, words, input, literal);
  return status === 0 ? stdout.toString('utf8') : '';
}
