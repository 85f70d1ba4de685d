import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {object} Usage Resources that a command used.
 * @property {number} cpu User and system time of all its Node processes, in milliseconds.
 * @property {number} wall Wall time in milliseconds.
 * @property {number} memory Peak memory of its largest Node process, in MB.
 * @property {number} status
 * @property {string} stdout
 */

/**
 * Runs a command in a separate process and measures it. Programs other than Node count only in `wall`.
 *
 * @param {string} command
 * @param {readonly string[]} words
 * @param {{ cwd?: string, statuses?: readonly number[], shell?: boolean, env?: Record<string, string> }} [options]
 * `statuses`: allowed exit statuses (default: only 0); `env`: additional variables.
 * @returns {Usage}
 * @throws {Error} with the command's output if it exits with another status.
 */
export function measure(command, words, { cwd, statuses = [0], shell = false, env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-usage-'));
  const file = join(folder, 'usage');
  const preload = JSON.stringify(join(import.meta.dirname, 'usage-at-exit.cjs'));
  const options = [process.env.NODE_OPTIONS, `--require ${preload}`].filter(Boolean).join(' ');
  try {
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(command, words, {
      cwd,
      shell,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      env: { ...process.env, ...env, NODE_OPTIONS: options, DOCS_JSON_NAV_BENCH: file },
    });
    const wall = performance.now() - start;
    if (!statuses.includes(status)) throw new Error(`exit ${status}: ${stderr.slice(-2000)}`);
    const used = readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse);
    return {
      cpu: used.reduce((sum, { cpu }) => sum + cpu, 0),
      wall,
      memory: Math.max(...used.map(({ memory }) => memory)),
      status,
      stdout,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs all contenders in turn, round after round, so that other load on the machine affects all of them.
 *
 * @param {Record<string, () => Usage>} contenders
 * @param {number} rounds
 * @returns {Record<string, Usage[]>} by contender, one usage a round
 */
export function measureInTurns(contenders, rounds) {
  const usages = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) usages[name].push(run());
  }
  return usages;
}

/** Median; of an even count, the upper of the two middle values. */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** Finds a port of this machine that no program uses. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
