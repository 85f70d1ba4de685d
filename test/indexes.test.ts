import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import type { Options } from '../src/core/options.ts';
import { indexFiles } from '../src/generators/indexes/index-files.ts';
import { writeIndexes } from '../src/generators/indexes/write-indexes.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

const specification = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Plants', version: '1' },
  paths: { '/plants': { get: { summary: 'List plants', responses: { 200: { description: 'A list.' } } } } },
});

/** Every kind of page that an index may list or leave out. */
const files = {
  'docs.json': config(
    {
      tabs: [
        {
          tab: 'Guides',
          groups: [
            { group: 'Start [here]', pages: ['index', 'guides/install', 'hidden', 'noindex', 'elsewhere', 'gone'] },
            { group: 'Secret', hidden: true, pages: ['secret'] },
          ],
        },
        { tab: 'API', openapi: 'openapi.json', pages: ['GET /plants'] },
      ],
    },
    { name: 'Garden', description: 'How to grow\nplants.', variables: { tool: 'spade' } },
  ),
  'openapi.json': specification,
  'index.mdx': page('Home', 'description: Where to begin.\n'),
  'guides/install.mdx': `---\ntitle: "Install & <run>"\n---\nimport { Box } from '/snippets/box.jsx';\n\nTake a {{tool}}.\n\n\`\`\`js\nimport a from 'a';\n\`\`\`\n`,
  'hidden.mdx': page('Hidden', 'hidden: true\n'),
  'noindex.mdx': page('No index', 'noindex: true\n'),
  'elsewhere.mdx': page('Elsewhere', 'url: https://example.com\n'),
  'secret.mdx': page('Secret'),
  'unlisted.mdx': page('Unlisted'),
};
const listed = ['/', '/guides/install', '/api-reference/list-plants'];

async function buildIndexes(options: Options = {}, more: Readonly<Record<string, string>> = {}) {
  const root = folderOf({ ...files, ...more });
  return resolveSite({ root, url: 'https://garden.test', emit: ['sitemap', 'llms', 'markdown'], ...options });
}

function addressesIn(sitemap: string | undefined): string[] {
  expect(XMLValidator.validate(sitemap ?? '')).toBe(true);
  const { urlset } = new XMLParser({ isArray: (name) => name === 'url' }).parse(sitemap ?? '') as {
    urlset: { url: { loc: string }[] };
  };
  return urlset.url.map(({ loc }) => loc);
}

describe('every index has the same pages', () => {
  test('namely the visible ones', async () => {
    const { files: texts } = await indexFiles(await buildIndexes());
    expect(addressesIn(texts.get('sitemap.xml'))).toEqual(listed.map((route) => `https://garden.test${route}`));
    expect([...texts.keys()]).toEqual([
      'sitemap.xml',
      'index.md',
      'guides/install.md',
      'api-reference/list-plants.md',
      'llms.txt',
    ]);
    const links = [...(texts.get('llms.txt') ?? '').matchAll(/\]\((.*?)\)/g)].map(([, address]) => address);
    expect(links).toEqual(
      ['index.md', 'guides/install.md', 'api-reference/list-plants.md'].map((file) => `https://garden.test/${file}`),
    );
  });

  test('and hidden and unlisted ones if docs.json indexes all pages', async () => {
    const all = JSON.stringify({ ...JSON.parse(files['docs.json']), seo: { indexing: 'all' } });
    const { files: texts } = await indexFiles(await buildIndexes({}, { 'docs.json': all }));
    const routes = addressesIn(texts.get('sitemap.xml')).map((address) => new URL(address).pathname);
    expect(routes).toEqual(['/', '/guides/install', '/hidden', '/secret', '/api-reference/list-plants', '/unlisted']);
  });
});

test('pages with `searchable: false` are in the sitemap, but not for language models', async () => {
  const { files: texts } = await indexFiles(
    await buildIndexes({}, { 'guides/install.mdx': page('Install', 'searchable: false\n') }),
  );
  expect(addressesIn(texts.get('sitemap.xml'))).toContain('https://garden.test/guides/install');
  expect(texts.get('llms.txt')).not.toContain('install');
  expect([...texts.keys()]).not.toContain('guides/install.md');
});

test('the model is written as JSON', async () => {
  const site = await buildIndexes({ emit: ['model'] });
  const { files: texts } = await indexFiles(site);
  expect([...texts.keys()]).toEqual(['docs-json-nav.json']);
  expect(JSON.parse(texts.get('docs-json-nav.json') ?? '')).toEqual(site.model);
});

test('llms.txt follows the navigation and escapes titles', async () => {
  const { files: texts } = await indexFiles(await buildIndexes({ emit: ['llms'] }));
  expect(texts.get('llms.txt')).toBe(
    [
      '# Garden',
      '> How to grow plants.',
      '## Guides',
      '- [Home](https://garden.test/): Where to begin.\n- [Install & <run>](https://garden.test/guides/install)\n',
      '## API',
      '- [List plants](https://garden.test/api-reference/list-plants)\n',
    ].join('\n\n'),
  );
});

test("a URL in llms.txt can't end its link early", async () => {
  const more = { 'docs.json': config({ pages: ['open-(draft)'] }), 'open-(draft).mdx': page('Draft') };
  const { files: texts } = await indexFiles(await buildIndexes({ emit: ['llms'] }, more));
  expect(texts.get('llms.txt')).toContain('- [Draft](https://garden.test/open-%28draft%29)\n');
});

test('a large site has a file for each section', async () => {
  const names = Array.from({ length: 301 }, (_, index) => `pages/p${index}`);
  const large = config({
    tabs: [
      { tab: 'A/B', pages: ['index'] },
      { tab: 'a b', pages: names },
    ],
  });
  const pages = Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)]));
  const { files: texts } = await indexFiles(await buildIndexes({ emit: ['llms'] }, { 'docs.json': large, ...pages }));
  expect([...texts.keys()]).toEqual(['llms.txt', 'llms/a-b.txt', 'llms/a-b-2.txt']);
  expect(texts.get('llms.txt')).toContain('- [a b](https://garden.test/llms/a-b-2.txt): 301 pages\n');
  expect(texts.get('llms/a-b-2.txt')?.match(/^- /gm)).toHaveLength(301);
});

test('a page as Markdown has its title, its text with variables in place, and no imports', async () => {
  const { files: texts } = await indexFiles(await buildIndexes());
  expect(texts.get('guides/install.md')).toBe(
    "# Install & \\<run>\n\nTake a spade.\n\n```js\nimport a from 'a';\n```\n",
  );
  expect(texts.get('index.md')).toBe('# Home\n\n> Where to begin.\n\nText of Home.\n');
  expect(texts.get('api-reference/list-plants.md')).toMatch(/^# List plants\n\n`GET \/plants`\n\n.*A list\./s);
});

test('a sitemap has the dates of the last commits', async () => {
  const root = folderOf(files);
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], {
      cwd: root,
      env: { ...process.env, GIT_AUTHOR_DATE: '2026-03-04T05:06:07Z', GIT_COMMITTER_DATE: '2026-03-04T05:06:07Z' },
    });
  git('init', '--quiet');
  git('add', 'index.mdx');
  git('commit', '--quiet', '--message', 'a');
  const { stdout } = await runCli(['print', '--as', 'sitemap', '--url', 'https://garden.test'], root);
  expect(stdout).toContain('<loc>https://garden.test/</loc><lastmod>2026-03-04</lastmod>');
  expect(stdout.match(/<lastmod>/g)).toHaveLength(1);
});

describe('the URL of the site', () => {
  test('comes from docs.json by default', async () => {
    const named = JSON.stringify({
      ...JSON.parse(files['docs.json']),
      seo: { metatags: { canonical: 'https://docs.garden.test/a' } },
    });
    const { files: texts } = await indexFiles(
      await buildIndexes({ url: undefined, base: '/docs' }, { 'docs.json': named }),
      {
        url: 'https://other.test',
      },
    );
    expect(addressesIn(texts.get('sitemap.xml'))[1]).toBe('https://other.test/docs/guides/install');
    const site = await buildIndexes({ url: undefined }, { 'docs.json': named });
    expect(addressesIn((await indexFiles(site)).files.get('sitemap.xml'))[0]).toBe('https://docs.garden.test/');
  });

  test('is required in a sitemap; llms.txt uses paths without it', async () => {
    const { files: texts, notices } = await indexFiles(
      await buildIndexes({ url: undefined, emit: ['sitemap', 'llms'] }),
    );
    expect(notices).toEqual(['No sitemap.xml was written: set the option "url" to the URL of the published site.']);
    expect(texts.get('llms.txt')).toContain('[Home](/)');
    const printed = await runCli(['print', '--as', 'sitemap'], folderOf(files));
    expect([printed.status, printed.stderr]).toEqual([
      2,
      'The URL of the published site is missing: --url https://docs.example.com.\n',
    ]);
  });
});

describe('in a built site', () => {
  const html = (title: string) => `<!doctype html><html><head><title>${title}</title></head><body></body></html>`;

  test('files are next to the pages, and pages link to them', async () => {
    const folder = folderOf({
      'index.html': html('Home'),
      'guides/install/index.html': html('Install'),
      'api-reference/list-plants.html': html('List'),
      'hidden.html': html('Hidden'),
    });
    const site = await buildIndexes({ emit: ['sitemap', 'breadcrumbs'], base: '/docs' });
    const addressOf = (route: string) => `/docs${route}`;
    const warnings: string[] = [];
    await writeIndexes(site, { folder, urlOf: addressOf }, (text) => warnings.push(text));
    expect(warnings).toEqual([]);
    expect(existsSync(join(folder, 'sitemap.xml'))).toBe(true);
    const built = readFileSync(join(folder, 'guides/install/index.html'), 'utf8');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/.exec(built) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Guides', item: 'https://garden.test/docs/' },
        { '@type': 'ListItem', position: 2, name: 'Start [here]', item: 'https://garden.test/docs/' },
        { '@type': 'ListItem', position: 3, name: 'Install & <run>', item: 'https://garden.test/docs/guides/install' },
      ],
    });
    expect(readFileSync(join(folder, 'api-reference/list-plants.html'), 'utf8')).toContain('"name":"List plants"');
    expect(readFileSync(join(folder, 'hidden.html'), 'utf8')).toBe(html('Hidden'));
    await writeIndexes(site, { folder, urlOf: addressOf }, () => undefined);
    expect(readFileSync(join(folder, 'guides/install/index.html'), 'utf8')).toBe(built);
  });

  test("keeps a generator's own breadcrumbs unless they are empty", async () => {
    const own = (items: string) =>
      `<script data-rh="true" type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[${items}]}</script>`;
    const folder = folderOf({
      'guides/install/index.html': html('Install').replace('</title>', `</title>${own('')}`),
      'api-reference/list-plants.html': html('List').replace('</title>', `</title>${own('{"position":1}')}`),
    });
    await writeIndexes(await buildIndexes({ emit: ['breadcrumbs'] }), { folder }, () => undefined);
    const install = readFileSync(join(folder, 'guides/install/index.html'), 'utf8');
    expect(install.split('BreadcrumbList')).toHaveLength(2);
    expect(install).toContain('"name":"Start [here]"');
    const list = readFileSync(join(folder, 'api-reference/list-plants.html'), 'utf8');
    expect(list).toContain(own('{"position":1}'));
    expect(list.split('BreadcrumbList')).toHaveLength(2);
  });

  test('reports files that need the URL of the site if it is unknown', async () => {
    const warnings: string[] = [];
    const site = await buildIndexes({ url: undefined, emit: ['sitemap', 'breadcrumbs'] });
    await writeIndexes(site, { folder: folderOf({}) }, (text) => warnings.push(text));
    expect(warnings).toEqual([
      expect.stringContaining('No sitemap.xml was written'),
      expect.stringContaining('Pages have no breadcrumbs for search engines'),
    ]);
  });

  test('writes only requested files', async () => {
    const folder = folderOf({ 'index.html': html('Home') });
    await writeIndexes(await buildIndexes({ emit: [] }), { folder }, () => undefined);
    expect(existsSync(join(folder, 'sitemap.xml'))).toBe(false);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(html('Home'));
  });
});

test('print --as llms prints the whole text', async () => {
  const { stdout } = await runCli(['print', '--as', 'llms'], folderOf(files));
  expect(stdout).toMatch(/^# Garden\n\n> How to grow plants\.\n\n## Guides\n\n- \[Home\]\(\/\): Where to begin\.\n/);
});
