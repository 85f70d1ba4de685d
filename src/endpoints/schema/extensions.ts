import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { itemsOf, objectOf } from './members.ts';
import type { Schemas } from './types.ts';

/** The schemas of a document that extend others by `allOf`, by the key of the reference to the other. */
const extensions = new WeakMap<JsonObject, ReadonlyMap<string, readonly Json[]>>();

/**
 * The forms of a schema whose `discriminator` tells them apart, and that are written as schemas which extend it.
 *
 * @param key What references to the schema are.
 */
export function formsThatExtend(schemas: Schemas, key: string, schema: Json | undefined): readonly Json[] {
  if (!isObject(schema) || ownMember(schema, 'discriminator') === undefined) return [];
  const known = extensions.get(schemas.document) ?? find(schemas.document);
  extensions.set(schemas.document, known);
  return known.get(key) ?? [];
}

function find(document: JsonObject): ReadonlyMap<string, readonly Json[]> {
  const found = new Map<string, Json[]>();
  const places = [
    ['#/components/schemas/', objectOf(objectOf(document, 'components') ?? {}, 'schemas')],
    ['#/definitions/', objectOf(document, 'definitions')],
  ] as const;
  for (const [start, schemas] of places) {
    for (const [name, schema] of Object.entries(schemas ?? {})) {
      for (const part of isObject(schema) ? itemsOf(schema, 'allOf') : []) {
        const reference = isObject(part) ? ownMember(part, '$ref') : undefined;
        if (typeof reference !== 'string') continue;
        const own = { $ref: `${start}${name.replaceAll('~', '~0').replaceAll('/', '~1')}` };
        found.set(reference, [...(found.get(reference) ?? []), own]);
      }
    }
  }
  return found;
}
