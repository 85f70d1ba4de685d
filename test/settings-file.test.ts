import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findOptions } from '../src/core/options/find-options.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

const site = { 'docs/docs.json': config({ pages: ['index'] }), 'docs/index.mdx': page('Home') };
const name = 'docs-json-nav.config.json';
const settings = (base: string): string => JSON.stringify({ base });

/** Base path of a check in a folder. It shows which settings file was read. */
async function baseOf(folder: string, root?: string): Promise<string | undefined> {
  return (await findOptions(root === undefined ? {} : { root }, folder)).options.base;
}

test('settings next to package.json win over those in the docs folder, however the folder is specified', async () => {
  const folder = folderOf({
    ...site,
    'package.json': '{}',
    [name]: settings('/root'),
    [`docs/${name}`]: settings('/docs'),
  });
  mkdirSync(join(folder, '.git'));
  expect(await baseOf(folder)).toBe('/root');
  expect(await baseOf(folder, 'docs')).toBe('/root');
  expect(await baseOf(join(folder, 'docs'))).toBe('/root');
});

test('without a package.json, uses settings in the working directory, then those in the docs folder', async () => {
  const both = folderOf({ ...site, [name]: settings('/root'), [`docs/${name}`]: settings('/docs') });
  expect([await baseOf(both), await baseOf(both, 'docs')]).toEqual(['/root', '/root']);
  const one = folderOf({ ...site, 'package.json': '{}', [`docs/${name}`]: settings('/docs') });
  expect([await baseOf(one), await baseOf(one, 'docs')]).toEqual(['/docs', '/docs']);
});

test('several settings files in one folder are an error before any of them runs, unless one is named', async () => {
  const folder = folderOf({
    ...site,
    'package.json': '{}',
    [name]: settings('/json'),
    'docs-json-nav.config.mjs': 'throw new Error("runs");',
    [`docs/${name}`]: settings('/docs'),
  });
  const { stderr, status } = await runCli(['check', 'docs'], folder);
  expect(stderr).toContain(`Several config files in one folder: docs-json-nav.config.mjs, ${name}. Move all options`);
  expect(status).toBe(2);
  const named = await findOptions({}, folder, { configFile: name });
  expect(named.options.base).toBe('/json');
});

test('several settings files are no error in a folder whose settings are not used', async () => {
  const folder = folderOf({
    ...site,
    'package.json': '{}',
    [name]: settings('/root'),
    [`docs/${name}`]: '{}',
    'docs/docs-json-nav.config.mjs': 'export default {};',
  });
  expect(await baseOf(folder)).toBe('/root');
});

test('the search ends at the root of the repository, or at the working directory', async () => {
  const folder = folderOf({
    [name]: settings('/above'),
    'package.json': '{}',
    ...Object.fromEntries(Object.entries(site).map(([path, text]) => [`a/${path}`, text])),
  });
  expect(await baseOf(join(folder, 'a'))).toBeUndefined();
  expect(await baseOf(join(folder, 'a'), 'docs')).toBeUndefined();
  expect(await baseOf(folder, 'a/docs')).toBe('/above');
  mkdirSync(join(folder, '.git'));
  expect(await baseOf(join(folder, 'a'))).toBe('/above');
  vi.stubEnv('HOME', join(folder, 'a'));
  expect(await baseOf(join(folder, 'a', 'docs'))).toBeUndefined();
  vi.unstubAllEnvs();
});

test('settings in a folder without docs.json select the folder below it', async () => {
  const folder = folderOf({ 'site/a/docs.json': '{}', 'site/b/docs.json': '{}', [`site/${name}`]: '{ "root": "b" }' });
  expect((await findOptions({ root: 'site' }, folder)).root).toBe('site/b');
});

test('--verbose starts with the path of the settings, and --config uses no others', async () => {
  const folder = folderOf({ ...site, 'base/settings.json': '{}', [name]: '{}', [`docs/${name}`]: '{ "wrong": 1 }' });
  const { stdout } = await runCli(['check', 'docs', '--verbose'], folder);
  expect(stdout.split('\n')[0]).toBe(`settings ${name} (not used: docs/${name})`);
  const named = await runCli(['check', 'docs', '--verbose', '--config', 'base/settings.json'], folder);
  expect(named.stdout.split('\n')[0]).toBe('settings base/settings.json');
});

test('messages name the settings file relative to the folder that the search starts in', async () => {
  const folder = folderOf({ ...site, [name]: '{ "wrong": 1 }' });
  await expect(findOptions({}, folder)).rejects.toThrow(new RegExp(`^${name}: `));
});
