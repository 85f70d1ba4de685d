import { traitsOf } from '../findings/explain.ts';
import type { Diagnostic } from '../values/diagnostic.ts';

/**
 * Removes duplicates: findings reported twice because a file is referred to twice, and findings implied by another code
 * in the same file (see `impliedBy`).
 *
 * @param sorted Diagnostics in output order, so that duplicates are adjacent.
 */
export function removeDuplicates(sorted: readonly Diagnostic[]): Diagnostic[] {
  const reported = new Set(sorted.map(({ code, file }) => `${code} ${file}`));
  return sorted.filter((diagnostic, index) => {
    if (reported.has(`${traitsOf(diagnostic.code).impliedBy} ${diagnostic.file}`)) return false;
    const previous = sorted[index - 1];
    return previous === undefined || !isDuplicate(previous, diagnostic);
  });
}

function isDuplicate(a: Diagnostic, b: Diagnostic): boolean {
  return (
    a.file === b.file && a.line === b.line && a.column === b.column && a.code === b.code && a.message === b.message
  );
}
