import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFeedbackClient, FeedbackArgumentsError, type ListArguments } from '../../src/entries/feedback.ts';
import { startServer } from '../support/http-server.ts';
import { build, codesOf, key, settingsFor } from './support.ts';

/** Services that differ in the parameters that the description doesn't name. */

const statuses = ['pending', 'in_progress', 'resolved', 'dismissed'];
const entries = Array.from({ length: 250 }, (_, index) => ({
  id: `fb_${index}`,
  path: '/start',
  comment: null,
  createdAt: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
  source: index % 3 === 0 ? 'code_snippet' : 'contextual',
  status: statuses[index % 4] ?? '',
}));

type Query = Readonly<Record<string, string>>;

interface ServiceTraits {
  /** Names that the service knows, by role. */
  readonly names?: Readonly<Record<'source' | 'status' | 'pageSize', string>>;
  /** Answers 400 to unknown parameters. */
  readonly isStrict?: boolean;
  readonly defaultSize?: number;
  /** Ignores the cursor if the query has this parameter. */
  readonly repeatsWith?: string;
}

async function serviceWith({ names, isStrict = false, defaultSize = 20, repeatsWith }: ServiceTraits) {
  const known = { source: 'kind', status: 'state', pageSize: 'size', ...names };
  const requests: Query[] = [];
  const server = await startServer(
    createServer((request, response) => {
      const query: Query = Object.fromEntries(new URL(request.url ?? '', 'http://localhost').searchParams);
      requests.push(query);
      const unknown = Object.keys(query).filter(
        (name) => !['dateFrom', 'dateTo', 'cursor', ...Object.values(known)].includes(name),
      );
      const isRefused = isStrict && unknown.length > 0;
      response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isRefused ? { error: 'unknown parameter' } : pageFor(query)));
    }),
  );
  onTestFinished(() => server.close());
  return { url: server.origin, requests };

  function pageFor(query: Query): object {
    const wanted = query[known.status]?.split(',');
    const source = query[known.source];
    const list = entries.filter(
      (entry) => (source ?? entry.source) === entry.source && (wanted?.includes(entry.status) ?? true),
    );
    const isRepeating = repeatsWith !== undefined && query[repeatsWith] !== undefined;
    const start = isRepeating ? 0 : Number(query.cursor ?? 0);
    const end = start + Number(query[known.pageSize] ?? defaultSize);
    const hasMore = end < list.length;
    const next = isRepeating ? `${Number(query.cursor ?? 0) + 1}` : String(end);
    return { feedback: list.slice(start, end), nextCursor: hasMore ? next : null, hasMore };
  }
}

const names = { source: 'source', status: 'status', pageSize: 'limit' } as const;
const right = { source: 'kind', status: 'state', pageSize: 'size' } as const;
const filter = { source: 'contextual', status: ['pending', 'resolved'] } as const;
const matching = entries.filter(
  ({ source, status }) => source === 'contextual' && filter.status.includes(status as 'pending'),
);
const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id).sort();

async function listed(url: string, query: ListArguments, parameterNames: object = {}) {
  const list = createFeedbackClient({ projectId: 'project', key, baseUrl: url, parameterNames }).list(query);
  const found = [];
  for await (const entry of list) found.push(entry);
  return { ids: idsOf(found), count: found.length, problems: list.parameterProblems };
}

describe('a service with other names', () => {
  test.each([
    ['ignores ours', {}],
    ['refuses ours', { isStrict: true }],
    ['refuses some of ours', { isStrict: true, names: { ...right, status: 'status' } }],
    ['returns the same page twice because of one', { repeatsWith: 'limit' }],
    ['knows ours', { names, isStrict: true }],
  ])('%s: the same entries, each once', async (_, traits) => {
    const { url } = await serviceWith(traits);
    const filtered = await listed(url, filter);
    expect([filtered.ids, filtered.count]).toEqual([idsOf(matching), matching.length]);
    expect((await listed(url, {})).ids).toEqual(idsOf(entries));
    const { entries: counted } = await build(settingsFor({ url }, filter));
    expect(idsOf(counted)).toEqual(idsOf(matching));
  });

  test('each parameter that is ignored, refused or harmful is named once', async () => {
    const ignoring = await serviceWith({});
    expect((await listed(ignoring.url, filter)).problems).toEqual([
      { parameter: 'source', name: 'source', problem: 'ignored' },
      { parameter: 'status', name: 'status', problem: 'ignored' },
      { parameter: 'pageSize', name: 'limit', problem: 'ignored', received: 20 },
    ]);
    const strict = await serviceWith({ isStrict: true, names: { ...right, status: 'status' } });
    expect((await listed(strict.url, filter)).problems).toMatchObject([
      { parameter: 'source', problem: 'refused' },
      { parameter: 'pageSize', problem: 'refused' },
    ]);
    const repeating = await serviceWith({ repeatsWith: 'limit' });
    expect((await listed(repeating.url, {})).problems).toEqual([
      { parameter: 'pageSize', name: 'limit', problem: 'ignored', received: 20 },
    ]);
    const other = await serviceWith({ repeatsWith: 'limit', defaultSize: 100 });
    expect((await listed(other.url, {})).problems).toEqual([
      { parameter: 'pageSize', name: 'limit', problem: 'repeats' },
    ]);
  });

  test('a build names the option to set, in one build', async () => {
    const { url, requests } = await serviceWith({ isStrict: true });
    const { findings, entries: counted } = await build(settingsFor({ url }));
    expect(counted.length).toBe(250);
    expect(findings).toMatchObject([
      { code: 'feedback-parameters', args: { parameter: 'pageSize', name: 'limit', problem: 'refused' } },
    ]);
    expect(requests.filter((query) => 'limit' in query).length).toBe(1);
  });

  test('with the right names, or without any, nothing is reported', async () => {
    const { url, requests } = await serviceWith({ isStrict: true });
    const named = settingsFor({ url }, { ...filter, parameterNames: right });
    expect(codesOf(await build(named))).toEqual([]);
    expect(requests[0]).toEqual({ kind: 'contextual', state: 'pending,resolved', size: '100' });
    requests.length = 0;
    const unnamed = settingsFor({ url }, { ...filter, parameterNames: { source: null, status: null, pageSize: null } });
    const { entries: counted, findings } = await build(unnamed);
    expect([idsOf(counted), findings]).toEqual([idsOf(matching), []]);
    expect(requests.every((query) => Object.keys(query).every((name) => name === 'cursor'))).toBe(true);
    expect((await listed(url, filter, { source: null, status: null, pageSize: null })).ids).toEqual(idsOf(matching));
  });

  test('a service that refuses everything costs one further request', async () => {
    const { url, requests } = await serviceWith({ isStrict: true });
    const settings = settingsFor({ url }, { path: '/{projectId}' });
    const fetch = async (): Promise<Response> => {
      requests.push({});
      return new Response('{"error":"no"}', { status: 400 });
    };
    expect([codesOf(await build(settings, { fetch })), requests.length]).toEqual([['feedback-failed'], 2]);
  });
});

describe('a filter of dates', () => {
  test('has an exclusive end, also if the service includes that moment or ignores dates', async () => {
    const { url, requests } = await serviceWith({ names });
    const period = { dateFrom: '2026-01-02', dateTo: '2026-01-03' };
    const { ids, problems } = await listed(url, period);
    expect(ids).toEqual(idsOf(entries.slice(24, 48)));
    expect([requests[0], problems]).toEqual([{ ...period, limit: '100' }, []]);
    expect(idsOf((await build(settingsFor({ url }, period))).entries)).toEqual(ids);
  });

  test('counts and names entries whose creation time is not understood', async () => {
    const odd = [
      { ...entries[0], id: 'a', createdAt: 'last week' },
      { ...entries[0], id: 'b', createdAt: null },
      { ...entries[0], id: 'c', createdAt: '2026-01-02T00:00:00Z' },
    ];
    const fetch = async (): Promise<Response> =>
      new Response(JSON.stringify({ feedback: odd, nextCursor: null, hasMore: false }));
    const settings = settingsFor({ url: 'https://example.com' }, { dateFrom: '2026-01-02' });
    const { entries: counted, findings } = await build(settings, { fetch });
    expect(idsOf(counted)).toEqual(['a', 'b', 'c']);
    expect(findings).toEqual([
      {
        code: 'feedback-undated',
        location: { file: 'docs.json' },
        args: {
          entries: 2,
          examples: [
            { id: 'a', createdAt: 'last week' },
            { id: 'b', createdAt: null },
          ],
          hasPeriod: true,
        },
      },
    ]);
  });

  test('without a cache, the one of everything is used offline', async () => {
    const { url } = await serviceWith({ names });
    const settings = settingsFor({ url });
    await build(settings);
    const period = { dateFrom: '2026-01-02', dateTo: '2026-01-03', status: ['pending'] as const };
    const { entries: counted, findings } = await build({ ...settings, ...period, offline: true });
    const expected = entries.slice(24, 48).filter(({ status }) => status === 'pending');
    expect([idsOf(counted), findings]).toEqual([idsOf(expected), []]);
  });

  test('must leave some time', () => {
    const empty = { dateFrom: '2026-01-02', dateTo: '2026-01-02' };
    expect(() => settingsFor({ url: 'https://example.com' }, empty)).toThrow('dateFrom must be before');
  });
});

test.each([
  [{ key }, 'projectId'],
  [{ projectId: undefined, key }, 'projectId'],
  [{ projectId: 5, key }, 'projectId'],
  [{ projectId: 'project' }, 'key'],
  [{ projectId: 'project', key, baseUrl: 5 }, 'baseUrl'],
  [{ projectId: 'project', key, path: null }, 'path'],
  [undefined, 'projectId'],
  [null, 'projectId'],
])('a client with %j says what is missing', (options, name) => {
  const create = () => createFeedbackClient(options as never);
  expect(create).toThrow(FeedbackArgumentsError);
  expect(create).toThrow(name);
});

test.each([
  [undefined, 'https://api.mintlify.com/v1/analytics/project/feedback'],
  ['https://api.mintlify.com/', 'https://api.mintlify.com/v1/analytics/project/feedback'],
  ['https://example.com', 'https://example.com/api/external/v1/analytics/project/feedback'],
  ['https://example.com/below', 'https://example.com/below/api/external/v1/analytics/project/feedback'],
])('the path follows the host: %s', async (baseUrl, expected) => {
  const urls: string[] = [];
  const fetch = async (url: string | URL | Request): Promise<Response> => {
    urls.push(String(url));
    return new Response('{"feedback":[],"nextCursor":null,"hasMore":false}');
  };
  for await (const _ of createFeedbackClient({ projectId: 'project', key, baseUrl, fetch }).list());
  expect(urls).toEqual([`${expected}?limit=100`]);
});
