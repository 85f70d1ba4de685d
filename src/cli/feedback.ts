import { nearestWords } from '../core/config.ts';
import { formatDiagnostics, formatSafeJson } from '../core/diagnostics.ts';
import { locate } from '../core/locate.ts';
import { type FeedbackSettings, resolveOptions } from '../core/options.ts';
import { type Diagnostic, OptionsError } from '../core/values.ts';
import { createFeedbackClient } from '../feedback/client.ts';
import { sumCounts } from '../feedback/counts.ts';
import { timeOf } from '../feedback/dates.ts';
import { FeedbackArgumentsError, FeedbackError } from '../feedback/errors.ts';
import { keyFromEnvironment, keyProblem } from '../feedback/key.ts';
import { matchPath, type PathLookup } from '../feedback/match-paths.ts';
import { readFeedback } from '../feedback/read-feedback.ts';
import { pathLookupOf } from '../feedback/site.ts';
import { resolveSite } from '../site/resolve.ts';
import { choiceOf, type FlagValues, flagValue, memberOf } from './arguments.ts';
import type { Command, Given } from './command.ts';
import {
  type FeedbackReport,
  formatFeedbackCsv,
  formatFeedbackMarkdown,
  formatFeedbackTable,
  type ReaderComment,
} from './feedback-formats.ts';
import { type FeedbackRow, ordersWith, type Period, rowsOf, subjects } from './feedback-rows.ts';
import type { FeedbackOutput } from './json-reports.ts';
import { referToCheck } from './next-command.ts';
import { progressBar } from './progress.ts';
import { findSite, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

const formats = ['pretty', 'json', 'csv', 'markdown'] as const;
const sorts = Object.keys(ordersWith(0));

export const feedback: Command = {
  usage: 'docs-json-nav feedback [root] [flags]',
  summary: 'Shows what readers said about each page, in numbers.',
  flags: {
    by: { type: 'string', value: subjects.join('|'), description: 'what each line is about (default: page)' },
    sort: { type: 'string', value: sorts.join('|'), description: 'how to sort (default: open)' },
    votes: {
      type: 'string',
      value: 'N',
      description: 'how many votes a line needs to count for --sort ratio (default: 5)',
    },
    from: {
      type: 'string',
      value: 'DATE',
      description: 'only feedback from that day on, compared with the time before',
    },
    to: { type: 'string', value: 'DATE', description: 'only feedback before that day' },
    limit: { type: 'string', value: 'N', description: 'show at most this many lines' },
    comments: { type: 'boolean', description: 'show what readers wrote on these pages' },
    format: { type: 'string', value: formats.join('|'), description: 'how to report (default: pretty)' },
    ...siteFlags('feedback'),
  },
  examples: [
    ['docs-json-nav feedback', 'pages with the most open feedback first'],
    ['docs-json-nav feedback --sort ratio --limit 10', 'the ten pages that help least'],
    ['docs-json-nav feedback --by group --from 2026-01-01 --to 2026-02-01', 'a month, and its change'],
    ['docs-json-nav feedback --comments --limit 5', 'what readers wrote on the five pages with the most open feedback'],
    ['docs-json-nav feedback --format json', 'every page, for other programs'],
  ],
  notes: [
    'The key comes from the environment variable DOCS_FEEDBACK_KEY, or from the one that feedback.keyVariable names.',
    'Exit status: 0 no error, 1 at least one error, 2 it could not run.',
  ],
  run,
};

async function run(given: Given, streams: Streams): Promise<number> {
  const { values, names } = given;
  const { out, err, cwd } = streams;
  const wanted = wishesOf(values);
  const found = await findSite(values, names[0], cwd);
  if (found.options.feedback?.projectId === undefined) {
    throw new OptionsError('No project is named: set feedback.projectId in the config file, or write --project ID.');
  }
  const { feedback: settings, rules } = await resolveOptions(found.options);
  // The command is useless without counts, so it fails without them.
  const asked = { ...(settings as FeedbackSettings), required: true };
  const problem = asked.offline ? undefined : keyProblem(asked.keyVariable);
  if (problem !== undefined) {
    throw new OptionsError(
      `Feedback cannot be read: ${problem}. Set it to a key from the API keys page of your dashboard, or write --offline to see what was read before.`,
    );
  }

  const site = await resolveSite({ ...found.options, content: false, feedback: undefined });
  const lookup = pathLookupOf(site.model, asked.hosts);
  // The number of entries is unknown until the end, but the number of requests is limited.
  const bar = progressBar('reading feedback, requests');
  const result = await readFeedback(asked, lookup, 'always', {
    onProgress: ({ requests, budget }) => bar?.(requests, budget),
  });
  bar?.(1, 1);

  const { by, order, limit, period, format } = wanted;
  const end = period.to ?? (period.from === undefined ? undefined : (timeOf(result.readAt) ?? undefined));
  const within = { from: period.from, to: end };
  const rows = rowsOf(result.entries, site.model, lookup, { by, period: within }).sort(order);
  const pages = by === 'page' ? rows : rowsOf(result.entries, site.model, lookup, { by: 'page', period: within });
  const changes = pages.map(({ change }) => change).filter((change) => change !== undefined);
  const shown = rows.slice(0, limit);
  const routes = Object.keys(site.model.pages);
  const unmatched = result.unmatched.map(({ path, entries }) => ({
    path,
    entries,
    nearest: nearestWords(path, routes)[0] ?? null,
  }));
  const report: FeedbackReport = {
    by,
    shown,
    left: rows.length - shown.length,
    sum: {
      name: '',
      ...sumCounts(pages),
      ...(changes.length === 0 ? {} : { change: changes.reduce((sum, change) => sum + change, 0) }),
    },
    unmatched,
    comments: wanted.comments ? await commentsOf(asked, lookup, shown, within, err) : undefined,
  };

  const { diagnostics } = await locate(result.findings, rules, () => undefined, []);
  const ok = site.ok && diagnostics.every(({ severity }) => severity !== 'error');
  if (format === 'json') {
    const told: FeedbackOutput = { ...jsonOf(report, found.root, ok), diagnostics: diagnostics.map(plain) };
    out(`${formatSafeJson(told)}\n`);
    return ok ? 0 : 1;
  }
  // The table of unmatched paths shows this finding already.
  const others = diagnostics.filter(({ code }) => code !== 'feedback-unmatched');
  const faults = formatDiagnostics({ diagnostics: others, sources: new Map() });
  if (format === 'pretty') out(`${formatFeedbackTable(report)}\n${faults === '' ? '' : `\n${faults}\n`}`);
  else {
    out(`${format === 'csv' ? formatFeedbackCsv(report) : formatFeedbackMarkdown(report)}\n`);
    if (faults !== '') err(`${faults}\n`);
  }
  referToCheck(site, given, streams);
  return ok ? 0 : 1;
}

function wishesOf(values: FlagValues) {
  const by = choiceOf(values, 'by', subjects, '--by');
  const format = choiceOf(values, 'format', formats);
  const order = memberOf(values, 'sort', Object.entries(ordersWith(numberOf(values, 'votes') ?? 5)), '--sort');
  const period = { from: dateOf(values, 'from'), to: dateOf(values, 'to') };
  if (period.from !== undefined && period.to !== undefined && period.from >= period.to) {
    throw new OptionsError('--from must be before --to, which is the first day that is left out.');
  }
  const comments = values.comments === true;
  if (comments && (by !== 'page' || format === 'csv')) {
    throw new OptionsError('--comments shows what readers wrote on pages: leave out --by and --format csv.');
  }
  return { by, format, order, period, comments, limit: numberOf(values, 'limit') };
}

function jsonOf(
  { by, shown, unmatched, comments }: FeedbackReport,
  root: string,
  ok: boolean,
): Omit<FeedbackOutput, 'diagnostics'> {
  const pages = shown.map(({ name, ...counts }) => {
    const own = comments?.get(name);
    return { route: name, ...counts, ...(own === undefined ? {} : { comments: own }) };
  });
  return { version: 1, root, ok, ...(by === 'page' ? { pages } : { [`${by}s`]: shown }), unmatched };
}

function numberOf(values: FlagValues, flag: string): number | undefined {
  const text = flagValue(values, flag);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text)) throw new OptionsError(`--${flag} ${text} is no number from 1.`);
  return Number(text);
}

function dateOf(values: FlagValues, flag: string): number | undefined {
  const text = flagValue(values, flag);
  if (text === undefined) return undefined;
  const time = timeOf(text);
  if (time === undefined) throw new OptionsError(`--${flag} ${text} is not a date: write one such as 2026-01-31.`);
  return time;
}

/** Removes fields that only the pretty report uses. */
function plain({ group: _, ...diagnostic }: Diagnostic): Omit<Diagnostic, 'group'> {
  return diagnostic;
}

/** Reads the comments from the service; they are never cached. */
async function commentsOf(
  settings: FeedbackSettings,
  lookup: PathLookup,
  shown: readonly FeedbackRow[],
  { from, to }: Period,
  err: Streams['err'],
): Promise<ReadonlyMap<string, readonly ReaderComment[]>> {
  const comments = new Map<string, ReaderComment[]>(shown.map(({ name }) => [name, []]));
  const iso = (time: number | undefined): string | undefined =>
    time === undefined ? undefined : new Date(time).toISOString();
  try {
    const key = keyFromEnvironment(settings.keyVariable) ?? '';
    const client = createFeedbackClient({ ...settings, key, totalTime: settings.deadline * 1000 });
    for await (const { path, comment, createdAt, status } of client.list({ dateFrom: iso(from), dateTo: iso(to) })) {
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
