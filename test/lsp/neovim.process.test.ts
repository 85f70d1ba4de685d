import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config, filesBelow, folderOf, page } from '../support/folder.ts';
import { cli } from '../support/run.ts';

const hasNeovim = spawnSync('nvim', ['--version']).status === 0;

// Vitest reports this test as skipped if Neovim isn't installed.
test.skipIf(!hasNeovim)('Neovim can type a wrong path, apply the fix, list a page, and rename its file', () => {
  const folder = folderOf({
    'docs/package.json': '{}',
    'docs/docs.json': config({ groups: [{ group: 'Start', pages: ['index', 'guides/start'] }] }),
    'docs/index.mdx': `${page('Home')}\n[New](/guides/new)\n`,
    'docs/guides/start.mdx': page('Start'),
    'docs/guides/new.mdx': `${page('New')}\n[Start](./start)\n`,
  });
  const seen = join(folder, 'seen');
  const docs = join(folder, 'docs');
  const { status, stderr } = spawnSync(
    'nvim',
    ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-c', `luafile ${join(import.meta.dirname, 'neovim.lua')}`],
    {
      encoding: 'utf8',
      timeout: 100_000,
      env: {
        ...process.env,
        DOCS_FOLDER: docs,
        DOCS_SEEN: seen,
        DOCS_NODE: process.execPath,
        DOCS_CLI: cli,
        XDG_STATE_HOME: folder,
      },
    },
  );
  expect(readFileSync(seen, 'utf8').trim().split('\n'), stderr).toEqual([
    'finding: Page not found: "guides/strat". Did you mean "guides/start"?',
    'offered: 2',
    'code action: "guides/start"',
    'completion: guides/new (New · guides/)',
    'rename: 3 files',
    'hover: **New** `/learn/newer`',
  ]);
  expect(status).toBe(0);
  const files = filesBelow(docs);
  expect(JSON.parse(files['docs.json'] ?? '')).toEqual({
    name: 'Test',
    navigation: { groups: [{ group: 'Start', pages: ['index', 'guides/start', 'learn/newer'] }] },
    redirects: [{ source: '/guides/new', destination: '/learn/newer' }],
  });
  expect(files['index.mdx']).toContain('[New](/learn/newer)');
  expect(files['learn/newer.mdx']).toContain('[Start](../guides/start)');
});
