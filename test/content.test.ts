import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { memoryHost } from '../src/core/host.ts';
import docsJsonNav from '../src/entries/vite.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';

const site = {
  'package.json': '{}',
  'docs/docs.json': config({ pages: ['index', 'plain', 'nameless'] }),
  'docs/index.mdx': page('Home'),
  'docs/plain.mdx': '# A heading of *its* own\n\n[home](/)\n',
  'docs/nameless.md': 'No heading at all.\n',
};

test('a page without a title is named after its first heading if bodies are read', async () => {
  const root = join(folderOf(site), 'docs');
  const titles = async (content: boolean): Promise<string[]> =>
    Object.values((await resolveSite({ root, content })).model.pages).map(({ title }) => title);
  expect(await titles(true)).toEqual(['Home', 'A heading of its own', 'Nameless']);
  expect(await titles(false)).toEqual(['Home', 'Plain', 'Nameless']);
});

test('reports the progress of reading', async () => {
  const seen: [number, number][] = [];
  const root = join(folderOf(site), 'docs');
  await resolveSite({ root, content: true }, undefined, { onParseProgress: (done, total) => seen.push([done, total]) });
  expect(seen.at(-1)).toEqual([3, 3]);
});

test('a build fails on a dead link if the options say so', async () => {
  const folder = folderOf({ ...site, 'main.js': '', 'docs/plain.mdx': 'See [that](/nope).\n' });
  const run = (content: boolean) =>
    build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { rolldownOptions: { input: join(folder, 'main.js') } },
      plugins: [docsJsonNav({ root: 'docs', content })],
    });
  const message = await run(true).then(
    () => '',
    (error: Error) => stripVTControlCharacters(error.message),
  );
  expect(message).toMatch(/link-missing \S*docs\/plain\.mdx:1:12/);
  await run(false);
});

test('a link that starts with a host name gets a suggestion with the scheme', async () => {
  const text = `${page('Home')}[a](segment.com/x) [b](notes.md) [c](/acme.dev)\n`;
  const { diagnostics } = await resolveSite(
    {},
    memoryHost({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': text }),
  );
  expect(diagnostics.map(({ help }) => help?.startsWith('For another site, write "https://segment.com/x".'))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a link in HTML is decoded as browsers do', async () => {
  const text = `${page('Home')}<a href="/b&lowbar;c">a</a> <a href="/d?x=1&copy=2">b</a>\n`;
  const files = { 'docs.json': config({ pages: ['index', 'b_c', 'd'] }), 'index.md': text, 'b_c.md': '', 'd.md': '' };
  const { diagnostics } = await resolveSite({}, memoryHost(files));
  expect(diagnostics.filter(({ code }) => code === 'link-missing')).toEqual([]);
});
