import * as z from 'zod/mini';
import { emptyState, type FeedbackState, type KnownEntry } from '../state.ts';

/** Version of the file format. Files of other versions are ignored. */
export const version = 4;

const time = z.optional(z.number());
/** Id, path index, date, source, status, vote and pass of an entry. */
const row = z.tuple([
  z.string(),
  z.int().check(z.minimum(0)),
  z.nullable(z.string()),
  z.string(),
  z.string(),
  z.nullable(z.boolean()),
  z.int(),
]);

/**
 * Schema of the cache file. Each path is stored once, and entries contain its index. Every field is validated, because
 * the hash of the file doesn't protect against forgery.
 */
const cacheSchema = z.object({
  paths: z.array(z.string()),
  entries: z.array(row),
  malformed: z.array(z.tuple([z.string(), z.object({ problem: z.string(), pass: z.int() })])),
  pass: z.int(),
  unfinished: z.optional(z.object({ cursor: z.optional(z.string()), isFirst: z.boolean() })),
  readAt: time,
  askedAt: time,
  retryAt: time,
});

export function encodeState({ entries, malformed, ...rest }: FeedbackState): string {
  const paths = new Map<string, number>();
  const rows = [...entries.values()].map((entry): z.infer<typeof row> => {
    const index = paths.get(entry.path) ?? paths.size;
    paths.set(entry.path, index);
    return [entry.id, index, entry.createdAt, entry.source, entry.status, entry.helpful, entry.pass];
  });
  const body: z.infer<typeof cacheSchema> = {
    ...rest,
    paths: [...paths.keys()],
    entries: rows,
    malformed: [...malformed],
  };
  return JSON.stringify(body);
}

/** @returns Undefined for invalid text. */
export function decodeState(text: string): FeedbackState | undefined {
  try {
    const { paths, entries, malformed, ...rest } = cacheSchema.parse(JSON.parse(text));
    const knownEntries = entries.map(([id, path, createdAt, source, status, helpful, pass]): [string, KnownEntry] => [
      id,
      { id, path: paths[path] ?? '', createdAt, source, status, helpful, pass },
    ]);
    const { unfinished } = rest;
    return { ...emptyState(), ...rest, unfinished, entries: new Map(knownEntries), malformed: new Map(malformed) };
  } catch {
    return undefined;
  }
}
