import { traitsOf } from '../findings/explain.ts';
import type { Diagnostic } from '../values/diagnostic.ts';

/**
 * Takes out what says again what another diagnostic says: a file that is referred to twice has each of its faults once,
 * and of a page that does not parse nobody has to read for each generator that it does not.
 *
 * @param sorted In the order in which they are told.
 */
export function withoutRepeats(sorted: readonly Diagnostic[]): Diagnostic[] {
  const told = new Set(sorted.map(({ code, file }) => `${code} ${file}`));
  return sorted.filter((diagnostic, index) => {
    if (told.has(`${traitsOf(diagnostic.code).impliedBy} ${diagnostic.file}`)) return false;
    const before = sorted[index - 1];
    return before === undefined || !saysTheSame(before, diagnostic);
  });
}

function saysTheSame(a: Diagnostic, b: Diagnostic): boolean {
  return (
    a.file === b.file && a.line === b.line && a.column === b.column && a.code === b.code && a.message === b.message
  );
}
