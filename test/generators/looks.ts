import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf, wcag } from '../browser/accessibility.ts';
import { launchBrowser } from '../browser/browser.ts';
import type { Fixture } from './fixture.ts';
import { reach, walkCall } from './keyboard.ts';
import { type ServedSite, serveBuilt } from './serve.ts';

/** A site with content that is prone to layout faults. */
const docs = resolve(import.meta.dirname, '../../fixtures/looks/docs');

/** A phone, a tablet and a common window, in CSS pixels. */
const widths = [390, 768, 1280];
const bars = [820, 1024, 1280, 1440, 1800];
const first = '/';
const endpoint = '/api-reference/lights/light-a-lamp';
const overview = '/api-reference/overview';
const links = ['Status', 'Community forum', 'Blog', 'Support desk', 'Release notes'];

/** A generator whose built site is checked visually. */
export interface VisualSite {
  readonly name: string;
  readonly fixture: Fixture;
  /** Absolute path of the built site's folder. */
  readonly built: string;
  /** Violations of the generator's own theme. Default: none. */
  readonly allowedViolations?: RegExp | undefined;
  /** Selector of the element that the row of tabs is aligned with. Absent if the tabs are next to the title. */
  readonly above?: string;
  /** Selector of the primary link, if the generator's own bar contains it. */
  readonly primary?: string;
  /** Navigation bar that hides links without room. Absent if the generator has its own bar. */
  readonly bar?: {
    /** Selector of its links and its button, hidden ones included. */
    readonly links: string;
    /** Selector of the button that opens the menu of hidden links. */
    readonly more: string;
    /** Selector of the menu's entries. */
    readonly menu: string;
  };
}

/** Declares visual tests in a browser: widths, navigation bar, boxes in author markup, contrast. */
export function testAppearance({ name, fixture, built, bar, above, primary, allowedViolations }: VisualSite): void {
  describe(`appearance of ${name}`, () => {
    let server: ServedSite;
    let browser: Browser;

    beforeAll(async () => {
      const { status, output } = await fixture.run('build', docs);
      expect(status, output).toBe(0);
      [server, browser] = await Promise.all([serveBuilt(built), launchBrowser()]);
    });
    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });

    async function open(route: string, width: number, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
      const tab = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      await tab.goto(server.url + route, { waitUntil: 'load' });
      await tab.evaluate(() => document.fonts.ready);
      await tab.waitForTimeout(500);
      return tab;
    }

    it.each(widths)('has no page wider than a window of %i pixels', async (width) => {
      for (const route of [first, '/width', '/changes', '/layouts', '/components', overview, endpoint]) {
        const tab = await open(route, width);
        const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
        expect([route, wide]).toEqual([route, width]);
        await tab.close();
      }
    });

    it('gives a frame the height that its author set', async () => {
      const tab = await open('/width', 1280);
      const height = await tab.getByTitle('A frame').evaluate((frame) => frame.clientHeight);
      expect(height).toBeGreaterThan(90);
      expect(height).toBeLessThan(105);
      await tab.close();
    });

    it.runIf(bar !== undefined).each(bars)(
      'shows the links that fit in the bar of a window of %i pixels',
      async (width) => {
        if (bar === undefined) return;
        const tab = await open(first, width);
        const shown = await tab
          .locator(bar.links)
          .evaluateAll((all) =>
            all
              .map((link) => ({ text: link.textContent?.trim() ?? '', box: link.getBoundingClientRect().toJSON() }))
              .filter(({ box }) => box.width > 0),
          );
        // The button is always visible, and no element overlaps another or is cut off.
        expect(shown.map(({ text }) => text)).toContain('Console');
        for (const [index, { text, box }] of shown.entries()) {
          const before = shown[index - 1];
          expect([text, box.left >= (before?.box.right ?? 0), box.right <= width]).toEqual([text, true, true]);
        }
        const inBar = shown.map(({ text }) => text).filter((text) => text !== 'Console');
        expect(inBar).toEqual(links.slice(0, inBar.length));
        const isWhole = inBar.length === links.length;
        if (!isWhole) await tab.locator(bar.more).click();
        const menu = tab.locator(bar.menu).filter({ visible: true });
        const inMenu = async (): Promise<string[]> => {
          const texts = (await menu.allInnerTexts()).map((text) => text.trim());
          return texts.filter((text) => links.includes(text));
        };
        await expect.poll(inMenu).toEqual(links.slice(inBar.length));
        await tab.close();
      },
    );

    it.runIf(primary !== undefined)('draws the primary link as a button with space around its text', async () => {
      const tab = await open(first, 1280);
      const link = tab.locator(primary ?? '').filter({ visible: true });
      await link.hover();
      const [sides, height, colors] = await link.first().evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const [inner, outer] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
        const { color, backgroundColor } = getComputedStyle(element);
        return [
          [inner.left - outer.left, outer.right - inner.right],
          outer.height,
          new Set([color, backgroundColor]).size,
        ];
      });
      expect(Math.min(...sides)).toBeGreaterThan(8);
      expect([height < 45, colors]).toEqual([true, 2]);
      await tab.close();
    });

    it("gives tabs none of the theme's list margins", async () => {
      const tab = await open(first, 1280);
      const margins = await tab.locator('.djn-navigation-tabs > ul').evaluateAll((lists) =>
        lists.map((list) => {
          const { marginBlock, padding } = getComputedStyle(list);
          return `${marginBlock} ${padding}`;
        }),
      );
      expect(new Set(margins)).toEqual(new Set(['0px 0px']));
      if (above !== undefined) {
        const [upper, lower] = await Promise.all(
          [above, '.djn-navigation-tabs a'].map((item) =>
            tab.locator(item).filter({ visible: true }).first().boundingBox(),
          ),
        );
        expect(lower?.x).toBe(upper?.x);
      }
      await tab.close();
    });

    it('keeps a long change label next to its text', async () => {
      const tab = await open('/changes', 1280);
      const [label, words] = await tab.evaluate(() =>
        ['.djn-update-label', '.djn-update-body'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect().toJSON(),
        ),
      );
      expect(label?.right).toBeLessThanOrEqual(words?.left);
      await tab.close();
    });

    it("leaves the padding of authors' own boxes unchanged", async () => {
      const tab = await open('/layouts', 1280);
      const boxes = await tab.evaluate(() =>
        ['classes', 'properties', 'rules', 'cards'].map((id) => {
          const all = [...(document.getElementById(id)?.children ?? [])].map((box) => box.getBoundingClientRect());
          return [id, new Set(all.map(({ bottom }) => Math.round(bottom))).size];
        }),
      );
      expect(boxes).toEqual(['classes', 'properties', 'rules', 'cards'].map((id) => [id, 1]));
      await tab.close();
    });

    it.each(['light', 'dark'] as const)("applies the author's rules for %s pages", async (mode) => {
      const tab = await open('/layouts', 1280, mode);
      expect(await tab.locator('.only-light').isVisible()).toBe(mode === 'light');
      expect(await tab.locator('.only-dark').isVisible()).toBe(mode === 'dark');
      await tab.close();
    });

    async function found(tab: Page): Promise<string[]> {
      const all = await violationsOf(tab, 'body', wcag);
      const texts = all.flatMap(([rule, elements]) => elements.map((html) => `${rule} ${html.slice(0, 120)}`));
      return texts.filter((text) => allowedViolations?.test(text) !== true);
    }

    it.each(['light', 'dark'] as const)('has no axe violations on %s pages', async (mode) => {
      const all: (readonly [string, readonly string[]])[] = [];
      for (const route of [first, '/components', overview, endpoint]) {
        const tab = await open(route, 1280, mode);
        all.push([route, await found(tab)]);
        // The request form is a script that loads when a reader opens it.
        if (route === endpoint) {
          await tab.getByRole('button', { name: 'Try it' }).click();
          await tab.locator('.djn-try-form').waitFor();
          all.push([`${route} with its form`, await found(tab)]);
        }
        await tab.close();
      }
      expect(all).toEqual(all.map(([route]) => [route, []]));
    });

    it("lets the keyboard choose a server for an endpoint's samples, and expand sections", async () => {
      const tab = await open(endpoint, 1280);
      const code = (): Promise<string | undefined> =>
        tab
          .locator('.djn-endpoint-side pre')
          .first()
          .evaluate((block) => block.textContent ?? undefined);
      expect(await code()).toContain('https://api.lightship.example/v1/');
      await tab.getByLabel('region').waitFor();
      await reach(tab, 'select');
      await tab.keyboard.press('ArrowDown');
      await expect.poll(code).toContain('https://sandbox.lightship.example/lights/');
      await reach(tab, 'summary.djn-expandable-head');
      await tab.keyboard.press('Enter');
      expect(await tab.locator('.djn-expandable[open]').count()).toBe(1);
      // Everything on the page is reachable, and the keyboard is never trapped.
      await reach(tab, '.djn-endpoint-side [role="tab"]');
      await tab.keyboard.press('ArrowRight');
      const second = tab.locator('.djn-endpoint-side [role="tab"]').nth(1);
      await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
      await tab.close();
    });

    it('lets the keyboard send a request and read its response, with visible focus', async () => {
      await walkCall(await open(endpoint, 1280));
    });

    it('contains the files that an endpoint page offers', async () => {
      const tab = await open(endpoint, 1280);
      const links = tab.locator('.djn-tools-bar a');
      await links.first().waitFor();
      const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      const texts = await Promise.all(addresses.map(async (address) => (await fetch(address)).json()));
      expect(texts.map(({ openapi, paths }) => [openapi, Object.keys(paths).length])).toEqual([
        ['3.1.0', 1],
        ['3.1.0', 1],
      ]);
      const markdown = await fetch(`${server.url}${endpoint}.md`);
      expect(await markdown.text()).toMatch(/^# Light a lamp\n/);
      await tab.close();
    });
  });
}
