import { defineFinding } from './definition.ts';
import { quote, shorten } from './wording.ts';

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
type CountUncertainty =
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

const maxPathsNamed = 5;

export const feedbackFindings = {
  'feedback-refused': defineFinding<{
    reason: string;
    status: number;
    projectId: string;
    keyVariable: string;
    required: boolean;
    cached: CachedFeedback | undefined;
  }>({
    severity: ({ required }) => (required ? 'error' : 'warning'),
    message: ({ reason, projectId, cached }) =>
      `The feedback service refused to list the feedback of project ${quote(shorten(projectId))}: ${reason}${
        cached === undefined ? '.' : `; ${describeCachedCounts(cached)}.`
      }`,
    help: ({ status, keyVariable }) =>
      status === 401
        ? `Check the key in ${keyVariable}: it is wrong, expired, or for another service.`
        : `Check that the key in ${keyVariable} may read analytics, that feedback.projectId belongs to its organization, ` +
          'and that the IP allowlist, if any, includes this machine.',
  }),
  'feedback-failed': defineFinding<{ reason: string; advice: string | undefined; required: boolean }>({
    severity: ({ required }) => (required ? 'error' : 'warning'),
    message: ({ reason }) => `Reader feedback could not be read from the service: ${reason}. Pages have no counts.`,
    help: ({ advice }) => advice,
  }),
  'feedback-stale': defineFinding<{
    reason: string;
    advice: string | undefined;
    cached: CachedFeedback;
    /** No key is set, although counts are required. */
    lacksRequiredKey: boolean;
  }>({
    severity: ({ lacksRequiredKey }) => (lacksRequiredKey ? 'error' : 'warning'),
    message: ({ reason, cached }) =>
      `Reader feedback could not be read from the service: ${reason}; ${describeCachedCounts(cached)}.`,
    help: ({ advice }) => advice,
  }),
  'feedback-partial': defineFinding<CountUncertainty>({
    severity: ({ doubt, reason }) => (doubt === 'outdated' && reason === undefined ? 'info' : 'warning'),
    message: (args) => {
      const { doubt, reason } = args;
      if (doubt === 'entries') {
        const what = args.entries === 1 ? 'entry is malformed' : 'entries are malformed';
        return `${args.entries} ${what}, so changes to ${args.entries === 1 ? 'it' : 'them'} are not counted (the first: ${reason}).`;
      }
      if (doubt === 'missing') {
        const reasonText = reason ?? 'an earlier build did not finish reading it';
        return `Reader feedback is incomplete: ${reasonText}. Counted so far: ${formatCount(args.entries, 'entry')}.`;
      }
      const reasonText =
        reason === undefined ? 'it is read over several builds' : `the last read is incomplete: ${reason}`;
      return `Some counts of reader feedback may be out of date: ${reasonText}.`;
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
  'feedback-parameters': defineFinding<{
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
        ? `The feedback service ignores the query parameter ${quote(name)}: a page has ${formatCount(received ?? 0, 'entry')}, not ${requested}.`
        : `The feedback service ignores the query parameter ${quote(name)}, so all feedback is read and filtered here.`;
    },
    help: ({ parameter }) =>
      `Set feedback.parameterNames.${parameter} to the name that the service has for it, or to null to leave it out. Counts are right without it.`,
  }),
  'feedback-undated': defineFinding<{
    entries: number;
    /** The first entries whose `createdAt` is missing or not a date. */
    examples: readonly { readonly id: string; readonly createdAt: string | null }[];
    /** Only feedback of a limited period is read. */
    hasPeriod: boolean;
  }>({
    severity: ({ hasPeriod }) => (hasPeriod ? 'warning' : 'info'),
    message: ({ entries, examples, hasPeriod }) => {
      const list = examples.map(
        ({ id, createdAt }) => `${shorten(id)} (${createdAt === null ? 'none' : quote(shorten(createdAt))})`,
      );
      const moreText = entries > examples.length ? ` and ${entries - examples.length} more` : '';
      const effect = hasPeriod ? `counted whatever the period is` : 'counted without a date';
      const subject = entries === 1 ? '1 feedback entry has' : `${entries} feedback entries have`;
      return `${subject} no usable creation time and ${entries === 1 ? 'is' : 'are'} ${effect}: ${list.join(', ')}${moreText}.`;
    },
    help: () => 'Ask the provider of the service for ISO 8601 in createdAt, such as 2026-01-31T12:00:00Z.',
  }),
  'feedback-unwritable': defineFinding<{ reason: string }>({
    severity: 'warning',
    message: ({ reason }) => `Reader feedback could not be saved for the next build: ${reason}.`,
    help: () => 'Set feedback.cacheFolder to a writable folder; until then each build reads everything.',
  }),
  'feedback-open': defineFinding<{ route: string; open: number; limit: number }>({
    severity: 'off',
    message: ({ route, open, limit }) =>
      `${quote(route)} has ${formatCount(open, 'open comment')}${
        limit === 0 ? '' : `, more than feedback.limits.open allows (${limit})`
      }.`,
    help: () => 'Run the feedback command with --comments to see what readers wrote.',
  }),
  'feedback-unhelpful': defineFinding<{ route: string; yes: number; votes: number; limit: number }>({
    severity: 'off',
    message: ({ route, yes, votes, limit }) =>
      `${yes} of ${formatCount(votes, 'reader')} found ${quote(route)} helpful, ` +
      `a smaller share than feedback.limits.helpful allows (${limit}).`,
    help: () => 'Run the feedback command with --comments to see what readers wrote.',
  }),
  'feedback-unmatched': defineFinding<{ paths: readonly { readonly path: string; readonly entries: number }[] }>({
    severity: 'info',
    message: ({ paths }) => {
      const entries = paths.reduce((sum, path) => sum + path.entries, 0);
      const list = paths.slice(0, maxPathsNamed).map((item) => `${quote(shorten(item.path))} (${item.entries})`);
      const moreText = paths.length > maxPathsNamed ? ` and ${paths.length - maxPathsNamed} more` : '';
      const subject = `${formatCount(entries, 'feedback entry')} ${entries === 1 ? 'is' : 'are'}`;
      return `${subject} about ${paths.length === 1 ? 'a path that is not a page' : 'paths that are not pages'}: ${list.join(', ')}${moreText}.`;
    },
    help: () => 'If a page was moved, add a redirect from its old path: its feedback then counts for the new page.',
  }),
} as const;

function describeCachedCounts({ entries, date }: CachedFeedback): string {
  return `counts are from ${date ?? 'an earlier build'} (${formatCount(entries, 'entry')})`;
}

function formatCount(count: number, noun: string): string {
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}
