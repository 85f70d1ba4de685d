import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nodeHost } from '../../src/core/host/node.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, folderOf, page } from '../support/folder.ts';
import { runGit as git, hasGit } from '../support/repository.ts';

const files = {
  '.gitignore': 'made/\n*.draft.mdx\n',
  'docs/docs.json': config({ pages: ['index', 'made/listed', 'made/folder/index'] }),
  'docs/index.mdx': `${page('Home')}\n[Made](/made/unlisted) [Gone](/gone)\n`,
  'docs/idea.draft.mdx': page('Idea'),
  'docs/kept.draft.mdx': page('Kept'),
  'docs/made/listed.mdx': page('Listed'),
  'docs/made/folder/index.mdx': page('Folder'),
  'docs/made/unlisted.mdx': `${page('Unlisted')}\n[Gone](/nowhere)\n`,
  'docs/lost.mdx': page('Lost'),
};

describe.runIf(hasGit)('files that Git ignores', () => {
  test('are pages only if the navigation names them', async () => {
    const folder = folderOf(files);
    git(folder, 'init');
    git(folder, 'add', '--force', 'docs/kept.draft.mdx');
    const site = await resolveSite({ root: join(folder, 'docs') });
    expect(Object.keys(site.model.pages)).toEqual(['/', '/made/listed', '/made/folder', '/kept.draft', '/lost']);
    // Another build step may generate the target of the first link.
    expect(site.diagnostics.map(({ code, file, column }) => [code, file, column])).toEqual([
      ['link-missing', 'index.mdx', 31],
    ]);
  });

  test('are pages if an option names them', async () => {
    const folder = folderOf(files);
    git(folder, 'init');
    const site = await resolveSite({ root: join(folder, 'docs'), pages: ['*.draft.mdx'] });
    expect(Object.keys(site.model.pages)).toContain('/idea.draft');
  });

  test('are pages like all others without a repository', async () => {
    const site = await resolveSite({ root: join(folderOf(files), 'docs') });
    expect(Object.keys(site.model.pages)).toContain('/made/unlisted');
  });

  test('are pages if Git ignores the whole docs folder', async () => {
    const folder = folderOf({ ...files, '.gitignore': 'docs/\n' });
    git(folder, 'init');
    const site = await resolveSite({ root: join(folder, 'docs') });
    expect(Object.keys(site.model.pages)).toContain('/made/unlisted');
    const below = folderOf({ ...files, '.gitignore': 'docs/\n' });
    git(below, 'init');
    mkdirSync(join(below, 'docs/deeper'));
    expect((await nodeHost(join(below, 'docs/made')).ignoredByGit())('unlisted.mdx')).toBe(false);
  });

  test("don't depend on the user's global ignore file", async () => {
    const folder = folderOf({ ...files, '.gitignore': '', mine: 'lost.mdx\n' });
    git(folder, 'init');
    git(folder, 'config', 'core.excludesFile', join(folder, 'mine'));
    expect((await nodeHost(join(folder, 'docs')).ignoredByGit())('lost.mdx')).toBe(false);
  });
});
