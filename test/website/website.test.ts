import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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

/** Opens a page, and gives what its console calls an error. */
async function open(route: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  onTestFinished(() => page.close());
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(site.url + route, { waitUntil: 'load' });
  return { page, errors };
}

/** Questions of people who know the first page only: the links to follow, and the answer. */
const questions: readonly {
  readonly question: string;
  readonly clicks: readonly string[];
  readonly route: string;
  readonly answer: RegExp;
}[] = [
  {
    question: 'how to silence one finding',
    clicks: ['Silence a single finding'],
    route: '/diagnostics/',
    answer: /To silence one finding/,
  },
  {
    question: 'what page-twin means',
    clicks: ['Diagnostics', 'page-twin'],
    route: '/diagnostics/page-twin/',
    answer: /have one address/,
  },
  {
    question: 'how feedback is kept out of public pages',
    clicks: ['Who sees it'],
    route: '/feedback/',
    answer: /nothing about feedback is in a production build/,
  },
  {
    question: 'how to read the model in a theme of your own',
    clicks: ['The runtime'],
    route: '/runtime/',
    answer: /docs-json-nav\/runtime/,
  },
];

test.each(questions)('from the first page, by two links at most: $question', async ({ clicks, route, answer }) => {
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
