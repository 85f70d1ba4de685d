import { expect, test } from 'vitest';
import { feedback } from '../../src/diagnostics/catalogue/feedback.ts';

const cached = { entries: 412, date: '2026-01-31' };
const { 'feedback-refused': refused, 'feedback-failed': failed, 'feedback-stale': stale } = feedback;
const { 'feedback-partial': partial, 'feedback-unmatched': unmatched } = feedback;
const refusal = { projectId: 'project', keyVariable: 'DOCS_FEEDBACK_KEY' };
const reading = { requests: 40, entries: 4000, skipped: 0 };
const paths = ['/a', '/b', '/c', '/d', '/e', '/f'].map((path, index) => ({ path, entries: 9 - index }));

/** Every sentence that a build may say of feedback. */
const said = [
  sentence(refused, { status: 401, ...refusal, cached: undefined }),
  sentence(refused, { status: 403, ...refusal, cached }),
  sentence(failed, {
    reason: 'its host name cannot be resolved',
    advice: 'Check that example.com can be reached from here.',
  }),
  sentence(stale, { reason: 'it answered 500', advice: undefined, cached }),
  sentence(stale, { reason: 'it answered 500', advice: undefined, cached: { entries: 1, date: undefined } }),
  sentence(partial, { reason: 'the 40 requests of a build are used up', goesOn: true, ...reading }),
  sentence(partial, {
    reason: 'the service could not be read further: it gave the same cursor twice',
    goesOn: false,
    ...reading,
  }),
  sentence(partial, {
    reason: '1 malformed entry was left out (the first: id: expected string)',
    goesOn: false,
    ...reading,
    skipped: 1,
  }),
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

test('prose', async () => {
  await expect(`${said.join('\n\n')}\n`).toMatchFileSnapshot('__snapshots__/prose.txt');
});
