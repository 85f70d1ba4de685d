import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { vi } from 'vitest';
import { main } from '../../src/cli/main.ts';
import type { Streams } from '../../src/cli/streams.ts';

export const packageRoot = join(import.meta.dirname, '../..');
/** The built command line. */
export const cli = join(packageRoot, 'dist/cli.js');

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command line in this process: what it prints, and its exit status. One runs after the other, since each has
 * the process's working directory and environment for itself.
 */
export function runCli(words: readonly string[], cwd: string, environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const run = before.then(() => runHere(words, cwd, environment));
  before = run.catch(() => undefined);
  return run;
}

let before: Promise<unknown> = Promise.resolve();

async function runHere(words: readonly string[], cwd: string, environment: NodeJS.ProcessEnv): Promise<Ended> {
  let [stdout, stderr] = ['', ''];
  const usual = process.cwd();
  process.chdir(cwd);
  for (const [name, value] of Object.entries({ ...own, ...environment })) vi.stubEnv(name, value);
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
    process.chdir(usual);
  }
}

/** Runs the built command line in a process of its own, as a user would. */
export function spawnCli(words: readonly string[], cwd: string): Promise<Ended> {
  return runNode([cli, ...words], cwd);
}

/** No colors, and nothing of the package manager that runs the tests. */
const own = { NO_COLOR: '1', npm_config_user_agent: '' };

/** Runs a script with this Node, without colors unless asked for. */
export function runNode(words: readonly string[], cwd: string, environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...words], { cwd, env: { ...process.env, ...own, ...environment } });
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

/** Starts a script with this Node, without colors. */
export function startNode(words: readonly string[], cwd: string): Running {
  const child = spawn(process.execPath, [...words], { cwd, env: { ...process.env, ...own } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { output: () => output, stop: () => void child.kill('SIGKILL') };
}
