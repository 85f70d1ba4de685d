import { describe, expect, test, vi } from 'vitest';
import { execCommand, findPackageManager, rerunCommand } from '../src/core/host/package-manager.ts';
import { rspress } from '../src/generators/rspress/manifest.ts';
import { createPlainTheme } from '../src/render/plain-theme.ts';
import { buildMessage } from '../src/site/build-report.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { folderOf, page } from './support/folder.ts';
import { renderFor } from './support/render-for.ts';

/** A project and what lies above it: files with their text, by their path from its folder. */
function filesOf(files: Readonly<Record<string, string>>) {
  return {
    read: (file: string) => files[file],
    list: (folder: string) =>
      Object.keys(files).flatMap((file) => {
        const name = folder === '.' ? file : file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : '';
        return name === '' || name.includes('/') ? [] : [name];
      }),
  };
}

test('a workspace above counts, up to the top of the repository', () => {
  const found = (files: Record<string, string>): string => findPackageManager(filesOf(files), 'bun/1.2').name;
  expect(found({ '../../.git': '', '../../pnpm-workspace.yaml': '' })).toBe('pnpm');
  expect(found({ '../.git': '', '../../pnpm-workspace.yaml': '' })).toBe('bun');
  expect(found({ '../../yarn.lock': '' })).toBe('bun');
});

test.each([
  ['npm', { 'package-lock.json': '' }, 'npm install --save-dev temml shiki', 'npx docs-json-nav fix'],
  ['pnpm', { 'pnpm-lock.yaml': '' }, 'pnpm add --save-dev temml shiki', 'pnpm exec docs-json-nav fix'],
  [
    'pnpm at the top of a workspace',
    { 'pnpm-workspace.yaml': 'packages:\n  - docs\n' },
    'pnpm add --save-dev --workspace-root temml shiki',
    'pnpm exec docs-json-nav fix',
  ],
  [
    'Yarn',
    { 'package.json': '{ "packageManager": "yarn@4.5.0" }' },
    'yarn add --dev temml shiki',
    'yarn docs-json-nav fix',
  ],
  ['Bun', { 'bun.lock': '' }, 'bun add --dev temml shiki', 'bunx docs-json-nav fix'],
] as const)('%s adds packages and runs commands in its own words', (_, project, add, command) => {
  const files = filesOf(project as Readonly<Record<string, string>>);
  expect(findPackageManager(files, '').add(['temml', 'shiki'])).toBe(add);
  expect(execCommand('docs-json-nav fix', files, '')).toBe(command);
});

test('a command that is run again is run as it was', () => {
  expect(rerunCommand('docs-json-nav', '')).toBe('docs-json-nav');
  expect(rerunCommand('docs-json-nav', 'npm/11.0.0 node/v22.0.0 linux x64')).toBe('npx docs-json-nav');
  // Run by npx in a project of pnpm's, the package may be in nobody's node_modules.
  expect(execCommand('docs-json-nav fix', filesOf({ 'pnpm-lock.yaml': '' }), 'npm/11.0.0')).toBe(
    'npx docs-json-nav fix',
  );
});

describe('in a project of pnpm', () => {
  const files = {
    'pnpm-lock.yaml': '',
    'docs/docs.json': '{ "name": "A", "navigation": { "pages": ["index.mdx", "gone"] } }',
    'docs/index.mdx': `${page('A')}\n\`\`\`mermaid\ngraph LR\n  A --> B\n\`\`\`\n`,
  };

  test('the warning of a missing package names the command that adds it', async () => {
    vi.stubEnv('npm_config_user_agent', '');
    const project = folderOf(files);
    const site = await resolveSite({ root: `${project}/docs` });
    const settings = { project, theme: createPlainTheme, urlOf: (route: string) => route };
    const { findings } = await renderFor(rspress, site, settings);
    const missing = findings.filter(({ code }) => code === 'generator-package');
    expect((await site.locate(missing)).diagnostics.map(({ help }) => help)).toEqual(['pnpm add --save-dev mermaid']);
  });

  test('a build that fails names the command that fixes it', async () => {
    vi.stubEnv('npm_config_user_agent', '');
    const project = folderOf(files);
    const usual = process.cwd();
    process.chdir(project);
    try {
      const said = async (content: boolean): Promise<string | undefined> =>
        buildMessage(await resolveSite({ root: 'docs', content }), false)?.text;
      expect(await said(false)).toMatch(
        /\n\n1 of 2 can be fixed automatically: pnpm exec docs-json-nav fix docs --no-content\n$/,
      );
      expect(await said(true)).toMatch(
        /\n\n1 of 2 can be fixed automatically: pnpm exec docs-json-nav fix docs --content\n$/,
      );
    } finally {
      process.chdir(usual);
    }
  });
});
