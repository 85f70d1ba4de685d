import { getOrMake, isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { arrayMember, objectMember } from './json-members.ts';
import type { ActiveSchemas, ResolvedSchema, Union } from './resolved-schema.ts';
import type { SchemaContext } from './schema-context.ts';

/** Keywords that a shape holds in its own way. */
const structural = new Set([
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
/** References and `allOf`s within one another. */
const maxDepth = 24;
/** What one shape may be put together from. */
const maxParts = 400;

/**
 * @param active What is being shown around this schema: it is named and not followed.
 */
export function resolveSchema(schemas: SchemaContext, schema: Json | undefined, active: ActiveSchemas): ResolvedSchema {
  const shape = knownShape(schemas, schema, active) ?? makeShape(schemas, schema, active);
  // What is being shown around it made no difference, so it is the same elsewhere.
  if (isObject(schema) && shape.recursiveNames.length === 0) schemas.resolvedSchemas.set(schema, shape);
  schemas.usedKeys.push(...shape.keys);
  return shape;
}

function knownShape(
  { resolvedSchemas: shapes }: SchemaContext,
  schema: Json | undefined,
  active: ActiveSchemas,
): ResolvedSchema | undefined {
  const known = isObject(schema) ? shapes.get(schema) : undefined;
  return known?.keys.some((key) => active.has(key)) === true ? undefined : known;
}

function makeShape(schemas: SchemaContext, schema: Json | undefined, active: ActiveSchemas): ResolvedSchema {
  const keywords: Record<string, Json> = {};
  const properties = new Map<string, Json>();
  const required = new Set<string>();
  const choices: Union[] = [];
  const names: string[] = [];
  /** References that the whole schema stands for: those of its parts may come again below it. */
  const place: string[] = [];
  /** All that was asked for: a shape that is kept serves again only where none of it is active. */
  const keys: (string | object)[] = isObject(schema) ? [schema] : [];
  const repeated: string[] = [];
  const unresolved: string[] = [];
  let types: readonly string[] = [];
  let nullable = false;
  let never = false;
  let parts = 0;
  let ownName: string | undefined;

  function follow(reference: string, depth: number, isWhole: boolean): void {
    const { key, name, value } = schemas.references.target(reference);
    if (depth === 0) ownName ??= name;
    if (isWhole) place.push(key);
    const isNew = !keys.includes(key);
    if (isNew) keys.push(key);
    if (active.has(key)) repeated.push(name);
    else if (value === undefined) unresolved.push(reference);
    else if (isNew) {
      names.push(name);
      absorb(value, depth + 1, isWhole);
      if (depth === 0 && choices.length === 0) {
        const options = formsThatExtend(schemas, key, value);
        if (options.length > 0) choices.push({ kind: 'oneOf', options, hasDiscriminator: true });
      }
    }
  }

  function choose(kind: Union['kind'], part: JsonObject, depth: number, isWhole: boolean): void {
    const value = ownMember(part, kind);
    if (!Array.isArray(value)) return;
    const options = value.filter((option) => !isNull(option));
    if (options.length < value.length) nullable = true;
    if (options.length === 1) absorb(options[0], depth, isWhole);
    else if (options.length > 1) choices.push({ kind, options, hasDiscriminator: isObject(part.discriminator) });
  }

  function absorb(part: Json | undefined, depth: number, isWhole: boolean): void {
    if (part === false) never = true;
    if (!isObject(part) || depth > maxDepth || ++parts > maxParts) return;
    for (const [name, value] of Object.entries(part)) {
      if (!structural.has(name) && !Object.hasOwn(keywords, name)) keywords[name] = value;
    }
    const type = ownMember(part, 'type');
    const given = (Array.isArray(type) ? type : [type]).filter((each) => typeof each === 'string').slice(0, 10);
    if (types.length === 0) types = given.filter((each) => each !== 'null');
    if (given.includes('null') || isNullable(part)) nullable = true;
    for (const [name, value] of Object.entries(objectMember(part, 'properties') ?? {})) {
      const before = properties.get(name);
      properties.set(name, before === undefined || before === value ? value : bothOf(schemas, value, before));
    }
    for (const name of arrayIn(part, 'required')) if (typeof name === 'string') required.add(name);
    const isAlone = isWhole && isWrapper(part);
    for (const reference of referencesIn(part)) follow(reference, depth, isAlone);
    for (const each of arrayIn(part, 'allOf')) absorb(each, depth + 1, isAlone);
    choose('oneOf', part, depth, isAlone);
    choose('anyOf', part, depth, isAlone);
  }

  if (isObject(schema) && active.has(schema)) {
    repeated.push(nameWithin(schemas, schema));
    types = ['object'];
  } else absorb(schema, 0, true);
  const wrapped = names.length + repeated.length === 1 && !addsMembers(schema);
  const name = ownName ?? (wrapped ? (names[0] ?? repeated[0]) : undefined);
  return {
    ...{ keywords, types, nullable, properties, required, unions: choices, name, keys },
    identityKeys: isObject(schema) ? [schema, ...place] : place,
    ...{
      recursiveNames: [...new Set(repeated)],
      unresolvedReferences: [...new Set(unresolved)],
      isNever: never,
      partCount: parts,
    },
  };
}

/** What has to be both: one of the forms of a schema, and all that the schema says beside them. */
export function mergeSchemas(base: ResolvedSchema, form: ResolvedSchema): ResolvedSchema {
  const properties = new Map(base.properties);
  for (const [name, schema] of form.properties) {
    const before = properties.get(name);
    properties.set(name, before === undefined || before === schema ? schema : { allOf: [schema, before] });
  }
  const both = base.types.filter((type) => form.types.includes(type));
  return {
    ...{ keywords: { ...base.keywords, ...form.keywords }, properties, isNever: base.isNever || form.isNever },
    types: both.length > 0 ? both : base.types.length > 0 ? base.types : form.types,
    nullable: base.nullable && form.nullable,
    required: new Set([...base.required, ...form.required]),
    unions: [...base.unions, ...form.unions],
    name: base.name ?? form.name,
    keys: [...base.keys, ...form.keys],
    identityKeys: [...base.identityKeys, ...form.identityKeys],
    recursiveNames: [...base.recursiveNames, ...form.recursiveNames],
    unresolvedReferences: [...base.unresolvedReferences, ...form.unresolvedReferences],
    partCount: base.partCount + form.partCount,
  };
}

/** Two schemas of one property as one: always the same for the same two, so that a circle of them is seen. */
function bothOf({ mergedProperties: pairs }: SchemaContext, schema: Json, before: Json): Json {
  if (!isObject(schema) || !isObject(before)) return { allOf: [schema, before] };
  const known = getOrMake(pairs, schema, () => new WeakMap<object, JsonObject>());
  return getOrMake(known, before, () => ({ allOf: [schema, before] }));
}

/** True if a schema is no more than another one with a word on it: one reference, and no properties beside it. */
function isWrapper(part: JsonObject): boolean {
  if (addsMembers(part)) return false;
  return [part, ...arrayIn(part, 'allOf')].flatMap(referencesIn).length <= 1;
}

function referencesIn(part: Json): string[] {
  const written = isObject(part) ? [ownMember(part, '$ref'), ownMember(part, '$dynamicRef')] : [];
  return written.filter((reference) => typeof reference === 'string');
}

/** What to call a schema that contains itself, from what it is made of; empty if that has no name. */
function nameWithin({ references }: SchemaContext, schema: JsonObject): string {
  const title = ownMember(schema, 'title');
  const [first] = [schema, ...arrayIn(schema, 'allOf')].flatMap(referencesIn);
  if (typeof title === 'string') return title;
  return first === undefined ? '' : references.target(first).name;
}

/** True if a schema has properties of its own beside those of the types that it names. */
function addsMembers(schema: Json | undefined): boolean {
  if (!isObject(schema)) return false;
  return [schema, ...arrayIn(schema, 'allOf')].some((part) => isObject(part) && Object.hasOwn(part, 'properties'));
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

function arrayIn(part: JsonObject, name: string): readonly Json[] {
  return arrayMember(part, name).slice(0, 1000);
}

/**
 * The forms of a schema whose `discriminator` tells them apart, and that are written as schemas which extend it.
 *
 * @param key What references to the schema are.
 */
function formsThatExtend(
  { subtypes: extensions }: SchemaContext,
  key: string,
  schema: Json | undefined,
): readonly Json[] {
  return isObject(schema) && ownMember(schema, 'discriminator') !== undefined ? (extensions.get(key) ?? []) : [];
}
