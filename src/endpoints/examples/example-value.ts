import { isObject, type Json, type JsonObject, numberSource, ownMember } from '../../core/values.ts';
import { arrayMember, objectMember } from '../schema/json-members.ts';
import { numberText } from '../schema/json-text.ts';
import { mergeSchemas, resolveSchema } from '../schema/resolve-schema.ts';
import type { ActiveSchemas, ResolvedSchema, Union } from '../schema/resolved-schema.ts';
import { activeBelow, inferTypes } from '../schema/resolved-schema.ts';
import type { Direction, SchemaContext } from '../schema/schema-context.ts';
import { accepts } from './accepts.ts';
import { exampleNumber, exampleString } from './example-scalars.ts';
import { generateMatch } from './pattern.ts';

/** Maximum number of schemas visited for one example. */
const maxSchemas = 1500;
/** Number of visited schemas after which only required properties are added. */
const maxOptional = 300;
const maxDepth = 9;
/** Maximum number of optional properties of one object. */
const maxExampleProperties = 60;
const maxOptions = 30;
const maxExampleItems = 10;
/** Maximum number of candidate values that are validated. */
const maxTries = 400;

interface GeneratorState {
  readonly active: ActiveSchemas;
  readonly depth: number;
  /** Index, starting at 0, of the value among several values that should differ, such as array items. */
  readonly variant: number;
  readonly requiredOnly: boolean;
}

/**
 * Generates a value that the schema accepts: a valid example, constant, default or enum value of the schema, else
 * a generated value. Leaves out `readOnly` properties in requests and `writeOnly` properties in responses.
 *
 * @returns `undefined` without a schema, or if no value could be generated. If the schema can't be satisfied or is
 * nested too deeply, the value may be invalid.
 */
export function exampleValue(schemas: SchemaContext, schema: Json | undefined, direction: Direction): Json | undefined {
  if (schema === undefined) return undefined;
  return schemas.examples[direction].getOrMake(schema, () => generateExample(schemas, schema, direction));
}

function generateExample(schemas: SchemaContext, schema: Json, direction: Direction): Json | undefined {
  const full = new ExampleGenerator(schemas, direction, true).value(schema, start);
  if (full !== undefined && accepts(schemas.references, schema, full, direction)) return full;
  const minimal = new ExampleGenerator(schemas, direction, true).value(schema, { ...start, requiredOnly: true });
  if (minimal !== undefined && accepts(schemas.references, schema, minimal, direction)) return minimal;
  return full ?? new ExampleGenerator(schemas, direction, false).value(schema, start);
}

const start: GeneratorState = { active: new Set(), depth: 0, variant: 0, requiredOnly: false };

class ExampleGenerator {
  readonly #schemas: SchemaContext;
  readonly #direction: Direction;
  readonly #isStrict: boolean;
  readonly #hidden: 'readOnly' | 'writeOnly';
  #count = 0;
  #tries = 0;

  /** @param isStrict Discards values that the schema rejects, such as objects without a required property. */
  constructor(schemas: SchemaContext, direction: Direction, isStrict: boolean) {
    this.#schemas = schemas;
    this.#direction = direction;
    this.#isStrict = isStrict;
    this.#hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  }

  #fits(schema: Json | undefined, made: Json): boolean {
    return accepts(this.#schemas.references, schema, made, this.#direction);
  }

  value(schema: Json | undefined, state: GeneratorState): Json | undefined {
    if (++this.#count > maxSchemas || state.depth > maxDepth) return undefined;
    const shape = resolveSchema(this.#schemas, schema, state.active);
    if (shape.keywords[this.#hidden] === true && state.depth > 0) return undefined;
    if (shape.isNever || shape.recursiveNames.length > 0) return undefined;
    const authored = authoredValues(shape).filter((each) => this.#fits(schema, each));
    if (authored.length > 0) return authored[state.variant % authored.length];
    const made = this.#ofShape(shape, { ...state, active: activeBelow(state.active, shape) });
    const needsCheck = typeof made !== 'object' || made === null || shape.unions.length > 0;
    if (made === undefined || !this.#isStrict || !needsCheck || this.#fits(schema, made)) return made;
    if (shape.nullable && this.#fits(schema, null)) return null;
    return state.depth === 0 ? made : undefined;
  }

  /** Tries the options of each union in order, until one yields a valid value. */
  #ofShape(shape: ResolvedSchema, state: GeneratorState): Json | undefined {
    const [union, ...rest] = [...shape.unions, ...conditions(shape)];
    if (union === undefined) return this.#plainValue(shape, state);
    const base = { ...shape, keywords: withoutConditions(shape.keywords), unions: rest };
    let nearest: Json | undefined;
    for (const option of union.options.slice(0, maxOptions)) {
      const resolvedOption = resolveSchema(this.#schemas, option, state.active);
      if (resolvedOption.isNever || (resolvedOption.recursiveNames.length > 0 && !union.hasDiscriminator)) continue;
      const full = withDiscriminatorValue(mergeSchemas(base, resolvedOption), shape, resolvedOption.name);
      for (const requiredOnly of state.requiredOnly ? [true] : [false, true]) {
        const made = this.#ofShape(full, { ...state, requiredOnly, active: activeBelow(state.active, resolvedOption) });
        if (made === undefined) break;
        if (++this.#tries > maxTries || this.#isOneForm(union, made)) return made;
        nearest ??= made;
        if (!isObject(made)) break;
      }
    }
    return this.#isStrict && state.depth > 0 ? undefined : nearest;
  }

  #isOneForm({ kind, options, hasDiscriminator }: Union, made: Json): boolean {
    const count = options.filter((option) => this.#fits(option, made)).length;
    return kind === 'oneOf' && hasDiscriminator !== true ? count === 1 : count > 0;
  }

  #plainValue(shape: ResolvedSchema, state: GeneratorState): Json | undefined {
    const [type] = inferTypes(shape);
    const { keywords } = shape;
    if (type === 'object') return this.#objectValue(shape, state);
    if (type === 'array') return this.#arrayValue(shape, state);
    if (type === 'boolean') return state.variant % 2 === 0;
    if (type === 'integer' || type === 'number') return exampleNumber(keywords, type === 'integer', state.variant);
    if (type === 'string' || type === 'file') return exampleString(keywords, state.variant);
    return type === undefined && !shape.nullable ? {} : null;
  }

  #objectValue(shape: ResolvedSchema, state: GeneratorState): Json | undefined {
    const required = requiredOf(shape);
    const inner = { ...state, depth: state.depth + 1, variant: 0, requiredOnly: false };
    const all = [...shape.properties].filter(([name]) => name !== '__proto__');
    const maxCount =
      typeof shape.keywords.maxProperties === 'number' ? shape.keywords.maxProperties : maxExampleProperties;
    const needed = all.filter(([name]) => required.has(name));
    const optional = state.requiredOnly ? [] : all.filter(([name]) => !required.has(name));
    const made = new Map<string, Json>();
    for (const [name, schema] of [...needed, ...optional.slice(0, Math.max(0, maxCount - required.size))]) {
      if (this.#count > maxOptional && !required.has(name)) break;
      const member = this.value(schema, { ...inner, variant: shape.properties.size > 0 ? 0 : state.variant });
      if (member !== undefined) made.set(name, member);
      else if (this.#isStrict && required.has(name) && !this.#isHidden(schema)) return undefined;
    }
    const members: Record<string, Json> = {};
    for (const [name] of all) if (made.has(name)) members[name] = made.get(name) as Json;
    return { ...members, ...this.#freeMembers(shape, required, members, inner) };
  }

  /**
   * Generates members that aren't in `properties`: required members, more members up to `minProperties`, and at least
   * one member of a map.
   */
  #freeMembers(
    shape: ResolvedSchema,
    required: ReadonlySet<string>,
    describedMembers: JsonObject,
    inner: GeneratorState,
  ): JsonObject {
    const { keywords } = shape;
    const values = ownMember(keywords, 'additionalProperties');
    const [pattern, patternSchema] = Object.entries(objectMember(keywords, 'patternProperties') ?? {})[0] ?? [];
    const members: Record<string, Json> = {};
    for (const name of required) {
      if (name === '__proto__' || shape.properties.has(name)) continue;
      const made = isObject(values) ? this.value(values, inner) : 'string';
      if (made !== undefined) members[name] = made;
    }
    const size = Object.keys(describedMembers).length + Object.keys(members).length;
    const minCount = typeof keywords.minProperties === 'number' ? Math.min(keywords.minProperties, maxExampleItems) : 0;
    const isMap = shape.properties.size === 0 && size === 0 && (isObject(values) || isObject(patternSchema));
    const targetCount = Math.max(minCount - size, isMap && keywords.maxProperties !== 0 ? 1 : 0);
    for (let variant = 0; variant < targetCount; variant++) {
      const schema = values === false || (isObject(patternSchema) && !isObject(values)) ? patternSchema : values;
      const made = isObject(schema) ? this.value(schema, { ...inner, variant }) : 'string';
      const name =
        schema === patternSchema && pattern !== undefined
          ? generateMatch(pattern)
          : this.#nameOfMember(keywords, inner, variant);
      if (made !== undefined && name !== undefined && name !== '__proto__') members[name] = made;
    }
    return members;
  }

  #nameOfMember(keywords: JsonObject, inner: GeneratorState, variant: number): string {
    const names = ownMember(keywords, 'propertyNames');
    const defaultName = variant === 0 ? 'key' : `key${variant + 1}`;
    if (!isObject(names) || this.#fits(names, defaultName)) return defaultName;
    const made = this.value({ type: 'string', allOf: [names] }, { ...inner, variant });
    return typeof made === 'string' ? made : defaultName;
  }

  #arrayValue(shape: ResolvedSchema, state: GeneratorState): Json | undefined {
    const { keywords } = shape;
    const { items, minItems, maxItems, contains } = keywords;
    const tuple = arrayMember(keywords, Array.isArray(keywords.prefixItems) ? 'prefixItems' : 'items').slice(0, 20);
    const rest = Array.isArray(items) ? keywords.additionalItems : items;
    const minCount = typeof minItems === 'number' ? Math.min(minItems, maxExampleItems) : 0;
    const maxCount = typeof maxItems === 'number' ? maxItems : maxExampleItems;
    const isOpen = rest !== false && tuple.length === 0;
    const targetCount = Math.min(Math.max(minCount, tuple.length, isOpen || contains !== undefined ? 1 : 0), maxCount);
    const made: Json[] = [];
    for (let index = 0; index < targetCount; index++) {
      const itemSchema =
        index === tuple.length && isObject(contains) ? { allOf: [contains, ...(isObject(rest) ? [rest] : [])] } : rest;
      const schema = index < tuple.length ? tuple[index] : itemSchema;
      if (schema === undefined && minCount <= index) break;
      const item = this.value(schema ?? {}, { ...state, depth: state.depth + 1, variant: index, requiredOnly: false });
      if (item !== undefined) made.push(item);
      else if (index < tuple.length) break;
    }
    return this.#isStrict && made.length < minCount ? undefined : made;
  }

  #isHidden(schema: Json): boolean {
    return resolveSchema(this.#schemas, schema, new Set()).keywords[this.#hidden] === true;
  }
}

/**
 * Values in the schema itself, best first: examples, constant, default, enum. Excludes `null`, because `nullable`
 * covers it.
 */
function authoredValues({ keywords, types }: ResolvedSchema): readonly Json[] {
  const values = [
    ownMember(keywords, 'example'),
    ...arrayMember(keywords, 'examples'),
    ownMember(keywords, 'const'),
    ownMember(keywords, 'default'),
    ...arrayMember(keywords, 'enum'),
  ].filter((value): value is Json => value !== undefined && value !== null);
  const isText = types.length === 1 && types[0] === 'string';
  return [...new Set(isText ? values.map(numberAsText) : values)].slice(0, maxOptions);
}

/** Converts a number to text. YAML parses an unquoted `1.0` as a number, even if the schema expects a string. */
function numberAsText(value: Json): Json {
  return typeof value === 'number' ? numberText(value) : (numberSource(value) ?? value);
}

/** Names of required properties, including those that `dependentRequired` adds. */
function requiredOf({ required, keywords }: ResolvedSchema): ReadonlySet<string> {
  const all = new Set(required);
  const dependent = objectMember(keywords, 'dependentRequired') ?? {};
  for (const name of all)
    for (const other of arrayMember(dependent, name)) if (typeof other === 'string') all.add(other);
  return all;
}

/** Converts `if`/`then`/`else` to a union of two options. */
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

/** Sets the discriminator property to the value that selects the option: its key in `mapping`, else its name. */
function withDiscriminatorValue(
  full: ResolvedSchema,
  { keywords }: ResolvedSchema,
  optionName: string | undefined,
): ResolvedSchema {
  const discriminator = ownMember(keywords, 'discriminator');
  // Before OpenAPI 3, `discriminator` was the property name itself.
  const property = isObject(discriminator) ? ownMember(discriminator, 'propertyName') : discriminator;
  if (typeof property !== 'string' || property === '__proto__' || optionName === undefined) return full;
  const mapping = Object.entries((isObject(discriminator) && objectMember(discriminator, 'mapping')) || {});
  const [discriminatorValue = optionName] =
    mapping.find(([, to]) => typeof to === 'string' && to.split('/').at(-1) === optionName) ?? [];
  const declared = full.properties.get(property);
  const properties = new Map(full.properties);
  properties.set(property, { ...(declared === undefined ? {} : { allOf: [declared] }), example: discriminatorValue });
  return { ...full, properties };
}
