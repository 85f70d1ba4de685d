import { type Diagnostic, type Severity, severities } from '../../values/diagnostic.ts';
import { maxUngroupedFindings } from '../../values/limits.ts';
import { groupBy } from '../../values/lists.ts';
import { pluralize } from './text.ts';

export function countWithSeverity(diagnostics: readonly Diagnostic[], severity: Severity): number {
  return diagnostics.filter((item) => item.severity === severity).length;
}

export function passes(diagnostics: readonly Diagnostic[], maxWarnings: number): boolean {
  return countWithSeverity(diagnostics, 'error') === 0 && countWithSeverity(diagnostics, 'warning') <= maxWarnings;
}

const severityNouns: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

/** Examples: `2 errors, 1 warning`; `1235 warnings of 1 cause, 3 notes`; `no problems`. */
export function summarize({ diagnostics, maxWarnings }: Pick<ReportInput, 'diagnostics' | 'maxWarnings'>): string {
  const parts = severities.flatMap((severity) => {
    const severityDiagnostics = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    if (severityDiagnostics.length === 0) return [];
    const causeCount =
      severityDiagnostics.length > maxUngroupedFindings
        ? groupByCause(severityDiagnostics).length
        : severityDiagnostics.length;
    const causeNote = causeCount === severityDiagnostics.length ? '' : ` of ${pluralize(causeCount, 'cause')}`;
    const limitNote =
      severity === 'warning' && severityDiagnostics.length > maxWarnings ? ` (at most ${maxWarnings} allowed)` : '';
    return [`${pluralize(severityDiagnostics.length, severityNouns[severity])}${causeNote}${limitNote}`];
  });
  return parts.join(', ') || 'no problems';
}

/**
 * Counts the diagnostics that can be fixed automatically, and adds the command that fixes them.
 *
 * @returns `2 of 3 can be fixed automatically: npx docs-json-nav fix docs`; empty if none can be fixed.
 */
export function formatFixable(diagnostics: readonly Diagnostic[], fixCommand: string): string {
  const fixableCount = diagnostics.filter(({ fixes }) => fixes?.isSure === true).length;
  return fixableCount === 0 ? '' : `${fixableCount} of ${diagnostics.length} can be fixed automatically: ${fixCommand}`;
}

export interface ReportInput {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Maximum number of warnings that pass; `Infinity` if warnings never fail the check. */
  readonly maxWarnings: number;
  readonly pages: number;
  readonly milliseconds: number;
  /**
   * Prefix that turns names of files in the docs folder into paths from the working directory: empty, or ends with `/`.
   */
  readonly prefix: string;
}

export function messageWithHelp({ message, help }: Diagnostic): string {
  return help === undefined ? message : `${message} ${help}`;
}

export type CauseGroup = readonly [Diagnostic, ...Diagnostic[]];

const minFindingsOfCause = 4;

/** Matches a path segment that is a language or a version: `fr/`, `v2/`, `latest/`. */
const editionPattern = /(?<=^|[/"#])(?:[a-z]{2}(?:-[A-Za-z]{2,4})?|v?\d+(?:\.[\dx]+)*|latest|next)(?=\/)/g;

/**
 * Groups findings by cause. A group takes the position of its first finding. Fewer than four findings of a cause stay
 * separate.
 */
export function groupByCause(diagnostics: readonly Diagnostic[]): readonly CauseGroup[] {
  const groups = groupBy(diagnostics, causeKey);
  return diagnostics.flatMap((diagnostic): CauseGroup[] => {
    const cause = groups.get(causeKey(diagnostic));
    if (cause === undefined || cause.length < minFindingsOfCause) return [[diagnostic]];
    return cause[0] === diagnostic ? [cause] : [];
  });
}

/** Messages that differ only in languages and versions count as the same. */
export function hasVariedMessages([firstFinding, ...otherFindings]: CauseGroup): boolean {
  const message = maskEditions(firstFinding.message);
  return otherFindings.some((finding) => maskEditions(finding.message) !== message);
}

/** Replaces languages and versions with `*`, because copies of a page repeat each finding. */
function maskEditions(text: string): string {
  return text.replace(editionPattern, '*');
}

function causeKey({ code, severity, group, message, file }: Diagnostic): string {
  const cause = maskEditions(group === '' ? `${file}\n${message}` : group);
  return `${code} ${severity}\n${cause}`;
}
