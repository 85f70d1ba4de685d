/// <reference lib="dom" />
import { createServer, type IncomingMessage } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { PagesRenderer } from '../../src/generators/rendering/render-pages.ts';
import { createPlainTheme } from '../../src/render/plain-theme.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { violationsOf } from '../browser/accessibility.ts';
import { config } from '../support/folder.ts';
import { type LocalServer, startServer } from '../support/http-server.ts';
import { type ServedPages, servePages } from '../support/served-pages.ts';

/*
 * Requests that readers send from a page, in a browser with a strict content security policy. The server has another
 * origin and echoes each request. Its path `/closed` allows no other origin.
 */

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const received: Received[] = [];
let page: Page;
let api: LocalServer;
let site: ServedPages;

function specification(server: string) {
  const json = { 'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } } };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a/b' };
  const upload = {
    type: 'object',
    properties: { note: { type: 'string' }, file: { type: 'string', format: 'binary' } },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Jobs', version: '1' },
    servers: [
      {
        url: '{origin}/{stage}',
        variables: { origin: { default: server }, stage: { default: 'v1', enum: ['v1', 'v2'] } },
      },
      { url: 'javascript:alert(1)' },
    ],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        login: { type: 'http', scheme: 'basic' },
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
      },
    },
    security: [{ token: [] }, { login: [] }, { session: [] }],
    paths: {
      '/jobs/{id}': {
        get: {
          summary: 'Read a job',
          parameters: [
            id,
            { name: 'tags', in: 'query', explode: false, schema: { type: 'array', items: { type: 'string' } } },
            { name: 'filter', in: 'query', style: 'deepObject', explode: true, schema: { type: 'object' } },
            { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
          ],
          responses: { 200: { description: 'A job' } },
        },
        post: {
          summary: 'Change a job',
          parameters: [id],
          requestBody: { content: { ...json, 'multipart/form-data': { schema: upload } } },
          responses: { 201: { description: 'Done' } },
        },
      },
      '/closed': {
        get: { summary: 'Closed', requestBody: { content: json }, responses: { 200: { description: 'Not told' } } },
      },
    },
  };
}

beforeAll(async () => {
  api = await startServer(
    createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { method = '', url = '', headers } = request;
      if (!url.includes('closed')) {
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, x-trace');
      }
      if (method === 'OPTIONS') return response.end();
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
      return response.end('{"done":true}');
    }),
  );
  const spec = JSON.stringify(specification(api.origin));
  const docs = { 'docs.json': config({ groups: [{ group: 'API', openapi: 'api.json' }] }), 'api.json': spec };
  site = await servePages(docs, { endpoints: { tryIt: 'form' } });
}, 60_000);

afterAll(async () => {
  await site.close();
  await api.close();
});

afterEach(async () => {
  received.splice(0);
  await site.leave();
});

async function open(route: string): Promise<void> {
  page = await site.open(route);
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.locator('.djn-try-form').waitFor();
}

async function send(): Promise<string | null> {
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.djn-try-status, .djn-try-note').first().waitFor();
  return page.locator('.djn-try-answer').textContent();
}

test('sends the request to the chosen server with the entered values', async () => {
  await open('/api-reference/read-a-job');
  await page.getByLabel('stage').selectOption('v2');
  await page.getByLabel('Token').fill('secret-token');
  await page.getByLabel('tags').fill('new, old & new');
  await page.getByLabel('filter').fill('{"state":"a b"}');
  await page.getByLabel('X-Trace').fill('7');
  const shown = await send();
  expect(shown).toMatch(/^200 OK \d+ ms, 13 B/);
  expect(shown).toContain('"done": true');
  const [call] = received;
  expect(call?.url).toBe('/v2/jobs/a%2Fb?tags=new,old%20%26%20new&filter%5Bstate%5D=a%20b');
  expect([call?.headers.authorization, call?.headers['x-trace'], call?.headers.referer]).toEqual([
    'Bearer secret-token',
    '7',
    undefined,
  ]);
});

test('sends a user name and password in any script', async () => {
  await open('/api-reference/read-a-job');
  await page.getByLabel('Authorization').selectOption('login');
  await page.getByLabel('User name').fill('zoë');
  await page.getByLabel('Password').fill('a:b');
  await send();
  expect(received[0]?.headers.authorization).toBe(`Basic ${Buffer.from('zoë:a:b').toString('base64')}`);
});

test('keeps a token only in memory, not in storage or the URL', async () => {
  await open('/api-reference/read-a-job');
  await page.getByLabel('Token').fill('secret-token');
  await send();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept + page.url()).not.toContain('secret-token');
  await page.reload();
  await page.getByRole('button', { name: 'Try it' }).click();
  expect(await page.getByLabel('Token').inputValue()).toBe('');
});

test('fills in a token only for the server that it was entered for', async () => {
  await open('/api-reference/read-a-job');
  await page.getByLabel('Token').fill('secret-token');
  const tokenFor = async (origin: string): Promise<string> => {
    // Simulates client-side navigation: the form is new, and the stored values are the same.
    await page.locator('.djn-try-form').evaluate((form) => form.remove());
    await page.getByLabel('origin').fill(origin);
    await page.getByRole('button', { name: 'Try it' }).click();
    return page.getByLabel('Token').inputValue();
  };
  expect(await tokenFor('https://other.test')).toBe('');
  expect(await tokenFor(api.origin)).toBe('secret-token');
});

test('sends a body unchanged, or as the form that its type needs', async () => {
  await open('/api-reference/change-a-job');
  await page.getByLabel('application/json').fill('{"name": "É"}');
  expect(await send()).toMatch(/^201 Created/);
  await page.getByLabel('Content type').selectOption('multipart/form-data');
  await page.getByLabel('note').fill('hello');
  await page
    .getByLabel('file', { exact: true })
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('in it') });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => received.length).toBe(2);
  const [json, form] = received;
  expect([json?.headers['content-type'], json?.body]).toEqual(['application/json', '{"name": "É"}']);
  expect(form?.body).toMatch(/name="note"\r\n\r\nhello\r\n/);
  expect(form?.body).toMatch(/name="file"; filename="a.txt"\r\nContent-Type: text\/plain\r\n\r\nin it/);
});

test('reports headers that a browser forbids, and shows the equivalent command', async () => {
  await open('/api-reference/closed');
  await page.getByLabel('Authorization').selectOption('session');
  await page.getByLabel('sid').fill("it's");
  const shown = await send();
  expect(shown).toContain('Browsers do not send Cookie, GET + body for a page. The curl command does.');
  expect(shown).toContain('it does not allow calls from this site (CORS)');
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("--header 'Cookie: sid=it'\\''s'");
  expect(copied).toContain(`curl '${api.origin}/v1/closed'`);
});

test('reports missing values and invalid server URLs before sending', async () => {
  await open('/api-reference/read-a-job');
  await page.getByLabel('id', { exact: false }).first().fill('');
  expect(await send()).toBe('Fill in id.');
  await page.getByLabel('id', { exact: false }).first().fill('1');
  await page.getByLabel('filter').fill('{');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await page.locator('.djn-try-answer').textContent()).toBe('filter is not valid JSON.');
  await page.getByLabel('filter').fill('');
  await page.getByLabel('Server').selectOption('javascript:alert(1)');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await page.locator('.djn-try-answer').textContent()).toContain('is not an address that a browser can call.');
  expect(received).toEqual([]);
});

test('the form is labeled, and can be opened, filled and sent with only the keyboard', async () => {
  await open('/api-reference/read-a-job');
  expect(await violationsOf(page)).toEqual([]);
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Send') break;
  }
  await page.keyboard.press('Enter');
  await page.locator('.djn-try-status').waitFor();
  expect(received).toHaveLength(1);
});

test('the script of the form is small, and only pages with a form load it', () => {
  const form = [...site.files].filter(([name]) => name.startsWith('/chunk-') && name !== '/chunk-tools.js');
  expect(form.length).toBeGreaterThan(0);
  expect(form.reduce((sum, [, { text }]) => sum + Buffer.byteLength(text), 0)).toBeLessThan(12 * 1024);
  expect(site.files.get('/client.js')?.text).not.toContain('djn-try-field');
});

test('has no form without the option', async () => {
  const docs = {
    'docs.json': config({ groups: [{ group: 'API', openapi: 'api.json' }] }),
    'api.json': JSON.stringify(specification('https://api.example')),
  };
  const renderer = new PagesRenderer({
    project: import.meta.dirname,
    theme: createPlainTheme,
    urlOf: (route) => route,
  });
  const { pages } = await renderer.render(await resolveSite({}, memoryHost(docs)));
  expect(pages.map(({ renderedPage: { html } }) => html).join('')).not.toMatch(/djn-try|&quot;bodies&quot;/);
});
