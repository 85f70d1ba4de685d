import type { Diagnostic } from '../../values/diagnostic.ts';
import { groupBy } from '../../values/lists.ts';

/** Findings of one cause: the first, and those that follow it. */
export type Cause = readonly [Diagnostic, ...Diagnostic[]];

/** From this many findings on, a cause is shown once, with all its places. */
const fewestOfCause = 4;

/** A language, a version: a step of a path by which copies of one page differ. */
const edition = /(?<=^|[/"#])(?:[a-z]{2}(?:-[A-Za-z]{2,4})?|v?\d+(?:\.[\dx]+)*|latest|next)(?=\/)/g;

/** Findings by cause, each cause where its first one is; fewer stay separate, in their order. */
export function causesOf(diagnostics: readonly Diagnostic[]): readonly Cause[] {
  const groups = groupBy(diagnostics, keyOf);
  return diagnostics.flatMap((diagnostic): Cause[] => {
    const cause = groups.get(keyOf(diagnostic));
    if (cause === undefined || cause.length < fewestOfCause) return [[diagnostic]];
    return cause[0] === diagnostic ? [cause] : [];
  });
}

function keyOf({ code, severity, group, message, file }: Diagnostic): string {
  // Copies of a page in many languages or versions have each fault once more.
  const cause = (group === '' ? `${file}\n${message}` : group).replace(edition, '*');
  return `${code} ${severity}\n${cause}`;
}
