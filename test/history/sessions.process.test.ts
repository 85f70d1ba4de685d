import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitAll, hasGit } from '../support/repository.ts';
import { runSession } from '../support/transcript.ts';

/**
 * Each case is a docs folder at several times. The folders `1`, `2` … each become a commit. `now` is the uncommitted
 * state.
 */
const cases = join(import.meta.dirname, '../../fixtures/history');

test.skipIf(!hasGit).each(readdirSync(cases).sort())('%s', async (name) => {
  const { expected, actual } = await runSession(join(cases, name), commitEach);
  expect(actual).toBe(expected);
});

/** Commits the folders of a case in order. */
function commitEach(folder: string): void {
  for (let time = 1; existsSync(join(folder, String(time))); time++) {
    bring(String(time));
    commitAll(folder, `Time ${time}`);
  }
  if (existsSync(join(folder, 'now'))) bring('now');

  function bring(time: string): void {
    rmSync(join(folder, 'docs'), { recursive: true, force: true });
    cpSync(join(folder, time, 'docs'), join(folder, 'docs'), { recursive: true });
    rmSync(join(folder, time), { recursive: true });
  }
}
