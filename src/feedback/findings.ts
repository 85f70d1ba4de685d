import type { FindingDefinition, themes } from '../core/findings.ts';
import { type FeedbackSettings, knownPaths } from '../core/options.ts';
import type { Finding } from '../core/values.ts';
import { largestPage } from './arguments.ts';
import { dateOf } from './dates.ts';
import type { FeedbackError } from './errors.ts';
import { type FeedbackState, usualShare } from './state.ts';

type Rules = (typeof themes)['feedback'];
type Code = keyof Rules;
type ArgumentsOf<C extends Code> = Rules[C] extends FindingDefinition<infer Arguments> ? Arguments : never;

/** Creates a finding located in `docs.json`, since feedback has no location of its own. */
export function feedbackFinding<C extends Code>(code: C, args: ArgumentsOf<C>): Finding {
  return { code, place: { file: 'docs.json' }, args };
}

/** Summary of a read. */
export interface Work {
  readonly settings: FeedbackSettings;
  /** Pages of the listing that were read. */
  readonly pages: number;
  /** Error that ended it early; the message is a clause without a full stop. */
  readonly error: FeedbackError | undefined;
  /** The next build continues where this one stopped. */
  readonly goesOn: boolean;
}

/** Findings about counts that may be incomplete or outdated. */
export function doubtsOf(state: FeedbackState, work: Work): Finding[] {
  const { error, pages } = work;
  const { doubt, malformed } = state;
  const fails = error !== undefined && (pages === 0 || error.kind === 'refused');
  const findings = fails ? [failure(state, work, error)] : doubt === undefined ? [] : [partial(state, work, doubt)];
  const [first] = malformed.values();
  if (first === undefined) return findings;
  const args = { doubt: 'entries', entries: malformed.size, reason: first.problem } as const;
  return [...findings, feedbackFinding('feedback-partial', args)];
}

/** Finding for a service that could not be read or a key that was rejected. */
function failure({ entries, readAt }: FeedbackState, { settings }: Work, error: FeedbackError): Finding {
  const cached = readAt === undefined ? undefined : { entries: entries.size, date: dayOf(readAt) };
  if (error.kind === 'refused') {
    const { projectId, keyVariable, required } = settings;
    const { message: reason, status = 401 } = error;
    return feedbackFinding('feedback-refused', { reason, status, projectId, keyVariable, required, cached });
  }
  const args = { reason: error.message, advice: adviceFor(error, settings) };
  return cached === undefined
    ? feedbackFinding('feedback-failed', args)
    : feedbackFinding('feedback-stale', { ...args, cached });
}

function partial(state: FeedbackState, work: Work, doubt: 'all' | 'open' | 'closed'): Finding {
  const { error, goesOn } = work;
  const entries = state.entries.size;
  const reason = error === undefined ? undefined : reasonOf(error);
  if (doubt === 'all') return feedbackFinding('feedback-partial', { doubt, reason, entries, goesOn });
  const since = dayOf(doubt === 'open' ? state.openAt : state.wholeAt);
  const budget = usualShare * Math.ceil((entries + 1) / largestPage);
  return feedbackFinding('feedback-partial', { doubt, reason, since, budget, goesOn });
}

function reasonOf({ kind, message }: FeedbackError): string {
  if (kind === 'budget') return message;
  return kind === 'deadline' ? 'the time for it is over' : `the service could not be read further: ${message}`;
}

function adviceFor({ kind, status }: FeedbackError, { baseUrl }: FeedbackSettings): string | undefined {
  const host = new URL(baseUrl).host;
  if (status === 404) {
    const paths = knownPaths.map((path) => `"${path}"`).join(' or ');
    return `Check feedback.projectId, and feedback.path: services have their listing at ${paths}.`;
  }
  if (kind === 'malformed' || kind === 'redirect') return 'Check feedback.baseUrl and feedback.path.';
  if (kind === 'limited') return 'An organization has a limit of requests an hour for everything it reads.';
  return kind === 'unreachable' ? `Check that ${host} can be reached from here.` : undefined;
}

/** Formats a date: `2026-01-31`. */
function dayOf(time: number | undefined): string | undefined {
  return time === undefined ? undefined : dateOf(time).slice(0, 10);
}
