import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '../support/folder.ts';

// Not a static import: the extension is a package of its own, with its own module format.
const { findProgram } = (await import(new URL('../../editors/vscode/src/program.ts', import.meta.url).href)) as {
  findProgram: (
    docsFolders: readonly { path: string; workspaceFolder: string }[],
    extension: string,
  ) => Promise<{ cli: string; isBundled: boolean }>;
};

const cli = 'node_modules/docs-json-nav/dist/cli.js';
const withoutServer = 'process.exitCode = 2;\n';

test.each([
  ['the package of the docs folder', ['repo', 'repo/docs'], 'repo/docs'],
  ['the workspace folder', ['repo'], 'repo'],
  ['nothing above the workspace folder', ['.'], undefined],
])('VS Code runs the installed program of %s', async (_, installed, expected) => {
  const folder = folderOf({
    'repo/docs/docs.json': '{}',
    ...Object.fromEntries(installed.map((path) => [join(path, cli), ''])),
  });
  const docsFolders = [{ path: join(folder, 'repo/docs'), workspaceFolder: join(folder, 'repo') }];
  expect(await findProgram(docsFolders, '/extension')).toEqual(
    expected === undefined
      ? { cli: join('/extension/server/dist/cli.js'), isBundled: true }
      : { cli: join(folder, expected, cli), isBundled: false },
  );
});

test('a version without a language server is passed over', async () => {
  const folder = folderOf({ [`old/${cli}`]: withoutServer, [`new/${cli}`]: '' });
  const docsFolders = ['old', 'new'].map((name) => ({
    path: join(folder, name, 'docs'),
    workspaceFolder: join(folder, name),
  }));
  expect((await findProgram(docsFolders, '/extension')).cli).toBe(join(folder, 'new', cli));
  expect(await findProgram(docsFolders.slice(0, 1), '/extension')).toMatchObject({ isBundled: true });
});
