/*
 * OpenAPI and AsyncAPI documents.
 *
 * In: the text of specifications, and entries such as `GET /users`. Out: operations with their titles, groups and
 * routes, generated navigation entries, and findings. A document is data: nothing in it is executed. Invalid input
 * becomes a finding, never an exception.
 */

export { findOperation, hintFor } from './specifications/find.ts';
export { overviewMethod } from './specifications/overview.ts';
export { generatedMark, pageFileName, pageFileText } from './specifications/page-file.ts';
export { unresolved } from './specifications/read/references.ts';
export { parseReference } from './specifications/reference.ts';
export { itemMethods } from './values/specification.ts';
