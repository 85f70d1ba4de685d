import { isObject, type JsonObject, ownMember } from '../../values/json.ts';
import { objectOf } from './members.ts';
import type { References } from './references.ts';

/** An operation in its document. */
export interface FoundOperation {
  /** What holds the operation: its path item. */
  readonly pathItem: JsonObject;
  readonly operation: JsonObject;
  /** The method of the request; for a webhook, the one that it is sent with. */
  readonly method: string;
}

/** Methods in the order that they are looked for in a webhook. */
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** The operation of a method and path; undefined where the document has none. */
export function findOperation(
  document: JsonObject,
  references: References,
  method: string,
  path: string,
): FoundOperation | undefined {
  const isWebhook = method.toUpperCase() === 'WEBHOOK';
  for (const section of isWebhook ? ['webhooks', 'x-webhooks'] : ['paths']) {
    const holder = objectOf(document, section);
    const pathItem = holder === undefined ? undefined : references.object(memberAt(holder, path));
    if (pathItem === undefined) continue;
    for (const candidate of isWebhook ? methods : [method.toLowerCase()]) {
      const operation = ownMember(pathItem, candidate);
      if (isObject(operation) && methods.includes(candidate)) {
        return { pathItem, operation, method: candidate.toUpperCase() };
      }
    }
    const more = ownMember(objectOf(pathItem, 'additionalOperations') ?? {}, method);
    if (isObject(more)) return { pathItem, operation: more, method };
  }
  return undefined;
}

/** A path's item; one slash at the end makes no difference. */
function memberAt(holder: JsonObject, path: string) {
  return ownMember(holder, path) ?? ownMember(holder, path.endsWith('/') ? path.slice(0, -1) : `${path}/`) ?? undefined;
}
