/**
 * Milliseconds to wait for what is to come. It is there much sooner, also on a machine that has other things to do: only
 * what never comes takes as long.
 */
export const patience = 60_000;
