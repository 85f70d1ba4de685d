import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import { createMkDocsNavYaml } from '../../../src/generators/mkdocs/projection.ts';
import { pageLink, relativeUrls } from '../../../src/generators/mkdocs/urls.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, page } from '../../support/folder.ts';

async function printed(navigation: unknown, files: Readonly<Record<string, string>>): Promise<string> {
  const { model } = await resolveSite({}, memoryHost({ 'docs.json': config(navigation), ...files }));
  return createMkDocsNavYaml(model);
}

const nav = async (navigation: unknown, files: Readonly<Record<string, string>>): Promise<unknown> =>
  (load(await printed(navigation, files)) as { nav: unknown }).nav;

it('is a tree of titles and files, in order', async () => {
  const text = await printed(
    {
      groups: [
        {
          group: 'Start',
          root: 'start/index',
          pages: ['Setup', { group: 'Deeper', pages: ['deep'] }, 'away', 'secret'],
        },
        { group: 'Staff', hidden: true, pages: ['staff'] },
      ],
      global: { anchors: [{ anchor: 'Status', href: 'https://status.example' }] },
    },
    {
      'start/index.mdx': page('Where to start'),
      'Setup.md': page('Setup'),
      'deep.mdx': page('Deep', 'sidebarTitle: Far down\n'),
      'away.mdx': page('Away', 'url: https://away.example\n'),
      'secret.mdx': page('Secret', 'hidden: true\n'),
      'staff.mdx': page('Staff'),
    },
  );
  expect(text).toBe(`nav:
  - Start:
      - Where to start: start/index.md
      - Setup: Setup.md
      - Deeper:
          - Far down: deep.md
      - Away: https://away.example
  - Status: https://status.example`);
});

it('leaves out missing pages, which a strict build would refuse', async () => {
  const navigation = {
    groups: [
      { group: 'Start', pages: ['here', 'gone'] },
      { group: 'Lost', pages: ['away'] },
    ],
  };
  expect(await nav(navigation, { 'here.mdx': page('Here') })).toEqual([{ Start: [{ Here: 'here.md' }] }]);
});

it('moves the pages of a folder that MkDocs ignores to another one', async () => {
  const files = { 'templates/email.mdx': page('Email'), 'guides/templates/web.mdx': page('Web') };
  const navigation = { pages: ['templates/email', 'guides/templates/web'] };
  expect(await nav(navigation, files)).toEqual([{ Email: 'templates_/email.md' }, { Web: 'guides/templates/web.md' }]);
  const { model } = await resolveSite({}, memoryHost({ 'docs.json': config(navigation), ...files }));
  const write = relativeUrls('start.md', (path) => path === 'templates/a.png');
  expect(write(pageLink('/templates/email#top', model), 'markdown')).toBe('templates_/email.md#top');
  expect(write('/templates/a.png', 'markdown')).toBe('templates_/a.png');
});

it('has sections for languages, versions and tabs if there are several', async () => {
  const versions = (folder: string) => [
    {
      version: 'v2',
      tabs: [
        { tab: 'Guides', pages: [`${folder}new`] },
        { tab: 'Blog', href: 'https://blog.example' },
      ],
    },
    { version: 'v1', tabs: [{ tab: 'Guides', pages: [`${folder}old`] }] },
  ];
  const files = Object.fromEntries(
    ['new', 'old', 'fr/new', 'fr/old'].map((path) => [`${path}.mdx`, page(`Page ${path}`)]),
  );
  const languages = [
    { language: 'en', versions: versions('') },
    { language: 'fr', versions: versions('fr/') },
  ];
  const below = (folder: string) => [
    { v2: [{ Guides: [{ [`Page ${folder}new`]: `${folder}new.md` }] }, { Blog: 'https://blog.example' }] },
    { v1: [{ [`Page ${folder}old`]: `${folder}old.md` }] },
  ];
  expect(await nav({ languages }, files)).toEqual([{ English: below('') }, { Français: below('fr/') }]);
  expect(await nav({ languages: languages.slice(0, 1) }, files)).toEqual(below(''));
});

it('names the files of generated endpoint pages', async () => {
  const specification = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Jobs', version: '1' },
    paths: { '/jobs': { get: { summary: 'List jobs', tags: ['Jobs'], responses: {} } } },
  });
  const navigation = { groups: [{ group: 'API', openapi: { source: 'api.json', directory: 'api' } }] };
  expect(await nav(navigation, { 'api.json': specification })).toEqual([
    { API: [{ Jobs: [{ 'List jobs': 'api/jobs/list-jobs.md' }] }] },
  ]);
});

it.each(['=', 'yes', 'a: b', '- x', '# no', '12:30', '2026-01-01', "'q'", '{a}', '`x`', '*', '!x', 'a\nb'])(
  'quotes the name %j for YAML',
  async (title) => {
    const text = await printed({ pages: ['a'] }, { 'a.mdx': page(JSON.stringify(title)) });
    expect(load(text)).toEqual({ nav: [{ [title]: 'a.md' }] });
    if (title === '=') expect(text).toContain("'='");
  },
);

it.each([
  ['R & D', 'R & D'],
  ['a &lt; b', 'a &amp;lt; b'],
  ['<img src=x onerror="a()">', '&lt;img src=x onerror=&quot;a()&quot;&gt;'],
])('passes %j to a theme that inserts titles unescaped', async (title, said) => {
  expect(await nav({ pages: ['a'] }, { 'a.mdx': page(JSON.stringify(title)) })).toEqual([{ [said]: 'a.md' }]);
  const group = { group: title, pages: ['a'] };
  expect(await nav({ groups: [group] }, { 'a.mdx': page('A') })).toEqual([{ [said]: [{ A: 'a.md' }] }]);
});

it('keeps long names on one line', async () => {
  const title = 'A name of many words '.repeat(12).trim();
  expect((await printed({ pages: ['a'] }, { 'a.mdx': page(title) })).split('\n')).toHaveLength(2);
});
