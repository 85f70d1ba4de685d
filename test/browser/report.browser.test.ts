/// <reference lib="dom" />
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hostile, pageOf, surveyOf } from '../report/report-site.ts';
import { config, folderOf, page as textOf } from '../support/folder.ts';
import { violationsOf } from './accessibility.ts';
import { launchBrowser } from './browser.ts';

let browser: Browser;
let page: Page;
/** Network requests and console errors of the browser. */
let browserEvents: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
});

afterEach(async () => {
  await page?.close();
  expect(browserEvents).toEqual([]);
});

type Settings = NonNullable<Parameters<Browser['newPage']>[0]>;

async function open(html: string, settings: Settings = {}): Promise<void> {
  browserEvents = [];
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...settings });
  page.on('pageerror', ({ message }) => browserEvents.push(message));
  page.on('console', (message) => browserEvents.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) browserEvents.push(request.url());
  });
  const file = join(folderOf({}), 'report.html');
  writeFileSync(file, html);
  await page.goto(pathToFileURL(file).href);
  await page.waitForSelector('[role=treeitem]');
}

/** Opens a view, and waits until it is shown: the view before may have findings too. */
async function look(view: string): Promise<void> {
  const current = page.locator('[aria-current=page]', { hasText: view });
  // A click has no effect before the page's script has started.
  for (let tries = 0; tries < 5 && !(await current.isVisible()); tries++) {
    await page.getByRole('link', { name: view }).click();
    await current.waitFor({ timeout: 3000 }).catch(() => undefined);
  }
  await current.waitFor();
}
const rows = () => page.locator('[role=treeitem] .label').allTextContents();
const chosen = () => page.locator('[role=treeitem][aria-selected=true] .label').textContent();

describe('accessible', () => {
  const looks: readonly (readonly [string, Settings])[] = [
    ['light', { colorScheme: 'light' }],
    ['dark', { colorScheme: 'dark' }],
    ['on a phone', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
  ];

  test.each(looks)('%s', async (_, settings) => {
    await open(pageOf(await surveyOf()), settings);
    for (const view of ['Map', 'Findings', 'Coverage']) {
      await look(view);
      expect([view, await violationsOf(page)]).toEqual([view, []]);
    }
    const isWider = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
    expect(isWider).toBe(false);
  });
});

test('shows titles of the site as text', async () => {
  await open(pageOf({ ...(await surveyOf()), name: hostile }));
  expect(await page.locator('h1').textContent()).toBe(hostile);
  expect(await rows()).toContain(hostile);
  expect(await page.locator('img').count()).toBe(0);
  expect(await page.title()).toContain('Navigation report');
});

test('the tree supports the keyboard', async () => {
  await open(pageOf(await surveyOf()));
  await page.focus('[role=tree]');
  await page.keyboard.press('Home');
  expect(await chosen()).toBe((await rows())[0]);
  const all = (await rows()).length;
  await page.keyboard.press('ArrowLeft');
  expect((await rows()).length).toBeLessThan(all);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await chosen()).toBe('Start');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe('Install');
  const details = await page.locator('aside').textContent();
  for (const fact of ['/install', 'install.mdx:7:', 'link-missing', '4 open of 9', '+3'])
    expect(details).toContain(fact);
});

test('a search shows matches with their ancestors', async () => {
  await open(pageOf(await surveyOf()));
  await page.fill('[type=search]', 'deploy');
  expect(await page.locator('[role=treeitem].is-page .label').allTextContents()).toEqual(['Deploy']);
  expect(await page.locator('[role=status]').textContent()).toBe('1 page and 0 findings shown');
});

test('a finding links to its entry, and a missing translation to its page', async () => {
  await open(pageOf(await surveyOf()));
  await look('Findings');
  await page.getByRole('link', { name: 'Gone' }).click();
  expect(await chosen()).toBe('Gone');
  await look('Coverage');
  await page.locator('summary').click();
  await page.getByRole('link', { name: '/guides/deploy' }).click();
  expect(await chosen()).toBe('Deploy');
  await page.goBack();
  expect(await page.locator('.coverage').count()).toBe(1);
});

test('a location opens in the editor if the file is next to the report, and can be copied', async () => {
  await open(pageOf(await surveyOf()));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await look('Findings');
  const location = page.getByRole('link', { name: 'docs/docs.json:13:15' });
  const folder = new URL('.', page.url()).pathname;
  expect(await location.getAttribute('href')).toBe(`vscode://file${folder}docs/docs.json:13:15`);
  await page.getByRole('button', { name: 'Copy docs/docs.json:13:15' }).click();
  // The button writes asynchronously.
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe('docs/docs.json:13:15');
});

test('groups findings by cause with one help, and filters by code', async () => {
  const pages = ['a', 'b', 'c', 'd', 'e'];
  const own = Object.fromEntries(pages.map((name) => [`${name}.mdx`, `${textOf(name)}\n[x](/aa)\n[y](#none)\n`]));
  await open(pageOf(await surveyOf({ ...own, 'docs.json': config({ pages }) })));
  await look('Findings');
  const first = page.locator('.finding').first();
  expect(await first.textContent()).toContain('Did you mean "/a"?');
  expect(await first.locator('li').count()).toBe(3);
  await first.getByRole('button', { name: 'Show all 5 places' }).click();
  expect(await first.locator('li').count()).toBe(5);
  expect(await page.locator('.finding').count()).toBe(6);
  await page.getByRole('combobox', { name: 'code' }).selectOption('link-missing');
  expect(await page.locator('.finding').count()).toBe(1);
  await page.getByRole('button', { name: '5 warnings' }).click();
  expect(await page.locator('main').textContent()).toBe('Nothing here matches these filters. Show everything');
  await page.getByRole('link', { name: 'Show everything' }).click();
  expect(await page.locator('.finding').count()).toBe(6);
});

test('each view has a URL, / focuses the search, and an empty result says so', async () => {
  await open(pageOf(await surveyOf()));
  await page.evaluate("location.hash = '#findings?code=page-missing'");
  expect(await page.locator('.finding').count()).toBe(1);
  await page.keyboard.press('/');
  await page.keyboard.type('no such word');
  expect(await page.locator('main').textContent()).toContain('Nothing here matches “no such word”.');
  await page.getByRole('searchbox').fill('Deploy');
  await look('Findings');
  expect(await page.locator('main').textContent()).toContain('Nothing here matches “Deploy”.');
  await page.waitForURL(/search=Deploy/);
  await page.getByRole('searchbox').fill('no such word');
  await page.waitForURL(/#findings\?search=no\+such\+word&code=page-missing$/);
  await page.reload();
  expect(await page.getByRole('searchbox').inputValue()).toBe('no such word');
});

test('prints every finding and every row', async () => {
  await open(pageOf(await surveyOf()));
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  await page.emulateMedia({ media: 'print' });
  for (const part of [page.locator('.finding'), page.locator('.coverage h2'), page.getByText('Installer')]) {
    expect(await part.first().isVisible()).toBe(true);
  }
});

test('prints a long tree across several pages', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `page-${index}`);
  const pages = Object.fromEntries(names.map((name) => [`${name}.mdx`, textOf(name)]));
  await open(pageOf(await surveyOf({ ...pages, 'docs.json': config({ pages: names }) })));
  const tree = page.getByRole('tree');
  await tree.evaluate((box) => {
    box.scrollTop = 2000;
  });
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(5);
  // The scroll position is restored.
  expect(await tree.evaluate(({ scrollTop }) => scrollTop)).toBe(2000);
});

test('redraws the overview strip for another metric', async () => {
  await open(pageOf(await surveyOf()));
  const picture = () => page.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const pictures = [await picture()];
  for (const name of ['Open feedback', 'Size']) {
    await page.getByRole('radio', { name }).check();
    pictures.push(await picture());
  }
  expect(new Set(pictures).size).toBe(3);
});

test('renders only the visible ones of 20,000 pages', async () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `section-${Math.floor(index / 200)}/page-${index}`);
  const groups = Array.from({ length: 100 }, (_, index) => ({
    group: `Section ${index}`,
    pages: names.slice(index * 200, index * 200 + 200),
  }));
  const files = Object.fromEntries(names.map((name) => [`${name}.mdx`, textOf(name)]));
  await open(pageOf(await surveyOf({ ...files, 'docs.json': config({ groups }) })));
  await page.getByRole('button', { name: 'Open all' }).click();
  expect(await page.locator('[role=treeitem]').count()).toBeLessThan(100);
  await page.focus('[role=tree]');
  await page.keyboard.press('End');
  expect(await chosen()).toBe('section-99/page-19999');
  // At any scroll position the first row is fully visible.
  await page.getByRole('button', { name: 'Close all' }).click();
  await page.focus('[role=tree]');
  for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowDown');
  expect(await page.locator('[role=tree]').evaluate((tree) => tree.scrollTop % 34)).toBe(0);
  await page.getByRole('button', { name: 'Open all' }).click();
  await page.fill('[type=search]', 'page-12345');
  expect(await page.locator('[role=treeitem].is-page .label').allTextContents()).toEqual(['section-61/page-12345']);
});
