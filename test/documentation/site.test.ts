import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveSite } from '../../src/sites/resolve.ts';
import { packageRoot } from '../support/run.ts';

/** Pages of the site that have no file in the docs folder: `website/build.mjs` makes them. */
const provided = ['playground'];

test('the documentation passes its own check, with the text of its pages, and lists every page', async () => {
  const site = await resolveSite({
    root: join(packageRoot, 'docs'),
    provided,
    rules: { 'page-unlisted': 'error' },
  });

  expect(site.diagnostics).toEqual([]);
});

test('every page has a title and a description', async () => {
  const { model } = await resolveSite({ root: join(packageRoot, 'docs'), provided });
  const bare = Object.values(model.pages).filter((page) => page.description === undefined && page.provided !== true);
  expect(bare.map(({ file }) => file)).toEqual([]);
});
