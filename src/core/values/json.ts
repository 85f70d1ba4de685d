/** A value as `JSON.parse` gives it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. Members come from a user's file: never assume a prototype or a type. */
export interface JsonObject {
  readonly [name: string]: Json;
}

/** A JSON value that contains others. */
export type JsonContainer = readonly Json[] | JsonObject;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `Array.isArray` for lists that are only read. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** A string with something in it, trimmed; undefined for anything else. */
export function textOf(value: Json | undefined): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}

/** The value of an object's own member: a `__proto__` or `constructor` that nobody wrote is never found. */
export function ownMember(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** What a text says as JSON; undefined if it is none. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a person calls the type of a JSON value, with its article: `an object`, `a number`, `null`. */
export function describeType(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
