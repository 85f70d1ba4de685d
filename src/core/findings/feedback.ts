import { define } from './definition.ts';
import { brief, quote } from './wording.ts';

export interface CachedFeedback {
  readonly entries: number;
  /** Date of the last successful read: `2026-01-31`. */
  readonly date: string | undefined;
}

/**
 * Reason why counts may differ from those of the service. `missing`: the first read of the feedback is unfinished.
 * `outdated`: later changes are missing, because a read is spread over several builds or incomplete. `entries`: entries
 * are malformed.
 */
type Doubt =
  | {
      readonly doubt: 'missing';
      readonly reason: string | undefined;
      readonly entries: number;
      readonly isContinued: boolean;
    }
  | {
      readonly doubt: 'outdated';
      readonly reason: string | undefined;
      /** Requests needed to read everything in each build. */
      readonly budget: number;
      readonly isContinued: boolean;
    }
  | { readonly doubt: 'entries'; readonly entries: number; readonly reason: string };

const named = 5;

export const feedback = {
  'feedback-refused': define<{
    reason: string;
    status: number;
    projectId: string;
    keyVariable: string;
    required: boolean;
    cached: CachedFeedback | undefined;
  }>({
    severity: ({ required }) => (required ? 'error' : 'warning'),
    message: ({ reason, projectId, cached }) =>
      `The feedback service refused to list the feedback of project ${quote(brief(projectId))}: ${reason}${
        cached === undefined ? '.' : `; ${servedBy(cached)}.`
      }`,
    help: ({ status, keyVariable }) =>
      status === 401
        ? `Check the key in ${keyVariable}: it is wrong, expired, or for another service.`
        : `Check that the key in ${keyVariable} may read analytics, that feedback.projectId belongs to its organization, ` +
          'and that the IP allowlist, if any, includes this machine.',
  }),
  'feedback-failed': define<{ reason: string; advice: string | undefined; required: boolean }>({
    severity: ({ required }) => (required ? 'error' : 'warning'),
    message: ({ reason }) => `Reader feedback could not be read from the service: ${reason}. Pages have no counts.`,
    help: ({ advice }) => advice,
  }),
  'feedback-stale': define<{
    reason: string;
    advice: string | undefined;
    cached: CachedFeedback;
    /** No key is set, although counts are required. */
    lacksRequiredKey: boolean;
  }>({
    severity: ({ lacksRequiredKey }) => (lacksRequiredKey ? 'error' : 'warning'),
    message: ({ reason, cached }) =>
      `Reader feedback could not be read from the service: ${reason}; ${servedBy(cached)}.`,
    help: ({ advice }) => advice,
  }),
  'feedback-partial': define<Doubt>({
    severity: ({ doubt, reason }) => (doubt === 'outdated' && reason === undefined ? 'info' : 'warning'),
    message: (args) => {
      const { doubt, reason } = args;
      if (doubt === 'entries') {
        const what = args.entries === 1 ? 'entry is malformed' : 'entries are malformed';
        return `${args.entries} ${what}, so changes to ${args.entries === 1 ? 'it' : 'them'} are not counted (the first: ${reason}).`;
      }
      if (doubt === 'missing') {
        const because = reason ?? 'an earlier build did not finish reading it';
        return `Reader feedback is incomplete: ${because}. Counted so far: ${number(args.entries, 'entry')}.`;
      }
      const because =
        reason === undefined ? 'it is read over several builds' : `the last read is incomplete: ${reason}`;
      return `Some counts of reader feedback may be out of date: ${because}.`;
    },
    help: (args) => {
      if (args.doubt === 'entries') return 'Report it to the provider of the service. Everything else is counted.';
      if (args.doubt === 'outdated' && args.reason === undefined) {
        return `Set feedback.budget to ${args.budget} to read all of it in each build.`;
      }
      return args.isContinued
        ? 'The next build continues from here; raise feedback.budget or feedback.deadline to read more at once.'
        : 'The next build starts over.';
    },
  }),
  'feedback-parameters': define<{
    parameter: 'source' | 'status' | 'pageSize';
    /** Name under which the parameter was sent. */
    name: string;
    problem: 'ignored' | 'refused' | 'repeats';
    /** Number of entries in the response. Only `pageSize` problems use `received` and `requested`. */
    received: number | undefined;
    requested: number;
  }>({
    severity: ({ parameter, problem }) => (parameter === 'pageSize' && problem === 'ignored' ? 'info' : 'warning'),
    message: ({ parameter, name, problem, received, requested }) => {
      if (problem === 'refused')
        return `The feedback service refuses the query parameter ${quote(name)}, so feedback is read without it.`;
      if (problem === 'repeats')
        return `With the query parameter ${quote(name)}, the feedback service returns the same page twice, so feedback is read without it.`;
      return parameter === 'pageSize'
        ? `The feedback service ignores the query parameter ${quote(name)}: a page has ${number(received ?? 0, 'entry')}, not ${requested}.`
        : `The feedback service ignores the query parameter ${quote(name)}, so all feedback is read and filtered here.`;
    },
    help: ({ parameter }) =>
      `Set feedback.parameterNames.${parameter} to the name that the service has for it, or to null to leave it out. Counts are right without it.`,
  }),
  'feedback-undated': define<{
    entries: number;
    /** The first entries whose `createdAt` is missing or not a date. */
    examples: readonly { readonly id: string; readonly createdAt: string | null }[];
    /** Only feedback of a limited period is read. */
    hasPeriod: boolean;
  }>({
    severity: ({ hasPeriod }) => (hasPeriod ? 'warning' : 'info'),
    message: ({ entries, examples, hasPeriod }) => {
      const list = examples.map(
        ({ id, createdAt }) => `${brief(id)} (${createdAt === null ? 'none' : quote(brief(createdAt))})`,
      );
      const rest = entries > examples.length ? ` and ${entries - examples.length} more` : '';
      const effect = hasPeriod ? `counted whatever the period is` : 'counted without a date';
      const subject = entries === 1 ? '1 feedback entry has' : `${entries} feedback entries have`;
      return `${subject} no usable creation time and ${entries === 1 ? 'is' : 'are'} ${effect}: ${list.join(', ')}${rest}.`;
    },
    help: () => 'Ask the provider of the service for ISO 8601 in createdAt, such as 2026-01-31T12:00:00Z.',
  }),
  'feedback-unwritable': define<{ reason: string }>({
    severity: 'warning',
    message: ({ reason }) => `Reader feedback could not be saved for the next build: ${reason}.`,
    help: () => 'Set feedback.cacheFolder to a writable folder; until then each build reads everything.',
  }),
  'feedback-open': define<{ route: string; open: number; limit: number }>({
    severity: 'off',
    message: ({ route, open, limit }) =>
      `${quote(route)} has ${number(open, 'open comment')}${
        limit === 0 ? '' : `, more than feedback.limits.open allows (${limit})`
      }.`,
    help: () => 'Run the feedback command with --comments to see what readers wrote.',
  }),
  'feedback-unhelpful': define<{ route: string; yes: number; votes: number; limit: number }>({
    severity: 'off',
    message: ({ route, yes, votes, limit }) =>
      `${yes} of ${number(votes, 'reader')} found ${quote(route)} helpful, ` +
      `a smaller share than feedback.limits.helpful allows (${limit}).`,
    help: () => 'Run the feedback command with --comments to see what readers wrote.',
  }),
  'feedback-unmatched': define<{ paths: readonly { readonly path: string; readonly entries: number }[] }>({
    severity: 'info',
    message: ({ paths }) => {
      const entries = paths.reduce((sum, path) => sum + path.entries, 0);
      const list = paths.slice(0, named).map((item) => `${quote(brief(item.path))} (${item.entries})`);
      const rest = paths.length > named ? ` and ${paths.length - named} more` : '';
      const subject = `${number(entries, 'feedback entry')} ${entries === 1 ? 'is' : 'are'}`;
      return `${subject} about ${paths.length === 1 ? 'a path that is not a page' : 'paths that are not pages'}: ${list.join(', ')}${rest}.`;
    },
    help: () => 'If a page was moved, add a redirect from its old path: its feedback then counts for the new page.',
  }),
} as const;

function servedBy({ entries, date }: CachedFeedback): string {
  return `counts are from ${date ?? 'an earlier build'} (${number(entries, 'entry')})`;
}

function number(count: number, noun: string): string {
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}
