import { describe, expect, test } from 'vitest';
import type { Host, RemoteText } from '../../src/core/host/host.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config } from '../support/folder.ts';

const navigation = config({ groups: [{ group: 'API', openapi: 'specs/api.yaml' }] });
const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';
const notFound: RemoteText = { kind: 'unreachable', reason: 'there is no such page' };

function hostOf(files: Readonly<Record<string, string>>, web: Readonly<Record<string, string>> = {}): Host {
  return {
    ...memoryHost({ 'docs.json': navigation, ...files }),
    fetch: async (url) => (web[url] === undefined ? notFound : { kind: 'text', text: web[url] }),
  };
}

async function siteOf(host: Host) {
  const site = await resolveSite({}, host);
  const routes = Object.keys(site.model.pages);
  const pages = await Promise.all(routes.map(async (route) => [route, await site.endpointMarkdown(route)] as const));
  return {
    codes: site.diagnostics.map(({ code, file, pointer }) => `${code} ${file} ${pointer ?? ''}`.trim()),
    pages: Object.fromEntries(pages),
  };
}

describe('a specification in several files', () => {
  const files = {
    'specs/api.yaml': `${head}paths:\n  /users: { $ref: "paths/users.yaml" }\n  /orders:\n    get: { $ref: "paths/orders.yaml#/list" }\ncomponents:\n  schemas:\n    Id: { type: string, description: What it is known by. }\n`,
    'specs/paths/users.yaml': `get:\n  summary: List users\n  parameters:\n    - $ref: ../shared.json#/parameters/Limit\n  responses:\n    200:\n      description: Users.\n      content:\n        application/json:\n          schema: { $ref: "../schemas/User.yaml" }\n`,
    'specs/paths/orders.yaml': `list:\n  summary: List orders\n  responses: { 200: { $ref: "#/answers/Fine" } }\nanswers:\n  Fine: { description: All of the orders. }\n`,
    'specs/shared.json': JSON.stringify({
      parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 50 } } },
    }),
    'specs/schemas/User.yaml': `type: object\nproperties:\n  id: { $ref: "../api.yaml#/components/schemas/Id" }\n  friend: { $ref: "#" }\n`,
  };

  test('is complete: path items, operations, parameters, responses and schemas of all files', async () => {
    const { codes, pages } = await siteOf(hostOf(files));
    expect(codes).toEqual([]);
    expect(Object.keys(pages).sort()).toEqual(['/api-reference/list-orders', '/api-reference/list-users']);
    expect(pages['/api-reference/list-users']).toContain('- `limit` (integer): At most 50.');
    expect(pages['/api-reference/list-users']).toContain('- `id` (string): What it is known by.');
    expect(pages['/api-reference/list-users']).toContain('`friend` (User)');
    expect(pages['/api-reference/list-orders']).toContain('All of the orders.');
  });

  test('may be remote, each file at its URL', async () => {
    const web = Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`https://specs.example/${file}`, text]),
    );
    const host = hostOf({}, web);
    const named = config({ groups: [{ group: 'API', openapi: 'https://specs.example/specs/api.yaml' }] });
    const { codes, pages } = await siteOf({ ...host, ...memoryHost({ 'docs.json': named }), fetch: host.fetch });
    expect(codes).toEqual([]);
    expect(pages['/api-reference/list-users']).toContain('- `id` (string): What it is known by.');
  });

  test('never reads files of the docs folder if it is remote', async () => {
    const requestedFiles: string[] = [];
    const named = config({ groups: [{ group: 'API', openapi: 'https://specs.example/api.yaml' }] });
    const memory = memoryHost({ 'docs.json': named, 'secret.yaml': 'get: { summary: Secret }' });
    const host: Host = {
      ...memory,
      read: (file, maxBytes) => {
        requestedFiles.push(file);
        return memory.read(file, maxBytes);
      },
      fetch: async (url) =>
        url === 'https://specs.example/api.yaml'
          ? { kind: 'text', text: `${head}paths: { /a: { $ref: "secret.yaml" }, /b: { $ref: "file:///secret.yaml" } }` }
          : notFound,
    };
    const { pages } = await siteOf(host);
    expect(pages).toEqual({});
    expect(requestedFiles).not.toContain('secret.yaml');
  });

  test('has Markdown content, not MDX, in the docs folder and elsewhere', async () => {
    const item = (content: string) => `get:\n  summary: S\n  x-mint: { content: "${content}" }\n  responses: {}\n`;
    const { codes, pages } = await siteOf(
      hostOf(
        {
          'specs/api.yaml': `${head}paths:\n  /far: { $ref: "https://specs.example/far.yaml" }\n  /near: { $ref: "near.yaml" }\n`,
          'specs/near.yaml': item('<Near />').replace('summary: S', 'summary: Near'),
        },
        { 'https://specs.example/far.yaml': item('<Far />').replace('summary: S', 'summary: Far') },
      ),
    );
    expect(codes).toEqual([]);
    expect(pages['/api-reference/near']).toMatch(/^`GET \/near`\n\n\\<Near \/>\n/);
    expect(pages['/api-reference/far']).toMatch(/^`GET \/far`\n\n\\<Far \/>\n/);
  });

  test("reports files that can't be read", async () => {
    const { codes, pages } = await siteOf(
      hostOf({
        'specs/api.yaml': `${head}paths:\n  /a: { $ref: "none.yaml" }\n  /b: { get: { $ref: "../../outside.yaml" } }\n  /c: { $ref: "https://specs.example/none.yaml" }\n  /d: { get: { responses: { 200: { $ref: "none.yaml#/d" } } } }\n`,
      }),
    );
    expect(codes).toEqual([
      'spec-unreachable docs.json /navigation/groups/0/openapi',
      'spec-invalid specs/api.yaml',
      'spec-invalid specs/api.yaml',
      'spec-reference specs/api.yaml',
    ]);
    expect(pages['/api-reference/get-d']).toContain('Described in `specs/none.yaml#/d`.');
  });
});

describe('references within one file', () => {
  test('may replace an operation', async () => {
    const { codes, pages } = await siteOf(
      hostOf({
        'specs/api.yaml': `${head}paths:\n  /a: { get: { $ref: "#/components/x-operations/List" } }\ncomponents:\n  x-operations:\n    List: { summary: List, description: All of it., responses: {} }\n`,
      }),
    );
    expect(codes).toEqual([]);
    expect(pages['/api-reference/list']).toContain('All of it.');
  });

  test('may use anchors of schemas', async () => {
    const { pages } = await siteOf(
      hostOf({
        'specs/api.yaml': `${head}paths:\n  /a:\n    get:\n      responses:\n        200:\n          description: Ok\n          content: { application/json: { schema: { $ref: "#thing" } } }\ncomponents:\n  schemas:\n    Thing: { $anchor: thing, type: object, properties: { size: { type: integer } } }\n`,
      }),
    );
    expect(pages['/api-reference/get-a']).toContain('- `size` (integer)');
  });

  test('may use YAML merge keys and numeric versions', async () => {
    const { codes, pages } = await siteOf(
      hostOf({
        'specs/api.yaml': `openapi: 3.0\ninfo: { title: T, version: 1 }\nx-base: &base\n  get: { summary: List, responses: {} }\npaths:\n  /a:\n    <<: *base\n`,
      }),
    );
    expect(codes).toEqual([]);
    expect(Object.keys(pages)).toEqual(['/api-reference/list']);
  });

  test('data that looks like a reference stays data', async () => {
    const { pages } = await siteOf(
      hostOf({
        'specs/api.yaml': `${head}paths:\n  /a:\n    get:\n      responses:\n        200:\n          description: Ok\n          content: { application/json: { example: { $ref: "other.yaml#/x" } } }\n`,
      }),
    );
    expect(pages['/api-reference/get-a']).toContain('"$ref": "other.yaml#/x"');
  });
});
