import { getOrCreate, isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { arrayMember, objectMember } from './json-members.ts';
import type { ActiveSchemas, ResolvedSchema, Union } from './resolved-schema.ts';
import type { SchemaContext } from './schema-context.ts';

/** Keywords that are not copied to `ResolvedSchema.keywords`, because the interface has a member for them. */
const mergedKeywords = new Set([
  '$ref',
  '$dynamicRef',
  'type',
  'nullable',
  'x-nullable',
  'properties',
  'required',
  'allOf',
  'oneOf',
  'anyOf',
  '__proto__',
]);
/** Maximum nesting of references and `allOf`. */
const maxDepth = 24;
/** Maximum number of subschemas that are merged into one schema. */
const maxParts = 400;

/**
 * Follows references and merges `allOf`.
 *
 * @param active Schemas that contain this one. References to them are recorded in `recursiveNames` and not followed.
 */
export function resolveSchema(schemas: SchemaContext, schema: Json | undefined, active: ActiveSchemas): ResolvedSchema {
  const resolved = cachedSchema(schemas, schema, active) ?? mergeParts(schemas, schema, active);
  // No active schema affected the result, so the result is valid anywhere.
  if (isObject(schema) && resolved.recursiveNames.length === 0) schemas.resolvedSchemas.set(schema, resolved);
  schemas.usedKeys.push(...resolved.keys);
  return resolved;
}

function cachedSchema(
  { resolvedSchemas: shapes }: SchemaContext,
  schema: Json | undefined,
  active: ActiveSchemas,
): ResolvedSchema | undefined {
  const cached = isObject(schema) ? shapes.get(schema) : undefined;
  return cached?.keys.some((key) => active.has(key)) === true ? undefined : cached;
}

function mergeParts(schemas: SchemaContext, schema: Json | undefined, active: ActiveSchemas): ResolvedSchema {
  const keywords: Record<string, Json> = {};
  const properties = new Map<string, Json>();
  const required = new Set<string>();
  const unions: Union[] = [];
  const names: string[] = [];
  /**
   * Keys of references that are equivalent to the whole schema. References to one of several `allOf` parts are
   * excluded, because nested schemas may use them again without recursion.
   */
  const identityKeys: string[] = [];
  /** The schema, and keys of all followed references. A cached result is valid only if none of these keys is active. */
  const keys: (string | object)[] = isObject(schema) ? [schema] : [];
  const recursiveNames: string[] = [];
  const unresolvedReferences: string[] = [];
  let types: readonly string[] = [];
  let nullable = false;
  let isNever = false;
  let partCount = 0;
  let referencedName: string | undefined;

  function followReference(reference: string, depth: number, isWhole: boolean): void {
    const { key, name, value } = schemas.references.target(reference);
    if (depth === 0) referencedName ??= name;
    if (isWhole) identityKeys.push(key);
    const isNew = !keys.includes(key);
    if (isNew) keys.push(key);
    if (active.has(key)) recursiveNames.push(name);
    else if (value === undefined) unresolvedReferences.push(reference);
    else if (isNew) {
      names.push(name);
      mergePart(value, depth + 1, isWhole);
      if (depth === 0 && unions.length === 0) {
        const options = subtypesOf(schemas, key, value);
        if (options.length > 0) unions.push({ kind: 'oneOf', options, hasDiscriminator: true });
      }
    }
  }

  function addUnion(kind: Union['kind'], part: JsonObject, depth: number, isWhole: boolean): void {
    const value = ownMember(part, kind);
    if (!Array.isArray(value)) return;
    const options = value.filter((option) => !isNull(option));
    if (options.length < value.length) nullable = true;
    if (options.length === 1) mergePart(options[0], depth, isWhole);
    else if (options.length > 1) unions.push({ kind, options, hasDiscriminator: isObject(part.discriminator) });
  }

  function mergePart(part: Json | undefined, depth: number, isWhole: boolean): void {
    if (part === false) isNever = true;
    if (!isObject(part) || depth > maxDepth || ++partCount > maxParts) return;
    for (const [name, value] of Object.entries(part)) {
      if (!mergedKeywords.has(name) && !Object.hasOwn(keywords, name)) keywords[name] = value;
    }
    const type = ownMember(part, 'type');
    const typeNames = (Array.isArray(type) ? type : [type]).filter((each) => typeof each === 'string').slice(0, 10);
    if (types.length === 0) types = typeNames.filter((each) => each !== 'null');
    if (typeNames.includes('null') || isNullable(part)) nullable = true;
    for (const [name, value] of Object.entries(objectMember(part, 'properties') ?? {})) {
      const previous = properties.get(name);
      properties.set(
        name,
        previous === undefined || previous === value ? value : mergeProperty(schemas, value, previous),
      );
    }
    for (const name of limitedArray(part, 'required')) if (typeof name === 'string') required.add(name);
    const isPartWhole = isWhole && isWrapper(part);
    for (const reference of referencesIn(part)) followReference(reference, depth, isPartWhole);
    for (const each of limitedArray(part, 'allOf')) mergePart(each, depth + 1, isPartWhole);
    addUnion('oneOf', part, depth, isPartWhole);
    addUnion('anyOf', part, depth, isPartWhole);
  }

  if (isObject(schema) && active.has(schema)) {
    recursiveNames.push(recursiveName(schemas, schema));
    types = ['object'];
  } else mergePart(schema, 0, true);
  const isNamedWrapper = names.length + recursiveNames.length === 1 && !addsMembers(schema);
  const name = referencedName ?? (isNamedWrapper ? (names[0] ?? recursiveNames[0]) : undefined);
  return {
    ...{ keywords, types, nullable, properties, required, unions, name, keys },
    identityKeys: isObject(schema) ? [schema, ...identityKeys] : identityKeys,
    ...{
      recursiveNames: [...new Set(recursiveNames)],
      unresolvedReferences: [...new Set(unresolvedReferences)],
      isNever,
      partCount,
    },
  };
}

/** Combines a schema with one option of its union. */
export function mergeSchemas(base: ResolvedSchema, option: ResolvedSchema): ResolvedSchema {
  const properties = new Map(base.properties);
  for (const [name, schema] of option.properties) {
    const previous = properties.get(name);
    properties.set(name, previous === undefined || previous === schema ? schema : { allOf: [schema, previous] });
  }
  const commonTypes = base.types.filter((type) => option.types.includes(type));
  return {
    ...{ keywords: { ...base.keywords, ...option.keywords }, properties, isNever: base.isNever || option.isNever },
    types: commonTypes.length > 0 ? commonTypes : base.types.length > 0 ? base.types : option.types,
    nullable: base.nullable && option.nullable,
    required: new Set([...base.required, ...option.required]),
    unions: [...base.unions, ...option.unions],
    name: base.name ?? option.name,
    keys: [...base.keys, ...option.keys],
    identityKeys: [...base.identityKeys, ...option.identityKeys],
    recursiveNames: [...base.recursiveNames, ...option.recursiveNames],
    unresolvedReferences: [...base.unresolvedReferences, ...option.unresolvedReferences],
    partCount: base.partCount + option.partCount,
  };
}

/** Combines two schemas of a property. Returns the same object for the same schemas, so that recursion is detected. */
function mergeProperty({ mergedProperties: pairs }: SchemaContext, schema: Json, previous: Json): Json {
  if (!isObject(schema) || !isObject(previous)) return { allOf: [schema, previous] };
  const cached = getOrCreate(pairs, schema, () => new WeakMap<object, JsonObject>());
  return getOrCreate(cached, previous, () => ({ allOf: [schema, previous] }));
}

/** Reports whether a schema has at most one reference and no inline properties: it is equivalent to the target. */
function isWrapper(part: JsonObject): boolean {
  if (addsMembers(part)) return false;
  return [part, ...limitedArray(part, 'allOf')].flatMap(referencesIn).length <= 1;
}

function referencesIn(part: Json): string[] {
  const references = isObject(part) ? [ownMember(part, '$ref'), ownMember(part, '$dynamicRef')] : [];
  return references.filter((reference) => typeof reference === 'string');
}

/** Returns the name of a schema that contains itself; empty for a schema without a name. */
function recursiveName({ references }: SchemaContext, schema: JsonObject): string {
  const title = ownMember(schema, 'title');
  const [first] = [schema, ...limitedArray(schema, 'allOf')].flatMap(referencesIn);
  if (typeof title === 'string') return title;
  return first === undefined ? '' : references.target(first).name;
}

/** Reports whether a schema or its `allOf` has inline properties. */
function addsMembers(schema: Json | undefined): boolean {
  if (!isObject(schema)) return false;
  return [schema, ...limitedArray(schema, 'allOf')].some((part) => isObject(part) && Object.hasOwn(part, 'properties'));
}

function isNullable(part: JsonObject): boolean {
  return ownMember(part, 'nullable') === true || ownMember(part, 'x-nullable') === true;
}

function isNull(option: Json): boolean {
  if (!isObject(option)) return false;
  const type = ownMember(option, 'type');
  if (type === 'null' || (Array.isArray(type) && type.length === 1 && type[0] === 'null')) return true;
  const values = ownMember(option, 'enum');
  return Array.isArray(values) && values.length === 1 && values[0] === null;
}

function limitedArray(part: JsonObject, name: string): readonly Json[] {
  return arrayMember(part, name).slice(0, 1000);
}

/**
 * Returns the schemas that extend a schema. Empty unless the schema has a discriminator.
 *
 * @param key Reference to the schema.
 */
function subtypesOf({ subtypes: extensions }: SchemaContext, key: string, schema: Json | undefined): readonly Json[] {
  return isObject(schema) && ownMember(schema, 'discriminator') !== undefined ? (extensions.get(key) ?? []) : [];
}
