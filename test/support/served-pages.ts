import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { expect } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import type { Options } from '../../src/core/options/check-options.ts';
import { PagesRenderer } from '../../src/generators/rendering/render-pages.ts';
import { createPlainTheme } from '../../src/render/plain-theme.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { launchBrowser } from '../browser/browser.ts';
import { startServer } from './http-server.ts';

/*
 * Serves pages with the scripts and styles that every generator adds, under a strict content security policy: no inline
 * script, no `eval`.
 */

const root = join(import.meta.dirname, '../..');
const styles = join(root, 'src/render/styles');
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src *; img-src 'self' data:";

export interface ServedPages {
  readonly origin: string;
  /** Files of the server by path. */
  readonly files: ReadonlyMap<string, { readonly type: string; readonly text: string }>;
  /** Opens a page in a new tab or in the given one. Its errors make `leave` fail. */
  readonly open: (route: string, after?: Page) => Promise<Page>;
  /** Closes the tabs. Fails if a page was blocked by the policy or threw an error. */
  readonly leave: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Renders a docs folder and serves it. */
export async function servePages(docs: Readonly<Record<string, string>>, options: Options): Promise<ServedPages> {
  const files = new Map<string, { readonly type: string; readonly text: string }>();
  const errors: string[] = [];
  const pages: Page[] = [];
  const resolved = await resolveSite(options, memoryHost(docs));
  const css = readdirSync(styles).filter((name) => name !== 'index.css');
  const sheet = css.map((name) => readFileSync(join(styles, name), 'utf8')).join('\n');
  files.set('/styles.css', { type: 'text/css', text: sheet });
  const renderer = new PagesRenderer({ project: root, theme: createPlainTheme, urlOf: (route) => route });
  for (const { route, renderedPage: page } of (await renderer.render(resolved)).pages) {
    const head =
      '<meta name="viewport" content="width=device-width"><title>Page</title><link rel="stylesheet" href="/styles.css"><script type="module" src="/client.js"></script>';
    const style =
      '<style>body { background: var(--djn-surface); color: var(--djn-text); font-family: sans-serif; }</style>';
    const text = `<!doctype html><html lang="en">${head}${style}<main><h1>Page</h1>${page.html}</main></html>`;
    files.set(route, { type: 'text/html; charset=utf-8', text });
  }
  for (const [path, text] of renderer.generatedFiles) files.set(`/${path}`, { type: 'application/octet-stream', text });
  for (const path of resolved.linkedPaths) files.set(`/${path}`, { type: 'application/json', text: docs[path] ?? '' });
  const input = join(root, 'src/render/client.ts');
  const built = await build({
    ...{ configFile: false, logLevel: 'error', root },
    build: {
      write: false,
      rollupOptions: { input, output: { entryFileNames: 'client.js', chunkFileNames: 'chunk-[name].js' } },
    },
  });
  for (const output of 'output' in built ? built.output : [])
    if (output.type === 'chunk') files.set(`/${output.fileName}`, { type: 'text/javascript', text: output.code });
  const server = await startServer(
    createServer((request, response) => {
      const file = files.get(decodeURI(request.url ?? ''));
      response.writeHead(file === undefined ? 404 : 200, {
        'content-type': file?.type ?? 'text/plain',
        'content-security-policy': policy,
      });
      response.end(file?.text);
    }),
  );
  const browser: Browser = await launchBrowser();
  const { origin } = server;
  return {
    origin,
    files,
    async open(route, after) {
      if (after !== undefined) {
        await after.goto(origin + route);
        return after;
      }
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
      const page = await context.newPage();
      pages.push(page);
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (/Content.Security/i.test(message.text())) errors.push(message.text());
      });
      await page.goto(origin + route);
      return page;
    },
    async leave() {
      for (const page of pages.splice(0)) await page.context().close();
      expect(errors.splice(0)).toEqual([]);
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
