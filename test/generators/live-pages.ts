import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../browser/browser.ts';
import { type ServedSite, serveBuilt } from './serve.ts';

/**
 * Declares tests of the built site `fieldbook` in a browser: stateful components respond, on the first page and after
 * client-side navigation, and utility classes apply in light and dark mode.
 *
 * @param output Absolute path of the built site's folder.
 */
export function testLivePages(output: string): void {
  let browser: Browser;
  let site: ServedSite;

  beforeAll(async () => {
    browser = await launchBrowser();
    site = await serveBuilt(output);
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** Opens a page. Console messages fail the test. */
  async function open(route: string): Promise<Page> {
    const page = await browser.newPage();
    page.on('pageerror', (error) => expect.fail(error.message));
    await page.goto(site.url + route);
    return page;
  }

  it('has interactive components when the page has loaded', async () => {
    const page = await open('/start/expressions');
    await countUp(page);
    await page.close();
  });

  it('has interactive components after client-side navigation', async () => {
    const page = await open('/start/welcome');
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await page.locator('a[href*="/start/expressions"]:visible').first().click();
    await countUp(page);
    const isFirst = await page.evaluate(() => (window as { isFirst?: boolean }).isFirst === true);
    // Astro reloads the whole page on navigation.
    if (await page.locator('meta[name="generator"][content^="Astro"]').count()) expect(isFirst).toBe(false);
    else expect(isFirst, 'the page was not loaded anew').toBe(true);
    await page.close();
  });

  it('applies utility classes in light and dark mode', async () => {
    const page = await open('/start/welcome');
    const isShown = (name: string): Promise<boolean> => page.locator(`img[alt="A station by ${name}"]`).isVisible();
    const shown = async () => [await isShown('day'), await isShown('night')];
    const gap = (): Promise<string> =>
      page.locator('.fieldbook-ruler').evaluate((element) => getComputedStyle(element).columnGap);
    await turn(page, 'light');
    // An image has no size until it has loaded.
    await expect.poll(shown).toEqual([true, false]);
    expect(await gap()).toBe('16px');
    await turn(page, 'dark');
    await expect.poll(shown).toEqual([false, true]);
    await page.close();
  });

  it('shows links in text clearly', async () => {
    const page = await open('/start/welcome');
    const looks = await page.getByRole('link', { name: 'latest reading', exact: true }).evaluate((link) => {
      const lookOf = (element: Element): string => {
        const { color, textDecorationLine } = getComputedStyle(element);
        return `${color} ${textDecorationLine}`;
      };
      return [lookOf(link), lookOf(link.parentElement ?? link)];
    });
    expect(looks[0]).not.toBe(looks[1]);
    await page.close();
  });

  it("applies the site's styles only to the text of pages", async () => {
    const page = await open('/start/welcome');
    const ruler = page.locator('.fieldbook-ruler');
    const styleOf = (name: 'borderTopStyle' | 'borderTopWidth' | 'backgroundImage'): Promise<string> =>
      ruler.evaluate((element, name) => getComputedStyle(element)[name], name);
    await turn(page, 'light');
    await expect.poll(() => styleOf('borderTopStyle')).toBe('double');
    expect(await styleOf('borderTopWidth')).toBe('3px');
    await turn(page, 'dark');
    await expect.poll(() => styleOf('borderTopStyle')).toBe('dotted');
    const [, background = ''] = /url\("(.*)"\)/.exec(await styleOf('backgroundImage')) ?? [];
    // A bundler may inline a small image in the style sheet.
    const status = await page.evaluate(async (url) => (await fetch(url)).status, background);
    expect([background, status]).toEqual([background, 200]);
    expect(await page.locator('header:visible, nav:visible').count()).toBeGreaterThan(0);
    await page.close();
  });

  it('keeps the proportions of an image with a height attribute', async () => {
    const page = await open('/start/media');
    const height = async () => (await page.locator('img[alt="The mast once more"]').boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan(40);
    await page.close();
  });
}

/** Clicks until a counter changes: clicks before hydration are lost. */
async function countUp(page: Page): Promise<void> {
  const island = page.locator('dialect-island', { hasText: 'Water in the funnel' });
  const button = island.getByRole('button', { name: 'Raise the level' });
  await button.waitFor();
  await expect
    .poll(
      async () => {
        await button.click();
        return island.textContent();
      },
      { interval: 200 },
    )
    .not.toContain('Level 3');
  const before = Number(/Level (\d+)/.exec((await island.textContent()) ?? '')?.[1]);
  await button.click();
  await expect.poll(() => island.textContent()).toContain(`Level ${before + 1}`);
  // Slots keep the content from the build.
  expect(await island.textContent()).toContain('Water in the funnel');
}

/** Switches the color scheme as the generators' toggles do. */
async function turn(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((to) => {
    const { dataset, classList } = document.documentElement;
    dataset.theme = to;
    classList.toggle('dark', to === 'dark');
  }, mode);
}
