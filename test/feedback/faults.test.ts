import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FeedbackCounts } from '../../src/feedback/types.ts';
import { folderOf } from '../support/folder.ts';
import { build, codesOf, makeEntries, routes, serve, settingsFor, worldOf } from './support.ts';

/** When the service fails, by the number of the request: once, or from then on. */
type When = 'first' | 'always';

interface Case {
  readonly fault: string;
  readonly when: When;
  /** What a build without a cache finds; with one, `feedback-failed` becomes `feedback-stale`. */
  readonly codes: readonly string[];
  /** Part of the reason. */
  readonly says?: string;
  /** Entries that the first build counts; none where it fails. */
  readonly entries?: number;
  readonly requests?: number;
  /** Milliseconds before the one repetition; jitter adds a few. */
  readonly waits?: number;
}

const number = 250;
const entries = makeEntries(routes, number);
/** Seconds. */
const deadline = 2;

const cases: readonly Case[] = [
  { fault: 'error500', when: 'first', codes: [], entries: number, requests: 4, waits: 10 },
  { fault: 'error503', when: 'first', codes: [], entries: number, requests: 4, waits: 10 },
  { fault: 'error408', when: 'first', codes: [], entries: number, requests: 4 },
  { fault: 'limitSeconds', when: 'first', codes: [], entries: number, requests: 4, waits: 1000 },
  { fault: 'limitDate', when: 'first', codes: [], entries: number, requests: 4, waits: 1000 },
  { fault: 'skewed', when: 'first', codes: [], entries: number, requests: 4, waits: 1000 },
  { fault: 'reset', when: 'first', codes: [], entries: number, requests: 4, waits: 10 },
  { fault: 'resetInside', when: 'first', codes: [], entries: number, requests: 4 },
  { fault: 'stalled', when: 'first', codes: [], entries: number, requests: 4 },
  { fault: 'silent', when: 'first', codes: [], entries: number, requests: 4 },
  { fault: 'drip', when: 'first', codes: [], entries: number, requests: 4 },
  { fault: 'newKinds', when: 'always', codes: [], entries: number, requests: 3 },
  {
    fault: 'wrongEntries',
    when: 'first',
    codes: ['feedback-partial'],
    says: '2 malformed entries',
    entries: number - 1,
  },
  { fault: 'sameCursor', when: 'always', codes: ['feedback-partial'], says: 'same cursor twice', entries: 100 },
  { fault: 'noCursor', when: 'always', codes: ['feedback-partial'], says: 'gives no cursor', entries: 100 },
  { fault: 'error500', when: 'always', codes: ['feedback-failed'], says: 'it answered 500', requests: 4 },
  { fault: 'error404', when: 'always', codes: ['feedback-failed'], says: '404 ("no such project")', requests: 1 },
  { fault: 'refused401', when: 'always', codes: ['feedback-refused'], requests: 1 },
  { fault: 'refused403', when: 'always', codes: ['feedback-refused'], requests: 1 },
  { fault: 'limitHour', when: 'always', codes: ['feedback-failed'], says: '60 minutes', requests: 1 },
  { fault: 'stalled', when: 'always', codes: ['feedback-failed'], says: 'no complete answer' },
  { fault: 'silent', when: 'always', codes: ['feedback-failed'], says: 'no complete answer' },
  { fault: 'drip', when: 'always', codes: ['feedback-failed'], says: 'no complete answer' },
  { fault: 'reset', when: 'always', codes: ['feedback-failed'], says: 'broke off', requests: 4 },
  { fault: 'truncated', when: 'always', codes: ['feedback-failed'], says: 'cut off', requests: 1 },
  { fault: 'html', when: 'always', codes: ['feedback-failed'], says: 'it is HTML', requests: 1 },
  { fault: 'wrongPage', when: 'always', codes: ['feedback-failed'], says: 'feedback: expected array', requests: 1 },
  { fault: 'large', when: 'always', codes: ['feedback-failed'], says: 'larger than 8 MiB', requests: 1 },
  { fault: 'elsewhere', when: 'always', codes: ['feedback-failed'], says: 'another origin', requests: 1 },
  { fault: 'redirectLoop', when: 'always', codes: ['feedback-failed'], says: 'more than 3 times', requests: 4 },
];

const slow = ['stalled', 'silent', 'drip'];
/** Short for answers that never come; else what a busy machine needs. */
const toolsFor = ({ fault }: Case, waits: number[] = []) => ({
  requestTime: slow.includes(fault) ? 150 : 1500,
  // The server does not mind that nobody waits; what is waited for is compared.
  sleep: async (milliseconds: number) => void waits.push(milliseconds),
});

const chooser =
  ({ fault, when }: Case, from: number) =>
  (request: number) =>
    when === 'always' || request === from + 1 ? fault : undefined;

test.each(cases)('$fault, $when', async (one) => {
  const other = await serve();
  const server = await serve({ entries, elsewhere: other.url, faults: chooser(one, 0) });
  const settings = settingsFor(server, { deadline });
  const started = performance.now();
  const waits: number[] = [];
  const first = await build(settings, toolsFor(one, waits));
  expect(performance.now() - started).toBeLessThan(deadline * 1000);
  expect([codesOf(first), first.entries]).toEqual([one.codes, one.entries ?? 0]);
  if (one.requests !== undefined) expect(first.requests).toBe(one.requests);
  if (one.says !== undefined)
    expect(JSON.stringify(first.findings[0]?.args)).toContain(JSON.stringify(one.says).slice(1, -1));
  if (one.waits !== undefined) {
    expect(waits.length).toBe(1);
    expect(Math.abs((waits[0] ?? 0) - one.waits)).toBeLessThanOrEqual(10);
  }
  // Where the key must not go, nothing went at all.
  expect(other.requests).toEqual([]);
});

test.each(cases)('$fault, $when, with a cache', async (one) => {
  const other = await serve();
  const server = await serve({ entries, elsewhere: other.url });
  const settings = settingsFor(server, { deadline });
  const before = await build(settings, { requestTime: 1500 });
  expect([before.entries, codesOf(before)]).toEqual([number, []]);

  server.faults = chooser(one, server.requests.length);
  const started = performance.now();
  const during = await build(settings, toolsFor(one));
  expect(performance.now() - started).toBeLessThan(deadline * 1000);
  expect(during.entries).toBe(number);
  expect(totals(during.counts)).toEqual(totals(before.counts));
  const stale = one.codes.map((code) => (code === 'feedback-failed' ? 'feedback-stale' : code));
  expect(codesOf(during)).toEqual(stale);
  if (stale[0] === 'feedback-stale') {
    expect(during.findings[0]?.args).toMatchObject({
      cached: { entries: number, date: expect.stringMatching(/^\d{4}-/) },
    });
  }
  expect(other.requests).toEqual([]);

  server.faults = () => undefined;
  const after = await build(settings, { requestTime: 1500 });
  expect([totals(after.counts), codesOf(after)]).toEqual([totals(before.counts), []]);
});

test('pages that never end are given up, and kept', async () => {
  const server = await serve({ entries, faults: () => 'endless' });
  const result = await build(settingsFor(server, { deadline }));
  expect([codesOf(result), result.entries]).toEqual([['feedback-partial'], 100]);
  expect(JSON.stringify(result.findings[0]?.args)).toContain('brought nothing new');
});

test('a service that goes away in the middle', async () => {
  const server = await serve({ entries, faults: (request) => (request > 2 ? 'reset' : undefined) });
  const settings = settingsFor(server, { deadline });
  const first = await build(settings);
  expect([codesOf(first), first.entries]).toEqual([['feedback-partial'], 200]);
  const second = await build(settings);
  expect([codesOf(second), second.entries]).toEqual([['feedback-stale'], 200]);
  server.faults = () => undefined;
  const third = await build(settings);
  expect([codesOf(third), third.entries]).toEqual([[], number]);
});

test('a deadline in the middle', async () => {
  const server = await serve({ entries, faults: (request) => (request > 1 ? 'silent' : undefined) });
  const started = performance.now();
  const result = await build(settingsFor(server, { deadline: 0.5 }), { requestTime: 10_000 });
  expect(performance.now() - started).toBeLessThan(700);
  expect([codesOf(result), result.entries]).toEqual([['feedback-partial'], 100]);
});

test('a `fetch` that heeds no signal', async () => {
  const started = performance.now();
  const fetch = () => new Promise<Response>(() => {});
  const result = await build(settingsFor({ url: 'https://example.com' }, { deadline: 0.5 }), { fetch });
  expect(performance.now() - started).toBeLessThan(700);
  expect(codesOf(result)).toEqual(['feedback-failed']);
});

test('no key, no server, no folder', async () => {
  const server = await serve({ entries });
  const settings = settingsFor(server, { keyVariable: 'DOCS_FEEDBACK_KEY_OF_NOBODY' });
  const without = await build(settings, { key: undefined });
  expect([codesOf(without), server.requests.length]).toEqual([['feedback-failed'], 0]);
  expect(JSON.stringify(without.findings)).toContain('DOCS_FEEDBACK_KEY_OF_NOBODY');
  expect(codesOf(await build(settingsFor({ url: 'http://127.0.0.1:9' })))).toEqual(['feedback-failed']);
  const unwritable = await build(settingsFor(server, { cacheFolder: join(folderOf({ file: '' }), 'file/folder') }));
  expect([codesOf(unwritable), unwritable.entries]).toEqual([[], number]);
});

test('a site that cannot be asked', async () => {
  const server = await serve({ entries });
  const { readFeedback } = await import('../../src/feedback/read-feedback.ts');
  const routeAt = (): never => {
    throw new Error('no');
  };
  const result = await readFeedback(settingsFor(server), { ...worldOf(), routeAt }, { key: () => 'x' });
  expect([codesOf(result), result.counts.size]).toEqual([['feedback-refused'], 0]);
});

function totals(counts: ReadonlyMap<string, FeedbackCounts>): Record<string, number> {
  return Object.fromEntries([...counts].map(([route, { total }]) => [route, total]));
}
