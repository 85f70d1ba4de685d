import type { Json } from '../../core/values.ts';
import type { Shape } from './types.ts';

/** The kind of value that a schema is for, from what else it says where it names no type. */
export function kindsOf(shape: Shape): readonly string[] {
  if (shape.types.length > 0) return shape.types;
  const { keywords } = shape;
  const isObject = shape.properties.size > 0 || shape.required.size > 0;
  if (isObject || hasAny(keywords, ['additionalProperties', 'patternProperties', 'propertyNames'])) return ['object'];
  if (hasAny(keywords, ['items', 'prefixItems', 'contains'])) return ['array'];
  const values = Object.hasOwn(keywords, 'const') ? [keywords.const] : keywords.enum;
  if (Array.isArray(values)) return [...new Set(values.slice(0, 50).map(kindOf))].filter((kind) => kind !== 'null');
  if (hasAny(keywords, ['format', 'pattern', 'minLength', 'maxLength'])) return ['string'];
  if (hasAny(keywords, ['minimum', 'maximum', 'multipleOf'])) return ['number'];
  return [];
}

function kindOf(value: Json | undefined): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function hasAny(keywords: object, names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(keywords, name));
}
