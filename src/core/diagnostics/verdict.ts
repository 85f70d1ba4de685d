import type { Diagnostic, Severity } from '../values/diagnostic.ts';

/** How many diagnostics have a severity. */
export function countOf(diagnostics: readonly Diagnostic[], severity: Severity): number {
  return diagnostics.filter((one) => one.severity === severity).length;
}

/** True if nothing is wrong at error level, and there are no more warnings than allowed. */
export function passes(diagnostics: readonly Diagnostic[], maxWarnings: number): boolean {
  return countOf(diagnostics, 'error') === 0 && countOf(diagnostics, 'warning') <= maxWarnings;
}
