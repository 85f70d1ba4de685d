import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type DemoSite, openDemo } from './demo-site.ts';
import { expectedReading, routesIn } from './expectation.ts';
import { type Reading, readDocument } from './reading.ts';

let demo: DemoSite;
let browser: Browser;
let page: Page;
/** Errors and warnings in the browser's console since the test began. */
let complaints: string[] = [];

beforeAll(async () => {
  [demo, browser] = await Promise.all([openDemo(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await demo?.close();
});

beforeEach(async () => {
  complaints = [];
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
});

afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});

const open = (route: string) => page.goto(demo.url + route, { waitUntil: 'load' });
const path = () => new URL(page.url()).pathname;

/** Clicks a link and waits until the page has loaded. */
async function follow(selector: string): Promise<void> {
  const href = await page.getAttribute(selector, 'href');
  await page.click(selector);
  await page.waitForURL(demo.url + href);
}

describe('every page', () => {
  const readings = new Map<string, Reading>();

  it('matches the model', async () => {
    for (const expected of Object.values(demo.model.pages)) {
      await open(expected.route);
      const reading = await readDocument(page);
      readings.set(expected.route, reading);
      const { links, faults, ...shown } = reading;
      expect(shown, expected.route).toEqual(expectedReading(demo.model, expected));
      expect(faults, expected.route).toEqual([]);
    }
    expect(readings.size).toBe(Object.keys(demo.model.pages).length);
  });

  it('has no dead links', async () => {
    const links = new Set([...readings.values()].flatMap((reading) => reading.links));
    expect(links.size).toBeGreaterThan(50);
    const answers = await Promise.all([...links].map(async (link) => [link, (await fetch(demo.url + link)).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('excludes hidden pages from sidebars and neighbors', () => {
    const hidden = Object.values(demo.model.pages).filter((hiddenPage) => hiddenPage.hidden);
    expect(hidden.map(({ route }) => route)).toEqual([
      '/operate/preview-regions',
      '/operate/runbooks/stuck-queue',
      '/reference/endpoints/queues/list-shards',
    ]);
    const shown = [...readings.values()].flatMap(({ sidebar, previous, next }) => [
      JSON.stringify(sidebar),
      previous,
      next,
    ]);
    for (const { route } of hidden) expect(shown.filter((text) => text?.includes(route))).toEqual([]);
  });

  it('shows feedback but not the API key', async () => {
    const files = (await readdir(demo.folder, { recursive: true, withFileTypes: true })).filter((file) =>
      file.isFile(),
    );
    const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')));
    expect(texts.filter((text) => text.includes('class="open-feedback"')).length).toBeGreaterThan(20);
    expect(texts.filter((text) => text.includes('data-feedback')).length).toBeGreaterThan(20);
    expect(texts.filter((text) => text.includes('a-key-of-the-demo'))).toEqual([]);
  });

  it('contains only its part of the navigation', async () => {
    const sizes = await Promise.all(
      Object.keys(demo.model.pages).map(async (route) => {
        const text = await readFile(join(demo.folder, route, 'index.html'), 'utf8');
        expect(text).not.toMatch(/"placements"|"sidebars"/);
        return text.length;
      }),
    );
    expect(Math.max(...sizes)).toBeLessThan(32_000);
  });

  it('fits a narrow screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const route of [
      '/',
      '/concepts/jobs',
      '/platform/queue/limits',
      '/reference/cli/commands',
      '/fr/quickstart',
    ]) {
      await open(route);
      expect((await readDocument(page)).faults, route).toEqual([]);
    }
  });
});

describe('a reader', () => {
  it('can go through a section with the next and previous links', async () => {
    const expected = routesIn(demo.model.sidebars[0]?.items ?? []);
    const walked: string[] = [];
    await open(demo.model.tree.route ?? '/');
    for (;;) {
      walked.push(path());
      if ((await page.locator('[data-next]').count()) === 0) break;
      await follow('[data-next]');
    }
    expect(walked).toEqual(expected);
    expect(walked.length).toBeGreaterThan(15);
    await follow('[data-previous]');
    expect(path()).toBe(expected.at(-2));
  });

  it.each([
    ['language', 'fr', '/concepts/delivery/retries', '/fr/concepts/delivery/retries'],
    ['language', 'de', '/fr/concepts/jobs', '/de/concepts/jobs'],
    ['language', 'en', '/fr/v1', '/v1'],
    ['language', 'fr', '/operate/scaling', '/fr'],
    ['version', 'v1', '/quickstart', '/v1/quickstart'],
    ['version', 'v2', '/v1/reference/http/jobs', '/reference/http/jobs'],
    ['version', 'v1', '/installation', '/v1'],
    ['product', 'Scheduler', '/platform/queue/limits', '/platform/scheduler/limits'],
    ['product', 'Queue', '/platform/scheduler/cron', '/platform/queue/overview'],
    ['dropdown', 'Python', '/sdks/typescript/workers', '/sdks/python/install'],
  ])('can change %s to %s, which goes from %s to %s', async (axis, name, from, to) => {
    await open(from);
    const level = page.locator(`[data-level="${axis}"]`);
    const option = level.locator(`[data-option="${name}"] > a`);
    await expect(option.isVisible()).resolves.toBe(false);
    await level.locator('summary').click();
    await option.click();
    await page.waitForURL(demo.url + to);
    expect(await level.locator('[data-current]').getAttribute('data-option')).toBe(name);
  });

  it('can open the menu of a tab, close it with the keyboard, and select an item', async () => {
    await open('/');
    const menu = page.locator('[data-level="tab"] [data-option="Learn"] details');
    const item = menu.locator('[data-option="Patterns"] > a');
    await menu.locator('summary').click();
    expect(await item.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await item.isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${demo.url}/learn/patterns/fan-out`);
    expect(await page.locator('[data-level="item"] [data-current]').getAttribute('data-option')).toBe('Patterns');
  });

  it('sees only one open menu at a time', async () => {
    await open('/');
    await page.click('[data-level="tab"] summary');
    await page.click('[data-level="version"] summary');
    expect(await page.locator('details[data-menu][open]').count()).toBe(1);
    await page.click('h1');
    expect(await page.locator('details[data-menu][open]').count()).toBe(0);
  });

  it('can open a closed nested group, which is open on its pages', async () => {
    await open('/');
    const group = page
      .locator('[data-sidebar] details', { has: page.locator('> summary', { hasText: 'When a job fails' }) })
      .last();
    const link = group.locator('a', { hasText: 'Poison jobs' });
    expect(await link.isVisible()).toBe(false);
    await group.locator('> summary').click();
    await link.click();
    await page.waitForURL(`${demo.url}/concepts/delivery/poison-jobs`);
    expect(await link.getAttribute('aria-current')).toBe('page');
    expect(await link.isVisible()).toBe(true);
  });

  it("can open a group with the button next to its title, which links to the group's root page", async () => {
    await open('/');
    const group = page
      .locator('[data-sidebar] [data-item="group"]', { has: page.locator('> [data-head] a', { hasText: 'Ordering' }) })
      .last();
    const inside = group.locator('a', { hasText: 'Keys' });
    await group.locator('> details > summary').click();
    expect(await inside.isVisible()).toBe(true);
    expect(path()).toBe('/');
    await group.locator('> [data-head] a').click();
    await page.waitForURL(`${demo.url}/concepts/ordering`);
    expect(await inside.isVisible()).toBe(true);
  });

  it('can search with Ctrl+K, which loads the model', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open('/quickstart');
    expect(requests.filter((url) => url.includes('virtual'))).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.getByRole('option').first().waitFor();
    expect(requests.filter((url) => url.includes('virtual'))).toHaveLength(1);
    await page.keyboard.type('demarrage');
    expect(await page.getByRole('option').allInnerTexts()).toEqual([expect.stringContaining('Démarrage rapide')]);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('jobs');
    const [first, ...others] = await page.getByRole('option').allInnerTexts();
    expect(first).toMatch(/^Jobs\n+Guides › Core concepts$/);
    expect(others.length).toBeGreaterThan(4);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('poison');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${demo.url}/concepts/delivery/poison-jobs`);
  });

  it('sees a message if no page matches, and finds no hidden pages', async () => {
    await open('/fr');
    await page.click('[data-palette-open]');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.type('preview');
    expect(await page.getByRole('option').count()).toBe(0);
    expect(await page.locator('[data-palette] .empty').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-palette]').isVisible()).toBe(false);
  });

  it('can change the theme permanently', async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await open('/');
    const light = await background();
    await page.click('[data-theme-toggle]');
    const dark = await background();
    expect(dark).not.toBe(light);
    await follow('[data-next]');
    expect(await background()).toBe(dark);
    await page.click('[data-theme-toggle]');
    expect(await background()).toBe(light);
  });

  it('can close a dismissible banner permanently', async () => {
    await open('/');
    await page.click('[data-banner-dismiss]');
    await page.reload();
    expect(await page.locator('[data-banner]').isVisible()).toBe(false);
    await open('/de');
    expect(await page.locator('[data-banner]').isVisible()).toBe(true);
    expect(await page.locator('[data-banner-dismiss]').count()).toBe(0);
    await open('/fr');
    expect(await page.locator('[data-banner]').count()).toBe(0);
  });

  it('can open the sidebar as a drawer on a narrow screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/quickstart');
    const link = page.locator('[data-sidebar] a', { hasText: 'Installation' });
    expect(await link.isVisible()).toBe(false);
    await page.click('[data-sidebar-toggle]');
    await link.click();
    await page.waitForURL(`${demo.url}/installation`);
    expect(await link.isVisible()).toBe(false);
  });

  it('is redirected from an old URL to the page', async () => {
    for (const { source, destination } of demo.model.site.redirects) {
      await page.goto(demo.url + source);
      await page.waitForURL(demo.url + destination);
    }
  });
});

describe('the server', () => {
  it('responds to unknown paths with a 404 page', async () => {
    const answer = await fetch(`${demo.url}/no/such/page`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('There is no page here');
  });

  it.each(['/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/%00', '/%', '/..%5c..%5cx'])(
    'serves nothing outside its folder: %s',
    async (attack) => {
      expect((await fetch(demo.url + attack)).status).toBe(404);
    },
  );
});
