/* Public types of endpoint pages. */

export type { CallForm, FormBody, FormParameter, FormScheme } from './page/call-form.ts';
export type { CallServer, CallServers, InputField } from './page/call-servers.ts';
export type { OperationContent } from './page/operation-content.ts';
export type { EndpointPart, MemberPart } from './page/part.ts';
