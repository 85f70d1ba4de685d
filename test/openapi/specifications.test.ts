import { describe, expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { endpointHint } from '../../src/core/specifications/find.ts';
import { SpecificationLibrary } from '../../src/core/specifications/read/library.ts';
import { indexByPath, readOperations } from '../../src/core/specifications/read/operations.ts';
import { createReferences } from '../../src/core/specifications/read/references.ts';
import type { JsonObject } from '../../src/core/values/json.ts';
import type { Specification } from '../../src/core/values/specification.ts';
import { resolveSite } from '../../src/site/resolve.ts';

const ok = { responses: {} };

function specification(members: JsonObject): Specification {
  const original: JsonObject = { openapi: '3.1.0', info: { title: 'A', version: '1' }, ...members };
  const references = createReferences(original);
  const { document, operations } = readOperations('api.json', 'openapi', original, references);
  const byPath = indexByPath(operations);
  return { source: 'api.json', kind: 'openapi', operations, byPath, files: [], document, original, references };
}

function siteOf(navigation: JsonObject, files: Readonly<Record<string, JsonObject | string>>, overview = false) {
  const texts = Object.entries({ 'docs.json': { name: 'A', navigation }, ...files }).map(
    ([path, value]) => [path, typeof value === 'string' ? value : JSON.stringify(value, null, 1)] as const,
  );
  return resolveSite({ content: true, endpoints: { overview } }, memoryHost(Object.fromEntries(texts)));
}

describe('a hint for an endpoint that does not exist', () => {
  const hint = (method: string, path: string, members: JsonObject) =>
    endpointHint({ method, path }, [specification(members)]);

  test.each([
    ['parameters', { '/users/{id}': { get: ok } }],
    ['nearest', { '/users/{id}': { get: ok }, '/users/{name}': { post: ok } }],
  ])('names the kind %s only for a single candidate', (kind, paths) => {
    expect(hint('GET', '/users/{user}', { paths })).toEqual({ kind, reference: 'GET /users/{id}' });
  });

  test.each([
    ['letter case', { '/Users': { get: ok } }],
    ['nearest', { '/Users': { get: ok }, '/USERS': { get: ok } }],
  ])('tells of letter case only for a single candidate: %s', (kind, paths) => {
    expect(hint('GET', '/users', { paths })).toEqual({ kind, reference: 'GET /Users' });
  });

  test('prefers a candidate that has the method', () => {
    const paths = { '/users/{userx}': { get: ok }, '/users/{id}': { post: ok } };
    expect(hint('POST', '/users/{user}', { paths })).toMatchObject({ reference: 'POST /users/{id}' });
  });

  test('ignores a query', () => {
    expect(hint('GET', '/users?page=1', { paths: { '/users': { get: ok } } })).toMatchObject({
      reference: 'GET /users',
    });
  });

  test('finds a webhook in other letter case', () => {
    const webhooks = { 'order.paid': { post: ok } };
    expect(hint('WEBHOOK', 'Order.Paid', { webhooks })).toEqual({
      kind: 'letter case',
      reference: 'webhook order.paid',
    });
  });
});

describe('extensions of a path item apply to its operations', () => {
  test.each([
    ['x-excluded', 'excluded'],
    ['x-hidden', 'hidden'],
  ] as const)('%s', (extension, member) => {
    const { operations } = specification({
      paths: { '/a': { [extension]: true, get: ok }, '/b': { get: { ...ok, [extension]: true } }, '/c': { get: ok } },
    });
    expect(operations.map((operation) => operation[member])).toEqual([true, true, false]);
  });
});

test('of two paths that differ in a trailing slash, references mean the first', () => {
  const { byPath } = specification({
    paths: { '/a': { get: { ...ok, summary: 'First' } }, '/a/': { get: { ...ok, summary: 'Second' } } },
  });
  expect(byPath.get('/a')?.get('GET')?.title).toBe('First');
});

test('tags are nested in the groups of their parents', () => {
  const { operations } = specification({
    tags: [
      { name: 'cats', parent: 'pets', summary: 'Cats' },
      { name: 'pets', 'x-group': 'Pets' },
    ],
    paths: { '/a': { get: { ...ok, tags: ['cats'] } } },
  });
  expect(operations[0]?.groups).toEqual(['Pets', 'Cats']);
});

describe('routes', () => {
  const api = (paths: JsonObject): JsonObject => ({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths });

  test('of operations win against the route of an overview', async () => {
    const files = { 'api.json': api({ '/x': { get: { ...ok, summary: 'Overview' } } }) };
    const { model } = await siteOf({ openapi: 'api.json' }, files, true);
    const methods = Object.entries(model.pages).map(([route, page]) => [route, page.endpoint?.method]);
    expect(Object.fromEntries(methods)).toEqual({
      '/api-reference/overview': 'GET',
      '/api-reference/overview-1': 'OVERVIEW',
    });
  });

  test('of an entry that names a specification keep the directory that is set for it', async () => {
    const files = { 'api.json': api({ '/x': { get: { ...ok, summary: 'X' } } }) };
    const navigation = { openapi: { source: 'api.json', directory: 'ref' }, pages: ['api.json GET /x'] };
    const { model } = await siteOf(navigation, files);
    expect(Object.keys(model.pages)).toEqual(['/ref/x']);
  });

  test('that collide get a number, and the finding names the place of the first', async () => {
    const files = {
      'api.json': api({ '/x': { get: { ...ok, summary: 'X' } }, '/y': { get: { ...ok, summary: 'X' } } }),
    };
    const { model, diagnostics } = await siteOf({ openapi: 'api.json', pages: ['GET /x', 'GET /y'] }, files);
    expect(Object.keys(model.pages)).toEqual(['/api-reference/x', '/api-reference/x-1']);
    const [suffixed] = diagnostics.filter(({ code }) => code === 'route-suffixed');
    expect([suffixed?.line, suffixed?.related.map(({ line }) => line)]).toEqual([7, [6]]);
  });
});

test('references are checked where they are references', async () => {
  const gone = { $ref: '#/components/schemas/Gone' };
  const files = {
    'api.json': {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: { '/x': { get: ok } },
      components: {
        schemas: {
          Named: {
            properties: { $ref: { type: 'string' }, default: { items: { $ref: '#/components/schemas/Lost' } } },
          },
          // Keys of `properties` are names.
          Names: { properties: { ...gone, pattern: '(' } },
          Data: { default: gone, enum: [gone], examples: [gone] },
          Based: { $id: 'https://example.com/schema', items: gone },
        },
      },
    },
  };
  const { diagnostics } = await siteOf({ openapi: 'api.json' }, files);
  const pointers = diagnostics.filter(({ code }) => code === 'spec-reference').map(({ pointer }) => pointer);
  expect(pointers).toEqual(['/components/schemas/Named/properties/default/items/$ref']);
});

test('a path item with a broken reference is one finding', async () => {
  const files = {
    'api.json': {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: { '/x': { $ref: '#/components/pathItems/Gone' }, '/y': { get: ok } },
    },
  };
  const { diagnostics } = await siteOf({ openapi: 'api.json' }, files);
  expect(diagnostics.map(({ code }) => code)).toEqual(['spec-invalid']);
});

test('a missing specification is reported at each value that names it', async () => {
  const groups = ['A', 'B'].map((group) => ({ group, openapi: 'gone.json', pages: ['a'] }));
  const { diagnostics } = await siteOf({ groups }, { 'a.mdx': '---\ntitle: A\n---\n' });
  const missing = diagnostics.filter(({ code }) => code === 'spec-missing');
  expect(missing.map(({ pointer }) => pointer)).toEqual([
    '/navigation/groups/0/openapi',
    '/navigation/groups/1/openapi',
  ]);
});

test('a fault of a remote specification is reported once, at the first value that names it', async () => {
  const library = new SpecificationLibrary(async () => ({
    state: { state: 'failed' },
    faults: [{ code: 'spec-syntax', args: { reason: 'it ends' } }],
  }));
  const [first, second] = ['/a', '/b'].map((pointer) => ({ file: 'docs.json', pointer }));
  for (const location of [first, second])
    if (location !== undefined) await library.load({ text: 'https://example.com/api.json', location });
  expect(library.findings).toEqual([{ code: 'spec-syntax', args: { reason: 'it ends' }, location: first }]);
});
