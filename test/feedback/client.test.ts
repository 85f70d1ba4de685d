import { describe, expect, test, vi } from 'vitest';
import {
  createFeedbackClient,
  FeedbackArgumentsError,
  type FeedbackClientOptions,
  FeedbackError,
} from '../../src/entries/feedback.ts';
import { eventTimeout } from '../support/event-timeout.ts';
import { key, makeEntries, routes, serve } from './support.ts';

function clientFor(options: Partial<FeedbackClientOptions>) {
  return createFeedbackClient({ projectId: 'a b', key, retryDelay: 1, ...options });
}

async function collect<T>(list: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of list) all.push(one);
  return all;
}

/** A `fetch` that returns these responses in turn. */
function answers(...bodies: (object | Response)[]) {
  const received: { url: URL; init: RequestInit | undefined }[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    received.push({ url: new URL(String(url)), init });
    const body = bodies[received.length - 1];
    return body instanceof Response ? body : new Response(JSON.stringify(body));
  };
  return { fetch, received };
}

const page = (feedback: unknown[], nextCursor: string | null = null) => ({
  feedback,
  nextCursor,
  hasMore: nextCursor !== null,
});
const entry = { id: '1', path: '/start', comment: null, createdAt: null, source: 'contextual', status: 'pending' };

describe('list', () => {
  test('follows cursors and yields every entry once', async () => {
    const entries = makeEntries(routes, 250);
    const server = await serve({ entries });
    const client = clientFor({ baseUrl: server.url });
    const found = await collect(client.list());
    const byId = (list: readonly { id: string }[]) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(found)).toEqual(byId(entries));
    expect([client.requests, server.requests.length]).toEqual([3, 3]);
    expect(server.requests[0]?.path).toBe('/api/external/v1/analytics/a%20b/feedback?limit=100');
  });

  test('sends parameters under the names of the service', async () => {
    const { fetch, received } = answers(page([]));
    const query = { dateFrom: '2026-01-01', dateTo: '2026-02-01T00:00:00Z', source: 'agent', pageSize: 7 } as const;
    const client = clientFor({
      fetch,
      baseUrl: 'https://example.com/x/',
      path: '/v1/{projectId}/list',
      parameterNames: { pageSize: 'count', status: 'state' },
    });
    await collect(client.list({ ...query, status: ['pending', 'resolved'] }));
    expect(received[0]?.url.href).toBe(
      'https://example.com/x/v1/a%20b/list?dateFrom=2026-01-01&dateTo=2026-02-01T00%3A00%3A00Z' +
        '&source=agent&state=pending%2Cresolved&count=7',
    );
    expect(received[0]?.init).toMatchObject({ redirect: 'manual', headers: { authorization: `Bearer ${key}` } });
  });

  test('filters like the service', async () => {
    const entries = makeEntries(routes, 200);
    const server = await serve({ entries });
    const dateTo = '2025-08-01';
    const found = await collect(
      clientFor({ baseUrl: server.url }).list({ dateTo, source: 'agent', status: 'resolved' }),
    );
    const wanted = entries.filter(
      (item) => (item.createdAt ?? '') < dateTo && item.source === 'agent' && item.status === 'resolved',
    );
    expect(found.length).toBe(wanted.length);
    expect(found.length).toBeGreaterThan(0);
  });

  test('keeps unknown fields and skips malformed entries', async () => {
    const strange = { ...entry, source: 'voice', status: 'snoozed', mood: { score: 3 } };
    const { fetch } = answers(page([strange, { ...entry, path: null }, 'text', { ...entry, status: '' }]));
    const list = clientFor({ fetch }).list();
    expect(await collect(list)).toEqual([strange]);
    expect(list.skipped).toBe(3);
  });

  test.each([
    ['<!doctype html><title>Sign in</title>', 'it is HTML or XML'],
    ['', 'it is empty'],
    ['{"feedback": [', 'it is not JSON, or was cut off'],
  ])('says what an answer is that is not JSON: %j', async (body, kind) => {
    const { fetch } = answers(new Response(body));
    await expect(collect(clientFor({ fetch, retries: 0 }).list())).rejects.toThrow(kind);
  });

  test('yields pages to callers that keep the cursor', async () => {
    const { fetch, received } = answers(page([entry], 'b'), page([]));
    const pages = await collect(clientFor({ fetch }).list({ cursor: 'a' }).pages);
    expect(pages.map(({ nextCursor }) => nextCursor)).toEqual(['b', null]);
    expect(received.map(({ url }) => url.searchParams.get('cursor'))).toEqual(['a', 'b']);
  });

  test('follows redirects only within the origin', async () => {
    const moved = new Response(null, { status: 308, headers: { location: '/elsewhere?limit=100' } });
    const { fetch, received } = answers(moved, page([entry]));
    expect(await collect(clientFor({ fetch }).list())).toEqual([entry]);
    expect(received[1]?.url.pathname).toBe('/elsewhere');
  });

  test('waits between retries as long as the service asks, otherwise longer each time', async () => {
    const waits: number[] = [];
    const failed = (headers: Record<string, string> = {}) => new Response('', { status: 503, headers });
    const { fetch } = answers(failed(), failed({ 'retry-after': '4' }), failed(), page([entry]));
    const sleep = async (milliseconds: number) => void waits.push(milliseconds);
    await collect(clientFor({ fetch, sleep, random: () => 0, retryDelay: 100 }).list());
    expect(waits).toEqual([50, 4025, 200]);
  });

  test("ends with its signal, with the signal's reason", async () => {
    const server = await serve({ faults: () => 'silent' });
    const reason = new Error('enough');
    const controller = new AbortController();
    const list = collect(clientFor({ baseUrl: server.url }).list({ signal: controller.signal }));
    list.catch(() => {});
    await vi.waitFor(() => expect(server.requests.length).toBe(1), eventTimeout);
    controller.abort(reason);
    await expect(list).rejects.toBe(reason);
    await expect(collect(clientFor({ baseUrl: server.url }).list({ signal: controller.signal }))).rejects.toBe(reason);
    expect(server.requests.length).toBe(1);
  });

  test('ends after its time limit', async () => {
    const server = await serve({ faults: () => 'status 500' });
    const client = clientFor({ baseUrl: server.url, totalTime: 200, retries: 1000, budget: 10_000, retryDelay: 20 });
    await expect(collect(client.list())).rejects.toMatchObject({
      name: 'FeedbackError',
      kind: expect.stringMatching(/^(unavailable|deadline)$/),
    });
  });

  test('sends no more requests than its budget', async () => {
    const server = await serve({ entries: 500 });
    const client = clientFor({ baseUrl: server.url, budget: 3 });
    await expect(collect(client.list())).rejects.toMatchObject({ kind: 'budget' });
    expect(server.requests.length).toBe(3);
  });
});

describe('arguments', () => {
  const { fetch, received } = answers();
  test.each([
    [{ pageSize: 0 }, 'pageSize'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ pageSize: 1.5 }, 'pageSize'],
    [{ dateFrom: '2026-02-30' }, 'dateFrom'],
    [{ dateTo: 'yesterday' }, 'dateTo'],
    [{ dateFrom: '2026-02-01', dateTo: '2026-02-01' }, 'dateFrom must be before dateTo'],
    [{ source: 'email' as 'agent' }, 'code_snippet, contextual, agent, thumbs_only'],
    [{ status: ['pending', 'open' as 'pending'] }, 'pending, in_progress, resolved, dismissed'],
    [{ status: [] }, 'at least one'],
    [{ limit: 5 } as object, 'Unknown argument limit'],
  ])('%j', (query, text) => {
    expect(() => clientFor({ fetch }).list(query)).toThrow(FeedbackArgumentsError);
    expect(() => clientFor({ fetch }).list(query)).toThrow(text);
    expect(received).toEqual([]);
  });

  test.each<[Partial<FeedbackClientOptions>, string]>([
    [{ baseUrl: 'http://example.com' }, 'https'],
    [{ baseUrl: 'ftp://127.0.0.1' }, 'https'],
    [{ baseUrl: 'http://127.0.0.1.example.com' }, 'https'],
    [{ baseUrl: 'https://user:word@example.com' }, 'user name'],
    [{ baseUrl: 'https://example.com?x' }, 'query'],
    [{ path: '//example.com/{projectId}' }, 'path'],
    [{ path: '/a/../{projectId}' }, 'path'],
    [{ projectId: '..' }, 'projectId'],
    [{ projectId: '' }, 'projectId'],
    [{ key: '' }, 'empty'],
    [{ key: 'two words' }, 'white space'],
    [{ budget: 0 }, 'budget'],
    [{ retries: -1 }, 'retries'],
  ])('%j', (options, text) => {
    expect(() => clientFor(options)).toThrow(FeedbackArgumentsError);
    expect(() => clientFor(options)).toThrow(text);
  });

  test.each(['http://localhost:1', 'http://127.0.0.1', 'http://[::1]:3', 'https://example.com/api'])(
    '%s',
    (baseUrl) => {
      expect(() => clientFor({ baseUrl })).not.toThrow();
    },
  );
});

test('errors name the expected value', async () => {
  const { fetch } = answers({ feedback: 'none', hasMore: true });
  const error = await collect(clientFor({ fetch }).list()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FeedbackError);
  expect(String(error)).toContain('feedback (a list), nextCursor and hasMore: feedback: expected array');
});
