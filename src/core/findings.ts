/* Texts, severities and fixes of all findings by code, and `diagnose`, which creates a finding. */

export { codes, findingBehavior } from './findings/catalogue.ts';
export { diagnose } from './findings/diagnose.ts';
export type { EndpointHint } from './findings/endpoints.ts';
export { joinWithAnd, joinWithOr } from './findings/wording.ts';
