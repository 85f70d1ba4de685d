/* Texts, severities and fixes of all findings by code, and `diagnose`, which creates a finding. */

export { codes, traitsOf } from './findings/catalogue.ts';
export { diagnose } from './findings/diagnose.ts';
export type { EndpointHint } from './findings/endpoints.ts';
export { and, either } from './findings/wording.ts';
