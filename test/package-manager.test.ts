import { describe, expect, test, vi } from 'vitest';
import { execCommand, findPackageManager, rerunCommand } from '../src/core/host/package-manager.ts';
import { rspress } from '../src/generators/rspress/manifest.ts';
import { createPlainTheme } from '../src/render/plain-theme.ts';
import { formatBuildMessage } from '../src/site/build-report.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { folderOf, page } from './support/folder.ts';
import { renderFor } from './support/render-for.ts';

/** Files of a project and its parent folders, by relative path. */
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

test('detects a workspace in a parent folder, up to the root of the repository', () => {
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
] as const)('%s has its own commands to add packages and to run programs', (_, project, add, command) => {
  const files = filesOf(project as Readonly<Record<string, string>>);
  expect(findPackageManager(files, '').add(['temml', 'shiki'])).toBe(add);
  expect(execCommand('docs-json-nav fix', files, '')).toBe(command);
});

test('a suggested command uses the program that ran this one', () => {
  expect(rerunCommand('docs-json-nav', '')).toBe('docs-json-nav');
  expect(rerunCommand('docs-json-nav', 'npm/11.0.0 node/v22.0.0 linux x64')).toBe('npx docs-json-nav');
  // npx in a pnpm project may run the package from its cache instead of node_modules.
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

  test('the warning about a missing package contains the command that installs it', async () => {
    vi.stubEnv('npm_config_user_agent', '');
    const project = folderOf(files);
    const site = await resolveSite({ root: `${project}/docs` });
    const settings = { project, theme: createPlainTheme, urlOf: (route: string) => route };
    const { findings } = await renderFor(rspress, site, settings);
    const missing = findings.filter(({ code }) => code === 'generator-package');
    expect((await site.locate(missing)).diagnostics.map(({ help }) => help)).toEqual(['pnpm add --save-dev mermaid']);
  });

  test('a failed build names the command that fixes it', async () => {
    vi.stubEnv('npm_config_user_agent', '');
    const project = folderOf(files);
    const usual = process.cwd();
    process.chdir(project);
    try {
      const suggestedCommand = async (content: boolean): Promise<string | undefined> =>
        formatBuildMessage(await resolveSite({ root: 'docs', content }), false)?.text;
      expect(await suggestedCommand(false)).toMatch(
        /\n1 of 2 can be fixed automatically: pnpm exec docs-json-nav fix docs --no-content\nPlaces and fixes: pnpm exec docs-json-nav check docs --no-content\nAccept what exists: pnpm exec docs-json-nav check docs --no-content --update-baseline\n$/,
      );
      expect(await suggestedCommand(true)).toMatch(
        /\n1 of 2 can be fixed automatically: pnpm exec docs-json-nav fix docs --content\nPlaces and fixes: pnpm exec docs-json-nav check docs --content\nAccept what exists: pnpm exec docs-json-nav check docs --content --update-baseline\n$/,
      );
    } finally {
      process.chdir(usual);
    }
  });
});
