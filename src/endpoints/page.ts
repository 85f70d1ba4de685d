/* What an endpoint page is made of. */

export type { CallForm, FormBody, FormParameter, FormScheme } from './page/call-form.ts';
export type { CallServer, CallServers } from './page/call-tools.ts';
export type { Choice } from './page/choice.ts';
export type { OperationContent } from './page/operation-content.ts';
export type { MemberPart, Part } from './page/part.ts';
