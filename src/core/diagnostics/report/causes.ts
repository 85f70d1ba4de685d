import type { Diagnostic } from '../../values/diagnostic.ts';

/** As many findings of one cause as this are told once, with a few of their places. */
const causeFrom = 4;

/** A language, a version: a step of a path by which copies of one page differ. */
const edition = /(?<=^|[/"#])(?:[a-z]{2}(?:-[A-Za-z]{2,4})?|v?\d+(?:\.[\dx]+)*|latest|next)(?=\/)/g;

/** Findings of one cause together, most places first; what has few of its kind is the rest, in its order. */
export function byCause(diagnostics: readonly Diagnostic[]): {
  readonly causes: readonly (readonly Diagnostic[])[];
  readonly rest: readonly Diagnostic[];
} {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { code, group, message, file } = diagnostic;
    // Copies of a page in many languages or versions have each fault once more.
    const cause = group === '' ? `${file}\n${message}` : group;
    const key = `${code}\n${cause.replace(edition, '*')}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [diagnostic]);
    else known.push(diagnostic);
  }
  const causes = [...groups.values()].filter((group) => group.length >= causeFrom);
  const told = new Set(causes.flat());
  return {
    causes: causes.sort((a, b) => b.length - a.length),
    rest: diagnostics.filter((diagnostic) => !told.has(diagnostic)),
  };
}
