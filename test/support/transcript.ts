import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runCli } from './run.ts';

/** Expected and actual transcript of a session. */
export interface Session {
  /** Copy of the case's folder. It is removed when the test ends. */
  readonly folder: string;
  /** Content of `session.txt`: commands with their output. */
  readonly expected: string;
  /** The transcript of this run. */
  readonly actual: string;
}

/**
 * Runs the commands of a case's `session.txt` in sequence in a copy of its folder. A line that starts with `$` is a
 * command. The lines after it are its output, and its exit status if that isn't 0. `UPDATE_SESSIONS=1` updates the
 * file.
 *
 * @param prepare Prepares the copy, for example as a repository, which fixture files can't contain.
 */
export async function runSession(path: string, prepare: (folder: string) => void = () => {}): Promise<Session> {
  const file = join(path, 'session.txt');
  const expected = readFileSync(file, 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-session-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (existsSync(path)) cpSync(path, folder, { recursive: true });
  rmSync(join(folder, 'session.txt'));
  prepare(folder);
  let actual = '';
  for (const [, command = ''] of expected.matchAll(/^\$ docs-json-nav (.*)$/gm)) {
    const { status, stdout, stderr } = await runCli(wordsOf(command), folder);
    const printed = `${stdout}${stderr}`
      .replace(/in \d+ ms/g, 'in N ms')
      .replace(/"milliseconds": \d+/g, '"milliseconds": 0');
    actual += `$ docs-json-nav ${command}\n${printed}${status === 0 ? '' : `[exit ${status}]\n`}\n`;
  }
  if (process.env.UPDATE_SESSIONS === '1') writeFileSync(file, actual);
  return { folder, expected, actual };
}

/** Splits a command into arguments. Text in double quotes is one argument. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
}
