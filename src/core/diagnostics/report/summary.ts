import { type Diagnostic, type Severity, severities } from '../../values/diagnostic.ts';
import { maxUngrouped } from '../../values/limits.ts';
import { groupBy } from '../../values/lists.ts';
import { pluralize } from './text.ts';

export function countBySeverity(diagnostics: readonly Diagnostic[], severity: Severity): number {
  return diagnostics.filter((item) => item.severity === severity).length;
}

export function passes(diagnostics: readonly Diagnostic[], maxWarnings: number): boolean {
  return countBySeverity(diagnostics, 'error') === 0 && countBySeverity(diagnostics, 'warning') <= maxWarnings;
}

const nouns: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

/** Examples: `2 errors, 1 warning`; `1235 warnings of 1 cause, 3 notes`; `no problems`. */
export function summarize({ diagnostics, maxWarnings }: Pick<ReportInput, 'diagnostics' | 'maxWarnings'>): string {
  const parts = severities.flatMap((severity) => {
    const ofSeverity = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    if (ofSeverity.length === 0) return [];
    const causes = ofSeverity.length > maxUngrouped ? groupByCause(ofSeverity).length : ofSeverity.length;
    const of = causes === ofSeverity.length ? '' : ` of ${pluralize(causes, 'cause')}`;
    const limit = severity === 'warning' && ofSeverity.length > maxWarnings ? ` (at most ${maxWarnings} allowed)` : '';
    return [`${pluralize(ofSeverity.length, nouns[severity])}${of}${limit}`];
  });
  return parts.join(', ') || 'no problems';
}

/**
 * Counts the diagnostics that can be fixed automatically, and adds the command that fixes them.
 *
 * @returns `2 of 3 can be fixed automatically: npx docs-json-nav fix docs`; empty if none can be fixed.
 */
export function formatFixable(diagnostics: readonly Diagnostic[], fix: string): string {
  const number = diagnostics.filter(({ fixes }) => fixes?.isSure === true).length;
  return number === 0 ? '' : `${number} of ${diagnostics.length} can be fixed automatically: ${fix}`;
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

export type Cause = readonly [Diagnostic, ...Diagnostic[]];

const minFindingsOfCause = 4;

/** Matches a path segment that is a language or a version: `fr/`, `v2/`, `latest/`. */
const edition = /(?<=^|[/"#])(?:[a-z]{2}(?:-[A-Za-z]{2,4})?|v?\d+(?:\.[\dx]+)*|latest|next)(?=\/)/g;

/**
 * Groups findings by cause. A group takes the position of its first finding. Fewer than four findings of a cause stay
 * separate.
 */
export function groupByCause(diagnostics: readonly Diagnostic[]): readonly Cause[] {
  const groups = groupBy(diagnostics, causeKey);
  return diagnostics.flatMap((diagnostic): Cause[] => {
    const cause = groups.get(causeKey(diagnostic));
    if (cause === undefined || cause.length < minFindingsOfCause) return [[diagnostic]];
    return cause[0] === diagnostic ? [cause] : [];
  });
}

/** Whether messages differ in more than languages and versions. */
export function hasVariedMessages([first, ...others]: Cause): boolean {
  const message = withoutEditions(first.message);
  return others.some((other) => withoutEditions(other.message) !== message);
}

/** Replaces languages and versions with `*`, because copies of a page repeat each finding. */
function withoutEditions(text: string): string {
  return text.replace(edition, '*');
}

function causeKey({ code, severity, group, message, file }: Diagnostic): string {
  const cause = withoutEditions(group === '' ? `${file}\n${message}` : group);
  return `${code} ${severity}\n${cause}`;
}
