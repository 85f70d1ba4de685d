/*
 * Reads the facts of a schema by the text of the specification, without code of this package, and looks for them on a
 * page.
 */

import { readValue } from './page-facts.mjs';
import { remark } from './words.mjs';

const deepest = 5;
const primitives = {
  string: /string|file/i,
  integer: /integer/i,
  number: /number/i,
  boolean: /boolean/i,
  array: /array/i,
};

/** Merges a schema with all parts of its `allOf`. The first value wins, from the outside in. */
function merged(schema) {
  const found = {
    keywords: {},
    properties: new Map(),
    required: new Set(),
    choices: [],
    alone: [],
    types: [],
    parts: new Set(),
  };
  const take = (part) => {
    if (typeof part !== 'object' || part === null || found.parts.has(part)) return;
    found.parts.add(part);
    for (const [name, value] of Object.entries(part)) {
      if (!Object.hasOwn(found.keywords, name)) found.keywords[name] = value;
    }
    const types = [part.type ?? []].flat();
    if (found.types.length === 0) found.types = types.filter((type) => type !== 'null');
    if (types.includes('null') || part.nullable === true || part['x-nullable'] === true) found.nullable = true;
    for (const [name, value] of Object.entries(part.properties ?? {})) {
      found.properties.set(name, [value, ...(found.properties.get(name) ?? [])]);
    }
    for (const name of Array.isArray(part.required) ? part.required : []) found.required.add(name);
    // A single schema with siblings is read as that schema, as on the page.
    if (part.allOf?.length === 1 && part.properties === undefined) found.alone.push(part.allOf[0]);
    for (const each of part.allOf ?? []) take(each);
    for (const kind of ['oneOf', 'anyOf']) {
      const options = (Array.isArray(part[kind]) ? part[kind] : []).filter((option) => !isNull(option));
      if (Array.isArray(part[kind]) && options.length < part[kind].length) found.nullable = true;
      if (options.length === 1) {
        found.alone.push(options[0]);
        take(options[0]);
      }
      if (options.length > 1) found.choices.push(options);
    }
  };
  take(schema);
  return found;
}

function isNull(option) {
  const isAlone = Array.isArray(option?.enum) && option.enum.length === 1 && option.enum[0] === null;
  return option?.type === 'null' || isAlone;
}

/** Combines several schemas of one property. */
function together(schemas) {
  return schemas.length === 1 ? schemas[0] : { allOf: schemas };
}

/**
 * Looks for the facts of a schema on a page.
 *
 * @param value Value on the page (`readValue`).
 * @param way Label of the schema; `path`: the schemas around it; `hidden`: the keyword that hides it.
 * @param tell Called for each fact: its kind, whether it was found, and its label.
 */
export function compareSchema(schema, value, way, tell) {
  const shape = merged(schema);
  const { keywords } = shape;
  const type = shape.types[0];
  const isCircle = [schema, ...shape.alone].some((each) => way.path.some((outer) => isSame(outer, each)));
  if (shape.types.length === 1 && primitives[type] !== undefined && way.label !== false) {
    tell('type', primitives[type].test(value.label), way, `${type} in "${value.label}"`);
  }
  if (shape.nullable && way.label !== false) tell('nullable', / null\b/.test(value.label), way, value.label);
  if (isCircle) return;
  if (way.description !== false) description(keywords.description, value, way, tell);
  facts(keywords, value, way, tell);
  const items = keywords.items;
  if (typeof items === 'object' && items !== null && !Array.isArray(items) && keywords.prefixItems === undefined) {
    const inner = { ...way, path: [...way.path, schema, ...shape.alone], label: false, at: `${way.at}[]` };
    compareSchema(items, value, inner, tell);
  }
  if (way.depth < deepest) members(schema, shape, value, way, tell);
}

/** The library copies a schema with a description next to its `$ref`, but its members are the same objects. */
function isSame(one, other) {
  return one === other || (one?.properties !== undefined && one.properties === other?.properties);
}

function facts(keywords, { text, codes, label }, way, tell) {
  const code = (name, given) => {
    const written = typeof given === 'string' ? given : JSON.stringify(given);
    const isLong = written.length > 950;
    const wanted = written.replace(/\s+/g, ' ').trim();
    const has = codes.some(
      (each) => each === wanted || each === JSON.stringify(written) || (wanted === '' && each === '""'),
    );
    const isThere = has || (typeof given === 'object' && codes.some((each) => same(each, given)));
    tell(
      name,
      isThere || (isLong && codes.some((each) => each.slice(0, 60) === wanted.slice(0, 60))),
      way,
      wanted.slice(0, 80),
    );
  };
  const number = (name, ...given) => {
    const isThere = given.every((each) => new RegExp(`(?<![\\d.])${escaped(asWritten(each))}(?![\\d])`).test(text));
    tell(name, isThere, way, given.join());
  };
  if (Array.isArray(keywords.enum)) for (const each of keywords.enum) if (each !== null) code('enum', each);
  if (keywords.const !== undefined) code('const', keywords.const);
  if (keywords.default !== undefined && keywords.default !== null) code('default', keywords.default);
  if (typeof keywords.pattern === 'string') code('pattern', keywords.pattern);
  for (const name of [
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
    'maxLength',
    'maxItems',
    'maxProperties',
  ]) {
    if (typeof keywords[name] === 'number') number(name, keywords[name]);
  }
  for (const name of ['minLength', 'minItems', 'minProperties']) if (keywords[name] > 0) number(name, keywords[name]);
  if (keywords.uniqueItems === true) tell('uniqueItems', text.includes('No item twice'), way, '');
  if (keywords.additionalProperties === false) tell('additionalProperties', /no other properties/i.test(text), way, '');
  if (way.label === false) return;
  const { format } = keywords;
  if (typeof format === 'string' && /^[\w:.-]{1,40}$/.test(format) && format !== 'binary')
    tell('format', label.toLowerCase().includes(format.toLowerCase()), way, `${format} in "${label}"`);
  if (keywords.deprecated === true) tell('deprecated', /\bdeprecated\b/i.test(label), way, label);
  if (keywords.readOnly === true && way.depth > 0) tell('readOnly', /read-only/.test(label), way, label);
  if (keywords.writeOnly === true && way.depth > 0) tell('writeOnly', /write-only/.test(label), way, label);
}

/** Source text of the largest 63-bit and 64-bit integers, which JavaScript rounds up. */
function asWritten(value) {
  const isLargest = value === 2 ** 63 || value === 2 ** 64;
  return isLargest ? String(BigInt(value) - 1n) : String(value);
}

function same(text, value) {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(value);
  } catch {
    return text.startsWith('[') || text.startsWith('{') ? text.endsWith('…') : false;
  }
}

/** First visible words of a description. */
export function description(written, value, way, tell) {
  if (typeof written !== 'string' || written.trim() === '') return;
  const [words, whole] = [false, true].map((hasTags) => letters(remark(written.slice(0, 3500), hasTags)).slice(0, 400));
  if (words === '') return;
  const given = letters(value.text);
  tell('description', given.includes(words) || given.includes(whole), way, words.slice(0, 100));
}

function letters(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function members(schema, shape, value, way, tell) {
  const inner = {
    ...way,
    path: [...way.path, schema, ...shape.alone],
    depth: way.depth + 1,
    label: true,
    description: true,
  };
  const children = value.children.map(readValue);
  if (children.some((child) => child.lead === 'More in the specification.')) return tell('cut', true, way, '');
  for (const [name, schemas] of shape.properties) {
    const property = together(schemas);
    if (merged(property).keywords[way.hidden] === true) continue;
    const wanted = name.replace(/\s+/g, ' ').trim() || '""';
    const child = children.find((each) => each.kind === 'inlineCode' && each.name === wanted);
    const at = { ...inner, at: `${way.at}.${name}` };
    tell('member', child !== undefined, at, '');
    if (child === undefined) continue;
    tell('required', child.label.split(', ').includes('required') === shape.required.has(name), at, child.label);
    compareSchema(property, child, at, tell);
  }
  const other = shape.keywords.additionalProperties;
  if (typeof other === 'object' && other !== null && Object.keys(other).length > 0) {
    const child = children.find((each) => /^Any (?:other )?name/.test(each.lead));
    const at = { ...inner, at: `${way.at}.*`, label: child !== undefined };
    compareSchema(other, child ?? value, at, tell);
  }
  for (const options of shape.choices) forms(options, children, inner, tell);
}

/** Compares each form of a choice, in order. A form without a list is the one that the label names. */
function forms(options, children, way, tell) {
  const told = children.filter(({ lead }) => /^One (?:or more )?of these forms:/.test(lead));
  const lists = [...told.map((each) => each.children.map(readValue)), children].map((each) => each.filter(isForm));
  const list =
    lists.find(({ length }) => length === options.length) ?? lists.find(({ length }) => length > options.length);
  if (list === undefined) {
    for (const option of options) {
      const { properties } = merged(option);
      if (properties.size > 0) tell('form', way.path.includes(option), way, [...properties.keys()].slice(0, 3).join());
    }
    return;
  }
  for (const [index, option] of options.entries()) {
    compareSchema(option, list[index], { ...way, at: `${way.at}(${index})`, label: false }, tell);
  }
}

function isForm({ kind, lead }) {
  return kind === 'strong' || /^Form \d/.test(lead) || kind === 'inlineCode';
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
