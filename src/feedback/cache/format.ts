import * as z from 'zod/mini';
import { type CachedEntry, emptyState, type FeedbackState } from '../state.ts';

/** Version of the file format. Files of other versions are ignored. */
export const cacheVersion = 4;

const timeSchema = z.optional(z.number());
/** Id, path index, date, source, status, vote and pass of an entry. */
const rowSchema = z.tuple([
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
  entries: z.array(rowSchema),
  malformed: z.array(z.tuple([z.string(), z.object({ problem: z.string(), pass: z.int() })])),
  pass: z.int(),
  unfinished: z.optional(z.object({ cursor: z.optional(z.string()), isFirst: z.boolean() })),
  readAt: timeSchema,
  askedAt: timeSchema,
  retryAt: timeSchema,
});

export function encodeState({ entries, malformed, ...otherFields }: FeedbackState): string {
  const paths = new Map<string, number>();
  const rows = [...entries.values()].map((entry): z.infer<typeof rowSchema> => {
    const pathIndex = paths.get(entry.path) ?? paths.size;
    paths.set(entry.path, pathIndex);
    return [entry.id, pathIndex, entry.createdAt, entry.source, entry.status, entry.helpful, entry.pass];
  });
  const body: z.infer<typeof cacheSchema> = {
    ...otherFields,
    paths: [...paths.keys()],
    entries: rows,
    malformed: [...malformed],
  };
  return JSON.stringify(body);
}

/** @returns Undefined for invalid text. */
export function decodeState(text: string): FeedbackState | undefined {
  try {
    const { paths, entries, malformed, ...otherFields } = cacheSchema.parse(JSON.parse(text));
    const knownEntries = entries.map(
      ([id, pathIndex, createdAt, source, status, helpful, pass]): [string, CachedEntry] => [
        id,
        { id, path: paths[pathIndex] ?? '', createdAt, source, status, helpful, pass },
      ],
    );
    const { unfinished } = otherFields;
    return {
      ...emptyState(),
      ...otherFields,
      unfinished,
      entries: new Map(knownEntries),
      malformed: new Map(malformed),
    };
  } catch {
    return undefined;
  }
}
