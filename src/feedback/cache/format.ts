import { createHash } from 'node:crypto';
import type { FeedbackState, UnfinishedListing } from '../state.ts';
import type { CountedEntry } from '../types.ts';

/** Raised when the form of the file changes; files of another version are as if missing. */
const version = 1;

type Row = readonly [string, number, string | null, string, string, boolean | null];

/** The second line of a file: the state, with every path written once. */
interface Body {
  readonly paths: readonly string[];
  readonly entries: readonly Row[];
  readonly previous: readonly Row[];
  readonly complete: boolean;
  readonly unfinished: UnfinishedListing | null;
  readonly unfinishedRefresh: UnfinishedListing | null;
  readonly since: number | null;
  readonly refreshBefore: number | null;
  readonly readAt: number | null;
}

/**
 * The text of a cache file: a line that says what it is and its hash, then the state.
 *
 * @param settings Hash of the settings that it was read with.
 */
export function encodeState(state: FeedbackState, settings: string): string {
  const paths = new Map<string, number>();
  const rows = (entries: ReadonlyMap<string, CountedEntry>): Row[] =>
    [...entries.values()].map(({ id, path, createdAt, source, status, helpful }) => {
      const index = paths.get(path) ?? paths.size;
      paths.set(path, index);
      return [id, index, createdAt, source, status, helpful];
    });
  const entries = rows(state.entries);
  const previous = rows(state.previous);
  const body: Body = {
    paths: [...paths.keys()],
    entries,
    previous,
    complete: state.complete,
    unfinished: state.unfinished ?? null,
    unfinishedRefresh: state.unfinishedRefresh ?? null,
    since: state.since ?? null,
    refreshBefore: state.refreshBefore ?? null,
    readAt: state.readAt ?? null,
  };
  const text = JSON.stringify(body);
  return `${JSON.stringify({ version, settings, sha256: hash(text) })}\n${text}\n`;
}

/** @returns Undefined where the text is damaged, of another version or of other settings. */
export function decodeState(text: string, settings: string): FeedbackState | undefined {
  try {
    const end = text.indexOf('\n');
    const content = text.slice(end + 1, -1);
    const header: { version?: unknown; settings?: unknown; sha256?: unknown } = Object(JSON.parse(text.slice(0, end)));
    if (header.version !== version || header.settings !== settings || header.sha256 !== hash(content)) return undefined;
    // The hash says that this program wrote it, so its shape is known.
    const body = JSON.parse(content) as Body;
    const entries = (rows: readonly Row[]): Map<string, CountedEntry> =>
      new Map(
        rows.map(([id, path, createdAt, source, status, helpful]) => [
          id,
          { id, path: body.paths[path] ?? '', createdAt, source, status, helpful },
        ]),
      );
    return {
      entries: entries(body.entries),
      previous: entries(body.previous),
      complete: body.complete,
      unfinished: body.unfinished ?? undefined,
      unfinishedRefresh: body.unfinishedRefresh ?? undefined,
      since: body.since ?? undefined,
      refreshBefore: body.refreshBefore ?? undefined,
      readAt: body.readAt ?? undefined,
    };
  } catch {
    return undefined;
  }
}

/** SHA-256, hexadecimal. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
