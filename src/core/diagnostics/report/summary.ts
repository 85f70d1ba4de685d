import { type Diagnostic, type Severity, severities } from '../../values/diagnostic.ts';
import { causesOf } from './causes.ts';
import type { Report } from './report.ts';
import { count } from './text.ts';

export function countOf(diagnostics: readonly Diagnostic[], severity: Severity): number {
  return diagnostics.filter((one) => one.severity === severity).length;
}

export function passes(diagnostics: readonly Diagnostic[], maxWarnings: number): boolean {
  return countOf(diagnostics, 'error') === 0 && countOf(diagnostics, 'warning') <= maxWarnings;
}

/** Above this number of findings, the summary also counts causes. */
const maxUngrouped = 30;

const nouns: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

/** Examples: `2 errors, 1 warning`; `1235 warnings of 1 cause, 3 notes`; `no problems`. */
export function summarize({ diagnostics, maxWarnings }: Pick<Report, 'diagnostics' | 'maxWarnings'>): string {
  const parts = severities.flatMap((severity) => {
    const ofSeverity = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    if (ofSeverity.length === 0) return [];
    const causes = ofSeverity.length > maxUngrouped ? causesOf(ofSeverity).length : ofSeverity.length;
    const of = causes === ofSeverity.length ? '' : ` of ${count(causes, 'cause')}`;
    const limit = severity === 'warning' && ofSeverity.length > maxWarnings ? ` (at most ${maxWarnings} allowed)` : '';
    return [`${count(ofSeverity.length, nouns[severity])}${of}${limit}`];
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
