import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { pathKey, readOperations } from '../src/core/specifications/read/operations.ts';
import { parseSpecificationText } from '../src/core/specifications/read/parse.ts';
import { createReferences } from '../src/core/specifications/read/references.ts';
import { isObject, type Json, type JsonObject } from '../src/core/values/json.ts';
import { english } from '../src/endpoints/messages/english.ts';
import { endpointMessages } from '../src/endpoints/messages.ts';
import { list, listItem } from '../src/endpoints/page/blocks.ts';
import { buildOperationContent } from '../src/endpoints/page/operation-content.ts';
import { createSpecificationContext, type SpecificationContext } from '../src/endpoints/page/page-context.ts';
import { phrase } from '../src/endpoints/prose/phrase.ts';
import { parseProse } from '../src/endpoints/prose/prose.ts';
import { createMarkdownWriter } from '../src/endpoints/prose/write-markdown.ts';
import { millisecondsSince } from './support/effort.ts';

const fixtures = join(import.meta.dirname, '../fixtures/endpoint-content');
/** Public specifications. They are not part of this repository; without them their tests are skipped. */
const corpus = join(import.meta.dirname, '../../shared/corpus');

/** `npm run test:hostile` sets `PAGES` to test more pages. */
const isLong = process.env.PAGES !== undefined;

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

interface MarkdownNode {
  readonly type: string;
  readonly children?: readonly MarkdownNode[];
}

/** Types of all nodes of a document. Throws if the document isn't valid MDX. */
function typesIn(markdown: string): Set<string> {
  const types = new Set<string>();
  const visit = (node: MarkdownNode): void => {
    types.add(node.type);
    for (const child of node.children ?? []) visit(child);
  };
  visit(processor.parse(markdown) as MarkdownNode);
  return types;
}

/** Expects valid MDX without code, elements or anything else that MDX would run or render. */
function expectPlainMdx(markdown: string): void {
  const types = [...typesIn(markdown)];
  expect(types.filter((type) => type.startsWith('mdx') || type === 'html')).toEqual([]);
}

async function readSpecification(file: string): Promise<JsonObject> {
  const parsed = await parseSpecificationText(readFileSync(file, 'utf8'));
  return 'value' in parsed && isObject(parsed.value) ? parsed.value : {};
}

interface OperationQuery {
  readonly document: JsonObject;
  readonly method: string;
  readonly path: string;
  readonly language?: string;
}

/** Shared context of a document's pages, created once per document as sites do. */
const sources = new WeakMap<JsonObject, SpecificationContext>();

/** Page of an operation; empty if there is no page. */
async function pageOf({ document, method, path, language }: OperationQuery) {
  const form = method === 'CHANNEL' ? 'asyncapi' : 'openapi';
  let source = sources.get(document);
  if (source === undefined) {
    const references = createReferences(document);
    source = createSpecificationContext({ references, ...readOperations('api.json', form, document, references) });
    sources.set(document, source);
  }
  const operation = source.operations.find((item) => item.method === method && pathKey(item.path) === pathKey(path));
  if (operation === undefined) return '';
  const { call, details } = buildOperationContent(source, operation, language);
  return `${createMarkdownWriter()([...call, ...details])}\n`;
}

/** All operations of a document. */
function* operationsOf(document: JsonObject): Generator<{ method: string; path: string }> {
  const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];
  for (const [path, item] of Object.entries(isObject(document.paths) ? document.paths : {})) {
    for (const method of methods)
      if (isObject(item) && isObject(item[method])) yield { method: method.toUpperCase(), path };
  }
  for (const path of Object.keys(isObject(document.webhooks) ? document.webhooks : {}))
    yield { method: 'WEBHOOK', path };
  for (const path of Object.keys(isObject(document.channels) ? document.channels : {}))
    yield { method: 'CHANNEL', path };
}

describe('cases', () => {
  const cases = readdirSync(fixtures).sort();

  test.each(cases)('%s', async (name) => {
    const folder = join(fixtures, name);
    const file = ['spec.yaml', 'spec.json'].map((each) => join(folder, each)).find(existsSync) ?? '';
    const input = JSON.parse(readFileSync(join(folder, 'input.json'), 'utf8')) as Omit<OperationQuery, 'document'>;
    const markdown = await pageOf({ document: await readSpecification(file), ...input });
    expectPlainMdx(markdown);
    await expect(markdown).toMatchFileSnapshot(join(folder, 'expected.md'));
    expect(await pageOf({ document: await readSpecification(file), ...input })).toBe(markdown);
  });
});

describe('in another language', () => {
  const words = Object.values(english).filter((word) => typeof word === 'string' && word.length > 5) as string[];
  const cases = readdirSync(fixtures).flatMap((name) => ['de', 'es', 'fr'].map((language) => ({ name, language })));

  test.each(cases)('$name in $language', async ({ name, language }) => {
    const folder = join(fixtures, name);
    const file = ['spec.yaml', 'spec.json'].map((each) => join(folder, each)).find(existsSync) ?? '';
    const input = JSON.parse(readFileSync(join(folder, 'input.json'), 'utf8')) as Omit<OperationQuery, 'document'>;
    const document = await readSpecification(file);
    const first = await pageOf({ document, ...input, language: 'en' });
    const markdown = await pageOf({ document, ...input, language });
    expectPlainMdx(markdown);
    // The page differs only in its words.
    expect(shapeOf(markdown)).toEqual(shapeOf(first));
    const own = new Set<unknown>(Object.values(endpointMessages(language)));
    const given = readFileSync(file, 'utf8');
    const said = markdown.replace(/```[\s\S]*?```|`[^`]*`/g, '');
    const left = words.filter((word) => said.includes(word) && !own.has(word) && !given.includes(word));
    expect(left).toEqual([]);
  });
});

/** Structure of a page without its words: block types in order, headings with their depth. */
function shapeOf(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => /^(?:#+ |\s*- |\s*```)/.exec(line)?.[0] ?? []);
}

describe('descriptions', () => {
  const pieces = [
    ...[
      '`',
      '``',
      '```',
      '~~~',
      '{',
      '}',
      '<',
      '>',
      '<b>',
      '</b>',
      '<br/>',
      '<p>',
      '<li>',
      '<code>a|{b}</code>',
      '<!-- x -->',
    ],
    ...[
      '\n',
      '\n\n',
      ' ',
      '  ',
      '    ',
      '\t',
      '- ',
      '1. ',
      '2. ',
      '> ',
      '# ',
      '===',
      '---',
      '|',
      '|-|',
      ':-',
      '| a | b |\n|---|---|\n',
    ],
    ...[
      '\\',
      '[',
      ']',
      '](',
      ')',
      ']: ',
      '"',
      "'",
      '*',
      '_',
      '&lt;',
      '!',
      '[^1]',
      '<https://a.b/{c}>',
      'https://a.b/{c}',
    ],
    ...[
      'https://a.b',
      'www.a.b',
      'a@b.c',
      'import x from "y"',
      'export const a = {',
      'word',
      'é',
      '{x}',
      '<Note>',
      '\r\n',
      '$',
      '\u2028',
      '\u00a0',
      '\f',
    ],
  ];
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''));

  test('are MDX without executable code, whatever they contain', () => {
    fc.assert(
      fc.property(text, fc.option(fc.constant(3), { nil: undefined }), (written, headings) => {
        const options = headings === undefined ? { limit: 2000 } : { limit: 2000, headings };
        const { blocks, line } = parseProse(written, options);
        expectPlainMdx(createMarkdownWriter()(blocks));
        expectPlainMdx(createMarkdownWriter()([list([listItem('item', blocks), listItem('next')])]));
        if (line !== undefined)
          expectPlainMdx(createMarkdownWriter()([list([listItem(phrase`item: ${line}`), listItem('next')])]));
      }),
      { numRuns: isLong ? 5000 : 300 },
    );
  });

  test('stay unchanged if nothing is unsafe', () => {
    const written = 'A *good* `{token}` for [you](https://example.com).\n\n- one\n- two\n\n```json\n{ "a": 1 }\n```';
    const { blocks, line } = parseProse(written, { limit: 2000 });
    expect([createMarkdownWriter()(blocks), line]).toEqual([written, undefined]);
  });
});

describe('hostile documents', () => {
  const name = fc.constantFrom(
    ...['$ref', 'type', 'properties', 'items', 'allOf', 'oneOf', 'anyOf', 'enum', 'required', 'description', 'example'],
    ...['examples', 'schema', 'content', 'application/json', 'application/xml', 'parameters', 'name', 'in', 'headers'],
    ...['requestBody', 'responses', '200', 'security', 'servers', 'url', 'variables', 'callbacks', 'x-codeSamples'],
    ...[
      'additionalProperties',
      'discriminator',
      'default',
      'format',
      'pattern',
      '__proto__',
      'constructor',
      'message',
      'payload',
    ],
  );
  const leaf = fc.oneof(
    fc.constantFrom<Json>(
      ...[
        '#',
        '#/a',
        '#/components/schemas/A',
        '#/paths',
        'other.yaml#/A',
        'string',
        'object',
        'array',
        'query',
        'path',
      ],
      ...['{x} <y> `z', 'date-time', '', null, true, false, 0, -1, 1e308],
    ),
    fc.string(),
  );
  const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 7 },
      leaf,
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(name, name, fc.string()), tie('tree'), { maxKeys: 6 }),
    ),
  }));
  const operation = fc.record(
    {
      ...{ parameters: tree, requestBody: tree, responses: tree, security: tree, servers: tree, callbacks: tree },
      ...{ description: tree, summary: tree, externalDocs: tree, 'x-codeSamples': tree, deprecated: tree },
    },
    { requiredKeys: [] },
  );
  const document = fc.record({
    openapi: fc.constantFrom<Json>('3.0.3', '3.1.0', '3.2.0', 3),
    paths: fc.record({ '/a': fc.record({ get: fc.oneof(operation, tree), parameters: tree }) }),
    channels: fc.record({
      '/a': fc.oneof(fc.record({ publish: tree, subscribe: tree, messages: tree, parameters: tree }), tree),
    }),
    operations: tree,
    components: fc.record({ schemas: fc.record({ A: tree }), securitySchemes: tree }),
  });

  test('never throw, and produce valid MDX', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(document, document, tree), fc.constantFrom('GET', 'CHANNEL'), async (value, method) => {
        if (!isObject(value)) return;
        expectPlainMdx(await pageOf({ document: value, method, path: '/a' }));
      }),
      { numRuns: isLong ? 1500 : 200 },
    );
  });

  const body = (schema: Json, rest: JsonObject = {}): JsonObject => ({
    openapi: '3.1.0',
    paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } } },
    ...rest,
  });
  const deep = (levels: number): Json => {
    let schema: Json = { type: 'string' };
    for (let level = 0; level < levels; level++)
      schema = { type: 'object', properties: { next: schema }, allOf: [schema] };
    return schema;
  };
  /** Nested types, each used as one of two or four alternatives of the next. */
  const doubled = (form: (next: JsonObject) => JsonObject): JsonObject => ({
    components: {
      schemas: Object.fromEntries(
        Array.from({ length: 26 }, (_, index) => [
          `L${index}`,
          index === 25 ? { type: 'string' } : form({ $ref: `#/components/schemas/L${index + 1}` }),
        ]),
      ),
    },
  });
  const wide = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `T${index}`,
      {
        type: 'object',
        properties: Object.fromEntries(
          Array.from({ length: 40 }, (_, to) => [`p${to}`, { $ref: `#/components/schemas/T${to}` }]),
        ),
      },
    ]),
  );
  const self: Record<string, Json> = { type: 'object' };
  self.properties = { self };
  self.example = self as Json;

  test.each<[string, JsonObject]>([
    [
      'references in a circle',
      body(
        { $ref: '#/components/schemas/A' },
        { components: { schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } } } },
      ),
    ],
    ['a schema of everything', body({ $ref: '#' })],
    ['a deep schema', body(deep(200))],
    [
      'forty types that all hold one another',
      body({ $ref: '#/components/schemas/T0' }, { components: { schemas: wide } }),
    ],
    ['an object that holds itself', body(self)],
    [
      'twenty-five levels of a doubled oneOf',
      body(
        { $ref: '#/components/schemas/L0' },
        doubled((next) => ({ allOf: [{ oneOf: [next, next] }, { oneOf: [next, next] }] })),
      ),
    ],
    [
      'twenty-five levels of a oneOf beside properties',
      body(
        { $ref: '#/components/schemas/L0' },
        doubled((next) => ({ type: 'object', properties: { a: next, b: next }, oneOf: [next, next] })),
      ),
    ],
    ['a huge enum', body({ enum: Array.from({ length: 200_000 }, (_, index) => `value ${index}`) })],
    ['huge limits', body({ type: 'array', minItems: 1e9, items: { type: 'string', minLength: 1e9 } })],
    [
      'many properties',
      body({
        properties: Object.fromEntries(
          Array.from({ length: 20_000 }, (_, index) => [`p${index}`, { description: '{'.repeat(5000) }]),
        ),
      }),
    ],
    ['a long description', body({ description: '`<{'.repeat(1_000_000) })],
    ['a long example', body({ type: 'array', example: Array.from({ length: 200_000 }, () => ({ a: 'b' })) })],
  ])('%s', async (_, value) => {
    const start = process.cpuUsage();
    const markdown = await pageOf({ document: value, method: 'POST', path: '/a' });
    // Far above what is needed, even on a busy machine: documents that grow exponentially never end.
    expect(millisecondsSince(start)).toBeLessThan(20_000);
    expect(markdown.length).toBeGreaterThan(20);
    expect(markdown.length).toBeLessThan(260_000);
    expectPlainMdx(markdown);
  });

  test('shortens the deepest parts of a page that is too long, but no responses and samples', async () => {
    const object = (depth: number): JsonObject => ({
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [
          `field${index}`,
          depth === 0
            ? { type: 'string', description: 'A text of some length, as such texts are.' }
            : object(depth - 1),
        ]),
      ),
    });
    const small = { type: 'object', properties: { a: { type: 'object', properties: { deep: { type: 'string' } } } } };
    const media = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
    const document: JsonObject = {
      ...{ openapi: '3.1.0', servers: [{ url: 'https://api.example.com' }] },
      paths: {
        '/a': {
          post: { requestBody: media(object(3)), responses: { 200: { description: 'Made.', ...media(small) } } },
        },
      },
    };
    const markdown = await pageOf({ document, method: 'POST', path: '/a' });
    expect(markdown.length).toBeLessThan(200_000);
    expect(markdown.length).toBeGreaterThan(10_000);
    expect(markdown).toContain('- More in the specification.');
    expect(markdown).toContain('`deep`');
    expect(markdown).toContain('### 200\n\nMade.');
    expect(markdown).toContain('curl');
  });

  test('a document without the operation has no content', async () => {
    expect(await pageOf({ document: {}, method: 'GET', path: '/a' })).toBe('');
    expect(await pageOf({ document: body(true), method: 'CONSTRUCTOR', path: '/a' })).toBe('');
    expect(await pageOf({ document: body(true), method: 'GET', path: '__proto__' })).toBe('');
  });
});

/** Operations tested per public specification, spread over the file. `npm run test:hostile` tests all of them. */
const most = Number(process.env.PAGES ?? 4);

describe.skipIf(!existsSync(corpus))('public specifications', () => {
  const texts = new Map<string, string>();
  for (const file of existsSync(corpus) ? readdirSync(corpus, { recursive: true, encoding: 'utf8' }).sort() : []) {
    if (!file.includes('data') || !/\.(?:json|ya?ml)$/.test(file)) continue;
    const text = readFileSync(join(corpus, file), 'utf8');
    const isSpecification = /^\s*\{?\s*["']?(?:openapi|asyncapi|swagger)["']?\s*:\s*["']?\d/m.test(text);
    // Sites keep identical copies of a specification for other languages or versions.
    if (isSpecification && !texts.has(text)) texts.set(text, file);
  }

  test.each([...texts.values()])('%s', async (file) => {
    const document = await readSpecification(join(corpus, file));
    const all = [...operationsOf(document)];
    const step = Math.max(1, all.length / most);
    for (let index = 0; index < all.length; index += step) {
      const { method, path } = all[Math.floor(index)] as (typeof all)[number];
      const markdown = await pageOf({ document, method, path });
      expect(markdown).not.toBe('');
      expectPlainMdx(markdown);
    }
  });
});
