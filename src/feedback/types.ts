import { feedbackSources as knownSources, feedbackStatuses as knownStatuses } from '../core/options.ts';

export { knownSources, knownStatuses };
export const openStatuses: readonly FeedbackStatus[] = ['pending', 'in_progress'];

export type FeedbackSource = (typeof knownSources)[number];
export type FeedbackStatus = (typeof knownStatuses)[number];

/** An entry as the service returns it. Other fields are kept unchanged. */
export interface FeedbackEntry {
  readonly id: string;
  /** Page path in the service's spelling: see `matchPath`. */
  readonly path: string;
  readonly comment: string | null;
  /** Creation time in the service's format; null if absent. */
  readonly createdAt: string | null;
  /** One of `knownSources`, or a source that the service added later. Empty if absent. */
  readonly source: string;
  /** One of `knownStatuses`, or a status that the service added later. */
  readonly status: string;
  readonly helpful?: boolean | null | undefined;
  readonly contact?: string | null | undefined;
  readonly code?: string | null | undefined;
  readonly filename?: string | null | undefined;
  readonly lang?: string | null | undefined;
  readonly [field: string]: unknown;
}

export interface CountedEntry {
  readonly id: string;
  readonly path: string;
  readonly createdAt: string | null;
  readonly source: string;
  readonly status: string;
  readonly helpful: boolean | null;
}

export type { FeedbackCounts } from '../core/site.ts';
