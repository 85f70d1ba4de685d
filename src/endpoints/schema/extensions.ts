import { addTo, isObject, type Json, type JsonObject, ownMember, type Some } from '../../core/values.ts';
import { itemsOf, objectOf } from './members.ts';

/** The schemas of a document that extend others by `allOf`, by the key of the reference to the other. */
export function extensionsIn(document: JsonObject): ReadonlyMap<string, readonly Json[]> {
  const found = new Map<string, Some<Json>>();
  const places = [
    ['#/components/schemas/', objectOf(objectOf(document, 'components') ?? {}, 'schemas')],
    ['#/definitions/', objectOf(document, 'definitions')],
  ] as const;
  for (const [start, schemas] of places) {
    for (const [name, schema] of Object.entries(schemas ?? {})) {
      for (const part of isObject(schema) ? itemsOf(schema, 'allOf') : []) {
        const reference = isObject(part) ? ownMember(part, '$ref') : undefined;
        if (typeof reference !== 'string') continue;
        addTo(found, reference, { $ref: `${start}${name.replaceAll('~', '~0').replaceAll('/', '~1')}` });
      }
    }
  }
  return found;
}
