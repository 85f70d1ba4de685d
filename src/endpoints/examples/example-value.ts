import { isObject, type Json, type JsonObject, numberSource, ownMember } from '../../core/values.ts';
import { arrayMember, objectMember } from '../schema/json-members.ts';
import { formatJsonNumber } from '../schema/json-text.ts';
import { mergeSchemas, resolveSchema } from '../schema/resolve-schema.ts';
import type { ActiveSchemas, ResolvedSchema, Union } from '../schema/resolved-schema.ts';
import { inferTypes, withActiveSchema } from '../schema/resolved-schema.ts';
import type { Direction, SchemaContext } from '../schema/schema-context.ts';
import { accepts } from './accepts.ts';
import { exampleNumber, exampleString } from './example-scalars.ts';
import { generateMatch } from './pattern.ts';

/** Maximum number of schemas visited for one example. */
const maxSchemas = 1500;
/** Number of visited schemas after which only required properties are added. */
const requiredOnlyThreshold = 300;
const maxDepth = 9;
/** Maximum number of optional properties of one object. */
const maxExampleProperties = 60;
const maxOptions = 30;
const maxExampleItems = 10;
/** Maximum number of candidate values that are validated. */
const maxValidatedCandidates = 400;

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
export function getExampleValue(
  context: SchemaContext,
  schema: Json | undefined,
  direction: Direction,
): Json | undefined {
  if (schema === undefined) return undefined;
  return context.examples[direction].getOrCreate(schema, () => generateExample(context, schema, direction));
}

function generateExample(context: SchemaContext, schema: Json, direction: Direction): Json | undefined {
  const fullExample = new ExampleGenerator(context, direction, true).value(schema, initialState);
  if (fullExample !== undefined && accepts(context.references, schema, fullExample, direction)) return fullExample;
  const minimalExample = new ExampleGenerator(context, direction, true).value(schema, {
    ...initialState,
    requiredOnly: true,
  });
  if (minimalExample !== undefined && accepts(context.references, schema, minimalExample, direction))
    return minimalExample;
  return fullExample ?? new ExampleGenerator(context, direction, false).value(schema, initialState);
}

const initialState: GeneratorState = { active: new Set(), depth: 0, variant: 0, requiredOnly: false };

class ExampleGenerator {
  readonly #schemas: SchemaContext;
  readonly #direction: Direction;
  readonly #isStrict: boolean;
  readonly #hiddenKeyword: 'readOnly' | 'writeOnly';
  #visitedCount = 0;
  #validatedCount = 0;

  /** @param isStrict Discards values that the schema rejects, such as objects without a required property. */
  constructor(context: SchemaContext, direction: Direction, isStrict: boolean) {
    this.#schemas = context;
    this.#direction = direction;
    this.#isStrict = isStrict;
    this.#hiddenKeyword = direction === 'request' ? 'readOnly' : 'writeOnly';
  }

  #isAccepted(schema: Json | undefined, candidate: Json): boolean {
    return accepts(this.#schemas.references, schema, candidate, this.#direction);
  }

  value(schema: Json | undefined, state: GeneratorState): Json | undefined {
    if (++this.#visitedCount > maxSchemas || state.depth > maxDepth) return undefined;
    const resolvedSchema = resolveSchema(this.#schemas, schema, state.active);
    if (resolvedSchema.keywords[this.#hiddenKeyword] === true && state.depth > 0) return undefined;
    if (resolvedSchema.isNever || resolvedSchema.recursiveNames.length > 0) return undefined;
    const authoredCandidates = authoredValues(resolvedSchema).filter((candidate) =>
      this.#isAccepted(schema, candidate),
    );
    if (authoredCandidates.length > 0) return authoredCandidates[state.variant % authoredCandidates.length];
    const candidate = this.#generateWithUnions(resolvedSchema, {
      ...state,
      active: withActiveSchema(state.active, resolvedSchema),
    });
    const needsCheck = typeof candidate !== 'object' || candidate === null || resolvedSchema.unions.length > 0;
    if (candidate === undefined || !this.#isStrict || !needsCheck || this.#isAccepted(schema, candidate))
      return candidate;
    if (resolvedSchema.nullable && this.#isAccepted(schema, null)) return null;
    return state.depth === 0 ? candidate : undefined;
  }

  /** Tries the options of each union in order, until one yields a valid value. */
  #generateWithUnions(resolvedSchema: ResolvedSchema, state: GeneratorState): Json | undefined {
    const [union, ...otherUnions] = [...resolvedSchema.unions, ...conditionUnions(resolvedSchema)];
    if (union === undefined) return this.#plainValue(resolvedSchema, state);
    const base = { ...resolvedSchema, keywords: withoutConditions(resolvedSchema.keywords), unions: otherUnions };
    let bestCandidate: Json | undefined;
    for (const option of union.options.slice(0, maxOptions)) {
      const resolvedOption = resolveSchema(this.#schemas, option, state.active);
      if (resolvedOption.isNever || (resolvedOption.recursiveNames.length > 0 && !union.hasDiscriminator)) continue;
      const mergedSchema = withDiscriminatorValue(
        mergeSchemas(base, resolvedOption),
        resolvedSchema,
        resolvedOption.name,
      );
      for (const requiredOnly of state.requiredOnly ? [true] : [false, true]) {
        const candidate = this.#generateWithUnions(mergedSchema, {
          ...state,
          requiredOnly,
          active: withActiveSchema(state.active, resolvedOption),
        });
        if (candidate === undefined) break;
        if (++this.#validatedCount > maxValidatedCandidates || this.#matchesUnion(union, candidate)) return candidate;
        bestCandidate ??= candidate;
        if (!isObject(candidate)) break;
      }
    }
    return this.#isStrict && state.depth > 0 ? undefined : bestCandidate;
  }

  #matchesUnion({ kind, options, hasDiscriminator }: Union, candidate: Json): boolean {
    const count = options.filter((option) => this.#isAccepted(option, candidate)).length;
    return kind === 'oneOf' && hasDiscriminator !== true ? count === 1 : count > 0;
  }

  #plainValue(resolvedSchema: ResolvedSchema, state: GeneratorState): Json | undefined {
    const [type] = inferTypes(resolvedSchema);
    const { keywords } = resolvedSchema;
    if (type === 'object') return this.#objectValue(resolvedSchema, state);
    if (type === 'array') return this.#arrayValue(resolvedSchema, state);
    if (type === 'boolean') return state.variant % 2 === 0;
    if (type === 'integer' || type === 'number') return exampleNumber(keywords, type === 'integer', state.variant);
    if (type === 'string' || type === 'file') return exampleString(keywords, state.variant);
    return type === undefined && !resolvedSchema.nullable ? {} : null;
  }

  #objectValue(resolvedSchema: ResolvedSchema, state: GeneratorState): Json | undefined {
    const required = listRequiredNames(resolvedSchema);
    const memberState = { ...state, depth: state.depth + 1, variant: 0, requiredOnly: false };
    const properties = [...resolvedSchema.properties].filter(([name]) => name !== '__proto__');
    const maxCount =
      typeof resolvedSchema.keywords.maxProperties === 'number'
        ? resolvedSchema.keywords.maxProperties
        : maxExampleProperties;
    const requiredProperties = properties.filter(([name]) => required.has(name));
    const optionalProperties = state.requiredOnly ? [] : properties.filter(([name]) => !required.has(name));
    const candidate = new Map<string, Json>();
    for (const [name, schema] of [
      ...requiredProperties,
      ...optionalProperties.slice(0, Math.max(0, maxCount - required.size)),
    ]) {
      if (this.#visitedCount > requiredOnlyThreshold && !required.has(name)) break;
      const member = this.value(schema, {
        ...memberState,
        variant: resolvedSchema.properties.size > 0 ? 0 : state.variant,
      });
      if (member !== undefined) candidate.set(name, member);
      else if (this.#isStrict && required.has(name) && !this.#isHidden(schema)) return undefined;
    }
    const members: Record<string, Json> = {};
    for (const [name] of properties) if (candidate.has(name)) members[name] = candidate.get(name) as Json;
    return { ...members, ...this.#additionalMembers(resolvedSchema, required, members, memberState) };
  }

  /**
   * Generates members that aren't in `properties`: required members, more members up to `minProperties`, and at least
   * one member of a map.
   */
  #additionalMembers(
    resolvedSchema: ResolvedSchema,
    required: ReadonlySet<string>,
    describedMembers: JsonObject,
    memberState: GeneratorState,
  ): JsonObject {
    const { keywords } = resolvedSchema;
    const additionalSchema = ownMember(keywords, 'additionalProperties');
    const [pattern, patternSchema] = Object.entries(objectMember(keywords, 'patternProperties') ?? {})[0] ?? [];
    const members: Record<string, Json> = {};
    for (const name of required) {
      if (name === '__proto__' || resolvedSchema.properties.has(name)) continue;
      const candidate = isObject(additionalSchema) ? this.value(additionalSchema, memberState) : 'string';
      if (candidate !== undefined) members[name] = candidate;
    }
    const memberCount = Object.keys(describedMembers).length + Object.keys(members).length;
    const minCount = typeof keywords.minProperties === 'number' ? Math.min(keywords.minProperties, maxExampleItems) : 0;
    const isMap =
      resolvedSchema.properties.size === 0 &&
      memberCount === 0 &&
      (isObject(additionalSchema) || isObject(patternSchema));
    const targetCount = Math.max(minCount - memberCount, isMap && keywords.maxProperties !== 0 ? 1 : 0);
    for (let variant = 0; variant < targetCount; variant++) {
      const schema =
        additionalSchema === false || (isObject(patternSchema) && !isObject(additionalSchema))
          ? patternSchema
          : additionalSchema;
      const candidate = isObject(schema) ? this.value(schema, { ...memberState, variant }) : 'string';
      const name =
        schema === patternSchema && pattern !== undefined
          ? generateMatch(pattern)
          : this.#memberName(keywords, memberState, variant);
      if (candidate !== undefined && name !== undefined && name !== '__proto__') members[name] = candidate;
    }
    return members;
  }

  #memberName(keywords: JsonObject, memberState: GeneratorState, variant: number): string {
    const nameSchema = ownMember(keywords, 'propertyNames');
    const defaultName = variant === 0 ? 'key' : `key${variant + 1}`;
    if (!isObject(nameSchema) || this.#isAccepted(nameSchema, defaultName)) return defaultName;
    const candidate = this.value({ type: 'string', allOf: [nameSchema] }, { ...memberState, variant });
    return typeof candidate === 'string' ? candidate : defaultName;
  }

  #arrayValue(resolvedSchema: ResolvedSchema, state: GeneratorState): Json | undefined {
    const { keywords } = resolvedSchema;
    const { items, minItems, maxItems, contains } = keywords;
    const tupleSchemas = arrayMember(keywords, Array.isArray(keywords.prefixItems) ? 'prefixItems' : 'items').slice(
      0,
      20,
    );
    const restSchema = Array.isArray(items) ? keywords.additionalItems : items;
    const minCount = typeof minItems === 'number' ? Math.min(minItems, maxExampleItems) : 0;
    const maxCount = typeof maxItems === 'number' ? maxItems : maxExampleItems;
    const allowsAnyItems = restSchema !== false && tupleSchemas.length === 0;
    const targetCount = Math.min(
      Math.max(minCount, tupleSchemas.length, allowsAnyItems || contains !== undefined ? 1 : 0),
      maxCount,
    );
    const candidate: Json[] = [];
    for (let index = 0; index < targetCount; index++) {
      const itemSchema =
        index === tupleSchemas.length && isObject(contains)
          ? { allOf: [contains, ...(isObject(restSchema) ? [restSchema] : [])] }
          : restSchema;
      const schema = index < tupleSchemas.length ? tupleSchemas[index] : itemSchema;
      if (schema === undefined && minCount <= index) break;
      const item = this.value(schema ?? {}, { ...state, depth: state.depth + 1, variant: index, requiredOnly: false });
      if (item !== undefined) candidate.push(item);
      else if (index < tupleSchemas.length) break;
    }
    return this.#isStrict && candidate.length < minCount ? undefined : candidate;
  }

  #isHidden(schema: Json): boolean {
    return resolveSchema(this.#schemas, schema, new Set()).keywords[this.#hiddenKeyword] === true;
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
  return typeof value === 'number' ? formatJsonNumber(value) : (numberSource(value) ?? value);
}

/** Names of required properties, including those that `dependentRequired` adds. */
function listRequiredNames({ required, keywords }: ResolvedSchema): ReadonlySet<string> {
  const names = new Set(required);
  const dependentRequired = objectMember(keywords, 'dependentRequired') ?? {};
  for (const name of names)
    for (const dependentName of arrayMember(dependentRequired, name))
      if (typeof dependentName === 'string') names.add(dependentName);
  return names;
}

/** Converts `if`/`then`/`else` to a union of two options. */
function conditionUnions({ keywords }: ResolvedSchema): Union[] {
  const { if: condition, then = {}, else: elseSchema = {} } = keywords;
  if (condition === undefined) return [];
  return [
    {
      kind: 'anyOf',
      hasDiscriminator: false,
      options: [{ allOf: [condition, then] }, { allOf: [elseSchema], not: condition }],
    },
  ];
}

function withoutConditions({ if: _, then: __, else: ___, ...otherKeywords }: JsonObject): JsonObject {
  return otherKeywords;
}

/** Sets the discriminator property to the value that selects the option: its key in `mapping`, else its name. */
function withDiscriminatorValue(
  mergedSchema: ResolvedSchema,
  { keywords }: ResolvedSchema,
  optionName: string | undefined,
): ResolvedSchema {
  const discriminator = ownMember(keywords, 'discriminator');
  // Before OpenAPI 3, `discriminator` was the property name itself.
  const property = isObject(discriminator) ? ownMember(discriminator, 'propertyName') : discriminator;
  if (typeof property !== 'string' || property === '__proto__' || optionName === undefined) return mergedSchema;
  const mapping = Object.entries((isObject(discriminator) && objectMember(discriminator, 'mapping')) || {});
  const [discriminatorValue = optionName] =
    mapping.find(([, reference]) => typeof reference === 'string' && reference.split('/').at(-1) === optionName) ?? [];
  const declaredSchema = mergedSchema.properties.get(property);
  const properties = new Map(mergedSchema.properties);
  properties.set(property, {
    ...(declaredSchema === undefined ? {} : { allOf: [declaredSchema] }),
    example: discriminatorValue,
  });
  return { ...mergedSchema, properties };
}
