import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import docsJsonNav from '../../src/entries/vite.ts';
import { eventTimeout } from '../support/event-timeout.ts';
import { config, folderOf, page, writeFiles } from '../support/folder.ts';
import { launchBrowser } from './browser.ts';

/** A page that shows the content of the virtual module, and updates when the module changes. */
const project = {
  'index.html': '<!doctype html><title>Test</title><ul></ul><script type="module" src="/main.js"></script>',
  'main.js': [
    "import site from 'virtual:docs-json-nav';",
    'const titles = Object.values(site.pages).map(({ title }) => title);',
    "document.querySelector('ul').textContent = titles.join(', ');",
  ].join('\n'),
  'docs/docs.json': config({ pages: ['index', 'guides/start'] }),
  'docs/index.mdx': page('Home'),
  'docs/guides/start.mdx': page('Getting started'),
};

let browser: Browser;
let server: ViteDevServer | undefined;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

async function open(folder: string): Promise<Page> {
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    plugins: [docsJsonNav({ root: 'docs' })],
  });
  await server.listen();
  const port = (server.httpServer?.address() as AddressInfo | undefined)?.port;
  const tab = await browser.newPage();
  await tab.goto(`http://127.0.0.1:${port}/`);
  return tab;
}

test('edits reach the browser, an error shows the overlay, and fixing it removes the overlay', async () => {
  const folder = folderOf(project);
  const tab = await open(folder);
  try {
    const list = tab.locator('ul');
    const overlay = tab.locator('vite-error-overlay');
    const shows = (text: string) => expect.poll(() => list.textContent(), { timeout: eventTimeout }).toBe(text);
    await shows('Home, Getting started');

    writeFileSync(join(folder, 'docs/guides/start.mdx'), page('First steps'));
    await shows('Home, First steps');

    writeFiles(folder, { 'docs/more.mdx': page('More') });
    await shows('Home, First steps, More');

    writeFileSync(join(folder, 'docs/docs.json'), config({ pages: ['index', 'guides/strat', 'more'] }));
    await overlay.waitFor({ state: 'attached', timeout: eventTimeout });
    const text = await overlay.evaluate((element) => element.shadowRoot?.textContent ?? '');
    expect(text).toContain('Page not found: "guides/strat"');
    expect(text).toContain('Did you mean "guides/start"?');
    expect(text).toContain('docs.json:6:7');
    expect(text).toMatch(/6 \|\s+"guides\/strat",/);

    // A browser that connects while there are findings gets them too.
    await tab.reload();
    await overlay.waitFor({ state: 'attached', timeout: eventTimeout });

    writeFileSync(join(folder, 'docs/docs.json'), config({ pages: ['more', 'guides/start', 'index'] }));
    await overlay.waitFor({ state: 'detached', timeout: eventTimeout });
    await shows('More, First steps, Home');
  } finally {
    await tab.close();
    await server?.close();
  }
});
