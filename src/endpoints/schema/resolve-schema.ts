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
export function resolveSchema(context: SchemaContext, schema: Json | undefined, active: ActiveSchemas): ResolvedSchema {
  const resolvedSchema = cachedSchema(context, schema, active) ?? mergeSubschemas(context, schema, active);
  // No active schema affected the result, so the result is valid anywhere.
  if (isObject(schema) && resolvedSchema.recursiveNames.length === 0)
    context.resolvedSchemas.set(schema, resolvedSchema);
  context.usedKeys.push(...resolvedSchema.keys);
  return resolvedSchema;
}

function cachedSchema(
  { resolvedSchemas: cache }: SchemaContext,
  schema: Json | undefined,
  active: ActiveSchemas,
): ResolvedSchema | undefined {
  const cached = isObject(schema) ? cache.get(schema) : undefined;
  return cached?.keys.some((key) => active.has(key)) === true ? undefined : cached;
}

function mergeSubschemas(context: SchemaContext, schema: Json | undefined, active: ActiveSchemas): ResolvedSchema {
  const keywords: Record<string, Json> = {};
  const properties = new Map<string, Json>();
  const required = new Set<string>();
  const unions: Union[] = [];
  const referenceNames: string[] = [];
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

  function followReference(reference: string, depth: number, isEquivalent: boolean): void {
    const { key, name, value } = context.references.resolveTarget(reference);
    if (depth === 0) referencedName ??= name;
    if (isEquivalent) identityKeys.push(key);
    const isNew = !keys.includes(key);
    if (isNew) keys.push(key);
    if (active.has(key)) recursiveNames.push(name);
    else if (value === undefined) unresolvedReferences.push(reference);
    else if (isNew) {
      referenceNames.push(name);
      mergeSubschema(value, depth + 1, isEquivalent);
      if (depth === 0 && unions.length === 0) {
        const options = listSubtypes(context, key, value);
        if (options.length > 0) unions.push({ kind: 'oneOf', options, hasDiscriminator: true });
      }
    }
  }

  function addUnion(kind: Union['kind'], subschema: JsonObject, depth: number, isEquivalent: boolean): void {
    const value = ownMember(subschema, kind);
    if (!Array.isArray(value)) return;
    const options = value.filter((option) => !isNullSchema(option));
    if (options.length < value.length) nullable = true;
    if (options.length === 1) mergeSubschema(options[0], depth, isEquivalent);
    else if (options.length > 1) unions.push({ kind, options, hasDiscriminator: isObject(subschema.discriminator) });
  }

  function mergeSubschema(subschema: Json | undefined, depth: number, isEquivalent: boolean): void {
    if (subschema === false) isNever = true;
    if (!isObject(subschema) || depth > maxDepth || ++partCount > maxParts) return;
    for (const [name, value] of Object.entries(subschema)) {
      if (!mergedKeywords.has(name) && !Object.hasOwn(keywords, name)) keywords[name] = value;
    }
    const type = ownMember(subschema, 'type');
    const typeNames = (Array.isArray(type) ? type : [type])
      .filter((typeName) => typeof typeName === 'string')
      .slice(0, 10);
    if (types.length === 0) types = typeNames.filter((typeName) => typeName !== 'null');
    if (typeNames.includes('null') || isNullable(subschema)) nullable = true;
    for (const [name, value] of Object.entries(objectMember(subschema, 'properties') ?? {})) {
      const previous = properties.get(name);
      properties.set(
        name,
        previous === undefined || previous === value ? value : mergeProperty(context, value, previous),
      );
    }
    for (const name of readLimitedArray(subschema, 'required')) if (typeof name === 'string') required.add(name);
    const isSubschemaEquivalent = isEquivalent && isReferenceWrapper(subschema);
    for (const reference of listReferences(subschema)) followReference(reference, depth, isSubschemaEquivalent);
    for (const child of readLimitedArray(subschema, 'allOf')) mergeSubschema(child, depth + 1, isSubschemaEquivalent);
    addUnion('oneOf', subschema, depth, isSubschemaEquivalent);
    addUnion('anyOf', subschema, depth, isSubschemaEquivalent);
  }

  if (isObject(schema) && active.has(schema)) {
    recursiveNames.push(recursiveName(context, schema));
    types = ['object'];
  } else mergeSubschema(schema, 0, true);
  const isNamedWrapper = referenceNames.length + recursiveNames.length === 1 && !hasInlineProperties(schema);
  const name = referencedName ?? (isNamedWrapper ? (referenceNames[0] ?? recursiveNames[0]) : undefined);
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
function mergeProperty({ mergedProperties: mergedSchemas }: SchemaContext, schema: Json, previous: Json): Json {
  if (!isObject(schema) || !isObject(previous)) return { allOf: [schema, previous] };
  const schemasByPrevious = getOrCreate(mergedSchemas, schema, () => new WeakMap<object, JsonObject>());
  return getOrCreate(schemasByPrevious, previous, () => ({ allOf: [schema, previous] }));
}

/** Reports whether a schema has at most one reference and no inline properties: it is equivalent to the target. */
function isReferenceWrapper(subschema: JsonObject): boolean {
  if (hasInlineProperties(subschema)) return false;
  return [subschema, ...readLimitedArray(subschema, 'allOf')].flatMap(listReferences).length <= 1;
}

function listReferences(subschema: Json): string[] {
  const references = isObject(subschema) ? [ownMember(subschema, '$ref'), ownMember(subschema, '$dynamicRef')] : [];
  return references.filter((reference) => typeof reference === 'string');
}

/** Returns the name of a schema that contains itself; empty for a schema without a name. */
function recursiveName({ references }: SchemaContext, schema: JsonObject): string {
  const title = ownMember(schema, 'title');
  const [firstReference] = [schema, ...readLimitedArray(schema, 'allOf')].flatMap(listReferences);
  if (typeof title === 'string') return title;
  return firstReference === undefined ? '' : references.resolveTarget(firstReference).name;
}

/** Reports whether a schema or its `allOf` has inline properties. */
function hasInlineProperties(schema: Json | undefined): boolean {
  if (!isObject(schema)) return false;
  return [schema, ...readLimitedArray(schema, 'allOf')].some(
    (subschema) => isObject(subschema) && Object.hasOwn(subschema, 'properties'),
  );
}

function isNullable(subschema: JsonObject): boolean {
  return ownMember(subschema, 'nullable') === true || ownMember(subschema, 'x-nullable') === true;
}

function isNullSchema(option: Json): boolean {
  if (!isObject(option)) return false;
  const type = ownMember(option, 'type');
  if (type === 'null' || (Array.isArray(type) && type.length === 1 && type[0] === 'null')) return true;
  const values = ownMember(option, 'enum');
  return Array.isArray(values) && values.length === 1 && values[0] === null;
}

function readLimitedArray(subschema: JsonObject, name: string): readonly Json[] {
  return arrayMember(subschema, name).slice(0, 1000);
}

/**
 * Returns the schemas that extend a schema. Empty unless the schema has a discriminator.
 *
 * @param key Reference to the schema.
 */
function listSubtypes(
  { subtypes: subtypesByReference }: SchemaContext,
  key: string,
  schema: Json | undefined,
): readonly Json[] {
  return isObject(schema) && ownMember(schema, 'discriminator') !== undefined
    ? (subtypesByReference.get(key) ?? [])
    : [];
}
