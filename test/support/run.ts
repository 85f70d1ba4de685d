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

/** A script that goes on until it is stopped. */
export interface Running {
  /** What it has printed so far, to both streams. */
  readonly output: () => string;
  readonly stop: () => void;
}

/** Starts a script with this Node, without colours. */
export function startNode(words: readonly string[], cwd: string): Running {
  const child = spawn(process.execPath, [...words], { cwd, env: { ...process.env, NO_COLOR: '1' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { output: () => output, stop: () => void child.kill('SIGKILL') };
}
