/** Client of the feedback service, and feedback counts by page. */
export type { ParameterNames } from '../core/options.ts';
export type { FeedbackQuery } from '../feedback/arguments.ts';
export {
  createFeedbackClient,
  type FeedbackClient,
  type FeedbackList,
  type ListArguments,
} from '../feedback/client.ts';
export type { FeedbackClientOptions } from '../feedback/connection.ts';
export { countFeedback, type FeedbackSummary, type UnmatchedPath } from '../feedback/counts.ts';
export { FeedbackArgumentsError, FeedbackError, type FeedbackFault } from '../feedback/errors.ts';
export type { PathLookup } from '../feedback/match-paths.ts';
export type { FeedbackPage } from '../feedback/paging.ts';
export type { NamedParameter, ParameterProblem } from '../feedback/parameters.ts';
export { pathLookupOf } from '../feedback/site.ts';
export type {
  CountedEntry,
  FeedbackCounts,
  FeedbackEntry,
  FeedbackSource,
  FeedbackStatus,
} from '../feedback/types.ts';
