import { execFile, execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOperations } from '../../src/core/specifications/read/operations.ts';
import { createReferences } from '../../src/core/specifications/read/references.ts';
import type { JsonObject } from '../../src/core/values/json.ts';
import { readApiSettings } from '../../src/endpoints/api-settings.ts';
import { buildOperationContent } from '../../src/endpoints/page/operation-content.ts';
import { createSpecificationContext } from '../../src/endpoints/page/page-context.ts';
import { curl } from '../../src/endpoints/samples/curl.ts';
import { go } from '../../src/endpoints/samples/go.ts';
import { java } from '../../src/endpoints/samples/java.ts';
import { javascript } from '../../src/endpoints/samples/javascript.ts';
import { php } from '../../src/endpoints/samples/php.ts';
import { python } from '../../src/endpoints/samples/python.ts';
import type { SampleRequest } from '../../src/endpoints/samples/request.ts';
import { ruby } from '../../src/endpoints/samples/ruby.ts';
import { sharedFolder } from '../support/folder.ts';
import { type LocalServer, startServer } from '../support/http-server.ts';

/*
 * Runs the code samples of pages as programs against a recording server. Samples whose interpreter isn't installed are
 * skipped.
 */

const run = promisify(execFile);
const fileText = 'what is in the file\n';

/** A request that the server received. It must be the same in every language. */
interface Received {
  readonly method: string;
  readonly url: string;
  readonly type: string;
  readonly key: string | undefined;
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
  readonly body: unknown;
}

let server: LocalServer;
const folder = sharedFolder({ 'file.bin': fileText });
const received: Received[] = [];

beforeAll(async () => {
  server = await startServer(
    createServer(async (request, response) => {
      received.push(await read(request));
      response.end('ok');
    }),
  );
});

afterAll(() => server.close());

async function read(message: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const type = message.headers['content-type'] ?? '';
  const key = message.headers['x-key'];
  const boundary = /^multipart\/form-data; ?boundary="?([^"]+)"?/.exec(type)?.[1];
  return {
    ...{ method: message.method ?? '', url: message.url ?? '', key: typeof key === 'string' ? key : undefined },
    ...{ authorization: message.headers.authorization, cookie: message.headers.cookie },
    type: type.replace(/;.*/, ''),
    body: boundary !== undefined ? partsOf(text, boundary) : type.includes('json') ? jsonIn(text) : text,
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parts of a form: name, type, content. File names of text parts depend on the language. */
function partsOf(text: string, boundary: string): unknown[] {
  const parts = text.split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    return {
      name: /[; ]name="((?:[^"\\]|\\.)*)"/.exec(head)?.[1],
      type: /content-type: *(\S+)/i.exec(head)?.[1] ?? 'text/plain',
      content: body.join('\r\n\r\n').replace(/\r\n$/, ''),
    };
  });
}

const key = { name: 'X-Key', value: 'a "b" \'c\' $d' };
const json = { name: 'Content-Type', value: 'application/json' };
const requests: Readonly<Record<string, Omit<SampleRequest, 'url'> & { readonly path: string }>> = {
  plain: { method: 'GET', path: '/a?b=c%20d&e=%27', headers: [key], body: undefined },
  json: {
    ...{ method: 'POST', path: '/a', headers: [key, json] },
    body: { kind: 'text', type: 'application/json', text: '{"a": [true, null, 1.5, "it\'s `x` \\\\ é"]}' },
  },
  'a text': {
    ...{ method: 'PUT', path: '/a', headers: [{ name: 'Content-Type', value: 'text/csv' }] },
    body: { kind: 'text', type: 'text/csv', text: '@a,$b\n"c";d\\' },
  },
  'a form': {
    ...{ method: 'POST', path: '/a', headers: [] },
    body: { kind: 'form', fields: [{ name: 'a b', value: "c&d='+" }] },
  },
  'a file': {
    ...{ method: 'PUT', path: '/a', headers: [{ name: 'Content-Type', value: 'image/png' }] },
    body: { kind: 'file', type: 'image/png', fileName: 'file.bin' },
  },
  'a form of parts': {
    ...{ method: 'POST', path: '/a', headers: [key] },
    body: {
      kind: 'multipart',
      fields: [
        { name: 'plain', value: '@file.bin' },
        { name: 'meta', value: '{"a": "b; \\"c\\" \\\\ <d>"}', type: 'application/vnd.acme+json' },
        { name: 'note', value: '<file.bin', type: 'text/markdown' },
        { name: 'picture', fileName: 'file.bin', type: 'image/png' },
      ],
    },
  },
  'a body with GET': {
    ...{ method: 'GET', path: '/a', headers: [json] },
    body: { kind: 'text', type: 'application/json', text: '{"words": "a b"}' },
  },
  'a form with GET': {
    ...{ method: 'GET', path: '/a', headers: [] },
    body: { kind: 'form', fields: [{ name: 'a', value: 'b c' }] },
  },
};

/** Requests that the samples must send. */
const expected: Readonly<Record<string, Partial<Received>>> = {
  plain: { method: 'GET', url: '/a?b=c%20d&e=%27', key: key.value },
  json: { method: 'POST', type: 'application/json', body: { a: [true, null, 1.5, "it's `x` \\ é"] } },
  'a text': { method: 'PUT', type: 'text/csv', body: '@a,$b\n"c";d\\' },
  'a form': { type: 'application/x-www-form-urlencoded', body: expect.stringMatching(/^a(?:\+|%20)b=c%26d%3D%27%2B$/) },
  'a file': { method: 'PUT', type: 'image/png', body: fileText },
  'a form of parts': {
    ...{ method: 'POST', type: 'multipart/form-data', key: key.value },
    body: [
      { name: 'plain', type: 'text/plain', content: '@file.bin' },
      { name: 'meta', type: 'application/vnd.acme+json', content: '{"a": "b; \\"c\\" \\\\ <d>"}' },
      { name: 'note', type: 'text/markdown', content: '<file.bin' },
      { name: 'picture', type: 'image/png', content: fileText },
    ],
  },
  'a body with GET': { method: 'GET', type: 'application/json', body: { words: 'a b' } },
  'a form with GET': {
    method: 'GET',
    type: 'application/x-www-form-urlencoded',
    body: expect.stringMatching(/^a=b(?:\+|%20)c$/),
  },
};

/** A browser's file input, for programs that read one. */
const fileInput = `globalThis.fileInput = { files: [new File([${JSON.stringify(fileText)}], 'file.bin')] };\n`;

interface Language {
  readonly write: (request: SampleRequest) => string;
  readonly file: string;
  readonly command: readonly [program: string, ...words: string[]];
  /** True if the interpreter is installed. */
  readonly isHere: boolean;
  readonly before?: string;
}

function canRun(program: string, ...words: string[]): boolean {
  try {
    execFileSync(program, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const languages: Readonly<Record<string, Language>> = {
  curl: { write: curl, file: 'sample.sh', command: ['bash', '--norc'], isHere: canRun('curl', '--version') },
  JavaScript: { write: javascript, file: 'sample.mjs', command: ['node'], isHere: true, before: fileInput },
  Python: {
    write: python,
    file: 'sample.py',
    command: ['python3'],
    isHere: canRun('python3', '-c', 'import requests'),
  },
  Go: { write: go, file: 'sample.go', command: ['go', 'run'], isHere: canRun('go', 'version') },
  PHP: { write: php, file: 'sample.php', command: ['php'], isHere: canRun('php', '-r', 'curl_init();') },
  Ruby: { write: ruby, file: 'sample.rb', command: ['ruby'], isHere: canRun('ruby', '--version') },
  Java: { write: java, file: 'Main.java', command: ['java'], isHere: canRun('java', '--version') },
};

/** An operation with a value in every part of a request. */
const operation: JsonObject = {
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a/b c' },
    { name: 'tag', in: 'query', required: true, schema: { type: 'array' }, example: ['x&y', 'é'] },
    { name: 'page', in: 'query', schema: { type: 'integer' }, example: 7 },
    { name: 'X-Key', in: 'header', required: true, schema: { type: 'string' }, example: `it's "1"` },
    { name: 'session', in: 'cookie', required: true, schema: { type: 'string' }, example: 's-1' },
  ],
  requestBody: {
    content: {
      'application/json': { schema: { type: 'object', properties: { name: { type: 'string', maxLength: 3 } } } },
    },
  },
  security: [{ token: [] }],
  responses: {},
};

/** Code samples on the operation's page, by title. */
function samplesOfPage(): ReadonlyMap<string, string> {
  const config = { api: { examples: { languages: Object.keys(languages) } } };
  const document: JsonObject = {
    openapi: '3.1.0',
    servers: [{ url: server.origin }],
    paths: { '/jobs/{id}': { put: operation } },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
  const references = createReferences(document);
  const { operations } = readOperations('api', 'openapi', document, references);
  const [only] = operations;
  const nodes =
    only === undefined
      ? []
      : buildOperationContent(
          createSpecificationContext({ document, references, operations }),
          only,
          undefined,
          undefined,
          readApiSettings(config),
        ).details;
  return new Map(
    nodes.flatMap((node) => {
      const part = node.data?.part;
      return node.type === 'code' && part?.kind === 'sample' ? [[part.title, node.value] as const] : [];
    }),
  );
}

test('a page has a sample in each language', () => {
  expect([...samplesOfPage().keys()]).toEqual(Object.keys(languages));
});

describe.each(Object.entries(languages))("the page's sample in %s", (name, { file, command, isHere, before = '' }) => {
  test.skipIf(!isHere)('sends every part of the request', async () => {
    received.length = 0;
    writeFileSync(join(folder, file), `${before}${samplesOfPage().get(name)}\n`);
    const [program, ...words] = command;
    await run(program, [...words, file], { cwd: folder, env: { ...process.env, NO_PROXY: '127.0.0.1' } });
    expect(received).toEqual([
      {
        ...{ method: 'PUT', url: '/jobs/a%2Fb%20c?tag=x%26y&tag=%C3%A9&page=7', type: 'application/json' },
        ...{ key: `it's "1"`, cookie: 'session=s-1', authorization: 'Bearer <token>' },
        body: { name: expect.stringMatching(/^.{1,3}$/) },
      },
    ]);
  });
});

describe.each(Object.entries(languages))(
  '%s sends',
  (_, { write, file, command: [program, ...words], isHere, before = '' }) => {
    test.skipIf(!isHere).each(Object.entries(requests))('%s', async (name, { path, ...request }) => {
      received.length = 0;
      writeFileSync(join(folder, file), `${before}${write({ ...request, url: `${server.origin}${path}` })}\n`);
      await run(program, [...words, file], { cwd: folder, env: { ...process.env, NO_PROXY: '127.0.0.1' } });
      expect(received).toEqual([expect.objectContaining(expected[name] ?? {})]);
    });
  },
);
