/** Questions that a page of a site asks the model, for browsers and servers alike. */
export * from '../core/runtime.ts';
