import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';

/** A blank string counts as missing. */
export function stringMember(object: JsonObject, name: string): string | undefined {
  const value = ownMember(object, name);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function numberMember(object: JsonObject, name: string): number | undefined {
  const value = ownMember(object, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Empty if the member is missing or not an array. */
export function arrayMember(object: JsonObject, name: string): readonly Json[] {
  const value = ownMember(object, name);
  return Array.isArray(value) ? value : [];
}

export function objectMember(object: JsonObject, name: string): JsonObject | undefined {
  const value = ownMember(object, name);
  return isObject(value) ? value : undefined;
}

/** Entries of an object, including extensions (`x-`). Empty if the member is missing or not an object. */
export function memberEntries(object: JsonObject, name: string): [string, Json][] {
  const value = ownMember(object, name);
  return isObject(value) ? Object.entries(value) : [];
}

/** Returns `$ref` if the schema has no other keyword. */
export function bareReference(schema: Json | undefined): string | undefined {
  if (!isObject(schema) || Object.keys(schema).length !== 1) return undefined;
  const reference = ownMember(schema, '$ref');
  return typeof reference === 'string' ? reference : undefined;
}

export function isTrueMember(object: JsonObject, name: string): boolean {
  return ownMember(object, name) === true;
}
