import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/core/values/json.ts';
import { serializeHeader, serializePath, serializeQuery } from '../../src/endpoints/page/serialize-parameter.ts';
import { csharp } from '../../src/endpoints/samples/csharp.ts';
import { curl } from '../../src/endpoints/samples/curl.ts';
import { go } from '../../src/endpoints/samples/go.ts';
import { java } from '../../src/endpoints/samples/java.ts';
import { javascript } from '../../src/endpoints/samples/javascript.ts';
import { php } from '../../src/endpoints/samples/php.ts';
import { python } from '../../src/endpoints/samples/python.ts';
import type { SampleRequest } from '../../src/endpoints/samples/request.ts';
import { ruby } from '../../src/endpoints/samples/ruby.ts';
import { rust } from '../../src/endpoints/samples/rust.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        '`',
        '$(id)',
        '$' + '{x}',
        '\\',
        '\n',
        'EOF',
        '@a',
        '<',
        '!',
        ';',
        '\0',
        '\u2028',
        'é',
        '#{',
      ),
    )
    .map((parts) => parts.join('')),
);
const line = text.map((each) => each.replace(/[\p{Cc}]/gu, ''));
const request: fc.Arbitrary<SampleRequest> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'HEAD', 'DELETE', 'QUERY'),
  url: line.map((each) => `https://a.b/${encodeURI(each.toWellFormed())}`),
  headers: fc.array(fc.record({ name: line, value: line }), { maxLength: 3 }),
  body: fc.oneof(
    fc.constant(undefined),
    fc.record({ kind: fc.constant('text' as const), type: fc.constantFrom('application/json', 'text/plain'), text }),
    fc.record({ kind: fc.constant('text' as const), type: fc.constant('application/json'), text: fc.json() }),
    fc.record({
      kind: fc.constantFrom('form' as const, 'multipart' as const),
      fields: fc.array(fc.record({ name: line, value: text }), { maxLength: 3 }),
    }),
  ),
});

test('a shell parses every curl sample as one command with the right arguments', () => {
  fc.assert(
    fc.property(fc.array(request, { minLength: 40, maxLength: 40 }), (requests) => {
      const script = `curl() { printf '%s\\0' "$@" END; }\n${requests.map(curl).join('\n')}\n`;
      const shown = execFileSync('bash', ['--norc'], {
        input: script,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
      });
      const commands = shown.split('\0END\0').slice(0, -1);
      expect(commands).toHaveLength(requests.length);
      for (const [index, { url, headers, body }] of requests.entries()) {
        const words = (commands[index] as string).split('\0');
        const plain = (each: string): string => each.toWellFormed().replaceAll('\0', '');
        expect(words[0]).toBe(url);
        for (const { name, value } of headers) expect(words).toContain(plain(`${name}: ${value}`));
        if (body?.kind === 'text') expect(words.at(-1)).toBe(plain(body.text));
      }
    }),
    { numRuns: 15 },
  );
});

test('a JavaScript sample sends the request and runs nothing else', async () => {
  const AsyncFunction = (async () => {}).constructor as new (
    ...words: string[]
  ) => (...values: unknown[]) => Promise<void>;
  await fc.assert(
    fc.asyncProperty(request, async (sent) => {
      const calls: [string, RequestInit | undefined][] = [];
      const fetched = async (url: string, options?: RequestInit) => {
        calls.push([url, options]);
        return { status: 200, text: async () => '' };
      };
      const request = (url: string, options: RequestInit) => ({
        end: (body: string) => calls.push([url, { ...options, body }]),
      });
      const program = javascript(sent).replace(/^import .*$/gm, '');
      await new AsyncFunction('fetch', 'request', 'console', program)(fetched, request, { log: () => {} });
      expect(calls).toHaveLength(1);
      const [url, options = {}] = calls[0] as [string, RequestInit | undefined];
      expect(url).toBe(sent.url);
      expect(options.method ?? 'GET').toBe(sent.method);
      if (sent.body?.kind !== 'text') return;
      const { type, text: body } = sent.body;
      if (options.body === body.toWellFormed()) return;
      expect(type).toBe('application/json');
      expect(JSON.parse(options.body as string)).toEqual(JSON.parse(body.toWellFormed()));
    }),
    { numRuns: 500 },
  );
});

describe('each language', () => {
  const base = { method: 'POST', url: 'https://a.b/c', headers: [{ name: 'Accept', value: '*/*' }] };
  const type = { name: 'Content-Type', value: 'application/json' };
  const requests: readonly SampleRequest[] = [
    { ...base, method: 'GET', headers: [], body: undefined },
    {
      ...base,
      headers: [type],
      body: { kind: 'text', type: type.value, text: '{\n  "a": [true, null, "it\'s `x`"]\n}' },
    },
    { ...base, headers: [type], body: { kind: 'text', type: type.value, text: '{"id": 12345678901234567890}' } },
    { ...base, body: { kind: 'form', fields: [{ name: 'a b', value: "c&d='" }] } },
    {
      ...base,
      body: {
        kind: 'multipart',
        fields: [
          { name: 'note', value: '@x' },
          { name: 'f', fileName: 'file.bin' },
        ],
      },
    },
    { ...base, method: 'QUERY', body: { kind: 'file', type: 'image/png', fileName: 'file.bin' } },
    {
      ...base,
      headers: [{ name: 'Cookie', value: 'a=$b' }],
      body: { kind: 'text', type: 'text/plain', text: `'"# \\u0041 $x {$x} #{x}\n?>\u0001\u2028` },
    },
  ];
  test.each(Object.entries({ curl, javascript, python, go, php, ruby, java, csharp, rust }))(
    '%s',
    async (name, write) => {
      await expect(`${requests.map(write).join('\n\n----\n\n')}\n`).toMatchFileSnapshot(
        `../../fixtures/code-samples/${name}.txt`,
      );
    },
  );
});

describe('parameters', () => {
  const parameter = (location: 'query' | 'path' | 'header', value: JsonObject) => ({
    ...{ name: 'p', location, required: true, schema: {} },
    value: { schema: {}, ...value },
  });
  const list: Json = ['a b', 'c,d'];
  const object: Json = { r: 1, 'g h': 'x' };

  test.each<[string, JsonObject, Json, string]>([
    ['a list', {}, list, 'p=a%20b&p=c%2Cd'],
    ['a list in one', { explode: false }, list, 'p=a%20b,c%2Cd'],
    ['spaces', { style: 'spaceDelimited' }, list, 'p=a%20b%20c%2Cd'],
    ['pipes', { style: 'pipeDelimited' }, list, 'p=a%20b%7Cc%2Cd'],
    ['an unknown style with the name of a JavaScript member', { style: 'constructor' }, list, 'p=a%20b,c%2Cd'],
    ['an object', {}, object, 'r=1&g%20h=x'],
    ['an object in one', { explode: false }, object, 'p=r,1,g%20h,x'],
    ['a deep object', { style: 'deepObject' }, object, 'p%5Br%5D=1&p%5Bg%20h%5D=x'],
  ])('in the query: %s', (_, value, given, expected) => {
    expect(serializeQuery(parameter('query', value), given).join('&')).toBe(expected);
  });

  test.each<[string, JsonObject, Json, string]>([
    ['a list', {}, list, 'a%20b,c%2Cd'],
    ['an object', {}, object, 'r,1,g%20h,x'],
    ['an object by name', { explode: true }, object, 'r=1,g%20h=x'],
    ['label', { style: 'label', explode: true }, list, '.a%20b.c%2Cd'],
    ['matrix', { style: 'matrix' }, list, ';p=a%20b,c%2Cd'],
    ['matrix by name', { style: 'matrix', explode: true }, object, ';r=1;g%20h=x'],
  ])('in the path: %s', (_, value, given, expected) => {
    expect(serializePath(parameter('path', value), given)).toBe(expected);
  });

  test('in a header', () => {
    expect(serializeHeader(parameter('header', {}), [1, 2])).toBe('1,2');
    expect(serializeHeader(parameter('header', {}), 'a\nX: b')).toBe('a X: b');
  });
});
