import type { JsonSchema } from '../../core/docs-schema.ts';
import { isObject } from '../../core/values.ts';

export interface SchemaCompletions {
  readonly properties: ReadonlyMap<string, string>;
  readonly values: readonly string[];
  readonly isBoolean: boolean;
}

/**
 * Collects the completions at a path.
 *
 * @param definitionName Name of the definition that the path is relative to. `undefined` for the whole schema.
 */
export function collectSchemaCompletions(
  root: JsonSchema,
  definitionName: string | undefined,
  path: readonly (string | number)[],
): SchemaCompletions {
  let schemas = definitionName === undefined ? [root] : [definition(root, definitionName)];
  for (const segment of path)
    schemas = schemas.flatMap((schema) => expandSchema(root, schema)).flatMap((item) => memberSchemas(item, segment));
  const matchingSchemas = schemas.flatMap((schema) => expandSchema(root, schema));
  const properties = new Map<string, string>();
  for (const { properties: members } of matchingSchemas) {
    for (const [name, schema] of Object.entries(toSchema(members)))
      properties.set(name, String(toSchema(schema).description ?? ''));
  }
  return {
    properties,
    values: matchingSchemas.flatMap((schema) => schema.enum ?? []).map(String),
    isBoolean: matchingSchemas.some(({ type }) => type === 'boolean'),
  };
}

/** Lists a schema and the schemas in its `$ref`, `anyOf`, `allOf` and `else`, recursively up to a depth of 12. */
function expandSchema(root: JsonSchema, schema: JsonSchema, depth = 0): JsonSchema[] {
  if (depth > 12) return [];
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice('#/definitions/'.length) : undefined;
  const referencedSchemas = [
    ...(name === undefined ? [] : [definition(root, name)]),
    ...[schema.anyOf, schema.allOf, schema.else].flatMap((item) => item ?? []).map(toSchema),
  ];
  return [schema, ...referencedSchemas.flatMap((referencedSchema) => expandSchema(root, referencedSchema, depth + 1))];
}

function memberSchemas(schema: JsonSchema, segment: string | number): JsonSchema[] {
  const value = typeof segment === 'number' ? schema.items : toSchema(schema.properties)[segment];
  return value === undefined ? [] : [toSchema(value)];
}

function definition(root: JsonSchema, name: string): JsonSchema {
  return toSchema(toSchema(root.definitions)[name]);
}

function toSchema(value: unknown): JsonSchema {
  return isObject(value) ? value : {};
}
