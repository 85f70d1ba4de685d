import { expect, it } from 'vitest';
import { themeWarning } from '../../../src/generators/publish/theme-warning.ts';
import { folderOf } from '../../support/folder.ts';

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
});
