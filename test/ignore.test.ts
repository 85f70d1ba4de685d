import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config, folderOf, page } from './support/folder.ts';
import { packageRoot, runCli } from './support/run.ts';

const ignored = join(packageRoot, 'fixtures/diagnostics/none/ignored');

const site = {
  'docs.json': config({ pages: ['index'] }),
  'index.mdx': `${page('Home')}\n{/* docs-json-nav-ignore link-missing: made later */}\n[a](/a)\n`,
};

test('ignored findings are counted, and --verbose shows them with their reasons, in order', async () => {
  const { status, stdout } = await runCli(['check', 'docs'], ignored);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^passed no problems, 9 ignored, 2 pages in \d+ ms\n$/)]);
  const output = (await runCli(['check', 'docs', '--verbose'], ignored)).stdout;
  expect(output).toContain('ignored link-missing docs/index.mdx:6:7\n');
  expect(output).toContain('\n  reason another step makes it\n');
  const locations = [...output.matchAll(/^ignored \S+ (\S+):(\d+):\d+$/gm)].map(([, file, line]) => [
    file,
    Number(line),
  ]);
  expect(locations).toEqual([
    ...[6, 8, 12, 12, 19, 19, 24].map((line) => ['docs/index.mdx', line]),
    ['docs/plain.md', 6],
    ['docs/snippets/part.mdx', 2],
  ]);
});

test('a second run with a cache has the same result', async () => {
  const folder = folderOf({ ...site, 'package.json': '{}' });
  const runs = [await runCli(['check', '--verbose'], folder), await runCli(['check', '--verbose'], folder)];
  const [first, second] = runs.map(({ stdout }) => stdout.replace(/\d+ ms/, ''));
  expect(first).toContain('1 ignored');
  expect(second).toBe(first);
});

test('a setting ignores one entry of the navigation', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'soon', 'gone'] }),
    'index.mdx': page('Home'),
    'docs-json-nav.config.mjs': "export default { ignoreFindings: [{ code: 'page-missing', link: 'soon' }] };",
  });
  const { stdout } = await runCli(['check', '--format', 'compact'], folder);
  expect(stdout).toBe('docs.json:7:7 error page-missing Page not found: "gone".\n');
});

test('reports for programs contain ignored findings with their reason', async () => {
  const { stdout } = await runCli(['check', '--format', 'json'], folderOf(site));
  expect(JSON.parse(stdout)).toMatchObject({
    ok: true,
    diagnostics: [],
    ignored: [{ code: 'link-missing', file: 'index.mdx', line: 8, target: '/a', reason: 'made later' }],
  });
});

test("a comment isn't unused if its code wasn't checked", async () => {
  const folder = folderOf({
    ...site,
    'index.mdx': `${page('Home')}\n{/* docs-json-nav-ignore dialect-component-unknown, page-unlisted: shown elsewhere */}\n<Odd />\n`,
  });
  expect((await runCli(['check'], folder)).stdout).toMatch(/^passed no problems, /);
  expect((await runCli(['check', '--no-content'], folderOf(site))).stdout).toMatch(/^passed no problems, 1 page/);
  const off = await runCli(['check', '--rule', 'link-missing=off'], folderOf(site));
  expect(off.stdout).toMatch(/^passed no problems/);
});

test('--for applies ignore comments', async () => {
  const folder = folderOf({
    ...site,
    'index.mdx': `${page('Home')}\n{/* docs-json-nav-ignore dialect-component-unknown: shown elsewhere */}\n<Odd />\n`,
  });
  const { stdout } = await runCli(['check', '--for', 'vitepress', '--format', 'json'], folder);
  expect(JSON.parse(stdout).diagnostics).not.toContainEqual(
    expect.objectContaining({ code: 'dialect-component-unknown' }),
  );
});

test('settings with an unknown member or without a code are refused', async () => {
  const given = (entry: object) =>
    folderOf({ ...site, 'docs-json-nav.config.json': JSON.stringify({ ignoreFindings: [entry] }) });
  const extra = await runCli(['check'], given({ code: 'link-missing', files: 'x' }));
  expect([extra.status, extra.stderr]).toEqual([2, expect.stringContaining('Did you mean "ignoreFindings')]);
  const none = await runCli(['check'], given({ file: 'x' }));
  expect([none.status, none.stderr]).toEqual([2, expect.stringContaining('it must be set')]);
});
