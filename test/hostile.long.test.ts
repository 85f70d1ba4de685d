import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { millisecondsSince } from './support/effort.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

/** Malicious input. Each file ends in diagnostics and exit status 1, within a time limit. */
const texts: Readonly<Record<string, string | Uint8Array>> = {
  'an empty file': '',
  'white space': ' \n\t\n',
  'not JSON': 'navigation: yes\n',
  'an array': '[]',
  null: 'null',
  'a string': '"docs"',
  'cut off': '{ "navigation": { "pages": ["index"',
  'brackets by the thousand': '['.repeat(100_000),
  'objects by the thousand': '{"a":'.repeat(100_000),
  'a deep value that is valid': `{"x":${'['.repeat(5000)}${']'.repeat(5000)},"navigation":{"pages":["index"]}}`,
  'two megabytes of nonsense': '}{"]\\[:,x"'.repeat(200_000),
  'two megabytes of a string': `{"navigation":"${'x'.repeat(2_000_000)}`,
  'bytes that are no text': new Uint8Array([0x7b, 0xff, 0xfe, 0x00, 0x7d]),
  'UTF-16': new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  'a prototype': '{ "__proto__": { "navigation": { "pages": ["index"] } } }',
  'wrong types everywhere': config({
    global: [1],
    tabs: [1, null, 'x', [], { tab: {}, groups: { a: 1 }, icon: [], hidden: 'no', openapi: 4, menu: 'x' }],
    pages: { index: true },
    languages: 'en',
    versions: null,
  }),
  'wrong types beside the navigation': config(
    { pages: [1] },
    {
      redirects: [1, {}, { source: 5 }],
      styling: { eyebrows: [] },
      interaction: { drilldown: 'x' },
      api: { openapi: [[]] },
    },
  ),
};

describe('docs.json', () => {
  test.each(Object.entries(texts))('%s', async (_, content) => {
    const folder = folderOf({ 'docs.json': content, 'index.mdx': page('Home') });
    const started = process.cpuUsage();
    const { status, stdout, stderr } = await runCli(['check', '--format', 'json'], folder);
    expect([status, stderr]).toEqual([1, '']);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { line: number; column: number; message: string }[] };
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const { line, column, message } of diagnostics) {
      expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
      expect(message.length).toBeLessThan(500);
    }
    expect(millisecondsSince(started)).toBeLessThan(10_000);
    const pretty = await runCli(['check'], folder);
    expect([pretty.status, pretty.stderr]).toEqual([1, '']);
    expect(pretty.stdout).not.toMatch(/\n\s+at .*:\d+:\d+/);
  });
});

test("half of a surrogate pair in a name doesn't create an invalid path", async () => {
  const files = {
    'docs.json': '{ "name": "Half", "navigation": { "pages": ["index", "a\\ud800", "b\\ud83d\\ude80"] } }',
  };
  const { model, diagnostics } = await resolveSite({}, memoryHost({ ...files, 'index.mdx': page('Home') }));
  expect(Object.keys(model.pages)).toEqual(['/', '/a\ufffd', '/b\u{1f680}']);
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
    ['page-missing', 1],
    ['page-missing', 1],
  ]);
});

describe('$ref', () => {
  test('handles a file that refers to itself, directly and indirectly', async () => {
    const site = await resolveSite(
      {},
      memoryHost({
        'docs.json':
          '{ "navigation": { "tabs": [{ "$ref": "a.json" }, { "$ref": "./self.json" }, { "$ref": "docs.json" }] } }',
        'a.json': '{ "tab": "A", "groups": [{ "$ref": "b/b.json" }] }',
        'b/b.json': '{ "$ref": "../a.json" }',
        'self.json': '{ "$ref": "self.json" }',
      }),
    );
    const cycles = site.diagnostics.filter(({ code }) => code === 'ref-cycle');
    expect(cycles.map(({ file, message }) => [file, message])).toEqual([
      ['docs.json', 'Circular $ref: docs.json -> docs.json.'],
      ['self.json', 'Circular $ref: docs.json -> self.json -> self.json.'],
      ['b/b.json', 'Circular $ref: docs.json -> a.json -> b/b.json -> a.json.'],
    ]);
  });

  test('limits a few files that expand to billions of values', async () => {
    const fan = (file: string): string => JSON.stringify(Array.from({ length: 30 }, () => ({ $ref: file })));
    const files: Record<string, string> = { 'docs.json': `{ "navigation": { "pages": ${fan('0.json')} } }` };
    for (let level = 0; level < 8; level++) files[`${level}.json`] = fan(`${level + 1}.json`);
    files['8.json'] = JSON.stringify(Array.from({ length: 30 }, () => 'index'));
    const started = process.cpuUsage();
    const site = await resolveSite({}, memoryHost({ ...files, 'index.mdx': page('Home') }));
    expect(site.ok).toBe(false);
    expect(millisecondsSince(started)).toBeLessThan(20_000);
  });
});

describe('symbolic links', () => {
  test('never read anything outside the docs folder', async () => {
    const outside = folderOf({ 'secret.json': '{ "tab": "Secret", "pages": ["index"] }', 'page.mdx': page('Secret') });
    const folder = folderOf({
      'docs.json': config({
        tabs: [{ $ref: 'inside.json' }, { $ref: '../secret.json' }, { tab: 'B', pages: ['linked', 'folder/page'] }],
      }),
      'index.mdx': page('Home'),
    });
    symlinkSync(join(outside, 'secret.json'), join(folder, 'inside.json'));
    symlinkSync(join(outside, 'page.mdx'), join(folder, 'linked.mdx'));
    symlinkSync(outside, join(folder, 'folder'));
    const site = await resolveSite({ root: folder });
    expect(site.diagnostics.map(({ code }) => code).sort()).toEqual(
      ['page-ignored', 'page-ignored', 'ref-outside-root', 'ref-outside-root'].sort(),
    );
    expect(JSON.stringify(site)).not.toContain('Secret');
  });

  test('are followed within it, without cycles', async () => {
    const folder = folderOf({
      'docs.json': config({ pages: ['index', 'twice/a'] }),
      'index.mdx': page('Home'),
      'once/a.mdx': page('A'),
    });
    symlinkSync(join(folder, 'once'), join(folder, 'twice'));
    mkdirSync(join(folder, 'deep'));
    symlinkSync(folder, join(folder, 'deep/up'));
    writeFileSync(join(folder, 'deep/b.mdx'), page('B'));
    const site = await resolveSite({ root: folder });
    expect(site.diagnostics).toEqual([]);
    expect(Object.keys(site.model.pages)).toEqual(['/', '/twice/a', '/deep/b', '/once/a']);
  });
});
