/* What an endpoint page is made of. */

export type { CallForm, Choice, FormBody, FormParameter, FormScheme, FormServer } from './page/call-form.ts';
export type { OperationContent } from './page/operation-content.ts';
