import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../support/run.ts';
import { launchBrowser } from './browser.ts';

/** Style sheet of a generator without its imports. */
const source = (path: string): string =>
  readFileSync(join(packageRoot, 'src/generators', path), 'utf8').replace(/@import[^;]*;/g, '');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function open(css: string, html: string) {
  const page = await browser.newPage();
  await page.setContent(`<style>${css}</style>${html}`);
  return page;
}

test("in Docusaurus, the link of a banner has the color of the banner's text", async () => {
  const theme = 'a { color: rgb(1, 1, 1); text-decoration: none }';
  const parts = `@layer docs-json-nav { ${source('parts/styles.css')} }`;
  const banner = '<aside class="djn-banner" style="color: rgb(9, 9, 9)">New <a href="#">release</a></aside>';
  const page = await open(`${theme}${parts}${source('docusaurus/styles.css')}`, banner);
  const style = await page.locator('a').evaluate((link) => {
    const { color, textDecorationLine } = getComputedStyle(link);
    return [color, textDecorationLine];
  });
  await page.close();
  expect(style).toEqual(['rgb(9, 9, 9)', 'underline']);
});

test('in Rspress, the primary link is a button that is smaller than the bar', async () => {
  const theme = `.rp-nav-menu__item { display: flex; align-items: center; height: 64px }
.rp-nav-menu__item__container { height: 100%; padding: 0 8px; line-height: 20px }
.rp-nav-menu__item:last-child > .rp-nav-menu__item__container { padding-right: 0 }
.rp-nav-menu__item:hover .rp-nav-menu__item__container { color: rgb(1, 1, 1) }`;
  const link = '<a class="rp-nav-menu__item__container" href="#"><i class="djn-primary-mark"></i>Start</a>';
  const page = await open(
    `${theme}${source('rspress/theme.css')}:root { --rp-c-bg: rgb(9, 9, 9) }`,
    `<ul><li class="rp-nav-menu__item">${link}</li></ul>`,
  );
  await page.locator('a').hover();
  const style = await page.locator('a').evaluate((element) => {
    const { color, paddingRight, paddingLeft } = getComputedStyle(element);
    return { color, isCentered: paddingRight === paddingLeft, isLow: element.getBoundingClientRect().height < 40 };
  });
  await page.close();
  expect(style).toEqual({ color: 'rgb(9, 9, 9)', isCentered: true, isLow: true });
});
