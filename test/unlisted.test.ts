import { expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

test('unlisted page files', async () => {
  const files = {
    'docs.json': config({
      global: { anchors: [{ anchor: 'Linked', href: '/linked' }] },
      groups: [{ group: 'G', root: 'root', pages: ['index', 'deep'] }],
    }),
    'index.mdx': page('Home'),
    'root.mdx': page('Root'),
    'deep/index.mdx': page('Deep'),
    'linked.mdx': page('Linked'),
    'lost.mdx': page('Lost'),
    'snippets/part.mdx': page('Part'),
  };
  const unlisted = async (rules: Record<string, 'warning'>) =>
    (await resolveSite({ rules }, memoryHost(files))).diagnostics.filter(({ code }) => code === 'page-unlisted');
  expect((await unlisted({ 'page-unlisted': 'warning' })).map(({ file, line }) => [file, line])).toEqual([
    ['lost.mdx', 1],
  ]);
  expect(await unlisted({})).toEqual([]);
});

test('are counted by check, unless it lists them or is quiet', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index'] }),
    'index.mdx': page('Home'),
    'lost.mdx': page('Lost'),
    'other.mdx': page('Other'),
    'hidden.mdx': '---\ntitle: Hidden\nhidden: true\n---\n',
  });
  const check = async (...flags: string[]) => (await runCli(['check', ...flags], folder)).stdout;
  const hint = '2 page files are not in the navigation: docs-json-nav check --unlisted\n';
  expect(await check()).toContain(`\n${hint}`);
  expect(await check('--no-content')).toContain('docs-json-nav check --no-content --unlisted\n');
  expect(await check('--unlisted')).not.toContain('are not in the navigation');
  expect(await check('--quiet')).not.toContain('are not in the navigation');
  expect(await check('--format', 'compact')).toBe('');
});

test('are reported once per folder if none of its pages is listed', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'mixed/listed'] }),
    'index.mdx': page('Home'),
    'mixed/listed.mdx': page('Listed'),
    'mixed/lost.mdx': page('Lost'),
    'mixed/old/one.mdx': page('One'),
    'mixed/old/two.mdx': page('Two'),
    'old/a/one.mdx': page('One'),
    'old/b/two.mdx': page('Two'),
    'single/one.mdx': page('One'),
  });
  const { stdout } = await runCli(['check', '--unlisted', '--format', 'compact'], folder);
  expect(stdout.trim().split('\n')).toEqual([
    'mixed/lost.mdx:1:1 warning page-unlisted mixed/lost.mdx is published but not in the navigation.',
    'mixed/old:1:1 warning page-unlisted The 2 pages in mixed/old/ are published but not in the navigation.',
    'old:1:1 warning page-unlisted The 2 pages in old/ are published but not in the navigation.',
    'single/one.mdx:1:1 warning page-unlisted single/one.mdx is published but not in the navigation.',
  ]);
});
