import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/feedback/cache/store.ts';
import { readFeedback } from '../../src/feedback/read-feedback.ts';
import type { FeedbackEntry } from '../../src/feedback/types.ts';
import { folderOf } from '../support/folder.ts';
import { straightCounts } from './model-service.ts';
import { build, codesOf, key, lookupOf, makeEntries, memoryStore, routes, serve, settingsFor } from './support.ts';

type Result = Awaited<ReturnType<typeof build>>;

const many = makeEntries(routes, 10_000, { plain: true });
/** As in most projects, only a few entries are open. */
const settled = many.map((entry, index) => (index % 40 === 0 ? entry : { ...entry, status: 'resolved' }));

const openOf = ({ counts }: Result): number => [...counts.values()].reduce((sum, { open }) => sum + open, 0);
const plainCounts = ({ counts }: Result): object => Object.fromEntries(counts);
const argsOf = ({ findings }: Result): object | undefined => findings[0]?.args;

describe('open entries', () => {
  test.each([
    ['resolved long ago', 387, 'resolved'],
    ['dismissed at once', 1000, 'dismissed'],
    ['of a status that nobody knows', 50, 'snoozed'],
  ])('are right in the next build: %s', async (_what, number, status) => {
    const old = makeEntries(routes, number, { plain: true }).map((entry) => ({
      ...entry,
      createdAt: '2024-01-01T00:00:00.000Z',
      status: 'pending',
    }));
    const server = await serve({ entries: old });
    const settings = settingsFor(server);
    expect(openOf(await build(settings))).toBe(number);
    server.entries = old.map((entry) => ({ ...entry, status }));
    const next = await build(settings);
    expect([openOf(next), codesOf(next)]).toEqual([0, []]);
    expect(plainCounts(next)).toEqual(straightCounts(old.map((entry) => ({ ...entry, status }))));
  });

  test('no longer include deleted ones', async () => {
    const server = await serve({ entries: settled.slice(0, 400) });
    const settings = settingsFor(server);
    await build(settings);
    server.entries = settled.slice(50, 350);
    const next = await build(settings);
    expect([plainCounts(next), next.findings]).toEqual([straightCounts(settled.slice(50, 350)), []]);
  });

  test('are exact in a large project within a few builds', async () => {
    const server = await serve({ entries: settled });
    await build(settingsFor(server, { budget: 110 }));
    const settings = settingsFor(server, { budget: 60 });
    await build(settings);
    const changed = settled.slice(100).map((entry) => ({ ...entry, status: 'dismissed' }));
    server.entries = changed;
    const second = await build(settings);
    expect(argsOf(second)).toEqual({ doubt: 'outdated', reason: undefined, budget: 100, isContinued: false });
    for (let number = 0; number < 2; number += 1) await build(settings);
    expect(plainCounts(await build(settings))).toEqual(straightCounts(changed));
  });

  test('may be out of date when reading is cut off, and the reason is in the message', async () => {
    const open = many.map((entry) => ({ ...entry, status: 'pending' }));
    const server = await serve({ entries: open.slice(0, 2000) });
    const settings = settingsFor(server);
    await build(settings);
    server.entries = open.slice(0, 500);
    server.faults = (_, url) => (url.searchParams.has('cursor') ? 'status 500' : undefined);
    const next = await build(settings, { sleep: async () => {} });
    expect([openOf(next), argsOf(next)]).toMatchObject([
      2000,
      { doubt: 'outdated', reason: expect.stringContaining('it answered 500'), isContinued: true },
    ]);
    server.faults = () => undefined;
    const last = await build(settings);
    expect([openOf(last), last.findings]).toEqual([500, []]);
  });
});

describe('requests', () => {
  test('10,000 entries are 100 requests', async () => {
    const server = await serve({ entries: settled });
    const first = await build(settingsFor(server, { budget: 200 }));
    expect([first.requests, server.requests.length, first.findings]).toEqual([100, 100, []]);
    expect(plainCounts(first)).toEqual(straightCounts(settled));
    expect(server.requests[0]?.query).toEqual({ limit: '100' });
  });

  test('a small project is read completely in each build', async () => {
    const server = await serve({ entries: settled.slice(0, 90) });
    const settings = settingsFor(server);
    expect([(await build(settings)).requests, (await build(settings)).requests]).toEqual([1, 1]);
  });

  test('with the default budget each build continues where the previous one stopped', async () => {
    const server = await serve({ entries: settled });
    const settings = settingsFor(server);
    const builds: Result[] = [];
    for (let number = 0; number < 4; number += 1) builds.push(await build(settings));
    expect(builds.map(({ entries }) => entries.length)).toEqual([4000, 8000, 10_000, 10_000]);
    expect(builds.map(({ requests }) => requests)).toEqual([40, 40, 20, 40]);
    expect(builds.map(argsOf)).toMatchObject([
      { doubt: 'missing', entries: 4000, isContinued: true },
      { doubt: 'missing', isContinued: true },
      { doubt: 'outdated', reason: undefined, isContinued: false },
      { doubt: 'outdated', reason: undefined, isContinued: true },
    ]);
    const cursors = server.requests.map(({ path }) => path).filter((path) => path.includes('cursor'));
    expect(new Set(cursors.slice(0, 99)).size).toBe(99);
  });

  test('a build that ends the read of others reads everything again if its requests suffice', async () => {
    const server = await serve({ entries: settled.slice(0, 1000) });
    const settings = settingsFor(server, { budget: 7 });
    await build(settings);
    server.entries = settled.slice(10, 1000);
    const exact = await build({ ...settings, budget: 14 });
    expect([exact.entries.length, exact.requests, exact.findings]).toEqual([990, 3 + 10, []]);
    await build(settings);
    const mixed = await build({ ...settings, budget: 12 });
    expect([mixed.requests, argsOf(mixed)]).toMatchObject([3, { doubt: 'outdated' }]);
  });

  test('a cursor that the service forgot begins the list again, and keeps what was read', async () => {
    const server = await serve({ entries: many.slice(0, 1000) });
    const settings = settingsFor(server, { budget: 5 });
    await build(settings);
    server.faults = (_number, url) => (url.searchParams.has('cursor') ? 'status 410' : undefined);
    const second = await build(settings);
    expect([second.entries.length >= 500, codesOf(second)]).toEqual([true, ['feedback-partial']]);
    server.faults = () => undefined;
    const third = await build({ ...settings, budget: 40 });
    expect([third.entries.length, third.findings]).toEqual([1000, []]);
  });

  test('--refresh begins again at the first page, and counts what is known until the end', async () => {
    const server = await serve({ entries: settled.slice(0, 1000) });
    const settings = settingsFor(server);
    await build(settings);
    await build({ ...settings, budget: 7 });
    server.entries = settled.slice(10, 1000);
    const first = await build({ ...settings, refresh: true, budget: 9 });
    expect([first.entries.length, first.requests, argsOf(first)]).toMatchObject([1000, 9, { doubt: 'outdated' }]);
    const second = await build({ ...settings, refresh: true });
    expect([second.entries.length, second.requests, second.findings]).toEqual([990, 10, []]);
  });

  test('changed settings restart the reading', async () => {
    const server = await serve({ entries: 300 });
    const settings = settingsFor(server);
    expect((await build(settings)).requests).toBe(3);
    expect((await build({ ...settings, projectId: 'other' })).requests).toBe(3);
  });

  /** Pages of 100 entries each. `FEEDBACK_PAGES=1000` tests more. */
  const number = Number(process.env.FEEDBACK_PAGES ?? 200);

  test(`reading ${number} pages again costs at most twice as much as the first reading`, async () => {
    const pages = Array.from({ length: number }, (_, page) => {
      const feedback = settled.slice((page % 100) * 100, (page % 100) * 100 + 100);
      const renamed = feedback.map((entry, index) => ({ ...entry, id: `fb_${page}_${index}` }));
      return JSON.stringify({
        feedback: renamed,
        nextCursor: page === number - 1 ? null : String(page + 1),
        hasMore: page < number - 1,
      });
    });
    const fetch = async (url: string | URL | Request): Promise<Response> => {
      const { searchParams } = new URL(String(url));
      return new Response(pages[Number(searchParams.get('cursor') ?? 0)]);
    };
    const settings = settingsFor({ url: 'https://example.com' }, { budget: 2000, deadline: 120 });
    const tools = { fetch, store: memoryStore() };
    const timed = async (refresh: boolean) => {
      const started = process.cpuUsage();
      const { entries, requests } = await build({ ...settings, refresh }, tools);
      return { entries: entries.length, requests, user: process.cpuUsage(started).user };
    };
    const first = await timed(false);
    const second = await timed(true);
    expect([first, second]).toMatchObject([
      { entries: number * 100, requests: number },
      { entries: number * 100, requests: number },
    ]);
    expect(second.user).toBeLessThan(2 * first.user);
  }, 240_000);
});

describe('entries', () => {
  const [one, two, three] = many as [FeedbackEntry, FeedbackEntry, FeedbackEntry];

  test("a malformed one is reported until it is repaired, and doesn't affect others", async () => {
    const server = await serve({ entries: [one, { ...two, path: 5 }, three] });
    const settings = settingsFor(server);
    for (let number = 0; number < 2; number += 1) {
      const result = await build(settings);
      expect([result.entries.length, argsOf(result)]).toMatchObject([2, { doubt: 'entries', entries: 1 }]);
    }
    const fresh = await build(settings, { asking: 'due' });
    expect([fresh.requests, codesOf(fresh)]).toEqual([0, ['feedback-partial']]);
    server.entries = [one, two, three];
    const right = await build(settings);
    expect([right.entries.length, right.findings]).toEqual([3, []]);
  });

  test("fields that counting doesn't need are never reported", async () => {
    const odd = { ...one, source: 5, createdAt: null, comment: {}, code: 3, contact: [], filename: true, lang: {} };
    const nested = { ...two, helpful: undefined, contextual: { helpful: true } };
    const server = await serve({ entries: [odd, nested] });
    const { entries, findings } = await build(settingsFor(server));
    expect(findings).toEqual([]);
    expect(entries).toMatchObject([
      { id: one.id, createdAt: null },
      { id: two.id, helpful: true },
    ]);
  });

  test('an impossible clock or date lowers no count', async () => {
    const server = await serve({ entries: [one, two] });
    const settings = settingsFor(server);
    const { readAt } = await build(settings);
    const wrong = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
      const { body } = await fetch(url, init);
      return new Response(body, { headers: { date: 'Thu, 01 Jan 1970 00:00:00 GMT' } });
    };
    server.entries = [{ ...one, createdAt: '1970-01-01T00:00:00Z' }, two, three];
    const next = await build(settings, { fetch: wrong });
    expect([next.entries.length, next.findings, (next.readAt ?? '') >= (readAt ?? '?')]).toEqual([3, [], true]);
  });
});

describe('waiting', () => {
  const entries = many.slice(0, 150);

  test('a build soon after another sends no request; one ten minutes later does', async () => {
    const server = await serve({ entries });
    const settings = settingsFor(server);
    const at = Date.now();
    const first = await build(settings, { asking: 'due', now: () => at });
    const soon = await build(settings, { asking: 'due', now: () => at + 9 * 60_000 });
    expect([soon.requests, plainCounts(soon), soon.readAt]).toEqual([0, plainCounts(first), first.readAt]);
    const asked = await build(settings, { asking: 'always', now: () => at + 9 * 60_000 });
    expect(asked.requests).toBeGreaterThan(0);
    const later = await build(settings, { asking: 'due', now: () => at + 20 * 60_000 });
    expect(later.requests).toBeGreaterThan(0);
    const never = await build(settings, { asking: 'never', now: () => at + 60 * 60_000 });
    expect([never.requests, plainCounts(never), never.findings]).toEqual([0, plainCounts(first), []]);
  });

  test('a build continues an unfinished reading at once', async () => {
    const server = await serve({ entries: many.slice(0, 1000) });
    const settings = settingsFor(server, { budget: 5 });
    await build(settings, { asking: 'due' });
    expect((await build(settings, { asking: 'due' })).requests).toBe(5);
  });

  test('a Retry-After header also applies to later builds', async () => {
    const server = await serve({ entries, faults: () => 'limit for ten years' });
    const settings = settingsFor(server);
    const at = Date.now();
    const first = await build(settings, { asking: 'due', now: () => at });
    expect([codesOf(first), first.requests]).toEqual([['feedback-failed'], 1]);
    server.faults = () => undefined;
    const soon = await build(settings, { asking: 'due', now: () => at + 30 * 60_000 });
    expect([codesOf(soon), soon.requests]).toEqual([['feedback-failed'], 0]);
    expect(argsOf(soon)).toMatchObject({ reason: expect.stringContaining('30 minutes') });
    // A response counts as current for at most an hour.
    const later = await build(settings, { asking: 'due', now: () => at + 61 * 60_000 });
    expect([codesOf(later), later.entries.length]).toEqual([[], 150]);
  });

  test('the cache is used offline', async () => {
    const server = await serve({ entries });
    const settings = settingsFor(server);
    expect(codesOf(await build({ ...settings, offline: true }))).toEqual(['feedback-failed']);
    await build(settings);
    const { entries: known, findings, requests } = await build({ ...settings, offline: true });
    expect([known.length, findings, requests]).toEqual([150, [], 0]);
  });

  test("a disk that doesn't respond", async () => {
    const silent = () => new Promise<never>(() => {});
    const store: Store = { read: silent, lock: silent, write: silent, unlock: silent };
    const server = await serve({ entries });
    const result = await build(settingsFor(server, { deadline: 5 }), { store });
    expect([codesOf(result), result.entries.length]).toEqual([['feedback-unwritable'], 150]);
  });

  test('a deadline during a request', async () => {
    const server = await serve({ entries, faults: (request) => (request > 1 ? 'silent' : undefined) });
    const result = await build(settingsFor(server, { deadline: 4 }), { requestTime: 3_600_000 });
    expect([codesOf(result), result.entries.length]).toEqual([['feedback-partial'], 100]);
  });

  test('a `fetch` that ignores its signal', async () => {
    const fetch = () => new Promise<Response>(() => {});
    const result = await build(settingsFor({ url: 'https://example.com' }, { deadline: 1 }), { fetch });
    expect(codesOf(result)).toEqual(['feedback-failed']);
  });
});

describe('missing parts', () => {
  test('no API key', async () => {
    const server = await serve({ entries: 10 });
    const settings = settingsFor(server, { keyVariable: 'DOCS_FEEDBACK_KEY_OF_NOBODY' });
    const without = await build(settings, { key: undefined });
    expect([codesOf(without), server.requests.length]).toEqual([['feedback-failed'], 0]);
    expect(JSON.stringify(without.findings)).toContain('DOCS_FEEDBACK_KEY_OF_NOBODY');
  });

  test("no server: its host is named only if it couldn't be reached", async () => {
    const gone = await serve();
    await gone.close();
    const none = await build(settingsFor(gone));
    expect(argsOf(none)).toMatchObject({ advice: expect.stringMatching(/127\.0\.0\.1:\d+ can be reached/) });
    const server = await serve({ entries: 10, faults: () => 'reset' });
    expect(argsOf(await build(settingsFor(server)))).toMatchObject({ advice: undefined });
  });

  test('no writable folder', async () => {
    const server = await serve({ entries: 250 });
    const file = join(folderOf({ file: '' }), 'file/folder');
    const result = await build(settingsFor(server, { cacheFolder: file }));
    expect([result.findings, result.entries.length]).toMatchObject([[{ code: 'feedback-unwritable' }], 250]);
    // A folder in place of the cache file.
    const settings = settingsFor(server);
    await build(settings);
    const { cacheFolder = '' } = settings;
    const { readdirSync, rmSync } = await import('node:fs');
    const [name = ''] = readdirSync(cacheFolder);
    rmSync(join(cacheFolder, name));
    mkdirSync(join(cacheFolder, name));
    const cut = await build({ ...settings, budget: 1 });
    expect(cut.findings).toMatchObject([
      { code: 'feedback-partial', args: { isContinued: false } },
      { code: 'feedback-unwritable' },
    ]);
  });

  test("a service that can't be called", async () => {
    const server = await serve({ entries: 10 });
    const routeAt = (): undefined => {
      throw new Error('no');
    };
    const lookup = { ...lookupOf(), links: { ...lookupOf().links, routeAt } };
    const result = await readFeedback(settingsFor(server), lookup, 'due', { key: () => key });
    expect([codesOf(result), result.counts.size]).toEqual([['feedback-failed'], 0]);
  });
});
