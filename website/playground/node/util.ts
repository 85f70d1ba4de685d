/**
 * Compares what two runs of a site found. Each run in the playground is the first one, so that there is nothing to compare:
 * saying no costs time, and is never wrong.
 */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  return Object.is(one, other);
}
