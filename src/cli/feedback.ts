import { nearestWords } from '../core/config.ts';
import { formatDiagnostics, formatSafeJson, passes } from '../core/diagnostics.ts';
import { either } from '../core/findings.ts';
import { locate } from '../core/locate.ts';
import {
  type FeedbackSettings,
  feedbackSources,
  feedbackStatuses,
  type Options,
  resolveOptions,
} from '../core/options.ts';
import { type Diagnostic, type Finding, OptionsError } from '../core/values.ts';
import { checkLimits, rulesWithLimits } from '../feedback/annotate.ts';
import { createFeedbackClient } from '../feedback/client.ts';
import { sumCounts } from '../feedback/counts.ts';
import { timeOf } from '../feedback/dates.ts';
import { FeedbackArgumentsError, FeedbackError } from '../feedback/errors.ts';
import { keyFromEnvironment, keyProblem } from '../feedback/key.ts';
import { matchPath, type PathLookup } from '../feedback/match-paths.ts';
import { type FeedbackResult, readFeedback } from '../feedback/read-feedback.ts';
import { queryOf } from '../feedback/reading.ts';
import { pathLookupOf } from '../feedback/site.ts';
import { resolveSite } from '../site/resolve.ts';
import { choiceOf, type FlagValues, flagValue, selectedMember } from './arguments.ts';
import type { Command, CommandInput } from './command.ts';
import {
  type FeedbackReport,
  formatFeedbackCsv,
  formatFeedbackMarkdown,
  formatFeedbackTable,
  type ReaderComment,
} from './feedback-formats.ts';
import { type FeedbackRow, ordersWith, rowsOf, subjects } from './feedback-rows.ts';
import type { FeedbackOutput } from './json-reports.ts';
import { referToCheck } from './next-command.ts';
import { progressBar } from './progress.ts';
import { findSite, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

const formats = ['pretty', 'json', 'csv', 'markdown'] as const;
const sorts = Object.keys(ordersWith(0));

export const feedback: Command = {
  usage: 'docs-json-nav feedback [root] [flags]',
  summary: 'Shows the number of votes and comments on each page.',
  flags: {
    by: { type: 'string', value: subjects.join('|'), description: 'what to group by (default: page)' },
    sort: { type: 'string', value: sorts.join('|'), description: 'sort order (default: open)' },
    votes: {
      type: 'string',
      value: 'N',
      description: 'minimum number of votes for --sort ratio (default: 5)',
    },
    source: { type: 'string', value: feedbackSources.join('|'), description: 'only this kind of feedback' },
    status: { type: 'string', value: 'STATUS,…', description: `only these statuses: ${feedbackStatuses.join(', ')}` },
    from: {
      type: 'string',
      value: 'DATE',
      description: 'only feedback from that day on, compared with the period before',
    },
    to: { type: 'string', value: 'DATE', description: 'only feedback before that day' },
    limit: { type: 'string', value: 'N', description: 'maximum number of lines' },
    comments: { type: 'boolean', description: 'also show the comments on these pages' },
    format: { type: 'string', value: formats.join('|'), description: 'output format (default: pretty)' },
    ...siteFlags('feedback'),
  },
  examples: [
    ['docs-json-nav feedback', 'pages with the most open feedback first'],
    ['docs-json-nav feedback --sort ratio --limit 10', 'the ten least helpful pages'],
    [
      'docs-json-nav feedback --by group --from 2026-01-01 --to 2026-02-01',
      'one month, compared with the month before',
    ],
    ['docs-json-nav feedback --status pending,in_progress --source contextual', 'only what is still open'],
    ['docs-json-nav feedback --comments --limit 5', 'comments on the five pages with the most open feedback'],
    ['docs-json-nav feedback --format json', 'every page, for other programs'],
  ],
  notes: [
    'The key is read from the environment variable DOCS_FEEDBACK_KEY, or the one set by feedback.keyVariable.',
    'Exit status: 0 no errors, 1 errors, 2 the command could not run.',
  ],
  run,
};

async function run(input: CommandInput, streams: Streams): Promise<number> {
  const { values, names } = input;
  const { out, err, cwd } = streams;
  const request = requestOf(values);
  const location = withFilter(await findSite(values, names[0], cwd), request.filter);
  if (location.options.feedback?.projectId === undefined) {
    throw new OptionsError('No feedback project: set feedback.projectId in the config file, or pass --project ID.');
  }
  const { feedback: configured, rules } = await resolveOptions(location.options);
  // The command is useless without counts, so it fails without them.
  const settings = { ...(configured as FeedbackSettings), required: true };
  const problem = settings.offline ? undefined : keyProblem(settings.keyVariable);
  if (problem !== undefined) {
    throw new OptionsError(
      `Feedback cannot be read: ${problem}. Set it to a key from the API keys page of your dashboard, or pass --offline to use cached feedback.`,
    );
  }

  const site = await resolveSite({ ...location.options, content: false, feedback: undefined });
  const lookup = pathLookupOf(site.model, settings.hosts);
  // The number of entries is unknown until the end, but the number of requests is limited.
  const bar = progressBar('reading feedback, requests');
  const read = (within: FeedbackSettings): Promise<FeedbackResult> =>
    readFeedback(within, lookup, 'always', { onProgress: ({ requests, budget }) => bar?.(requests, budget) });
  const result = await read(settings);
  const earlierPeriod = periodBefore(settings, timeOf(result.readAt));
  const earlier =
    earlierPeriod === undefined
      ? undefined
      : await read({ ...settings, ...earlierPeriod, budget: Math.max(1, settings.budget - result.requests) });
  bar?.(1, 1);

  const { by, order, limit, format } = request;
  // Without the entries of the earlier period, changes are unknown.
  const previous = earlier?.readAt === null ? undefined : earlier?.entries;
  const rows = rowsOf(result.entries, previous, site.model, lookup, by).sort(order);
  const pages = by === 'page' ? rows : rowsOf(result.entries, previous, site.model, lookup, 'page');
  const changes = pages.map(({ change }) => change).filter((change) => change !== undefined);
  const visibleRows = rows.slice(0, limit);
  const routes = Object.keys(site.model.pages);
  const unmatched = result.unmatched.map(({ path, entries }) => ({
    path,
    entries,
    nearest: nearestWords(path, routes)[0] ?? null,
  }));
  const report: FeedbackReport = {
    by,
    rows: visibleRows,
    hiddenRows: rows.length - visibleRows.length,
    sum: {
      name: '',
      ...sumCounts(pages),
      ...(changes.length === 0 ? {} : { change: changes.reduce((sum, change) => sum + change, 0) }),
    },
    unmatched,
    comments: request.comments ? await commentsOf(settings, lookup, visibleRows, err) : undefined,
  };

  const findings = [
    ...result.findings,
    ...withoutRepeats(earlier?.findings ?? [], result.findings),
    ...checkLimits(site.model, result.counts, settings.limits),
  ];
  const { diagnostics } = await locate(findings, rulesWithLimits(rules, settings.limits), site.read, []);
  const ok = site.ok && passes(diagnostics, site.maxWarnings);
  if (format === 'json') {
    const output: FeedbackOutput = { ...jsonOf(report, location.root, ok), diagnostics: diagnostics.map(plain) };
    out(`${formatSafeJson(output)}\n`);
    return ok ? 0 : 1;
  }
  // The table of unmatched paths shows this finding already.
  const otherDiagnostics = diagnostics.filter(({ code }) => code !== 'feedback-unmatched');
  const faults = formatDiagnostics({ diagnostics: otherDiagnostics, sources: new Map() });
  if (format === 'pretty') out(`${formatFeedbackTable(report)}\n${faults === '' ? '' : `\n${faults}\n`}`);
  else {
    out(`${format === 'csv' ? formatFeedbackCsv(report) : formatFeedbackMarkdown(report)}\n`);
    if (faults !== '') err(`${faults}\n`);
  }
  referToCheck(site, input, streams);
  return ok ? 0 : 1;
}

function requestOf(values: FlagValues) {
  const by = choiceOf(values, 'by', subjects, '--by');
  const format = choiceOf(values, 'format', formats);
  const order = selectedMember(values, 'sort', Object.entries(ordersWith(numberOf(values, 'votes') ?? 5)), '--sort');
  const filter = filterOf(values);
  const comments = values.comments === true;
  if (comments && (by !== 'page' || format === 'csv')) {
    throw new OptionsError('--comments works only for pages: remove --by and --format csv.');
  }
  return { by, format, order, filter, comments, limit: numberOf(values, 'limit') };
}

type Filter = Partial<Pick<FeedbackSettings, 'source' | 'status' | 'dateFrom' | 'dateTo'>>;

/** Reads the filter of the flags. It replaces the filter of the settings. */
function filterOf(values: FlagValues): Filter {
  const [dateFrom, dateTo] = [dateOf(values, 'from'), dateOf(values, 'to')];
  const [from, to] = [dateFrom, dateTo].map((text) => timeOf(text ?? null));
  if (from !== undefined && to !== undefined && from >= to) {
    throw new OptionsError('--from must be before --to, which is the first day that is left out.');
  }
  const source = flagValue(values, 'source');
  const words = flagValue(values, 'status')?.split(',');
  const status = words?.map((word) => choice(word.trim(), feedbackStatuses, '--status'));
  return {
    ...(source === undefined ? {} : { source: choice(source, feedbackSources, '--source') }),
    ...(status === undefined ? {} : { status }),
    // If the command line sets either date, both dates of the settings are ignored.
    ...(dateFrom === undefined && dateTo === undefined ? {} : { dateFrom, dateTo }),
  };
}

function choice<T extends string>(word: string, words: readonly T[], flag: string): T {
  const match = words.find((candidate) => candidate === word);
  if (match === undefined) throw new OptionsError(`${flag} ${word} cannot be used: write ${either(words)}.`);
  return match;
}

function withFilter<T extends { readonly options: Options }>(location: T, filter: Filter): T {
  const { options } = location;
  if (options.feedback === undefined) return location;
  return { ...location, options: { ...options, feedback: { ...options.feedback, ...filter } } };
}

/**
 * Computes the period directly before the configured period, with the same length.
 *
 * @param now End of the period if none is configured, in milliseconds since 1970.
 */
function periodBefore(
  { dateFrom, dateTo }: FeedbackSettings,
  now = Date.now(),
): { readonly dateFrom: string; readonly dateTo: string } | undefined {
  const from = timeOf(dateFrom ?? null);
  if (dateFrom === undefined || from === undefined) return undefined;
  const to = timeOf(dateTo ?? null) ?? now;
  return to <= from ? undefined : { dateFrom: new Date(from - (to - from)).toISOString(), dateTo: dateFrom };
}

/**
 * Removes findings of the earlier period that would repeat those of the current period. Both periods are read from the
 * same service, so most problems occur twice. Unmatched paths of the earlier period are not reported.
 */
function withoutRepeats(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ code }) => code !== 'feedback-unmatched' && others.every((other) => other.code !== code));
}

function jsonOf(
  { by, rows, unmatched, comments }: FeedbackReport,
  root: string,
  ok: boolean,
): Omit<FeedbackOutput, 'diagnostics'> {
  const pages = rows.map(({ name, ...counts }) => {
    const pageComments = comments?.get(name);
    return { route: name, ...counts, ...(pageComments === undefined ? {} : { comments: pageComments }) };
  });
  return { version: 1, root, ok, ...(by === 'page' ? { pages } : { [`${by}s`]: rows }), unmatched };
}

function numberOf(values: FlagValues, flag: string): number | undefined {
  const text = flagValue(values, flag);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text)) throw new OptionsError(`Invalid --${flag} ${text}: write a whole number from 1.`);
  return Number(text);
}

function dateOf(values: FlagValues, flag: string): string | undefined {
  const text = flagValue(values, flag);
  if (text === undefined || timeOf(text) !== undefined) return text;
  throw new OptionsError(`Invalid --${flag} ${text}: write a date such as 2026-01-31.`);
}

function plain({ group: _, ...diagnostic }: Diagnostic): Omit<Diagnostic, 'group'> {
  return diagnostic;
}

/** Reads the comments of each route from the service. Comments are never cached. */
async function commentsOf(
  configured: FeedbackSettings,
  lookup: PathLookup,
  rows: readonly FeedbackRow[],
  err: Streams['err'],
): Promise<ReadonlyMap<string, readonly ReaderComment[]>> {
  const comments = new Map<string, ReaderComment[]>(rows.map(({ name }) => [name, []]));
  try {
    const key = keyFromEnvironment(configured.keyVariable) ?? '';
    const client = createFeedbackClient({ ...configured, key, totalTime: configured.deadline * 1000 });
    for await (const { path, comment, createdAt, status } of client.list(queryOf(configured))) {
      const match = matchPath(path, lookup);
      if (comment === null || comment.trim() === '' || !('route' in match)) continue;
      comments.get(match.route)?.push({ comment, createdAt, status });
    }
  } catch (error) {
    if (!(error instanceof FeedbackError || error instanceof FeedbackArgumentsError)) throw error;
    err(`Not all comments could be read: ${error.message}\n`);
  }
  const newest = (a: ReaderComment, b: ReaderComment): number => ((a.createdAt ?? '') < (b.createdAt ?? '') ? 1 : -1);
  return new Map(
    [...comments].filter(([, list]) => list.length > 0).map(([route, list]) => [route, list.sort(newest)]),
  );
}
