import type { FeedbackSettings } from '../core/options.ts';
import { createFeedbackClient } from '../feedback/client.ts';
import { FeedbackArgumentsError, FeedbackError } from '../feedback/errors.ts';
import { keyFromEnvironment } from '../feedback/key.ts';
import { matchPath, type PathLookup } from '../feedback/match-paths.ts';
import type { ReaderComment } from './feedback-formats.ts';
import type { FeedbackRow, Period } from './feedback-rows.ts';
import type { Streams } from './streams.ts';

/** Asks the service for the comments themselves: they are never kept. */
export async function commentsOf(
  settings: FeedbackSettings,
  lookup: PathLookup,
  shown: readonly FeedbackRow[],
  { from, to }: Period,
  err: Streams['err'],
): Promise<ReadonlyMap<string, readonly ReaderComment[]>> {
  const comments = new Map<string, ReaderComment[]>(shown.map(({ name }) => [name, []]));
  const iso = (time: number | undefined): string | undefined =>
    time === undefined ? undefined : new Date(time).toISOString();
  try {
    const key = keyFromEnvironment(settings.keyVariable) ?? '';
    const client = createFeedbackClient({ ...settings, key, totalTime: settings.deadline * 1000 });
    for await (const { path, comment, createdAt, status } of client.list({ dateFrom: iso(from), dateTo: iso(to) })) {
      const match = matchPath(path, lookup);
      if (comment === null || comment.trim() === '' || !('route' in match)) continue;
      comments.get(match.route)?.push({ comment, createdAt, status });
    }
  } catch (error) {
    if (!(error instanceof FeedbackError || error instanceof FeedbackArgumentsError)) throw error;
    err(`Not all comments could be read: ${error.message}\n`);
  }
  const newest = (a: ReaderComment, b: ReaderComment): number => ((a.createdAt ?? '') < (b.createdAt ?? '') ? 1 : -1);
  return new Map(
    [...comments].filter(([, list]) => list.length > 0).map(([route, list]) => [route, list.sort(newest)]),
  );
}
