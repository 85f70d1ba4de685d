import { nearestWords } from '../core/config.ts';
import { formatDiagnostics, formatSafeJson, passes } from '../core/diagnostics.ts';
import { joinWithOr } from '../core/findings.ts';
import { locate } from '../core/locate.ts';
import {
  type FeedbackSettings,
  feedbackSources,
  feedbackStatuses,
  type Options,
  resolveOptions,
} from '../core/options.ts';
import { type Diagnostic, type Finding, OptionsError } from '../core/values.ts';
import { addLimitRules, checkLimits } from '../feedback/annotate.ts';
import { createFeedbackClient } from '../feedback/client.ts';
import { sumCounts } from '../feedback/counts.ts';
import { parseIsoDate } from '../feedback/dates.ts';
import { FeedbackArgumentsError, FeedbackError } from '../feedback/errors.ts';
import { keyFromEnvironment, keyProblem } from '../feedback/key.ts';
import { matchPath, type PathLookup } from '../feedback/match-paths.ts';
import { type FeedbackResult, readFeedback } from '../feedback/read-feedback.ts';
import { createQuery } from '../feedback/reading.ts';
import { pathLookupOf } from '../feedback/site.ts';
import { resolveSite } from '../site/resolve.ts';
import { type FlagValues, flagChoice, flagMember, flagValue } from './arguments.ts';
import type { Command, CommandInput } from './command.ts';
import {
  type FeedbackReport,
  formatFeedbackCsv,
  formatFeedbackMarkdown,
  formatFeedbackTable,
  type ReaderComment,
} from './feedback-formats.ts';
import { createFeedbackRows, createRowOrders, type FeedbackRow, rowSubjects } from './feedback-rows.ts';
import type { FeedbackOutput } from './json-reports.ts';
import { printCheckHint } from './next-command.ts';
import { progressBar } from './progress.ts';
import { findSiteOptions, getPathPrefix, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

const formats = ['pretty', 'json', 'csv', 'markdown'] as const;
const sortNames = Object.keys(createRowOrders(0));

export const feedback: Command = {
  usage: 'docs-json-nav feedback [root] [flags]',
  summary: 'Shows the number of votes and comments on each page.',
  flags: {
    by: { type: 'string', value: rowSubjects.join('|'), description: 'what to group by (default: page)' },
    sort: { type: 'string', value: sortNames.join('|'), description: 'sort order (default: open)' },
    votes: {
      type: 'string',
      value: 'N',
      description: 'with --sort ratio, lines with fewer votes come last (default: 5)',
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
    '--source, --status, --from and --to replace the filter of the config file.',
    'The key is read from the environment variable DOCS_FEEDBACK_KEY, or the one set by feedback.keyVariable.',
    'Exit status: 0 no errors, 1 errors, 2 the command could not run.',
  ],
  run,
};

async function run(input: CommandInput, streams: Streams): Promise<number> {
  const { values, names } = input;
  const { out, err, cwd } = streams;
  const request = parseRequest(values);
  const foundSite = withFilter(await findSiteOptions(values, names[0], cwd), request.filter);
  if (foundSite.options.feedback?.projectId === undefined) {
    throw new OptionsError('No feedback project: set feedback.projectId in the config file, or pass --project ID.');
  }
  const { feedback: feedbackSettings, rules } = await resolveOptions(foundSite.options);
  // The command is useless without counts, so it fails without them.
  const settings = { ...(feedbackSettings as FeedbackSettings), required: true };
  const problem = settings.offline ? undefined : keyProblem(settings.keyVariable);
  if (problem !== undefined) {
    throw new OptionsError(
      `Feedback cannot be read: ${problem}. Set it to a key from the API keys page of your dashboard, or pass --offline to use cached feedback.`,
    );
  }

  const site = await resolveSite({ ...foundSite.options, content: false, feedback: undefined });
  const lookup = pathLookupOf(site.model, settings.hosts);
  // The number of entries is unknown until the end, but the number of requests is limited.
  const updateProgress = progressBar('reading feedback, requests');
  const readPeriod = (periodSettings: FeedbackSettings): Promise<FeedbackResult> =>
    readFeedback(periodSettings, lookup, 'always', {
      onProgress: ({ requests, budget }) => updateProgress?.(requests, budget),
    });
  const result = await readPeriod(settings);
  const earlierPeriod = getPreviousPeriod(settings, parseIsoDate(result.readAt));
  const earlierResult =
    earlierPeriod === undefined
      ? undefined
      : await readPeriod({ ...settings, ...earlierPeriod, budget: Math.max(1, settings.budget - result.requests) });
  updateProgress?.(1, 1);

  const { by, order, limit, format } = request;
  // Without the entries of the earlier period, changes are unknown.
  const previousEntries = earlierResult?.readAt === null ? undefined : earlierResult?.entries;
  const rows = createFeedbackRows(result.entries, previousEntries, site.model, lookup, by).sort(order);
  const pageRows =
    by === 'page' ? rows : createFeedbackRows(result.entries, previousEntries, site.model, lookup, 'page');
  const changes = pageRows.map(({ change }) => change).filter((change) => change !== undefined);
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
      ...sumCounts(pageRows),
      ...(changes.length === 0 ? {} : { change: changes.reduce((sum, change) => sum + change, 0) }),
    },
    unmatched,
    comments: request.comments ? await readComments(settings, lookup, visibleRows, err) : undefined,
  };

  const findings = [
    ...result.findings,
    ...withoutRepeats(earlierResult?.findings ?? [], result.findings),
    ...checkLimits(site.model, result.counts, settings.limits),
  ];
  const { diagnostics } = await locate(findings, addLimitRules(rules, settings.limits), site.read, []);
  const ok = site.ok && passes(diagnostics, site.maxWarnings);
  if (format === 'json') {
    const output: FeedbackOutput = {
      ...toFeedbackOutput(report, foundSite.root, ok),
      diagnostics: diagnostics.map(omitGroup),
    };
    out(`${formatSafeJson(output)}\n`);
    return ok ? 0 : 1;
  }
  // The table of unmatched paths shows this finding already.
  const otherDiagnostics = diagnostics.filter(({ code }) => code !== 'feedback-unmatched');
  const diagnosticsText = formatDiagnostics(
    { diagnostics: otherDiagnostics, sources: new Map() },
    { prefix: getPathPrefix(foundSite.root) },
  );
  if (format === 'pretty')
    out(`${formatFeedbackTable(report)}\n${diagnosticsText === '' ? '' : `\n${diagnosticsText}\n`}`);
  else {
    out(`${format === 'csv' ? formatFeedbackCsv(report) : formatFeedbackMarkdown(report)}\n`);
    if (diagnosticsText !== '') err(`${diagnosticsText}\n`);
  }
  printCheckHint(site, input, streams);
  return ok ? 0 : 1;
}

function parseRequest(values: FlagValues) {
  const by = flagChoice(values, 'by', rowSubjects, '--by');
  const format = flagChoice(values, 'format', formats);
  const order = flagMember(
    values,
    'sort',
    Object.entries(createRowOrders(parseCountFlag(values, 'votes') ?? 5)),
    '--sort',
  );
  const filter = parseFilter(values);
  const comments = values.comments === true;
  if (comments && (by !== 'page' || format === 'csv')) {
    throw new OptionsError('--comments works only for pages: remove --by and --format csv.');
  }
  return { by, format, order, filter, comments, limit: parseCountFlag(values, 'limit') };
}

type FeedbackFilter = Partial<Pick<FeedbackSettings, 'source' | 'status' | 'dateFrom' | 'dateTo'>>;

/** Reads the filter of the flags. It replaces the filter of the settings. */
function parseFilter(values: FlagValues): FeedbackFilter {
  const [dateFrom, dateTo] = [parseDateFlag(values, 'from'), parseDateFlag(values, 'to')];
  const [from, to] = [dateFrom, dateTo].map((text) => parseIsoDate(text ?? null));
  if (from !== undefined && to !== undefined && from >= to) {
    throw new OptionsError('--from must be before --to, which is the first day that is left out.');
  }
  const source = flagValue(values, 'source');
  const statusNames = flagValue(values, 'status')?.split(',');
  const status = statusNames?.map((word) => requireChoice(word.trim(), feedbackStatuses, '--status'));
  return {
    ...(source === undefined ? {} : { source: requireChoice(source, feedbackSources, '--source') }),
    ...(status === undefined ? {} : { status }),
    // If the command line sets either date, both dates of the settings are ignored.
    ...(dateFrom === undefined && dateTo === undefined ? {} : { dateFrom, dateTo }),
  };
}

function requireChoice<T extends string>(word: string, choices: readonly T[], flag: string): T {
  const match = choices.find((candidate) => candidate === word);
  if (match === undefined) throw new OptionsError(`${flag} ${word} cannot be used: write ${joinWithOr(choices)}.`);
  return match;
}

function withFilter<T extends { readonly options: Options }>(foundSite: T, filter: FeedbackFilter): T {
  const { options } = foundSite;
  if (options.feedback === undefined) return foundSite;
  return { ...foundSite, options: { ...options, feedback: { ...options.feedback, ...filter } } };
}

/**
 * Computes the period directly before the configured period, with the same length.
 *
 * @param now End of the period if none is configured, in milliseconds since 1970.
 */
function getPreviousPeriod(
  { dateFrom, dateTo }: FeedbackSettings,
  now = Date.now(),
): { readonly dateFrom: string; readonly dateTo: string } | undefined {
  const from = parseIsoDate(dateFrom ?? null);
  if (dateFrom === undefined || from === undefined) return undefined;
  const to = parseIsoDate(dateTo ?? null) ?? now;
  return to <= from ? undefined : { dateFrom: new Date(from - (to - from)).toISOString(), dateTo: dateFrom };
}

/**
 * Removes findings of the earlier period that would repeat those of the current period. Both periods are read from the
 * same service, so most problems occur twice. Unmatched paths of the earlier period are not reported.
 */
function withoutRepeats(findings: readonly Finding[], currentFindings: readonly Finding[]): readonly Finding[] {
  return findings.filter(
    ({ code }) =>
      code !== 'feedback-unmatched' && currentFindings.every((currentFinding) => currentFinding.code !== code),
  );
}

function toFeedbackOutput(
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

function parseCountFlag(values: FlagValues, flag: string): number | undefined {
  const text = flagValue(values, flag);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text)) throw new OptionsError(`Invalid --${flag} ${text}: write a whole number from 1.`);
  return Number(text);
}

function parseDateFlag(values: FlagValues, flag: string): string | undefined {
  const text = flagValue(values, flag);
  if (text === undefined || parseIsoDate(text) !== undefined) return text;
  throw new OptionsError(`Invalid --${flag} ${text}: write a date such as 2026-01-31.`);
}

function omitGroup({ group: _, ...diagnostic }: Diagnostic): Omit<Diagnostic, 'group'> {
  return diagnostic;
}

/** Reads the comments of each route from the service. Comments are never cached. */
async function readComments(
  settings: FeedbackSettings,
  lookup: PathLookup,
  rows: readonly FeedbackRow[],
  err: Streams['err'],
): Promise<ReadonlyMap<string, readonly ReaderComment[]>> {
  const comments = new Map<string, ReaderComment[]>(rows.map(({ name }) => [name, []]));
  try {
    const key = keyFromEnvironment(settings.keyVariable) ?? '';
    const client = createFeedbackClient({ ...settings, key, totalTime: settings.deadline * 1000 });
    for await (const { path, comment, createdAt, status } of client.list(createQuery(settings))) {
      const match = matchPath(path, lookup);
      if (comment === null || comment.trim() === '' || !('route' in match)) continue;
      comments.get(match.route)?.push({ comment, createdAt, status });
    }
  } catch (error) {
    if (!(error instanceof FeedbackError || error instanceof FeedbackArgumentsError)) throw error;
    err(`Not all comments could be read: ${error.message}\n`);
  }
  const byNewest = (a: ReaderComment, b: ReaderComment): number => ((a.createdAt ?? '') < (b.createdAt ?? '') ? 1 : -1);
  return new Map(
    [...comments]
      .filter(([, routeComments]) => routeComments.length > 0)
      .map(([route, list]) => [route, list.sort(byNewest)]),
  );
}
