import { expect, test } from 'vitest';
import { resolveSite } from '../src/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';

/** A tab of pages that exist, each once: it is settled, unless something else may have one of its addresses. */
const plain = (...pages: readonly string[]) => ({ tab: `Of ${pages[0]}`, pages });

function siteOf(tabs: readonly object[], files: readonly string[]) {
  const operation = { summary: 'One', tags: ['Users'] };
  const root = folderOf({
    'docs.json': config({ tabs }),
    'api.json': JSON.stringify({ openapi: '3.1.0', info: {}, paths: { '/one': { get: operation } } }),
    ...Object.fromEntries(files.map((file) => [`${file}.mdx`, page(file)])),
  });
  return resolveSite({ root, provided: ['made/**'] });
}

test('tabs that nothing is to be said about are linked as a whole', async () => {
  const site = await siteOf([plain('a', 'b'), plain('c'), { tab: 'Broken', pages: ['gone'] }], ['a', 'b', 'c']);
  expect(site.diagnostics.map(({ code }) => code)).toEqual(['page-missing']);
  expect([...site.parts.links.settled.keys()].map(({ label }) => label)).toEqual(['Of a', 'Of c']);
  expect(Object.keys(site.model.pages)).toEqual(['/a', '/b', '/c', '/gone']);
});

test.each<[string, readonly object[], readonly string[], string]>([
  ['the page of a folder', [plain('a'), plain('a/index')], ['a', 'a/index'], '/navigation/tabs/1/pages/0'],
  [
    'a page that is provided',
    [plain('made/a/index'), { tab: 'Made', pages: ['made/a'] }],
    ['made/a/index'],
    '/navigation/tabs/1/pages/0',
  ],
  [
    'an endpoint',
    [plain('api-reference/users/one'), { tab: 'API', openapi: 'api.json' }],
    ['api-reference/users/one'],
    '/navigation/tabs/1/openapi',
  ],
])(
  'where %s claims the address of a page in a tab, that is told, and nothing is settled',
  async (_, tabs, files, at) => {
    const { diagnostics, parts } = await siteOf(tabs, files);
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([['route-conflict', at]]);
    expect(parts.links.settled.size).toBe(0);
  },
);
