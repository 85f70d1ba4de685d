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

/** True if messages differ in more than a language or version. */
export function hasVariedMessages([first, ...others]: Cause): boolean {
  const message = withoutEditions(first.message);
  return others.some((other) => withoutEditions(other.message) !== message);
}

/** Copies of a page in several languages or versions repeat each finding. */
function withoutEditions(text: string): string {
  return text.replace(edition, '*');
}

function causeKey({ code, severity, group, message, file }: Diagnostic): string {
  const cause = withoutEditions(group === '' ? `${file}\n${message}` : group);
  return `${code} ${severity}\n${cause}`;
}
