/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { nodeHost } from '../../src/core/host/node.ts';
import type { PageContent } from '../../src/generators/contract.ts';
import { starlight } from '../../src/generators/starlight/manifest.ts';
import { createStarlightTheme } from '../../src/generators/starlight/page-theme.ts';
import { createVitePressTheme } from '../../src/generators/vitepress/page-theme.ts';
import { createPlainTheme, type ThemeSettings } from '../../src/render/plain-theme.ts';
import type { Theme } from '../../src/render/theme.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { launchBrowser } from '../browser/browser.ts';
import { renderFor } from '../support/render-for.ts';

const root = join(import.meta.dirname, '../..');
const docs = join(root, 'fixtures/islands/docs');
const themes: Readonly<Record<string, (settings: ThemeSettings) => Theme>> = {
  plain: createPlainTheme,
  starlight: (settings) =>
    createStarlightTheme(settings, async () => ({ html: '<pre><code>const a = 1;</code></pre>' })),
  vitepress: createVitePressTheme,
};

interface Rendered {
  readonly pages: ReadonlyMap<string, PageContent>;
  readonly files: ReadonlyMap<string, string>;
  readonly findings: readonly string[];
}

async function render(name: string): Promise<Rendered> {
  const site = await resolveSite({ base: '/docs' }, nodeHost(docs));
  const theme = themes[name] ?? createPlainTheme;
  const addressOf = (route: string) => `/docs${route}/`;
  const { pages, made, findings } = await renderFor(starlight, site, { project: root, theme, urlOf: addressOf });
  return {
    pages: new Map(pages.map((page) => [page.route, page])),
    files: made,
    findings: findings.map(({ code, args }) => `${code} ${JSON.stringify(args)}`),
  };
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(Object.keys(themes))('in the markup of the theme %s', (name) => {
  const errors: string[] = [];
  let rendered: Rendered;
  let page: Page;

  beforeAll(async () => {
    rendered = await render(name);
  });
  afterEach(async () => {
    await page?.context().close();
    expect(errors.splice(0)).toEqual([]);
  });

  /** Opens a page from a static server. */
  async function open(route: string, javaScriptEnabled = true): Promise<void> {
    const context = await browser.newContext({ javaScriptEnabled });
    await context.route('**/*', (request) => {
      const path = new URL(request.request().url()).pathname;
      const file = rendered.files.get(path.replace('/docs/', ''));
      if (file !== undefined) return request.fulfill({ body: file, contentType: 'text/javascript' });
      if (path === '/data.json') return request.fulfill({ json: { text: 'Fetched' } });
      if (path === '/client.js')
        return request.fulfill({ path: join(root, 'dist/dialect/client.js'), contentType: 'text/javascript' });
      if (path.endsWith('.svg'))
        return request.fulfill({ body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' });
      const html = rendered.pages.get(route)?.renderedPage.html;
      const script = '<script type="module" src="/client.js"></script>';
      return request.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Page</title><main>${html}</main>${script}`,
      });
    });
    page = await context.newPage();
    page.setDefaultTimeout(5000);
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto('http://pages.test/docs/');
  }

  /** Waits until all islands of the page are hydrated. */
  async function waitForHydration(): Promise<void> {
    await page.locator('.clock .text', { hasText: 'Fetched' }).waitFor();
  }

  test('keeps the built markup', async () => {
    const markup = () =>
      page.locator('main').evaluate((main) => {
        for (const clock of main.querySelectorAll('.clock')) clock.remove();
        return main.innerHTML;
      });
    await open('/', false);
    const before = await markup();
    await page.context().close();
    await open('/');
    await waitForHydration();
    expect(await markup()).toBe(before);
  });

  test('supports state, elements as properties, and imported files', async () => {
    await open('/');
    await waitForHydration();
    const counter = page.locator('.counter').first();
    expect(await counter.innerHTML()).toContain('<strong>times</strong>');
    await counter.getByRole('button').click();
    await counter.getByRole('button').click();
    await expect.poll(() => counter.textContent()).toBe('5 times10');
    expect(await page.getByText('10 inside').count()).toBe(0);
  });

  test('supports children that appear later and contain components', async () => {
    await open('/');
    await waitForHydration();
    await page.getByRole('button', { name: 'More' }).click();
    const inside = page.locator('.toggled');
    expect(await inside.getByRole('link').getAttribute('href')).toBe('/docs/guides/start/');
    const button = inside.getByRole('button');
    await button.click();
    await expect.poll(() => button.textContent()).toBe('11 inside');
    await page.getByRole('button', { name: 'Less' }).click();
    expect(await inside.count()).toBe(0);
  });

  test('supports elements in lists and objects passed as properties', async () => {
    await open('/', false);
    expect(await page.locator('.pane em').textContent()).toBe('first');
    await page.context().close();
    await open('/');
    await waitForHydration();
    await page.getByRole('button', { name: 'Two' }).locator('b').click();
    await expect.poll(() => page.locator('.pane').textContent()).toBe('second words, a link');
    expect(await page.locator('.pane').getByRole('link').getAttribute('href')).toBe('/docs/guides/start/');
  });

  test('components of the dialect can contain islands, with the same markup as in the build', async () => {
    await open('/');
    await waitForHydration();
    const chooser = page.locator('.chooser');
    expect(await chooser.locator('.djn-card').count()).toBe(2);
    await chooser.getByLabel('Search').fill('sec');
    expect(await chooser.locator('.djn-card').textContent()).toContain('Second');
    expect(await chooser.locator('.djn-card svg.djn-icon').count()).toBe(1);
    await chooser.getByLabel('Search').fill('nothing');
    expect(await chooser.textContent()).toContain('Nothing is found.');
    await chooser.getByLabel('Search').fill('');
    await chooser.getByRole('button', { name: 'Only First' }).click();
    const card = chooser.locator('.djn-card');
    expect(await card.count()).toBe(1);
    expect(await card.getByRole('link').getAttribute('href')).toBe('/docs/guides/start/');
    await chooser.getByRole('button', { name: 'Focus' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search');
    expect(await chooser.locator('img').getAttribute('src')).toBe('/docs/images/dot.svg');
    expect(await chooser.getByRole('link', { name: 'Start' }).last().getAttribute('href')).toBe('/docs/guides/start/');
    expect(await chooser.textContent()).toContain('const a = 1;');
  });

  test('supports effects, the window, and cleanup when the page is left', async () => {
    await open('/');
    await waitForHydration();
    expect(Number(await page.locator('.clock').getAttribute('data-width'))).toBeGreaterThan(100);
    await page.locator('.seconds', { hasText: 'ticking' }).waitFor();
    await page.evaluate(() => document.querySelector('main')?.replaceChildren());
    await page.waitForFunction('window.cleaned');
  });

  test("supports a snippet's component inside a component of the dialect", async () => {
    await open('/');
    await waitForHydration();
    await page.locator('.secret').click();
    expect(await page.locator('.secret').textContent()).toBe('It is 42.');
  });

  test('hydrates pages after client-side navigation', async () => {
    await open('/guides/nested');
    await page.evaluate((html) => {
      document.querySelector('main')?.replaceChildren();
      document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
    }, rendered.pages.get('/')?.renderedPage.html ?? '');
    await waitForHydration();
    await page.locator('.secret').click();
    expect(await page.locator('.secret').textContent()).toBe('It is 42.');
  });

  test('supports handlers and hooks defined outside of components', async () => {
    const { html, headings } = rendered.pages.get('/guides/parts')?.renderedPage ?? {};
    expect(headings?.map(({ text }) => text)).toEqual(['Handlers', 'State']);
    expect(html?.match(/A <strong>bold<\/strong> word/g)).toHaveLength(1);
    await open('/guides/parts');
    const main = page.locator('main');
    const more = main.getByText('More is here.');
    expect(await more.isVisible()).toBe(false);
    await expect
      .poll(async () => {
        await main.locator('.word').first().hover();
        await main.getByText('bold').hover();
        return more.isVisible();
      })
      .toBe(true);
    const inside = main.locator('.panel .counter');
    await expect
      .poll(async () => {
        await inside.getByRole('button').click();
        return inside.textContent();
      })
      .toMatch(/^2[1-9] in a panel/);
    expect(await main.locator('.panel').getByRole('link').getAttribute('href')).toBe('/docs/guides/start/');

    const button = main.getByTitle('Hello');
    await button.click();
    expect(await button.getAttribute('data-said')).toBe('shouted');
    expect(await button.innerHTML()).toContain('<em>button</em>');
    await main.locator('.word').last().click();
    expect(await main.locator('.word').allTextContents()).toEqual(['one', 'Hello two']);
    await main.locator('.own').click();
    await expect.poll(() => main.locator('.own').textContent()).toBe('Hello 2');
    const formatted = main.locator('.counter', { hasText: 'formatted' });
    expect(await formatted.textContent()).toBe('1 formatted2 drops of Hello');
    await formatted.getByRole('button').click();
    await expect.poll(() => formatted.textContent()).toBe('2 formatted4 drops of Hello');
  });

  test("reports code that can't run in a browser, and keeps its markup", async () => {
    expect(rendered.findings).toEqual([
      'dialect-part-failed {"reason":"its property \\"format\\" is a function, which a page cannot hand to the browser","effect":"changed"}',
    ]);
    await open('/guides/nested');
    const [still, live] = [page.locator('.counter').first(), page.locator('.counter').last()];
    await expect
      .poll(async () => {
        await live.getByRole('button').click();
        return live.textContent();
      })
      .not.toBe('2 \n4');
    expect(await still.textContent()).toMatch(/^1/);
  });
});

test('pages without state load no script, and script names contain a content hash', async () => {
  const { pages, files } = await render('plain');
  expect(pages.get('/guides/start')?.renderedPage.html).not.toContain('dialect-island');
  expect([...files.keys()].map((file) => file.replace(/\.[\da-f]{16}\./, '.HASH.')).sort()).toEqual([
    '_docs-json-nav/chooser.HASH.js',
    '_docs-json-nav/clock.HASH.js',
    '_docs-json-nav/counter.HASH.js',
    '_docs-json-nav/hint.HASH.js',
    '_docs-json-nav/index.HASH.js',
    '_docs-json-nav/islands.HASH.js',
    '_docs-json-nav/parts.HASH.js',
    '_docs-json-nav/utilities.HASH.js',
  ]);
  const runtime = [...files].find(([file]) => file.includes('/islands.'))?.[1] ?? '';
  expect(runtime).toBe(readFileSync(join(root, 'dist/islands/plain/plain.js'), 'utf8'));
  expect(await render('plain')).toEqual({ pages, files, findings: expect.anything() });
});
