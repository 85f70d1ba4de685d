import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fitContent } from '../../src/generators/rendering/site-styles.ts';
import { packageRoot } from '../support/run.ts';
import { launchBrowser } from './browser.ts';

const stylesOf = (path: string): string =>
  readFileSync(join(packageRoot, path), 'utf8').replace(/@import "(.+?)";/g, (_, name: string) =>
    stylesOf(join(dirname(path), name).replace('src/generators/dialect', 'src/render/styles')),
  );
const css = stylesOf('src/generators/html/styles.css');
const longLabel = 'List language pairs supported by glossaries';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function open(html: string, more = ''): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><style>${css}${more}</style>${html}`);
  return page;
}

const inPage = (html: string): string => `<div class="layout"><main><div class="page">${html}</div></main></div>`;

test('links of text are underlined, in tables, fields and callouts too', async () => {
  const link = '<a href="/x">Link</a>';
  const places = [
    `<p>${link}</p>`,
    `<div class="djn-aside"><div class="djn-aside-body">${link}</div></div>`,
    `<div class="djn-field-body">Text ${link}</div>`,
    `<div class="djn-accordion-body"><table><tr><td>${link}</td></tr></table></div>`,
    `<dl><dd>${link}</dd></dl>`,
  ];
  const page = await open(inPage(`${places.join('')}<div class="djn-card-cta"><a href="/x">Start</a></div>`));
  const lines = await page
    .locator('a')
    .evaluateAll((links) => links.map((element) => getComputedStyle(element).textDecorationLine));
  await page.close();
  expect(lines).toEqual([...places.map(() => 'underline'), 'none']);
});

test('badges of a sidebar entry leave room for its label, and none is outside the sidebar', async () => {
  const badge = (text: string): string => `<span class="djn-badge">${text}</span>`;
  const label = `<span class="djn-line">${longLabel}</span>`;
  const entries = [
    `<a class="entry" href="#"><span class="djn-method">GET</span>${label}${badge('Deprecated')}${badge('EXPERIMENTAL')}</a>`,
    `<a class="entry" href="#">${label}${badge('Only for customers of the largest plan')}</a>`,
    `<details><summary class="entry"><span class="djn-line">Glossaries</span>${badge('DEPRECATED')}</summary></details>`,
  ];
  const items = entries.map((entry) => `<li>${entry}</li>`).join('');
  const page = await open(`<nav class="entries djn-list" style="width: 250px"><ul>${items}</ul></nav>`);
  const nav = page.locator('nav');
  expect(await nav.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const widths = await page
    .locator('.djn-line')
    .evaluateAll((labels) => labels.map((element) => element.getBoundingClientRect().width));
  const ends = await page
    .locator('.djn-badge')
    .evaluateAll((badges) => badges.map((element) => element.getBoundingClientRect().right));
  const height = (await page.locator('summary').boundingBox())?.height;
  const navBox = await nav.boundingBox();
  await page.close();
  expect(Math.min(...widths)).toBeGreaterThan(90);
  expect(Math.max(...ends)).toBeLessThanOrEqual((navBox?.x ?? 0) + 250);
  // The arrow takes no row.
  expect(height).toBeLessThan(40);
});

test('a code block in a card has no gap above its first line, and the color of other code', async () => {
  const code =
    '<button type="button" class="djn-code-copy">C</button><pre><code><span class="line">a</span></code></pre>';
  const block = `<div class="djn-code">${code}</div>`;
  const page = await open(inPage(`${block}<div class="djn-card"><div class="djn-card-body">${block}</div></div>`));
  const [alone, inCard] = await page.locator('.djn-code').evaluateAll((blocks) =>
    blocks.map((element) => {
      const line = element.querySelector('.line') ?? element;
      const gap = line.getBoundingClientRect().top - element.getBoundingClientRect().top;
      return [Math.round(gap), getComputedStyle(line).color];
    }),
  );
  await page.close();
  expect(inCard).toEqual(alone);
});

test('the search is in the center of the bar, whatever is next to it', async () => {
  const bar = (logo: string, switcher: string): string =>
    `<header class="top"><div class="bar"><div class="side"><a class="logo">${logo}</a>${switcher}</div><button class="search-button">Search</button><div class="side"><button class="round">T</button></div></div></header>`;
  const switcher = '<div class="wide-only"><details class="djn-menu"><summary>Version 2</summary></details></div>';
  const page = await open(bar('A', '') + bar('A long name of a site', switcher));
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 600 });
    const boxes = await page
      .locator('.search-button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
    for (const { left, right } of boxes) expect((left + right) / 2).toBeCloseTo(width / 2, 0);
  }
  await page.setViewportSize({ width: 390, height: 600 });
  expect(await page.locator('.wide-only').isVisible()).toBe(false);
  await page.close();
});

test('a table is as wide as the text, and scrolls if its content is wider', async () => {
  const table = (cells: readonly string[]): string =>
    `<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`;
  const wide = Array.from({ length: 8 }, () => 'anIdentifierThatHasManyLettersAndDoesNotBreak');
  const page = await open(inPage(table(['one', 'two words']) + table(wide)));
  const [narrowTable, wideTable] = await page.locator('table').evaluateAll((tables) =>
    tables.map((element) => {
      const widthOf = (part: Element | null | undefined): number =>
        Math.round(part?.getBoundingClientRect().width ?? 0);
      return {
        isAsWideAsText: widthOf(element) === widthOf(element.parentElement),
        hasWideRows: widthOf(element.querySelector('tr')) >= widthOf(element) - 4,
        scrolls: element.scrollWidth > element.clientWidth,
      };
    }),
  );
  await page.close();
  expect(narrowTable).toEqual({ isAsWideAsText: true, hasWideRows: true, scrolls: false });
  expect(wideTable).toEqual({ isAsWideAsText: true, hasWideRows: true, scrolls: true });
});

test('headings of an endpoint page have equal distances to the text above', async () => {
  const member = '<li class="djn-member"><div class="djn-member-head">id</div></li>';
  const heading = '<h2 class="djn-heading">Parameters</h2>';
  const list = `<ul class="djn-members">${member}${member}</ul>`;
  const content = `<p>Text</p>${heading}${list}${heading}${list}${heading}<p>Text</p>`;
  const page = await open(
    inPage(`<div class="djn-endpoint"><div class="djn-endpoint-text">${content}</div></div>`),
    '* { line-height: 20px !important }',
  );
  const gaps = await page.locator('h2').evaluateAll((headings) =>
    headings.map((element) => {
      const texts = element.previousElementSibling?.querySelectorAll('.djn-member-head') ?? [];
      const above = [...texts].at(-1) ?? element.previousElementSibling;
      return Math.round(element.getBoundingClientRect().top - (above?.getBoundingClientRect().bottom ?? 0));
    }),
  );
  await page.close();
  expect(new Set(gaps).size).toBe(1);
});

test('the text of a banner with a button is in the center', async () => {
  const banner = '<aside class="djn-banner"><div>News</div><button type="button" aria-label="Close"></button></aside>';
  const page = await open(banner);
  const { left, right } = await page.locator('.djn-banner > div').evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().toJSON();
  });
  const width = await page.evaluate(() => innerWidth);
  await page.close();
  expect((left + right) / 2).toBeCloseTo(width / 2, 0);
});

test('labels of lists, links and groups of the menu on phones have one edge', async () => {
  const link = (label: string): string => `<li><a href="#"><span class="djn-line">${label}</span></a></li>`;
  const bar = `<div class="djn-bar-fit djn-stack"><div class="djn-bar-row"><nav class="djn-bar-links"><ul>${link('Support')}</ul></nav></div></div>`;
  const list = `<nav class="djn-list"><ul>${link('Blog')}</ul></nav>`;
  const entries = `<nav class="entries djn-list"><ul><li class="group"><p class="entry"><span class="djn-line">Start</span></p></li></ul></nav>`;
  const page = await open(`<aside class="sidebar"><div class="djn-sidebar-head">${bar}${list}</div>${entries}</aside>`);
  await page.setViewportSize({ width: 390, height: 800 });
  const edges = await page
    .locator('.djn-line')
    .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().left)));
  await page.close();
  expect(new Set(edges).size).toBe(1);
});

test('banner and button keep their color in dark mode', async () => {
  const parts =
    '<aside class="djn-banner">News</aside><div class="djn-bar-fit"><a class="djn-bar-button" href="#">Start</a></div>';
  const colors =
    ':root { --djn-banner: rgb(1, 1, 1); --djn-button: rgb(2, 2, 2) } .dark { --djn-accent: rgb(9, 9, 9) }';
  const page = await open(parts, colors);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  const backgrounds = await page
    .locator('.djn-banner, .djn-bar-button')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor));
  await page.close();
  expect(backgrounds).toEqual(['rgb(1, 1, 1)', 'rgb(2, 2, 2)']);
});

test('words of labels and tables are whole, and a word wider than the text breaks', async () => {
  const row = 'style="display: flex; width: 100px"';
  const icon = '<a href="/x"><svg width="14" height="14"></svg></a>';
  const label = `<label ${row}><input type="checkbox" style="flex: none"><span>Improvement</span>${icon}</label>`;
  const cells = Array.from({ length: 9 }, () => '<td>Improvement</td>').join('');
  const long = 'x'.repeat(300);
  const page = await open(
    `<div style="width: 300px">${inPage(`${label}<table><tr>${cells}</tr></table><p>${long}</p>`)}</div>`,
    fitContent('.page'),
  );
  const heights = await page.locator('label > span, td').evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    }),
  );
  const iconWidth = (await page.locator('svg').boundingBox())?.width;
  const table = await page.locator('table').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  const text = await page.locator('main').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await page.close();
  expect([...new Set(heights)]).toEqual([1]);
  expect([iconWidth, table, text]).toEqual([14, true, 0]);
});

test('the icon of a callout has the color of its kind', async () => {
  const aside = (kind: string): string =>
    `<div class="djn-aside" data-kind="${kind}"><span class="djn-aside-icon">!</span></div>`;
  const page = await open(inPage(['note', 'warning', 'danger'].map(aside).join('')));
  const colors = await page
    .locator('.djn-aside-icon')
    .evaluateAll((icons) => icons.map((element) => getComputedStyle(element).color));
  await page.close();
  expect(new Set(colors).size).toBe(3);
});

test.each(['ltr', 'rtl'])('a menu next to the logo opens inside the window (%s)', async (direction) => {
  const menu = '<details class="djn-menu" open><summary>English</summary><ul><li>Language</li></ul></details>';
  const page = await open(
    `<div dir="${direction}"><header class="top"><div class="bar"><a class="logo">A</a><div class="djn-switcher">${menu}</div></div></header></div>`,
  );
  const box = await page.locator('ul').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  await page.close();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
});
