import { traitsOf } from '../findings/explain.ts';
import type { Diagnostic } from '../values/diagnostic.ts';

/**
 * Removes duplicates: findings reported twice because a file is referred to twice, and findings implied by another code
 * in the same file (see `impliedBy`).
 *
 * @param sorted Diagnostics in output order, so that duplicates are adjacent.
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
