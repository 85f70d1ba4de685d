import { isObject, type Json, type JsonObject, ownMember, type References } from '../../core/values.ts';
import { arrayMember, objectMember } from '../schema/json-members.ts';
import { jsonText } from '../schema/json-text.ts';
import type { Direction } from '../schema/schema-context.ts';
import { formats } from './formats.ts';
import { matches } from './pattern.ts';

/** If nothing is known to be wrong after so much work, a value passes. */
const maxSteps = 20_000;
/** Values within values; one that contains itself has no end. */
const maxDepth = 40;
const maxTextLength = 20_000;

/** How one value is judged. */
interface Judgement {
  readonly references: References;
  /** What the message leaves out is not required of it. */
  readonly hidden: 'readOnly' | 'writeOnly';
  readonly depth: number;
  readonly budget: { steps: number };
}

/**
 * False for a value that a schema surely refuses. A schema is judged by what can be read of it: references that lead
 * nowhere, and keywords that are not known or not well formed, refuse nothing.
 */
export function accepts(references: References, schema: Json | undefined, value: Json, direction: Direction): boolean {
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  return holds({ references, hidden, depth: 0, budget: { steps: maxSteps } }, schema, value, []);
}

/** @param active The schemas that are being asked about the same value. */
function holds(judgement: Judgement, schema: Json | undefined, value: Json, active: readonly Json[]): boolean {
  if (schema === false) return false;
  if (!isObject(schema) || active.includes(schema)) return true;
  if (judgement.depth > maxDepth || --judgement.budget.steps < 0) return true;
  const inner = [...active, schema];
  const same = (part: Json | undefined): boolean => holds(judgement, part, value, inner);
  const reference = schema.$ref ?? schema.$dynamicRef;
  if (typeof reference === 'string' && !same(judgement.references.target(reference).value)) return false;
  if (value === null && (schema.nullable === true || schema['x-nullable'] === true) && typeof reference !== 'string')
    return true;
  return (
    isOfType(schema, value) &&
    isOneOf(schema, value) &&
    combines(schema, same) &&
    (typeof value !== 'string' || isText(schema, value)) &&
    (typeof value !== 'number' || isInRange(schema, value)) &&
    (!Array.isArray(value) || isArray(judgement, schema, value)) &&
    (!isObject(value) || isMembers(judgement, schema, value, same))
  );
}

function isOfType(schema: JsonObject, value: Json): boolean {
  const type = ownMember(schema, 'type');
  const types = (Array.isArray(type) ? type : [type]).filter((each) => typeof each === 'string');
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return types.length === 0 || types.some((each) => each === kind || isAlso(each, kind, value));
}

function isAlso(type: Json, kind: string, value: Json): boolean {
  return (type === 'integer' && Number.isInteger(value)) || (type === 'file' && kind === 'string');
}

function isOneOf(schema: JsonObject, value: Json): boolean {
  const values = ownMember(schema, 'enum');
  const constant = ownMember(schema, 'const');
  if (Array.isArray(values) && !values.some((each: Json) => isSame(each, value))) return false;
  return constant === undefined || isSame(constant, value);
}

function combines(schema: JsonObject, same: (part: Json | undefined) => boolean): boolean {
  const { allOf, anyOf, oneOf, not } = schema;
  if (Array.isArray(allOf) && !allOf.every(same)) return false;
  if (Array.isArray(anyOf) && anyOf.length > 0 && !anyOf.some(same)) return false;
  if (Array.isArray(oneOf) && oneOf.length > 0) {
    const count = oneOf.filter(same).length;
    // If a property tells the form, that others would fit as well is no fault.
    if (count === 0 || (count > 1 && !isObject(schema.discriminator))) return false;
  }
  if (not !== undefined && same(not)) return false;
  if (schema.if === undefined) return true;
  return same(same(schema.if) ? schema.then : schema.else);
}

function isText({ minLength, maxLength, pattern, format }: JsonObject, value: string): boolean {
  const { length } = [...value];
  if (isBelow(length, minLength) || isAbove(length, maxLength)) return false;
  if (typeof pattern === 'string' && matches(pattern, value) === false) return false;
  return typeof format !== 'string' || formats.get(format)?.matches(value) !== false;
}

/** True for a number within the bounds of a schema. */
export function isInRange(schema: JsonObject, value: number): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  if (isBelow(value, minimum) || isAbove(value, maximum)) return false;
  if (exclusiveMinimum === true ? value === minimum : isBelow(value, exclusiveMinimum) || value === exclusiveMinimum) {
    return false;
  }
  if (exclusiveMaximum === true ? value === maximum : isAbove(value, exclusiveMaximum) || value === exclusiveMaximum) {
    return false;
  }
  if (typeof multipleOf !== 'number' || multipleOf <= 0) return true;
  const times = value / multipleOf;
  return Math.abs(times - Math.round(times)) < 1e-9;
}

function isArray(judgement: Judgement, schema: JsonObject, value: readonly Json[]): boolean {
  const { minItems, maxItems, uniqueItems, prefixItems, items, contains } = schema;
  if (isBelow(value.length, minItems) || isAbove(value.length, maxItems)) return false;
  if (uniqueItems === true && new Set(value.map(textOf)).size < value.length) return false;
  const fixed = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
  const rest = Array.isArray(items) ? schema.additionalItems : items;
  const inner = { ...judgement, depth: judgement.depth + 1 };
  const of = (part: Json | undefined) => (item: Json) => holds(inner, part, item, []);
  if (!value.every((item, index) => of(index < fixed.length ? fixed[index] : rest)(item))) return false;
  return contains === undefined || schema.minContains === 0 || value.some(of(contains));
}

function isMembers(
  judgement: Judgement,
  schema: JsonObject,
  value: JsonObject,
  same: (part: Json | undefined) => boolean,
): boolean {
  const names = Object.keys(value);
  if (isBelow(names.length, schema.minProperties) || isAbove(names.length, schema.maxProperties)) return false;
  const inner = { ...judgement, depth: judgement.depth + 1 };
  const properties = objectMember(schema, 'properties') ?? {};
  const isNeeded = (name: Json) =>
    typeof name === 'string' && !Object.hasOwn(value, name) && !isHidden(judgement, ownMember(properties, name));
  if (arrayMember(schema, 'required').some(isNeeded)) return false;
  if (names.some((name) => arrayMember(objectMember(schema, 'dependentRequired') ?? {}, name).some(isNeeded)))
    return false;
  const dependent = objectMember(schema, 'dependentSchemas') ?? {};
  if (names.some((name) => Object.hasOwn(dependent, name) && !same(dependent[name]))) return false;
  const patterns = Object.entries(objectMember(schema, 'patternProperties') ?? {});
  return names.every((name) => {
    const like = patterns.filter(([pattern]) => matches(pattern, name) !== false).map(([, part]) => part);
    const own = Object.hasOwn(properties, name) ? [properties[name]] : [];
    const parts = own.length + like.length > 0 ? [...own, ...like] : [schema.additionalProperties];
    return (
      holds(judgement, schema.propertyNames, name, []) &&
      parts.every((part) => holds(inner, part, value[name] as Json, []))
    );
  });
}

function isHidden({ references, hidden }: Judgement, schema: Json | undefined): boolean {
  return references.object(schema)?.[hidden] === true;
}

function isSame(a: Json, b: Json): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && textOf(a) === textOf(b));
}

function textOf(value: Json): string {
  return jsonText(value, { pretty: false, limit: maxTextLength });
}

function isBelow(value: number, bound: Json | undefined): boolean {
  return typeof bound === 'number' && value < bound;
}

function isAbove(value: number, bound: Json | undefined): boolean {
  return typeof bound === 'number' && value > bound;
}
