import { brief, quote, rule } from './rule.ts';

/** What was counted before, and serves now. */
export interface CachedFeedback {
  readonly entries: number;
  /** Day on which the service was last read: `2026-01-31`; undefined where it is not known. */
  readonly date: string | undefined;
}

/** Paths named in one message. */
const named = 5;

export const feedback = {
  'feedback-refused': rule<{
    status: number;
    projectId: string;
    keyVariable: string;
    cached: CachedFeedback | undefined;
  }>({
    severity: 'error',
    message: ({ status, projectId, cached }) =>
      `The feedback service refused to list the feedback of project ${quote(brief(projectId))} (${status})${
        cached === undefined ? '.' : `; ${servedBy(cached)}.`
      }`,
    help: ({ status, keyVariable }) =>
      status === 401
        ? `Check the key in ${keyVariable}: it is wrong, expired, or for another service.`
        : `Check that the key in ${keyVariable} may read analytics, that projectId is of its organisation, and that ` +
          'this machine is on the list of allowed addresses, if there is one.',
  }),
  'feedback-failed': rule<{ reason: string; advice: string | undefined }>({
    severity: 'warning',
    message: ({ reason }) => `Reader feedback could not be read from the service: ${reason}. Pages have no counts.`,
    help: ({ advice }) => advice,
  }),
  'feedback-stale': rule<{ reason: string; advice: string | undefined; cached: CachedFeedback }>({
    severity: 'warning',
    message: ({ reason, cached }) =>
      `Reader feedback could not be read from the service: ${reason}; ${servedBy(cached)}.`,
    help: ({ advice }) => advice,
  }),
  'feedback-partial': rule<{ reason: string; entries: number; requests: number; goesOn: boolean; skipped: number }>({
    severity: 'warning',
    message: ({ reason, entries, requests }) =>
      `Reader feedback is incomplete: ${reason}. Counted are ${number(entries, 'entry')} so far, with ` +
      `${number(requests, 'request')} in this build.`,
    help: ({ goesOn, skipped }) => {
      if (skipped > 0) return 'What the service answers there is not what its description says; all else is counted.';
      return goesOn
        ? 'The next build goes on from here; a greater feedback.budget or feedback.deadline reads more at once.'
        : 'The next build begins again; what was read is kept.';
    },
  }),
  'feedback-unmatched': rule<{ paths: readonly { readonly path: string; readonly entries: number }[] }>({
    severity: 'info',
    message: ({ paths }) => {
      const entries = paths.reduce((sum, path) => sum + path.entries, 0);
      const list = paths.slice(0, named).map((one) => `${quote(brief(one.path))} (${one.entries})`);
      const rest = paths.length > named ? ` and ${paths.length - named} more` : '';
      const subject = `${number(entries, 'entry')} of feedback ${entries === 1 ? 'is' : 'are'}`;
      return `${subject} about ${paths.length === 1 ? 'a path that is' : 'paths that are'} no page: ${list.join(', ')}${rest}.`;
    },
    help: () => 'Where a page was moved, add a redirect from its old path: its feedback then counts for the new one.',
  }),
} as const;

function servedBy({ entries, date }: CachedFeedback): string {
  return `counts are those of ${date ?? 'an earlier build'}, of ${number(entries, 'entry')}`;
}

function number(count: number, noun: string): string {
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}
