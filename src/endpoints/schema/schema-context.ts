import {
  addTo,
  isObject,
  type Json,
  type JsonObject,
  ownMember,
  type References,
  type Some,
} from '../../core/values.ts';
import { arrayMember, bareReference, objectMember } from './json-members.ts';
import type { ResolvedSchema } from './resolved-schema.ts';

/** What the schemas of one page are read from. */
export interface SchemaContext {
  readonly document: JsonObject;
  readonly references: References;
  /** The shapes of schemas that were asked for before. */
  readonly resolvedSchemas: WeakMap<object, ResolvedSchema>;
  /** The examples of schemas that were asked for before. */
  readonly examples: Readonly<Record<Direction, SchemaCache<Json | undefined>>>;
  /** Two schemas of one property, put together before. */
  readonly mergedProperties: WeakMap<object, WeakMap<object, JsonObject>>;
  /** The schemas that extend others, by the key of the reference to the other. */
  readonly subtypes: ReadonlyMap<string, readonly Json[]>;
  /** How much may still be written at this attempt; counted down by whatever can grow without end. */
  readonly budget: { characters: number };
  /** The keys of all shapes that were asked for, in this order. */
  readonly usedKeys: (string | object)[];
}

/** Which way a message goes: what is `readOnly` is left out of requests, what is `writeOnly` of responses. */
export type Direction = 'request' | 'response';

/** What is known of schemas: of a type by the reference to it, of any other by the schema itself. */
export class SchemaCache<Value> {
  readonly #types = new Map<string, Value>();
  readonly #schemas = new WeakMap<object, Value>();

  /** What is known of a schema; made and kept if that is nothing. */
  getOrMake(schema: Json, make: () => Value): Value {
    const reference = bareReference(schema);
    const cache = reference !== undefined ? this.#types : isObject(schema) ? this.#schemas : undefined;
    const key = (reference ?? schema) as string & object;
    if (cache?.has(key) === true) return cache.get(key) as Value;
    const value = make();
    cache?.set(key, value);
    return value;
  }
}

/** The schemas of a document that extend others by `allOf`, by the key of the reference to the other. */
export function subtypesIn(document: JsonObject): ReadonlyMap<string, readonly Json[]> {
  const subtypes = new Map<string, Some<Json>>();
  const folders = [
    ['#/components/schemas/', objectMember(objectMember(document, 'components') ?? {}, 'schemas')],
    ['#/definitions/', objectMember(document, 'definitions')],
  ] as const;
  for (const [prefix, schemas] of folders) {
    for (const [name, schema] of Object.entries(schemas ?? {})) {
      for (const part of isObject(schema) ? arrayMember(schema, 'allOf') : []) {
        const reference = isObject(part) ? ownMember(part, '$ref') : undefined;
        if (typeof reference !== 'string') continue;
        addTo(subtypes, reference, { $ref: `${prefix}${name.replaceAll('~', '~0').replaceAll('/', '~1')}` });
      }
    }
  }
  return subtypes;
}
