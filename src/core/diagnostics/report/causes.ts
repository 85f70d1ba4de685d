import type { Diagnostic } from '../../values/diagnostic.ts';
import { groupBy } from '../../values/lists.ts';

export type Cause = readonly [Diagnostic, ...Diagnostic[]];

const minFindingsOfCause = 4;

/** A path segment that distinguishes copies of a page: a language or a version. */
const edition = /(?<=^|[/"#])(?:[a-z]{2}(?:-[A-Za-z]{2,4})?|v?\d+(?:\.[\dx]+)*|latest|next)(?=\/)/g;

/** Groups findings by cause, at the position of the first one. Smaller groups stay separate findings in their order. */
export function groupByCause(diagnostics: readonly Diagnostic[]): readonly Cause[] {
  const groups = groupBy(diagnostics, causeKey);
  return diagnostics.flatMap((diagnostic): Cause[] => {
    const cause = groups.get(causeKey(diagnostic));
    if (cause === undefined || cause.length < minFindingsOfCause) return [[diagnostic]];
    return cause[0] === diagnostic ? [cause] : [];
  });
}

function causeKey({ code, severity, group, message, file }: Diagnostic): string {
  // Copies of a page in several languages or versions repeat each finding.
  const cause = (group === '' ? `${file}\n${message}` : group).replace(edition, '*');
  return `${code} ${severity}\n${cause}`;
}
