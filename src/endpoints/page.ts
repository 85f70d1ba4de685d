/* What an endpoint page is made of. */

export type { CallForm, FormBody, FormParameter, FormScheme } from './page/call-form.ts';
export type { CallServer, CallServers, Choice } from './page/call-servers.ts';
export type { OperationContent } from './page/operation-content.ts';
export type { MemberPart, Part } from './page/part.ts';
