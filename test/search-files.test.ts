import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import { searchFiles } from '../src/generators/search/search-files.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

test('a page that one version hides is only in the search of the other version', async () => {
  const versions = [
    { version: '2', groups: [{ group: 'Guides', pages: ['index', 'draft'] }] },
    {
      version: '1',
      groups: [
        { group: 'Guides', hidden: true, pages: ['draft'] },
        { group: 'Old', pages: ['old'] },
      ],
    },
  ];
  const files = { 'index.mdx': page('Index'), 'draft.mdx': page('Draft'), 'old.mdx': page('Old') };
  const { model } = await resolveSite({}, memoryHost({ 'docs.json': config({ versions }), ...files }));
  const pages = Object.keys(model.pages).map((route) => ({ route, headings: [], text: 'Words' }));
  const found = [...searchFiles(model, pages, (route) => route).values()].map((text) =>
    JSON.parse(text()).map(({ title }: { title: string }) => title),
  );
  expect(found).toEqual([['Index', 'Draft'], ['Old']]);
});

test('finds a hidden page that is searchable', async () => {
  const folder = folderOf({
    'docs.json': config({
      pages: [
        'index',
        { group: 'Drafts', hidden: true, searchable: true, pages: ['draft'] },
        { group: 'Secrets', hidden: true, pages: ['secret'] },
      ],
    }),
    'index.mdx': page('Index'),
    'draft.mdx': page('Draft'),
    'secret.mdx': page('Secret'),
  });
  await runCli(['build', '.'], folder);
  const found = JSON.parse(readFileSync(join(folder, 'dist/_docs-json-nav/search/pages.json'), 'utf8'));
  expect(found.map(({ title }: { title: string }) => title)).toEqual(['Index', 'Draft']);
});
