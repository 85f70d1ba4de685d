import { relative } from 'node:path';
import {
  colorsFor,
  count,
  formatDiagnostics,
  formatFixable,
  type PlaceLink,
  printable,
  summarize,
} from '../core/diagnostics.ts';
import type { FoundOptions } from '../core/options.ts';
import type { IgnoredDiagnostic, ResolvedSite } from '../site/resolve.ts';
import type { Forecast } from './forecast.ts';
import type { CheckReport } from './json-reports.ts';
import { prefixOf } from './site-flags.ts';
import { terminalWidth } from './streams.ts';

/** Entries of a baseline that are named when they are stale. */
const staleListed = 10;

/** Settings files of a site, as absolute paths. */
export type SettingsInUse = Pick<FoundOptions, 'configFile' | 'passedOver'>;

/** A check as it is told: what counts of what is found, and what else there is to say. */
export interface Told extends Pick<ResolvedSite, 'ok' | 'diagnostics' | 'sources' | 'maxWarnings' | 'counts'> {
  /** Findings that comments and settings ignore. */
  readonly ignored: readonly IgnoredDiagnostic[];
  /** What generators cannot keep, if somebody asked for it. */
  readonly forecast: Pick<Forecast, 'losses' | 'table'> | undefined;
  /** What a baseline had to say of it. */
  readonly baseline?: CheckReport['baseline'];
  /** Findings that an earlier revision has too, and that do not count. Default: all count. */
  readonly old?: CheckReport['old'];
  /** The settings file of each site, and those that were passed over: `check --verbose` shows them. */
  readonly settings: readonly SettingsInUse[];
  /** The docs folder, as it was given. */
  readonly root: string;
  /** Its absolute path. */
  readonly folder: string;
  readonly milliseconds: number;
  /** Every finding with its lines. */
  readonly verbose: boolean;
  /** Errors alone, for people. */
  readonly quiet: boolean;
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /** The command line that fixes what can be fixed. */
  readonly fix: string;
  /** The command line that lists page files that nothing in the navigation leads to. */
  readonly listUnlisted: string;
}

/**
 * The report of `check` for people: every diagnostic, or errors alone, then one line that says how all of it went.
 *
 * @param link For terminals that follow links.
 */
export function formatCheck(told: Told, link: PlaceLink | undefined): string {
  const { diagnostics, sources, root, baseline, verbose, quiet, counts } = told;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const prefix = prefixOf(root);
  const options = { prefix, verbose, width: terminalWidth(), link };
  const report = formatDiagnostics({ diagnostics: quiet ? errors : diagnostics, sources }, options);
  const unlisted = `${count(counts.unlisted, 'page file')} ${counts.unlisted === 1 ? 'is' : 'are'} not in the navigation`;
  const verdict = [
    formatVerdict(told),
    formatFixable(diagnostics, told.fix),
    quiet || counts.unlisted === 0 ? '' : `${unlisted}: ${told.listUnlisted}`,
  ];
  const ignored = verbose ? ignoredReport(told.ignored, prefix) : '';
  const stale = baseline === undefined ? '' : staleReport(baseline);
  const settings = verbose ? settingsReport(told.settings, told.cwd) : '';
  const parts = [settings, report, ignored, stale, told.forecast?.table ?? '', withoutEmpty(verdict).join('\n')];
  return withoutEmpty(parts).join('\n\n');
}

function withoutEmpty(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text !== '');
}

/** One line that says how a check went. */
export function formatVerdict(told: Told): string {
  const { ok, milliseconds, baseline, old, ignored, counts } = told;
  const colors = colorsFor();
  const parts = [
    `${ok ? colors.green('passed') : colors.red('failed')} ${summarize(told)}`,
    baseline !== undefined && baseline.known > 0 ? `${baseline.known} known` : '',
    old === undefined ? '' : `${old.count} known at ${printable(old.since)}`,
    ignored.length > 0 ? `${ignored.length} ignored` : '',
    counts.unasked > 0 ? `${count(counts.unasked, 'address')} of other sites not asked` : '',
    `${count(counts.pages, 'page')} ${colors.dim(`in ${milliseconds} ms`)}`,
  ];
  return withoutEmpty(parts).join(', ');
}

/** One line for each settings file that is used. */
function settingsReport(settings: readonly SettingsInUse[], cwd: string): string {
  const nameOf = (path: string): string => relative(cwd, path).replaceAll('\\', '/');
  const lines = settings.map(({ configFile, passedOver }) => {
    const others = passedOver.length === 0 ? '' : ` (not used: ${passedOver.map(nameOf).join(', ')})`;
    return printable(`settings ${configFile === undefined ? 'none' : nameOf(configFile)}${others}`);
  });
  return [...new Set(lines)].join('\n');
}

/** What somebody lets be, and why. */
function ignoredReport(ignored: readonly IgnoredDiagnostic[], prefix: string): string {
  const told = ignored.map(({ diagnostic: { code, file, line, column, message }, reason }) =>
    [
      printable(`ignored ${code} ${prefix}${file}:${line}:${column}`),
      printable(`  ${message}`),
      ...(reason === '' ? [] : [printable(`  reason ${reason}`)]),
    ].join('\n'),
  );
  return told.join('\n\n');
}

/** What a baseline knows and is fixed by now, and what nobody looked for. */
function staleReport({ name, stale, unchecked }: NonNullable<Told['baseline']>): string {
  const sum = (known: typeof stale): number => known.reduce((total, { count: times }) => total + times, 0);
  const [gone, others] = [sum(stale), sum(unchecked)];
  const listed = stale
    .slice(0, staleListed)
    .map(({ code, file, message }) => printable(`  ${code} ${file}: ${message}`));
  return withoutEmpty([
    gone === 0
      ? ''
      : `${count(gone, 'finding')} of ${name} ${gone === 1 ? 'is' : 'are'} gone: --update-baseline takes them out.`,
    ...listed,
    stale.length > staleListed ? `  and ${stale.length - staleListed} more` : '',
    others === 0
      ? ''
      : `${count(others, 'finding')} of ${name} ${others === 1 ? 'was' : 'were'} not looked for in this run.`,
  ]).join('\n');
}
