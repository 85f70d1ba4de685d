import type { JsonSchema } from '../../core/docs-schema.ts';
import { isObject } from '../../core/values.ts';

export interface SchemaCompletions {
  readonly properties: ReadonlyMap<string, string>;
  readonly values: readonly string[];
  readonly isFlag: boolean;
}

/**
 * Collects the completions at a path.
 *
 * @param start Name of the definition that the path is relative to. `undefined` for the whole schema.
 */
export function schemaAt(
  root: JsonSchema,
  start: string | undefined,
  path: readonly (string | number)[],
): SchemaCompletions {
  let schemas = start === undefined ? [root] : [definition(root, start)];
  for (const step of path)
    schemas = schemas.flatMap((schema) => alternatives(root, schema)).flatMap((item) => member(item, step));
  const all = schemas.flatMap((schema) => alternatives(root, schema));
  const properties = new Map<string, string>();
  for (const { properties: members } of all) {
    for (const [name, schema] of Object.entries(record(members)))
      properties.set(name, String(record(schema).description ?? ''));
  }
  return {
    properties,
    values: all.flatMap((schema) => schema.enum ?? []).map(String),
    isFlag: all.some(({ type }) => type === 'boolean'),
  };
}

/** Lists a schema and the schemas in its `$ref`, `anyOf`, `allOf` and `else`, recursively up to a depth of 12. */
function alternatives(root: JsonSchema, schema: JsonSchema, depth = 0): JsonSchema[] {
  if (depth > 12) return [];
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice('#/definitions/'.length) : undefined;
  const others = [
    ...(name === undefined ? [] : [definition(root, name)]),
    ...[schema.anyOf, schema.allOf, schema.else].flatMap((item) => item ?? []).map(record),
  ];
  return [schema, ...others.flatMap((other) => alternatives(root, other, depth + 1))];
}

function member(schema: JsonSchema, step: string | number): JsonSchema[] {
  const value = typeof step === 'number' ? schema.items : record(schema.properties)[step];
  return value === undefined ? [] : [record(value)];
}

function definition(root: JsonSchema, name: string): JsonSchema {
  return record(record(root.definitions)[name]);
}

function record(value: unknown): JsonSchema {
  return isObject(value) ? value : {};
}
