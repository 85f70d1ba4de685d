import type { JsonSchema } from '../../core/docs-schema.ts';
import { isObject } from '../../core/values.ts';

/** What the schema of `docs.json` says of a place. */
export interface SchemaPlace {
  /** The members that an object there may have, with what is said of them. */
  readonly properties: ReadonlyMap<string, string>;
  /** The values that are allowed there, if they are few. */
  readonly values: readonly string[];
  /** True for a place of `true` or `false`. */
  readonly isFlag: boolean;
}

/**
 * Finds what a schema says of a place.
 *
 * @param start Where to begin: the whole file, or a definition by its name.
 */
export function schemaAt(root: JsonSchema, start: string | undefined, path: readonly (string | number)[]): SchemaPlace {
  let here = start === undefined ? [root] : [definition(root, start)];
  for (const step of path)
    here = here.flatMap((schema) => alternatives(root, schema)).flatMap((one) => member(one, step));
  const all = here.flatMap((schema) => alternatives(root, schema));
  const properties = new Map<string, string>();
  for (const { properties: own } of all) {
    for (const [name, schema] of Object.entries(record(own)))
      properties.set(name, String(record(schema).description ?? ''));
  }
  return {
    properties,
    values: all.flatMap((schema) => schema.enum ?? []).map(String),
    isFlag: all.some(({ type }) => type === 'boolean'),
  };
}

/** A schema and all that it may be instead: references followed, choices laid out. */
function alternatives(root: JsonSchema, schema: JsonSchema, depth = 0): JsonSchema[] {
  if (depth > 12) return [];
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice('#/definitions/'.length) : undefined;
  const others = [
    ...(name === undefined ? [] : [definition(root, name)]),
    ...[schema.anyOf, schema.allOf, schema.else].flatMap((one) => one ?? []).map(record),
  ];
  return [schema, ...others.flatMap((other) => alternatives(root, other, depth + 1))];
}

function member(schema: JsonSchema, step: string | number): JsonSchema[] {
  const found = typeof step === 'number' ? schema.items : record(schema.properties)[step];
  return found === undefined ? [] : [record(found)];
}

function definition(root: JsonSchema, name: string): JsonSchema {
  return record(record(root.definitions)[name]);
}

function record(value: unknown): JsonSchema {
  return isObject(value) ? value : {};
}
