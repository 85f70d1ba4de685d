import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import type { Json, JsonObject } from '../../src/core/values/json.ts';
import { buildRequest } from '../../src/render/client/try-it/request.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config } from '../support/folder.ts';

/** Page of `GET /x`. */
async function pageOf(operation: JsonObject, components: JsonObject = {}) {
  const document = { openapi: '3.2.0', info: { title: 'T', version: '1' }, paths: { '/x': { get: operation } } };
  const files = {
    'docs.json': config({ groups: [{ group: 'API', openapi: 'api.json' }] }),
    'api.json': JSON.stringify({ ...document, servers: [{ url: 'https://api.test' }], components }),
  };
  const site = await resolveSite({}, memoryHost(files));
  const [route = ''] = Object.keys(site.model.pages);
  const content = await site.endpointContent(route);
  return { markdown: (await site.endpointMarkdown(route)) ?? '', content };
}

const ok = { responses: { 200: { description: 'Done.' } } };
const withBody = (schema: Json): JsonObject => ({
  responses: { 200: { description: 'Done.', content: { 'application/json': { schema } } } },
});

test('values beyond the maximum of a list are counted', async () => {
  const values = (count: number) => Array.from({ length: count }, (_, index) => `value-${index}`);
  const markdownOf = async (count: number) =>
    (await pageOf(withBody({ type: 'object', properties: { a: { enum: values(count) } } }))).markdown;
  const whole = await markdownOf(2050);
  expect(whole).toContain('value-2049');
  expect(whole).not.toContain('and 1 more');
  const shortened = await markdownOf(2053);
  expect(shortened).toContain('value-2049');
  expect(shortened).toContain('- and 3 more');
});

test.each([
  [{ minimum: 0, exclusiveMinimum: 10 }, 'Greater than 10.'],
  [{ minimum: 10, exclusiveMinimum: 0 }, 'At least 10.'],
  [{ maximum: 9, exclusiveMaximum: 5 }, 'Less than 5.'],
])('of two limits, the stricter one is shown: %j', async (limits, sentence) => {
  const schema = { type: 'object', properties: { a: { type: 'integer', ...limits } } };
  expect((await pageOf(withBody(schema))).markdown).toContain(`- \`a\` (integer): ${sentence}`);
});

test.each<[string, JsonObject, string, string]>([
  [
    'a form',
    { 'application/x-www-form-urlencoded': { schema: { type: 'object' }, example: { 'a b': 1, tags: ['x', 'y'] } } },
    'a%20b=1&tags=x&tags=y',
    '{ "a b": 1, "c": "&" }',
  ],
  [
    'JSON',
    { 'application/json': { schema: { type: 'object' }, example: { a: 1 } } },
    '%7B%22a%22%3A%201%7D',
    '{"a":1}',
  ],
])('a required query string is in samples and the form: %s', async (name, content, query, input) => {
  const parameter = { name: 'q', in: 'querystring', required: true, content };
  const { markdown, content: page } = await pageOf({ ...ok, parameters: [parameter] });
  expect(markdown).toContain(`https://api.test/x?${query}`);
  const form = page?.form?.();
  if (form === undefined) throw new Error('no form');
  const values = { server: 'https://api.test', schemes: [], getSecret: () => '', getValue: () => input };
  expect(buildRequest(form, { ...values, body: undefined }, 'https://docs.test').url).toBe(
    name === 'JSON' ? 'https://api.test/x?%7B%22a%22%3A1%7D' : 'https://api.test/x?a%20b=1&c=%26',
  );
});

test('the document of an operation leaves examples unchanged, and copies only references', async () => {
  const data = { $ref: '#/components/schemas/Job', mapping: { a: 'Job' } };
  const schema = {
    type: 'object',
    example: data,
    properties: { mapping: { type: 'Job' }, default: { $ref: '#/components/schemas/Used' } },
  };
  const error = { $ref: '#/components/responses/Error' };
  const { content } = await pageOf(
    { responses: { ...(withBody(schema).responses as JsonObject), default: error } },
    {
      schemas: { Job: { type: 'string' }, Used: { type: 'string' } },
      responses: { Error: { description: 'Failed.' } },
    },
  );
  const document = content?.document?.() as JsonObject;
  expect(document.components).toEqual({
    schemas: { Used: { type: 'string' } },
    responses: { Error: { description: 'Failed.' } },
  });
  expect(JSON.stringify(document)).toContain(JSON.stringify(data));
});
