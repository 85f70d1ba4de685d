import { expect, test } from 'vitest';
import { themes } from '../../src/core/findings/catalogue.ts';

const cached = { entries: 412, date: '2026-01-31' };
const { feedback } = themes;
const { 'feedback-refused': refused, 'feedback-failed': failed, 'feedback-stale': stale } = feedback;
const { 'feedback-partial': partial, 'feedback-unmatched': unmatched, 'feedback-unwritable': unwritable } = feedback;
const { 'feedback-parameters': parameters, 'feedback-undated': undated } = feedback;
const { 'feedback-open': open, 'feedback-unhelpful': unhelpful } = feedback;
const refusal = { projectId: 'project', keyVariable: 'DOCS_FEEDBACK_KEY', required: false };
const all = { doubt: 'missing', entries: 4000 } as const;
const sent = { received: undefined, requested: 100 } as const;
const later = { budget: 400, isContinued: true } as const;
const paths = ['/a', '/b', '/c', '/d', '/e', '/f'].map((path, index) => ({ path, entries: 9 - index }));

/** Every message about feedback that a build can print. */
const messages = [
  sentence(refused, { reason: 'it answered 401', status: 401, ...refusal, cached: undefined }),
  sentence(refused, { reason: 'it answered 403 ("not on the list")', status: 403, ...refusal, cached }),
  sentence(failed, {
    reason: 'its host name cannot be resolved',
    advice: 'Check that example.com can be reached from here.',
    required: false,
  }),
  sentence(stale, { reason: 'it answered 500', advice: undefined, lacksRequiredKey: false, cached }),
  sentence(stale, {
    reason: 'it answered 500',
    advice: undefined,
    lacksRequiredKey: false,
    cached: { entries: 1, date: undefined },
  }),
  sentence(partial, { reason: 'the 40 requests of a build are used up', isContinued: true, ...all }),
  sentence(partial, { reason: 'the service could not be read further: it answered 500', isContinued: false, ...all }),
  sentence(partial, { reason: undefined, isContinued: true, ...all, entries: 1 }),
  sentence(partial, { doubt: 'outdated', reason: 'the service could not be read further: it answered 500', ...later }),
  sentence(partial, { doubt: 'outdated', reason: 'the time for it is over', ...later, isContinued: false }),
  sentence(partial, { doubt: 'outdated', reason: undefined, ...later }),
  sentence(partial, { doubt: 'entries', entries: 1, reason: 'id: expected string, received null' }),
  sentence(partial, { doubt: 'entries', entries: 5, reason: 'path: expected string, received number' }),
  sentence(parameters, { ...sent, parameter: 'pageSize', name: 'limit', problem: 'ignored', received: 20 }),
  sentence(parameters, { ...sent, parameter: 'status', name: 'status', problem: 'ignored' }),
  sentence(parameters, { ...sent, parameter: 'source', name: 'source', problem: 'refused' }),
  sentence(parameters, { ...sent, parameter: 'pageSize', name: 'limit', problem: 'repeats' }),
  sentence(undated, { entries: 1, examples: [{ id: 'fb_1', createdAt: 'last week' }], hasPeriod: false }),
  sentence(undated, { entries: 5, examples: [{ id: 'fb_1', createdAt: null }], hasPeriod: true }),
  sentence(unwritable, { reason: 'the disk is full' }),
  sentence(open, { route: '/start', open: 6, limit: 5 }),
  sentence(unhelpful, { route: '/start', yes: 3, votes: 8, limit: 0.5 }),
  sentence(unmatched, { paths: paths.slice(0, 1) }),
  sentence(unmatched, { paths }),
];

function sentence<A extends object>(
  rule: { message: (args: A) => string; help?: (args: A) => string | undefined },
  args: A,
) {
  const help = rule.help?.(args);
  return help === undefined ? rule.message(args) : `${rule.message(args)}\n  ${help}`;
}

test('messages match the snapshot', async () => {
  await expect(`${messages.join('\n\n')}\n`).toMatchFileSnapshot('__snapshots__/prose.txt');
});

test('severities', () => {
  const refusal = { reason: '', status: 401, projectId: 'x', keyVariable: 'X', cached: undefined };
  const graveness = (rule: { severity: unknown }, args: object) =>
    typeof rule.severity === 'function' ? rule.severity(args) : rule.severity;
  expect([false, true].map((required) => graveness(refused, { ...refusal, required }))).toEqual(['warning', 'error']);
  const doubts = ['missing', 'outdated', 'entries'].map((doubt) => graveness(partial, { doubt, reason: undefined }));
  expect(doubts).toEqual(['warning', 'info', 'warning']);
  const severitiesOf = (rule: { severity: unknown }, ...args: object[]) => args.map((item) => graveness(rule, item));
  expect(severitiesOf(failed, { required: false }, { required: true })).toEqual(['warning', 'error']);
  expect(severitiesOf(stale, { lacksRequiredKey: false }, { lacksRequiredKey: true })).toEqual(['warning', 'error']);
  expect(severitiesOf(undated, { hasPeriod: false }, { hasPeriod: true })).toEqual(['info', 'warning']);
  const ignored = { parameter: 'pageSize', problem: 'ignored' };
  expect(severitiesOf(parameters, ignored, { ...ignored, parameter: 'status' })).toEqual(['info', 'warning']);
  expect(graveness(partial, { doubt: 'outdated', reason: 'it answered 500' })).toBe('warning');
});
