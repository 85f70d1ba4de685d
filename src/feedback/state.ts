import { type CountedEntry, type FeedbackEntry, openStatuses } from './types.ts';

/** Feedback of a project as cached between builds. Times are milliseconds since 1970. */
export interface FeedbackState {
  /** By id, so that a newer version of an entry replaces the older version. */
  readonly entries: Map<string, CachedEntry>;
  /** Entries that couldn't be parsed, by id if they have one. */
  readonly malformed: Map<string, MalformedEntry>;
  /** Number of the latest read, finished or not. */
  pass: number;
  /** `undefined` after a single build has read all pages, so that the cached entries match those of the service. */
  unfinished: UnfinishedRead | undefined;
  readAt: number | undefined;
  askedAt: number | undefined;
  /** Earliest time at which the service allows the next request, by the local clock. */
  retryAt: number | undefined;
}

export interface CachedEntry extends CountedEntry {
  readonly pass: number;
}

export interface MalformedEntry {
  readonly problem: string;
  readonly pass: number;
}

export interface UnfinishedRead {
  /** Cursor to continue at. `undefined`: the next build starts at the first page. */
  readonly cursor?: string | undefined;
  /** No read has reached the last page yet, so entries are missing. */
  readonly isFirst: boolean;
}

export function emptyState(): FeedbackState {
  return {
    entries: new Map(),
    malformed: new Map(),
    pass: 0,
    unfinished: { isFirst: true },
    readAt: undefined,
    askedAt: undefined,
    retryAt: undefined,
  };
}

/** Picks the fields of an entry that are cached. Comments, email addresses and code are left out. */
export function toCachedEntry(
  { id, path, createdAt, source, status, helpful }: FeedbackEntry,
  pass: number,
): CachedEntry {
  return { id, path, createdAt, source, status, helpful: helpful ?? null, pass };
}

export function isOpen({ status }: Pick<CountedEntry, 'status'>): boolean {
  return openStatuses.some((open) => open === status);
}
