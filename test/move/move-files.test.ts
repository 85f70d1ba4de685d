import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, groupEditsByFile } from '../../src/core/fix.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import { moveFiles } from '../../src/core/move.ts';
import type { Options } from '../../src/core/options.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, page } from '../support/folder.ts';

type Files = Readonly<Record<string, string>>;

/** Files of a site after moves, with the rewritten texts. */
async function filesAfterMoves(
  files: Files,
  moves: Readonly<Record<string, string>>,
  options: Options = {},
): Promise<Files> {
  const site = await resolveSite({ root: '/site', ...options }, memoryHost(files));
  const list = Object.entries(moves).map(([from, to]) => ({ from, to }));
  const edits = groupEditsByFile(await moveFiles(site, list));
  const pathOf = (file: string): string => {
    const move = list.find(({ from }) => file === from || file.startsWith(`${from}/`));
    return move === undefined ? file : move.to + file.slice(move.from.length);
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [pathOf(file), applyEdits(text, edits.get(file) ?? [])]),
  );
}

async function findings(files: Files, options: Options = {}): Promise<readonly string[]> {
  // A move keeps the style of a link, and with it the extension.
  const rules = { 'link-extension': 'off' } as const;
  const { diagnostics } = await resolveSite({ root: '/site', ...options, rules }, memoryHost(files));
  return diagnostics.map(({ code, file, line, message }) => `${file}:${line} ${code} ${message}`);
}

const codesOf = (list: readonly string[]) => list.map((item) => item.split(' ')[1]).sort();

const navigation = (files: Files) => JSON.parse(files['docs.json'] ?? '');

const site: Files = {
  'docs.json': config(
    {
      pages: ['index', '/guides/start', { group: 'More', root: 'guides/index', pages: ['guides/more.mdx', 'api/GET'] }],
    },
    { navbar: { links: [{ label: 'Start', href: '/guides/start#first' }] }, logo: '/images/a.png' },
  ).replace('"guides/more.mdx"', '"guides/more"'),
  'index.mdx': `${page('Home')}\n[Start](/guides/start#text) [more](guides/more) ![a](/images/a.png)\n`,
  'guides/index.mdx': `${page('Guides')}\n[Start](./start) [Home](../index.mdx)\n`,
  'guides/start.mdx': `${page('Start')}\nimport Hint from '../snippets/hint.mdx'\n\n<Hint />\n\n[More](more.mdx?a=b) ![a](../images/a.png) [Gone](./gone)\n`,
  'guides/more.mdx': page('More'),
  'api/GET.mdx': page('Get'),
  'snippets/hint.mdx': 'See [the start](/guides/start).\n',
  'images/a.png': '',
};

describe('moving', () => {
  test('a page updates its entries, links to it, its relative links, and adds a redirect', async () => {
    const previousFindings = await findings(site);
    const updatedFiles = await filesAfterMoves(site, { 'guides/start.mdx': 'begin/here.mdx' });
    expect(navigation(updatedFiles)).toMatchObject({
      navigation: { pages: ['index', '/begin/here', {}] },
      navbar: { links: [{ href: '/begin/here#first' }] },
      redirects: [{ source: '/guides/start', destination: '/begin/here' }],
    });
    expect(updatedFiles['index.mdx']).toContain('[Start](/begin/here#text) [more](guides/more)');
    expect(updatedFiles['guides/index.mdx']).toContain('[Start](../begin/here) [Home](../index.mdx)');
    expect(updatedFiles['begin/here.mdx']).toContain("from '../snippets/hint.mdx'");
    expect(updatedFiles['begin/here.mdx']).toContain(
      '[More](../guides/more.mdx?a=b) ![a](../images/a.png) [Gone](./gone)',
    );
    expect(updatedFiles['snippets/hint.mdx']).toBe('See [the start](/begin/here).\n');
    expect(codesOf(await findings(updatedFiles))).toEqual(codesOf(previousFindings));
  });

  test('a folder keeps relative links inside it', async () => {
    const updatedFiles = await filesAfterMoves(site, { guides: 'docs/learn' });
    expect(navigation(updatedFiles).navigation.pages).toEqual([
      'index',
      '/docs/learn/start',
      { group: 'More', root: 'docs/learn/index', pages: ['docs/learn/more', 'api/GET'] },
    ]);
    expect(
      navigation(updatedFiles)
        .redirects.map(({ source }: { source: string }) => source)
        .sort(),
    ).toEqual(['/guides', '/guides/more', '/guides/start']);
    expect(updatedFiles['docs/learn/index.mdx']).toContain('[Start](./start)');
    expect(updatedFiles['docs/learn/start.mdx']).toContain("from '../../snippets/hint.mdx'");
  });

  test('an image, a snippet or a specification updates references', async () => {
    const files: Files = {
      ...site,
      'docs.json': config(
        {
          pages: ['index', 'guides/start', { group: 'A', openapi: '/api.json', pages: ['GET /a', 'api.json GET /b'] }],
        },
        { logo: '/images/a.png' },
      ),
      'api.json': JSON.stringify({
        openapi: '3.0.0',
        info: { title: 'A', version: '1' },
        paths: { '/a': { get: { responses: {} } }, '/b': { get: { responses: {} } } },
      }),
      'guides/more.mdx': page('More', 'openapi: api.json GET /a\n'),
    };
    const updatedFiles = await filesAfterMoves(files, {
      'images/a.png': 'pictures/b.png',
      'snippets/hint.mdx': 'snippets/deep/hint.mdx',
      'api.json': 'specs/api.json',
    });
    expect(navigation(updatedFiles)).toMatchObject({
      logo: '/pictures/b.png',
      navigation: {
        pages: ['index', 'guides/start', { openapi: '/specs/api.json', pages: ['GET /a', 'specs/api.json GET /b'] }],
      },
    });
    expect(updatedFiles['index.mdx']).toContain('![a](/pictures/b.png)');
    expect(updatedFiles['guides/start.mdx']).toContain("from '../snippets/deep/hint.mdx'");
    expect(updatedFiles['guides/start.mdx']).toContain('![a](../pictures/b.png)');
    expect(updatedFiles['guides/more.mdx']).toContain('openapi: specs/api.json GET /a');
  });

  test('a specification in parts updates references between them', async () => {
    const paths =
      'paths:\n  /a:\n    get:\n      responses:\n        "200": { description: See $ref, content: { a/b: { schema: { $ref: "parts/user.json#/User" } } } }\n';
    const files: Files = {
      'docs.json': config({ pages: ['index', { group: 'A', openapi: 'api.yaml', pages: ['GET /a'] }] }),
      'index.mdx': page('Home'),
      'api.yaml': `openapi: 3.0.0\ninfo: { title: A, version: "1" }\n${paths}`,
      'parts/user.json': '{ "User": { "properties": { "a": { "$ref": "./name.yml" }, "b": { "$ref": "#/User" } } } }',
      'parts/name.yml': 'items:\n  $ref: ../parts/user.json#/User # all of it\n',
    };
    expect(await findings(files)).toEqual([]);
    const updatedFiles = await filesAfterMoves(files, {
      'parts/name.yml': 'names/name.yml',
      'api.yaml': 'specs/api.yaml',
    });
    expect(updatedFiles['specs/api.yaml']).toContain('$ref: "../parts/user.json#/User"');
    expect(updatedFiles['parts/user.json']).toContain('{ "$ref": "../names/name.yml" }, "b": { "$ref": "#/User" }');
    expect(updatedFiles['names/name.yml']).toBe('items:\n  $ref: ../parts/user.json#/User # all of it\n');
    expect(await findings(updatedFiles)).toEqual([]);
    const folder = await filesAfterMoves(files, { parts: 'pieces' });
    expect(folder['api.yaml']).toContain('$ref: "pieces/user.json#/User"');
    expect(folder['pieces/user.json']).toBe(files['parts/user.json']);
    expect(await findings(folder)).toEqual([]);
  });

  test('back removes the redirect that would hide the page', async () => {
    const once = await filesAfterMoves(site, { 'guides/more.mdx': 'guides/less.mdx' });
    const back = await filesAfterMoves(once, { 'guides/less.mdx': 'guides/more.mdx' });
    expect(navigation(back).redirects).toEqual([{ source: '/guides/less', destination: '/guides/more' }]);
    expect(await findings(back)).toEqual(await findings(site));
  });
});

test("into a folder that isn't part of routes keeps it out of them", async () => {
  const options = { pagesDir: 'src/pages', publicDir: 'public' };
  const files: Files = {
    'docs.json': config({ pages: ['index', 'guides/start'] }, { logo: '/a.png' }),
    'src/pages/index.mdx': `${page('Home')}\n[Start](/guides/start) [Start](./guides/start.mdx) ![a](/a.png)\n`,
    'src/pages/guides/start.mdx': `${page('Start')}\n[Home](../index)\n`,
    'public/a.png': '',
  };
  expect(await findings(files, options)).toEqual([]);
  const moves = { 'src/pages/guides/start.mdx': 'src/pages/begin.mdx', 'public/a.png': 'public/b/c.png' };
  const updatedFiles = await filesAfterMoves(files, moves, options);
  expect(navigation(updatedFiles)).toMatchObject({ navigation: { pages: ['index', 'begin'] }, logo: '/b/c.png' });
  expect(updatedFiles['src/pages/index.mdx']).toContain('[Start](/begin) [Start](./begin.mdx) ![a](/b/c.png)');
  expect(await findings(updatedFiles, options)).toEqual([]);
});

describe('moving any file', () => {
  const paths = ['index', 'a', 'b/index', 'b/c', 'b/d', 'e/f/g', 'e/f/index'] as const;
  const path = fc.constantFrom(...paths);
  const style = fc.constantFrom('absolute', 'relative', 'dotted', 'extension');
  const links = fc.array(fc.record({ from: path, to: path, style }), { maxLength: 8 });
  const target = fc.constantFrom('x.mdx', 'b/x.mdx', 'e/x/y.mdx', 'z/index.mdx');

  test('causes no finding', async () => {
    await fc.assert(
      fc.asyncProperty(links, path, target, async (written, from, to) => {
        const texts = new Map<string, string>(paths.map((item) => [item, page(item)]));
        for (const { from: at, to: end, style: how } of written)
          texts.set(at, `${texts.get(at)}\n[link](${linkTo(at, end, how)})\n`);
        const files: Record<string, string> = { 'docs.json': config({ pages: [...paths] }) };
        for (const [one, text] of texts) files[`${one}.mdx`] = text;
        const previousFindings = await findings(files);
        const updatedFiles = await filesAfterMoves(files, { [`${from}.mdx`]: to });
        const after = await findings(updatedFiles);
        expect(codesOf(after)).toEqual(codesOf(previousFindings));
      }),
      { numRuns: 120 },
    );
  });
});

function linkTo(from: string, to: string, style: string): string {
  const route = to === 'index' ? '/' : `/${to.replace(/\/index$/, '')}`;
  if (style === 'absolute') return route;
  const up = '../'.repeat(from.split('/').length - 1);
  const way = `${up}${to}${style === 'extension' ? '.mdx' : ''}`;
  return style === 'dotted' && !way.startsWith('.') ? `./${way}` : way;
}
