import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveSite } from '../../src/sites/resolve.ts';
import { packageRoot } from '../support/run.ts';

test('the documentation passes its own check, with the text of its pages, and lists every page', async () => {
  const site = await resolveSite({
    root: join(packageRoot, 'docs'),
    content: true,
    rules: { 'page-unlisted': 'error' },
  });

  expect(site.diagnostics).toEqual([]);
});

test('every page has a title and a description', async () => {
  const { model } = await resolveSite({ root: join(packageRoot, 'docs') });
  const bare = Object.values(model.pages).filter(({ description }) => description === undefined);
  expect(bare.map(({ file }) => file)).toEqual([]);
});
