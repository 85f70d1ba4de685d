/* What an endpoint page is made of. */

export type { CallForm, Choice, FormBody, FormParameter, FormScheme } from './page/call-form.ts';
export type { OperationContent } from './page/operation-content.ts';
export type { MemberPart, Part } from './page/part.ts';
