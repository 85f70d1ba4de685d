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
].flatMap((setting) => ['-c', setting]);

/**
 * Runs Git in a folder, with `gitSettings`. It asks nobody.
 *
 * @param input What it reads. Default: nothing.
 * @param environment Further variables. Default: none.
 * @throws OptionsError where Git is not installed.
 */
export function runGit(
  folder: string,
  words: readonly string[],
  input = '',
  environment: Readonly<Record<string, string>> = {},
): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const git = spawn('git', [...gitSettings, ...words], {
      cwd: folder,
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    let stderr = '';
    git.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    git.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    git.on('error', () => reject(new OptionsError('Git is not installed, and revisions are read with it.')));
    git.on('close', (status) => resolve({ status: status ?? 1, stdout: Buffer.concat(chunks), stderr }));
    // A run that fails at once closes its input; its status says so.
    git.stdin.on('error', () => undefined);
    git.stdin.end(input);
  });
}
