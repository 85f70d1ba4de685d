import { describe, expect, test } from 'vitest';
import type { CompletionItem, CompletionList } from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { componentAttributes } from '../../src/render/component-attributes.ts';
import { createBuiltInComponents } from '../../src/render/pages/built-in-components.ts';
import { Editor, type EditorSettings } from '../support/editor.ts';
import { config, folderOf, page } from '../support/folder.ts';

const operation = (summary: string) => ({ summary, responses: {} });
const specification = {
  openapi: '3.1.0',
  info: { title: 'API', version: '1' },
  paths: { '/users': { get: operation('List users'), post: operation('Make a user') } },
};

const files = {
  'package.json': '{}',
  'docs.json': config(
    {
      tabs: [
        { tab: 'Guides', groups: [{ group: 'Start', pages: ['index', 'guides/start'] }] },
        { tab: 'API', openapi: 'api.json', pages: ['GET /users'] },
        { $ref: './parts/more.json' },
      ],
    },
    {
      icons: { library: 'lucide' },
      variables: { version: '2.1.0' },
      redirects: [{ source: '/old', destination: '/' }],
    },
  ),
  'parts/more.json': '{ "tab": "More", "pages": ["guides/more"] }',
  'api.json': JSON.stringify(specification),
  'index.mdx': page('Home'),
  'guides/start.mdx': `${page('Start')}\n## First step\n\n## Then\n`,
  'guides/more.mdx': page('More'),
  'guides/new.mdx': page('Brand new'),
  'images/a.png': '',
  'snippets/hint.mdx': 'A hint.\n',
};

async function start(settings?: EditorSettings): Promise<Editor> {
  const editor = await Editor.start(folderOf(files), settings);
  await editor.open('docs.json', files['docs.json']);
  // Waits until the site is read: the first completion may be computed earlier.
  await editor.request('textDocument/completion', editor.after('docs.json', '{'));
  return editor;
}

/** Completions at the `|` in the typed text, which replaces another text. */
async function completionsAt(
  editor: Editor,
  file: string,
  was: string,
  typed: string,
): Promise<readonly CompletionItem[]> {
  await editor.replace(file, was, typed.replace('|', ''));
  const list = await editor.request<CompletionList | null>('textDocument/completion', editor.after(file, typed));
  return list?.items ?? [];
}

const labels = (items: readonly CompletionItem[]) => items.map(({ label }) => label);

/** Text of a file after a completion is applied. */
function chosen(editor: Editor, file: string, items: readonly CompletionItem[], label: string): string {
  const edit = items.find((item) => item.label === label)?.textEdit;
  if (edit === undefined || !('range' in edit)) throw new Error(`no ${label}`);
  return TextDocument.applyEdits(editor.document(file), [edit]);
}

describe('in docs.json', () => {
  test('offers pages, unlisted ones first, and the endpoints of the inherited specification', async () => {
    const editor = await start();
    const items = await completionsAt(editor, 'docs.json', '"guides/start"', '"guides/start", "|"');
    expect(labels(items).slice(0, 4)).toEqual(['guides/new', 'guides/more', 'guides/start', 'index']);
    expect(items[0]).toMatchObject({ detail: 'Brand new · guides/' });
    expect(JSON.parse(chosen(editor, 'docs.json', items, 'guides/new')).navigation.tabs[0].groups[0].pages).toEqual([
      'index',
      'guides/start',
      'guides/new',
    ]);
    const endpoints = await completionsAt(editor, 'docs.json', '"GET /users"', '"GET /users", "P|"');
    expect(labels(endpoints).filter((label) => label.includes('/users'))).toEqual(['POST /users']);
  });

  test('works with missing or unclosed quotes', async () => {
    const editor = await start();
    const open = await completionsAt(editor, 'docs.json', '"guides/start"', '"guides/start",|');
    expect(JSON.parse(chosen(editor, 'docs.json', open, 'guides/new')).navigation.tabs[0].groups[0].pages[2]).toBe(
      'guides/new',
    );
    const half = await completionsAt(editor, 'docs.json', '"guides/start",', '"guides/start", "gui|');
    expect(JSON.parse(chosen(editor, 'docs.json', half, 'guides/new')).navigation.tabs[0].groups[0].pages[2]).toBe(
      'guides/new',
    );
  });

  test('offers keys and values of the element, unless the editor has the schema', async () => {
    const editor = await start();
    const keys = await completionsAt(editor, 'docs.json', '"group": "Start"', '"group": "Start", "|"');
    expect(labels(keys)).toEqual(expect.arrayContaining(['icon', 'root', 'expanded', 'openapi', '$ref']));
    expect(labels(keys)).not.toEqual(expect.arrayContaining(['group']));
    expect(labels(keys)).not.toEqual(expect.arrayContaining(['tabs']));
    expect(chosen(editor, 'docs.json', keys, 'expanded')).toContain('"group": "Start", "expanded"');
    const flags = await completionsAt(editor, 'docs.json', '"Start", ""', '"Start", "expanded": |');
    expect(labels(flags)).toEqual(['true', 'false']);
    const other = await start({ options: { keys: false } });
    expect(await completionsAt(other, 'docs.json', '"group": "Start"', '"group": "Start", "|"')).toEqual([]);
  });

  test('offers specifications, icons, languages, paths and parts', async () => {
    const editor = await start();
    expect(labels(await completionsAt(editor, 'docs.json', '"openapi": "api.json"', '"openapi": "|"'))[0]).toBe(
      'api.json',
    );
    const icons = await completionsAt(editor, 'docs.json', '"group": "Start"', '"group": "Start", "icon": "book-op|"');
    expect(labels(icons)).toContain('book-open');
    const codes = await completionsAt(
      editor,
      'docs.json',
      '"tab": "API"',
      '"languages": [{ "language": "f|" }], "tab": "API"',
    );
    expect(labels(codes)).toEqual(expect.arrayContaining(['fi', 'fr']));
    const ends = await completionsAt(editor, 'docs.json', '"destination": "/"', '"destination": "/gu|"');
    expect(labels(ends)).toEqual(expect.arrayContaining(['/guides/start', '/guides/new']));
    expect(labels(await completionsAt(editor, 'docs.json', '"./parts/more.json"', '"./|"'))).toContain(
      './parts/more.json',
    );
  });

  test('works in a separate file, by the element that it contains', async () => {
    const editor = await start();
    await editor.open('parts/more.json', files['parts/more.json']);
    const keys = await completionsAt(editor, 'parts/more.json', '"tab": "More"', '"tab": "More", "|"');
    expect(labels(keys)).toEqual(expect.arrayContaining(['groups', 'menu', 'href']));
    const pages = await completionsAt(editor, 'parts/more.json', '"guides/more"', '"guides/more", "|"');
    expect(labels(pages)[0]).toBe('guides/new');
  });
});

describe('in pages', () => {
  const text = `${page('New', 'x: y\n')}\nHERE\n`;
  async function startPage(): Promise<Editor> {
    const editor = await start();
    await editor.open('guides/new.mdx', text);
    return editor;
  }

  test.each([
    ['a link', '[a](/gui|)', '/guides/start', '[a](/guides/start)'],
    ['a relative link', '[a](./|)', './start', '[a](./start)'],
    ['an anchor', '[a](/guides/start#|)', 'then', '[a](/guides/start#then)'],
    ['an image', '![a](/|)', '/images/a.png', '![a](/images/a.png)'],
    ['the address of an element', '<Card title="A" href="/|">', '/guides/more', '<Card title="A" href="/guides/more">'],
    ['a snippet', 'import Hint from "/|"', '/snippets/hint.mdx', 'import Hint from "/snippets/hint.mdx"'],
    ['a component', '<Acc|', 'Accordion', '<Accordion'],
    ['a property', '<Accordion defa|', 'defaultOpen', '<Accordion defaultOpen'],
    ['a variable', 'v{{ ver|', 'version', 'v{{ version'],
    ['an icon', '<Card icon="rocke|">', 'rocket', '<Card icon="rocket">'],
  ])('%s', async (_, typed, label, result) => {
    const editor = await startPage();
    const items = await completionsAt(editor, 'guides/new.mdx', 'HERE', typed);
    expect(chosen(editor, 'guides/new.mdx', items, label)).toContain(`\n${result}\n`);
  });

  test('offers front matter keys and endpoints', async () => {
    const editor = await startPage();
    const keys = await completionsAt(editor, 'guides/new.mdx', 'x: y', 'des|');
    expect(chosen(editor, 'guides/new.mdx', keys, 'description')).toContain('\ndescription: \n');
    expect(labels(keys)).not.toContain('title');
    const endpoints = await completionsAt(editor, 'guides/new.mdx', '\ndes\n', '\nopenapi: GE|\n');
    expect(labels(endpoints)).toEqual(['GET /users']);
  });

  test('offers nothing in code', async () => {
    const editor = await startPage();
    expect(await completionsAt(editor, 'guides/new.mdx', 'HERE', '```\n[a](/|)\n```')).toEqual([]);
    expect(await completionsAt(editor, 'guides/new.mdx', '```\n[a](/)\n```', '`[a](/|)`')).toEqual([]);
  });
});

test('offers every component', () => {
  const known = createBuiltInComponents(() => {
    throw new Error('not asked for');
  });
  const names = Object.entries(known).flatMap(([name, component]) => [
    name,
    ...Object.keys(component)
      .filter((member) => /^[A-Z]/.test(member))
      .map((member) => `${name}.${member}`),
  ]);
  expect(Object.keys(componentAttributes).sort()).toEqual(names.sort());
});
