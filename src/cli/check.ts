import type { ParsedBodies } from '../core/bodies.ts';
import { pluralize } from '../core/diagnostics.ts';
import { ExternalAnswers } from '../core/external-answers.ts';
import { relativePath } from '../core/host.ts';
import { OptionsError } from '../core/values.ts';
import { type ResolvedSite, resolveSite } from '../site/resolve.ts';
import { type FlagValues, flagValue, flagValues } from './arguments.ts';
import type { Compared } from './baseline.ts';
import { type CheckedSites, checkSites, severalSites } from './check-sites.ts';
import type { Command, CommandInput } from './command.ts';
import type { EarlierFindings, EarlierSite } from './earlier-site.ts';
import { optionsOfCheck } from './feedback-findings.ts';
import type { Forecast } from './forecast.ts';
import { checkFormatOf, checkFormats } from './formats/check-formats.ts';
import { generatorWords } from './generator-words.ts';
import { nextCommand } from './next-command.ts';
import { progressBar } from './progress.ts';
import { findSite, optionsOf, prefixOf, siteFlags } from './site-flags.ts';
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
      description: `also report what the generator drops or changes: ${generatorWords.join(', ')}`,
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
  const format = checkFormatOf(values);
  refuseConflicts(values);
  const external = new ExternalAnswers();
  // Most pages are the same in both revisions, so both share the parsed bodies.
  const parsed: ParsedBodies | undefined = values['new-since'] === undefined ? undefined : new Map();
  const earlier = loadRevisions(input, cwd, external, parsed);
  const several = await severalSites(names, values, cwd);
  if (values.watch === true) {
    const { watchCheck } = await import('./watch/watch-check.ts');
    const start = { options: optionsOf(values, names[0]), configFile: flagValue(values, 'config'), external, cwd, out };
    return watchCheck(start, reportSite);
  }
  const started = performance.now();
  const time = (): number => performance.now() - started;
  if (several.length > 0) {
    const sites = await checkSites(several, values, streams, external.ask);
    const status = print(await createReport(sites, undefined, '.', time));
    err(unaskedNote(sites));
    return status;
  }
  const { options, root } = await findSite(values, names[0], cwd);
  const timing = values.timing === true ? (await import('./timing.ts')).startTiming() : undefined;
  timing?.note('start');
  const events = {
    onBodies: progressBar('reading pages'),
    onPhase: timing?.note,
    external: external.ask,
    parsed,
    keepsAccepted: true,
    isBuiltByGenerator: values.for !== undefined,
  };
  const site = await resolveSite(optionsOfCheck(options, values), undefined, events);
  timing?.note('places');
  const report = await reportSite(site, root, time);
  timing?.note('report');
  const status = print(report);
  err(unaskedNote(site));
  if (timing !== undefined) err(timing.table());
  return status;

  function print({ text, ok, stream }: FormattedReport): number {
    // If the baseline goes to standard output, the report goes to standard error.
    const kind = values.format === 'github' ? 'commands' : 'text';
    if (text !== '') (stream === 'stdout' ? err : out)(`${text}\n`, kind);
    return ok ? 0 : 1;
  }

  async function reportSite(present: ResolvedSite, root: string, time: () => number): Promise<FormattedReport> {
    const site = await earlier.withLost(present);
    return createReport(site, await forecastFor(site, input, cwd), root, time);
  }

  /** @param root Docs folder as given by the user. With several sites, file names are relative to this folder. */
  async function createReport(
    site: CheckedSites,
    forecast: Forecast | undefined,
    root: string,
    time: () => number,
  ): Promise<FormattedReport> {
    // Spreading `site` would read `model`, which is built on the first access.
    const { ok, diagnostics, sources, maxWarnings, counts, root: folder, checkSettings, baseline } = site;
    const checked = { ok, diagnostics, sources, maxWarnings, counts, checkSettings, ...forecast };
    const accepted = site.compared ?? (await applyBaselineFlags({ ...checked, baseline }, input, streams));
    const reduced = { ...checked, ...accepted };
    const compared = { ...reduced, ...(await earlier.withoutOld(reduced)) };
    const milliseconds = Math.round(time());
    const [verbose, quiet] = [values.verbose === true, values.quiet === true];
    const next = (command: string, at = names[0]): string => nextCommand(program, command, at, values);
    const text = await format({
      ...compared,
      ignored: await site.ignored(),
      settings: site.settings ?? (values.verbose === true ? [await findSite(values, names[0], cwd)] : []),
      forecast,
      root,
      folder,
      milliseconds,
      verbose,
      quiet,
      cwd,
      fix: next('fix', fixableRoot(site, several)),
      listUnlisted: next('check --unlisted', several[0]),
    });
    return { text, ok: compared.ok, stream: compared.stream };
  }
}

/** @throws OptionsError for flags that exclude each other. */
function refuseConflicts(values: FlagValues): void {
  if (values.baseline !== undefined && values['new-since'] !== undefined)
    throw new OptionsError('Use --baseline or --new-since, not both.');
  if (values.watch === true && values.feedback === true)
    throw new OptionsError('Use --watch or --feedback: a watched check makes no requests for feedback.');
}

function unaskedNote({ counts: { unasked } }: Pick<CheckedSites, 'counts'>): string {
  if (unasked === 0) return '';
  const subject = `${pluralize(unasked, 'external link')} ${unasked === 1 ? 'was' : 'were'} not checked`;
  return `${subject}: the time limit was reached, or a host limits requests. Run the check again, or raise --external-seconds.\n`;
}

function loadRevisions(input: CommandInput, cwd: string, external: ExternalAnswers, parsed: ParsedBodies | undefined) {
  const { since, 'new-since': newSince } = input.values;
  const optionsNow = async () => (await findSite(input.values, input.names[0], cwd)).options;
  let earlier: EarlierSite | undefined;
  let before: EarlierFindings | undefined;
  return { withoutOld, withLost };

  async function withoutOld(checked: Pick<CheckedSites, 'diagnostics' | 'maxWarnings'>) {
    if (typeof newSince !== 'string') return {};
    const { findingsAt, onlyNew } = await import('./earlier-site.ts');
    const forecastThen = async (site: ResolvedSite) => (await forecastFor(site, input, cwd))?.diagnostics;
    before ??= await findingsAt(await optionsNow(), newSince, { external: external.recall, parsed }, forecastThen);
    return onlyNew(checked, before);
  }

  async function withLost(site: ResolvedSite): Promise<ResolvedSite> {
    if (typeof since !== 'string') return site;
    const { lostSince, resolveEarlier } = await import('./earlier-site.ts');
    earlier ??= await resolveEarlier(await optionsNow(), since);
    const lost = lostSince(earlier, site);
    const locateAmongOwn: typeof site.locateTogether = (more) => site.locateTogether([...lost, ...more]);
    return { ...site, ...(await locateAmongOwn([])), locateTogether: locateAmongOwn };
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
  return roots.find((root) => diagnostic?.file.startsWith(prefixOf(root)) === true);
}

async function forecastFor(
  site: ResolvedSite,
  { values }: CommandInput,
  project: string,
): Promise<Forecast | undefined> {
  const words = flagValues(values, 'for');
  return words === undefined ? undefined : (await import('./forecast.ts')).forecastSite(site, words, project);
}

/**
 * Applies the baseline of `--baseline` or of the settings. If neither is set, `--update-baseline` writes the default
 * file and sets the option.
 */
async function applyBaselineFlags(
  checked: Pick<CheckedSites, 'diagnostics' | 'maxWarnings' | 'checkSettings' | 'baseline'>,
  { values, names }: CommandInput,
  streams: Streams,
): Promise<Partial<Compared>> {
  const { cwd, err } = streams;
  const update = values['update-baseline'] === true;
  const option = checked.baseline === undefined ? undefined : relativePath(cwd, checked.baseline);
  const file = flagValue(values, 'baseline') ?? option;
  if (file === undefined && !update) return {};
  const { checkScope, compareWithBaseline } = await import('./baseline.ts');
  const scope = checkScope(checked, values);
  if (file !== undefined) return compareWithBaseline(checked, file, update, scope, streams);
  const { defaultBaseline, setBaselineOption } = await import('./baseline-option.ts');
  const found = await findSite(values, names[0], cwd);
  const name = relativePath(cwd, defaultBaseline(found));
  const compared = await compareWithBaseline(checked, name, true, scope, streams);
  err(`Wrote ${name}. ${setBaselineOption(found, cwd)}\n`);
  return compared;
}
