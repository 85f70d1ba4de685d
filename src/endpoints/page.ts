/* What an endpoint page is made of. */

export type { OperationContent } from './page/operation-content.ts';
