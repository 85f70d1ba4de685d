/** Queries on the model, for browsers and servers. */
export * from '../core/runtime.ts';
