/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { config, page as pageText, sharedFolder } from '../support/folder.ts';
import { launchBrowser } from './browser.ts';
import { type OpenedPreview, openPreview } from './opened-preview.ts';

const drawing = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"><rect width="100%" height="100%"/></svg>`;

const home = `
![Large](/large.svg)

<img src="/small.svg" alt="Small" noZoom />

[![Linked](/large.svg)](/other)
`;

const folder = sharedFolder({
  'docs.json': config({ pages: ['index', 'other'] }),
  'index.mdx': pageText('Home') + home,
  'other.mdx': pageText('Other'),
  'large.svg': drawing(1200),
  'small.svg': drawing(100),
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

async function openHome(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  onTestFinished(() => page.close());
  await page.goto(preview.url);
  return page;
}

test('a click shows an image as large as it is, and Escape or a click closes it', async () => {
  const page = await openHome();
  const image = page.getByAltText('Large').first();
  const enlarged = page.locator('dialog.djn-zoom img');
  const { width } = (await image.boundingBox()) ?? expect.fail();
  expect(width).toBeLessThan(1000);

  await image.click();
  expect((await enlarged.boundingBox())?.width).toBe(1200);
  expect(await enlarged.getAttribute('alt')).toBe('Large');
  await page.keyboard.press('Escape');
  await enlarged.waitFor({ state: 'detached' });

  await image.click();
  await enlarged.click();
  await enlarged.waitFor({ state: 'detached' });
});

test('an image with `noZoom` stays, and a linked image opens its link', async () => {
  const page = await openHome();
  await page.getByAltText('Small').click();
  expect(await page.locator('dialog.djn-zoom').count()).toBe(0);
  await page.getByAltText('Linked').click();
  await page.waitForURL('**/other**');
  expect(await page.locator('dialog.djn-zoom').count()).toBe(0);
});
