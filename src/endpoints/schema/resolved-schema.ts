import type { Json, JsonObject } from '../../core/values.ts';

/** What is being shown around a place, from the top of a body: schemas, and the keys of references to them. */
export type ActiveSchemas = ReadonlySet<string | object>;

/** A schema with its references followed and its `allOf` made one; what is below it is untouched. */
export interface ResolvedSchema {
  /** Every keyword that is not a member of this record. */
  readonly keywords: JsonObject;
  /** As written, without `null`; empty if nothing is said. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly properties: ReadonlyMap<string, Json>;
  readonly required: ReadonlySet<string>;
  readonly unions: readonly Union[];
  /** What the schema is called where a reference leads to it. */
  readonly name: string | undefined;
  /** The schema itself, and the keys of all references in what it is put together from. */
  readonly keys: readonly (string | object)[];
  /**
   * What is being shown for all that is below it: the schema, and the references that it is no more than. A type that is
   * only mixed in is not among them: what extends it again further down is no circle.
   */
  readonly identityKeys: readonly (string | object)[];
  /** Names of types that are being shown already, so they were not taken in again. */
  readonly recursiveNames: readonly string[];
  /** References that lead out of the document or nowhere. */
  readonly unresolvedReferences: readonly string[];
  /** `false` as a schema: nothing is allowed. */
  readonly isNever: boolean;
  /** How many schemas it was put together from. */
  readonly partCount: number;
}

/** A `oneOf` or `anyOf` with more than one form. */
export interface Union {
  readonly kind: 'oneOf' | 'anyOf';
  readonly options: readonly Json[];
  /** A property of the value tells which form it has (`discriminator`). */
  readonly hasDiscriminator: boolean;
}

/** What is being shown around whatever is inside a shape. */
export function activeBelow(active: ActiveSchemas, schema: ResolvedSchema): ActiveSchemas {
  return schema.identityKeys.length === 0 ? active : new Set([...active, ...schema.identityKeys]);
}

/** The kind of value that a schema is for, from what else it says where it names no type. */
export function inferTypes(schema: ResolvedSchema): readonly string[] {
  if (schema.types.length > 0) return schema.types;
  const { keywords } = schema;
  const isObject = schema.properties.size > 0 || schema.required.size > 0;
  if (isObject || hasAny(keywords, ['additionalProperties', 'patternProperties', 'propertyNames'])) return ['object'];
  if (hasAny(keywords, ['items', 'prefixItems', 'contains'])) return ['array'];
  const values = Object.hasOwn(keywords, 'const') ? [keywords.const] : keywords.enum;
  if (Array.isArray(values)) return [...new Set(values.slice(0, 50).map(jsonTypeOf))].filter((kind) => kind !== 'null');
  if (hasAny(keywords, ['format', 'pattern', 'minLength', 'maxLength'])) return ['string'];
  if (hasAny(keywords, ['minimum', 'maximum', 'multipleOf'])) return ['number'];
  return [];
}

function jsonTypeOf(value: Json | undefined): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function hasAny(keywords: object, names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(keywords, name));
}
