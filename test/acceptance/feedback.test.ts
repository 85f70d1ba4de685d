/*
 * One test for each sentence and each table row of the service's description, with the sentence as its title.
 * Everything is asked from outside: the client of the package, the command line and a build read a server on this
 * machine.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFeedbackClient, FeedbackArgumentsError, FeedbackError } from '../../src/entries/feedback.ts';
import { config, folderOf, page } from '../support/folder.ts';
import { runCli } from '../support/run.ts';
import { type Entry, entries, entry, key, list, projectId, type Service, startService } from './feedback-service.ts';

interface Counts {
  readonly total: number;
  readonly open: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly bySource: Readonly<Record<string, number>>;
  readonly helpful: { readonly yes: number; readonly no: number };
  readonly last: string | null;
}

interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Report extends Outcome {
  readonly pages: readonly (Counts & { readonly route: string })[];
  readonly unmatched: readonly { readonly path: string; readonly entries: number }[];
  readonly codes: readonly string[];
  readonly messages: readonly string[];
}

const secret = { DOCS_FEEDBACK_KEY: key };

/** A docs folder with two pages that reads this service. */
function docsFolder({ url }: Pick<Service, 'url'>, options: object = {}): string {
  const feedback = { projectId, baseUrl: url, cacheFolder: 'cache', ...options };
  return folderOf({
    'docs.json': config({ pages: ['index', 'start'] }),
    'index.mdx': page('Home'),
    'start.mdx': page('Start'),
    'docs-json-nav.config.json': JSON.stringify({ feedback }),
  });
}

function command(folder: string, words: readonly string[], environment: NodeJS.ProcessEnv = secret): Promise<Outcome> {
  return runCli(words, folder, environment);
}

/** Report of the command `feedback`. */
async function report(service: Service, words: readonly string[] = [], options: object = {}): Promise<Report> {
  const ended = await command(docsFolder(service, options), ['feedback', '--format', 'json', ...words]);
  const { pages, unmatched, diagnostics } = JSON.parse(ended.stdout) as Report & {
    readonly diagnostics: readonly { readonly code: string; readonly message: string; readonly help?: string }[];
  };
  const messages = diagnostics.map(({ message, help = '' }) => `${message} ${help}`);
  return { ...ended, pages, unmatched, codes: diagnostics.map(({ code }) => code), messages };
}

/** Counts of the page that entries are about by default. */
async function countsOf(list: readonly Entry[]): Promise<Counts | undefined> {
  const { pages } = await report(await startService(list));
  return pages.find(({ route }) => route === '/start');
}

const ids = (found: readonly Readonly<Record<string, unknown>>[]): unknown[] => found.map(({ id }) => id);
const statuses = ['pending', 'in_progress', 'resolved', 'dismissed'] as const;

describe('What the service does', () => {
  test('The service returns user feedback collected on a documentation project.', async () => {
    const feedback = [entry(), entry({ path: '/' }), entry({ path: '/gone' })];
    const service = await startService(feedback);
    expect(await list(service)).toEqual(feedback);
    const { status, pages, unmatched } = await report(service);
    expect([status, pages.map(({ route, total }) => [route, total])]).toEqual([
      0,
      expect.arrayContaining([['/start', 1]]),
    ]);
    expect(unmatched).toMatchObject([{ path: '/gone', entries: 1 }]);
  });

  test('Results are paginated with a cursor and can be filtered by date range, feedback source and status.', async () => {
    const many = entries(250, { source: 'code_snippet', status: 'resolved' });
    const service = await startService([...many, entry(), entry({ createdAt: '2020-01-01' })]);
    const filter = {
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      source: 'code_snippet',
      status: 'resolved',
    } as const;
    expect(ids(await list(service, filter))).toEqual(ids(many));
    expect(service.requests.map(({ query }) => query.cursor)).toEqual([undefined, '100', '200']);
    const words = ['--from', '2026-01-01', '--to', '2026-02-01', '--source', 'code_snippet', '--status', 'resolved'];
    expect((await report(service, words)).pages).toMatchObject([{ route: '/start', total: 250 }]);
  });

  test('The interface has one operation, a read-only listing.', async () => {
    const service = await startService(entries(150));
    await list(service);
    await report(service, ['--comments']);
    await command(docsFolder(service), ['print', '--as', 'model']);
    const operations = service.requests.map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(operations)]).toEqual([`GET /api/external/v1/analytics/${projectId}/feedback`]);
  });

  test('No operation that creates or changes feedback is described.', () => {
    const client = createFeedbackClient({ projectId, key });
    expect(Object.keys(client).sort()).toEqual(['list', 'requests']);
  });
});

describe('Feedback entry', () => {
  test.each([
    ['id', 'string', 'Identifier of the entry.', 'x-1'],
    ['path', 'string', 'Documentation page path the feedback refers to.', '/start'],
    ['comment', 'string', 'Text left by the user.', 'Words'],
    ['createdAt', 'string', 'Creation time.', '2026-01-20T10:00:00Z'],
    ['source', 'string', '`code_snippet` or `contextual`.', 'code_snippet'],
    ['status', 'string', '`pending`, `in_progress`, `resolved` or `dismissed`.', 'resolved'],
  ])(
    'Each element of the `feedback` array in a response has these fields: %s | %s | %s',
    async (field, _type, _notes, value) => {
      expect((await list(await startService([entry({ [field]: value })])))[0]?.[field]).toBe(value);
    },
  );

  test('`id`: Identifier of the entry.', async () => {
    const twice = entry();
    const counts = await countsOf([twice, { ...twice, status: 'resolved' }, entry()]);
    expect(counts?.total).toBe(2);
  });

  test('`path`: Documentation page path the feedback refers to.', async () => {
    const paths = ['/start', 'start', '/start/', '/start.mdx', '/start?x=1#y', 'https://docs.example.com/start'];
    expect((await countsOf(paths.map((path) => entry({ path }))))?.total).toBe(paths.length);
  });

  test('`comment`: Text left by the user.', async () => {
    const service = await startService([entry({ comment: 'Words of a reader' })]);
    const folder = docsFolder(service);
    const { stdout } = await command(folder, ['feedback', '--comments']);
    expect(stdout).toContain('2026-01-15 pending: Words of a reader');
    const model = await command(folder, ['print', '--as', 'model']);
    const cached = readdirSync(join(folder, 'cache')).map((file) => readFileSync(join(folder, 'cache', file), 'utf8'));
    expect([model.stdout, ...cached].filter((text) => text.includes('Words of a reader'))).toEqual([]);
  });

  test('`createdAt`: Creation time.', async () => {
    const dates = ['2026-01-10T00:00:00Z', '2026-01-20T10:00:00+02:00', '2026-01-11'];
    expect((await countsOf(dates.map((createdAt) => entry({ createdAt }))))?.last).toBe('2026-01-20T08:00:00.000Z');
  });

  test.each(['code_snippet', 'contextual'])('`source`: `code_snippet` or `contextual`. (%s)', async (source) => {
    expect((await countsOf([entry({ source })]))?.bySource).toEqual({ [source]: 1 });
  });

  test.each(statuses)('`status`: `pending`, `in_progress`, `resolved` or `dismissed`. (%s)', async (status) => {
    expect((await countsOf([entry({ status })]))?.byStatus).toEqual({ [status]: 1 });
  });

  test('Further data exists depending on the kind of feedback:', async () => {
    const ofKinds = [
      entry({ source: 'contextual', helpful: false }),
      entry({ source: 'code_snippet', code: 'x' }),
      entry(),
    ];
    const service = await startService(ofKinds);
    expect(await list(service)).toEqual(ofKinds);
    expect((await report(service)).pages).toMatchObject([{ total: 3, helpful: { yes: 0, no: 1 } }]);
  });

  test('A `helpful` boolean and an optional email address in a `contact` field.', async () => {
    const votes = [entry({ helpful: true, contact: 'reader@example.com' }), entry({ helpful: false }), entry()];
    const service = await startService(votes);
    expect(await list(service)).toEqual(votes);
    const { pages, stdout } = await report(service, ['--comments']);
    expect(pages[0]?.helpful).toEqual({ yes: 1, no: 1 });
    expect(stdout).not.toContain('reader@example.com');
  });

  test('A code-snippet record with the fields `code`, `filename` and `lang`.', async () => {
    const snippet = entry({ source: 'code_snippet', code: 'npm test', filename: 'a.sh', lang: 'bash' });
    const service = await startService([snippet]);
    expect(await list(service)).toEqual([snippet]);
    expect((await report(service)).pages).toMatchObject([{ total: 1, bySource: { code_snippet: 1 } }]);
  });

  test.each([
    ['in the entry', { helpful: true, contact: 'a@example.com', code: 'x', filename: 'y', lang: 'z' }],
    ['in a record', { contextual: { helpful: true, contact: 'a@example.com' }, codeSnippet: { code: 'x', lang: 'z' } }],
  ])('Where these fields sit inside the entry is not shown (%s)', async (_, fields) => {
    const one = entry(fields);
    const service = await startService([one]);
    expect((await list(service))[0]).toMatchObject(one);
    expect((await report(service)).pages).toMatchObject([{ helpful: { yes: 1, no: 0 } }]);
  });

  test('the exact format of `id` and `createdAt` beyond being strings is not shown.', async () => {
    const odd = [entry({ id: '\u00e9 /?#"' }), entry({ id: '7' }), entry({ id: 'undated', createdAt: 'last week' })];
    const service = await startService(odd);
    expect(await list(service)).toEqual(odd);
    const { status, pages, codes, messages } = await report(service);
    expect([status, pages[0]?.total, codes]).toEqual([0, 3, ['feedback-undated']]);
    expect(messages[0]).toContain('undated ("last week")');
  });
});

describe('Page of results (response body)', () => {
  test('feedback | array of feedback entry | The entries of this page.', async () => {
    const feedback = entries(150);
    const service = await startService(feedback);
    const pages = [];
    for await (const one of createFeedbackClient({ projectId, key, baseUrl: service.url }).list().pages)
      pages.push(one);
    expect(pages.map((item) => ids(item.entries as never))).toEqual([
      ids(feedback.slice(0, 100)),
      ids(feedback.slice(100)),
    ]);
  });

  test('nextCursor | string or null | Cursor for the next page.', async () => {
    const service = await startService(entries(250));
    const pages = createFeedbackClient({ projectId, key, baseUrl: service.url }).list().pages;
    const cursors = [];
    for await (const { nextCursor } of pages) cursors.push(nextCursor);
    expect(cursors).toEqual(['100', '200', null]);
  });

  test('Null when there are no more results.', async () => {
    const service = await startService([]);
    expect(await list(service)).toEqual([]);
    expect(service.requests.length).toBe(1);
    const { status, pages } = await report(service);
    expect([status, pages]).toEqual([0, []]);
  });

  test('hasMore | boolean | True when more results exist after this page.', async () => {
    const feedback = entries(101);
    const service = await startService(feedback);
    expect((await list(service)).length).toBe(101);
    expect(service.requests.length).toBe(2);
    const broken = await startService([], { answer: () => ({ status: 200, body: { feedback: [], hasMore: true } }) });
    await expect(list(broken)).rejects.toMatchObject({ kind: 'paging' });
  });
});

describe('States and transitions', () => {
  test('The `status` of a feedback entry is one of: `pending`, `in_progress`, `resolved`, `dismissed`.', async () => {
    const counts = await countsOf(statuses.map((status) => entry({ status })));
    expect(counts).toMatchObject({
      total: 4,
      open: 2,
      byStatus: { pending: 1, in_progress: 1, resolved: 1, dismissed: 1 },
    });
  });

  test('Transitions: not shown.', async () => {
    const service = await startService([]);
    const folder = docsFolder(service);
    const one = entry();
    for (const from of statuses) {
      for (const to of statuses) {
        for (const status of [from, to]) {
          service.entries = [{ ...one, status }];
          const { stdout } = await command(folder, ['feedback', '--format', 'json']);
          expect((JSON.parse(stdout) as Report).pages[0]?.byStatus).toEqual({ [status]: 1 });
        }
      }
    }
  });
});

describe('List feedback', () => {
  test('Method: GET', async () => {
    const service = await startService(entries(101));
    await list(service);
    expect(service.requests.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  test.each([
    ['', ''],
    ['/', ''],
    ['/below/', '/below'],
  ])('Path shape: `{base_url}/api/external/v1/analytics/{projectId}/feedback` (%s)', async (end, prefix) => {
    const answer = () => ({ status: 200, body: { feedback: [], nextCursor: null, hasMore: false } });
    const service = await startService([], { answer });
    await list({ url: service.url + end });
    await command(docsFolder({ url: service.url + end }), ['feedback']);
    const path = `${prefix}/api/external/v1/analytics/${projectId}/feedback`;
    expect(service.requests.map((request) => request.path)).toEqual([path, path]);
  });

  test('Path parameter: `projectId` (string, required), the project whose feedback is listed.', async () => {
    const answer = () => ({ status: 200, body: { feedback: [], nextCursor: null, hasMore: false } });
    const service = await startService([], { answer });
    await list(service, {}, { projectId: 'a/b c' });
    expect(service.requests[0]?.path).toBe('/api/external/v1/analytics/a%2Fb%20c/feedback');
    for (const missing of [{ key }, { key, projectId: '' }, { key, projectId: null }]) {
      expect(() => createFeedbackClient(missing as never)).toThrow(FeedbackArgumentsError);
      expect(() => createFeedbackClient(missing as never)).toThrow('projectId');
    }
    const without = await command(docsFolder(service, { projectId: undefined }), ['feedback']);
    expect([without.status, without.stderr]).toEqual([2, expect.stringContaining('--project')]);
    await command(docsFolder(service, { projectId: undefined }), ['feedback', '--project', 'other']);
    expect(service.requests[1]?.path).toBe('/api/external/v1/analytics/other/feedback');
  });

  test('Header: `Authorization: Bearer <ACCESS_TOKEN>` (required; see Authentication).', async () => {
    const service = await startService([entry()]);
    await list(service);
    await report(service);
    expect(service.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${key}`, `Bearer ${key}`]);
    const unset = await command(docsFolder(service), ['feedback'], { DOCS_FEEDBACK_KEY: '' });
    expect([unset.status, unset.stderr]).toEqual([2, expect.stringContaining('DOCS_FEEDBACK_KEY is not set')]);
    expect(service.requests.length).toBe(2);
  });

  test('Request body: none.', async () => {
    const service = await startService([entry()]);
    await list(service);
    await report(service);
    expect(service.requests.map(({ body, headers }) => [body, headers['content-length']])).toEqual([
      ['', undefined],
      ['', undefined],
    ]);
  });

  test('Response body: the page of results described above.', async () => {
    for (const body of [
      '',
      'null',
      '[]',
      '{}',
      '<!doctype html>',
      '{"feedback":{},"nextCursor":null,"hasMore":false}',
    ]) {
      const service = await startService([], { answer: () => ({ status: 200, body }) });
      await expect(list(service)).rejects.toMatchObject({ kind: 'malformed' });
      const { status, codes } = await report(service);
      expect([status, codes]).toEqual([1, ['feedback-failed']]);
    }
  });
});

describe('Query parameters', () => {
  const days = ['2026-01-01', '2026-01-02', '2026-01-02T23:59:59.999Z', '2026-01-03'];
  const dated = days.map((createdAt) => entry({ createdAt }));

  test.each(['2026-01-02', '2026-01-02T00:00:00Z', '2026-01-02T02:00:00+02:00'])(
    'dateFrom | string | no | ISO 8601 date or `YYYY-MM-DD`. Lower bound of the period. (%s)',
    async (dateFrom) => {
      const service = await startService(dated);
      expect(ids(await list(service, { dateFrom }))).toEqual(ids(dated.slice(1)));
      expect(service.requests[0]?.query).toEqual({ dateFrom, limit: '100' });
      expect((await report(service, ['--from', dateFrom])).pages).toMatchObject([{ total: 3 }]);
      expect(service.requests[1]?.query).toEqual({ dateFrom, limit: '100' });
      expect((await report(service, [], { dateFrom })).pages).toMatchObject([{ total: 3 }]);
    },
  );

  test.each(['2026-01-03', '2026-01-03T00:00:00Z'])(
    'dateTo | string | no | Exclusive upper bound: entries dated before it are included, entries on that date are not. (%s)',
    async (dateTo) => {
      const service = await startService(dated);
      expect(ids(await list(service, { dateTo }))).toEqual(ids(dated.slice(0, 3)));
      expect(service.requests[0]?.query).toEqual({ dateTo, limit: '100' });
      expect((await report(service, ['--to', dateTo])).pages).toMatchObject([{ total: 3 }]);
      expect(service.requests[1]?.query).toEqual({ dateTo, limit: '100' });
      expect((await report(service, [], { dateTo })).pages).toMatchObject([{ total: 3 }]);
    },
  );

  test.each(['2026-02-30', '01.02.2026', 'yesterday', '2026'])(
    'dateFrom, dateTo: ISO 8601 date or `YYYY-MM-DD`. (not %s)',
    async (date) => {
      const service = await startService(dated);
      for (const name of ['dateFrom', 'dateTo']) {
        await expect(list(service, { [name]: date })).rejects.toThrow(FeedbackArgumentsError);
        expect((await command(docsFolder(service, { [name]: date }), ['feedback'])).status).toBe(2);
      }
      for (const flag of ['--from', '--to']) {
        expect((await command(docsFolder(service), ['feedback', flag, date])).status).toBe(2);
      }
      expect(service.requests).toEqual([]);
    },
  );

  test('dateFrom, dateTo and cursor are not required.', async () => {
    const service = await startService([entry({ createdAt: '1999-01-01' }), entry({ createdAt: '2999-01-01' })]);
    expect((await list(service)).length).toBe(2);
    expect((await report(service)).pages).toMatchObject([{ total: 2 }]);
    expect(service.requests.map(({ query }) => Object.keys(query))).toEqual([['limit'], ['limit']]);
  });

  test('cursor | string | no | Value of `nextCursor` from the previous response.', async () => {
    const feedback = entries(150);
    const service = await startService(feedback);
    expect(ids(await list(service, { cursor: '100' }))).toEqual(ids(feedback.slice(100)));
    expect(service.requests[0]?.query).toEqual({ cursor: '100', limit: '100' });
  });

  test('Filters and page size, whose query parameter names are not shown here', async () => {
    const names = { source: 'kind', status: 'state', pageSize: 'size' };
    const wanted = entry({ source: 'code_snippet', status: 'resolved' });
    const service = await startService([entry(), wanted, entry({ status: 'resolved' })], { names });
    const query = { source: 'code_snippet', status: 'resolved', pageSize: 50 } as const;
    expect(ids(await list(service, query, { parameterNames: names }))).toEqual([wanted.id]);
    expect(service.requests.map((request) => request.query)).toEqual([
      { kind: 'code_snippet', state: 'resolved', size: '50' },
    ]);
  });

  test('Source filter: restricts to `code_snippet` or `contextual`.', async () => {
    const snippet = entry({ source: 'code_snippet' });
    const service = await startService([entry(), snippet, entry()]);
    expect(ids(await list(service, { source: 'code_snippet' }))).toEqual([snippet.id]);
    expect((await report(service, ['--source', 'contextual'])).pages).toMatchObject([{ total: 2 }]);
    expect((await report(service, [], { source: 'code_snippet' })).pages).toMatchObject([{ total: 1 }]);
    expect(service.requests.map(({ query }) => query.source)).toEqual(['code_snippet', 'contextual', 'code_snippet']);
    await expect(list(service, { source: 'email' as 'contextual' })).rejects.toThrow(FeedbackArgumentsError);
    expect((await command(docsFolder(service), ['feedback', '--source', 'email'])).status).toBe(2);
  });

  test('Status filter: a comma-separated list of statuses from `pending`, `in_progress`, `resolved`, `dismissed`.', async () => {
    const feedback = statuses.map((status) => entry({ status }));
    const service = await startService(feedback);
    expect(ids(await list(service, { status: ['pending', 'dismissed'] }))).toEqual([feedback[0]?.id, feedback[3]?.id]);
    expect(ids(await list(service, { status: 'resolved' }))).toEqual([feedback[2]?.id]);
    expect((await report(service, ['--status', 'pending,in_progress'])).pages).toMatchObject([{ total: 2, open: 2 }]);
    expect((await report(service, [], { status: ['resolved'] })).pages).toMatchObject([{ total: 1, open: 0 }]);
    expect(service.requests.map(({ query }) => query.status)).toEqual([
      'pending,dismissed',
      'resolved',
      'pending,in_progress',
      'resolved',
    ]);
    expect((await command(docsFolder(service), ['feedback', '--status', 'open'])).status).toBe(2);
  });

  test('Page size: maximum number of results per page, integer from 1 to 100.', async () => {
    const feedback = entries(5);
    const service = await startService(feedback);
    expect(ids(await list(service, { pageSize: 2 }))).toEqual(ids(feedback));
    expect(service.requests.map(({ query }) => query.limit)).toEqual(['2', '2', '2']);
    for (const pageSize of [0, 101, -1, 1.5, Number.NaN]) {
      await expect(list(service, { pageSize })).rejects.toThrow('pageSize must be a whole number from 1 to 100');
    }
  });
});

describe('Pagination rules', () => {
  const cursorsOf = ({ requests }: Service) => requests.map(({ query }) => query.cursor);

  test('The first request is sent without `cursor`.', async () => {
    const service = await startService([entry()]);
    await list(service);
    await report(service);
    expect(cursorsOf(service)).toEqual([undefined, undefined]);
  });

  test('While `hasMore` is true, the next request passes the returned `nextCursor` as `cursor`.', async () => {
    const odd = 'a b&c=d/+\u00e9';
    const feedback = [entry(), entry()];
    const service = await startService([], {
      answer: ({ query }) => ({
        status: 200,
        body:
          query.cursor === odd
            ? { feedback: feedback.slice(1), nextCursor: null, hasMore: false }
            : { feedback: feedback.slice(0, 1), nextCursor: odd, hasMore: true },
      }),
    });
    expect(ids(await list(service, { pageSize: 1 }))).toEqual(ids(feedback));
    expect(cursorsOf(service)).toEqual([undefined, odd]);
  });

  test('When `hasMore` is false, `nextCursor` is null and paging stops.', async () => {
    for (const nextCursor of [null, 'left over', undefined]) {
      const service = await startService([], {
        answer: () => ({ status: 200, body: { feedback: [entry()], nextCursor, hasMore: false } }),
      });
      expect((await list(service)).length).toBe(1);
      expect(service.requests.length).toBe(1);
    }
  });

  test('Query parameter names of the source filter, status filter and page size are not shown.', async () => {
    const names = { source: 'kind', status: 'state', pageSize: 'size' };
    const wanted = entries(60, { source: 'code_snippet', status: 'resolved' });
    const feedback = wanted.flatMap((item) => [item, entry(), entry({ status: 'resolved' })]);
    const query = { source: 'code_snippet', status: 'resolved' } as const;
    const words = ['--source', 'code_snippet', '--status', 'resolved'];

    const ignoring = await startService(feedback, { names });
    expect(ids(await list(ignoring, query))).toEqual(ids(wanted));
    const ignored = await report(ignoring, words);
    expect([ignored.status, ignored.pages[0]?.total]).toEqual([0, 60]);
    expect(ignored.codes).toEqual(['feedback-parameters', 'feedback-parameters', 'feedback-parameters']);
    for (const name of Object.keys(names)) {
      expect(ignored.messages.some((text) => text.includes(`feedback.parameterNames.${name}`))).toBe(true);
    }

    const refusing = await startService(feedback, {
      names,
      answer: ({ query: { source, status, limit } }) =>
        [source, status, limit].every((value) => value === undefined)
          ? undefined
          : { status: 400, body: { error: 'unknown parameter' } },
    });
    expect(ids(await list(refusing, query))).toEqual(ids(wanted));
    const refused = await report(refusing, words);
    expect([refused.status, refused.pages[0]?.total, refused.codes.length]).toEqual([0, 60, 3]);

    for (const parameterNames of [names, { source: null, status: null, pageSize: null }]) {
      const right = await report(refusing, words, { parameterNames });
      expect([right.status, right.pages[0]?.total, right.codes]).toEqual([0, 60, []]);
    }
  });

  test('the ordering of results is not shown.', async () => {
    const feedback = [entry({ createdAt: '2026-01-02' }), entry({ createdAt: '2026-01-03' }), entry({ path: '/' })];
    const [first, second] = await Promise.all(
      [feedback, feedback.toReversed()].map(async (ordered) => report(await startService(ordered))),
    );
    expect(first?.stdout).toBe(second?.stdout);
  });

  test.each(['1', 'acme/docs', 'a b', '\u00fc', '%2e', '64f0c0ffee'])(
    'the format of `projectId` is not shown. (%s)',
    async (id) => {
      const answer = () => ({ status: 200, body: { feedback: [], nextCursor: null, hasMore: false } });
      const service = await startService([], { answer });
      await list(service, {}, { projectId: id });
      expect(decodeURIComponent(service.requests[0]?.path.split('/')[5] ?? '')).toBe(id);
    },
  );
});

describe('Authentication', () => {
  test('Every request carries an `Authorization` header with a Bearer token.', async () => {
    const service = await startService(entries(250), {
      answer: (_, number) => (number === 2 ? { status: 503, body: {} } : undefined),
    });
    await list(service);
    expect(service.requests.map(({ headers }) => headers.authorization)).toEqual(Array(4).fill(`Bearer ${key}`));
  });

  test('The token is an administrator API key that starts with a fixed service-specific prefix', async () => {
    for (const other of ['other_0123456789', 'x', 'a.b-c_d~e+f/g==']) {
      const service = await startService([], {
        answer: () => ({ status: 200, body: { feedback: [], nextCursor: null, hasMore: false } }),
      });
      await list(service, {}, { key: other });
      expect(service.requests[0]?.headers.authorization).toBe(`Bearer ${other}`);
    }
    const service = await startService([entry()]);
    const refused = await command(docsFolder(service), ['feedback'], { DOCS_FEEDBACK_KEY: 'wrong_key_0123456789' });
    expect([refused.status, refused.stdout]).toEqual([1, expect.stringContaining('error feedback-refused')]);
    expect(refused.stdout + refused.stderr).not.toContain('wrong_key');
  });

  test('The key is a secret for server-side use only.', async () => {
    const elsewhere = await startService([]);
    const service = await startService([entry({ comment: `My key is ${key}`, path: `/${key}` })]);
    const folder = docsFolder(service);
    const outputs = [
      await command(folder, ['feedback', '--comments']),
      await command(folder, ['print', '--as', 'model']),
      await command(folder, ['feedback', '--format', 'json']),
    ];
    const cached = readdirSync(join(folder, 'cache')).map((file) => readFileSync(join(folder, 'cache', file), 'utf8'));
    const texts = [...outputs.flatMap(({ stdout, stderr }) => [stdout, stderr]), ...cached];
    expect(texts.filter((text) => text.includes(key))).toEqual([]);
    const moved = await startService([], {
      answer: () => ({ status: 302, body: {}, headers: { location: `${elsewhere.url}/` } }),
    });
    await expect(list(moved)).rejects.toMatchObject({ kind: 'redirect' });
    expect(elsewhere.requests).toEqual([]);
    expect(() => createFeedbackClient({ projectId, key, baseUrl: 'http://example.com' })).toThrow('https');
  });

  test("It is generated on the API keys page of the project's dashboard.", async () => {
    const service = await startService([entry()]);
    const unset = { DOCS_FEEDBACK_KEY: '' };
    for (const words of [['feedback'], ['print', '--as', 'model']]) {
      const { stderr } = await command(docsFolder(service), words, unset);
      expect(stderr.replace(/\s+/g, ' ')).toContain('a key from the API keys page of your dashboard');
    }
  });
});

describe('Events', () => {
  test('Events: not shown.', async () => {
    const service = await startService([entry()]);
    const folder = docsFolder(service);
    await command(folder, ['feedback']);
    service.entries = [...service.entries, entry()];
    const { stdout } = await command(folder, ['feedback', '--format', 'json']);
    expect((JSON.parse(stdout) as Report).pages[0]?.total).toBe(2);
  });
});

describe('Errors', () => {
  test.each([
    [400, 'status', 'feedback.parameterNames'],
    [401, 'refused', 'DOCS_FEEDBACK_KEY'],
    [403, 'refused', 'DOCS_FEEDBACK_KEY'],
    [404, 'status', 'feedback.projectId'],
    [429, 'limited', 'feedback.maxAge'],
    [500, 'unavailable', 'feedback.cacheFolder'],
    [503, 'unavailable', 'feedback.cacheFolder'],
  ])('Error responses, status codes and error bodies: not shown. (%i)', async (status, kind, setting) => {
    for (const body of ['', 'no JSON', { error: 'Reason' }, []]) {
      const service = await startService([], { answer: () => ({ status, body, headers: { 'retry-after': '0' } }) });
      const error = await list(service).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(FeedbackError);
      expect(error).toMatchObject({ kind, status });
    }
    const answer = () => ({ status, body: { error: 'Reason' }, headers: { 'retry-after': '3600' } });
    const service = await startService([], { answer });
    const { status: exit, messages } = await report(service);
    expect(exit).toBe(1);
    expect(messages.length).toBe(1);
    expect(messages[0]).toContain(`${status}`);
    expect(messages[0]).toContain('Reason');
    expect(messages[0]).toContain(setting);
    for (const [required, expected] of [
      [false, 0],
      [true, 1],
    ]) {
      const model = await command(docsFolder(service, { required }), ['print', '--as', 'model']);
      expect(model.status).toBe(expected);
      expect(model.stderr.match(/feedback-(?:failed|refused)/g)?.length).toBe(1);
    }
  });
});

describe('Limits', () => {
  test.each([1, 100])('Page size | Integer, 1 <= x <= 100 (%i)', async (pageSize) => {
    const feedback = entries(101);
    const service = await startService(feedback);
    expect(ids(await list(service, { pageSize }, { budget: 200 }))).toEqual(ids(feedback));
    expect(new Set(service.requests.map(({ query }) => query.limit))).toEqual(new Set([String(pageSize)]));
  });

  test('Default page size and rate limits: not shown.', async () => {
    const feedback = entries(45);
    const service = await startService(feedback, { defaultPageSize: 7 });
    const parameterNames = { pageSize: null };
    expect(ids(await list(service, {}, { parameterNames }))).toEqual(ids(feedback));
    expect(service.requests.length).toBe(7);
    const limited = await startService(feedback, {
      answer: (_, number) => (number === 1 ? { status: 429, body: {}, headers: { 'retry-after': '0' } } : undefined),
    });
    expect(ids(await list(limited))).toEqual(ids(feedback));
    const small = await report(await startService(entries(500)), [], { budget: 3 });
    expect([small.status, small.pages[0]?.total, small.codes]).toEqual([0, 300, ['feedback-partial']]);
  });
});

describe('Versioning', () => {
  test('The path carries the segment `v1` (`/api/external/v1/`).', async () => {
    const service = await startService([entry()]);
    await list(service);
    expect(service.requests[0]?.path.split('/').slice(1, 4)).toEqual(['api', 'external', 'v1']);
  });

  test('Deprecation policy and how further versions are introduced: not shown.', async () => {
    const path = '/api/external/v2/analytics/{projectId}/feedback';
    const answer = () => ({ status: 200, body: { feedback: [entry()], nextCursor: null, hasMore: false } });
    const service = await startService([], { answer });
    expect((await list(service, {}, { path })).length).toBe(1);
    expect((await report(service, [], { path })).pages[0]?.total).toBe(1);
    const expected = `/api/external/v2/analytics/${projectId}/feedback`;
    expect(service.requests.map((request) => request.path)).toEqual([expected, expected]);
  });
});
