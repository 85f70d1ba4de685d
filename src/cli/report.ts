import { readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { escapeControls, summarize } from '../core/diagnostics.ts';
import { packageFolder, relativePath } from '../core/host.ts';
import { resolveOptions } from '../core/options.ts';
import { OptionsError } from '../core/values.ts';
import { parseIsoDate } from '../feedback/dates.ts';
import { readFeedback } from '../feedback/read-feedback.ts';
import { addFeedback as addFeedbackCounts, pathLookupOf } from '../feedback/site.ts';
import type { ReportData } from '../report/data.ts';
import { surveySite } from '../report/survey-site.ts';
import { isReportPage, type ReportAssets, renderReportPage } from '../report/write-page.ts';
import { type ResolvedSite, resolveSite } from '../site/resolve.ts';
import type { Command, CommandInput } from './command.ts';
import { createFeedbackRows } from './feedback-rows.ts';
import { nextCommand, pluralPronoun, printCheckHint } from './next-command.ts';
import { progressBar } from './progress.ts';
import { findSiteOptions, siteFlags } from './site-flags.ts';
import { openOutput, type Streams } from './streams.ts';

/** Length of the two periods whose feedback is compared, in milliseconds: 30 days. */
const periodMs = 30 * 24 * 60 * 60 * 1000;

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
  const { options } = await findSiteOptions(values, names[0], cwd);
  const onBodies = progressBar('reading pages');
  const site = await resolveSite({ ...options, feedback: undefined }, undefined, { onParseProgress: onBodies });
  const siteWithFeedback = await addFeedback(site, options);
  const docsLocation = locateDocs(
    cwd,
    site.root,
    output.stream === undefined ? resolve(cwd, values.out, '..') : undefined,
  );
  // An absolute path of this machine must not appear in the page.
  const root = names[0] !== undefined && isAbsolute(names[0]) ? docsLocation.prefix || undefined : names[0];
  const fixCommand = nextCommand(streams.program, 'fix', root, values);
  const data = surveySite({ ...siteWithFeedback, read: site.read, location: { ...docsLocation, fix: fixCommand } });
  const checkCommand = nextCommand(streams.program, 'check', root, values);
  const assets = reportAssets();
  await output.write(renderReportPage(data, assets, checkCommand));
  if (output.stream !== undefined) return siteWithFeedback.ok ? 0 : 1;
  const displayName = escapeControls(values.out);
  out(`wrote ${displayName}\n`);
  // `check` doesn't read feedback, so its result may differ.
  if (site.ok && !siteWithFeedback.ok)
    streams.err(
      `${summarize(siteWithFeedback)}: ${displayName} shows ${pluralPronoun(siteWithFeedback.diagnostics.length)}.\n`,
    );
  else printCheckHint(site, input, streams);
  return siteWithFeedback.ok ? 0 : 1;
}

/**
 * Path of the docs folder relative to the working directory (`prefix`) and to the page (`docsFolder`). Paths outside
 * the working directory are left out, because their names must not appear in the page.
 *
 * @param pageFolder Absolute path of the folder of the page. `undefined` if the page is written to a stream.
 */
function locateDocs(
  cwd: string,
  root: string,
  pageFolder: string | undefined,
): Pick<ReportData, 'prefix' | 'docsFolder'> {
  const [docsPath, pagePath] = [root, pageFolder].map((path) => (path === undefined ? '..' : relativePath(cwd, path)));
  if (docsPath === undefined || isOutside(docsPath)) return { prefix: '' };
  const prefix = docsPath === '' ? '' : `${docsPath}/`;
  return pagePath === undefined || isOutside(pagePath) || pageFolder === undefined
    ? { prefix }
    : { prefix, docsFolder: `${relativePath(pageFolder, root) || '.'}/` };
}

function isOutside(path: string): boolean {
  return path === '..' || path.startsWith('../') || isAbsolute(path);
}

async function addFeedback(site: ResolvedSite, options: Parameters<typeof resolveOptions>[0]) {
  const { feedback: settings } = await resolveOptions(options);
  if (settings === undefined) return { ...site, changes: new Map<string, number>() };
  const lookup = pathLookupOf(site.model, settings.hosts);
  const result = await readFeedback(settings, lookup, 'due');
  const readTime = parseIsoDate(result.readAt);
  const entriesBetween = (from: number, until: number) =>
    result.entries.filter(({ createdAt }) => {
      const time = parseIsoDate(createdAt);
      return time !== undefined && time >= from && time < until;
    });
  const rows =
    readTime === undefined
      ? []
      : createFeedbackRows(
          entriesBetween(readTime - periodMs, readTime),
          entriesBetween(readTime - 2 * periodMs, readTime - periodMs),
          site.model,
          lookup,
          'page',
        );
  const changes = new Map(rows.map(({ name, change = 0 }) => [name, change] as const));
  const locatedFindings = await site.locateTogether(result.findings);
  return { ...site, ...locatedFindings, model: addFeedbackCounts(site.model, result), changes };
}

export function reportAssets(): ReportAssets {
  return { script: readReportAsset('client.js'), styles: readReportAsset('styles.css') };
}

function readReportAsset(name: string): string {
  return readFileSync(join(packageFolder(), 'dist/report', name), 'utf8');
}
