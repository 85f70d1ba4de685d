import {
  colorsFor,
  count,
  formatDiagnostics,
  formatFixable,
  type KnownFinding,
  type PlaceLink,
  printable,
  summarize,
} from '../core/diagnostics.ts';
import type { Diagnostic } from '../core/values.ts';
import type { IgnoredDiagnostic } from '../sites/resolve.ts';
import type { Losses } from './forecast-table.ts';
import { prefixOf } from './site-flags.ts';
import { terminalWidth } from './streams.ts';

/** The result of a check. */
export interface Checked {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, string>;
  readonly maxWarnings: number;
  readonly pages: number;
  /** What generators cannot keep, if somebody asked for it. */
  readonly forecast?: CountedLosses | undefined;
  /** Findings that an earlier revision has too, and that do not count: how many. Default: all count. */
  readonly old?: { readonly count: number; readonly since: string } | undefined;
  /** Findings that comments and settings ignore. Default: nothing. */
  readonly ignored?: readonly IgnoredDiagnostic[];
}

/** What generators cannot keep of a site, in numbers. */
export interface CountedLosses {
  /** For people. */
  readonly table: string;
  /** By the names of the generators. */
  readonly losses: Readonly<Record<string, Losses>>;
}

/** What a baseline had to say of it. */
export interface CheckedBaseline {
  readonly name: string;
  readonly known: number;
  readonly stale: readonly KnownFinding[];
  /** What this run did not look for. */
  readonly unchecked: readonly KnownFinding[];
}

/** Entries of a baseline that are named when they are stale. */
const staleListed = 10;

/** Page files that nothing in the navigation leads to, and the command line that lists them. */
interface UnlistedPages {
  readonly count: number;
  readonly command: string;
}

/** A check that is to be told. */
export interface Told {
  readonly result: Checked;
  readonly baseline: CheckedBaseline | undefined;
  /** The docs folder, as it was given. */
  readonly root: string;
  /** Its absolute path. */
  readonly folder: string;
  readonly counts: { readonly pages: number; readonly files: number };
  readonly milliseconds: number;
  /** Every finding with its lines. */
  readonly verbose: boolean;
  /** Errors alone, for people. */
  readonly quiet: boolean;
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /** The command line that fixes what can be fixed. */
  readonly fix: string;
  /** Undefined if there are none, or where they are findings. */
  readonly unlisted: UnlistedPages | undefined;
}

/**
 * The report of `check` for people: every diagnostic, or errors alone, then one line that says how all of it went.
 *
 * @param link For terminals that follow links.
 */
export function formatCheck(told: Told, link: PlaceLink | undefined): string {
  const { result: checked, root, milliseconds, baseline, verbose, quiet, fix, unlisted } = told;
  const errors = checked.diagnostics.filter(({ severity }) => severity === 'error');
  const report = formatDiagnostics(quiet ? { ...checked, diagnostics: errors } : checked, {
    prefix: prefixOf(root),
    verbose,
    width: terminalWidth(),
    link,
  });
  const fixable = formatFixable(checked.diagnostics, fix);
  const notes = [fixable, quiet ? '' : formatUnlisted(unlisted)].filter((note) => note !== '');
  const verdict = [formatVerdict(checked, milliseconds, baseline), ...notes].join('\n');
  const ignored = verbose ? ignoredReport(checked.ignored ?? [], prefixOf(root)) : '';
  const stale = baseline === undefined ? '' : staleReport(baseline);
  const parts = [report, ignored, stale, checked.forecast?.table ?? '', verdict];
  return parts.filter((part) => part !== '').join('\n\n');
}

function formatUnlisted(unlisted: UnlistedPages | undefined): string {
  if (unlisted === undefined) return '';
  const { count: number, command } = unlisted;
  return `${count(number, 'page file')} ${number === 1 ? 'is' : 'are'} not in the navigation: ${command}`;
}

/** One line that says how a check went. */
export function formatVerdict(checked: Checked, milliseconds: number, baseline: CheckedBaseline | undefined): string {
  const colors = colorsFor();
  const mark = checked.ok ? colors.green('passed') : colors.red('failed');
  const known = baseline !== undefined && baseline.known > 0 ? `, ${baseline.known} known` : '';
  const old = checked.old === undefined ? '' : `, ${checked.old.count} known at ${printable(checked.old.since)}`;
  const { length } = checked.ignored ?? [];
  const ignored = length > 0 ? `, ${length} ignored` : '';
  const time = colors.dim(`in ${milliseconds} ms`);
  return `${mark} ${summarize(checked)}${known}${old}${ignored}, ${count(checked.pages, 'page')} ${time}`;
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
function staleReport({ name, stale, unchecked }: CheckedBaseline): string {
  const others = unchecked.reduce((sum, { count: times }) => sum + times, 0);
  const unlooked =
    others === 0
      ? ''
      : `${count(others, 'finding')} of ${name} ${others === 1 ? 'was' : 'were'} not looked for in this run.`;
  if (stale.length === 0) return unlooked;
  const total = stale.reduce((sum, { count: times }) => sum + times, 0);
  const listed = stale
    .slice(0, staleListed)
    .map(({ code, file, message }) => printable(`  ${code} ${file}: ${message}`));
  const more = stale.length > staleListed ? [`  and ${stale.length - staleListed} more`] : [];
  return [
    `${count(total, 'finding')} of ${name} ${total === 1 ? 'is' : 'are'} gone: --update-baseline takes them out.`,
    ...listed,
    ...more,
    ...(unlooked === '' ? [] : [unlooked]),
  ].join('\n');
}
