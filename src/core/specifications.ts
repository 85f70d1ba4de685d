/* OpenAPI and AsyncAPI documents: what they contain, and the pages that come of them. */

export { findOperation, hintFor } from './specifications/find.ts';
export { overviewMethod } from './specifications/overview.ts';
export { generatedMark, pageFileName, pageFileText } from './specifications/page-file.ts';
export { unresolved } from './specifications/read/references.ts';
export { parseReference } from './specifications/reference.ts';
export { itemMethods } from './values/specification.ts';
