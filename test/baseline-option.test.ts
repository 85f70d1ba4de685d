import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config, filesBelow, folderOf, page, writeFiles } from './support/folder.ts';
import { runCli } from './support/run.ts';

const baseline = 'docs-json-nav.baseline.json';
const settings = 'docs-json-nav.config.json';
const site = {
  'docs/docs.json': config({ pages: ['index', 'gone'] }),
  'docs/index.mdx': `${page('Home')}\n[Start](/start)\n`,
};
const text = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

test('--update-baseline without a file writes the default file and the option, and the next check passes', async () => {
  const folder = folderOf({ ...site, 'package.json': '{}' });
  expect((await runCli(['check'], folder)).status).toBe(1);
  const { status, stdout, stderr } = await runCli(['check', '--update-baseline'], folder);
  expect([status, stderr]).toEqual([0, `Wrote ${baseline}. ${settings} names it now, so builds accept them too.\n`]);
  expect(stdout).toContain('passed no problems, 2 known');
  expect(JSON.parse(text(folder, settings))).toEqual({ baseline });
  expect((await runCli(['check', 'docs'], folder)).stdout).toContain('passed no problems, 2 known');
  const written = text(folder, settings);
  expect((await runCli(['check', '--update-baseline'], folder)).stderr).toBe('');
  expect(text(folder, settings)).toBe(written);
});

test('keeps the other settings of a JSON file, and says what to add to a script', async () => {
  const json = folderOf({ ...site, [settings]: '{\n\t"maxWarnings": 3\n}\n' });
  await runCli(['check', '--update-baseline'], json);
  expect(text(json, settings)).toBe(`{\n\t"maxWarnings": 3,\n\t"baseline": "${baseline}"\n}\n`);
  const script = folderOf({ ...site, 'docs-json-nav.config.mjs': 'export default {};\n' });
  const { stderr } = await runCli(['check', '--update-baseline'], script);
  expect(stderr).toBe(
    `Wrote ${baseline}. Add to docs-json-nav.config.mjs, so that builds accept them too: baseline: '${baseline}'.\n`,
  );
  expect(text(script, 'docs-json-nav.config.mjs')).toBe('export default {};\n');
});

test('the path is relative to the settings file, and the flag wins over the option', async () => {
  const folder = folderOf({
    ...site,
    [`docs/${settings}`]: '{ "baseline": "known/findings.json" }',
    'docs/known/a': '',
  });
  const missing = await runCli(['check'], folder);
  expect([missing.status, missing.stderr]).toEqual([
    2,
    'Baseline not found: docs/known/findings.json. Create it with --update-baseline.\n',
  ]);
  expect((await runCli(['check', '--update-baseline'], folder)).status).toBe(0);
  expect(existsSync(join(folder, 'docs/known/findings.json'))).toBe(true);
  const json = JSON.parse((await runCli(['check', '--format', 'json'], folder)).stdout) as { baseline: unknown };
  expect(json.baseline).toMatchObject({ name: 'docs/known/findings.json', known: 2 });
  const other = await runCli(['check', '--baseline', 'none.json'], folder);
  expect(other.stderr).toContain('Baseline not found: none.json');
});

test('other commands report only new findings, and fix still fixes accepted ones', async () => {
  const folder = folderOf({
    ...site,
    'docs/docs.json': config({ pages: ['index', 'gone', 'guide.mdx'] }),
    'docs/guide.mdx': page('Guide'),
    [settings]: JSON.stringify({ baseline }),
  });
  await runCli(['check', '--update-baseline'], folder);
  expect((await runCli(['print', 'docs'], folder)).stderr).toBe('');
  const fixed = await runCli(['fix', 'docs'], folder);
  expect(fixed.stdout).toContain('1 of 1 fixed');
  expect(fixed.status).toBe(0);
  expect(text(folder, 'docs/docs.json')).toContain('"guide"');
});

test('each of several sites has its own baseline, and all are updated together', async () => {
  const one = (name: string) => ({
    [`${name}/docs.json`]: config({ pages: ['index', 'gone'] }),
    [`${name}/index.mdx`]: page('Home'),
    [`${name}/package.json`]: '{}',
    [`${name}/${settings}`]: JSON.stringify({ baseline }),
  });
  const folder = folderOf({ ...one('a'), ...one('b') });
  const updated = await runCli(['check', 'a', 'b', '--update-baseline'], folder);
  expect(updated.stdout).toContain('passed no problems, 2 known');
  expect(JSON.parse(text(folder, `b/${baseline}`))).toMatchObject({ findings: [{ file: 'docs.json' }] });
  writeFiles(folder, { 'b/docs.json': config({ pages: ['index', 'lost'] }) });
  const { status, stdout } = await runCli(['check', 'a', 'b'], folder);
  expect([status, stdout.includes('failed 1 error, 1 known')]).toEqual([1, true]);
  expect(stdout).toContain('page-missing b/docs.json: Page not found: "gone"');

  const shared = folderOf({ ...one('a'), ...one('b'), [settings]: JSON.stringify({ baseline: 'all.json' }) });
  writeFiles(shared, {
    [`a/${settings}`]: '{ "baseline": "../all.json" }',
    [`b/${settings}`]: '{ "baseline": "../all.json" }',
  });
  const refused = await runCli(['check', 'a', 'b', '--update-baseline'], shared);
  expect(refused.stderr).toBe(
    'Several sites have the baseline all.json: set a file for each, or use --baseline FILE.\n',
  );
});

test('init says whether the check passes, and --accept-findings accepts what it reports', async () => {
  const project = folderOf({ ...site, 'package.json': '{ "devDependencies": { "vitepress": "*" } }' });
  const failing = await runCli(['init', '--yes'], project);
  expect(failing.stdout).toContain('The check will fail: 2 errors.\nPlaces and fixes: docs-json-nav check\n');
  expect(failing.stdout).toContain('Accept them for now: docs-json-nav init --yes --accept-findings\n');
  expect(existsSync(join(project, baseline))).toBe(false);

  const accepted = await runCli(['init', '--yes', '--accept-findings'], project);
  expect(accepted.stdout).toContain(
    `Wrote ${baseline}: 2 errors accepted for now. ${settings} names it now, so builds accept them too.\n`,
  );
  expect((await runCli(['check'], project)).status).toBe(0);
  const again = filesBelow(project);
  expect((await runCli(['init', '--yes', '--accept-findings'], project)).stdout).toMatch(/Nothing to change\.\n$/);
  expect(filesBelow(project)).toEqual(again);
});
