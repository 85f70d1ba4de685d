import { expect, test } from 'vitest';
import { config, folderOf, page } from '../support/folder.ts';
import { runCli } from '../support/run.ts';
import { key, serve } from './support.ts';

const entry = (id: number, path: string, status: string, helpful?: boolean) => ({
  id: String(id),
  path,
  comment: 'Words of a reader',
  createdAt: `2026-01-0${id}T10:00:00Z`,
  source: 'contextual',
  status,
  ...(helpful === undefined ? {} : { helpful, contact: 'reader@example.com' }),
});

const entries = [
  entry(1, '/start', 'pending', false),
  entry(2, 'start/', 'resolved', true),
  entry(3, '/', 'dismissed', false),
  entry(4, '/index', 'resolved', false),
  entry(5, '/moved', 'in_progress'),
  entry(6, '/nowhere?x', 'pending'),
];

function siteFor(url: string, more: object = {}): string {
  const feedback = { projectId: 'project', baseUrl: url, cacheFolder: 'cache', ...more };
  return folderOf({
    'docs.json': config({ pages: ['index', 'start'] }, { redirects: [{ source: '/moved', destination: '/start' }] }),
    'index.mdx': page('Home'),
    'start.mdx': page('Start'),
    'docs-json-nav.config.json': JSON.stringify({ feedback }),
  });
}

const environment = { DOCS_FEEDBACK_KEY: key };

test('shows the pages with the most open feedback first', async () => {
  const server = await serve({ entries });
  const { status, stdout, stderr } = await runCli(['feedback'], siteFor(server.url), environment);
  expect(stdout).toBe(
    [
      'page     total  open  helpful  unhelpful  last',
      '/start       3     2        1          1  2026-01-05',
      '/            2     0        0          2  2026-01-04',
      '2 pages      5     2        1          3  2026-01-05',
      '',
      'info feedback-unmatched docs.json:1:1',
      '  1 entry of feedback is about a path that is no page: "/nowhere" (1).',
      '  help Where a page was moved, add a redirect from its old path: its feedback then counts for the new one.',
      '',
    ].join('\n'),
  );
  expect([status, stderr]).toEqual([0, '']);
});

test('sorts and limits', async () => {
  const server = await serve({ entries });
  const { stdout } = await runCli(
    ['feedback', '--sort', 'unhelpful', '--limit', '1'],
    siteFor(server.url),
    environment,
  );
  const lines = stdout.split('\n');
  expect([lines[1]?.split(' ')[0], lines[2]?.slice(0, 20)]).toEqual(['/', '2 pages, 1 not shown']);
});

test('reports for programs, and reads anew where asked to', async () => {
  const server = await serve({ entries });
  const site = siteFor(server.url);
  await runCli(['feedback'], site, environment);
  server.entries = entries.slice(0, 1);
  const words = ['feedback', '--format', 'json', '--refresh'];
  const { status, stdout } = await runCli(words, site, environment);
  expect(JSON.parse(stdout)).toEqual({
    version: 1,
    root: '.',
    ok: true,
    pages: [
      {
        route: '/start',
        total: 1,
        open: 1,
        byStatus: { pending: 1 },
        bySource: { contextual: 1 },
        helpful: { yes: 0, no: 1 },
        last: '2026-01-01T10:00:00.000Z',
      },
    ],
    diagnostics: [],
  });
  expect(status).toBe(0);
});

test('a refused key fails, a service that is away does not', async () => {
  const server = await serve({ entries });
  const site = siteFor(server.url);
  const refused = await runCli(['feedback'], site, { DOCS_FEEDBACK_KEY: 'mint_another-secret-key' });
  expect(refused.status).toBe(1);
  expect(refused.stdout).toContain('error feedback-refused');
  expect(refused.stdout + refused.stderr).not.toContain('another-secret');
  expect((await runCli(['feedback'], site, environment)).status).toBe(0);
  await server.close();
  const away = await runCli(['feedback', '--rule', 'feedback-unmatched=off'], site, environment);
  expect([away.status, away.stdout.includes('/start       3')]).toEqual([0, true]);
  expect(away.stdout).toContain('warning feedback-stale');
  const strict = await runCli(['feedback', '--rule', 'feedback-stale=error'], site, environment);
  expect(strict.status).toBe(1);
  const offline = await runCli(['feedback', '--offline'], site, {});
  expect([offline.status, offline.stdout.includes('feedback-stale')]).toEqual([0, false]);
});

test('arguments that cannot be used', async () => {
  const site = siteFor('https://example.com');
  const none = folderOf({ 'docs.json': config({ pages: [] }) });
  const cases: [string[], string, string][] = [
    [['--sort', 'opne'], site, 'There is no --sort opne: write open.'],
    [['--limit', '0'], site, '--limit 0 is no number from 1.'],
    [['--format', 'xml'], site, 'There is no --format xml'],
    [[], none, 'No project is named'],
    [[], siteFor('http://example.com'), 'baseUrl must be https'],
    [[], siteFor('https://example.com', { keyVariable: 'mint_secret' }), 'never the key itself'],
  ];
  for (const [words, folder, text] of cases) {
    const { status, stderr } = await runCli(['feedback', ...words], folder, environment);
    expect([status, stderr.includes(text)]).toEqual([2, true]);
    expect(stderr).not.toContain('mint_secret');
  }
});

test('the model has the counts, and nothing that a reader wrote', async () => {
  const server = await serve({ entries });
  const site = siteFor(server.url);
  const { status, stdout, stderr } = await runCli(['print', '--as', 'model'], site, environment);
  const model = JSON.parse(stdout) as { pages: Record<string, { feedback?: { total: number } }> };
  expect(Object.entries(model.pages).map(([route, { feedback }]) => [route, feedback?.total])).toEqual([
    ['/', 2],
    ['/start', 3],
  ]);
  for (const secret of [key, 'Words of a reader', 'reader@example.com']) expect(stdout + stderr).not.toContain(secret);
  expect(status).toBe(0);
  const again = await runCli(['print', '--as', 'model'], site, environment);
  expect(again.stdout).toBe(stdout);
});

test('a check asks nobody', async () => {
  const server = await serve({ entries });
  expect((await runCli(['check'], siteFor(server.url), environment)).status).toBe(0);
  expect(server.requests).toEqual([]);
});
