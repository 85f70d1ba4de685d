import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReferences } from '../../src/core/specifications/read/references.ts';
import type { Json, JsonObject } from '../../src/core/values/json.ts';
import { accepts } from '../../src/endpoints/examples/accepts.ts';
import { getExampleValue } from '../../src/endpoints/examples/example-value.ts';
import { formatXml } from '../../src/endpoints/examples/xml-text.ts';
import { endpointMessages } from '../../src/endpoints/messages.ts';
import { ListDepths } from '../../src/endpoints/page/list-depths.ts';
import type { PageContext } from '../../src/endpoints/page/page-context.ts';
import { createPageContext, createSpecificationContext } from '../../src/endpoints/page/page-context.ts';

const ajv = addFormats.default(new Ajv.default({ strict: false, validateSchema: false, logger: false }));

function pageOf(schemas: JsonObject = {}): PageContext {
  const document = { openapi: '3.1.0', components: { schemas } };
  const specification = { document, references: createReferences(document), operations: [] };
  return createPageContext(
    createSpecificationContext(specification),
    endpointMessages(undefined),
    new ListDepths(),
    () => undefined,
  );
}

const text = { type: 'string' };
const holds: readonly [string, Json, JsonObject?][] = [
  ['a pattern', { type: 'string', pattern: '^se-[a-z0-9]+$' }],
  ['a pattern with a least length', { type: 'string', pattern: '^[a-f]*$', minLength: 12 }],
  ['a length', { type: 'string', minLength: 20, maxLength: 22 }],
  ['a format with a greatest length', { type: 'string', format: 'email', maxLength: 60 }],
  ...['date-time', 'date', 'time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'url', 'uuid', 'byte'].map(
    (format): [string, Json] => [`the format ${format}`, { type: 'string', format }],
  ),
  ['a multiple within bounds', { type: 'integer', minimum: 11, maximum: 29, multipleOf: 7 }],
  ['a multiple of a fraction', { type: 'number', exclusiveMinimum: 0, maximum: 1, multipleOf: 0.05 }],
  ['bounds that are left out', { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 2 }],
  ['a bound that is left out and stricter than the other', { type: 'integer', minimum: 0, exclusiveMinimum: 10 }],
  ['an upper bound that is left out and stricter', { type: 'integer', maximum: -1, exclusiveMaximum: -10 }],
  ['numbers below zero', { type: 'integer', maximum: -3 }],
  ['a constant', { const: { a: [1, null] } }],
  ['enums of several types', { enum: [null, 5, 'x'] }],
  ['items', { type: 'array', minItems: 3, uniqueItems: true, items: { type: 'integer', minimum: 2 } }],
  ['different words', { type: 'array', minItems: 2, uniqueItems: true, items: { enum: ['a', 'b', 'c'] } }],
  ['a tuple and nothing more', { type: 'array', prefixItems: [text, { type: 'integer' }], items: false, minItems: 2 }],
  ['contains', { type: 'array', contains: { const: 7 } }],
  [
    'one of two, by what is required',
    {
      oneOf: [
        { required: ['a'], properties: { a: text, b: text } },
        { required: ['b'], properties: { a: text, b: text } },
      ],
    },
  ],
  [
    'one of two beside properties',
    { type: 'object', properties: { id: text }, required: ['id'], oneOf: [{ required: ['x'] }, { required: ['y'] }] },
  ],
  [
    'two choices at once',
    {
      allOf: [
        { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
        { oneOf: [{ required: ['c'] }, { required: ['d'] }] },
      ],
    },
  ],
  [
    'no further members',
    { type: 'object', properties: { a: text }, additionalProperties: false, example: { a: 'x', b: 'y' } },
  ],
  ['a map of a least size', { type: 'object', additionalProperties: { type: 'integer' }, minProperties: 2 }],
  [
    'names of a pattern',
    { type: 'object', patternProperties: { '^x-[a-z]{3}$': text }, additionalProperties: false, minProperties: 1 },
  ],
  ['property names', { type: 'object', propertyNames: { pattern: '^[A-Z]{3}$' }, additionalProperties: text }],
  ['dependent members', { type: 'object', required: ['a'], properties: { a: text }, dependentRequired: { a: ['b'] } }],
  [
    'if and then',
    {
      type: 'object',
      properties: { kind: { enum: ['a', 'b'] } },
      if: { properties: { kind: { const: 'a' } } },
      // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
      then: { required: ['more'] },
    },
  ],
  ['not', { type: 'object', properties: { a: text, b: text }, not: { required: ['a', 'b'] } }],
  ['an example of a wrong type', { type: 'integer', example: 'five', default: '5' }],
  [
    'a type that holds itself',
    { $ref: '#/components/schemas/Tree' },
    {
      Tree: {
        type: 'object',
        required: ['children'],
        properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
      },
    },
  ],
  [
    'a form that cannot be made',
    { oneOf: [{ $ref: '#/components/schemas/Loop' }, { type: 'integer' }] },
    { Loop: { type: 'object', required: ['loop'], properties: { loop: { $ref: '#/components/schemas/Loop' } } } },
  ],
];

describe('a generated example is valid:', () => {
  test.each(holds)('%s', (_, schema, schemas = {}) => {
    const made = getExampleValue(pageOf(schemas), schema, 'response');
    const validate = ajv.compile({ allOf: [schema], components: { schemas } } as object);
    expect(made).toBeDefined();
    expect(validate(made), `${JSON.stringify(made)}: ${ajv.errorsText(validate.errors)}`).toBe(true);
  });

  test('read-only members are only in responses', () => {
    const schema = {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer', readOnly: true }, name: text },
    };
    expect(getExampleValue(pageOf(), schema, 'request')).toEqual({ name: 'string' });
    expect(getExampleValue(pageOf(), schema, 'response')).toEqual({ id: 0, name: 'string' });
  });

  test('a discriminator selects the form', () => {
    const schemas = {
      Cat: { type: 'object', properties: { kind: text, lives: { type: 'integer' } } },
      Dog: { type: 'object', properties: { kind: text } },
    };
    const oneOf = [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }];
    const discriminator = { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } };
    expect(getExampleValue(pageOf(schemas), { oneOf, discriminator }, 'request')).toEqual({ kind: 'cat', lives: 0 });
  });
});

describe('a value is accepted', () => {
  const leaf = fc.constantFrom<Json>(null, true, 0, 1, 2.5, -3, '', 'a', 'abc', '2019-08-24', 'x@y.zz');
  const { value, schema } = fc.letrec<{ value: Json; schema: Json }>((tie) => {
    const some = fc.array(tie('schema'), { minLength: 1, maxLength: 2 });
    const keyword = (name: string, arbitrary: fc.Arbitrary<Json>) =>
      arbitrary.map((each): readonly [string, Json] => [name, each]);
    const named = (...names: string[]) => fc.dictionary(fc.constantFrom(...names), tie('schema'), { maxKeys: 1 });
    const keywords = [
      keyword('type', fc.constantFrom('object', 'array', 'string', 'number')),
      keyword('enum', fc.array(leaf, { minLength: 1, maxLength: 3 })),
      keyword('const', leaf),
      ...['minLength', 'maxLength', 'minimum', 'exclusiveMaximum', 'minItems', 'maxItems', 'minProperties'].map(
        (name) => keyword(name, fc.nat(3)),
      ),
      keyword('multipleOf', fc.constantFrom(1, 0.5)),
      keyword('uniqueItems', fc.boolean()),
      keyword('required', fc.uniqueArray(fc.constantFrom('a', 'b'))),
      keyword('dependentRequired', fc.constant({ a: ['b'] })),
      ...['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'].map((name) =>
        keyword(name, tie('schema')),
      ),
      ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((name) => keyword(name, some)),
      keyword('contains', fc.constantFrom<Json>({ const: 1 }, { type: 'string' })),
      keyword('properties', named('a', 'b')),
      keyword('patternProperties', named('^a', 'c$')),
      keyword('dependentSchemas', named('a')),
    ];
    const plain = fc.constantFrom<Json>(
      ...[true, false, { type: 'string' }, { type: ['integer', 'null'] }, { minimum: 1 }, { pattern: '^a' }],
    );
    return {
      value: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.array(tie('value'), { maxLength: 3 }),
        // JSON has no objects without a prototype, and ajv treats them differently.
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
      ),
      schema: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        plain,
        // With both keywords, ajv wrongly accepts an empty array.
        fc
          .array(fc.oneof(...keywords), { minLength: 1, maxLength: 4 })
          .map((each) => Object.fromEntries(each))
          .filter((each) => !('contains' in each && 'prefixItems' in each)),
      ),
    };
  });

  test('exactly if ajv accepts it', () => {
    fc.assert(
      fc.property(schema, value, (written, given) => {
        const validate = ajv.compile(written as object);
        expect(accepts(pageOf().references, written, given, 'response')).toBe(validate(given));
      }),
      { numRuns: 1500 },
    );
  });
});

test('XML has the names, attributes and namespaces of its schema', () => {
  const schemas = {
    Tag: { type: 'object', properties: { name: { type: 'string', example: '<b> & "c"' } } },
    Pet: {
      type: 'object',
      xml: { name: 'pet', namespace: 'https://example.com/pets', prefix: 'p' },
      properties: {
        id: { type: 'integer', xml: { attribute: true } },
        urls: { type: 'array', xml: { wrapped: true }, items: { type: 'string', xml: { name: 'url' } } },
        names: { type: 'array', items: text },
        tag: { $ref: '#/components/schemas/Tag' },
        'not a name': { type: 'boolean' },
      },
    },
  };
  const page = pageOf(schemas);
  const schema = { $ref: '#/components/schemas/Pet' };
  const made = getExampleValue(page, schema, 'response') as Json;
  expect(formatXml(page, schema, made)).toMatchInlineSnapshot(`
    "<p:pet xmlns:p="https://example.com/pets" id="0">
      <urls>
        <url>string</url>
      </urls>
      <names>string</names>
      <tag>
        <name>&lt;b&gt; &amp; &quot;c&quot;</name>
      </tag>
      <item>true</item>
    </p:pet>"
  `);
  expect(formatXml(page, { type: 'array', items: schema }, [])).toBe('<root/>');
});
