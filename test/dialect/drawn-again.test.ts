import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PagesRenderer } from '../../src/generators/rendering/render-pages.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, folderOf, writeFiles } from '../support/folder.ts';

const fence = '```text\nA block of code says that its page is drawn.\n```\n';
const files = {
  'docs.json': config({ pages: ['index', 'guides/start'] }, { redirects: [{ source: '/old', destination: '/index' }] }),
  'index.mdx': `import Note from '/snippets/note.mdx'\n\n<Note />\n\n<Snippet file="later.mdx" />\n\n${fence}`,
  'guides/start.mdx': `[Away](/old)\n\n${fence}`,
  'snippets/note.mdx': 'A first note.',
};

/** A site, and a way to ask which of its pages are drawn after something has changed. */
function siteOf(given: Readonly<Record<string, string>>) {
  const root = folderOf(given);
  let drawn: string[] = [];
  const renderer = new PagesRenderer({
    project: root,
    through: [],
    theme: () => ({
      version: '1',
      writers: {
        code: (_, { file }) => {
          drawn.push(file);
          return '';
        },
        icon: ({ name }, { isMonochrome }) => (isMonochrome(name) ? 'of one color' : 'in colors'),
      },
    }),
    urlOf: (route) => route,
  });
  return {
    root,
    draw: async () => {
      drawn = [];
      const { pages } = await renderer.render(await resolveSite({ root }));
      return { drawn: drawn.sort(), html: Object.fromEntries(pages.map(({ route, page }) => [route, page.html])) };
    },
  };
}

test('a page is drawn again only when something that it is made of has changed', async () => {
  const { root, draw } = siteOf(files);
  expect((await draw()).drawn).toEqual(['guides/start.mdx', 'index.mdx']);
  expect((await draw()).drawn).toEqual([]);

  writeFiles(root, { 'snippets/note.mdx': 'Another note.' });
  const changed = await draw();
  expect(changed.drawn).toEqual(['index.mdx']);
  expect(changed.html['/']).toContain('Another note.');
});

test('a file that was looked for and was missing counts', async () => {
  const { root, draw } = siteOf(files);
  await draw();
  writeFiles(root, { 'snippets/later.mdx': 'Here by now.' });
  expect((await draw()).drawn).toEqual(['index.mdx']);
  rmSync(join(root, 'snippets/later.mdx'));
  expect((await draw()).drawn).toEqual(['index.mdx']);
});

test('an address that leads elsewhere counts', async () => {
  const { root, draw } = siteOf(files);
  expect((await draw()).html['/guides/start']).toContain('href="/"');
  writeFiles(root, { 'docs.json': config({ pages: ['index', 'guides/start'] }), 'old.mdx': 'It is back.' });
  const changed = await draw();
  expect(changed.drawn).toEqual(['guides/start.mdx']);
  expect(changed.html['/guides/start']).toContain('href="/old"');
});

test('a picture as an icon counts once it can have the color of the text, or no longer can', async () => {
  const svg = (fill: string): string => `<svg><path fill="${fill}" d="M1 1h2"/></svg>`;
  const { root, draw } = siteOf({
    ...files,
    'guides/start.mdx': `<Card title="A card" icon="../icons/a.svg">Words.</Card>\n\n${fence}`,
    'icons/a.svg': svg('black'),
  });
  expect((await draw()).html['/guides/start']).toContain('of one color');
  writeFiles(root, { 'icons/a.svg': svg('tomato') });
  const changed = await draw();
  expect(changed.drawn).toEqual(['guides/start.mdx']);
  expect(changed.html['/guides/start']).toContain('in colors');
});
