import { join } from 'node:path';
import { expect, test } from 'vitest';
import { splitPage } from '../../src/core/pages/front-matter.ts';
import { astro } from '../../src/generators/astro/manifest.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, folderOf } from '../support/folder.ts';
import { renderFor } from '../support/render-for.ts';

test.each([
  ['---\n---\n\nHello', '', '\nHello', 3],
  ['---\r\ntitle: A\r\n---\r\nHello', 'title: A\r\n', 'Hello', 4],
  ['\uFEFF---\ntitle: A\n---\nHello', 'title: A\n', 'Hello', 4],
  ['---\ntitle: A\n--- \n', 'title: A\n', '', 4],
  ['---\ntitle: A\n---', 'title: A\n', '', 3],
  ['---\ntitle: ---\n---\nHello', 'title: ---\n', 'Hello', 4],
  ['---\n\nA rule, and no front matter.', '', '---\n\nA rule, and no front matter.', 1],
  ['Hello', '', 'Hello', 1],
  ['', '', '', 1],
])('%j', (page, yaml, body, bodyLine) => {
  expect(splitPage(page)).toEqual({ yaml, body, bodyLine });
});

test('an empty block is published without its delimiters', async () => {
  const root = folderOf({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': '---\n---\n\nHello\n' });
  const settings = { project: root, theme: () => ({}), urlOf: (route: string) => route };
  const { pages } = await renderFor(astro, await resolveSite({ root: join(root) }), settings);
  expect(pages.map(({ renderedPage: page }) => page.html.trim())).toEqual(['<p>Hello</p>']);
});
