import { diagnose } from '../core/findings.ts';
import { type FeedbackSettings, knownPaths } from '../core/options.ts';
import type { Finding, Place } from '../core/values.ts';
import { maxPageSize } from './arguments.ts';
import { dateOf } from './dates.ts';
import type { FeedbackError } from './errors.ts';
import type { FeedbackState, UnfinishedRead } from './state.ts';

export const configFile: Place = { file: 'docs.json' };

export interface ReadSummary {
  readonly settings: FeedbackSettings;
  readonly pages: number;
  /** Error that ended it early; the message is a clause without a full stop. */
  readonly error: FeedbackError | undefined;
  /** The next build continues where this one stopped. */
  readonly goesOn: boolean;
}

export function doubtFindings(state: FeedbackState, work: ReadSummary): Finding[] {
  const { error, pages } = work;
  const { unfinished, malformed } = state;
  const isFailure = error !== undefined && (pages === 0 || error.kind === 'refused');
  const findings: Finding[] = [];
  if (isFailure) findings.push(failure(state, work, error));
  else if (unfinished !== undefined) findings.push(partial(state, work, unfinished));
  const [first] = malformed.values();
  if (first !== undefined) {
    const args = { doubt: 'entries', entries: malformed.size, reason: first.problem } as const;
    findings.push(diagnose('feedback-partial', configFile, args));
  }
  return findings;
}

function failure({ entries, readAt }: FeedbackState, { settings }: ReadSummary, error: FeedbackError): Finding {
  const cached = readAt === undefined ? undefined : { entries: entries.size, date: dayOf(readAt) };
  if (error.kind === 'refused') {
    const { projectId, keyVariable, required } = settings;
    const { message: reason, status = 401 } = error;
    return diagnose('feedback-refused', configFile, { reason, status, projectId, keyVariable, required, cached });
  }
  const args = { reason: error.message, advice: adviceFor(error, settings) };
  return cached === undefined
    ? diagnose('feedback-failed', configFile, args)
    : diagnose('feedback-stale', configFile, { ...args, cached });
}

function partial({ entries }: FeedbackState, { error, goesOn }: ReadSummary, { isFirst }: UnfinishedRead): Finding {
  const reason = error === undefined ? undefined : reasonOf(error);
  if (isFirst)
    return diagnose('feedback-partial', configFile, { doubt: 'missing', reason, entries: entries.size, goesOn });
  // A budget that is too small for a large project is no failure.
  const failed = error?.kind === 'budget' ? undefined : reason;
  const budget = Math.ceil((entries.size + 1) / maxPageSize);
  return diagnose('feedback-partial', configFile, { doubt: 'outdated', reason: failed, budget, goesOn });
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
function dayOf(time: number): string {
  return dateOf(time).slice(0, 10);
}
