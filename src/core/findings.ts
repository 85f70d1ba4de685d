/* Texts, severities and fixes of all findings by code, and `diagnose`, which creates a finding. */

export { diagnose } from './findings/diagnose.ts';
export type { EndpointHint } from './findings/endpoints.ts';
export { codes, traitsOf } from './findings/explain.ts';
export { and, either } from './findings/wording.ts';
