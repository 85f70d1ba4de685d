import { describe, expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { readOperations } from '../../src/core/specifications/read/operations.ts';
import { createReferences } from '../../src/core/specifications/read/references.ts';
import type { JsonObject } from '../../src/core/values/json.ts';
import type { Operation } from '../../src/core/values/specification.ts';
import { buildOperationContent } from '../../src/endpoints/page/operation-content.ts';
import { createSpecificationContext } from '../../src/endpoints/page/page-context.ts';
import { createMarkdownWriter } from '../../src/endpoints/prose/write-markdown.ts';
import { resolveSite } from '../../src/site/resolve.ts';

const pet = { $ref: '#/definitions/Pet' };

function read(members: JsonObject, operation: JsonObject = {}, item: JsonObject = {}) {
  const document: JsonObject = {
    swagger: '2.0',
    info: { title: 'Pets', version: '1' },
    paths: { '/pets': { ...item, post: operation } },
    definitions: { Pet: { type: 'object', properties: { name: { type: 'string' } } } },
    ...members,
  };
  const references = createReferences(document);
  const specification = readOperations('api.json', 'openapi', document, references);
  const [first] = specification.operations;
  return { references, ...specification, operation: first as Operation };
}

async function markdownOf(operation: JsonObject, item: JsonObject = {}): Promise<string> {
  const specification = read({ host: 'example.com' }, operation, item);
  const { call, details } = buildOperationContent(createSpecificationContext(specification), specification.operation);
  return createMarkdownWriter()([...call, ...details]);
}

describe('a Swagger 2 document is read as OpenAPI 3', () => {
  test('with servers from host, basePath and schemes', () => {
    const { document, operation } = read(
      { host: 'example.com', basePath: '/v1/', schemes: ['http', 'https'] },
      { schemes: ['wss'] },
    );
    expect(document.openapi).toBe('3.0.4');
    expect(document).not.toHaveProperty('swagger');
    expect(document.servers).toEqual([{ url: 'http://example.com/v1' }, { url: 'https://example.com/v1' }]);
    expect(operation.value.servers).toEqual([{ url: 'wss://example.com/v1' }]);
    expect(read({ basePath: '/v1' }).document.servers).toEqual([{ url: '/v1' }]);
    expect(read({ host: 'example.com' }).document.servers).toEqual([{ url: 'https://example.com' }]);
  });

  test('with security schemes', () => {
    const oauth = { type: 'oauth2', flow: 'implicit', authorizationUrl: 'https://a.b', scopes: { read: 'Read' } };
    const { document } = read({ securityDefinitions: { basic: { type: 'basic' }, oauth } });
    expect(document.components).toEqual({
      securitySchemes: {
        basic: { type: 'http', scheme: 'basic' },
        oauth: {
          type: 'oauth2',
          flows: { implicit: { authorizationUrl: 'https://a.b', scopes: { read: 'Read' } } },
        },
      },
    });
  });

  test('with a body parameter as request body, in each type that the operation consumes', () => {
    const body = { name: 'body', in: 'body', required: true, description: 'A pet', schema: pet };
    const content = { 'text/a': { schema: pet }, 'text/b': { schema: pet } };
    const { operation } = read(
      { consumes: ['text/a', 'text/b'], parameters: { Body: body } },
      { parameters: [{ $ref: '#/parameters/Body' }] },
    );
    expect(operation.value.requestBody).toEqual({ required: true, description: 'A pet', content });
    expect(operation.value.parameters).toEqual([]);
    const ofPath = read({}, { consumes: ['text/c'] }, { parameters: [body] }).operation;
    expect(ofPath.value.requestBody).toMatchObject({ content: { 'text/c': { schema: pet } } });
    expect(ofPath.item.parameters).toEqual([]);
  });

  test('with form parameters as properties of one body', () => {
    const parameters = [
      { name: 'photo', in: 'formData', type: 'file', required: true, description: 'A photo' },
      { name: 'note', in: 'formData', type: 'string' },
    ];
    expect(read({}, { parameters }).operation.value.requestBody).toEqual({
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['photo'],
            properties: {
              photo: { type: 'string', format: 'binary', description: 'A photo' },
              note: { type: 'string' },
            },
          },
        },
      },
    });
  });

  test('with content and headers in responses', () => {
    const ok = { description: 'OK', schema: pet, headers: { 'X-Rate': { type: 'integer', description: 'Rate' } } };
    const { operation } = read(
      { responses: { ok } },
      { produces: ['text/a'], responses: { 200: { $ref: '#/responses/ok' }, 404: { $ref: '#/responses/gone' } } },
    );
    expect(operation.value.responses).toEqual({
      200: {
        description: 'OK',
        content: { 'text/a': { schema: pet } },
        headers: { 'X-Rate': { description: 'Rate', explode: false, schema: { type: 'integer' }, 'x-swagger': true } },
      },
      404: { $ref: '#/responses/gone' },
    });
  });

  test('keeps the text of the author next to it', () => {
    const value = { consumes: ['text/a'], parameters: [{ name: 'body', in: 'body', schema: pet }] };
    const { operation } = read({}, value);
    expect(operation.original?.value).toEqual(value);
    expect(operation.original?.document.swagger).toBe('2.0');
  });
});

test('pages tell how lists of Swagger 2 are written, and show headers with reserved names', async () => {
  const list = { in: 'query', required: true, type: 'array', items: { type: 'integer' }, default: [1, 2] };
  const markdown = await markdownOf({
    parameters: [
      { ...list, name: 'plain' },
      { ...list, name: 'multi', collectionFormat: 'multi' },
      { ...list, name: 'pipes', collectionFormat: 'pipes' },
      { name: 'object', in: 'query', required: true, type: 'object', default: { a: 1 } },
      { name: 'Authorization', in: 'header', type: 'string', description: 'A token' },
    ],
    responses: {},
  });
  expect(markdown).toContain('?plain=1,2&multi=1&multi=2&pipes=1%7C2&object=%7B%22a%22%3A%201%7D');
  expect(markdown).toContain('A token');
  expect(markdown).not.toContain('commas');
});

test('findings point at the text of the author', async () => {
  const files = {
    'docs.json': JSON.stringify({ name: 'A', navigation: { openapi: 'api.yaml', pages: ['POST /pets'] } }),
    'api.yaml': `swagger: "2.0"
info: { title: A, version: 1 }
paths:
  /pets:
    post:
      parameters:
        - name: body
          in: body
          schema: { $ref: "#/definitions/Gone" }
definitions:
  Pet: { type: string, pattern: "(" }
securityDefinitions:
  key: { $ref: "#/securityDefinitions/Gone" }
`,
  };
  const { diagnostics } = await resolveSite({ content: true }, memoryHost(files));
  const found = diagnostics.filter(({ code }) => code === 'spec-reference');
  expect(found.map(({ file, line, column }) => [file, line, column])).toEqual([
    ['api.yaml', 9, 21],
    ['api.yaml', 11, 24],
    ['api.yaml', 13, 10],
  ]);
});
