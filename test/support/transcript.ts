import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runCli } from './run.ts';

/** What a session starts from, and what was written of it. */
export interface Session {
  /** A copy of the case's folder, which goes when the test ends. */
  readonly folder: string;
  /** The session as it is kept: commands, each with what it printed. */
  readonly expected: string;
  /** The same, as it is now. */
  readonly actual: string;
}

/**
 * Runs the commands of a case's `session.txt` one after the other in a copy of its folder. A line that starts with `$` is
 * a command; what follows is what it prints, and its exit status if that is not 0. `UPDATE_SESSIONS=1` writes what is.
 *
 * @param prepare Makes of the copy what a folder of files cannot be: a repository, say.
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

/** The words of a command; those in double quotes are one. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
}
