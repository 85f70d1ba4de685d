import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';

/** A member that is a string with something in it. */
export function stringMember(object: JsonObject, name: string): string | undefined {
  const value = ownMember(object, name);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A member that is a number. */
export function numberMember(object: JsonObject, name: string): number | undefined {
  const value = ownMember(object, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The items of a member that is an array, else none. */
export function arrayMember(object: JsonObject, name: string): readonly Json[] {
  const value = ownMember(object, name);
  return Array.isArray(value) ? value : [];
}

/** A member that is an object. */
export function objectMember(object: JsonObject, name: string): JsonObject | undefined {
  const value = ownMember(object, name);
  return isObject(value) ? value : undefined;
}

/** The members of a member that is an object, else none; names of extensions (`x-`) are left to the caller. */
export function memberEntries(object: JsonObject, name: string): [string, Json][] {
  const value = ownMember(object, name);
  return isObject(value) ? Object.entries(value) : [];
}

/** The reference that a schema is, if it is nothing else. */
export function bareReference(schema: Json | undefined): string | undefined {
  if (!isObject(schema) || Object.keys(schema).length !== 1) return undefined;
  const reference = ownMember(schema, '$ref');
  return typeof reference === 'string' ? reference : undefined;
}

/** True for a member that is `true`. */
export function isTrueMember(object: JsonObject, name: string): boolean {
  return ownMember(object, name) === true;
}

/** True for a document of version 2, where bodies are parameters and schemas of responses stand alone. */
export function isSwagger(document: JsonObject): boolean {
  return ownMember(document, 'swagger') !== undefined && ownMember(document, 'openapi') === undefined;
}
