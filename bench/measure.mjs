import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {object} Usage What a command used.
 * @property {number} cpu User and system time of all its Node processes, milliseconds.
 * @property {number} wall From start to end, milliseconds.
 * @property {number} memory The most that one of its Node processes held, MB.
 * @property {number} status
 * @property {string} stdout
 */

/**
 * Runs a command as a process of its own and measures it. What is not Node counts in `wall` only.
 *
 * @param {string} command
 * @param {readonly string[]} words
 * @param {{ cwd?: string, statuses?: readonly number[], shell?: boolean, env?: Record<string, string> }} [options]
 *   `statuses`: the exit statuses that count as an end (default: 0 alone); `env`: variables besides those of this process.
 * @returns {Usage}
 * @throws {Error} with what the command wrote, where it ends with another status.
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
 * Runs every contender in turn, round after round, so that what else the machine does falls on all of them.
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

/** The middle of some numbers; of an even count the upper of two. */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
