import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { formsThatExtend } from './extensions.ts';
import type { Choice, Schemas, Shape } from './types.ts';

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
const deepest = 24;
/** What one shape may be put together from. */
const mostParts = 400;

/**
 * @param active Keys of the references that are being shown around this schema: they are named and not followed.
 */
export function shapeOf(schemas: Schemas, schema: Json | undefined, active: ReadonlySet<string>): Shape {
  if (!isObject(schema)) return makeShape(schemas, schema, active);
  const known = schemas.shapes.get(schema);
  if (known !== undefined && !known.keys.some((key) => active.has(key))) return known;
  const shape = makeShape(schemas, schema, active);
  // What is being shown around it made no difference, so it is the same elsewhere.
  if (shape.repeated.length === 0) schemas.shapes.set(schema, shape);
  return shape;
}

function makeShape(schemas: Schemas, schema: Json | undefined, active: ReadonlySet<string>): Shape {
  const keywords: Record<string, Json> = {};
  const properties = new Map<string, Json>();
  const required = new Set<string>();
  const choices: Choice[] = [];
  const names: string[] = [];
  const keys: string[] = [];
  const repeated: string[] = [];
  const unresolved: string[] = [];
  let types: readonly string[] = [];
  let nullable = false;
  let never = false;
  let parts = 0;
  let ownName: string | undefined;

  function follow(reference: string, depth: number): void {
    const { key, name, value } = schemas.references.target(reference);
    if (depth === 0) ownName ??= name;
    if (active.has(key)) repeated.push(name);
    else if (value === undefined) unresolved.push(reference);
    else if (!keys.includes(key)) {
      names.push(name);
      keys.push(key);
      absorb(value, depth + 1);
      if (depth === 0 && choices.length === 0) {
        const options = formsThatExtend(schemas, key, value);
        if (options.length > 0) choices.push({ kind: 'oneOf', options, isTold: true });
      }
    }
  }

  function choose(kind: Choice['kind'], part: JsonObject, depth: number): void {
    const value = ownMember(part, kind);
    if (!Array.isArray(value)) return;
    const options = value.filter((option) => !isNull(option));
    if (options.length < value.length) nullable = true;
    if (options.length === 1) absorb(options[0], depth);
    else if (options.length > 1) choices.push({ kind, options, isTold: isObject(part.discriminator) });
  }

  function absorb(part: Json | undefined, depth: number): void {
    if (part === false) never = true;
    if (!isObject(part) || depth > deepest || ++parts > mostParts) return;
    schemas.budget.characters -= 10;
    for (const [name, value] of Object.entries(part) as [string, Json][]) {
      if (!structural.has(name) && !Object.hasOwn(keywords, name)) keywords[name] = value;
    }
    const type = ownMember(part, 'type');
    const given = (Array.isArray(type) ? type : [type]).filter((each) => typeof each === 'string').slice(0, 10);
    if (types.length === 0) types = given.filter((each) => each !== 'null');
    if (given.includes('null') || isNullable(part)) nullable = true;
    for (const [name, value] of Object.entries(objectIn(part, 'properties')) as [string, Json][]) {
      const before = properties.get(name);
      properties.set(name, before === undefined || before === value ? value : { allOf: [value, before] });
    }
    for (const name of arrayIn(part, 'required')) if (typeof name === 'string') required.add(name);
    for (const reference of [ownMember(part, '$ref'), ownMember(part, '$dynamicRef')]) {
      if (typeof reference === 'string') follow(reference, depth);
    }
    for (const each of arrayIn(part, 'allOf')) absorb(each, depth + 1);
    choose('oneOf', part, depth);
    choose('anyOf', part, depth);
  }

  absorb(schema, 0);
  const wrapped = names.length + repeated.length === 1 && !addsMembers(schema);
  const name = ownName ?? (wrapped ? (names[0] ?? repeated[0]) : undefined);
  return {
    ...{ keywords, types, nullable, properties, required, choices, name },
    ...{ keys, repeated: [...new Set(repeated)], unresolved: [...new Set(unresolved)], never },
  };
}

/** What has to be both: one of the forms of a schema, and all that the schema says beside them. */
export function joined(base: Shape, form: Shape): Shape {
  const properties = new Map(base.properties);
  for (const [name, schema] of form.properties) {
    const before = properties.get(name);
    properties.set(name, before === undefined || before === schema ? schema : { allOf: [schema, before] });
  }
  const both = base.types.filter((type) => form.types.includes(type));
  return {
    ...{ keywords: { ...base.keywords, ...form.keywords }, properties, never: base.never || form.never },
    types: both.length > 0 ? both : base.types.length > 0 ? base.types : form.types,
    nullable: base.nullable && form.nullable,
    required: new Set([...base.required, ...form.required]),
    choices: [...base.choices, ...form.choices],
    name: base.name ?? form.name,
    keys: [...base.keys, ...form.keys],
    repeated: [...base.repeated, ...form.repeated],
    unresolved: [...base.unresolved, ...form.unresolved],
  };
}

/** The keys that are being shown inside a shape. */
export function within(active: ReadonlySet<string>, shape: Shape): ReadonlySet<string> {
  return shape.keys.length === 0 ? active : new Set([...active, ...shape.keys]);
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

function objectIn(part: JsonObject, name: string): JsonObject {
  const value = ownMember(part, name);
  return isObject(value) ? value : {};
}

function arrayIn(part: JsonObject, name: string): readonly Json[] {
  const value = ownMember(part, name);
  return Array.isArray(value) ? value.slice(0, 1000) : [];
}
