import {
  elementDescriptions,
  type FieldDescription,
  fieldDescriptions,
  listDescriptions,
} from './config/descriptions.ts';
import { elementTypes, type FieldType, globalLists, kindOfList } from './config/elements.ts';
import { languageCodes } from './config/languages.ts';
import type { ElementKind } from './values/navigation.ts';

/** A JSON Schema, draft 7: the newest that every editor knows. */
export type JsonSchema = { readonly [keyword: string]: unknown };

const text: JsonSchema = { type: 'string' };
const filled: JsonSchema = { type: 'string', minLength: 1 };
/** Any object may be in another file. */
const elsewhere = reference('elsewhere');

/**
 * The JSON Schema of `docs.json` as far as it concerns navigation, made from the table of elements: what may stand
 * where, what it means, and how a value begins. The rest of the file may contain anything. What needs the pages, and what
 * compares one element with others, is for `check` to say.
 */
export function docsSchema(): JsonSchema {
  const kinds = Object.keys(elementTypes) as ElementKind[];
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'docs.json',
    description: 'Configuration of a documentation site.',
    type: 'object',
    properties: {
      $schema: described('$schema', text),
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
      api: settings({
        openapi: ['Specifications for pages that no part of the navigation gives one.', reference('specifications')],
      }),
      styling: settings({
        eyebrows: [
          'What is shown above the title of a page: its section, or the full breadcrumb.',
          { enum: ['section', 'breadcrumbs'] },
        ],
      }),
      interaction: settings({
        drilldown: ['Whether opening a group leads to its first page.', { type: 'boolean' }],
      }),
    },
    required: ['navigation'],
    definitions: {
      ...Object.fromEntries(kinds.map((kind) => [kind, elementSchema(kind)])),
      elsewhere: { type: 'object', required: ['$ref'], properties: { $ref: described('$ref', filled) } },
      global: globalSchema(),
      icon: iconSchema,
      banner: bannerSchema,
      redirect: redirectSchema,
      specification: specificationSchema,
      specifications: { anyOf: [reference('specification'), { type: 'array', items: reference('specification') }] },
    },
  };
}

function elementSchema(kind: ElementKind): JsonSchema {
  const { noun, name, fields, children } = elementTypes[kind];
  const own = Object.entries(fields).map(([field, type]) => {
    const key = `${kind}.${field}`;
    return [field, described(Object.hasOwn(fieldDescriptions, key) ? key : field, schemaOf(type))];
  });
  const lists = children.map((list) => {
    const item = reference(kindOfList[list]);
    const { text: description, examples } = listDescriptions[list] as FieldDescription;
    return [list, { description, ...listOf(list === 'pages' ? { anyOf: [filled, item] } : item), examples }];
  });
  const required = name === undefined ? [] : [{ required: [name] }];
  const content = ['pages', 'openapi', 'asyncapi', 'sdk'].map((field) => ({ required: [field] }));
  return {
    title: noun,
    description: elementDescriptions[kind],
    type: 'object',
    properties: { ...Object.fromEntries([...own, ...lists]), $ref: described('$ref', filled) },
    additionalProperties: false,
    // What another file or repository contains is not looked for here.
    ...when(
      { not: { anyOf: [{ required: ['$ref'] }, { required: ['sourceRef'] }] } },
      { allOf: [...required, ...(kind === 'group' ? [{ anyOf: content }] : [])] },
    ),
  };
}

/** Its entries are links: elements with an `href` and no children. */
function globalSchema(): JsonSchema {
  const lists = globalLists.map((list) => {
    const item = { allOf: [reference(kindOfList[list]), { required: ['href'] }] };
    return [list, { description: 'Links that every page below shows.', ...listOf(item) }];
  });
  return {
    type: 'object',
    properties: { ...Object.fromEntries(lists), $ref: described('$ref', filled) },
    additionalProperties: false,
  };
}

function schemaOf(type: FieldType): JsonSchema {
  if (typeof type === 'object') return { enum: type.choices };
  return schemas[type];
}

const schemas: Readonly<Record<Exclude<FieldType, object>, JsonSchema>> = {
  text,
  name: filled,
  page: filled,
  href: filled,
  address: filled,
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

const iconSchema: JsonSchema = {
  anyOf: [
    { type: 'string', not: { pattern: '^fa-' } },
    { type: 'object', properties: { name: text, style: text, library: text }, required: ['name'] },
    elsewhere,
  ],
};

const bannerSchema: JsonSchema = {
  type: 'object',
  properties: {
    content: { description: 'What it says, in Markdown.', ...text },
    dismissible: { description: 'Whether readers can close it.', type: 'boolean' },
  },
  ...when({ not: { required: ['$ref'] } }, { required: ['content'] }),
};

const specificationSchema: JsonSchema = {
  anyOf: [
    filled,
    {
      type: 'object',
      properties: {
        source: { description: 'Path in the docs folder, or an https address.', ...filled },
        directory: { description: 'Folder of the addresses that generated pages get.', ...text },
        overlays: { description: 'OpenAPI overlays of it.' },
      },
      required: ['source'],
      additionalProperties: false,
    },
    elsewhere,
  ],
};

const redirectSchema: JsonSchema = {
  type: 'object',
  properties: {
    source: {
      description: 'Old address. `*` and `:name` match parts of it.',
      ...filled,
      examples: ['/old', '/old/:slug*'],
    },
    destination: { description: 'Where it leads.', ...filled, examples: ['/new', '/new/:slug*'] },
    permanent: { description: 'Whether browsers and search engines may remember it.', type: 'boolean' },
    $ref: described('$ref', filled),
  },
  additionalProperties: false,
  ...when({ not: { required: ['$ref'] } }, { required: ['source', 'destination'] }),
};

function listOf(items: JsonSchema): JsonSchema {
  return { ...when({ type: 'object' }, elsewhere), else: { type: 'array', items } };
}

/** What holds where a condition does. */
function when(condition: JsonSchema, consequence: JsonSchema): JsonSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: condition, then: consequence };
}

/** An object of which these members are known. */
function settings(members: Readonly<Record<string, readonly [description: string, schema: JsonSchema]>>): JsonSchema {
  const properties = Object.entries(members).map(([name, [description, schema]]) => [name, { description, ...schema }]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

function reference(name: string): JsonSchema {
  return { $ref: `#/definitions/${name}` };
}

function described(field: string, schema: JsonSchema): JsonSchema {
  const { text: description, examples } = fieldDescriptions[field] as FieldDescription;
  const about = examples === undefined ? { description } : { description, examples };
  // Draft 7 reads nothing beside a `$ref`.
  return '$ref' in schema ? { ...about, allOf: [schema] } : { ...about, ...schema };
}
