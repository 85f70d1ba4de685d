import { expect, test } from 'vitest';
import type { FeedbackResult } from '../../src/feedback/read-feedback.ts';
import { straightCounts } from './model-service.ts';
import { build, codesOf, faults, makeEntries, routes, serve, settingsFor } from './support.ts';

const entries = makeEntries(routes, 250, { plain: true });
const more = makeEntries(routes, 330, { plain: true }).slice(250);
/** Seconds. Far more than any build needs, so only a build that hangs reaches it. */
const deadline = 60;
/** Faults that delay a response. For other faults, a request may take the time that a busy machine needs. */
const delayingFaults = /^(stalled|silent|drip|half of a header|a length of 1 GB|status 500 that never ends)$/;

/** Messages of each fault, for the snapshot. */
const messages = new Map<string, string>();

type Build = Pick<FeedbackResult, 'counts' | 'findings'>;

/** Counts by route, limited to those that a faulty date or source can't change. */
function numbersOf({ counts }: Pick<Build, 'counts'>): object {
  return Object.fromEntries(
    [...counts].map(([route, { total, open, byStatus, helpful }]) => [route, { total, open, byStatus, helpful }]),
  );
}

/** Expects the build to report any difference from the service's counts. */
function expectReported(result: FeedbackResult, truth: readonly { readonly id: string }[]): void {
  const right = numbersOf({ counts: new Map(Object.entries(straightCounts(truth))) });
  if (codesOf(result).length === 0) expect(numbersOf(result)).toEqual(right);
}

test.each(Object.keys(faults))('%s', async (fault) => {
  const other = await serve();
  const server = await serve({ entries, elsewhere: other.url });
  const settings = settingsFor(server, { deadline });
  const waits: number[] = [];
  const tools = {
    requestTime: delayingFaults.test(fault) ? 100 : 15_000,
    // The fake service ignores waiting times.
    sleep: async (milliseconds: number) => void waits.push(milliseconds),
  };
  const within = async (): Promise<FeedbackResult> => {
    const started = performance.now();
    const result = await build(settings, tools);
    expect(performance.now() - started).toBeLessThan(deadline * 1000);
    return result;
  };
  const spoil = (when: (request: number) => boolean): void => {
    const from = server.requests.length;
    server.faults = (number) => (when(number - from) ? fault : undefined);
  };

  // Without a cache, then with the service repaired.
  spoil(() => true);
  const cold = await within();
  expectReported(cold, entries);
  server.faults = () => undefined;
  const first = await within();
  expect([numbersOf(first), codesOf(first)]).toEqual([
    numbersOf({ counts: new Map(Object.entries(straightCounts(entries))) }),
    [],
  ]);

  // With a cache: previous counts remain.
  spoil(() => true);
  const warm = await within();
  expectReported(warm, entries);
  // An entry with an unreadable id is lost. Each page has one.
  expect(warm.entries.length).toBe(/^(entry|id) /.test(fault) ? 247 : 250);

  // With a cache and new entries: the fault occurs in the middle, and then everywhere.
  server.entries = [...entries.slice(20), ...more];
  const now = [...entries.slice(20), ...more];
  spoil((request) => request === 2);
  expectReported(await within(), now);
  spoil(() => true);
  expectReported(await within(), now);

  // The service is repaired.
  server.faults = () => undefined;
  const last = await within();
  expect([numbersOf(last), codesOf(last)]).toEqual([
    numbersOf({ counts: new Map(Object.entries(straightCounts(now))) }),
    [],
  ]);

  // No request may go to a host that must not get the key.
  expect(other.requests).toEqual([]);
  expect(Math.max(0, ...waits)).toBeLessThan(deadline * 1000);
  messages.set(fault, [sentence('cold', cold), sentence('warm', warm)].join(''));
});

function sentence(when: string, { findings }: Build): string {
  const codes = findings.map(({ code, args }) => {
    const { reason = '' } = args as { reason?: string };
    return `  ${when}: ${code}: ${reason.replace(/127\.0\.0\.1:\d+/, 'HOST')}\n`;
  });
  return codes.join('');
}

test('the message of each fault matches the snapshot', async () => {
  const lines = Object.keys(faults).map((fault) => `${fault}\n${messages.get(fault) ?? ''}`);
  await expect(lines.join('')).toMatchFileSnapshot('__snapshots__/faults.txt');
});
