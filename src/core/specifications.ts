/*
 * OpenAPI and AsyncAPI documents.
 *
 * In: the text of specifications, and entries such as `GET /users`. Out: operations with their titles, groups and
 * routes, generated navigation entries, and findings. A document is data: nothing in it is executed. Invalid input
 * becomes a finding, never an exception.
 */

export { endpointHint, findOperation, formatEndpoint } from './specifications/find.ts';
export { unresolvedReference } from './specifications/read/references.ts';
export { dataKeys, nameKeys } from './specifications/read/walk.ts';
export { parseReference } from './specifications/reference.ts';
export { overviewMethod, pathItemMethods } from './values/specification.ts';
