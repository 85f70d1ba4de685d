import { createRequire } from 'node:module';

/** Loads a package in the middle of other work: one that few runs need. */
export const loadNow: (name: string) => unknown = createRequire(import.meta.url);
