import { expect, test } from 'vitest';
import { PagesRenderer } from '../../src/generators/rendering/render-pages.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { folderOf } from '../support/folder.ts';

async function dataOf(matter: string): Promise<object> {
  const root = folderOf({
    'docs.json': '{ "navigation": { "pages": ["page"] } }',
    'page.mdx': `---\n${matter}\n---\n\nText\n`,
  });
  const renderer = new PagesRenderer({
    project: root,
    dependencyProviders: [],
    theme: () => ({}),
    urlOf: (route) => route,
  });
  const { pages } = await renderer.render(await resolveSite({ root }));
  return pages[0]?.data ?? {};
}

test('leaves out empty and useless members of front matter', async () => {
  expect(await dataOf('title: Title\ndescription:\nicon: ~\nowner: me')).toEqual({ title: 'Title', owner: 'me' });
  expect(await dataOf('title: Title\ndescription:\n  text: deep')).toEqual({ title: 'Title' });
});
