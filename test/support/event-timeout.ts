/**
 * Time limit for an expected event, in milliseconds. Events arrive much sooner, also on a busy machine; only a missing
 * event takes this long.
 */
export const eventTimeout = 60_000;
