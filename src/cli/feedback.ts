import { locate } from '../diagnostics/locate.ts';
import { formatDiagnostics, summarize } from '../diagnostics/report/pretty.ts';
import type { FeedbackSettings } from '../feedback/options.ts';
import { findOptions } from '../options/find-options.ts';
import { resolveOptions } from '../options/options.ts';
import { resolveSite } from '../resolve.ts';
import { nearestWords } from '../schema/nearest.ts';
import { OptionsError } from '../values/options-error.ts';
import { commonFlags, type Flags, parseArguments } from './arguments.ts';
import { type FeedbackRow, formatFeedbackTable, orders } from './feedback-table.ts';
import { type CommandHelp, formatHelp } from './help.ts';
import { progressBar } from './progress.ts';
import { optionsOf, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

const formats = ['pretty', 'json'];

const flags: Flags = {
  sort: { type: 'string', value: Object.keys(orders).join('|'), description: 'what stands first (default: open)' },
  limit: { type: 'string', value: 'N', description: 'show no more than this many pages' },
  format: { type: 'string', value: formats.join('|'), description: 'how to report (default: pretty)' },
  ...siteFlags('feedback'),
  ...commonFlags,
};

export const feedbackHelp: CommandHelp = {
  usage: 'docs-json-nav feedback [root] [flags]',
  summary: 'Reads what readers said of the pages, and shows it in numbers.',
  flags,
  examples: [
    ['docs-json-nav feedback', 'pages with the most open feedback first'],
    ['docs-json-nav feedback --sort unhelpful --limit 10', 'the ten pages that help least'],
    ['docs-json-nav feedback --format json', 'every page, for other programs'],
  ],
  notes: [
    'The key comes from the environment variable DOCS_FEEDBACK_KEY, or from the one that feedback.keyVariable names.',
    'Exit status: 0 nothing at error level, 1 something at error level, 2 it could not run.',
  ],
};

/** `docs-json-nav feedback`: shows the counts by page; returns the exit status. */
export async function feedback(words: readonly string[], { out, err, cwd }: Streams): Promise<number> {
  const { values, names } = parseArguments(words, flags, 1);
  if (values.help === true) {
    out(`${formatHelp(feedbackHelp)}\n`);
    return 0;
  }
  const format = oneOf('format', values.format as string | undefined, formats);
  const order = orders[oneOf('sort', values.sort as string | undefined, Object.keys(orders))];
  const limit = limitOf(values.limit as string | undefined);
  const found = await findOptions(optionsOf(values, names[0]), cwd, values.config as string | undefined);
  if (found.options.feedback?.projectId === undefined) {
    throw new OptionsError('No project is named: set feedback.projectId in the config file, or write --project ID.');
  }
  const { feedback: settings, rules } = await resolveOptions(found.options);
  // Whoever writes this command asks for counts: without them it fails.
  const asked = { ...(settings as FeedbackSettings), required: true };

  const site = await resolveSite({ ...found.options, feedback: undefined });
  const { readFeedback, pathWorldOf } = await loadFeedback();
  // How much there is to read is not known before its end; how many requests there may be is.
  const bar = progressBar('reading feedback, requests');
  const result = await readFeedback(asked, pathWorldOf(site.model, asked.hosts), 'always', {
    onProgress: ({ requests, budget }) => bar?.(requests, budget),
  });
  bar?.(1, 1);
  const { diagnostics } = await locate(result.findings, rules, () => undefined, []);
  const ok = site.ok && diagnostics.every(({ severity }) => severity !== 'error');
  const rows = [...result.counts].map(([route, counts]): FeedbackRow => ({ route, ...counts })).sort(order);
  const shown = rows.slice(0, limit);
  if (format === 'json') {
    const { root } = found;
    out(
      `${JSON.stringify({ version: 1, root, ok, pages: shown, diagnostics: diagnostics.map(plain) }, undefined, 2)}\n`,
    );
    return ok ? 0 : 1;
  }
  const report = formatDiagnostics({ diagnostics, sources: new Map() });
  out(`${formatFeedbackTable(shown, rows)}\n${report === '' ? '' : `\n${report}\n`}`);
  if (!site.ok) err(`${summarize(site)}: docs-json-nav check shows them.\n`);
  return ok ? 0 : 1;
}

/** What reads the service is loaded with the first need of it. */
async function loadFeedback() {
  const [reading, site] = await Promise.all([import('../feedback/read-feedback.ts'), import('../feedback/site.ts')]);
  return { ...reading, ...site };
}

/** A word of a list; its first one where nothing is said. */
function oneOf(flag: string, word: string | undefined, words: readonly string[]): string {
  const chosen = word ?? (words[0] as string);
  if (words.includes(chosen)) return chosen;
  const [nearest] = nearestWords(chosen, words);
  throw new OptionsError(`There is no --${flag} ${chosen}: write ${nearest ?? words.join(', ')}.`);
}

function limitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text)) throw new OptionsError(`--limit ${text} is no number from 1.`);
  return Number(text);
}

/** A diagnostic without what only the report for people needs. */
function plain({ group: _, ...diagnostic }: { readonly group: string }): object {
  return diagnostic;
}
