import { createHash } from 'node:crypto';
import type { FeedbackState, KnownEntry, MalformedEntry } from '../state.ts';

/** Raised when the form of the file changes; files of another version are as if missing. */
const version = 2;

type Row = readonly [
  id: string,
  path: number,
  createdAt: string | null,
  source: string,
  status: string | null,
  helpful: boolean | null,
  pass: number,
];

/** The second line of a file: the state, with every path written once. */
type Body = Omit<FeedbackState, 'entries' | 'malformed'> & {
  readonly paths: readonly string[];
  readonly entries: readonly Row[];
  readonly malformed: readonly (readonly [string, MalformedEntry])[];
};

/**
 * The text of a cache file: a line that says what it is and its hash, then the state.
 *
 * @param settings Hash of the settings that it was read with.
 */
export function encodeState({ entries, malformed, ...rest }: FeedbackState, settings: string): string {
  const paths = new Map<string, number>();
  const rows = [...entries.values()].map(({ id, path, createdAt, source, status, helpful, pass }): Row => {
    const index = paths.get(path) ?? paths.size;
    paths.set(path, index);
    return [id, index, createdAt, source, status, helpful, pass];
  });
  const body: Body = { ...rest, paths: [...paths.keys()], entries: rows, malformed: [...malformed] };
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
    // The hash says that this program wrote it, so its shape is known. Members that are undefined are absent.
    const { paths, entries, malformed, ...rest } = JSON.parse(content) as Body;
    const known = entries.map(([id, path, createdAt, source, status, helpful, pass]): [string, KnownEntry] => [
      id,
      { id, path: paths[path] ?? '', createdAt, source, status, helpful, pass },
    ]);
    return { ...rest, entries: new Map(known), malformed: new Map(malformed) };
  } catch {
    return undefined;
  }
}

/** SHA-256, hexadecimal. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
