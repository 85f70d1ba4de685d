import { expect, onTestFinished, test } from 'vitest';
import { formatDate } from '../src/generators/rspress/plugin.ts';

test.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('a date in Rspress is the same in %s', (zone) => {
  const previousZone = process.env.TZ;
  process.env.TZ = zone;
  onTestFinished(() => {
    if (previousZone === undefined) delete process.env.TZ;
    else process.env.TZ = previousZone;
  });
  expect(formatDate('2026-01-31T23:30:00Z', 'en')).toBe(formatDate('2026-02-01T01:30:00+02:00', 'en'));
  expect(formatDate('2026-01-31T23:30:00Z', 'en')).toMatch(/^1\/31\/2026, 11:30:00/);
  expect(formatDate('2026-01-31T23:30:00Z', 'no such language')).toMatch(/^1\/31\/2026/);
});
