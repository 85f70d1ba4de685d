import { isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';
import type { Direction, Page, Shape } from './page.ts';
import { shapeOf, within } from './shape.ts';
import { kindsOf } from './type-label.ts';

/** Enough for any example worth reading. */
const mostSchemas = 1500;
/** After so many only what is required is taken in. */
const mostOptional = 300;
const deepest = 8;
/** Optional ones beyond these are left out. */
const mostProperties = 60;

const copied = ['format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

/**
 * A small schema for the sampler: no references, no `allOf`, one form of every choice, sound types and harmless
 * limits. The sampler itself would follow everything, as deep and as wide as it goes.
 */
export function sampleSchema(page: Page, schema: Json | undefined, direction: Direction): JsonObject {
  let count = 0;

  function convert(part: Json | undefined, active: ReadonlySet<string>, depth: number): JsonObject | undefined {
    if (++count > mostSchemas || depth > deepest) return undefined;
    const shape = shapeOf(page, part, active);
    const { keywords } = shape;
    if (keywords[direction === 'request' ? 'readOnly' : 'writeOnly'] === true && depth > 0) return undefined;
    if (shape.never || shape.repeated.length > 0) return undefined;
    const given = givenValue(shape);
    if (given !== undefined) return { example: given, ...xmlOf(shape, depth) };
    const inner = within(active, shape);
    const form = formOf(shape, inner, depth);
    const type = kindsOf(shape)[0] ?? (typeof form?.type === 'string' ? form.type : undefined);
    if (type === undefined) return form ?? (depth === 0 ? {} : { example: nothing(shape) });
    if (type === 'object') return objectSchema(shape, form, inner, depth);
    if (type === 'array') return arraySchema(shape, inner, depth);
    return { type, ...pick(keywords), ...lengths(shape), ...xmlOf(shape, depth) };
  }

  function formOf(shape: Shape, inner: ReadonlySet<string>, depth: number): JsonObject | undefined {
    for (const option of shape.choices[0]?.options.slice(0, 20) ?? []) {
      const form = convert(option, inner, depth + 1);
      if (form === undefined) continue;
      const told = discriminated(shape, shapeOf(page, option, inner).name);
      return told === undefined || !isObject(form.properties)
        ? form
        : { ...form, properties: { ...form.properties, ...told } };
    }
    return undefined;
  }

  function objectSchema(
    shape: Shape,
    form: JsonObject | undefined,
    inner: ReadonlySet<string>,
    depth: number,
  ): JsonObject {
    const properties: Record<string, Json | undefined> = isObject(form?.properties) ? { ...form.properties } : {};
    const required = new Set([...shape.required, ...(Array.isArray(form?.required) ? form.required : [])]);
    const rivals = namesOfRivals(page, shape, inner, required);
    const all = [...shape.properties].filter(([name]) => name !== '__proto__');
    const optional = all.slice(0, mostProperties).filter(([name]) => !required.has(name) && !rivals.has(name));
    const made = new Map<string, JsonObject>();
    for (const [name, schema] of [...all.filter(([name]) => required.has(name)), ...optional]) {
      if (count > mostOptional && !required.has(name)) break;
      const property = convert(schema, inner, depth + 1);
      if (property !== undefined) made.set(name, property);
    }
    for (const [name] of all) if (made.has(name)) properties[name] = made.get(name);
    const values = ownMember(shape.keywords, 'additionalProperties');
    const more = isObject(values) && shape.properties.size === 0 ? convert(values, inner, depth + 1) : undefined;
    if (more !== undefined) properties.key = more;
    return { type: 'object', properties, required: [...required], ...xmlOf(shape, depth) };
  }

  function arraySchema(shape: Shape, inner: ReadonlySet<string>, depth: number): JsonObject {
    const fixed = ownMember(shape.keywords, 'prefixItems') ?? ownMember(shape.keywords, 'items');
    const items = Array.isArray(fixed)
      ? fixed.slice(0, 20).map((each: Json) => convert(each, inner, depth + 1) ?? {})
      : convert(fixed, inner, depth + 1);
    return { type: 'array', ...(items === undefined ? {} : { items }), ...xmlOf(shape, depth) };
  }

  return convert(schema, new Set(), 0) ?? {};
}

/** The property that tells which form a value has, with the word for one form. */
function discriminated(shape: Shape, form: string | undefined): JsonObject | undefined {
  const discriminator = ownMember(shape.keywords, 'discriminator');
  const property = isObject(discriminator) ? ownMember(discriminator, 'propertyName') : undefined;
  if (!isObject(discriminator) || typeof property !== 'string' || property === '__proto__') return undefined;
  if (form === undefined) return undefined;
  const mapping = ownMember(discriminator, 'mapping');
  const words = isObject(mapping) ? Object.entries(mapping) : [];
  const [word = form] =
    words.find(([, target]) => typeof target === 'string' && target.split('/').at(-1) === form) ?? [];
  return { [property]: { example: word } };
}

/** The value that the author of a schema chose for it. */
function givenValue(shape: Shape): Json | undefined {
  const { keywords } = shape;
  const examples = ownMember(keywords, 'examples');
  const values = ownMember(keywords, 'enum');
  const candidates = [
    ownMember(keywords, 'example'),
    Array.isArray(examples) ? examples[0] : undefined,
    ownMember(keywords, 'const'),
    ownMember(keywords, 'default'),
    Array.isArray(values) ? values.find((value) => value !== null) : undefined,
  ];
  return candidates.find((value): value is Json => value !== undefined && value !== null && suits(value, shape));
}

/** Formats in which authors slip. */
const formats: Readonly<Record<string, RegExp>> = {
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  'date-time': /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
};

/** False for a value of another type or format than the schema says: it would mislead. */
function suits(value: Json, shape: Shape): boolean {
  const kind = Array.isArray(value) ? 'array' : typeof value;
  const kinds = kindsOf(shape);
  const isKind = kinds.some(
    (one) => one === kind || (kind === 'number' && one === 'integer' && Number.isInteger(value)),
  );
  if (kinds.length > 0 && !isKind) return false;
  const { format, enum: allowed } = shape.keywords;
  if (Array.isArray(allowed) && typeof value !== 'object' && !allowed.includes(value)) return false;
  const pattern = typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format] : undefined;
  return pattern === undefined || typeof value !== 'string' || pattern.test(value);
}

/** Names that other forms of a `oneOf` require and the chosen one does not: with them, an example would have two forms. */
function namesOfRivals(
  page: Page,
  shape: Shape,
  inner: ReadonlySet<string>,
  required: ReadonlySet<Json>,
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { kind, options } of shape.choices) {
    if (kind !== 'oneOf') continue;
    for (const option of options.slice(1, 20)) {
      for (const name of shapeOf(page, option, inner).required) if (!required.has(name)) names.add(name);
    }
  }
  return names;
}

function nothing(shape: Shape): Json {
  return shape.nullable ? null : {};
}

function pick(keywords: JsonObject): JsonObject {
  const entries = copied.map((name) => [name, ownMember(keywords, name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => ['number', 'string', 'boolean'].includes(typeof value)));
}

/** Lengths of a string; of a date they are no concern of the sampler. */
function lengths(shape: Shape): JsonObject {
  const { format, minLength, maxLength } = shape.keywords;
  if (typeof format === 'string') return {};
  return {
    ...(typeof minLength === 'number' && minLength > 0 ? { minLength: Math.min(minLength, 60) } : {}),
    ...(typeof maxLength === 'number' && maxLength > 0 ? { maxLength } : {}),
  };
}

/** Names for XML; the outermost element is called by the name of its type. */
function xmlOf(shape: Shape, depth: number): JsonObject {
  const xml = ownMember(shape.keywords, 'xml');
  if (isObject(xml)) return { xml };
  return depth === 0 && shape.name !== undefined ? { xml: { name: shape.name } } : {};
}
