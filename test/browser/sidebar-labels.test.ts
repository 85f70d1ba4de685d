import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { iconStyles } from '../../src/render/icons/icon-styles.ts';
import { packageRoot } from '../support/run.ts';
import { launchBrowser } from './browser.ts';

const source = (path: string): string => readFileSync(join(packageRoot, 'src/generators', path), 'utf8');
const iconSheet = iconStyles({ html: { 'djn-i-known': '<svg viewBox="0 0 1 1"></svg>' }, monochrome: new Set() });
const longLabel = 'A label that is so long that it needs more than two lines in a narrow sidebar';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('in Starlight, the second line of a label starts below the first', async () => {
  const [, styles = ''] = /<style>(.*)<\/style>/s.exec(source('starlight/components/SidebarEntries.astro')) ?? [];
  const page = await browser.newPage();
  const label = `<span>${longLabel}</span>`;
  const titleWithIcon = `<span class="djn-group-title">${label}<i class="sl-badge djn-parent-icon djn-i-known"></i></span>`;
  const entries = [
    `<a href="#" class="djn-nav-icon djn-i-known">${label}</a>`,
    `<a href="#" class="djn-nav-icon djn-i-gone">${label}</a>`,
    `<div class="djn-group-head">${titleWithIcon}</div>`,
  ];
  await page.setContent(
    `<style>${styles.replace(/:global\(([^()]*)\)/g, '$1')}${iconSheet}</style><ul class="djn-entries" style="width: 150px">${entries.join('')}</ul>`,
  );
  const lefts = await page
    .locator('.djn-entries a > span, .djn-group-title > span')
    .evaluateAll((labels) =>
      labels.map((element) => [...element.getClientRects()].map(({ left }) => Math.round(left))),
    );
  await page.close();
  for (const lines of lefts) {
    expect(lines.length).toBeGreaterThan(2);
    expect(new Set(lines).size).toBe(1);
  }
  const [withIcon = 0, withoutIcon = 0] = lefts.map(([left]) => left);
  expect(withIcon - withoutIcon).toBeGreaterThan(15);
});

test('in VitePress, the second line of a label starts below the first', async () => {
  const page = await browser.newPage();
  const label = `<i class="djn-nav-icon djn-i-known"></i><span>${longLabel}</span>`;
  await page.setContent(
    `<style>${source('vitepress/theme/styles.css')}${iconSheet}</style><div class="VPSidebarItem" style="width: 150px"><p class="text">${label}</p></div>`,
  );
  const lefts = await page
    .locator('.text > span')
    .evaluate((element) => [...element.getClientRects()].map(({ left }) => Math.round(left)));
  await page.close();
  expect(lefts.length).toBeGreaterThan(2);
  expect(new Set(lefts).size).toBe(1);
});

test('in Starlight, a heading after a line of badges keeps its margin', async () => {
  const page = await browser.newPage();
  const margin = (rest: string) =>
    `<div class="sl-markdown-content"><span class="djn-tag">New</span><div class="sl-heading-wrapper">${rest}</div></div>`;
  await page.setContent(
    `<style>.sl-heading-wrapper { margin-top: 40px }${source('starlight/components/pages.css')}</style>${margin('<h2>Next</h2>')}`,
  );
  const top = await page.locator('.sl-heading-wrapper').evaluate((element) => getComputedStyle(element).marginTop);
  await page.close();
  expect(top).toBe('40px');
});

test('in Docusaurus, labels of three lines are whole', async () => {
  const clamped = 'overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2';
  const page = await browser.newPage();
  const names = ['categoryLinkLabel_W154', 'linkLabel_WmDU'];
  const links = names.map((name) => `<a class="menu__link"><span class="${name}">${longLabel}</span></a>`);
  await page.setContent(
    `<style>.categoryLinkLabel_W154, .linkLabel_WmDU { ${clamped} }${source('docusaurus/styles.css').replace(/@import[^;]*;/g, '')}</style><div style="width: 150px; line-height: 20px">${links.join('')}</div>`,
  );
  const heights = await page
    .locator('.menu__link > span')
    .evaluateAll((labels) => labels.map((element) => [element.clientHeight, element.scrollHeight]));
  await page.close();
  for (const [height = 0, whole = 0] of heights) {
    expect(whole).toBeGreaterThan(50);
    expect(height).toBe(whole);
  }
});
