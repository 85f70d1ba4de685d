/// <reference lib="dom" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { violationsOf } from '../browser/accessibility.ts';
import { launchBrowser } from '../browser/browser.ts';
import { type ServedSite, serveBuilt } from '../generators/serve.ts';
import { packageRoot } from '../support/run.ts';

const built = join(packageRoot, 'website/dist');

let browser: Browser;
let site: ServedSite;

beforeAll(async () => {
  if (!existsSync(built)) throw new Error('The site is not built: npm run docs');
  browser = await launchBrowser();
  site = await serveBuilt(built);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

type Look = NonNullable<Parameters<Browser['newPage']>[0]>;

const wide: Look = { viewport: { width: 1280, height: 900 } };

/** Opens a page and collects console errors. */
async function open(route: string, look: Look = wide): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage(look);
  onTestFinished(() => page.close());
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(site.url + route, { waitUntil: 'load' });
  return { page, errors };
}

/** True if scrollable elements are focusable. Scripts make them focusable after measuring the page. */
const canScrollByKeyboard = (): boolean =>
  Array.from(document.querySelectorAll<HTMLElement>('main :is(pre, table)')).every(
    (element) => element.scrollWidth <= element.clientWidth || element.tabIndex === 0,
  );

describe('accessible', () => {
  const looks: readonly (readonly [string, Look])[] = [
    ['light', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
    ['dark', { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' }],
    ['on a phone, light', { viewport: { width: 390, height: 844 }, colorScheme: 'light' }],
    ['on a phone, dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
  ];
  const routes = [
    '/',
    '/start/',
    '/playground/',
    '/generators/',
    '/diagnostics/',
    '/diagnostics/page-missing/',
    '/model/',
    '/commands/',
    '/options/',
    '/changes/',
    '/sites/',
  ];

  describe.each(looks)('%s', (_, look) => {
    test.each(routes)('%s', async (route) => {
      const { page, errors } = await open(route, look);
      // axe itself causes later errors: it duplicates the search field.
      expect(errors).toEqual([]);
      await page.waitForFunction(canScrollByKeyboard);
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
    });
  });
});

/** Questions of users who know only the home page: the links to follow, or the words to search for; and the answer. */
const questions: readonly {
  readonly question: string;
  readonly clicks: readonly string[];
  readonly words: string;
  readonly route: string;
  readonly answer: RegExp;
}[] = [
  {
    question: 'how to ignore one finding',
    clicks: ['Start in two minutes', 'Ignore a single finding'],
    words: 'ignore a finding',
    route: '/diagnostics/',
    answer: /To ignore one finding/,
  },
  {
    question: 'what page-twin means',
    clicks: ['What it finds', 'page-twin'],
    words: 'page-twin',
    route: '/diagnostics/page-twin/',
    answer: /have the same route/,
  },
  {
    question: 'how feedback is kept out of public pages',
    clicks: ['Start in two minutes', 'Reader feedback'],
    words: 'feedback public pages',
    route: '/feedback/',
    answer: /Production builds have nothing about feedback/,
  },
  {
    question: 'how to read the model in a theme of your own',
    clicks: ['Start in two minutes', 'The runtime'],
    words: 'model in your own theme',
    route: '/runtime/',
    answer: /docs-json-nav\/runtime/,
  },
];

describe.each(questions)('from the home page: $question', ({ clicks, words, route, answer }) => {
  test('by links in the text, two clicks at most', async () => {
    const { page, errors } = await open('/');
    for (const name of clicks) {
      const before = page.url();
      await page.locator('main').getByRole('link', { name, exact: true }).first().click();
      await page.waitForURL((url) => url.href !== before);
    }
    expect(new URL(page.url()).pathname).toBe(route);
    expect(await page.locator('main').textContent()).toMatch(answer);
    expect(errors).toEqual([]);
  });

  test('with the search, by keyboard', async () => {
    const { page, errors } = await open('/');
    // The search field is added when the page is idle.
    await page.locator('dialog input').waitFor({ state: 'attached' });
    // Without a graphics card, blurring the background is slow.
    await page.addStyleTag({ content: 'dialog::backdrop { backdrop-filter: none !important; }' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    const results = page.locator('dialog .pagefind-ui__result-link');
    await results.first().waitFor({ timeout: 90_000 });
    const findAddresses = () =>
      results.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    // Matching sections are listed below their page. The first results may be those of the first words.
    await expect
      .poll(async () => [...new Set(await findAddresses())].slice(0, 3), { timeout: 30_000 })
      .toContain(route);
    await results.nth((await findAddresses()).indexOf(route)).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === route);
    expect(await page.locator('main').textContent()).toMatch(answer);
    expect(errors).toEqual([]);
  });
});

test('the home page links to the playground, which works there', async () => {
  const { page, errors } = await open('/');
  await page.getByRole('link', { name: 'Try it in your browser' }).click();
  await page.getByRole('button', { name: 'A site with mistakes' }).click();
  await page.locator('.summary').waitFor();
  expect(await page.locator('.verdict').textContent()).toContain('fails');
  await page.getByRole('button', { name: 'As readers see it' }).click();
  const view = page.getByRole('region', { name: 'Navigation of the site' });
  await view.getByRole('heading', { name: 'Sidebar' }).waitFor();
  expect(errors).toEqual([]);
});

test('the playground links to the documentation', async () => {
  const { page } = await open('/playground/');
  const links = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link');
  const hrefs = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
  expect(hrefs).toEqual(['/start/', '/diagnostics/', '/commands/']);
  for (const href of hrefs) expect(existsSync(join(built, href, 'index.html'))).toBe(true);
});

test('no two pages have the same title, and none repeats the name of the site', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const titles = files.map((file) => /<title>(.*?)<\/title>/s.exec(readFileSync(join(built, file), 'utf8'))?.[1] ?? '');
  expect(titles.filter((title, index) => titles.indexOf(title) !== index || /^(.*) \| \1$/.test(title))).toEqual([]);
});

test('the bar has the version of the package, which opens the changelog', async () => {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  const { page } = await open('/start/');
  await page.locator('header').getByText(`v${version}`, { exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/changes/');
});

test('the search does not find the changelog', async () => {
  const { page } = await open('/');
  // A text, because Vitest rewrites `import()` in functions.
  const paths = await page.evaluate<string[]>(`import('/pagefind/pagefind.js').then(async ({ search }) => {
    const { results } = await search('baseline');
    return Promise.all(results.map(async (result) => (await result.data()).url));
  })`);
  expect(paths.length).toBeGreaterThan(3);
  expect(paths).not.toContain('/changes/');
});

test('the home page uses the full width of the window', async () => {
  const { page } = await open('/');
  const { x, width } = (await page.locator('main').boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
  expect(Math.abs(x - (1280 - x - width))).toBeLessThan(20);
});

test('the phone menu opens, navigates, and closes with the keyboard', async () => {
  const { page } = await open('/start/', { viewport: { width: 390, height: 844 } });
  const menu = page.locator('button[popovertarget=starlight__sidebar]');
  await menu.focus();
  await page.keyboard.press('Enter');
  const link = page.locator('.sidebar-content a:visible', { hasText: 'What it costs' });
  await link.waitFor();
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
});
