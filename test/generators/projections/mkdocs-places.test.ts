import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mkdocsGenerator } from '../../../src/generators/mkdocs/generator.ts';
import { mkdocs } from '../../../src/generators/mkdocs/manifest.ts';
import { mkDocsOutputPath } from '../../../src/generators/mkdocs/output-path.ts';
import { SiteWriter } from '../../../src/generators/rendering/site-writer.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, folderOf, page } from '../../support/folder.ts';
import { packageRoot } from '../../support/run.ts';

test.each([
  ['templates/a.md', 'templates_/a.md'],
  ['templates.md', 'templates.md'],
  ['guides/templates/a.md', 'guides/templates/a.md'],
  ['.hidden/a.md', '_.hidden/a.md'],
  ['guides/.deep/.a.md', 'guides/_.deep/_.a.md'],
  ['v1.0/a.b.md', 'v1.0/a.b.md'],
])('%s is written to %s', (path, location) => {
  expect(mkDocsOutputPath(path)).toBe(location);
});

test('writes pages that MkDocs would ignore where it builds them, and reports their paths', async () => {
  const pages = ['index', 'templates/letter', 'guides/README', 'guides/index'];
  const sources = ['/templates/old', '/templates', '/.old', '/older'];
  const redirects = sources.map((source) => ({ source, destination: '/templates/letter' }));
  const root = folderOf({
    'docs.json': config({ pages }, { redirects }),
    ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, page(name)])),
  });
  const site = await resolveSite({ root });
  const folder = folderOf({});
  const { findings } = await new SiteWriter(mkdocs, mkdocsGenerator, packageRoot).write(site, folder, true);
  const written = readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' });
  expect(written.filter((name) => /\.(?:md|html)$/.test(name)).sort()).toEqual([
    'guides/README/index.md',
    'guides/index.md',
    'index.md',
    'older/index.html',
    'templates_/letter.md',
  ]);
  const { diagnostics } = await site.locateTogether(findings);
  expect(diagnostics.map(({ code, effect, pointer }) => ({ code, effect, pointer }))).toEqual([
    { code: 'generator-address', effect: 'changed', pointer: '/navigation/pages/1' },
    { code: 'generator-redirect', effect: 'lost', pointer: '/redirects/0/source' },
    { code: 'generator-redirect', effect: 'lost', pointer: '/redirects/1/source' },
    { code: 'generator-redirect', effect: 'lost', pointer: '/redirects/2/source' },
  ]);
});

test('writes only those other files that pages show or link to', async () => {
  const root = folderOf({
    'docs.json': config({ pages: ['index'] }),
    'index.mdx': `${page('Index')}\n<Card title="A" href="/api/named.json" />\n\n[b](guide.pdf) [c](.env) ![d](d.png)\n`,
    ...Object.fromEntries(
      ['api/named.json', 'api/other.json', 'guide.pdf', '.env', '.cache/e.png', 'd.png'].map((file) => [file, '{}']),
    ),
  });
  const folder = folderOf({});
  await new SiteWriter(mkdocs, mkdocsGenerator, packageRoot).write(await resolveSite({ root }), folder, true);
  const written = readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' });
  expect(written.filter((name) => /\.\w+$/.test(name) && !/\.(?:md|css)$/.test(name)).sort()).toEqual([
    'api/named.json',
    'd.png',
    'docs-json-nav.js',
    'guide.pdf',
  ]);
  expect(readFileSync(join(folder, 'pages/index.md'), 'utf8')).toContain('(api/named.json)');
});
