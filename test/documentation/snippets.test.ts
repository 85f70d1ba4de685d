import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../support/run.ts';
import {
  exceptions,
  isException,
  runnerOf,
  type SnippetRunner,
  snippetsOf,
  testFilesByRunner,
} from './snippet-runners.ts';
import { snippetLabel, snippets } from './snippets.ts';

test('every snippet of the README and the documentation is run by a test, or has a reason not to be', () => {
  expect(snippets.length).toBeGreaterThan(500);
  const forgotten = snippets.filter((snippet) => runnerOf(snippet) === undefined && !isException(snippet));
  expect(forgotten.map(snippetLabel)).toEqual([]);
});

test.each(exceptions)('the exception $has is on a page: $reason', ({ has, page }) => {
  const found = snippets.filter((snippet) => snippet.text.includes(has) && (page ?? snippet.page) === snippet.page);
  expect(found).not.toEqual([]);
});

test.each(Object.entries(testFilesByRunner))('the tests of %s use all its snippets', (runner, files) => {
  expect(snippetsOf(runner as SnippetRunner)).not.toEqual([]);
  for (const file of files) expect(readFileSync(join(packageRoot, file), 'utf8')).toContain(`snippetsOf('${runner}')`);
});
