import { type CountedEntry, type FeedbackEntry, openStatuses } from './types.ts';

/** Feedback of a project as cached between builds. Times are milliseconds since 1970. */
export interface FeedbackState {
  /** By id: a newer version of an entry replaces the older one. */
  readonly entries: Map<string, KnownEntry>;
  /** Entries that couldn't be parsed, by id if they have one. */
  readonly malformed: Map<string, MalformedEntry>;
  /** Number of the latest full read, finished or not. */
  pass: number;
  /** Position of that read; undefined if it is finished or has to start again. */
  unfinished: UnfinishedReading | undefined;
  /** Part that may be outdated after the latest read; undefined if nothing is. */
  doubt: Doubt | undefined;
  /** Time of the latest complete read of open entries. */
  openAt: number | undefined;
  /** Start of the latest finished full read. */
  wholeAt: number | undefined;
  /** Time of the latest read by the service's clock, if it gives one. */
  readAt: number | undefined;
  /** Time of the latest read by the local clock. */
  askedAt: number | undefined;
  /** Earliest time for the next request by the local clock, as the service asked. */
  retryAt: number | undefined;
}

/** `all`: the first full read is incomplete; `open`: open entries are; `closed`: only closed entries are. */
export type Doubt = 'all' | 'open' | 'closed';

/** Entry with the number of the full read that last included it. */
export interface KnownEntry extends CountedEntry {
  readonly pass: number;
}

/** Problem of an unparsable entry, with the number of the full read that last included it. */
export interface MalformedEntry {
  readonly problem: string;
  readonly pass: number;
}

/** Full read to be continued at a cursor. */
export interface UnfinishedReading {
  readonly cursor: string;
  /** Time of its first page. */
  readonly startedAt: number;
  /** Started by `--refresh`. */
  readonly asked: boolean;
}

/** If open entries are up to date, a build spends one in this many requests on the full read. */
export const usualShare = 4;

export function emptyState(): FeedbackState {
  return {
    entries: new Map(),
    malformed: new Map(),
    pass: 0,
    unfinished: undefined,
    doubt: 'all',
    openAt: undefined,
    wholeAt: undefined,
    readAt: undefined,
    askedAt: undefined,
    retryAt: undefined,
  };
}

/** Fields of an entry that are cached: no comment, email address or code. */
export function knownEntry({ id, path, createdAt, source, status, helpful }: FeedbackEntry, pass: number): KnownEntry {
  return { id, path, createdAt, source, status, helpful: helpful ?? null, pass };
}

export function isOpen({ status }: Pick<CountedEntry, 'status'>): boolean {
  return openStatuses.some((open) => open === status);
}
