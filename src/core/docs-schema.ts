import { elementTypes, globalLists, kindOfList } from './config/elements.ts';
import {
  type FieldDefinition,
  type FieldType,
  fields,
  listDescriptions,
  objectFields,
  settingFields,
  strictObjects,
} from './config/field-table.ts';
import { languageCodes } from './config/languages.ts';
import { settingPaths } from './config/top-level.ts';
import type { ElementKind } from './values/navigation.ts';

/** JSON Schema, draft 7: the newest draft that all common editors support. */
export type JsonSchema = { readonly [keyword: string]: unknown };

interface NameSchema {
  readonly properties?: Readonly<Record<string, NameSchema>>;
}

const namedSettings = createNameSchemas(settingPaths);
const textSchema: JsonSchema = { type: 'string' };
const nonEmptyTextSchema: JsonSchema = { type: 'string', minLength: 1 };
const fileReferenceSchema = definitionReference('elsewhere');

/**
 * Builds the JSON Schema of `docs.json` from the table of elements. It covers the navigation and the settings next to
 * it. Of all other settings, it has only the names. Checks that need pages or compare elements are left to the command `check`.
 */
export function createDocsSchema(): JsonSchema {
  const kinds = Object.keys(elementTypes) as ElementKind[];
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'docs.json',
    description: 'Configuration of a documentation site.',
    type: 'object',
    properties: {
      ...namedSettings,
      $schema: createFieldSchema({ ...fields.$schema, type: 'text' }),
      name: { description: 'Name of the site.', ...textSchema },
      navigation: definitionReference('navigation'),
      redirects: {
        description: 'Redirects from old paths to new ones.',
        ...listSchema(definitionReference('redirect')),
        examples: [[{ source: '/old', destination: '/new' }]],
      },
      variables: {
        description: 'Texts that replace `{{name}}`, here and in pages.',
        type: 'object',
        examples: [{ version: '2.1.0' }],
      },
      ...Object.fromEntries(
        Object.entries(settingFields).map(([name, members]) => [name, createSettingSchema(name, members)]),
      ),
    },
    required: ['navigation'],
    definitions: {
      ...Object.fromEntries(kinds.map((kind) => [kind, createElementSchema(kind)])),
      elsewhere: { type: 'object', required: ['$ref'], properties: { $ref } },
      global: createGlobalSchema(),
      icon: { anyOf: [{ type: 'string', not: { pattern: '^fa-' } }, createShapeSchema('icon'), fileReferenceSchema] },
      banner: createShapeSchema('banner', true),
      redirect: createShapeSchema('redirect', true),
      specification: { anyOf: [nonEmptyTextSchema, createShapeSchema('specification'), fileReferenceSchema] },
      specifications: {
        anyOf: [definitionReference('specification'), { type: 'array', items: definitionReference('specification') }],
      },
    },
  };
}

function createElementSchema(kind: ElementKind): JsonSchema {
  const { noun, text: description, name, fields: fieldNames, children, hostChildren = [] } = elementTypes[kind];
  const lists = [...children, ...hostChildren].map((list) => {
    const item = definitionReference(kindOfList[list]);
    const [listDescription, example] = listDescriptions[list];
    const items = list === 'pages' ? { anyOf: [nonEmptyTextSchema, item] } : item;
    return [list, { description: listDescription, ...listSchema(items), examples: [example] }];
  });
  const required = name === undefined ? [] : [{ required: [name] }];
  const contentAlternatives = ['pages', 'openapi', 'asyncapi', 'sdk'].map((field) => ({ required: [field] }));
  return {
    title: noun,
    description,
    type: 'object',
    properties: {
      ...Object.fromEntries([...fieldNames.map((field) => [field, createFieldSchema(fields[field])]), ...lists]),
      $ref,
    },
    additionalProperties: false,
    // The members of an element in another file or repository are not checked here.
    ...conditionalSchema(
      { not: { anyOf: [{ required: ['$ref'] }, { required: ['sourceRef'] }] } },
      { allOf: [...required, ...(kind === 'group' ? [{ anyOf: contentAlternatives }] : [])] },
    ),
  };
}

/** `global` contains only links: elements with an `href` and no children. */
function createGlobalSchema(): JsonSchema {
  const lists = globalLists.map((list) => {
    const item = { allOf: [definitionReference(kindOfList[list]), { required: ['href'] }] };
    return [list, { description: 'Links shown on every page of this element.', ...listSchema(item) }];
  });
  return {
    type: 'object',
    properties: { ...Object.fromEntries(lists), $ref },
    additionalProperties: false,
  };
}

const schemaByType: Readonly<Record<Exclude<FieldType, object>, JsonSchema>> = {
  text: textSchema,
  name: nonEmptyTextSchema,
  page: nonEmptyTextSchema,
  href: nonEmptyTextSchema,
  address: nonEmptyTextSchema,
  flag: { type: 'boolean' },
  number: { type: 'number' },
  object: { type: 'object' },
  language: { enum: languageCodes },
  icon: definitionReference('icon'),
  banner: definitionReference('banner'),
  specification: definitionReference('specifications'),
  global: definitionReference('global'),
  unsupported: {},
  anything: {},
};

const $ref = createFieldSchema(fields.$ref);

/** @param allowsReference Allows a `$ref` to another file. The members next to the `$ref` are checked too. */
function createShapeSchema(shapeName: keyof typeof objectFields, allowsReference = false): JsonSchema {
  const members = Object.entries<FieldDefinition>(objectFields[shapeName]);
  const required = members.flatMap(([name, { isRequired }]) => (isRequired === true ? [name] : []));
  const memberSchemas = Object.fromEntries(members.map(([name, field]) => [name, createFieldSchema(field)]));
  const isStrict = strictObjects.has(shapeName);
  const properties = allowsReference && isStrict ? { ...memberSchemas, $ref } : memberSchemas;
  const memberRestriction = isStrict ? { additionalProperties: false } : {};
  return allowsReference
    ? {
        type: 'object',
        properties,
        ...memberRestriction,
        ...conditionalSchema({ not: { required: ['$ref'] } }, { required }),
      }
    : { type: 'object', properties, required, ...memberRestriction };
}

function listSchema(items: JsonSchema): JsonSchema {
  return { ...conditionalSchema({ type: 'object' }, fileReferenceSchema), else: { type: 'array', items } };
}

function conditionalSchema(condition: JsonSchema, requirement: JsonSchema): JsonSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: condition, then: requirement };
}

function createSettingSchema(name: string, members: Readonly<Record<string, FieldDefinition>>): JsonSchema {
  const properties = Object.entries(members).map(([memberName, field]) => [memberName, createFieldSchema(field)]);
  return { type: 'object', properties: { ...namedSettings[name]?.properties, ...Object.fromEntries(properties) } };
}

/** Schemas that only name the members of settings, for completion in editors. Their values can be anything. */
function createNameSchemas(paths: readonly string[]): Readonly<Record<string, NameSchema>> {
  const names = [...new Set(paths.map((path) => path.split('.')[0] ?? path))];
  return Object.fromEntries(
    names.map((name) => {
      const memberPaths = paths
        .filter((path) => path.startsWith(`${name}.`))
        .map((path) => path.slice(name.length + 1));
      return [name, memberPaths.length === 0 ? {} : { properties: createNameSchemas(memberPaths) }];
    }),
  );
}

function definitionReference(name: string): JsonSchema {
  return { $ref: `#/definitions/${name}` };
}

function createFieldSchema({ type, text: description, examples }: FieldDefinition): JsonSchema {
  const schema = typeof type === 'object' ? { enum: type.choices } : schemaByType[type];
  if (description === undefined) return schema;
  const annotations = examples === undefined ? { description } : { description, examples };
  // Draft 7 ignores the siblings of a `$ref`.
  return '$ref' in schema ? { ...annotations, allOf: [schema] } : { ...annotations, ...schema };
}
