/* The rules: one file for each code, and `diagnose`, which makes a finding of one. */

export type { themes } from './rules/catalogue.ts';
export { codes } from './rules/explain.ts';
export { diagnose } from './rules/index.ts';
export { either, type Rule } from './rules/rule.ts';
export type { EndpointHint } from './rules/shared/endpoints.ts';
