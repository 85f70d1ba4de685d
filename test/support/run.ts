import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { vi } from 'vitest';
import { main } from '../../src/cli/main.ts';
import type { Streams } from '../../src/cli/streams.ts';

export const packageRoot = join(import.meta.dirname, '../..');
/** Path of the built command line. */
export const cli = join(packageRoot, 'dist/cli.js');

export interface ProcessResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the command line in this process. Calls run in sequence, because each sets the working directory and environment
 * of the process.
 */
export function runCli(
  words: readonly string[],
  cwd: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<ProcessResult> {
  const run = queue.then(() => runInProcess(words, cwd, environment));
  queue = run.catch(() => undefined);
  return run;
}

let queue: Promise<unknown> = Promise.resolve();

async function runInProcess(
  words: readonly string[],
  cwd: string,
  environment: NodeJS.ProcessEnv,
): Promise<ProcessResult> {
  let [stdout, stderr] = ['', ''];
  const previousFolder = process.cwd();
  process.chdir(cwd);
  for (const [name, value] of Object.entries({ ...fixedVariables, ...environment })) vi.stubEnv(name, value);
  try {
    const out = (text: string) => {
      stdout += text;
    };
    const err = (text: string) => {
      stderr += text;
    };
    const send: Streams['send'] = async (text, stream) => (stream === 'stdout' ? out : err)(text);
    const status = await main(words, {
      ...{ out, err, send, written: async () => undefined },
      ...{ cwd: process.cwd(), program: 'docs-json-nav' },
    });
    return { status, stdout, stderr };
  } finally {
    vi.unstubAllEnvs();
    process.chdir(previousFolder);
  }
}

/** Runs the built command line in a separate process, as users do. */
export function spawnCli(words: readonly string[], cwd: string): Promise<ProcessResult> {
  return runNode([cli, ...words], cwd);
}

/** Disables colors, and hides the package manager that runs the tests. */
const fixedVariables = { NO_COLOR: '1', npm_config_user_agent: '' };

/** Runs a script with the current Node, without colors by default. */
export function runNode(
  words: readonly string[],
  cwd: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...words], {
      cwd,
      env: { ...process.env, ...fixedVariables, ...environment },
    });
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

/** A script that runs until it is stopped. */
export interface Running {
  /** Output of both streams so far. */
  readonly output: () => string;
  readonly stop: () => void;
}

/** Starts a script with the current Node, without colors. */
export function startNode(words: readonly string[], cwd: string): Running {
  const child = spawn(process.execPath, [...words], { cwd, env: { ...process.env, ...fixedVariables } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { output: () => output, stop: () => void child.kill('SIGKILL') };
}
