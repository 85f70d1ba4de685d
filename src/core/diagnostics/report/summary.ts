import { type Diagnostic, type Severity, severities } from '../../values/diagnostic.ts';
import { groupByCause } from './causes.ts';
import type { ReportInput } from './report.ts';
import { pluralize } from './text.ts';

export function countBySeverity(diagnostics: readonly Diagnostic[], severity: Severity): number {
  return diagnostics.filter((one) => one.severity === severity).length;
}

export function passes(diagnostics: readonly Diagnostic[], maxWarnings: number): boolean {
  return countBySeverity(diagnostics, 'error') === 0 && countBySeverity(diagnostics, 'warning') <= maxWarnings;
}

/** Above this number of findings, the summary also counts causes. */
const maxUngrouped = 30;

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
 * Counts the diagnostics with a certain fix and shows the command that applies it; empty if there are none.
 *
 * @returns `2 of 3 can be fixed automatically: npx docs-json-nav fix docs`
 */
export function formatFixable(diagnostics: readonly Diagnostic[], fix: string): string {
  const number = diagnostics.filter(({ fixes }) => fixes?.isSure === true).length;
  return number === 0 ? '' : `${number} of ${diagnostics.length} can be fixed automatically: ${fix}`;
}
