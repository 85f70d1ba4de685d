import { expect, test } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import { indexableItems } from '../../../src/generators/vitepress/sitemap.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, page } from '../../support/folder.ts';

test.each(['', '.html'])('the sitemap has no pages with noindex, whatever their URL: a%s', async (suffix) => {
  const site = await resolveSite(
    {},
    memoryHost({
      'docs.json': config({ pages: ['index', 'a b', 'users/[id]', 'old.html'] }),
      'index.mdx': page('Home'),
      'a b.mdx': page('A', 'noindex: true\n'),
      'users/[id].mdx': page('User', 'noindex: true\n'),
      'old.html.mdx': page('Old', 'noindex: true\n'),
    }),
  );
  const urls = ['', 'a b', 'users/_id_', 'old_html', 'other'].map((url) => (url === '' ? url : url + suffix));
  expect(
    indexableItems(
      urls.map((url) => ({ url })),
      site,
    ).map(({ url }) => url),
  ).toEqual(['', `other${suffix}`]);
});
