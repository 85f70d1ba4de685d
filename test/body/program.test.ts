import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config, folderOf, page } from '../support/folder.ts';
import { packageRoot, runNode } from '../support/run.ts';

test('what another parser, or another version of one, has found is not read', async () => {
  const root = folderOf({
    'package.json': '{}',
    'docs/docs.json': config({ pages: ['index'] }),
    'docs/index.mdx': `${page('Home')}\n[a](/nowhere)\n`,
  });
  const packages = join(root, 'node_modules');
  const installed = join(packages, 'docs-json-nav');
  mkdirSync(packages);
  for (const part of ['dist', 'package.json'])
    cpSync(join(packageRoot, part), join(installed, part), { recursive: true });
  for (const name of readdirSync(join(packageRoot, 'node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(join(packageRoot, 'node_modules', name), join(packages, name), 'junction');
  }
  const check = async () => {
    const { stdout } = await runNode([join(installed, 'dist/cli.js'), 'check', 'docs'], root);
    expect(stdout).toContain('link-missing');
    const [head = ''] = readFileSync(join(packages, '.cache/docs-json-nav/bodies.json'), 'utf8').split('\n');
    return (JSON.parse(head) as { version: string }).version;
  };
  const first = await check();
  expect(first).toMatch(/docs-json-nav \d.*satteri \d.*remark-mdx \d/);
  expect(await check()).toBe(first);
  rmSync(join(packages, 'satteri'));
  expect(await check()).toBe(first.replace(/satteri [\d.]+/, 'satteri none'));
});
