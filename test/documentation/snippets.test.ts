import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../support/run.ts';
import { nameOf, snippets } from './snippets.ts';
import { exceptions, isException, runBy, snippetsOf, type Way, wayOf } from './ways.ts';

test('every snippet of the README and the documentation is run by a test, or has a reason not to be', () => {
  expect(snippets.length).toBeGreaterThan(500);
  const forgotten = snippets.filter((snippet) => wayOf(snippet) === undefined && !isException(snippet));
  expect(forgotten.map(nameOf)).toEqual([]);
});

test.each(exceptions)('the exception $has is on a page: $reason', ({ has, page }) => {
  const found = snippets.filter((snippet) => snippet.text.includes(has) && (page ?? snippet.page) === snippet.page);
  expect(found).not.toEqual([]);
});

test.each(Object.entries(runBy))('the tests of %s use all its snippets', (way, files) => {
  expect(snippetsOf(way as Way)).not.toEqual([]);
  for (const file of files) expect(readFileSync(join(packageRoot, file), 'utf8')).toContain(`snippetsOf('${way}')`);
});
