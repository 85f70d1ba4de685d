import { expect, test } from 'vitest';
import { countEntries, countFeedback } from '../../src/feedback/counts.ts';
import { parseIsoDate } from '../../src/feedback/dates.ts';
import type { CountedEntry } from '../../src/feedback/types.ts';
import { lookupOf } from './support.ts';

function entry(fields: Partial<CountedEntry>): CountedEntry {
  return { id: 'x', path: '/', createdAt: null, source: 'contextual', status: 'pending', helpful: null, ...fields };
}

test('counts of a page', () => {
  const counts = countEntries([
    entry({ status: 'snoozed', source: 'voice', createdAt: '2026-01-02' }),
    entry({ status: 'resolved', helpful: true, createdAt: '2026-01-03T01:00:00+02:00' }),
    entry({ status: 'in_progress', helpful: false, createdAt: 'lately' }),
    entry({ status: '__proto__', source: 'agent' }),
    entry({}),
  ]);
  expect(JSON.stringify(counts)).toBe(
    '{"total":5,"open":2,"byStatus":{"pending":1,"in_progress":1,"resolved":1,"__proto__":1,"snoozed":1},' +
      '"bySource":{"contextual":3,"agent":1,"voice":1},"helpful":{"yes":1,"no":1},"last":"2026-01-02T23:00:00.000Z"}',
  );
});

test('counts pages by route, and other paths only in total', () => {
  const paths = ['/start', 'start/', '/', '/b', '/a', '/b?x', 'https://example.com/b', '/c'];
  const { counts, unmatched } = countFeedback(
    paths.map((path, index) => entry({ path, id: String(index) })),
    lookupOf(),
  );
  expect([...counts].map(([route, { total }]) => [route, total])).toEqual([
    ['/', 1],
    ['/start', 2],
  ]);
  expect(unmatched).toEqual([
    { path: '/b', entries: 3 },
    { path: '/a', entries: 1 },
    { path: '/c', entries: 1 },
  ]);
});

test.each([
  ['2026-01-31', Date.UTC(2026, 0, 31)],
  ['2026-01-31T10:20:30.123456Z', Date.UTC(2026, 0, 31, 10, 20, 30, 123)],
  ['2026-01-31T10:20', Date.UTC(2026, 0, 31, 10, 20)],
  ['2026-01-31 10:20:30+0530', Date.UTC(2026, 0, 31, 4, 50, 30)],
  ['2026-01-31T10:20:30-02', Date.UTC(2026, 0, 31, 12, 20, 30)],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['2026-01-31T25:00:00Z', undefined],
  ['1769853600000', undefined],
  ['', undefined],
  [null, undefined],
])('reads the time %j', (text, time) => {
  expect(parseIsoDate(text)).toBe(time);
});
