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

/** A site, and a function that lists the pages rendered again after a change. */
function siteOf(initialFiles: Readonly<Record<string, string>>) {
  const root = folderOf(initialFiles);
  let renderedPages: string[] = [];
  const renderer = new PagesRenderer({
    project: root,
    dependencyProviders: [],
    theme: () => ({
      version: '1',
      writers: {
        code: (_, { file }) => {
          renderedPages.push(file);
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
      renderedPages = [];
      const { pages } = await renderer.render(await resolveSite({ root }));
      return {
        renderedPages: renderedPages.sort(),
        html: Object.fromEntries(pages.map(({ route, renderedPage: page }) => [route, page.html])),
      };
    },
  };
}

test('renders a page again only if one of its inputs has changed', async () => {
  const { root, draw } = siteOf(files);
  expect((await draw()).renderedPages).toEqual(['guides/start.mdx', 'index.mdx']);
  expect((await draw()).renderedPages).toEqual([]);

  writeFiles(root, { 'snippets/note.mdx': 'Another note.' });
  const changed = await draw();
  expect(changed.renderedPages).toEqual(['index.mdx']);
  expect(changed.html['/']).toContain('Another note.');
});

test('a file that was missing counts as an input', async () => {
  const { root, draw } = siteOf(files);
  await draw();
  writeFiles(root, { 'snippets/later.mdx': 'Here by now.' });
  expect((await draw()).renderedPages).toEqual(['index.mdx']);
  rmSync(join(root, 'snippets/later.mdx'));
  expect((await draw()).renderedPages).toEqual(['index.mdx']);
});

test('a link that resolves to another page counts as a change', async () => {
  const { root, draw } = siteOf(files);
  expect((await draw()).html['/guides/start']).toContain('href="/"');
  writeFiles(root, { 'docs.json': config({ pages: ['index', 'guides/start'] }), 'old.mdx': 'It is back.' });
  const changed = await draw();
  expect(changed.renderedPages).toEqual(['guides/start.mdx']);
  expect(changed.html['/guides/start']).toContain('href="/old"');
});

test("an icon's image counts if it starts or stops following the text color", async () => {
  const svg = (fill: string): string => `<svg><path fill="${fill}" d="M1 1h2"/></svg>`;
  const { root, draw } = siteOf({
    ...files,
    'guides/start.mdx': `<Card title="A card" icon="../icons/a.svg">Words.</Card>\n\n${fence}`,
    'icons/a.svg': svg('black'),
  });
  expect((await draw()).html['/guides/start']).toContain('of one color');
  writeFiles(root, { 'icons/a.svg': svg('tomato') });
  const changed = await draw();
  expect(changed.renderedPages).toEqual(['guides/start.mdx']);
  expect(changed.html['/guides/start']).toContain('in colors');
});
