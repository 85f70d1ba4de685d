/// <reference lib="dom" />
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { LivePreview } from '../../src/cli/preview/live-preview.ts';
import { type PreviewServer, startServer } from '../../src/cli/preview/server.ts';
import { redirectPage } from '../../src/generators/publish/redirects.ts';
import { violationsOf, wcag } from './accessibility.ts';
import { launchBrowser } from './browser.ts';
import { demoDocs } from './demo-site.ts';

let folder: string;
let docs: string;
let live: LivePreview;
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-preview-'));
  docs = join(folder, 'docs');
  cpSync(demoDocs, docs, { recursive: true });
  const next = { check: '', fix: '' };
  live = new LivePreview({
    options: { root: docs },
    resolvedOptions: { root: docs },
    settings: { workingDirectory: folder },
    cwd: folder,
    commands: next,
  });
  server = await startServer({ port: 0, host: '127.0.0.1' }, (request, response) => live.handle(request, response));
  live.onChange(() => server.announce());
  browser = await launchBrowser();
  await Promise.all([live.start(), fetch(`${server.url}/`)]);
});

afterAll(async () => {
  await browser.close();
  live.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(path: string, width = 1440, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
  onTestFinished(() => page.close());
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) errors.push(request.url());
  });
  await page.goto(server.url + path);
  onTestFinished(() => expect(errors).toEqual([]));
  return page;
}

const findings = '#docs-json-nav-findings';

/** Changes a file until the test ends. */
function edit(file: string, change: (text: string) => string): () => void {
  const path = join(docs, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, change(text));
  const restore = (): void => writeFileSync(path, text);
  onTestFinished(restore);
  return restore;
}

test.each([
  ['/', 'light', 1440],
  ['/', 'dark', 390],
  ['/quickstart/', 'light', 1024],
  ['/reference/endpoints/jobs/enqueue-a-job/', 'dark', 1440],
] as const)('%s in %s at %i pixels is accessible and no wider than the window', async (path, scheme, width) => {
  const page = await open(path, width, scheme);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  expect(await violationsOf(page, undefined, wcag)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('an edit shows without a reload, and keeps what is open and scrolled to', async () => {
  const page = await open('/concepts/jobs/');
  await page.evaluate(() => {
    (window as { kept?: boolean }).kept = true;
  });
  const group = page.locator('.entries details', { hasText: 'Ordering' }).last();
  const wasOpen = await group.evaluate((fold: HTMLDetailsElement) => {
    fold.open = !fold.open;
    return !fold.open;
  });
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  edit('concepts/jobs.mdx', (text) => text.replace('A job says', 'An edited job says'));
  await page.getByText('An edited job says').waitFor();
  expect(await page.evaluate(() => [scrollY, (window as { kept?: boolean }).kept])).toEqual([300, true]);
  expect(await group.evaluate((fold: HTMLDetailsElement) => fold.open)).toBe(!wasOpen);
});

test('a broken docs.json is shown above the page, and no longer once it is repaired', async () => {
  const page = await open('/concepts/jobs/');
  const repair = edit('docs.json', (text) => text.replace('"navigation": {', '"navigation": {{'));
  const overlay = page.locator(`${findings} .overlay`);
  await overlay.waitFor();
  expect(await overlay.textContent()).toContain('config-syntax');
  expect(await page.locator('h1').textContent()).toBe('Jobs');
  repair();
  await overlay.waitFor({ state: 'detached' });
});

test('findings are counted on the page and on its sidebar entry, and listed with a link to the editor', async () => {
  const page = await open('/concepts/queues/');
  edit('concepts/queues.mdx', (text) => `${text}\n[Gone](/gone)\n`);
  const badge = page.locator(`${findings} button.badge`);
  await badge.waitFor();
  expect(await badge.textContent()).toBe('1 finding');
  expect(await page.locator('.entries [aria-current="page"] [data-preview-mark="error"]').textContent()).toBe('1');
  await badge.click();
  const link = page.locator(`${findings} .panel a`).first();
  expect(await link.getAttribute('href')).toMatch(/^vscode:\/\/file\/.*\/concepts\/queues\.mdx:\d+:\d+$/);
});

test('search finds pages by the keyboard, with breadcrumbs', async () => {
  const page = await open('/');
  await page.keyboard.press('/');
  await page.keyboard.type('guarantees');
  const first = page.locator('dialog.search [role="option"]').first();
  await first.waitFor();
  expect(await first.textContent()).toMatch(/guarantees.*Delivery/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/concepts\/delivery\/guarantees\//);
});

test('an edit keeps the open search', async () => {
  const page = await open('/concepts/jobs/');
  await page.keyboard.press('/');
  await page.keyboard.type('guarantees');
  edit('concepts/jobs.mdx', (text) => text.replace('A job says', 'A changed job says'));
  await page.locator('main', { hasText: 'A changed job says' }).waitFor();
  expect(await page.locator('dialog.search[open] input').inputValue()).toBe('guarantees');
  await page.locator('dialog.search [role="option"]').first().waitFor();
});

test('the menu of a phone opens without a script, and has the sidebar and the switchers', async () => {
  const page = await open('/concepts/jobs/', 390);
  const sidebar = page.locator('#_sidebar');
  expect(await sidebar.isVisible()).toBe(false);
  await page.locator('.menu-button').click();
  expect(await sidebar.isVisible()).toBe(true);
  expect(await sidebar.locator('[data-level="version"]').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await sidebar.isVisible()).toBe(false);
});

test('a phone shows the current tab, however far right it is', async () => {
  const page = await open('/reference/endpoints/jobs/enqueue-a-job/', 390);
  const box = await page.locator('.tabs [data-current]', { hasText: 'Reference' }).boundingBox();
  expect(box?.x).toBeGreaterThan(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390);
});

test('the choice of light or dark is kept', async () => {
  const page = await open('/');
  const isDark = (): Promise<boolean> => page.evaluate(() => document.documentElement.classList.contains('dark'));
  expect(await isDark()).toBe(false);
  await page.locator('[data-theme-button]').click();
  expect(await isDark()).toBe(true);
  await page.reload();
  expect(await isDark()).toBe(true);
});

test('pages that are written from right to left are mirrored, and their code is not', async () => {
  const page = await open('/concepts/jobs/');
  const places = (): Promise<readonly boolean[]> =>
    page.evaluate(() => {
      const leftOf = (selector: string): number =>
        document.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN;
      return [
        leftOf('.sidebar') < leftOf('main'),
        leftOf('main') < leftOf('.outline'),
        leftOf('.logo') < leftOf('.search-button'),
      ];
    });
  expect(await places()).toEqual([true, true, true]);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await places()).toEqual([false, false, false]);
  const directionOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  expect([await directionOf('main p'), await directionOf('main pre'), await directionOf('main td code')]).toEqual([
    'rtl',
    'ltr',
    'ltr',
  ]);
});

test('"On this page" highlights the section that a click opens', async () => {
  const page = await open('/concepts/jobs/');
  await page.setViewportSize({ width: 1440, height: 300 });
  const link = page.locator('.outline a').nth(1);
  await link.click();
  await expect.poll(() => page.locator('.outline a.current').textContent()).toBe(await link.textContent());
});

test('the button that copies code shows a check mark while the pointer is on it', async () => {
  const page = await open('/v1/quickstart/');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const button = page.locator('.djn-code-copy').first();
  await button.click();
  const look = () =>
    button.evaluate((element) => ({
      icon: getComputedStyle(element, '::before').content,
      border: getComputedStyle(element).borderTopColor,
    }));
  expect(await look()).toEqual({ icon: '"\u2713"', border: 'rgba(0, 0, 0, 0)' });
});

test('the link of a heading copies its URL', async () => {
  const page = await open('/concepts/jobs/');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const heading = page.locator('h2.djn-heading').first();
  await heading.hover();
  await heading.locator('.djn-anchor').click();
  await expect
    .poll(() => page.evaluate('navigator.clipboard.readText()'))
    .toBe(`${server.url}/concepts/jobs/#${await heading.getAttribute('id')}`);
  expect(await heading.locator('.djn-anchor').evaluate((link) => getComputedStyle(link, '::before').content)).toBe(
    '"\u2713"',
  );
});

test('a reload keeps the language of samples, and not the status of a response', async () => {
  const page = await open('/reference/endpoints/jobs/enqueue-a-job/');
  const selected = () =>
    page
      .locator('.djn-tablist > [role="tab"][aria-selected="true"]')
      .evaluateAll((tabs) => tabs.map(({ textContent }) => textContent));
  await page.locator('.djn-tablist > [role="tab"]', { hasText: 'Python' }).first().click();
  await page
    .locator('.djn-tablist > [role="tab"]', { hasText: /^4\d\d$/ })
    .first()
    .click();
  expect((await selected()).join()).toMatch(/Python.*4\d\d|4\d\d.*Python/);
  await page.reload();
  await expect.poll(async () => (await selected()).join()).toContain('Python');
  expect((await selected()).join()).not.toMatch(/4\d\d/);
});

test('the menu on phones opens at the current page', async () => {
  const page = await open('/operate/monitoring/', 390);
  await page.setViewportSize({ width: 390, height: 320 });
  await page.locator('[popovertarget="_sidebar"]').click();
  const entry = page.locator('#_sidebar .entries [aria-current="page"]');
  await expect.poll(() => entry.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(320);
});

test('redirect pages keep the query and fragment of a link', async () => {
  const page = await open('/');
  await page.route('**/old*', (route) =>
    route.fulfill({ contentType: 'text/html', body: redirectPage('/concepts/jobs/') }),
  );
  await page.goto(`${server.url}/old?from=mail#payloads`);
  await page.waitForURL(`${server.url}/concepts/jobs/?from=mail#payloads`);
});
