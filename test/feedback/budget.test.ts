import { expect, test } from 'vitest';
import type { FeedbackEntry } from '../../src/feedback/types.ts';
import { build, codesOf, makeEntries, routes, serve, settingsFor } from './support.ts';

const many = makeEntries(routes, 10_000, { plain: true });

/** Numbers by route, counted without any of the code that is tested. */
function straightCount(entries: readonly FeedbackEntry[]): Record<string, [number, number, number, number]> {
  const result: Record<string, [number, number, number, number]> = {};
  for (const { path, status, helpful } of entries) {
    result[path] ??= [0, 0, 0, 0];
    result[path][0] += 1;
    if (status === 'pending' || status === 'in_progress') result[path][1] += 1;
    if (helpful === true) result[path][2] += 1;
    if (helpful === false) result[path][3] += 1;
  }
  return result;
}

function numbers({ counts }: Awaited<ReturnType<typeof build>>): Record<string, number[]> {
  return Object.fromEntries(
    [...counts].map(([route, { total, open, helpful }]) => [route, [total, open, helpful.yes, helpful.no]]),
  );
}

test('10,000 entries are 100 requests, and then at most 3', async () => {
  const server = await serve({ entries: many });
  const settings = settingsFor(server, { budget: 200 });
  const first = await build(settings);
  expect([first.requests, server.requests.length, first.findings]).toEqual([100, 100, []]);
  expect(numbers(first)).toEqual(straightCount(many));

  for (let builds = 0; builds < 3; builds += 1) {
    const next = await build(settings);
    expect(next.requests).toBeGreaterThan(0);
    expect(next.requests).toBeLessThanOrEqual(3);
    expect([numbers(next), next.findings]).toEqual([straightCount(many), []]);
  }
});

test('with the usual budget each build goes on where the last one stopped', async () => {
  const server = await serve({ entries: many });
  const settings = settingsFor(server);
  const builds = [];
  for (let number = 0; number < 4; number += 1) builds.push(await build(settings));
  expect(builds.map(({ entries }) => entries)).toEqual([4000, 8000, 10_000, 10_000]);
  expect(builds.map(codesOf)).toEqual([['feedback-partial'], ['feedback-partial'], [], []]);
  expect(builds.slice(0, 2).map(({ requests }) => requests)).toEqual([40, 40]);
  // The rest, what came in meanwhile, and some of what may have changed.
  expect(builds[2]?.requests).toBeLessThanOrEqual(23);
  expect(builds[3]?.requests).toBeLessThanOrEqual(3);
  expect(builds[0]?.findings[0]?.args).toMatchObject({ entries: 4000, requests: 40, goesOn: true });
  expect(numbers(builds[3] as (typeof builds)[0])).toEqual(straightCount(many));
  const cursors = server.requests.map(({ query }) => query.cursor).filter((cursor) => cursor !== undefined);
  expect(new Set(cursors).size).toBe(cursors.length);
});

test('what is new is read at once, what has changed within a few builds', async () => {
  const server = await serve({ entries: many });
  const settings = settingsFor(server, { budget: 200 });
  await build(settings);
  const [newest] = many as [FeedbackEntry];
  const added = { ...newest, id: 'fb_new', path: '/start', createdAt: '2026-02-01T08:00:00Z', helpful: false };
  // Within the thirty days, and before them.
  const changed = many.map((entry, index) => (index === 600 ? { ...entry, status: 'snoozed' } : entry));
  server.entries = [added, ...changed];
  const next = await build(settings);
  expect([next.entries, next.requests <= 3, next.counts.get('/start')?.last]).toEqual([
    10_001,
    true,
    '2026-02-01T08:00:00.000Z',
  ]);
  let builds = 0;
  const statuses = (result: typeof next) => [...result.counts.values()].map(({ byStatus }) => byStatus.snoozed ?? 0);
  for (let result = next; !statuses(result).includes(1) && builds < 10; builds += 1) result = await build(settings);
  expect(builds).toBeLessThan(6);
});

test('a burst at one moment, larger than a page, is refreshed to its end', async () => {
  const burst = makeEntries(routes, 450, { plain: true }).map((entry, index) =>
    index === 0 ? entry : { ...entry, createdAt: '2026-01-30T10:00:00.000Z' },
  );
  const server = await serve({ entries: burst });
  const settings = settingsFor(server);
  await build(settings);
  server.entries = burst.map((entry) => ({ ...entry, status: 'resolved' }));
  const results = [];
  for (let number = 0; number < 4; number += 1) results.push(await build(settings));
  const open = results.map(({ counts }) => [...counts.values()].reduce((sum, one) => sum + one.open, 0));
  expect(open.at(-1)).toBe(0);
  expect(Math.max(...results.map(({ requests }) => requests))).toBe(3);
});

test('a cursor that the service forgot begins the listing again, and keeps what was read', async () => {
  const server = await serve({ entries: many.slice(0, 1000) });
  const settings = settingsFor(server, { budget: 5 });
  await build(settings);
  server.faults = (_number, url) => (url.searchParams.has('cursor') ? 'badCursor' : undefined);
  const second = await build(settings);
  expect([second.entries, codesOf(second)]).toEqual([500, ['feedback-partial']]);
  server.faults = () => undefined;
  const third = await build({ ...settings, budget: 40 });
  expect([third.entries, third.findings]).toEqual([1000, []]);
});

test('a refresh reads everything anew, and counts what is known until then', async () => {
  const server = await serve({ entries: many.slice(0, 1000) });
  const settings = settingsFor(server);
  await build(settings);
  server.entries = many.slice(10, 1000);
  const part = await build({ ...settings, refresh: true, budget: 5 });
  expect([part.entries, codesOf(part)]).toEqual([1000, ['feedback-partial']]);
  const whole = await build(settings);
  expect([whole.entries, whole.findings]).toEqual([990, []]);
});

test('other settings begin anew', async () => {
  const server = await serve({ entries: 300 });
  const settings = settingsFor(server);
  expect((await build(settings)).requests).toBe(3);
  const other = await build({ ...settings, projectId: 'other' });
  expect(other.requests).toBe(3);
});
