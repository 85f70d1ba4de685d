/**
 * Compares results of successive runs, to reuse unchanged ones. Every run in the playground is the first, so `false`
 * for two different objects is correct and cheap.
 */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  return Object.is(one, other);
}
