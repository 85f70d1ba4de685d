import { describe, expect, test } from 'vitest';
import {
  createFeedbackClient,
  type FeedbackClientOptions,
  FeedbackError,
  type ListArguments,
} from '../../src/entries/feedback.ts';
import { build, key, routes, settingsFor } from './support.ts';

/** Tests the service's API description section by section, including the cases that it leaves open. */

const entry = {
  id: 'fb_1',
  path: '/start',
  comment: 'Words of a reader',
  createdAt: '2026-01-31T12:00:00Z',
  source: 'contextual',
  status: 'pending',
};
const page = (feedback: readonly unknown[], nextCursor: string | null = null, hasMore = nextCursor !== null) => ({
  feedback,
  nextCursor,
  hasMore,
});

/** A service that returns these responses in turn and records its requests. */
function service(...bodies: readonly object[]) {
  const received: { readonly url: URL; readonly init: RequestInit | undefined }[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    received.push({ url: new URL(String(input)), init });
    const body = bodies[Math.min(received.length, bodies.length) - 1];
    return body instanceof Response ? body.clone() : new Response(JSON.stringify(body));
  };
  return { fetch, received };
}

async function listed(
  fetch: typeof globalThis.fetch,
  query: ListArguments = {},
  more: Partial<FeedbackClientOptions> = {},
) {
  const list = createFeedbackClient({ projectId: 'project', key, fetch, retryDelay: 1, ...more }).list(query);
  const entries = [];
  for await (const one of list) entries.push(one);
  return entries;
}

const counted = async (...entries: readonly object[]) => {
  const { counts, findings } = await build(settingsFor({ url: 'https://example.com' }), {
    fetch: service(page(entries)).fetch,
  });
  return { counts: Object.fromEntries(counts), codes: findings.map(({ code }) => code) };
};

describe('Purpose of the service', () => {
  test('a read-only listing: every request is a GET without a body', async () => {
    const { fetch, received } = service(page([entry], 'b'), page([]));
    await listed(fetch);
    expect(received.map(({ init }) => [init?.method, init?.body])).toEqual([
      ['GET', undefined],
      ['GET', undefined],
    ]);
  });
});

describe('Resources and their fields', () => {
  test('an entry has its six fields', async () => {
    expect(await listed(service(page([entry])).fetch)).toEqual([entry]);
  });

  test.each(['code_snippet', 'contextual'])('source: %s', async (source) => {
    expect((await counted({ ...entry, source })).counts['/start']?.bySource).toEqual({ [source]: 1 });
  });

  test.each([
    ['on the entry', { helpful: true, contact: 'reader@example.com' }],
    ['in a record of its kind', { contextual: { helpful: true, contact: 'reader@example.com' } }],
    ['in a record of another name', { data: { helpful: true } }],
  ])('accepts helpful and contact at any position: %s', async (_where, fields) => {
    expect((await counted({ ...entry, ...fields })).counts['/start']?.helpful).toEqual({ yes: 1, no: 0 });
  });

  test.each([
    ['on the entry', { code: 'npm install', filename: 'a.sh', lang: 'bash' }],
    ['in a record', { codeSnippet: { code: 'npm install', filename: 'a.sh', lang: 'bash' } }],
  ])('accepts a code snippet at any position: %s', async (_where, fields) => {
    const snippet = { ...entry, source: 'code_snippet', ...fields };
    expect(await listed(service(page([snippet])).fetch)).toEqual([snippet]);
  });

  test.each(['1', 'fb_1', '7f9c2b1e-0000-4000-8000-000000000000', '\u00e9/?#'])(
    'accepts any form of id: %j',
    async (id) => {
      expect((await counted({ ...entry, id })).counts['/start']?.total).toBe(1);
    },
  );

  test.each([
    ['2026-01-31', '2026-01-31T00:00:00.000Z', []],
    ['2026-01-31T12:00:00+02:00', '2026-01-31T10:00:00.000Z', []],
    [null, null, []],
    ['last week', null, ['feedback-undated']],
    [1769853600000, null, ['feedback-undated']],
  ])('accepts any form of createdAt: %j', async (createdAt, last, expected) => {
    const { counts, codes } = await counted({ ...entry, createdAt });
    expect([counts['/start']?.total, counts['/start']?.last, codes]).toEqual([1, last, expected]);
  });
});

describe('States and transitions', () => {
  test.each([
    ['pending', 1],
    ['in_progress', 1],
    ['resolved', 0],
    ['dismissed', 0],
  ])('%s', async (status, open) => {
    const { counts } = await counted({ ...entry, status });
    expect(counts['/start']).toMatchObject({ open, byStatus: { [status]: 1 } });
  });

  test('the next build sees any transition', async () => {
    const statuses = ['pending', 'in_progress', 'resolved', 'dismissed'];
    const settings = settingsFor({ url: 'https://example.com' });
    for (const status of [...statuses, ...statuses.toReversed()]) {
      const open = statuses.indexOf(status) < 2;
      const all = page([{ ...entry, status }]);
      const fetch = async (url: string | URL | Request) =>
        new Response(JSON.stringify(String(url).includes('status=') && !open ? page([]) : all));
      const { counts, findings } = await build(settings, { fetch });
      expect([counts.get('/start')?.byStatus, findings]).toEqual([{ [status]: 1 }, []]);
    }
  });
});

describe('Endpoints: List feedback', () => {
  test('path, project and header', async () => {
    const { fetch, received } = service(page([]));
    await listed(fetch, {}, { baseUrl: 'https://docs.example.com/', projectId: 'a/b' });
    expect(received[0]?.url.origin).toBe('https://docs.example.com');
    expect(received[0]?.url.pathname).toBe('/api/external/v1/analytics/a%2Fb/feedback');
    expect(received[0]?.init?.headers).toMatchObject({ authorization: `Bearer ${key}` });
  });

  test('dateFrom, dateTo and cursor are optional, and sent under these names', async () => {
    const { fetch, received } = service(page([]));
    await listed(fetch);
    await listed(fetch, { dateFrom: '2026-01-01', dateTo: '2026-02-01T00:00:00Z', cursor: 'c' });
    const sent = received.map(({ url }) => ['dateFrom', 'dateTo', 'cursor'].map((name) => url.searchParams.get(name)));
    expect(sent).toEqual([
      [null, null, null],
      ['2026-01-01', '2026-02-01T00:00:00Z', 'c'],
    ]);
  });

  test("filters have the service's names", async () => {
    const { fetch, received } = service(page([]));
    const parameterNames = { source: 'kind', status: 'state', pageSize: 'size' };
    const query = { source: 'contextual', status: ['pending', 'resolved'], pageSize: 7 } as const;
    await listed(fetch, query, { parameterNames });
    const sent = ['kind', 'state', 'size'].map((name) => received[0]?.url.searchParams.get(name));
    expect(sent).toEqual(['contextual', 'pending,resolved', '7']);
  });

  test('paging: the first request has no cursor, later ones use the previous cursor, and the last page ends the list', async () => {
    const second = { ...entry, id: 'fb_2' };
    const { fetch, received } = service(page([entry], 'one'), page([second], 'two'), page([]));
    expect(await listed(fetch)).toEqual([entry, second]);
    expect(received.map(({ url }) => url.searchParams.get('cursor'))).toEqual([null, 'one', 'two']);
  });

  test('hasMore decides, not the cursor', async () => {
    const { fetch, received } = service(page([entry], 'left over', false));
    await listed(fetch);
    expect(received.length).toBe(1);
  });

  test('any order of the results gives the same counts', async () => {
    const list = routes.map((path, index) => ({ ...entry, id: String(index), path }));
    expect(await counted(...list)).toEqual(await counted(...list.toReversed()));
  });
});

describe('Authentication', () => {
  test("sends the key only to the service's origin", async () => {
    const moved = new Response(null, { status: 302, headers: { location: 'https://example.org/' } });
    const { fetch, received } = service(moved);
    await expect(listed(fetch)).rejects.toMatchObject({ kind: 'redirect' });
    expect(received.length).toBe(1);
  });
});

describe('Errors', () => {
  test.each([
    [400, 'status'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'status'],
    [429, 'limited'],
    [500, 'unavailable'],
  ])('status %i, whatever its body', async (status, kind) => {
    for (const body of ['', 'not JSON', '{"error":"words"}', '[]', 'null']) {
      const { fetch } = service(new Response(body, { status }));
      const error = await listed(fetch).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(FeedbackError);
      expect(error).toMatchObject({ kind, status });
    }
  });
});

describe('Limits', () => {
  test.each([1, 100])('accepts a page of %i', async (pageSize) => {
    const { fetch, received } = service(page([]));
    await listed(fetch, { pageSize });
    expect(received[0]?.url.searchParams.get('limit')).toBe(String(pageSize));
  });

  test.each([0, 101, 1.5])('refuses a page of %d', async (pageSize) => {
    await expect(listed(service(page([])).fetch, { pageSize })).rejects.toThrow('pageSize');
  });

  test('always sends the page size, because its default is unknown', async () => {
    const { fetch, received } = service(page([]));
    await listed(fetch);
    expect(received[0]?.url.searchParams.get('limit')).toBe('100');
  });
});

describe('Versioning', () => {
  test('the version in the path is a setting', async () => {
    const { fetch, received } = service(page([]));
    await listed(fetch, {}, { path: '/v1/analytics/{projectId}/feedback' });
    expect(received[0]?.url.pathname).toBe('/v1/analytics/project/feedback');
  });
});
