import { elementTypes, globalLists, kindOfList } from './config/elements.ts';
import {
  type FieldDefinition,
  type FieldType,
  fields,
  listDescriptions,
  settingFields,
  shapes,
  strictShapes,
} from './config/field-table.ts';
import { languageCodes } from './config/languages.ts';
import type { ElementKind } from './values/navigation.ts';

/** JSON Schema, draft 7: the newest draft that all common editors support. */
export type JsonSchema = { readonly [keyword: string]: unknown };

const text: JsonSchema = { type: 'string' };
const nonEmptyText: JsonSchema = { type: 'string', minLength: 1 };
const otherFile = reference('elsewhere');

/**
 * Builds the JSON Schema of `docs.json` from the table of elements. It covers the navigation and the settings next to
 * it; all other members may have any value. Checks that need pages or compare elements are left to the command `check`.
 */
export function docsSchema(): JsonSchema {
  const kinds = Object.keys(elementTypes) as ElementKind[];
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'docs.json',
    description: 'Configuration of a documentation site.',
    type: 'object',
    properties: {
      $schema: fieldSchema({ ...fields.$schema, type: 'text' }),
      name: { description: 'Name of the site.', ...text },
      navigation: reference('navigation'),
      redirects: {
        description: 'Addresses that lead to others.',
        ...listOf(reference('redirect')),
        examples: [[{ source: '/old', destination: '/new' }]],
      },
      variables: {
        description: 'Texts that replace `{{name}}`, here and in pages.',
        type: 'object',
        examples: [{ version: '2.1.0' }],
      },
      ...Object.fromEntries(Object.entries(settingFields).map(([name, members]) => [name, settingSchema(members)])),
    },
    required: ['navigation'],
    definitions: {
      ...Object.fromEntries(kinds.map((kind) => [kind, elementSchema(kind)])),
      elsewhere: { type: 'object', required: ['$ref'], properties: { $ref } },
      global: globalSchema(),
      icon: { anyOf: [{ type: 'string', not: { pattern: '^fa-' } }, shapeSchema('icon'), otherFile] },
      banner: shapeSchema('banner', true),
      redirect: shapeSchema('redirect', true),
      specification: { anyOf: [nonEmptyText, shapeSchema('specification'), otherFile] },
      specifications: { anyOf: [reference('specification'), { type: 'array', items: reference('specification') }] },
    },
  };
}

function elementSchema(kind: ElementKind): JsonSchema {
  const { noun, text: description, name, fields: fieldNames, children, hostChildren = [] } = elementTypes[kind];
  const lists = [...children, ...hostChildren].map((list) => {
    const item = reference(kindOfList[list]);
    const [listDescription, example] = listDescriptions[list];
    const items = list === 'pages' ? { anyOf: [nonEmptyText, item] } : item;
    return [list, { description: listDescription, ...listOf(items), examples: [example] }];
  });
  const required = name === undefined ? [] : [{ required: [name] }];
  const content = ['pages', 'openapi', 'asyncapi', 'sdk'].map((field) => ({ required: [field] }));
  return {
    title: noun,
    description,
    type: 'object',
    properties: {
      ...Object.fromEntries([...fieldNames.map((field) => [field, fieldSchema(fields[field])]), ...lists]),
      $ref,
    },
    additionalProperties: false,
    // The members of an element in another file or repository are not checked here.
    ...when(
      { not: { anyOf: [{ required: ['$ref'] }, { required: ['sourceRef'] }] } },
      { allOf: [...required, ...(kind === 'group' ? [{ anyOf: content }] : [])] },
    ),
  };
}

/** `global` contains only links: elements with an `href` and no children. */
function globalSchema(): JsonSchema {
  const lists = globalLists.map((list) => {
    const item = { allOf: [reference(kindOfList[list]), { required: ['href'] }] };
    return [list, { description: 'Links that every page below shows.', ...listOf(item) }];
  });
  return {
    type: 'object',
    properties: { ...Object.fromEntries(lists), $ref },
    additionalProperties: false,
  };
}

const schemas: Readonly<Record<Exclude<FieldType, object>, JsonSchema>> = {
  text,
  name: nonEmptyText,
  page: nonEmptyText,
  href: nonEmptyText,
  address: nonEmptyText,
  flag: { type: 'boolean' },
  number: { type: 'number' },
  object: { type: 'object' },
  language: { enum: languageCodes },
  icon: reference('icon'),
  banner: reference('banner'),
  specification: reference('specifications'),
  global: reference('global'),
  unsupported: {},
  anything: {},
};

const $ref = fieldSchema(fields.$ref);

/** @param isReferring Allows a `$ref` to another file. The members next to the `$ref` are checked too. */
function shapeSchema(noun: keyof typeof shapes, isReferring = false): JsonSchema {
  const members = Object.entries<FieldDefinition>(shapes[noun]);
  const required = members.flatMap(([name, { isRequired }]) => (isRequired === true ? [name] : []));
  const memberSchemas = Object.fromEntries(members.map(([name, field]) => [name, fieldSchema(field)]));
  const isStrict = strictShapes.has(noun);
  const properties = isReferring && isStrict ? { ...memberSchemas, $ref } : memberSchemas;
  const closed = isStrict ? { additionalProperties: false } : {};
  return isReferring
    ? { type: 'object', properties, ...closed, ...when({ not: { required: ['$ref'] } }, { required }) }
    : { type: 'object', properties, required, ...closed };
}

function listOf(items: JsonSchema): JsonSchema {
  return { ...when({ type: 'object' }, otherFile), else: { type: 'array', items } };
}

function when(condition: JsonSchema, consequence: JsonSchema): JsonSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: condition, then: consequence };
}

function settingSchema(members: Readonly<Record<string, FieldDefinition>>): JsonSchema {
  const properties = Object.entries(members).map(([name, field]) => [name, fieldSchema(field)]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

function reference(name: string): JsonSchema {
  return { $ref: `#/definitions/${name}` };
}

function fieldSchema({ type, text: description, examples }: FieldDefinition): JsonSchema {
  const schema = typeof type === 'object' ? { enum: type.choices } : schemas[type];
  if (description === undefined) return schema;
  const annotations = examples === undefined ? { description } : { description, examples };
  // Draft 7 ignores the siblings of a `$ref`.
  return '$ref' in schema ? { ...annotations, allOf: [schema] } : { ...annotations, ...schema };
}
