import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { themeWarning } from '../../../src/generators/publish/theme-warning.ts';
import { createRspressPlugin } from '../../../src/generators/rspress/plugin.ts';
import { config, folderOf, page } from '../../support/folder.ts';

const theme = 'docs-json-nav/some/theme';
const warningOf = (files: Record<string, string>) => themeWarning(folderOf(files), theme, `export * from '${theme}';`);

it("a theme that doesn't extend this package's gets instructions", () => {
  expect(warningOf({ 'index.ts': "import './styles.css';", 'styles.css': `/* ${theme} */` })).toBe(
    `The theme of this project does not start from ${theme}: its pages show no navigation.
  In its index:
    export * from '${theme}';
`,
  );
});

it('a theme that extends it in any of its files, or no theme, gets no message', () => {
  expect(warningOf({ 'index.ts': "export * from './deep/base';", 'deep/base.ts': `export * from '${theme}';` })).toBe(
    undefined,
  );
  expect(themeWarning('/nowhere/at/all', theme, '')).toBe(undefined);
  const folder = folderOf({ 'node_modules/project/theme/index.ts': `export * from '${theme}';` });
  expect(themeWarning(join(folder, 'node_modules/project/theme'), theme, '')).toBe(undefined);
});

it('fails a build of Rspress that has its own theme, and only warns in dev', async () => {
  const root = folderOf({
    'docs/docs.json': config({ pages: ['index'] }),
    'docs/index.mdx': page('Home'),
    'theme/index.tsx': "export * from '@rspress/core/theme-original';\n",
  });
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const configOf = async (isProduction: boolean) => {
    const plugin = createRspressPlugin({ root: join(root, 'docs') });
    return plugin.config?.({}, { addPlugin: () => undefined }, isProduction);
  };
  const notice =
    'The theme of this project does not start from docs-json-nav/rspress/theme: its pages show no navigation.';
  await expect(configOf(true)).rejects.toThrow(notice);
  await configOf(false);
  vi.restoreAllMocks();
  expect(written.join('')).toContain(notice);
});
