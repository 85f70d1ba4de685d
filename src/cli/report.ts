import { readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { escapeControls, summarize } from '../core/diagnostics.ts';
import { packageFolder, relativePath } from '../core/host.ts';
import { resolveOptions } from '../core/options.ts';
import { OptionsError } from '../core/values.ts';
import { timeOf } from '../feedback/dates.ts';
import { readFeedback } from '../feedback/read-feedback.ts';
import { pathLookupOf, withFeedback } from '../feedback/site.ts';
import type { ReportData } from '../report/data.ts';
import { surveySite } from '../report/survey-site.ts';
import { isReportPage, type ReportAssets, writeReportPage } from '../report/write-page.ts';
import { type ResolvedSite, resolveSite } from '../site/resolve.ts';
import type { Command, CommandInput } from './command.ts';
import { rowsOf } from './feedback-rows.ts';
import { nextCommand, pluralPronoun, referToCheck } from './next-command.ts';
import { progressBar } from './progress.ts';
import { findSite, siteFlags } from './site-flags.ts';
import { openOutput, type Streams } from './streams.ts';

/** Length of the two periods whose feedback is compared, in milliseconds: 30 days. */
const span = 30 * 24 * 60 * 60 * 1000;

export const report: Command = {
  usage: 'docs-json-nav report [root] --out FILE.html',
  summary: 'Writes a self-contained HTML page: the navigation as a map, with findings, feedback, sizes and coverage.',
  flags: {
    out: { type: 'string', value: 'FILE.html', description: 'file to write; - for standard output' },
    ...siteFlags('report'),
  },
  examples: [
    ['docs-json-nav report --out report.html', 'the docs folder here, including page bodies'],
    ['docs-json-nav report docs --out build/report.html --unlisted', 'warn about pages that are not in the navigation'],
  ],
  notes: [
    'A file that is not an earlier report is never replaced. --out - writes to standard output.',
    'Exit status: 0 no errors, 1 errors, 2 the command could not run. The page is written in the first two cases.',
  ],
  run,
};

async function run(input: CommandInput, streams: Streams): Promise<number> {
  const { values, names } = input;
  const { out, cwd } = streams;
  if (typeof values.out !== 'string' || values.out === '') throw new OptionsError('--out FILE.html is missing.');
  // Checked first, so that a wrong file name fails before the work.
  const output = openOutput(values.out, { name: 'a report', holds: isReportPage }, streams);
  const { options } = await findSite(values, names[0], cwd);
  const onBodies = progressBar('reading pages');
  const site = await resolveSite({ ...options, feedback: undefined }, undefined, { onBodies });
  const judged = await withReaders(site, options);
  const where = whereOf(cwd, site.root, output.stream === undefined ? resolve(cwd, values.out, '..') : undefined);
  // An absolute path of this machine must not appear in the page.
  const root = names[0] !== undefined && isAbsolute(names[0]) ? where.prefix || undefined : names[0];
  const fix = nextCommand(streams.program, 'fix', root, values);
  const data = surveySite({ ...judged, read: site.read, location: { ...where, fix } });
  const check = nextCommand(streams.program, 'check', root, values);
  const assets = reportAssets();
  await output.write(writeReportPage(data, assets, check));
  if (output.stream !== undefined) return judged.ok ? 0 : 1;
  const displayName = escapeControls(values.out);
  out(`wrote ${displayName}\n`);
  // `check` doesn't read feedback, so its result may differ.
  if (site.ok && !judged.ok)
    streams.err(`${summarize(judged)}: ${displayName} shows ${pluralPronoun(judged.diagnostics.length)}.\n`);
  else referToCheck(site, input, streams);
  return judged.ok ? 0 : 1;
}

/**
 * Path of the docs folder relative to the working directory (`prefix`) and to the page (`docsFolder`). Paths outside
 * the working directory are left out, because their names must not appear in the page.
 *
 * @param from Absolute path of the folder of the page. `undefined` if the page is written to a stream.
 */
function whereOf(cwd: string, root: string, from: string | undefined): Pick<ReportData, 'prefix' | 'docsFolder'> {
  const [below, out] = [root, from].map((path) => (path === undefined ? '..' : relativePath(cwd, path)));
  if (below === undefined || isOutside(below)) return { prefix: '' };
  const prefix = below === '' ? '' : `${below}/`;
  return out === undefined || isOutside(out) || from === undefined
    ? { prefix }
    : { prefix, docsFolder: `${relativePath(from, root) || '.'}/` };
}

function isOutside(path: string): boolean {
  return path === '..' || path.startsWith('../') || isAbsolute(path);
}

async function withReaders(site: ResolvedSite, options: Parameters<typeof resolveOptions>[0]) {
  const { feedback: settings } = await resolveOptions(options);
  if (settings === undefined) return { ...site, changes: new Map<string, number>() };
  const lookup = pathLookupOf(site.model, settings.hosts);
  const result = await readFeedback(settings, lookup, 'due');
  const to = timeOf(result.readAt);
  const within = (from: number, until: number) =>
    result.entries.filter(({ createdAt }) => {
      const time = timeOf(createdAt);
      return time !== undefined && time >= from && time < until;
    });
  const rows =
    to === undefined ? [] : rowsOf(within(to - span, to), within(to - 2 * span, to - span), site.model, lookup, 'page');
  const changes = new Map(rows.map(({ name, change = 0 }) => [name, change] as const));
  const located = await site.locateTogether(result.findings);
  return { ...site, ...located, model: withFeedback(site.model, result), changes };
}

export function reportAssets(): ReportAssets {
  return { script: assetOf('client.js'), styles: assetOf('styles.css') };
}

function assetOf(name: string): string {
  return readFileSync(join(packageFolder(), 'dist/report', name), 'utf8');
}
