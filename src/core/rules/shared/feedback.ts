/** What was counted before, and serves now. */
export interface CachedFeedback {
  readonly entries: number;
  /** Day on which the service was last read: `2026-01-31`. */
  readonly date: string | undefined;
}

export function servedBy({ entries, date }: CachedFeedback): string {
  return `counts are those of ${date ?? 'an earlier build'}, of ${number(entries, 'entry')}`;
}

export function number(count: number, noun: string): string {
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}
