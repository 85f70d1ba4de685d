import { describe, expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

test('unlisted page files', async () => {
  const files = {
    'docs.json': config({
      global: { anchors: [{ anchor: 'Linked', href: '/linked' }] },
      groups: [{ group: 'G', root: 'root', pages: ['index', 'deep'] }],
    }),
    'index.mdx': page('Home'),
    'root.mdx': page('Root'),
    'deep/index.mdx': page('Deep'),
    'linked.mdx': page('Linked'),
    'lost.mdx': page('Lost'),
    'snippets/part.mdx': page('Part'),
  };
  const unlisted = async (rules: Record<string, 'warning'>) =>
    (await resolveSite({ rules }, memoryHost(files))).diagnostics.filter(({ code }) => code === 'page-unlisted');
  expect((await unlisted({ 'page-unlisted': 'warning' })).map(({ file, line }) => [file, line])).toEqual([
    ['lost.mdx', 1],
  ]);
  expect(await unlisted({})).toEqual([]);
});

test('are counted by check, unless it lists them or is quiet', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index'] }),
    'index.mdx': page('Home'),
    'lost.mdx': page('Lost'),
    'other.mdx': page('Other'),
    'hidden.mdx': '---\ntitle: Hidden\nhidden: true\n---\n',
  });
  const check = async (...flags: string[]) => (await runCli(['check', ...flags], folder)).stdout;
  const hint = '2 page files are not in the navigation: docs-json-nav check --unlisted\n';
  expect(await check()).toContain(`\n${hint}`);
  expect(await check('--no-content')).toContain('docs-json-nav check --no-content --unlisted\n');
  expect(await check('--unlisted')).not.toContain('are not in the navigation');
  expect(await check('--quiet')).not.toContain('are not in the navigation');
  expect(await check('--format', 'compact')).toBe('');
});

test('are reported once per folder if none of its pages is listed', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'mixed/listed'] }),
    'index.mdx': page('Home'),
    'mixed/listed.mdx': page('Listed'),
    'mixed/lost.mdx': page('Lost'),
    'mixed/old/one.mdx': page('One'),
    'mixed/old/two.mdx': page('Two'),
    'old/a/one.mdx': page('One'),
    'old/b/two.mdx': page('Two'),
    'single/one.mdx': page('One'),
  });
  const { stdout } = await runCli(['check', '--unlisted', '--format', 'compact'], folder);
  expect(stdout.trim().split('\n')).toEqual([
    'mixed/lost.mdx:1:1 warning page-unlisted mixed/lost.mdx is published but not in the navigation.',
    'mixed/old:1:1 warning page-unlisted The 2 pages in mixed/old/ are published but not in the navigation.',
    'old:1:1 warning page-unlisted The 2 pages in old/ are published but not in the navigation.',
    'single/one.mdx:1:1 warning page-unlisted single/one.mdx is published but not in the navigation.',
  ]);
});

test('name the files for coding agents once, and how to leave them out', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'guides/start'] }),
    'index.mdx': page('Home'),
    'AGENTS.md': '# Agents\n',
    'CLAUDE.md': '# Claude\n',
    'guides/CLAUDE.md': '# Claude\n',
    'guides/start.mdx': page('Start'),
    'only/AGENTS.md': '# Agents\n',
  });
  const { stdout } = await runCli(['check', '--unlisted', '--format', 'compact'], folder);
  expect(stdout).toContain('AGENTS.md, CLAUDE.md, guides/CLAUDE.md and only/AGENTS.md are for coding agents');
  expect(stdout.match(/page-unlisted/g)).toHaveLength(1);
});

describe('operations', () => {
  const operation = (summary: string, more: object = {}) => ({ summary, responses: {}, ...more });
  const files = {
    'index.mdx': page('Home'),
    'pages/update.mdx': '---\ntitle: Update\nopenapi: PUT /users\n---\n',
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'API', version: '1' },
      paths: {
        '/users': {
          get: operation('List users'),
          put: operation('Update users'),
          delete: operation('Remove users', { 'x-hidden': true }),
          patch: operation('Patch users', { 'x-excluded': true }),
          post: operation('Create a user'),
        },
      },
      webhooks: { invited: { post: operation('Invited') } },
    }),
  };
  const unlisted = async (
    pages: readonly string[],
    rules: Readonly<Record<string, 'warning'>> = { 'endpoint-unlisted': 'warning' },
  ) => {
    const navigation = {
      groups: [
        { group: 'Docs', pages: ['index', 'pages/update'] },
        { group: 'API', openapi: 'api.json', pages },
      ],
    };
    const host = memoryHost({ ...files, 'docs.json': config(navigation) });
    return (await resolveSite({ rules }, host)).diagnostics.filter(({ code }) => code === 'endpoint-unlisted');
  };

  test('are reported once at the first one in the specification', async () => {
    const [finding, ...others] = await unlisted(['GET /users']);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ file: 'api.json', pointer: '/paths/~1users/post', severity: 'warning' });
    expect(finding?.message).toBe(
      '2 of 4 operations of "api.json" are not in the navigation: "POST /users" and "webhook invited".',
    );
  });

  test('are complete with a page that names an operation, and without hidden ones', async () => {
    expect(await unlisted(['GET /users', 'POST /users', 'webhook invited'])).toEqual([]);
    const [one] = await unlisted(['GET /users', 'webhook invited']);
    expect(one?.message).toBe('The navigation lists other operations of "api.json", but not "POST /users".');
  });

  test('are off by default, and not reported if pages for all of them are generated', async () => {
    expect(await unlisted(['GET /users'], {})).toEqual([]);
    expect(await unlisted(['index'])).toEqual([]);
  });
});
