import { resolve } from 'node:path';
import { type CacheUser, cacheFolder } from '../host/cache-folder.ts';
import {
  completeOptions,
  OptionsError,
  type OptionsInput,
  type OptionTable,
  type ResolvedOptions,
} from '../values/option.ts';
import {
  baseUrlProblem,
  defaultBaseUrl,
  defaultBudget,
  defaultParameterNames,
  defaultPathFor,
  feedbackSources,
  feedbackStatuses,
  pathProblem,
  projectProblem,
} from './feedback-service.ts';

function parameterProblem(text: string): string | undefined {
  return /^[\w.[\]-]+$/.test(text) ? undefined : 'write the name of a query parameter';
}

/**
 * Requires capitals, because a key usually contains lowercase letters: a key that was entered by mistake is rejected,
 * and never repeated in a message.
 */
function variableProblem(text: string): string | undefined {
  if (/^[A-Z_][A-Z0-9_]*$/.test(text)) return undefined;
  return 'write the name of an environment variable, in capitals, and never the key itself';
}

function hostProblem(text: string): string | undefined {
  return /^[\w.-]+(?::\d+)?$/.test(text) ? undefined : 'write a host such as docs.example.com';
}

function dateProblem(text: string): string | undefined {
  return parseIsoDate(text) === undefined ? 'write a date such as 2026-01-31 or 2026-01-31T12:00:00Z' : undefined;
}

/** Options for reading readers' feedback. The service's key comes from an environment variable. */
export const feedbackOptions = {
  /** The project's identifier. The service's dashboard shows it next to the keys. */
  projectId: {
    kind: 'text',
    required: true,
    problem: projectProblem,
    flag: {
      name: 'project',
      value: 'ID',
      help: 'feedback project, if the config file sets none',
      commands: ['feedback'],
    },
  },
  /**
   * Address of the service: `https`, or `http` on your own machine.
   * @default the hosted service
   */
  baseUrl: { kind: 'text', default: defaultBaseUrl, problem: baseUrlProblem },
  /**
   * Path of the feedback listing, relative to `baseUrl`.
   * @default `/v1/analytics/{projectId}/feedback` at the hosted service, else
   * `/api/external/v1/analytics/{projectId}/feedback`
   */
  path: { kind: 'text', problem: pathProblem },
  /**
   * Read only this kind of feedback.
   * @default all
   */
  source: { kind: 'choice', of: feedbackSources },
  /**
   * Read only feedback with these statuses.
   * @default all
   */
  status: { kind: 'list', of: { kind: 'choice', of: feedbackStatuses }, default: [] },
  /**
   * Read only feedback from this date on: `2026-01-31`, or ISO 8601 with a time.
   * @default from the beginning
   */
  dateFrom: { kind: 'text', problem: dateProblem },
  /**
   * Read only feedback before this date.
   * @default to the end
   */
  dateTo: { kind: 'text', problem: dateProblem },
  /** Names of query parameters, for services that use different names. `null` omits a parameter. */
  parameterNames: {
    kind: 'group',
    of: {
      /** @default "source" */
      source: { kind: 'text', nullable: true, default: defaultParameterNames.source, problem: parameterProblem },
      /** @default "status" */
      status: { kind: 'text', nullable: true, default: defaultParameterNames.status, problem: parameterProblem },
      /** @default "limit" */
      pageSize: { kind: 'text', nullable: true, default: defaultParameterNames.pageSize, problem: parameterProblem },
    },
  },
  /**
   * Name of the environment variable that contains the key.
   * @default "DOCS_FEEDBACK_KEY"
   */
  keyVariable: { kind: 'text', default: 'DOCS_FEEDBACK_KEY', problem: variableProblem },
  /**
   * Maximum number of requests of a build. The service allows an organization 100 requests an hour in total.
   * @default 40
   */
  budget: { kind: 'number', whole: true, min: 1, default: defaultBudget },
  /**
   * Maximum time in seconds that a build spends on reading feedback.
   * @default 20
   */
  deadline: { kind: 'number', exclusiveMin: 0, max: 3600, default: 20 },
  /**
   * Minutes after a build during which other builds reuse its counts instead of asking the service again.
   * @default 10
   */
  maxAge: { kind: 'number', min: 0, max: 10_080, default: 10 },
  /**
   * Fail the build if the key is missing or refused, or if there are no counts, instead of only warning.
   * @default false
   */
  required: { kind: 'toggle', default: false },
  /** Limits beyond which a page is reported. */
  limits: {
    kind: 'group',
    of: {
      /**
       * Maximum number of open comments on a page. More are a warning, `feedback-open`.
       * @default no limit
       */
      open: { kind: 'number', whole: true, min: 0 },
      /**
       * Minimum share of helpful votes of a page, from 0 to 1. A lower share is a warning, `feedback-unhelpful`.
       * @default no limit
       */
      helpful: { kind: 'number', min: 0, max: 1 },
      /**
       * Minimum number of votes on a page for the limit `helpful` to apply.
       * @default 1
       */
      votes: { kind: 'number', whole: true, min: 1, default: 1 },
    },
  },
  /**
   * Builds in which pages show their counts: every build, only in development, or never.
   * @default "always"
   */
  show: { kind: 'choice', of: ['always', 'dev', 'never'], default: 'always' },
  /**
   * Hosts of the site, in addition to those that `docs.json` names. Feedback from other hosts belongs to no page.
   * @default none
   */
  hosts: { kind: 'list', of: { kind: 'text', problem: hostProblem }, default: [] },
  /**
   * Folder for the cache.
   * @default your user's cache folder; in a plugin's build, `node_modules/.cache/docs-json-nav/feedback` if there is a `node_modules`
   */
  cacheFolder: { kind: 'text' },
  /**
   * Ignore the cache and read all feedback again.
   * @default false
   */
  refresh: {
    kind: 'toggle',
    default: false,
    flag: { help: 'ignore the cache and read all feedback again', commands: ['feedback'] },
  },
} as const satisfies OptionTable;

export type FeedbackLimits = FeedbackSettings['limits'];

export type FeedbackOptions = OptionsInput<typeof feedbackOptions>;

/** Feedback options with all defaults resolved. */
export interface FeedbackSettings extends ResolvedOptions<typeof feedbackOptions> {
  readonly path: string;
  /** Absolute path; `undefined` if nothing is cached. */
  readonly cacheFolder: string | undefined;
  /** Uses cached feedback only. */
  readonly offline: boolean;
}

/**
 * Resolves all defaults.
 *
 * @param root Absolute path of the docs folder.
 * @throws OptionsError if `dateFrom` is not before `dateTo`.
 */
export function resolveFeedbackOptions(
  options: FeedbackOptions,
  root: string,
  offline = false,
  cacheUser: CacheUser = 'command',
): FeedbackSettings {
  const { cacheFolder: customFolder, ...resolvedOptions } = completeOptions(feedbackOptions, options);
  const resolvedFolder = customFolder === undefined ? cacheFolder(root, cacheUser, 'feedback') : resolve(customFolder);
  const { path = defaultPathFor(resolvedOptions.baseUrl), dateFrom, dateTo } = resolvedOptions;
  const [from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY] = [dateFrom, dateTo].map((text) =>
    parseIsoDate(text ?? null),
  );
  if (from >= to) throw new OptionsError('feedback.dateFrom must be before feedback.dateTo, which is not included.');
  return { ...resolvedOptions, path, cacheFolder: resolvedFolder, offline };
}

const isoDatePattern = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/**
 * Parses an ISO 8601 date, with or without time, to milliseconds since 1970. Without a time zone it is UTC, so that the
 * result doesn't depend on the machine.
 *
 * @returns Undefined for other text and for impossible dates.
 */
export function parseIsoDate(text: string | null): number | undefined {
  const match = text === null ? null : isoDatePattern.exec(text.trim());
  if (match === null) return undefined;
  const [fullText, year, month, day, hours, , , zone] = match;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // `Date` parses 30 February as 2 March.
  if (new Date(midnight).toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return undefined;
  if (hours === undefined) return midnight;
  const offset = zone === undefined ? 'Z' : zone.replace(/^([+-]\d\d):?(\d\d)?$/, (_, h, m = '00') => `${h}:${m}`);
  const timeText = fullText.slice(11, zone === undefined ? undefined : -zone.length).replace(',', '.');
  const time = Date.parse(`${year}-${month}-${day}T${timeText}${offset.toUpperCase()}`);
  return Number.isNaN(time) ? undefined : time;
}
