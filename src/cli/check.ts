import type { BodyCache } from '../core/bodies.ts';
import { pluralize } from '../core/diagnostics.ts';
import { ExternalAnswers } from '../core/external-answers.ts';
import { relativePath } from '../core/host.ts';
import { OptionsError } from '../core/values.ts';
import { type ResolvedSite, type ResolveRequest, resolveSite } from '../site/resolve.ts';
import { type FlagValues, flagValue, flagValues } from './arguments.ts';
import type { BaselineComparison } from './baseline.ts';
import { type CheckedSites, checkSites, resolveSiteRoots } from './check-sites.ts';
import type { Command, CommandInput } from './command.ts';
import type { EarlierFindings, EarlierSite } from './earlier-site.ts';
import { createCheckOptions } from './feedback-findings.ts';
import type { Forecast } from './forecast.ts';
import { checkFormats, selectCheckFormat } from './formats/check-formats.ts';
import { generatorChoices } from './generator-words.ts';
import { nextCommand } from './next-command.ts';
import { progressBar } from './progress.ts';
import { findSiteOptions, getPathPrefix, readFlagOptions, siteFlags } from './site-flags.ts';
import type { StreamName, Streams } from './streams.ts';

export const check: Command = {
  usage: 'docs-json-nav check [root …] [flags]',
  summary: 'Checks docs.json and the page bodies: every page, link, heading and reference must exist.',
  flags: {
    format: {
      type: 'string',
      value: Object.keys(checkFormats).join('|'),
      description: 'output format (default: pretty)',
    },
    'new-since': {
      type: 'string',
      value: 'REF',
      description: 'report only findings that a Git revision did not have',
    },
    'update-baseline': { type: 'boolean', description: 'accept the findings of this run: write them to the baseline' },
    verbose: { type: 'boolean', description: 'show every finding with its source lines, without grouping' },
    timing: { type: 'boolean', description: 'print the time of each phase to standard error' },
    quiet: { type: 'boolean', short: 'q', description: 'show only errors; warnings still count' },
    watch: { type: 'boolean', short: 'w', description: 'check again whenever a file changes' },
    for: {
      type: 'string',
      multiple: true,
      value: 'GENERATOR',
      description: `also report what the generator drops or changes: ${generatorChoices.join(', ')}`,
    },
    feedback: { type: 'boolean', description: 'also read what readers said, and report pages with open comments' },
    since: { type: 'string', value: 'REF', description: 'also report routes lost since a Git revision' },
    ...siteFlags('check'),
  },
  examples: [
    ['docs-json-nav check', 'the docs folder here, or the only one in a subfolder'],
    ['docs-json-nav check docs internal-docs', 'several docs folders, as one report'],
    ['docs-json-nav check docs --max-warnings 0', 'fail on warnings too'],
    ["docs-json-nav check --provided 'oss/python/**'", 'pages that another build step generates'],
    ['docs-json-nav check --rule page-duplicate=off', 'disable one rule'],
    ['docs-json-nav check --no-content', 'only the navigation, without page bodies'],
    ['docs-json-nav check --for starlight', 'what Starlight drops, changes or replaces'],
    ['docs-json-nav check --baseline known.json', 'fail only on findings that are not in the file'],
    ['docs-json-nav check --new-since origin/main', 'fail only on findings that this branch added'],
    ['docs-json-nav check --watch', 'check again on every change'],
    ['docs-json-nav check --since origin/main', 'routes that were published then and no longer resolve'],
    ['docs-json-nav check --feedback', 'also pages with open comments of readers'],
    ['docs-json-nav check --format github', 'annotations in a pull request'],
  ],
  notes: ['Exit status: 0 no errors, 1 errors, 2 the command could not run.'],
  maxNames: Number.POSITIVE_INFINITY,
  run,
};

async function run(input: CommandInput, streams: Streams): Promise<number> {
  const { values, names } = input;
  const { out, err, cwd, program } = streams;
  const format = selectCheckFormat(values);
  rejectConflicts(values);
  const external = new ExternalAnswers();
  // Most pages are the same in both revisions, so both share the parsed bodies.
  const parsedBodies: BodyCache | undefined = values['new-since'] === undefined ? undefined : new Map();
  const revisionFilters = createRevisionFilters(input, cwd, external, parsedBodies);
  const siteRoots = await resolveSiteRoots(names, values, cwd);
  if (values.watch === true) {
    const { watchCheck } = await import('./watch/watch-check.ts');
    const options = readFlagOptions(values, names[0]);
    const watchInput = { options, configFile: flagValue(values, 'config'), external, cwd, out };
    const status = await watchCheck(watchInput, reportSite);
    // A check may still be running, and nothing needs its result.
    process.exit(status);
  }
  const startTime = performance.now();
  const elapsedMs = (): number => performance.now() - startTime;
  if (siteRoots.length > 0) {
    const sites = await checkSites(siteRoots, values, streams, external.requestMissing);
    const status = printReport(await createReport(sites, undefined, '.', elapsedMs), values, streams);
    err(formatUncheckedLinks(sites));
    return status;
  }
  const { options, root } = await findSiteOptions(values, names[0], cwd);
  const timing = values.timing === true ? (await import('./timing.ts')).startTiming() : undefined;
  timing?.note('start');
  const request: ResolveRequest = {
    onParseProgress: progressBar('reading pages'),
    onPhase: timing?.note,
    external: external.requestMissing,
    parsedBodies,
    keepsAccepted: true,
    isBuiltByGenerator: values.for !== undefined,
  };
  const site = await resolveSite(createCheckOptions(options, values), undefined, request);
  timing?.note('places');
  const report = await reportSite(site, root, elapsedMs);
  timing?.note('report');
  const status = printReport(report, values, streams);
  err(formatUncheckedLinks(site));
  if (timing !== undefined) err(timing.table());
  return status;

  async function reportSite(
    currentSite: ResolvedSite,
    root: string,
    elapsedMs: () => number,
  ): Promise<FormattedReport> {
    const site = await revisionFilters.withLost(currentSite);
    return createReport(site, await createForecast(site, input, cwd), root, elapsedMs);
  }

  /** @param root Docs folder as given by the user. With several sites, file names are relative to this folder. */
  async function createReport(
    site: CheckedSites,
    forecast: Forecast | undefined,
    root: string,
    elapsedMs: () => number,
  ): Promise<FormattedReport> {
    const finalResult = await filterResult(site, forecast, revisionFilters, input, streams);
    const milliseconds = Math.round(elapsedMs());
    const [verbose, quiet] = [values.verbose === true, values.quiet === true];
    const suggestCommand = (command: string, target = names[0]): string =>
      nextCommand(program, command, target, values);
    const text = await format({
      ...finalResult,
      ignored: await site.ignored(),
      settings: site.settings ?? (values.verbose === true ? [await findSiteOptions(values, names[0], cwd)] : []),
      forecast,
      root,
      docsFolder: site.root,
      milliseconds,
      verbose,
      quiet,
      cwd,
      fixCommand: suggestCommand('fix', fixableRoot(site, siteRoots)),
      unlistedCommand: suggestCommand('check --unlisted', siteRoots[0]),
    });
    return { text, ok: finalResult.ok, stream: finalResult.stream };
  }
}

/** Removes findings that the baseline accepts, and those that an earlier revision had. */
async function filterResult(
  site: CheckedSites,
  forecast: Forecast | undefined,
  revisionFilters: ReturnType<typeof createRevisionFilters>,
  input: CommandInput,
  streams: Streams,
) {
  // Spreading `site` would read `model`, which is built on the first access.
  const { ok, diagnostics, sources, maxWarnings, counts, checkSettings, baseline } = site;
  const checkResult = { ok, diagnostics, sources, maxWarnings, counts, checkSettings, ...forecast };
  const baselineResult =
    site.baselineResult ?? (await applyBaselineFlags({ ...checkResult, baseline }, input, streams));
  const resultAfterBaseline = { ...checkResult, ...baselineResult };
  return { ...resultAfterBaseline, ...(await revisionFilters.withoutOld(resultAfterBaseline)) };
}

/** @returns Exit code. */
function printReport({ text, ok, stream }: FormattedReport, values: FlagValues, { out, err }: Streams): number {
  // If the baseline goes to standard output, the report goes to standard error.
  const kind = values.format === 'github' ? 'commands' : 'text';
  if (text !== '') (stream === 'stdout' ? err : out)(`${text}\n`, kind);
  return ok ? 0 : 1;
}

/** @throws OptionsError for flags that exclude each other. */
function rejectConflicts(values: FlagValues): void {
  if (values.baseline !== undefined && values['new-since'] !== undefined)
    throw new OptionsError('Use --baseline or --new-since, not both.');
  if (values.watch === true && values.feedback === true)
    throw new OptionsError('Use --watch or --feedback: a watched check makes no requests for feedback.');
}

function formatUncheckedLinks({ counts: { unasked } }: Pick<CheckedSites, 'counts'>): string {
  if (unasked === 0) return '';
  const subject = `${pluralize(unasked, 'external link')} ${unasked === 1 ? 'was' : 'were'} not checked`;
  return `${subject}: the time limit was reached, or a host limits requests. Run the check again, or raise --external-seconds.\n`;
}

function createRevisionFilters(
  input: CommandInput,
  cwd: string,
  external: ExternalAnswers,
  parsed: BodyCache | undefined,
) {
  const { since, 'new-since': newSince } = input.values;
  const loadOptions = async () => (await findSiteOptions(input.values, input.names[0], cwd)).options;
  let earlierSite: EarlierSite | undefined;
  let earlierFindings: EarlierFindings | undefined;
  return { withoutOld: excludeOldFindings, withLost: addLostRoutes };

  async function excludeOldFindings(checkedSite: Pick<CheckedSites, 'diagnostics' | 'maxWarnings'>) {
    if (typeof newSince !== 'string') return {};
    const { findingsAt, filterNewFindings } = await import('./earlier-site.ts');
    const forecastEarlier = async (site: ResolvedSite) => (await createForecast(site, input, cwd))?.diagnostics;
    earlierFindings ??= await findingsAt(
      await loadOptions(),
      newSince,
      { external: external.readCached, parsed },
      forecastEarlier,
    );
    return filterNewFindings(checkedSite, earlierFindings);
  }

  async function addLostRoutes(site: ResolvedSite): Promise<ResolvedSite> {
    if (typeof since !== 'string') return site;
    const { lostRouteFindings, resolveEarlier } = await import('./earlier-site.ts');
    earlierSite ??= await resolveEarlier(await loadOptions(), since);
    const lostRoutes = lostRouteFindings(earlierSite, site);
    const locateWithLostRoutes: typeof site.locateTogether = (findings) =>
      site.locateTogether([...lostRoutes, ...findings]);
    return { ...site, ...(await locateWithLostRoutes([])), locateTogether: locateWithLostRoutes };
  }
}

interface FormattedReport {
  readonly text: string;
  readonly ok: boolean;
  readonly stream: StreamName | undefined;
}

/** The report suggests `fix` for the first folder with a fixable finding, because `fix` accepts only one folder. */
function fixableRoot({ diagnostics }: CheckedSites, roots: readonly string[]): string | undefined {
  const diagnostic = diagnostics.find(({ fixes }) => fixes?.isSure === true);
  return roots.find((root) => diagnostic?.file.startsWith(getPathPrefix(root)) === true);
}

async function createForecast(
  site: ResolvedSite,
  { values }: CommandInput,
  project: string,
): Promise<Forecast | undefined> {
  const generatorNames = flagValues(values, 'for');
  return generatorNames === undefined
    ? undefined
    : (await import('./forecast.ts')).forecastSite(site, generatorNames, project);
}

/**
 * Applies the baseline of `--baseline` or of the settings. If neither is set, `--update-baseline` writes the default
 * file and sets the option.
 */
async function applyBaselineFlags(
  checkedSite: Pick<CheckedSites, 'diagnostics' | 'maxWarnings' | 'checkSettings' | 'baseline'>,
  { values, names }: CommandInput,
  streams: Streams,
): Promise<Partial<BaselineComparison>> {
  const { cwd, err } = streams;
  const isUpdate = values['update-baseline'] === true;
  const configuredFile = checkedSite.baseline === undefined ? undefined : relativePath(cwd, checkedSite.baseline);
  const file = flagValue(values, 'baseline') ?? configuredFile;
  if (file === undefined && !isUpdate) return {};
  const { checkScope, compareWithBaseline } = await import('./baseline.ts');
  const scope = checkScope(checkedSite, values);
  if (file !== undefined) return compareWithBaseline(checkedSite, file, isUpdate, scope, streams);
  const { defaultBaseline, setBaselineOption } = await import('./baseline-option.ts');
  const foundOptions = await findSiteOptions(values, names[0], cwd);
  const name = relativePath(cwd, defaultBaseline(foundOptions));
  const comparison = await compareWithBaseline(checkedSite, name, true, scope, streams);
  err(`Wrote ${name}. ${setBaselineOption(foundOptions, cwd)}\n`);
  return comparison;
}
