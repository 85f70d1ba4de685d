import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const packageRoot = join(import.meta.dirname, '../..');
/** The built command line. */
export const cli = join(packageRoot, 'dist/cli.js');

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command line, as a user would. */
export function runCli(words: readonly string[], cwd: string, environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return runNode([cli, ...words], cwd, environment);
}

/** Runs a script with this Node, without colours unless asked for. */
export function runNode(words: readonly string[], cwd: string, environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...words], { cwd, env: { ...process.env, NO_COLOR: '1', ...environment } });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, stdout, stderr }));
  });
}
