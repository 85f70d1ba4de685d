import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { packageRoot } from './support/run.ts';

/** The scripts import from source by name, or run the command. On a small site they only show that they still work. */
test.each([
  ['bench/check.mjs', '20'],
  ['bench/edits.mjs', '200'],
  ['bench/lsp.mjs', '200'],
  ['bench/preview.mjs', '20'],
])('%s measures a small site', (script, pages) => {
  const table = execFileSync(process.execPath, [script, pages, '--rounds', '1'], {
    cwd: packageRoot,
    encoding: 'utf8',
  });
  expect(table).toContain(`${pages} pages`);
  expect(table.split('\n').filter((line) => line.startsWith('|')).length).toBeGreaterThan(2);
});
