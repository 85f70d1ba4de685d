import { relative } from 'node:path';
import {
  createColors,
  escapeControls,
  formatDiagnostics,
  formatFixable,
  type LocationLink,
  pluralize,
  summarize,
} from '../core/diagnostics.ts';
import type { IgnoredDiagnostic } from '../core/judge.ts';
import type { FoundOptions } from '../core/options.ts';
import type { ResolvedSite } from '../site/resolve.ts';
import type { Forecast } from './forecast.ts';
import type { CheckReport } from './json-reports.ts';
import { getPathPrefix } from './site-flags.ts';
import { terminalWidth } from './streams.ts';

const maxStaleListed = 10;

export type SettingsInUse = Pick<FoundOptions, 'configFile' | 'ignoredConfigFiles'>;

export interface CheckReportInput
  extends Pick<ResolvedSite, 'ok' | 'diagnostics' | 'sources' | 'maxWarnings' | 'counts'> {
  readonly ignored: readonly IgnoredDiagnostic[];
  /** Result of `--for`. */
  readonly forecast: Pick<Forecast, 'losses' | 'table'> | undefined;
  readonly baseline?: CheckReport['baseline'];
  /** Result of `--new-since`: findings that the earlier revision already had. */
  readonly old?: CheckReport['old'];
  readonly settings: readonly SettingsInUse[];
  readonly root: string;
  readonly docsFolder: string;
  readonly milliseconds: number;
  /** Show every finding with its source lines. */
  readonly verbose: boolean;
  readonly quiet: boolean;
  readonly cwd: string;
  readonly fixCommand: string;
  readonly unlistedCommand: string;
}

/**
 * Pretty report: the findings, then a one-line summary.
 *
 * @param link Adds hyperlinks for terminals that support them.
 */
export function formatCheck(input: CheckReportInput, link: LocationLink | undefined): string {
  const { diagnostics, sources, root, baseline, verbose, quiet, counts } = input;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const prefix = getPathPrefix(root);
  const options = { prefix, verbose, width: terminalWidth(), link };
  const findingsText = formatDiagnostics({ diagnostics: quiet ? errors : diagnostics, sources }, options);
  const unlistedSentence = `${pluralize(counts.unlisted, 'page file')} ${counts.unlisted === 1 ? 'is' : 'are'} not in the navigation`;
  const summaryLines = [
    formatVerdict(input),
    formatFixable(diagnostics, input.fixCommand),
    quiet || counts.unlisted === 0 ? '' : `${unlistedSentence}: ${input.unlistedCommand}`,
  ];
  const ignoredText = verbose ? formatIgnored(input.ignored, prefix) : '';
  const staleText = baseline === undefined ? '' : formatStale(baseline);
  const settingsText = verbose ? formatSettings(input.settings, input.cwd) : '';
  const parts = [
    settingsText,
    findingsText,
    ignoredText,
    staleText,
    input.forecast?.table ?? '',
    omitEmpty(summaryLines).join('\n'),
  ];
  return omitEmpty(parts).join('\n\n');
}

function omitEmpty(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text !== '');
}

export function formatVerdict(input: CheckReportInput): string {
  const { ok, milliseconds, baseline, old, ignored, counts } = input;
  const colors = createColors();
  const parts = [
    `${ok ? colors.green('passed') : colors.red('failed')} ${summarize(input)}`,
    baseline !== undefined && baseline.known > 0 ? `${baseline.known} known` : '',
    old === undefined ? '' : `${old.count} known at ${escapeControls(old.since)}`,
    ignored.length > 0 ? `${ignored.length} ignored` : '',
    counts.unasked > 0 ? `${pluralize(counts.unasked, 'external link')} not checked` : '',
    `${pluralize(counts.pages, 'page')} ${colors.dim(`in ${milliseconds} ms`)}`,
  ];
  return omitEmpty(parts).join(', ');
}

function formatSettings(settings: readonly SettingsInUse[], cwd: string): string {
  const toRelativeName = (path: string): string => relative(cwd, path).replaceAll('\\', '/');
  const lines = settings.map(({ configFile, ignoredConfigFiles }) => {
    const unusedFiles =
      ignoredConfigFiles.length === 0 ? '' : ` (not used: ${ignoredConfigFiles.map(toRelativeName).join(', ')})`;
    return escapeControls(`settings ${configFile === undefined ? 'none' : toRelativeName(configFile)}${unusedFiles}`);
  });
  return [...new Set(lines)].join('\n');
}

function formatIgnored(ignored: readonly IgnoredDiagnostic[], prefix: string): string {
  const entries = ignored.map(({ diagnostic: { code, file, line, column, message }, reason }) =>
    [
      escapeControls(`ignored ${code} ${prefix}${file}:${line}:${column}`),
      escapeControls(`  ${message}`),
      ...(reason === '' ? [] : [escapeControls(`  reason ${reason}`)]),
    ].join('\n'),
  );
  return entries.join('\n\n');
}

function formatStale({ name, stale, unchecked }: NonNullable<CheckReportInput['baseline']>): string {
  const sum = (entries: typeof stale): number => entries.reduce((total, { count }) => total + count, 0);
  const [staleCount, uncheckedCount] = [sum(stale), sum(unchecked)];
  const listedLines = stale
    .slice(0, maxStaleListed)
    .map(({ code, file, message }) => escapeControls(`  ${code} ${file}: ${message}`));
  return omitEmpty([
    staleCount === 0
      ? ''
      : `${pluralize(staleCount, 'finding')} of ${name} ${staleCount === 1 ? 'is' : 'are'} gone: --update-baseline removes them.`,
    ...listedLines,
    stale.length > maxStaleListed ? `  and ${stale.length - maxStaleListed} more` : '',
    uncheckedCount === 0
      ? ''
      : `${pluralize(uncheckedCount, 'finding')} of ${name} ${uncheckedCount === 1 ? 'was' : 'were'} not checked in this run.`,
  ]).join('\n');
}
