/** Kinds of feedback that the service is known to collect; entries of other kinds are kept too. */
export const knownSources = ['code_snippet', 'contextual', 'agent', 'thumbs_only'] as const;
/** Statuses that the service is known to give; entries of other statuses are kept too. */
export const knownStatuses = ['pending', 'in_progress', 'resolved', 'dismissed'] as const;
/** Those of them that still wait for somebody. */
export const openStatuses: readonly FeedbackStatus[] = ['pending', 'in_progress'];

export type FeedbackSource = (typeof knownSources)[number];
export type FeedbackStatus = (typeof knownStatuses)[number];

/** What one reader said, as the service gives it; fields that are not named here are kept as they came. */
export interface FeedbackEntry {
  readonly id: string;
  /** The page, as the service writes it: see `matchPaths` for the ways there are. */
  readonly path: string;
  readonly comment: string | null;
  /** As the service writes it; null if it does not say. */
  readonly createdAt: string | null;
  /** One of `knownSources`, or a newer one; empty if the service gives none. */
  readonly source: string;
  /** One of `knownStatuses`, or a newer one. */
  readonly status: string;
  readonly helpful?: boolean | null | undefined;
  /** An e-mail address. */
  readonly contact?: string | null | undefined;
  readonly code?: string | null | undefined;
  readonly filename?: string | null | undefined;
  readonly lang?: string | null | undefined;
  readonly [field: string]: unknown;
}

/** The part of an entry that counting needs: nothing that a reader wrote, and nobody's address. */
export interface CountedEntry {
  readonly id: string;
  readonly path: string;
  readonly createdAt: string | null;
  readonly source: string;
  /** Null if it was open, and is closed or gone: which of them is known when everything was read again. */
  readonly status: string | null;
  readonly helpful: boolean | null;
}

export type { FeedbackCounts } from '../core/site.ts';
