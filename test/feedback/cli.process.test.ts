import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { config, folderOf, page } from '../support/folder.ts';
import { problemsOf } from '../support/json-schema.ts';
import { packageRoot, runCli } from '../support/run.ts';
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
      'page     total  open  helpful  votes  last',
      '/start       3     2     50 %      2  2026-01-05',
      '/            2     0      0 %      2  2026-01-04',
      '2 pages      5     2     25 %      4  2026-01-05',
      '',
      'path without a page  total  nearest page',
      '/nowhere                 1',
      '',
    ].join('\n'),
  );
  expect([status, stderr]).toEqual([0, '']);
});

test.each([
  ['build', ['build'], 'dist/start/index.html'],
  ['generate', ['generate', '--for', 'mkdocs', '--out', 'dist'], 'dist/pages/start.md'],
])('%s shows counts to all readers or to none, and fails on a limit', async (_, words, file) => {
  const server = await serve({ entries });
  const shown = siteFor(server.url);
  expect((await runCli(words, shown, environment)).status).toBe(0);
  expect(readFileSync(join(shown, file), 'utf8')).toContain('2 open comments');
  const requestCount = server.requests.length;
  const hidden = siteFor(server.url, { show: 'dev' });
  expect((await runCli(words, hidden, environment)).status).toBe(0);
  expect(readFileSync(join(hidden, file), 'utf8')).not.toContain('open comment');
  expect(server.requests.length).toBe(requestCount);
  const limited = siteFor(server.url, { show: 'dev', limits: { open: 1 } });
  const { status, stderr } = await runCli([...words, '--rule', 'feedback-open=error'], limited, environment);
  expect([status, stderr]).toEqual([1, expect.stringContaining('feedback-open')]);
});

test('sorts and limits', async () => {
  const server = await serve({ entries });
  const { stdout } = await runCli(
    ['feedback', '--sort', 'ratio', '--votes', '2', '--limit', '1'],
    siteFor(server.url),
    environment,
  );
  const lines = stdout.split('\n');
  expect([lines[1]?.split(' ')[0], lines[2]?.slice(0, 20)]).toEqual(['/', '2 pages, 1 not shown']);
});

test('reports for programs, and reads everything again on request', async () => {
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
    unmatched: [],
    diagnostics: [],
  });
  expect(status).toBe(0);
});

test('a rejected key fails, an unreachable service does not', async () => {
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

test.each([
  ['not set', {}, 'DOCS_FEEDBACK_KEY', 'is not set'],
  ['blank', { DOCS_FEEDBACK_KEY: ' ' }, 'DOCS_FEEDBACK_KEY', 'is not set'],
  ['no key', { DOCS_FEEDBACK_KEY: 'mint_my secret' }, 'DOCS_FEEDBACK_KEY', 'has characters that keys cannot have'],
  ['another one', { DOCS_FEEDBACK_KEY: key, ACME_KEY: '' }, 'ACME_KEY', 'is not set'],
])("sends no request if the key's variable is %s, and names it", async (_, given, keyVariable, problem) => {
  const server = await serve({ entries });
  const site = siteFor(server.url, { keyVariable });
  const unset = { DOCS_FEEDBACK_KEY: '', ...given };
  for (const words of [['feedback'], ['feedback', '--format', 'json']]) {
    const { status, stdout, stderr } = await runCli(words, site, unset);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`the environment variable ${keyVariable} ${problem}`);
    expect(stderr).not.toContain('my secret');
  }
  expect(server.requests).toEqual([]);
  expect((await runCli(['feedback', '--offline'], site, unset)).status).toBe(0);
});

test('refuses invalid arguments', async () => {
  const site = siteFor('https://example.com');
  const none = folderOf({ 'docs.json': config({ pages: [] }) });
  const cases: [string[], string, string][] = [
    [['--sort', 'opne'], site, 'Unknown --sort opne: write open.'],
    [['--limit', '0'], site, 'Invalid --limit 0: write a whole number from 1.'],
    [['--format', 'xml'], site, 'Unknown format xml'],
    [[], none, 'No feedback project'],
    [[], siteFor('http://example.com'), 'baseUrl must be https'],
    [[], siteFor('https://example.com', { keyVariable: 'mint_secret' }), 'never the key itself'],
  ];
  for (const [words, folder, text] of cases) {
    const { status, stderr } = await runCli(['feedback', ...words], folder, environment);
    expect([status, stderr.includes(text)]).toEqual([2, true]);
    expect(stderr).not.toContain('mint_secret');
  }
});

const versioned = {
  versions: [
    { version: 'v2', groups: [{ group: 'Guides', pages: ['start', { group: '=More', pages: ['index'] }] }] },
    { version: 'v1', groups: [{ group: 'Old', pages: ['old'] }] },
  ],
};

function versionedSite(url: string): string {
  const feedback = { projectId: 'project', baseUrl: url, cacheFolder: 'cache' };
  return folderOf({
    'docs.json': config(versioned),
    'index.mdx': page('Home'),
    'start.mdx': page('Start'),
    'old.mdx': page('Old'),
    'docs-json-nav.config.json': JSON.stringify({ feedback }),
  });
}

const versionedEntries = [...entries.slice(0, 4), entry(7, '/old', 'pending', false), entry(8, '/stort', 'pending')];

test('counts by version and by group, in every format', async () => {
  const server = await serve({ entries: versionedEntries });
  const site = versionedSite(server.url);
  const byVersion = await runCli(
    ['feedback', '--by', 'version', '--format', 'csv', '--sort', 'total'],
    site,
    environment,
  );
  expect(byVersion.stdout).toBe(
    'version,total,open,helpful,unhelpful,last\r\nv2,4,1,1,3,2026-01-04\r\nv1,1,1,0,1,2026-01-07\n',
  );
  const csv = await runCli(['feedback', '--by', 'group', '--format', 'csv', '--sort', 'name'], site, environment);
  expect(csv.stdout.split('\r\n').map((line) => line.split(',')[0])).toEqual([
    'group',
    'Guides',
    'Guides / =More',
    'Old',
  ]);
  const markdown = await runCli(['feedback', '--format', 'markdown', '--limit', '1'], site, environment);
  expect(markdown.stdout.split('\n').slice(0, 3)).toEqual([
    '| page | total | open | helpful | votes | last |',
    '| --- | --- | --- | --- | --- | --- |',
    '| /start | 2 | 1 | 50 % | 2 | 2026-01-02 |',
  ]);
  expect(markdown.stdout).toContain('| /stort | 1 | /start |');
});

test('limits counts to a period, and compares it with the previous one', async () => {
  const server = await serve({ entries: versionedEntries });
  const words = ['feedback', '--from', '2026-01-03', '--to', '2026-01-05', '--sort', 'recent'];
  const { stdout } = await runCli(words, versionedSite(server.url), environment);
  expect(stdout.split('\n').slice(0, 4)).toEqual([
    'page     total  change  open  helpful  votes  last',
    '/            2      +2     0      0 %      2  2026-01-04',
    '/start       0      -2     0               0',
    '2 pages      2       0     0      0 %      2  2026-01-04',
  ]);
});

test('shows comments on request, and keeps none', async () => {
  const rude = { ...entry(1, '/start', 'pending'), comment: `Bad\u001b[31m ${key} <b>` };
  const server = await serve({ entries: [rude, entry(2, '/', 'resolved')] });
  const site = versionedSite(server.url);
  const { stdout } = await runCli(['feedback', '--comments', '--limit', '1'], site, environment);
  expect(stdout).toContain('/start\n  2026-01-01 pending: Bad\u241b[31m [key] <b>\n');
  expect(stdout).not.toContain('Words of a reader');
  const markdown = await runCli(['feedback', '--comments', '--format', 'markdown'], site, environment);
  expect(markdown.stdout).toContain('- 2026-01-01 pending: Bad\u241b\\[31m \\[key\\] \\<b\\>');
  const json = await runCli(['feedback', '--comments', '--format', 'json'], site, environment);
  const schema = readFileSync(join(packageRoot, 'dist/feedback.schema.json'), 'utf8');
  expect(await problemsOf(JSON.parse(schema), json.stdout)).toEqual([]);
  const { pages } = JSON.parse(json.stdout) as { pages: { comments?: object[] }[] };
  expect(pages.map(({ comments }) => comments?.length)).toEqual([1, 1]);
  const cache = join(site, 'cache');
  for (const file of readdirSync(cache)) expect(readFileSync(join(cache, file), 'utf8')).not.toContain('Words');
  expect((await runCli(['feedback', '--comments', '--by', 'group'], site, environment)).status).toBe(2);
});

test('the model has the counts but no text of readers', async () => {
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

test('a check, a tree and routes send no request', async () => {
  const server = await serve({ entries });
  for (const form of ['tree', 'routes']) {
    expect((await runCli(['print', '--as', form], siteFor(server.url), environment)).status).toBe(0);
  }
  expect((await runCli(['check'], siteFor(server.url), environment)).status).toBe(0);
  expect(server.requests).toEqual([]);
});

test('sends its filters to the service, and compares with the time before', async () => {
  const server = await serve({ entries: versionedEntries });
  const words = [
    '--from',
    '2026-01-03',
    '--to',
    '2026-01-05',
    '--status',
    'pending,resolved',
    '--source',
    'contextual',
  ];
  const { stdout, status } = await runCli(['feedback', ...words], versionedSite(server.url), environment);
  const sent = { source: 'contextual', status: 'pending,resolved', limit: '100' };
  expect(server.requests.map(({ query }) => query)).toEqual([
    { dateFrom: '2026-01-03', dateTo: '2026-01-05', ...sent },
    { dateFrom: '2026-01-01T00:00:00.000Z', dateTo: '2026-01-03', ...sent },
  ]);
  expect([status, stdout.split('\n').slice(1, 3)]).toEqual([
    0,
    ['/            1      +1     0      0 %      1  2026-01-04', '/start       0      -2     0               0'],
  ]);
  for (const flags of [
    ['--status', 'open'],
    ['--status', 'pending,'],
    ['--source', 'email'],
  ]) {
    const refused = await runCli(['feedback', ...flags], versionedSite(server.url), environment);
    expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining(`${flags[0]} `)]);
  }
});

test('its flags replace the filter of the settings', async () => {
  const server = await serve({ entries });
  const site = siteFor(server.url, { status: ['resolved'], source: 'contextual', dateFrom: '2026-01-02' });
  await runCli(['feedback', '--status', 'pending', '--to', '2026-01-09'], site, environment);
  expect(server.requests.map(({ query }) => query)).toEqual([
    { dateTo: '2026-01-09', source: 'contextual', status: 'pending', limit: '100' },
  ]);
});

const strict = { limits: { open: 1 } };

test.each([
  [[], 0, 'warning'],
  [['--rule', 'feedback-open=error'], 1, 'error'],
])('applies the limits: %j', async (flags, status, severity) => {
  const server = await serve({ entries });
  const site = siteFor(server.url, strict);
  const table = await runCli(['feedback', ...flags], site, environment);
  expect([table.status, table.stdout]).toEqual([status, expect.stringContaining(`${severity} feedback-open`)]);
  expect(table.stdout).toContain('"/start" has 2 open comments');
  const fromParent = await runCli(['feedback', basename(site), ...flags], dirname(site), environment);
  expect(fromParent.stdout).toContain(`${severity} feedback-open ${basename(site)}/docs.json:`);
  const json = await runCli(['feedback', '--format', 'json', ...flags], site, environment);
  const { ok, diagnostics } = JSON.parse(json.stdout) as { ok: boolean; diagnostics: { code: string }[] };
  expect([json.status, ok, diagnostics.map(({ code }) => code)]).toEqual([
    status,
    status === 0,
    ['feedback-unmatched', 'feedback-open'],
  ]);
  const model = await runCli(['print', '--as', 'model', ...flags], site, environment);
  expect([model.status, model.stderr]).toEqual([status, expect.stringContaining(`${severity} feedback-open`)]);
  expect(model.stderr).not.toContain('docs-json-nav check');
});

test('a model without counts names what to set, and fails if they are required', async () => {
  const server = await serve({ entries });
  const unset = { DOCS_FEEDBACK_KEY: '' };
  for (const [required, status] of [
    [false, 0],
    [true, 1],
  ]) {
    const model = await runCli(['print', '--as', 'model'], siteFor(server.url, { required }), unset);
    expect([model.status, model.stderr.match(/feedback-failed/g)?.length]).toEqual([status, 1]);
    expect(model.stderr).toContain('Set DOCS_FEEDBACK_KEY');
  }
  for (const [fault, setting] of [
    ['status 400', 'feedback.parameterNames'],
    ['status 404', 'feedback.path'],
    ['limit', 'feedback.maxAge'],
    ['status 401', 'DOCS_FEEDBACK_KEY'],
  ] as const) {
    server.faults = () => fault;
    const { stderr } = await runCli(['print', '--as', 'model'], siteFor(server.url), environment);
    expect(stderr).toContain(setting);
  }
});

test('a required key is missed even if counts are cached', async () => {
  const server = await serve({ entries });
  const site = siteFor(server.url, { required: true, maxAge: 0 });
  expect((await runCli(['print', '--as', 'model'], site, environment)).status).toBe(0);
  const { status, stderr } = await runCli(['print', '--as', 'model'], site, { DOCS_FEEDBACK_KEY: '' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('error feedback-stale')]);
  const offline = await runCli(['print', '--as', 'model', '--offline'], site, { DOCS_FEEDBACK_KEY: '' });
  expect(offline.status).toBe(0);
  expect(offline.stderr).not.toContain('feedback-stale');
});

test('a check with --feedback notes open comments at the entries of pages', async () => {
  const server = await serve({ entries });
  const site = siteFor(server.url);
  const noted = await runCli(['check', '--feedback', '--format', 'json'], site, environment);
  const { diagnostics } = JSON.parse(noted.stdout) as { diagnostics: Record<string, unknown>[] };
  expect([noted.status, diagnostics]).toMatchObject([
    0,
    [
      { code: 'feedback-unmatched', severity: 'info' },
      {
        code: 'feedback-open',
        severity: 'info',
        message: '"/start" has 2 open comments.',
        pointer: '/navigation/pages/1',
      },
    ],
  ]);
  const limited = siteFor(server.url, strict);
  const failed = await runCli(['check', '--feedback', '--rule', 'feedback-open=error'], limited, environment);
  expect([failed.status, failed.stdout]).toEqual([1, expect.stringContaining('error feedback-open')]);
  const without = await runCli(['check', '--feedback'], site, { DOCS_FEEDBACK_KEY: '' });
  expect(without.stdout).not.toContain('error');
  const none = folderOf({ 'docs.json': config({ pages: [] }) });
  const unset = await runCli(['check', '--feedback'], none, environment);
  expect([unset.status, unset.stderr]).toEqual([2, expect.stringContaining('feedback.projectId')]);
});
