import { type Json, type JsonObject, unmarkNumber } from '../../core/values.ts';

/** Schemas that contain the current one, and keys of references to them. A reference to one of them is recursive. */
export type ActiveSchemas = ReadonlySet<string | object>;

/** A schema with references followed and `allOf` merged. Subschemas stay unresolved. */
export interface ResolvedSchema {
  /** Keywords without a separate member in this interface. */
  readonly keywords: JsonObject;
  /** Without `null`; empty if the schema has no `type`. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly properties: ReadonlyMap<string, Json>;
  readonly required: ReadonlySet<string>;
  readonly unions: readonly Union[];
  readonly name: string | undefined;
  /** The schema, and keys of all references merged into it. */
  readonly keys: readonly (string | object)[];
  /**
   * The schema, and keys of references equivalent to it. They are active in nested schemas. Schemas that are only
   * merged with `allOf` are excluded, because a nested subtype of such a schema isn't recursive.
   */
  readonly identityKeys: readonly (string | object)[];
  /** Names of active schemas that this schema refers to. These references are not followed. */
  readonly recursiveNames: readonly string[];
  /** References to other documents, and references without a target. */
  readonly unresolvedReferences: readonly string[];
  /** The schema is `false`: no value is valid. */
  readonly isNever: boolean;
  readonly partCount: number;
}

/** A `oneOf` or `anyOf`. The subtypes of a schema with a discriminator count as `oneOf`. */
export interface Union {
  readonly kind: 'oneOf' | 'anyOf';
  readonly options: readonly Json[];
  readonly hasDiscriminator: boolean;
}

/** Active schemas for the subschemas of `schema`. */
export function withActiveSchema(active: ActiveSchemas, schema: ResolvedSchema): ActiveSchemas {
  return schema.identityKeys.length === 0 ? active : new Set([...active, ...schema.identityKeys]);
}

/** Types of a schema. Without `type`, inferred from other keywords. */
export function inferTypes(schema: ResolvedSchema): readonly string[] {
  if (schema.types.length > 0) return schema.types;
  const { keywords } = schema;
  const isObject = schema.properties.size > 0 || schema.required.size > 0;
  if (isObject || hasAnyKeyword(keywords, ['additionalProperties', 'patternProperties', 'propertyNames']))
    return ['object'];
  if (hasAnyKeyword(keywords, ['items', 'prefixItems', 'contains'])) return ['array'];
  const values = Object.hasOwn(keywords, 'const') ? [keywords.const] : keywords.enum;
  if (Array.isArray(values)) return [...new Set(values.slice(0, 50).map(jsonTypeOf))].filter((type) => type !== 'null');
  if (hasAnyKeyword(keywords, ['format', 'pattern', 'minLength', 'maxLength'])) return ['string'];
  if (hasAnyKeyword(keywords, ['minimum', 'maximum', 'multipleOf'])) return ['number'];
  return [];
}

function jsonTypeOf(markedValue: Json | undefined): string {
  const value = markedValue === undefined ? markedValue : unmarkNumber(markedValue);
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function hasAnyKeyword(keywords: object, names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(keywords, name));
}
