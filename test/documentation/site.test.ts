import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveSite } from '../../src/site/resolve.ts';
import { packageRoot } from '../support/run.ts';

const docs = join(packageRoot, 'docs');

/** Pages without a file in the docs folder: `website/build.mjs` generates them. */
const provided = ['playground', 'changes'];

test('the documentation passes its own check, including page texts and unlisted pages', async () => {
  const site = await resolveSite({
    root: docs,
    provided,
    // The pages are read in the repository too, where links need the extension, and the host does not publish them.
    rules: { 'page-unlisted': 'error', 'link-extension': 'off', 'route-reserved': 'off' },
  });

  expect(site.diagnostics).toEqual([]);
});

test('every page has a title and a description', async () => {
  const { model } = await resolveSite({ root: docs, provided });
  const bare = Object.values(model.pages).filter((page) => page.description === undefined && page.provided !== true);
  expect(bare.map(({ file }) => file)).toEqual([]);
});

/** The home page needs no introduction, and the page of a code is for users with that finding. */
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.md') && !file.startsWith('diagnostics/') && file !== 'changes.md');

test.each(pages)('%s names its audience at the top', (file) => {
  const [, text = ''] = /^---\n.*?\n---\n\n(.*)/s.exec(readFileSync(join(docs, file), 'utf8')) ?? [];
  expect(text).toMatch(/^For \w/);
});

/** Generated references, which readers search rather than read. */
const references = new Set(['commands.md', 'diagnostics.md', 'fields.md', 'model.md', 'options.md', 'runtime.md']);

test.each(pages.filter((file) => !references.has(file)))('%s has at most 1,500 words, and 25 in a cell', (file) => {
  const text = readFileSync(join(docs, file), 'utf8');
  expect(wordsIn(text)).toBeLessThanOrEqual(1500);
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.flatMap((row) => row.split(/(?<!\\)\|/));
  expect(cells.filter((cell) => wordsIn(cell) > 25)).toEqual([]);
});

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
