/// <reference lib="dom" />
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser/browser.ts';
import { config, page as docsPage, writeFiles } from '../support/folder.ts';
import { type LocalServer, startServer } from '../support/http-server.ts';
import type { Fixture } from './fixture.ts';
import { type ServedSite, serveBuilt } from './serve.ts';

/** A generator whose project includes Scalar's API client. */
export interface ScalarSite {
  readonly name: string;
  readonly fixture: Fixture;
  /** Absolute path of the built site's folder. */
  readonly built: string;
}

const hostile = '</script><img src=x onerror="window.hit = 1">{{constructor}}';
const token = 'secret-token';

/** A specification whose server is the test's. Readers choose its port on the page. */
const specification = {
  openapi: '3.1.0',
  info: { title: hostile, version: '1' },
  servers: [{ url: 'http://127.0.0.1:{port}/v1', variables: { port: { default: '4000' } } }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  security: [{ token: [] }],
  paths: {
    '/jobs/{id}': {
      get: {
        summary: 'Read a job',
        description: hostile,
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: '7' }],
        responses: { 200: { description: hostile } },
      },
    },
    '/closed': { get: { summary: 'Closed', responses: { 200: { description: 'Not told' } } } },
  },
};

/** Declares tests of requests with Scalar's client, on a site with a strict content security policy. */
export function testScalar({ name, fixture, built }: ScalarSite): void {
  describe(`Scalar's client in ${name}`, () => {
    const docs = mkdtempSync(join(tmpdir(), 'docs-json-nav-scalar-'));
    const received: { readonly url: string; readonly authorization: string; readonly others: readonly string[] }[] = [];
    const complaints: string[] = [];
    let server: ServedSite;
    let api: LocalServer;
    let browser: Browser;
    let tab: Page;

    beforeAll(async () => {
      writeFiles(docs, {
        'docs.json': config({ groups: [{ group: 'API', pages: ['index'], openapi: 'api.json' }] }),
        'index.mdx': docsPage('Home'),
        'api.json': JSON.stringify(specification),
        'docs-json-nav.config.json': JSON.stringify({ endpoints: { tryIt: 'scalar' } }),
      });
      const { status, output } = await fixture.run('build', docs);
      expect(status, output).toBe(0);
      expect(output).not.toContain('generator-package');
      api = await startServer(
        createServer(({ method, url = '', headers }, response) => {
          if (!url.includes('closed')) {
            response.setHeader('Access-Control-Allow-Origin', '*');
            response.setHeader('Access-Control-Allow-Headers', 'authorization');
          }
          if (method === 'OPTIONS') return response.end();
          const others = ['cookie', 'referer'].filter((header) => header in headers);
          received.push({ url, authorization: headers.authorization ?? '', others });
          response.writeHead(200, { 'content-type': 'application/json' });
          return response.end('{"isDone":true}');
        }),
      );
      [server, browser] = await Promise.all([serveBuilt(built, '', false, strictPolicy), launchBrowser()]);
    });
    afterEach(async () => {
      received.splice(0);
      await tab.close();
      expect(complaints.splice(0)).toEqual([]);
    });
    afterAll(async () => {
      rmSync(docs, { recursive: true, force: true });
      await browser?.close();
      await server?.close();
      await api?.close();
    });

    /** Opens the client on a page and selects the test's server. */
    async function open(route: string, colorScheme: 'light' | 'dark' = 'light'): Promise<string[]> {
      const requests: string[] = [];
      tab = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme });
      tab.on('pageerror', (error) => complaints.push(String(error)));
      tab.on('console', (message) => {
        if (/Content.Security/i.test(message.text())) complaints.push(message.text());
      });
      await tab.goto(server.url + route);
      await tab.getByLabel('port').fill(String(api.port));
      tab.on('request', (request) => requests.push(request.url()));
      await tab.getByRole('button', { name: 'Try it' }).click();
      await dialog().waitFor();
      return requests;
    }
    const dialog = () => tab.getByRole('dialog');
    const send = () => dialog().getByRole('button', { name: 'Send' }).first().click();

    it('sends a request to the chosen server, and shows its response', async () => {
      const requests = await open('/api-reference/read-a-job');
      await dialog().getByPlaceholder('Token').fill(token);
      await send();
      await dialog().getByText('200 OK').waitFor();
      await dialog().getByText('"isDone"').waitFor();
      expect(received).toEqual([{ url: '/v1/jobs/7', authorization: `Bearer ${token}`, others: [] }]);
      const others = requests.filter((url) => ![server.url, api.origin].includes(new URL(url).origin));
      expect(others).toEqual([]);
      const kept = await tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(kept + tab.url()).not.toContain(token);
      expect(await tab.evaluate(() => 'hit' in window)).toBe(false);
    });

    it('reports a server that refuses pages of other origins', async () => {
      await open('/api-reference/closed');
      await send();
      await dialog()
        .getByText(/fetch|network|CORS/i)
        .first()
        .waitFor();
      expect(await dialog().getByText('200 OK').count()).toBe(0);
    });

    it.each(['light', 'dark'] as const)("has the colors of %s pages, and doesn't change the page", async (mode) => {
      await open('/api-reference/read-a-job', mode);
      const isLight = () =>
        dialog().evaluate((element) => {
          const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(
            Number,
          );
          return (red + green + blue) / 3 > 128;
        });
      await expect.poll(isLight).toBe(mode === 'light');
      await tab.keyboard.press('Escape');
      await expect.poll(() => dialog().count()).toBe(0);
      await expect.poll(() => tab.evaluate(() => document.activeElement?.textContent)).toBe('Try it');
      await expect.poll(() => tab.evaluate(() => document.body.className)).not.toMatch(/(?:dark|light)-mode/);
    });

    it("shows the form if the client can't be loaded", async () => {
      tab = await browser.newPage();
      await tab.route('**/_docs-json-nav/scalar.*.js', (route) => route.abort());
      await tab.goto(`${server.url}/api-reference/read-a-job`);
      await tab.getByRole('button', { name: 'Try it' }).click();
      await tab.locator('.djn-try-form').waitFor();
      expect(await tab.getByRole('button', { name: 'Try it' }).getAttribute('aria-expanded')).toBe('true');
    });

    it('loads nothing until a reader opens it', async () => {
      tab = await browser.newPage();
      const requests: string[] = [];
      tab.on('request', (request) => requests.push(request.url()));
      await tab.goto(`${server.url}/api-reference/read-a-job`);
      await tab.getByRole('button', { name: 'Try it' }).waitFor();
      expect(await tab.content()).toContain('/_docs-json-nav/scalar.');
      expect(requests.filter((url) => /scalar|read-a-job\.json/.test(url))).toEqual([]);
    });
  });
}

/** A policy that allows only scripts from the site and the generator's inline scripts. */
function strictPolicy(html: string): string {
  const written = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return `default-src 'none'; script-src 'self' ${written.join(' ')}; style-src 'self' 'unsafe-inline'; connect-src *; img-src 'self' data:; font-src 'self'`;
}
