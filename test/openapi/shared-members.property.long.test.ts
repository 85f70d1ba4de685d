import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOperations } from '../../src/core/specifications/read/operations.ts';
import { createReferences } from '../../src/core/specifications/read/references.ts';
import type { Json, JsonObject } from '../../src/core/values/json.ts';
import { buildOperationContent } from '../../src/endpoints/page/operation-content.ts';
import { createSpecificationContext } from '../../src/endpoints/page/page-context.ts';
import { createMarkdownWriter } from '../../src/endpoints/prose/write-markdown.ts';
import { casesOf } from '../support/cases.ts';

/** Pages of all operations by path, rendered separately or with the shared context of the pages before. */
function pagesOf(
  document: JsonObject,
  order: 'alone' | 'first to last' | 'last to first',
): ReadonlyMap<string, string> {
  const references = createReferences(document);
  const { operations } = readOperations('api', 'openapi', document, references);
  const makeSource = () => createSpecificationContext({ document, references, operations });
  const shared = { source: makeSource(), write: createMarkdownWriter() };
  return new Map(
    (order === 'last to first' ? operations.toReversed() : operations).map((operation) => {
      const { source, write } = order === 'alone' ? { source: makeSource(), write: createMarkdownWriter() } : shared;
      const { call, details } = buildOperationContent(source, operation);
      return [operation.path, write([...call, ...details])];
    }),
  );
}

/** An operation with these types as body and response. */
function operationOf(body: Json, answer: Json): JsonObject {
  const content = (schema: Json): JsonObject => ({ content: { 'application/json': { schema } } });
  return { post: { requestBody: content(body), responses: { 200: { description: 'OK', ...content(answer) } } } };
}

const type = fc.integer({ min: 0, max: 4 }).map((number): JsonObject => ({ $ref: `#/components/schemas/T${number}` }));
const member = fc.oneof(
  type,
  fc.record({ type: fc.constant('array'), items: type }),
  fc.record({ oneOf: fc.tuple(type, type) }),
  fc.record({ allOf: fc.tuple(type, fc.constant({ description: 'Mixed in.' })) }),
  fc.record({ additionalProperties: type }),
  fc.constantFrom<JsonObject>({ type: 'string', readOnly: true }, { type: 'integer', description: 'How *many*.' }),
);
const schema = fc.record({
  type: fc.constant('object'),
  properties: fc.dictionary(fc.constantFrom('a', 'b', 'c'), member),
});

test("a page doesn't depend on pages rendered before it, with recursive and sibling types", () => {
  fc.assert(
    fc.property(
      fc.tuple(schema, schema, schema, schema, schema),
      fc.array(fc.tuple(type, member), { minLength: 2, maxLength: 3 }),
      (types, bodies) => {
        const document = {
          openapi: '3.1.0',
          paths: Object.fromEntries(bodies.map(([body, answer], index) => [`/${index}`, operationOf(body, answer)])),
          components: { schemas: Object.fromEntries(types.map((each, index) => [`T${index}`, each])) },
        } as unknown as JsonObject;
        const alone = pagesOf(document, 'alone');
        for (const order of ['first to last', 'last to first'] as const) {
          const pages = pagesOf(document, order);
          for (const [path, page] of alone) expect(pages.get(path)).toBe(page);
        }
      },
    ),
    { numRuns: casesOf(60) },
  );
});

test('a page that is too long is shortened at the same point, even if its types were listed before', () => {
  const wide = (name: string, below: string): JsonObject => ({
    type: 'object',
    properties: Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`${name}${index}`, { $ref: `#/components/schemas/${below}` }]),
    ),
  });
  const document: JsonObject = {
    openapi: '3.1.0',
    paths: {
      '/long': operationOf({ $ref: '#/components/schemas/Top' }, { $ref: '#/components/schemas/Middle' }),
      '/short': operationOf({ $ref: '#/components/schemas/Low' }, { $ref: '#/components/schemas/Middle' }),
    },
    components: {
      schemas: {
        Top: wide('top', 'Middle'),
        Middle: wide('middle', 'Low'),
        Low: wide('low', 'Text'),
        Text: { type: 'string' },
      },
    },
  };
  const alone = pagesOf(document, 'alone');
  expect(alone.get('/long')).toContain('More in the specification.');
  for (const order of ['first to last', 'last to first'] as const) {
    const pages = pagesOf(document, order);
    for (const [path, page] of alone) expect(pages.get(path)).toBe(page);
  }
});
