/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { banner, navigationBar, sidebarHead, switchers, writeHtml } from '../../src/generators/parts/parts.ts';
import { type NavigationView, viewOf } from '../../src/generators/view/view.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, page as pageFile } from '../support/folder.ts';
import { packageRoot } from '../support/run.ts';
import { launchBrowser } from './browser.ts';

const css = ['src/render/styles/tokens.css', 'src/generators/parts/styles.css']
  .map((path) => readFileSync(join(packageRoot, path), 'utf8'))
  .join('\n');

const navigation = {
  languages: [
    {
      language: 'en',
      banner: { content: 'News "1" & <b>more</b> [here](/learn)', dismissible: true },
      tabs: [
        { tab: '<i>Guides</i>', pages: ['index'] },
        {
          tab: 'Learn',
          menu: [
            { item: 'Basics', pages: ['learn'] },
            { item: 'Beyond', pages: ['beyond'] },
          ],
        },
        { tab: 'Reference', pages: ['reference'] },
      ],
    },
    { language: 'fr', pages: ['fr/index'] },
  ],
};
const links = ['Status', 'Forum', 'Blog'].map((label) => ({
  label,
  href: `https://${label}.example/?a&b`,
  attrs: { target: '_blank', rel: 'noopener' },
  primary: false,
}));
const button = { label: 'Console', href: '/console', attrs: {}, primary: true };

let view: NavigationView;
let browser: Browser;

beforeAll(async () => {
  const names = ['index', 'learn', 'beyond', 'reference', 'fr/index'];
  const files = Object.fromEntries(names.map((name) => [`${name}.mdx`, pageFile(name)]));
  const { model } = await resolveSite({}, memoryHost({ ...files, 'docs.json': config(navigation) }));
  view = viewOf(model, model.pages['/learn'], (route) => route);
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function open(width = 1000): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 600 } });
  const bar = writeHtml([...navigationBar(view, [...links, button]), ...switchers(view)]);
  const html = `${writeHtml(banner(view))}<header style="display: flex">${bar}</header><main>Text</main>`;
  await page.route('**/*', (route) =>
    route.request().url().endsWith('/client.js')
      ? route.fulfill({ path: join(packageRoot, 'dist/dialect/client.js'), contentType: 'text/javascript' })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><meta charset="utf-8"><title>Page</title><style>${css}</style>${html}<script type="module" src="/client.js"></script>`,
        }),
  );
  await page.goto('http://pages.test/');
  await page.waitForSelector('[data-fitted]');
  return page;
}

test('escapes texts of the site in HTML and keeps URLs complete', () => {
  const html = writeHtml([...navigationBar(view, links), ...banner(view)]);
  expect(html).toContain('&lt;i&gt;Guides&lt;/i&gt;');
  expect(html).toContain('data-banner="News &quot;1&quot; &amp; more here"');
  expect(html).toContain('href="https://Blog.example/?a&amp;b" target="_blank" rel="noopener"');
  expect(html).toMatch(/<summary><span data-label="">Learn<\/span><\/summary>.*href="\/learn" aria-current="true"/);
  expect(writeHtml(sidebarHead({ ...view, menus: [], lists: [], links: [] }))).toBe('');
});

describe('menus', () => {
  test('close on a click elsewhere, on another menu, and on Escape, which returns the focus to the button', async () => {
    const page = await open();
    const opened = () => page.locator('details[open]').count();
    const learn = page.locator('.djn-navigation-tabs summary');
    await learn.click();
    expect(await opened()).toBe(1);
    await page.locator('.djn-switcher summary').click();
    expect(await page.locator('details[open] [data-label]').allTextContents()).toEqual(['English', 'Français']);
    await page.mouse.click(5, 590);
    expect(await opened()).toBe(0);
    await learn.click();
    await page.keyboard.press('Escape');
    expect([await opened(), await page.evaluate(() => document.activeElement?.textContent)]).toEqual([0, 'Learn']);
    await page.close();
  });

  test('support the keyboard', async () => {
    const page = await open();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.locator('.djn-navigation-tabs summary').focus();
    const seen: unknown[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'End', 'ArrowUp']) {
      await page.keyboard.press(key);
      seen.push(await focused());
    }
    expect(seen).toEqual(['Basics', 'Beyond', 'Beyond', 'Basics', 'Beyond', 'Basics']);
    await page.close();
  });
});

test.each([1000, 560, 420, 300])(
  'a bar of %i pixels shows the links that fit and puts the rest in its menu',
  async (width) => {
    const page = await open(width);
    const all = ['<i>Guides</i>', 'Learn', 'Reference', 'Status', 'Forum', 'Blog'];
    const visible = (locator: string) => page.locator(locator).filter({ visible: true }).allInnerTexts();
    const shown = await visible('.djn-bar-row > nav > ul > li');
    // The current tab stays visible.
    const byPriority = ['Learn', ...all.filter((name) => name !== 'Learn')];
    expect(shown).toEqual(all.filter((name) => byPriority.indexOf(name) < shown.length));
    expect(await page.locator('.djn-bar-button').isVisible()).toBe(true);
    const more = page.locator('.djn-more > summary');
    expect(await more.isVisible()).toBe(shown.length < all.length);
    if (shown.length === all.length) return page.close();
    await more.click();
    const rest = all
      .filter((name) => !shown.includes(name))
      .flatMap((name) => (name === 'Learn' ? ['Basics', 'Beyond'] : [name]));
    const inMenu = await visible('.djn-more a [data-label]');
    expect(inMenu).toEqual(rest);
    // A wider window shows them again.
    await page.setViewportSize({ width: 1000, height: 600 });
    await expect.poll(() => visible('.djn-bar-row > nav > ul > li')).toEqual(all);
    await page.close();
  },
);

test('a tab that becomes current leaves the menu', async () => {
  const page = await open(420);
  const reference = page.locator('.djn-bar-row li', { hasText: 'Reference' });
  expect(await reference.isVisible()).toBe(false);
  await page.evaluate(() => {
    for (const item of document.querySelectorAll('.djn-bar-row li')) {
      item.toggleAttribute('data-current', item.textContent === 'Reference');
    }
    document.querySelector('main')?.replaceChildren('Other text');
  });
  await expect.poll(() => reference.isVisible()).toBe(true);
  await page.close();
});

test('a closed banner stays closed after client-side navigation', async () => {
  const page = await open();
  const notice = page.locator('[data-banner]');
  await notice.getByRole('button', { name: 'Close this notice' }).click();
  expect(await notice.isVisible()).toBe(false);
  await page.reload();
  await page.waitForSelector('[data-fitted]');
  expect(await notice.isVisible()).toBe(false);
  await notice.evaluate((element) => {
    element.replaceWith(element.cloneNode(true));
  });
  expect(await notice.isVisible()).toBe(false);
  await notice.evaluate((element) => {
    element.dataset.banner = 'Other news';
  });
  expect(await notice.isVisible()).toBe(true);
  await page.close();
});
