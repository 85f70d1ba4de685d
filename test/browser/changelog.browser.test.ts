/// <reference lib="dom" />
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { config, page as pageText, sharedFolder } from '../support/folder.ts';
import { violationsOf, wcag } from './accessibility.ts';
import { launchBrowser } from './browser.ts';
import { type OpenedPreview, openPreview } from './opened-preview.ts';

const changelog = `---
title: Changelog
rss: true
---

<Update label="v3" tags={["API", "SDK"]}>Third.</Update>

<Update label="v2" tags={["API", "CLI"]}>Second.</Update>

<Update label="v1">First.</Update>
`;

const folder = sharedFolder({
  'docs.json': config({ pages: ['index', 'changelog', 'untagged'] }),
  'index.mdx': pageText('Home'),
  'changelog.mdx': changelog,
  'untagged.mdx': '<Update label="v1">First.</Update>\n',
});
let preview: OpenedPreview;
let browser: Browser;

beforeAll(async () => {
  [preview, browser] = await Promise.all([openPreview(folder), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await preview.close();
});

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 }, ...options });
  onTestFinished(() => page.close());
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  onTestFinished(() => expect(errors).toEqual([]));
  await page.goto(preview.url + path);
  return page;
}

function visibleLabels(page: Page): Promise<string[]> {
  return page.locator('.djn-update:visible .djn-update-label').allTextContents();
}

function filter(page: Page) {
  return page.getByRole('group', { name: 'Filter by tag' });
}

async function states(page: Page): Promise<readonly string[]> {
  return filter(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) =>
        [button.textContent, button.ariaPressed, button.matches(':disabled') ? 'disabled' : 'enabled'].join(' '),
      ),
    );
}

test('buttons show the updates that have all chosen tags, by keyboard too', async () => {
  const page = await open('/changelog/');
  const [api, sdk] = ['API', 'SDK'].map((name) => filter(page).getByRole('button', { name }));
  await api?.waitFor();
  expect(await states(page)).toEqual(['API false enabled', 'SDK false enabled', 'CLI false enabled']);
  expect(await visibleLabels(page)).toEqual(['v3', 'v2', 'v1']);
  await api?.focus();
  await page.keyboard.press('Space');
  expect(await visibleLabels(page)).toEqual(['v3', 'v2']);
  await page.keyboard.press('Tab');
  expect(await sdk?.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await visibleLabels(page)).toEqual(['v3']);
  expect(await states(page)).toEqual(['API true enabled', 'SDK true enabled', 'CLI false disabled']);
  expect(new URL(page.url()).searchParams.get('tags')).toBe('API,SDK');
  expect(await violationsOf(page, undefined, wcag)).toEqual([]);
  await sdk?.click();
  await api?.click();
  expect(await visibleLabels(page)).toEqual(['v3', 'v2', 'v1']);
  expect(new URL(page.url()).search).toBe('');
});

test('a URL chooses tags, and unknown tags are ignored', async () => {
  const page = await open('/changelog/?tags=CLI,unknown');
  await filter(page).waitFor();
  expect(await visibleLabels(page)).toEqual(['v2']);
});

test('a link of "On this page" to a hidden update ends the filter', async () => {
  const page = await open('/changelog/?tags=SDK');
  await filter(page).waitFor();
  expect(await visibleLabels(page)).toEqual(['v3']);
  const outline = page.locator('.outline a');
  expect(await outline.allTextContents()).toEqual(['v3', 'v2', 'v1']);
  expect(await page.locator('.outline a.current').allTextContents()).toEqual(['v3']);
  await outline.last().click();
  await page.waitForFunction(() => !location.search.includes('tags'));
  expect(await visibleLabels(page)).toEqual(['v3', 'v2', 'v1']);
  expect(new URL(page.url()).hash).toBe('#v1');
});

test('print shows all updates', async () => {
  const page = await open('/changelog/?tags=SDK');
  await filter(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await visibleLabels(page)).toEqual(['v3', 'v2', 'v1']);
});

test('without scripts a changelog has no buttons, but a link to its feed', async () => {
  const page = await open('/changelog/', { javaScriptEnabled: false });
  expect(await page.locator('.djn-update-filter').count()).toBe(0);
  expect(await visibleLabels(page)).toEqual(['v3', 'v2', 'v1']);
  expect(await page.getByRole('link', { name: 'RSS' }).getAttribute('href')).toBe('/changelog/rss.xml');
  expect(await page.getByRole('link', { name: 'RSS' }).isVisible()).toBe(true);
});

test('a page without tags has no buttons', async () => {
  const page = await open('/untagged/');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.djn-update-filter').count()).toBe(0);
});

test('the preview serves the feed of a page that was not opened yet', async () => {
  const response = await fetch(`${preview.url}/untagged/rss.xml`);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(await response.text()).toContain('<link>/untagged/#v1</link>');
  expect((await fetch(`${preview.url}/rss.xml`)).status).toBe(404);
});
