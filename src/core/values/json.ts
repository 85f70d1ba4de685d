export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object from a user's file. Read members with `ownMember`, because names and types are untrusted. */
export interface JsonObject {
  readonly [name: string]: Json;
}

export type JsonContainer = readonly Json[] | JsonObject;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `Array.isArray` for readonly arrays. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Trims a string. Returns `undefined` for a blank string and for any other type. */
export function nonEmptyText(value: Json | undefined): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}

/** Reads an own property: never finds an inherited `constructor` or `__proto__`. */
export function ownMember(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Name of the value's type for messages: `an object`, `a number`, `null`. */
export function describeType(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

type WithoutUndefined<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

export function withoutUndefined<Members extends object>(members: Members): WithoutUndefined<Members> {
  const defined: Partial<Members> = {};
  for (const name in members) if (members[name] !== undefined) defined[name] = members[name];
  return defined as WithoutUndefined<Members>;
}

/**
 * Text that is unsafe in generated source code: some parsers end a line or script at these characters, and editors hide
 * control characters.
 */
const unsafeInScript = /<(?=\/?script|!--)|[\u007f-\u009f\u2028\u2029]/gi;

/** JavaScript string literal in double quotes. Contains no line break, and is safe inside a `<script>`. */
export function stringLiteral(text: string): string {
  return JSON.stringify(text).replace(
    unsafeInScript,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** JavaScript string literal in single quotes, the style of generators' configuration files. */
export function singleQuotedLiteral(text: string): string {
  const content = stringLiteral(text).slice(1, -1);
  return `'${content.replace(/\\.|'/g, (part) => (part === '\\"' ? '"' : part === "'" ? "\\'" : part))}'`;
}
