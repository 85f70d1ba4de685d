/** Something with findings, in it and below it. */
interface Tallied {
  readonly findings: readonly { readonly severity?: number | undefined }[];
  readonly children: readonly Tallied[];
}

/** What is wrong with some elements and all that is in them. */
export interface Tally {
  /** `2 errors, 1 warning`; empty if nothing is wrong. */
  readonly words: string;
  /** The icon of the worst of it, and its color; undefined if nothing is wrong. */
  readonly icon: string | undefined;
  readonly color: string | undefined;
}

const levels = [
  { severity: 1, noun: 'error', icon: 'error', color: 'list.errorForeground' },
  { severity: 2, noun: 'warning', icon: 'warning', color: 'list.warningForeground' },
  { severity: 3, noun: 'info', icon: 'info', color: undefined },
] as const;

/** Counts what is wrong. */
export function tally(elements: readonly Tallied[]): Tally {
  const counts = new Map<number, number>();
  const waiting = [...elements];
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    for (const { severity = 1 } of element.findings) counts.set(severity, (counts.get(severity) ?? 0) + 1);
    waiting.push(...element.children);
  }
  const found = levels.filter(({ severity }) => counts.has(severity));
  const words = found.map(({ severity, noun }) => {
    const count = counts.get(severity);
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
  });
  return { words: words.join(', '), icon: found[0]?.icon, color: found[0]?.color };
}
