import { diagnose } from '../core/findings.ts';
import { type FeedbackSettings, knownServicePaths } from '../core/options.ts';
import type { Finding, Location } from '../core/values.ts';
import { maxPageSize } from './arguments.ts';
import { formatIsoTime, parseIsoDate } from './dates.ts';
import type { FeedbackError } from './errors.ts';
import type { ParameterProblem } from './parameters.ts';
import type { FeedbackState, UnfinishedRead } from './state.ts';

export const configLocation: Location = { file: 'docs.json' };

export interface ReadSummary {
  readonly settings: FeedbackSettings;
  readonly pages: number;
  /** Error that ended the read early. Its message is a clause without a full stop. */
  readonly error: FeedbackError | undefined;
  /** The environment has no usable key, so no request was sent. */
  readonly lacksKey?: boolean | undefined;
  /** The next build continues where this build stopped. */
  readonly isContinued: boolean;
  /** Number of entries per page of the service. Default: the requested number. */
  readonly pageSize?: number | undefined;
  readonly parameterProblems?: readonly ParameterProblem[] | undefined;
}

export function readProblemFindings(state: FeedbackState, summary: ReadSummary): Finding[] {
  const { error, pages } = summary;
  const { unfinished, malformed } = state;
  const isFailure = error !== undefined && (pages === 0 || error.kind === 'refused');
  const findings: Finding[] = [];
  if (isFailure) findings.push(failureFinding(state, summary, error));
  else if (unfinished !== undefined) findings.push(partialFinding(state, summary, unfinished));
  const [firstMalformed] = malformed.values();
  if (firstMalformed !== undefined) {
    const args = { doubt: 'entries', entries: malformed.size, reason: firstMalformed.problem } as const;
    findings.push(diagnose('feedback-partial', configLocation, args));
  }
  for (const { parameter, name, problem, received } of summary.parameterProblems ?? []) {
    const args = { parameter, name, problem, received, requested: maxPageSize };
    findings.push(diagnose('feedback-parameters', configLocation, args));
  }
  return findings;
}

/** Maximum number of entries named in a message. */
const maxExamples = 3;

/** Findings about entries without a valid creation time. */
export function undatedFindings(
  { entries }: Pick<FeedbackState, 'entries'>,
  { dateFrom, dateTo }: Pick<FeedbackSettings, 'dateFrom' | 'dateTo'>,
): Finding[] {
  const hasPeriod = dateFrom !== undefined || dateTo !== undefined;
  // A missing creation time only matters if the settings limit the period.
  const undatedEntries = [...entries.values()].filter(
    ({ createdAt }) => parseIsoDate(createdAt) === undefined && (hasPeriod || createdAt !== null),
  );
  if (undatedEntries.length === 0) return [];
  const examples = undatedEntries
    .map(({ id, createdAt }) => ({ id, createdAt }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, maxExamples);
  return [diagnose('feedback-undated', configLocation, { entries: undatedEntries.length, examples, hasPeriod })];
}

function failureFinding(
  { entries, readAt }: FeedbackState,
  { settings, lacksKey = false }: ReadSummary,
  error: FeedbackError,
): Finding {
  const cached = readAt === undefined ? undefined : { entries: entries.size, date: formatDay(readAt) };
  if (error.kind === 'refused') {
    const { projectId, keyVariable, required } = settings;
    const { message: reason, status = 401 } = error;
    return diagnose('feedback-refused', configLocation, { reason, status, projectId, keyVariable, required, cached });
  }
  const { required, offline, keyVariable } = settings;
  const reason = error.message;
  const advice = lacksKey ? keyAdvice(keyVariable) : findAdvice(error, settings);
  return cached === undefined
    ? diagnose('feedback-failed', configLocation, { reason, advice, required: required && !offline })
    : diagnose('feedback-stale', configLocation, { reason, advice, cached, lacksRequiredKey: required && lacksKey });
}

function partialFinding(
  { entries }: FeedbackState,
  { error, isContinued, pageSize = maxPageSize }: ReadSummary,
  { isFirst }: UnfinishedRead,
): Finding {
  const reason = error === undefined ? undefined : describeReadEnd(error);
  if (isFirst)
    return diagnose('feedback-partial', configLocation, {
      doubt: 'missing',
      reason,
      entries: entries.size,
      isContinued,
    });
  // A large project can exceed the budget, which isn't a failure.
  const failureReason = error?.kind === 'budget' ? undefined : reason;
  const budget = Math.ceil((entries.size + 1) / pageSize);
  return diagnose('feedback-partial', configLocation, {
    doubt: 'outdated',
    reason: failureReason,
    budget,
    isContinued,
  });
}

function describeReadEnd({ kind, message }: FeedbackError): string {
  if (kind === 'budget') return message;
  return kind === 'deadline' ? 'the time for it is over' : `the service could not be read further: ${message}`;
}

function keyAdvice(variable: string): string {
  return `Set ${variable} to a key from the API keys page of your dashboard, or set remote.offline (--offline) to use earlier counts.`;
}

function findAdvice({ kind, status }: FeedbackError, { baseUrl }: FeedbackSettings): string | undefined {
  const host = new URL(baseUrl).host;
  if (status === 404) {
    const paths = knownServicePaths.map((path) => `"${path}"`).join(' or ');
    return `Check feedback.projectId, and feedback.path: services have their listing at ${paths}.`;
  }
  if (status === 400 || status === 422) return 'Check feedback.projectId, feedback.path and feedback.parameterNames.';
  if (kind === 'malformed' || kind === 'redirect') return 'Check feedback.baseUrl and feedback.path.';
  if (kind === 'limited') {
    return 'An organization has an hourly rate limit for everything it reads: raise feedback.maxAge to ask less often.';
  }
  if (kind === 'unavailable') return `Build again when ${host} answers, or keep feedback.cacheFolder between builds.`;
  return kind === 'unreachable' ? `Check that ${host} can be reached from here.` : undefined;
}

/** Formats a date: `2026-01-31`. */
function formatDay(time: number): string {
  return formatIsoTime(time).slice(0, 10);
}
