import { execFileSync } from 'node:child_process';
import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { differsInCase, nodeHost } from '../src/core/host/node.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';
import { asOrdinaryUser, openToAll } from './support/unprivileged.ts';

const specification = '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{"/a":{"get":{"summary":"A"}}}}';
const validSite = {
  'docs.json': config({ pages: ['index', 'guides/start', 'guides/more', { group: 'API', openapi: 'api.json' }] }),
  'index.mdx': page('Home'),
  'guides/start.mdx': page('Start'),
  'guides/more.mdx': page('More'),
  'api.json': specification,
};

/** Findings if the user may not read a file or folder of a correct site. */
async function without(path: string): Promise<string[]> {
  const folder = openToAll(folderOf(validSite));
  chmodSync(join(folder, path), 0);
  try {
    return await asOrdinaryUser(async () => {
      const { diagnostics } = await resolveSite({ root: folder });
      return diagnostics.map(({ code, file, message }) => `${code} ${file}: ${message}`);
    });
  } finally {
    chmodSync(join(folder, path), 0o755);
  }
}

describe("an unreadable file isn't reported as missing", () => {
  test('docs.json', async () => {
    expect(await without('docs.json')).toEqual([
      'config-syntax docs.json: The file cannot be read: permission is denied.',
    ]);
  });

  test('a page', async () => {
    expect(await without('guides/start.mdx')).toEqual([
      'page-unreadable guides/start.mdx: guides/start.mdx cannot be read: permission is denied.',
    ]);
  });

  test('a folder, reported once for all of its pages', async () => {
    expect(await without('guides')).toEqual([
      'page-unreadable guides: guides is a folder that cannot be read, so its pages are unknown: permission is denied.',
    ]);
  });

  test('a specification', async () => {
    expect(await without('api.json')).toEqual([
      'spec-invalid api.json: Invalid specification "api.json": it cannot be read: permission is denied.',
    ]);
  });

  test('a pipe in place of docs.json, which would never end', async () => {
    const folder = folderOf({ 'index.mdx': page('Home') });
    execFileSync('mkfifo', [join(folder, 'docs.json')]);
    const { diagnostics } = await resolveSite({ root: folder });
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['config-syntax', 'The file cannot be read: it is not a regular file.'],
    ]);
  });
});

test('a folder called docs.json is reported as a folder', async () => {
  const { diagnostics } = await resolveSite({ root: folderOf({ 'docs.json/pages.json': '{}' }) });
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['config-missing', 'docs.json is a folder, not a file.'],
  ]);
});

describe('symbolic links between folders', () => {
  /** Folders with one page each, and symbolic links to all other folders. */
  function linked(count: number): string {
    const names = Array.from({ length: count }, (_, index) => `f${index}`);
    const folder = folderOf({
      'docs.json': config({ pages: names.map((name) => `${name}/page`) }),
      ...Object.fromEntries(names.map((name) => [`${name}/page.mdx`, page(name)])),
    });
    for (const from of names) for (const to of names) if (from !== to) symlinkSync(`../${to}`, join(folder, from, to));
    return folder;
  }

  test('list each folder once for each link, not once for each path', () => {
    const counts = [3, 5, 7].map((count) => nodeHost(linked(count)).list().files.length);
    // Each folder, and for each link every folder except the one that contains it.
    expect(counts).toEqual([3, 5, 7].map((count) => 1 + count + count * (count - 1) * (count - 1)));
  });

  test('above a limit are reported, and the limit can be raised', async () => {
    const folder = linked(4);
    const found = async (linkedFolders: number) => {
      const { diagnostics } = await resolveSite({ root: folder, limits: { linkedFolders } });
      return diagnostics.map(({ code }) => code);
    };
    expect(new Set(await found(10))).toEqual(new Set(['page-too-complex']));
    expect(await found(100)).toEqual([]);
  });

  test('keep their names in paths', async () => {
    const folder = folderOf({
      'docs.json': config({ pages: ['v1/guides/start', 'v2/guides/start'] }),
      'v1/guides/start.mdx': page('Start'),
    });
    symlinkSync('v1', join(folder, 'v2'));
    expect((await resolveSite({ root: folder })).diagnostics).toEqual([]);
  });
});

test.each([
  ['API.json', 'api.json', true],
  ['specs/API.json', 'Specs/api.json', true],
  ['api.json', 'api.json', false],
  ['caf\u00e9.json', 'cafe\u0301.json', false],
  ['api.json', 'specs/api.json', false],
])('%s, found as %s on a case-insensitive disk, is missing: %j', (asked, real, isMissing) => {
  expect(differsInCase(asked, real)).toBe(isMissing);
});

describe('a symbolic link that leaves the docs folder', () => {
  function site(): string {
    const folder = folderOf({
      'SECURITY.md': page('Security'),
      'more/page.mdx': page('More'),
      'docs/docs.json': config({ pages: ['index', 'security', 'more/page'] }),
      'docs/index.mdx': page('Home'),
    });
    symlinkSync('../SECURITY.md', join(folder, 'docs/security.mdx'));
    symlinkSync('../more', join(folder, 'docs/more'));
    return join(folder, 'docs');
  }

  test('is reported with its target', async () => {
    const { diagnostics } = await resolveSite({ root: site() });
    expect(diagnostics.map(({ code }) => code)).toEqual(['page-ignored', 'page-ignored']);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('it points outside the docs folder, to ../SECURITY.md'),
      expect.stringContaining('it points outside the docs folder, to ../more'),
    ]);
    expect(diagnostics.map(({ help }) => help)).toEqual([
      expect.stringContaining('follow: ["../SECURITY.md"]'),
      expect.stringContaining('follow: ["../more"]'),
    ]);
  });

  test('is followed only if it is allowed by name', async () => {
    const { diagnostics, model } = await resolveSite({ root: site(), follow: ['../SECURITY.md', '../gone'] });
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([['page-ignored', '/navigation/pages/2']]);
    expect(model.pages['/security']?.title).toBe('Security');
  });

  test('is followed with all files of a target folder', async () => {
    const { diagnostics } = await resolveSite({ root: site(), follow: ['../SECURITY.md', '../more'] });
    expect(diagnostics).toEqual([]);
  });
});

describe('a folder argument', () => {
  const nested = { 'site/docs/docs.json': validSite['docs.json'], 'site/docs/index.mdx': page('Home') };

  test.each(['check', 'print'])('may contain the docs folder of %s', async (command) => {
    const { stdout, stderr } = await runCli([command, 'site'], folderOf(nested));
    expect(stdout + stderr).not.toContain('config-missing');
    expect(stdout).toContain(command === 'check' ? 'site/docs/docs.json' : 'Home');
  });

  test('must select one of several', async () => {
    const { status, stderr } = await runCli(['check', 'site'], folderOf({ ...nested, 'site/b/docs.json': '{}' }));
    expect([status, stderr]).toEqual([
      2,
      'Several folders contain a docs.json: site/b, site/docs. Name one of them.\n',
    ]);
  });
});

test.each([
  'http://x/',
  'https://example.com/docs',
  '//host/docs',
  '/docs?x',
  '/docs#x',
  'a\\b',
  '/../x',
  'java\nscript:x',
])('--base %s is refused', async (base) => {
  const { status, stderr } = await runCli(['check', '--base', base], folderOf(validSite));
  expect(status).toBe(2);
  expect(stderr).toContain('write a path such as /docs');
});
