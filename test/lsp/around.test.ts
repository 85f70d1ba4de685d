import { expect, test } from 'vitest';
import type { DocumentSymbol, Hover, Location } from 'vscode-languageserver-protocol';
import { Editor } from '../support/editor.ts';
import { config, folderOf, page } from '../support/folder.ts';

const files = {
  'package.json': '{}',
  'docs.json': config(
    {
      tabs: [
        { tab: 'Guides', groups: [{ group: 'Start', root: 'index', pages: ['guides/start'] }] },
        { tab: 'API', openapi: 'api.yaml', pages: ['GET /users', { $ref: 'more.json' }] },
      ],
    },
    {
      navbar: { links: [{ label: 'Start', href: '/guides/start' }] },
      redirects: [{ source: '/old', destination: '/guides/start' }],
    },
  ),
  'more.json': '{ "group": "More", "pages": ["gone"] }',
  'api.yaml': 'openapi: 3.0.0\ninfo: { title: A, version: "1" }\npaths:\n  /users:\n    get:\n      responses: {}\n',
  'index.mdx': `${page('Home')}\nimport Hint from '/snippets/hint.mdx'\n\n[Start](/guides/start#the-end) [Users](/api-reference/get-users)\n\n<Hint />\n`,
  'guides/start.mdx': `${page('Start', 'description: How to begin.\n')}\n## The end\n`,
  'snippets/hint.mdx': '[Home](/)\n',
};

async function start(): Promise<Editor> {
  const editor = await Editor.start(folderOf(files));
  for (const file of ['docs.json', 'index.mdx', 'guides/start.mdx'])
    await editor.open(file, files[file as keyof typeof files]);
  return editor;
}

/** Formats locations as `file:line`, counted from 0. */
function formatLocations(editor: Editor, found: Location | readonly Location[] | null): readonly string[] {
  const list = found === null ? [] : [found].flat();
  return (list as readonly Location[]).map(
    ({ uri, range }) => `${uri.replace(`${editor.uri('.')}/`, '')}:${range.start.line}`,
  );
}

test('finds definitions of entries, roots, endpoints, specifications, references, links and imports', async () => {
  const editor = await start();
  const definition = async (file: string, text: string) =>
    formatLocations(editor, await editor.request<Location>('textDocument/definition', editor.after(file, text)));
  expect(await definition('docs.json', '"guides/st')).toEqual(['guides/start.mdx:0']);
  expect(await definition('docs.json', '"root": "in')).toEqual(['index.mdx:0']);
  expect(await definition('docs.json', '"GET /us')).toEqual(['api.yaml:4']);
  expect(await definition('docs.json', '"api.y')).toEqual(['api.yaml:0']);
  expect(await definition('docs.json', '"more.js')).toEqual(['more.json:0']);
  expect(await definition('docs.json', '"href": "/gu')).toEqual(['guides/start.mdx:0']);
  expect(await definition('docs.json', '"destination": "/gu')).toEqual(['guides/start.mdx:0']);
  expect(await definition('index.mdx', '(/guides/start#th')).toEqual(['guides/start.mdx:7']);
  expect(await definition('index.mdx', '(/api-ref')).toEqual(['api.yaml:4']);
  expect(await definition('index.mdx', "'/snip")).toEqual(['snippets/hint.mdx:0']);
  expect(await definition('index.mdx', 'Text of')).toEqual([]);
});

test('finds references to a page from its entry, a link, and the page', async () => {
  const editor = await start();
  const references = async (file: string, text: string) => {
    const asked = { ...editor.after(file, text), context: { includeDeclaration: true } };
    return [...formatLocations(editor, await editor.request<Location[]>('textDocument/references', asked))].sort();
  };
  const found = await references('guides/start.mdx', 'Text of');
  expect(found.map((item) => item.split(':')[0])).toEqual(['docs.json', 'docs.json', 'index.mdx']);
  expect(await references('docs.json', '"guides/st')).toEqual(found);
  expect(await references('index.mdx', '(/guides/st')).toEqual(found);
});

test('hover shows a short form of explain', async () => {
  const editor = await start();
  const hover = async (file: string, text: string) =>
    (await editor.request<Hover | null>('textDocument/hover', editor.after(file, text)))?.contents;
  expect(await hover('docs.json', '"guides/st')).toEqual({
    kind: 'markdown',
    value:
      '**Start** `/guides/start`\n\nHow to begin.\n\nGuides › Start\n\n`guides/start.mdx`\n\n1 link to it and 1 redirect to it',
  });
  expect(await hover('index.mdx', '(/api-ref')).toMatchObject({
    value: expect.stringContaining('`GET /users` of `api.yaml`'),
  });
  expect(await hover('index.mdx', 'Text')).toBeUndefined();
});

test('shows docs.json as a tree with labels, folding ranges, and pages by title', async () => {
  const editor = await start();
  const textDocument = { uri: editor.uri('docs.json') };
  const symbols = await editor.request<DocumentSymbol[]>('textDocument/documentSymbol', { textDocument });
  const tree = (list: readonly DocumentSymbol[]): unknown[] =>
    list.map(({ name, children = [] }) => (children.length > 0 ? [name, tree(children)] : name));
  expect(tree(symbols)).toEqual([
    ['Guides', [['Start', ['Start']]]],
    ['API', ['GET /users', 'more.json']],
  ]);
  const folds = await editor.request<object[]>('textDocument/foldingRange', { textDocument });
  expect(folds).toHaveLength(4);
  const pages = await editor.request<{ name: string; containerName: string }[]>('workspace/symbol', { query: 'sta' });
  expect(pages).toMatchObject([{ name: 'Start', containerName: '/guides/start' }]);
  const links = await editor.request<{ target: string }[]>('textDocument/documentLink', {
    textDocument: { uri: editor.uri('index.mdx') },
  });
  expect(links.map(({ target }) => target)).toEqual([editor.uri('guides/start.mdx')]);
});
