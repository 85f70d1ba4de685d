import { expect, test } from 'vitest';
import { PagesRenderer } from '../src/generators/rendering/render-pages.ts';
import { createPlainTheme } from '../src/render/plain-theme.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';

test('the progress counts pages without content', async () => {
  const root = folderOf({ 'docs.json': config({ pages: ['missing', 'index'] }), 'index.mdx': page('Home') });
  const site = await resolveSite({ root });
  const renderer = new PagesRenderer({ project: root, theme: createPlainTheme, urlOf: (route) => route });
  const progress: number[][] = [];
  await renderer.render(site, (done, total) => progress.push([done, total]));
  expect(progress).toEqual([
    [1, 2],
    [2, 2],
  ]);
});
