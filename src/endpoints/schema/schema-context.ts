import {
  appendTo,
  isObject,
  type Json,
  type JsonObject,
  type NonEmptyArray,
  ownMember,
  type References,
} from '../../core/values.ts';
import { arrayMember, bareReference, objectMember } from './json-members.ts';
import type { ResolvedSchema } from './resolved-schema.ts';

/** Specification data and caches that all blocks of a page share. */
export interface SchemaContext {
  readonly document: JsonObject;
  readonly references: References;
  readonly resolvedSchemas: WeakMap<object, ResolvedSchema>;
  readonly examples: Readonly<Record<Direction, SchemaCache<Json | undefined>>>;
  /** Merged schemas of properties that several `allOf` branches define. */
  readonly mergedProperties: WeakMap<object, WeakMap<object, JsonObject>>;
  /** Schemas that extend another schema with `allOf`, by the reference to the extended schema. */
  readonly subtypes: ReadonlyMap<string, readonly Json[]>;
  /** Characters that the current attempt to build the page may still write. Negative if the attempt is too long. */
  readonly budget: { characters: number };
  /** Keys of all resolved schemas, in order of use. */
  readonly usedKeys: (string | object)[];
}

/** Requests leave out `readOnly` properties, responses leave out `writeOnly` properties. */
export type Direction = 'request' | 'response';

/** Caches one value per schema: by the text of `$ref`, or by identity for inline schemas. */
export class SchemaCache<Value> {
  readonly #byReference = new Map<string, Value>();
  readonly #bySchema = new WeakMap<object, Value>();

  getOrCreate(schema: Json, create: () => Value): Value {
    const reference = bareReference(schema);
    const cache = reference !== undefined ? this.#byReference : isObject(schema) ? this.#bySchema : undefined;
    const key = (reference ?? schema) as string & object;
    if (cache?.has(key) === true) return cache.get(key) as Value;
    const value = create();
    cache?.set(key, value);
    return value;
  }
}

/** Finds schemas that extend another schema with `allOf`. Keys of the result are references to the extended schemas. */
export function findSubtypes(document: JsonObject): ReadonlyMap<string, readonly Json[]> {
  const subtypes = new Map<string, NonEmptyArray<Json>>();
  const schemaGroups = [
    ['#/components/schemas/', objectMember(objectMember(document, 'components') ?? {}, 'schemas')],
    ['#/definitions/', objectMember(document, 'definitions')],
  ] as const;
  for (const [prefix, schemas] of schemaGroups) {
    for (const [name, schema] of Object.entries(schemas ?? {})) {
      for (const allOfSchema of isObject(schema) ? arrayMember(schema, 'allOf') : []) {
        const reference = isObject(allOfSchema) ? ownMember(allOfSchema, '$ref') : undefined;
        if (typeof reference !== 'string') continue;
        appendTo(subtypes, reference, { $ref: `${prefix}${name.replaceAll('~', '~0').replaceAll('/', '~1')}` });
      }
    }
  }
  return subtypes;
}
