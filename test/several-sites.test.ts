import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

const files = {
  'docs/docs.json': config({ pages: ['index', 'none'] }),
  'docs/index.mdx': page('Home'),
  'inside/docs.json': config({ pages: ['index'] }),
  'inside/index.mdx': `${page('Inside')}\n[No](/no)\n`,
  'package.json': '{}',
};
const found = ['docs/docs.json:6:7 error page-missing', 'inside/index.mdx:7:6 error link-missing'];

test.each([
  ['named', files, ['docs', 'inside/']],
  ['of the settings', { ...files, 'docs-json-nav.config.json': '{ "sites": ["docs", "inside"] }' }, []],
] as const)('folders that are %s are checked together', async (_, some, names) => {
  const folder = folderOf(some);
  const { stdout, status } = await runCli(['check', ...names, '--format', 'compact'], folder);
  expect(stdout.trim().split('\n')).toEqual(found.map((line) => expect.stringContaining(line)));
  expect(status).toBe(1);
  const { stdout: told } = await runCli(['check', ...names], folder);
  expect(told).toContain('error page-missing docs/docs.json:6:7');
  expect(told).toMatch(/^failed 2 errors, 2 pages in/m);
});

test.each(['json', 'github', 'sarif', 'junit'])('%s reports all of them', async (format) => {
  const { stdout, status } = await runCli(['check', 'docs', 'inside', '--format', format], folderOf(files));
  expect(stdout).toContain('docs/docs.json');
  expect(stdout).toContain('inside/index.mdx');
  expect(status).toBe(1);
});

test('a check passes only if all sites pass, and each has its own settings', async () => {
  const validSite = { ...files, 'docs/docs.json': config({ pages: ['index'] }) };
  expect((await runCli(['check', 'docs', 'inside'], folderOf(validSite))).status).toBe(1);
  const settings = '{ "rules": { "link-missing": "off" } }';
  const folder = folderOf({ ...validSite, 'inside/docs-json-nav.config.json': settings });
  const { stdout, status } = await runCli(['check', 'docs', 'inside'], folder);
  expect([status, stdout]).toEqual([0, expect.stringContaining('passed no problems, 2 pages')]);
});

test('a baseline contains the findings of all sites', async () => {
  const folder = folderOf(files);
  await runCli(['check', 'docs', 'inside', '--baseline', 'known.json', '--update-baseline'], folder);
  const { stdout, status } = await runCli(
    ['check', 'docs', 'inside', '--baseline', join(folder, 'known.json')],
    folder,
  );
  expect([status, stdout]).toEqual([0, expect.stringContaining('2 known')]);
});
