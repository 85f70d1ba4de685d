import type { Diagnostic, Severity } from '../../values/diagnostic.ts';
import { causesOf } from './causes.ts';
import { count } from './text.ts';

/** How many diagnostics have a severity. */
export function countOf(diagnostics: readonly Diagnostic[], severity: Severity): number {
  return diagnostics.filter((one) => one.severity === severity).length;
}

/** True if nothing is wrong at error level, and there are no more warnings than allowed. */
export function passes(diagnostics: readonly Diagnostic[], maxWarnings: number): boolean {
  return countOf(diagnostics, 'error') === 0 && countOf(diagnostics, 'warning') <= maxWarnings;
}

/** More findings than this are told by their causes. */
const few = 30;

/** `2 errors, 1 warning`; `1235 warnings of 1 cause, 3 notes`; `no problems`. */
export function summarize({
  diagnostics,
  maxWarnings,
}: {
  diagnostics: readonly Diagnostic[];
  maxWarnings: number;
}): string {
  const number = (severity: Severity): number => countOf(diagnostics, severity);
  const causes = (severity: Severity): string => {
    const own = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    if (own.length <= few) return '';
    const total = causesOf(own).length;
    return total === own.length ? '' : ` of ${count(total, 'cause')}`;
  };
  const limit = number('warning') > maxWarnings ? ` (at most ${maxWarnings} allowed)` : '';
  const parts = [
    number('error') > 0 ? `${count(number('error'), 'error')}${causes('error')}` : '',
    number('warning') > 0 ? `${count(number('warning'), 'warning')}${causes('warning')}${limit}` : '',
    number('info') > 0 ? `${count(number('info'), 'note')}${causes('info')}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'no problems' : parts.join(', ');
}

/**
 * How many of some diagnostics have one right answer, and the command line that makes it; empty if none has.
 *
 * @returns `2 of 3 can be fixed automatically: npx docs-json-nav fix docs`
 */
export function formatFixable(diagnostics: readonly Diagnostic[], fix: string): string {
  const number = diagnostics.filter(({ fixes }) => fixes?.isSure === true).length;
  return number === 0 ? '' : `${number} of ${diagnostics.length} can be fixed automatically: ${fix}`;
}
