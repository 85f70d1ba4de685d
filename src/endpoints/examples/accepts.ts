import { isObject, type Json, type JsonObject, ownMember, type References, unmarkNumber } from '../../core/values.ts';
import { arrayMember, objectMember } from '../schema/json-members.ts';
import { formatJson } from '../schema/json-text.ts';
import type { Direction } from '../schema/schema-context.ts';
import { stringFormats } from './formats.ts';
import { matchesPattern } from './pattern.ts';

/** Maximum number of validation steps. A value that needs more steps is accepted. */
const maxSteps = 20_000;
/** Maximum nesting depth, because a value can contain itself. */
const maxDepth = 40;
const maxTextLength = 20_000;

interface Validation {
  readonly references: References;
  /** Properties whose schema has this keyword may be absent even if they are required. */
  readonly hiddenKeyword: 'readOnly' | 'writeOnly';
  readonly depth: number;
  readonly budget: { steps: number };
}

/**
 * Returns false only if the schema certainly rejects the value. Unresolved references and unknown or malformed keywords
 * are ignored.
 */
export function accepts(references: References, schema: Json | undefined, value: Json, direction: Direction): boolean {
  const hiddenKeyword = direction === 'request' ? 'readOnly' : 'writeOnly';
  return validates({ references, hiddenKeyword, depth: 0, budget: { steps: maxSteps } }, schema, value, []);
}

/**
 * @param active Schemas that are already being applied to this value. They aren't applied again, which ends recursion.
 */
function validates(
  validation: Validation,
  schema: Json | undefined,
  markedValue: Json,
  active: readonly Json[],
): boolean {
  const value = unmarkNumber(markedValue);
  if (schema === false) return false;
  if (!isObject(schema) || active.includes(schema)) return true;
  if (validation.depth > maxDepth || --validation.budget.steps < 0) return true;
  const activeSchemas = [...active, schema];
  const validatesPart = (part: Json | undefined): boolean => validates(validation, part, value, activeSchemas);
  const reference = schema.$ref ?? schema.$dynamicRef;
  if (typeof reference === 'string' && !validatesPart(validation.references.resolveTarget(reference).value))
    return false;
  if (value === null && (schema.nullable === true || schema['x-nullable'] === true) && typeof reference !== 'string')
    return true;
  return (
    isOfType(schema, value) &&
    matchesEnum(schema, value) &&
    matchesCombinators(schema, validatesPart) &&
    (typeof value !== 'string' || isValidString(schema, value)) &&
    (typeof value !== 'number' || isInRange(schema, value)) &&
    (!Array.isArray(value) || isValidArray(validation, schema, value)) &&
    (!isObject(value) || isValidObject(validation, schema, value, validatesPart))
  );
}

function isOfType(schema: JsonObject, value: Json): boolean {
  const type = ownMember(schema, 'type');
  const types = (Array.isArray(type) ? type : [type]).filter((type) => typeof type === 'string');
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return types.length === 0 || types.some((type) => type === kind || matchesExtendedType(type, kind, value));
}

function matchesExtendedType(type: Json, kind: string, value: Json): boolean {
  return (type === 'integer' && Number.isInteger(value)) || (type === 'file' && kind === 'string');
}

function matchesEnum(schema: JsonObject, value: Json): boolean {
  const values = ownMember(schema, 'enum');
  const constant = ownMember(schema, 'const');
  if (Array.isArray(values) && !values.some((type: Json) => isEqual(type, value))) return false;
  return constant === undefined || isEqual(constant, value);
}

function matchesCombinators(schema: JsonObject, validatesPart: (part: Json | undefined) => boolean): boolean {
  const { allOf, anyOf, oneOf, not } = schema;
  if (Array.isArray(allOf) && !allOf.every(validatesPart)) return false;
  if (Array.isArray(anyOf) && anyOf.length > 0 && !anyOf.some(validatesPart)) return false;
  if (Array.isArray(oneOf) && oneOf.length > 0) {
    const count = oneOf.filter(validatesPart).length;
    // With a discriminator, a value may match several options.
    if (count === 0 || (count > 1 && !isObject(schema.discriminator))) return false;
  }
  if (not !== undefined && validatesPart(not)) return false;
  if (schema.if === undefined) return true;
  return validatesPart(validatesPart(schema.if) ? schema.then : schema.else);
}

function isValidString({ minLength, maxLength, pattern, format }: JsonObject, value: string): boolean {
  const { length } = [...value];
  if (isBelow(length, minLength) || isAbove(length, maxLength)) return false;
  if (typeof pattern === 'string' && matchesPattern(pattern, value) === false) return false;
  return typeof format !== 'string' || stringFormats.get(format)?.matches(value) !== false;
}

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
  const quotient = value / multipleOf;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9;
}

function isValidArray(validation: Validation, schema: JsonObject, value: readonly Json[]): boolean {
  const { minItems, maxItems, uniqueItems, prefixItems, items, contains } = schema;
  if (isBelow(value.length, minItems) || isAbove(value.length, maxItems)) return false;
  if (uniqueItems === true && new Set(value.map(compactJson)).size < value.length) return false;
  const tupleSchemas = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
  const restSchema = Array.isArray(items) ? schema.additionalItems : items;
  const nestedValidation = { ...validation, depth: validation.depth + 1 };
  const validatesAs = (itemSchema: Json | undefined) => (item: Json) =>
    validates(nestedValidation, itemSchema, item, []);
  if (!value.every((item, index) => validatesAs(index < tupleSchemas.length ? tupleSchemas[index] : restSchema)(item)))
    return false;
  return contains === undefined || schema.minContains === 0 || value.some(validatesAs(contains));
}

function isValidObject(
  validation: Validation,
  schema: JsonObject,
  value: JsonObject,
  validatesPart: (part: Json | undefined) => boolean,
): boolean {
  const names = Object.keys(value);
  if (isBelow(names.length, schema.minProperties) || isAbove(names.length, schema.maxProperties)) return false;
  const nestedValidation = { ...validation, depth: validation.depth + 1 };
  const properties = objectMember(schema, 'properties') ?? {};
  const isMissing = (name: Json) =>
    typeof name === 'string' && !Object.hasOwn(value, name) && !isHidden(validation, ownMember(properties, name));
  if (arrayMember(schema, 'required').some(isMissing)) return false;
  if (names.some((name) => arrayMember(objectMember(schema, 'dependentRequired') ?? {}, name).some(isMissing)))
    return false;
  const dependentSchemas = objectMember(schema, 'dependentSchemas') ?? {};
  if (names.some((name) => Object.hasOwn(dependentSchemas, name) && !validatesPart(dependentSchemas[name])))
    return false;
  const patterns = Object.entries(objectMember(schema, 'patternProperties') ?? {});
  return names.every((name) => {
    const patternSchemas = patterns
      .filter(([pattern]) => matchesPattern(pattern, name) !== false)
      .map(([, part]) => part);
    const propertySchemas = Object.hasOwn(properties, name) ? [properties[name]] : [];
    const memberSchemas =
      propertySchemas.length + patternSchemas.length > 0
        ? [...propertySchemas, ...patternSchemas]
        : [schema.additionalProperties];
    return (
      validates(validation, schema.propertyNames, name, []) &&
      memberSchemas.every((part) => validates(nestedValidation, part, value[name] as Json, []))
    );
  });
}

function isHidden({ references, hiddenKeyword }: Validation, schema: Json | undefined): boolean {
  return references.resolveObject(schema)?.[hiddenKeyword] === true;
}

function isEqual(markedValue: Json, b: Json): boolean {
  const a = unmarkNumber(markedValue);
  return a === b || (typeof a === 'object' && typeof b === 'object' && compactJson(a) === compactJson(b));
}

function compactJson(value: Json): string {
  return formatJson(value, { pretty: false, limit: maxTextLength });
}

function isBelow(value: number, bound: Json | undefined): boolean {
  return typeof bound === 'number' && value < bound;
}

function isAbove(value: number, bound: Json | undefined): boolean {
  return typeof bound === 'number' && value > bound;
}
