import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { arrayMember, objectMember } from '../schema/json-members.ts';
import { mergeSchemas, resolveSchema } from '../schema/resolve-schema.ts';
import type { ActiveSchemas, ResolvedSchema, Union } from '../schema/resolved-schema.ts';
import { activeBelow, inferTypes } from '../schema/resolved-schema.ts';
import type { Direction, SchemaContext } from '../schema/schema-context.ts';
import { accepts } from './accepts.ts';
import { exampleNumber, exampleString } from './example-scalars.ts';
import { generateMatch } from './pattern.ts';

/** Enough for any example worth reading. */
const maxSchemas = 1500;
/** After so many only what is required is taken in. */
const maxOptional = 300;
const maxDepth = 9;
/** Optional ones beyond these are left out. */
const maxExampleProperties = 60;
const maxOptions = 30;
const maxExampleItems = 10;
/** Values that are made only to see whether they fit. */
const maxTries = 400;

/** How one value is made. */
interface Way {
  /** References that are being followed around it. */
  readonly active: ActiveSchemas;
  readonly depth: number;
  /** Which of several values that differ. */
  readonly turn: number;
  /** Without what is not required. */
  readonly isBare: boolean;
}

/**
 * Makes a value that a schema accepts: its own example if that is valid, else one of its first values. What is
 * `readOnly` is left out of requests, what is `writeOnly` out of responses.
 *
 * @returns Undefined if nothing can be said of the value. If a schema cannot be met, or only by what is too
 *   deep, the value comes as near as it can.
 */
export function exampleValue(schemas: SchemaContext, schema: Json | undefined, direction: Direction): Json | undefined {
  if (schema === undefined) return undefined;
  return schemas.examples[direction].getOrMake(schema, () => makeExample(schemas, schema, direction));
}

function makeExample(schemas: SchemaContext, schema: Json, direction: Direction): Json | undefined {
  const whole = new Maker(schemas, direction, true).value(schema, start);
  if (whole !== undefined && accepts(schemas.references, schema, whole, direction)) return whole;
  const bare = new Maker(schemas, direction, true).value(schema, { ...start, isBare: true });
  if (bare !== undefined && accepts(schemas.references, schema, bare, direction)) return bare;
  return whole ?? new Maker(schemas, direction, false).value(schema, start);
}

const start: Way = { active: new Set(), depth: 0, turn: 0, isBare: false };

/** Makes values, until it has made too many. */
class Maker {
  readonly #schemas: SchemaContext;
  readonly #direction: Direction;
  readonly #isStrict: boolean;
  /** Keyword of a schema that hides it in this direction. */
  readonly #hidden: 'readOnly' | 'writeOnly';
  #count = 0;
  #tries = 0;

  /** @param isStrict True if an object without all that it needs is no object at all. */
  constructor(schemas: SchemaContext, direction: Direction, isStrict: boolean) {
    this.#schemas = schemas;
    this.#direction = direction;
    this.#isStrict = isStrict;
    this.#hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  }

  #fits(schema: Json | undefined, made: Json): boolean {
    return accepts(this.#schemas.references, schema, made, this.#direction);
  }

  value(schema: Json | undefined, way: Way): Json | undefined {
    if (++this.#count > maxSchemas || way.depth > maxDepth) return undefined;
    const shape = resolveSchema(this.#schemas, schema, way.active);
    if (shape.keywords[this.#hidden] === true && way.depth > 0) return undefined;
    if (shape.isNever || shape.recursiveNames.length > 0) return undefined;
    const given = givenValues(shape).filter((each) => this.#fits(schema, each));
    if (given.length > 0) return given[way.turn % given.length];
    const made = this.#ofShape(shape, { ...way, active: activeBelow(way.active, shape) });
    const isKnown = typeof made !== 'object' || made === null || shape.unions.length > 0;
    if (made === undefined || !this.#isStrict || !isKnown || this.#fits(schema, made)) return made;
    if (shape.nullable && this.#fits(schema, null)) return null;
    return way.depth === 0 ? made : undefined;
  }

  /** A value that has the first form of every choice with which it can be made. */
  #ofShape(shape: ResolvedSchema, way: Way): Json | undefined {
    const [choice, ...rest] = [...shape.unions, ...conditions(shape)];
    if (choice === undefined) return this.#plainValue(shape, way);
    const base = { ...shape, keywords: withoutConditions(shape.keywords), choices: rest };
    let nearest: Json | undefined;
    for (const option of choice.options.slice(0, maxOptions)) {
      const form = resolveSchema(this.#schemas, option, way.active);
      if (form.isNever || (form.recursiveNames.length > 0 && !choice.hasDiscriminator)) continue;
      const full = told(mergeSchemas(base, form), shape, form.name);
      for (const isBare of way.isBare ? [true] : [false, true]) {
        const made = this.#ofShape(full, { ...way, isBare, active: activeBelow(way.active, form) });
        if (made === undefined) break;
        if (++this.#tries > maxTries || this.#isOneForm(choice, made)) return made;
        nearest ??= made;
        if (!isObject(made)) break;
      }
    }
    return this.#isStrict && way.depth > 0 ? undefined : nearest;
  }

  #isOneForm({ kind, options, hasDiscriminator: isTold }: Union, made: Json): boolean {
    const count = options.filter((option) => this.#fits(option, made)).length;
    return kind === 'oneOf' && isTold !== true ? count === 1 : count > 0;
  }

  #plainValue(shape: ResolvedSchema, way: Way): Json | undefined {
    const [type] = inferTypes(shape);
    const { keywords } = shape;
    if (type === 'object') return this.#objectValue(shape, way);
    if (type === 'array') return this.#arrayValue(shape, way);
    if (type === 'boolean') return way.turn % 2 === 0;
    if (type === 'integer' || type === 'number') return exampleNumber(keywords, type === 'integer', way.turn);
    if (type === 'string' || type === 'file') return exampleString(keywords, way.turn);
    return type === undefined && !shape.nullable ? {} : null;
  }

  #objectValue(shape: ResolvedSchema, way: Way): Json | undefined {
    const required = requiredOf(shape);
    const inner = { ...way, depth: way.depth + 1, turn: 0, isBare: false };
    const all = [...shape.properties].filter(([name]) => name !== '__proto__');
    const most = typeof shape.keywords.maxProperties === 'number' ? shape.keywords.maxProperties : maxExampleProperties;
    const needed = all.filter(([name]) => required.has(name));
    const optional = way.isBare ? [] : all.filter(([name]) => !required.has(name));
    const made = new Map<string, Json>();
    for (const [name, schema] of [...needed, ...optional.slice(0, Math.max(0, most - required.size))]) {
      if (this.#count > maxOptional && !required.has(name)) break;
      const member = this.value(schema, { ...inner, turn: shape.properties.size > 0 ? 0 : way.turn });
      if (member !== undefined) made.set(name, member);
      else if (this.#isStrict && required.has(name) && !this.#isHidden(schema)) return undefined;
    }
    const members: Record<string, Json> = {};
    for (const [name] of all) if (made.has(name)) members[name] = made.get(name) as Json;
    return { ...members, ...this.#freeMembers(shape, required, members, inner) };
  }

  /** Members whose names the schema leaves open: required ones that it does not describe, else one for show. */
  #freeMembers(shape: ResolvedSchema, required: ReadonlySet<string>, before: JsonObject, inner: Way): JsonObject {
    const { keywords } = shape;
    const values = ownMember(keywords, 'additionalProperties');
    const [pattern, like] = Object.entries(objectMember(keywords, 'patternProperties') ?? {})[0] ?? [];
    const members: Record<string, Json> = {};
    for (const name of required) {
      if (name === '__proto__' || shape.properties.has(name)) continue;
      const made = isObject(values) ? this.value(values, inner) : 'string';
      if (made !== undefined) members[name] = made;
    }
    const size = Object.keys(before).length + Object.keys(members).length;
    const least = typeof keywords.minProperties === 'number' ? Math.min(keywords.minProperties, maxExampleItems) : 0;
    const isMap = shape.properties.size === 0 && size === 0 && (isObject(values) || isObject(like));
    const wanted = Math.max(least - size, isMap && keywords.maxProperties !== 0 ? 1 : 0);
    for (let turn = 0; turn < wanted; turn++) {
      const schema = values === false || (isObject(like) && !isObject(values)) ? like : values;
      const made = isObject(schema) ? this.value(schema, { ...inner, turn }) : 'string';
      const name =
        schema === like && pattern !== undefined ? generateMatch(pattern) : this.#nameOfMember(keywords, inner, turn);
      if (made !== undefined && name !== undefined && name !== '__proto__') members[name] = made;
    }
    return members;
  }

  #nameOfMember(keywords: JsonObject, inner: Way, turn: number): string {
    const names = ownMember(keywords, 'propertyNames');
    const usual = turn === 0 ? 'key' : `key${turn + 1}`;
    if (!isObject(names) || this.#fits(names, usual)) return usual;
    const made = this.value({ type: 'string', allOf: [names] }, { ...inner, turn });
    return typeof made === 'string' ? made : usual;
  }

  #arrayValue(shape: ResolvedSchema, way: Way): Json | undefined {
    const { keywords } = shape;
    const { items, minItems, maxItems, contains } = keywords;
    const fixed = arrayMember(keywords, Array.isArray(keywords.prefixItems) ? 'prefixItems' : 'items').slice(0, 20);
    const rest = Array.isArray(items) ? keywords.additionalItems : items;
    const least = typeof minItems === 'number' ? Math.min(minItems, maxExampleItems) : 0;
    const most = typeof maxItems === 'number' ? maxItems : maxExampleItems;
    const isOpen = rest !== false && fixed.length === 0;
    const wanted = Math.min(Math.max(least, fixed.length, isOpen || contains !== undefined ? 1 : 0), most);
    const made: Json[] = [];
    for (let index = 0; index < wanted; index++) {
      const held =
        index === fixed.length && isObject(contains) ? { allOf: [contains, ...(isObject(rest) ? [rest] : [])] } : rest;
      const schema = index < fixed.length ? fixed[index] : held;
      if (schema === undefined && least <= index) break;
      const item = this.value(schema ?? {}, { ...way, depth: way.depth + 1, turn: index, isBare: false });
      if (item !== undefined) made.push(item);
      else if (index < fixed.length) break;
    }
    return this.#isStrict && made.length < least ? undefined : made;
  }

  #isHidden(schema: Json): boolean {
    return resolveSchema(this.#schemas, schema, new Set()).keywords[this.#hidden] === true;
  }
}

/** The values that the author of a schema chose for it, best first; what is `null` is told by its type. */
function givenValues({ keywords }: ResolvedSchema): readonly Json[] {
  const written = [
    ownMember(keywords, 'example'),
    ...arrayMember(keywords, 'examples'),
    ownMember(keywords, 'const'),
    ownMember(keywords, 'default'),
    ...arrayMember(keywords, 'enum'),
  ].filter((value): value is Json => value !== undefined && value !== null);
  return [...new Set(written)].slice(0, maxOptions);
}

/** What is required, and what those that are required ask for in their turn. */
function requiredOf({ required, keywords }: ResolvedSchema): ReadonlySet<string> {
  const all = new Set(required);
  const dependent = objectMember(keywords, 'dependentRequired') ?? {};
  for (const name of all)
    for (const other of arrayMember(dependent, name)) if (typeof other === 'string') all.add(other);
  return all;
}

/** `if` with `then`, or `else`: a choice of two. */
function conditions({ keywords }: ResolvedSchema): Union[] {
  const { if: condition, then = {}, else: otherwise = {} } = keywords;
  if (condition === undefined) return [];
  return [
    {
      kind: 'anyOf',
      hasDiscriminator: false,
      options: [{ allOf: [condition, then] }, { allOf: [otherwise], not: condition }],
    },
  ];
}

function withoutConditions({ if: _, then: __, else: ___, ...rest }: JsonObject): JsonObject {
  return rest;
}

/** A shape whose value names its form, where a property is there to tell it. */
function told(full: ResolvedSchema, { keywords }: ResolvedSchema, form: string | undefined): ResolvedSchema {
  const discriminator = ownMember(keywords, 'discriminator');
  // Swagger 2 names the property alone.
  const property = isObject(discriminator) ? ownMember(discriminator, 'propertyName') : discriminator;
  if (typeof property !== 'string' || property === '__proto__' || form === undefined) return full;
  const words = Object.entries((isObject(discriminator) && objectMember(discriminator, 'mapping')) || {});
  const [word = form] = words.find(([, to]) => typeof to === 'string' && to.split('/').at(-1) === form) ?? [];
  const before = full.properties.get(property);
  const properties = new Map(full.properties);
  properties.set(property, { ...(before === undefined ? {} : { allOf: [before] }), example: word });
  return { ...full, properties };
}
