import { expect, test } from 'vitest';
import type { Location } from 'vscode-languageserver-protocol';
import { memoryHost } from '../../src/core/host/memory.ts';
import { createSiteNavigation } from '../../src/lsp/features/navigation.ts';
import type { NavigationItem, SiteNavigation } from '../../src/lsp/protocol.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { Editor } from '../support/editor.ts';
import { eventTimeout } from '../support/event-timeout.ts';
import { config, folderOf, page } from '../support/folder.ts';

const files = {
  'package.json': '{}',
  'docs.json': config({
    tabs: [
      { tab: 'Guides', groups: [{ group: 'Start', pages: ['index', 'gone', { $ref: 'more.json' }] }] },
      { tab: 'API', openapi: 'api.json', pages: ['GET /users', 'POST /none'] },
    ],
    colour: 'red',
  }),
  'more.json': '{ "group": "More", "pages": ["start"], "hidden": true }',
  'api.json': JSON.stringify({
    openapi: '3.0.0',
    info: { title: 'A', version: '1' },
    paths: { '/users': { get: { summary: 'Users', responses: {} } } },
  }),
  'index.mdx': page('Home'),
  'start.mdx': `${page('Start')}\n[Away](/away)\n`,
};

/** One line per element, indented as a tree. */
function lines(items: readonly NavigationItem[], depth = 0): string[] {
  return items.flatMap(({ kind, label, about, isHidden, file, findings, children }) => [
    `${' '.repeat(depth)}${kind} ${label} (${about}) ${file?.split('/').at(-1) ?? '-'}${isHidden ? ' hidden' : ''} ${findings.map(({ code }) => code)}`,
    ...lines(children, depth + 1),
  ]);
}

test('shows the navigation with findings at their elements, the source of an element, and the model', async () => {
  const editor = await Editor.start(folderOf(files), { options: { navigation: true } });
  const roots: string[] = [];
  editor.connection.onNotification('docsJsonNav/changed', ({ root }: { root: string }) => {
    roots.push(root);
  });
  const [view] = await editor.request<SiteNavigation[]>('docsJsonNav/navigation', {});
  if (view === undefined) throw new Error('There is no site.');
  expect(view.name).toBe('Test');
  expect(lines(view.items)).toEqual([
    'section Guides (tab) - ',
    ' group Start (group) - ',
    '  page Home (/) index.mdx ',
    '  page Gone (/gone) - page-missing',
    '  group More (group) - hidden ',
    '   page Start (/start) start.mdx link-missing',
    'section API (tab) - ',
    ' page Users (/api-reference/users) api.json ',
    ' endpoint POST /none (POST /none) - endpoint-missing',
  ]);
  expect(view.findings.map(({ code }) => code)).toEqual(['field-unknown']);

  const inner = view.items[0]?.children[0]?.children[2]?.children[0];
  const location = await editor.request<Location>('docsJsonNav/place', { root: view.root, source: inner?.source });
  expect(location.uri).toBe(editor.uri('more.json'));
  expect(location.range.start).toEqual({ line: 0, character: 29 });
  expect(JSON.parse(await editor.request('docsJsonNav/model', { root: view.root }))).toMatchObject({ version: 1 });
  expect(await editor.request('docsJsonNav/model', { root: 'file:///none' })).toBeNull();

  await editor.open('docs.json', files['docs.json']);
  const told = roots.length;
  await editor.replace('docs.json', '"gone"', '"start"');
  await expect.poll(() => roots.length, { timeout: eventTimeout }).toBeGreaterThan(told);
  expect(new Set(roots)).toEqual(new Set([view.root]));
  // While docs.json has a syntax error, the previous result isn't repeated.
  await editor.replace('docs.json', '"tabs"', '"tabs');
  const [broken] = await editor.request<SiteNavigation[]>('docsJsonNav/navigation', {});
  expect(lines(broken?.items ?? [])).toHaveLength(9);
  expect(broken?.findings.map(({ code }) => code)).toEqual(['config-syntax']);
});

test('contains the links that are on every page of the site, and of a section', async () => {
  const { model, root } = await resolveSite(
    {},
    memoryHost({
      'docs.json': config({
        global: { anchors: [{ anchor: 'Blog', href: 'https://blog.test' }] },
        languages: [
          { language: 'en', global: { anchors: [{ anchor: 'Forum', href: 'https://forum.test' }] }, pages: ['index'] },
        ],
      }),
      'index.mdx': page('Home'),
    }),
  );
  const { items } = createSiteNavigation({ model, root }, [], (file) => file);
  expect(lines(items)).toEqual([
    'section en (language) - ',
    ' page Home (/) index.mdx ',
    ' link Forum (https://forum.test) - ',
    'link Blog (https://blog.test) - ',
  ]);
});
