import type { feedback } from '../diagnostics/catalogue/feedback.ts';
import type { Rule } from '../diagnostics/catalogue/rule.ts';
import type { Finding } from '../values/outcome.ts';
import type { FeedbackError } from './errors.ts';
import type { FeedbackSettings } from './options.ts';

type Code = keyof typeof feedback;
type ArgumentsOf<C extends Code> = (typeof feedback)[C] extends Rule<infer Arguments> ? Arguments : never;

/** A finding of the catalogue; feedback has no place but the file that the navigation is in. */
export function feedbackFinding<C extends Code>(code: C, args: ArgumentsOf<C>): Finding {
  return { code, place: { file: 'docs.json' }, args };
}

/** What is known where reading ended before its end. */
export interface Ended {
  readonly settings: FeedbackSettings;
  /** Why: a clause without a full stop. */
  readonly error: FeedbackError;
  /** Pages that this build read of the listing that ended, and requests that it made in all. */
  readonly pages: number;
  readonly requests: number;
  /** Entries known before this build and now, and the day on which the service was last read. */
  readonly before: number;
  readonly entries: number;
  readonly date: string | undefined;
  /** True where the next build goes on where this one stopped. */
  readonly goesOn: boolean;
}

/** Says how reading ended before its end. */
export function endedFinding(ended: Ended): Finding {
  const { settings, error, pages, requests, before, entries, date, goesOn } = ended;
  const cached = before === 0 ? undefined : { entries, date };
  if (error.kind === 'refused') {
    const { projectId, keyVariable } = settings;
    return feedbackFinding('feedback-refused', { status: error.status ?? 401, projectId, keyVariable, cached });
  }
  if (pages > 0) {
    const reason = reasonOf(error);
    return feedbackFinding('feedback-partial', { reason, entries, requests, goesOn, skipped: 0 });
  }
  const args = { reason: error.message, advice: adviceFor(error, settings) };
  return cached === undefined
    ? feedbackFinding('feedback-failed', args)
    : feedbackFinding('feedback-stale', { ...args, cached });
}

function reasonOf({ kind, message }: FeedbackError): string {
  if (kind === 'budget') return message;
  return kind === 'deadline' ? 'the time for it is over' : `the service could not be read further: ${message}`;
}

function adviceFor({ kind, status }: FeedbackError, { baseUrl }: FeedbackSettings): string | undefined {
  const host = new URL(baseUrl).host;
  if (status === 404) return `Check feedback.projectId, and that feedback.path is what ${host} has.`;
  if (kind === 'malformed' || kind === 'redirect') return 'Check feedback.baseUrl and feedback.path.';
  if (kind === 'limited') return 'An organisation has a limit of requests an hour for everything it reads.';
  return kind === 'connection' ? `Check that ${host} can be reached from here.` : undefined;
}
