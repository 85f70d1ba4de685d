import { type CountedEntry, type FeedbackEntry, openStatuses } from './types.ts';

/** Everything that is known of a project's feedback: what is kept between builds. Times are milliseconds since 1970. */
export interface FeedbackState {
  /** By id: an entry that comes again replaces the earlier one. */
  readonly entries: Map<string, KnownEntry>;
  /** Malformed entries that are not right yet, by id if they have one. */
  readonly malformed: Map<string, MalformedEntry>;
  /** Number of the last reading of everything, finished or not. */
  pass: number;
  /** Where that reading goes on; undefined if it is finished, or has to begin again. */
  unfinished: UnfinishedReading | undefined;
  /** What may differ from the truth after the last reading; undefined: nothing. */
  doubt: Doubt | undefined;
  /** When what was open was last read whole. */
  openAt: number | undefined;
  /** When the last finished reading of everything was begun; undefined before the first one. */
  wholeAt: number | undefined;
  /** When the service was last read: its own clock where that can be. */
  readAt: number | undefined;
  /** The same by this machine's clock. */
  askedAt: number | undefined;
  /** Before this time by this machine's clock the service wants no request. */
  retryAt: number | undefined;
}

/** `all`: not everything was read yet; `open`: what is open; `closed`: only what is not open any more. */
export type Doubt = 'all' | 'open' | 'closed';

/** An entry, and the number of the reading of everything that met it last. */
export interface KnownEntry extends CountedEntry {
  readonly pass: number;
}

/** What is wrong with an entry that cannot be counted, and the reading that met it last. */
export interface MalformedEntry {
  readonly problem: string;
  readonly pass: number;
}

/** A reading of everything that goes on at a cursor. */
export interface UnfinishedReading {
  readonly cursor: string;
  /** When its first page was read. */
  readonly startedAt: number;
  /** Begun since somebody asked for everything anew. */
  readonly asked: boolean;
}

/** If what is open is known, a build uses one of so many of its requests to read everything again. */
export const usualShare = 4;

/** Nothing is known. */
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

/** The part of an entry that is kept: no comment, no address, no code. */
export function knownEntry({ id, path, createdAt, source, status, helpful }: FeedbackEntry, pass: number): KnownEntry {
  return { id, path, createdAt, source, status, helpful: helpful ?? null, pass };
}

/** True while an entry waits for somebody. */
export function isOpen({ status }: Pick<CountedEntry, 'status'>): boolean {
  return openStatuses.some((open) => open === status);
}
