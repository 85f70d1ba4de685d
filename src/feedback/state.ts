import type { CountedEntry, FeedbackEntry } from './types.ts';

/** Everything that is known of a project's feedback: what is kept between builds. */
export interface FeedbackState {
  /** By id: an entry that comes again replaces the earlier one. */
  entries: Map<string, CountedEntry>;
  /** What was known before everything was read anew; counted too until that is done. */
  previous: Map<string, CountedEntry>;
  /** True once everything was read; from then on only what is new or may have changed is. */
  complete: boolean;
  /** A listing of everything or of what is new that was cut off. */
  unfinished: UnfinishedListing | undefined;
  /** A listing of entries that may have changed that was cut off. */
  unfinishedRefresh: UnfinishedListing | undefined;
  /** Entries from this time on may be unknown: milliseconds since 1970. */
  since: number | undefined;
  /** Entries before this time are the next to be refreshed; undefined: start at the newest. */
  refreshBefore: number | undefined;
  /** When the service was last read, by its own clock. */
  readAt: number | undefined;
}

/** A listing that goes on at a cursor. Times are milliseconds since 1970. */
export interface UnfinishedListing {
  readonly from: number | undefined;
  /** Exclusive. */
  readonly to: number | undefined;
  readonly cursor: string;
  /** When its first page was read, by the service's clock. */
  readonly startedAt: number;
}

/** Nothing is known. */
export function emptyState(): FeedbackState {
  return {
    entries: new Map(),
    previous: new Map(),
    complete: false,
    unfinished: undefined,
    unfinishedRefresh: undefined,
    since: undefined,
    refreshBefore: undefined,
    readAt: undefined,
  };
}

/** Everything is to be read anew; what is known counts until then. */
export function startAnew(state: FeedbackState): FeedbackState {
  return { ...emptyState(), previous: knownEntries(state), readAt: state.readAt };
}

/** All entries that count. */
export function knownEntries({ entries, previous }: FeedbackState): Map<string, CountedEntry> {
  return previous.size === 0 ? entries : new Map([...previous, ...entries]);
}

/** How many there are. */
export function knownNumber(state: FeedbackState): number {
  return knownEntries(state).size;
}

/** The part of an entry that is kept: no comment, no address, no code. */
export function countedEntry({ id, path, createdAt, source, status, helpful }: FeedbackEntry): CountedEntry {
  return { id, path, createdAt, source, status, helpful: helpful ?? null };
}
