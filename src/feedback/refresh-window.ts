import { timeOf } from './dates.ts';
import type { FeedbackState } from './state.ts';

/** Entries of a slice: fewer than a page holds, since some may be there that are not known yet. */
const sliceEntries = 95;
const day = 86_400_000;

/** A stretch of time; the end is exclusive. Milliseconds since 1970. */
export interface Slice {
  readonly from: number;
  readonly to: number;
}

/**
 * The time from which on a status may change. It is counted from the newest entry and not from today, so that no clock
 * decides what is read.
 */
export function windowStart({ since }: FeedbackState, days: number): number {
  return (since ?? 0) - days * day;
}

/**
 * The stretch that is to be refreshed next, newest first, of about as many known entries as one request brings.
 *
 * @param start Begin of the window.
 * @returns Undefined where the window is through.
 */
export function nextSlice(state: FeedbackState, start: number): Slice | undefined {
  const to = state.refreshBefore ?? state.since;
  if (to === undefined || to <= start) return undefined;
  const times: number[] = [];
  for (const { createdAt } of state.entries.values()) {
    const time = timeOf(createdAt);
    if (time !== undefined && time >= start && time < to) times.push(time);
  }
  if (times.length === 0) return undefined;
  times.sort((a, b) => b - a);
  return { from: times[sliceEntries - 1] ?? start, to };
}
