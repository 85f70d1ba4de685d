import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOptions } from '../../src/core/options/find-options.ts';
import type { Axis, Page, Site } from '../../src/core/site.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { launchBrowser } from '../browser/browser.ts';
import { type CanaryReading, expectAsWritten, expectNoTrace, isCanaryPage, readCanary } from './canary.ts';
import { expectedReading, type Idiom } from './expectation.ts';
import { type FeedbackService, startFeedback } from './feedback.ts';
import { type ReadItem, type Reading, readPage, type Selectors } from './reading.ts';
import { type ServedSite, serveBuilt } from './serve.ts';

/** Description of a generator for the suite. */
export interface Generator extends Idiom {
  readonly name: string;
  readonly selectors: Selectors;
  /** Axes that have a switcher. */
  readonly axes: readonly Axis[];
  /** Selector of an element that exists after hydration. Default: pages are read when loaded. */
  readonly ready?: string;
  /** Pages contain no JSON-LD, because the project's metadata may include it. Default: false. */
  readonly lacksBreadcrumbLists?: boolean;
  /** Allowed console messages. Default: none. */
  readonly allowedMessages?: RegExp;
}

/** A site built by a generator. */
export interface BuiltSite {
  /** Absolute path of the built site's folder. */
  readonly folder: string;
  /** Absolute path of its docs folder. */
  readonly docs: string;
}

/** Declares the tests that every built site must pass. */
export function testBuiltSite(generator: Generator, build: () => Promise<BuiltSite>): void {
  describe(`${generator.name}, built`, () => {
    let site: Site;
    let server: ServedSite;
    let browser: Browser;
    let feedback: FeedbackService;
    let folder: string;
    let docs: string;
    const canaries: CanaryReading[] = [];
    const readings = new Map<string, Reading>();
    const complaints: string[] = [];

    beforeAll(async () => {
      feedback = await startFeedback();
      const built = await build();
      ({ folder, docs } = built);
      const { options } = await findOptions({ root: docs }, docs);
      [{ model: site }, server, browser] = await Promise.all([
        resolveSite(options),
        serveBuilt(folder),
        launchBrowser(),
      ]);
      const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      tab.on('pageerror', (error) => complaints.push(error.message));
      tab.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
      });
      for (const { route } of Object.values(site.pages)) {
        const answer = await tab.goto(server.url + generator.address(route), { waitUntil: 'load' });
        if (answer?.status() === 200) {
          if (generator.ready !== undefined) await tab.waitForSelector(generator.ready, { state: 'attached' });
          readings.set(route, await readPage(tab, generator.selectors, generator.axes));
          if (isCanaryPage({ route })) canaries.push(await readCanary(tab));
        }
      }
      await tab.close();
    });

    afterAll(async () => {
      await browser?.close();
      await server?.close();
      await feedback?.close();
    });

    const placed = (): Page[] => Object.values(site.pages);
    const compare = (part: keyof Omit<Reading, 'links'>): void => {
      for (const page of placed()) {
        const expected = expectedReading(site, page, generator, generator.axes);
        expect(readings.get(page.route)?.[part], page.route).toEqual(expected[part]);
      }
    };

    it('has a page for every route', () => {
      expect([...readings.keys()]).toEqual(Object.keys(site.pages));
    });
    it("has the page's title as heading", () => compare('heading'));
    it('shows the sidebar in order, with labels, nesting, collapsed groups and badges', () => compare('sidebar'));
    it('shows breadcrumbs', () => compare('breadcrumbs'));
    it('links to the previous page', () => compare('previous'));
    it('links to the next page', () => compare('next'));
    it('has switchers that keep the page if it exists elsewhere', () => compare('choices'));
    it('marks pages with deprecation, tag and feedback', () => {
      expect(placed().filter((page) => (page.feedback?.open ?? 0) > 0).length).toBeGreaterThan(5);
      compare('badges');
    });

    it('shows the banner of a section', () => compare('banner'));

    it('shows the icons of the navigation', async () => {
      const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await tab.goto(server.url + generator.address('/'), { waitUntil: 'load' });
      if (generator.ready !== undefined) await tab.waitForSelector(generator.ready, { state: 'attached' });
      const drawn = await tab.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter((element) => {
            const { content, maskImage, width } = getComputedStyle(element, '::before');
            return content !== 'none' && maskImage.startsWith('url("data:image/svg') && Number.parseFloat(width) > 10;
          }).length,
      );
      // Groups, tabs and anchors around the first page.
      expect(drawn).toBeGreaterThan(3);
      await tab.close();
    });

    it('has a sitemap, llms.txt and each page as Markdown, all with the same pages', () => {
      const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
      const origin = 'https://docs.millrace.example';
      const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
      const isListed = ({ hidden, placements }: Page): boolean =>
        hidden !== true && placements.some((placement) => placement.hidden !== true);
      const expected = placed().filter((page) => isListed(page) && page.noindex !== true && page.url === undefined);
      expect(listed.toSorted()).toEqual(
        expected.map(({ route }) => encodeURI(origin + generator.address(route))).sort(),
      );
      const texts = [...read('llms.txt').matchAll(/\]\((https:[^)]*)\)/g)].map(([, address = '']) => address);
      expect(texts.length).toBe(listed.length);
      for (const address of texts) {
        const file = decodeURI(address.slice(origin.length + 1));
        expect([file, existsSync(join(folder, file))]).toEqual([file, true]);
      }
    });

    it.skipIf(generator.lacksBreadcrumbLists === true)('has breadcrumbs for search engines', async () => {
      const page = placed().find(({ placements: [placement] }) => (placement?.breadcrumbs.length ?? 0) > 1) as Page;
      const html = await (await fetch(server.url + generator.address(page.route))).text();
      const json =
        /<script type="application\/ld\+json">(\{"@context":"https:\/\/schema.org","@type":"BreadcrumbList".*?)<\/script>/.exec(
          html,
        )?.[1];
      const names = (JSON.parse(json ?? '{}') as { itemListElement?: { name: string }[] }).itemListElement?.map(
        ({ name }) => name,
      );
      const above = page.placements[0]?.breadcrumbs.map(({ label }) => label) ?? [];
      expect(names).toEqual([...above.filter((label) => label !== ''), page.title]);
    });

    it('excludes hidden pages from sidebars and neighbors', () => {
      const hidden = placed().filter((page) => page.hidden === true && page.placements.length > 0);
      expect(hidden.length).toBeGreaterThan(0);
      for (const { route } of hidden) {
        const address = generator.address(route);
        for (const [from, { sidebar, previous, next }] of readings) {
          expect([previous, next, ...addressesIn(sidebar)], from).not.toContain(address);
        }
      }
    });

    it('has no dead links', async () => {
      const links = [...readings].flatMap(([route, { links: found }]) =>
        found.map((link) => new URL(link, server.url + generator.address(route))),
      );
      const own = new Set(links.filter(({ origin }) => origin === server.url).map(({ pathname }) => pathname));
      expect(own.size).toBeGreaterThan(Object.keys(site.pages).length / 2);
      const dead: string[] = [];
      for (const path of own) if ((await fetch(server.url + path)).status !== 200) dead.push(path);
      expect(dead).toEqual([]);
    });

    it('redirects an old path to the page', async () => {
      const tab = await browser.newPage();
      for (const { source, destination } of site.site.redirects) {
        await tab.goto(server.url + source);
        const arrived = (url: URL): boolean => url.pathname.replace(/(.)\/$/, '$1') === destination;
        await tab.waitForURL(arrived, { timeout: 60_000 });
      }
      await tab.close();
    });

    it('runs no code of a specification, and shows it unchanged', () => {
      expectAsWritten(canaries);
      expectNoTrace({ folder, docs });
    });

    it('has no console messages', () => {
      expect(complaints.filter((text) => generator.allowedMessages?.test(text) !== true)).toEqual([]);
    });
  });
}

function addressesIn(items: readonly ReadItem[]): (string | null)[] {
  return items.flatMap(({ href, items: below }) => [href, ...addressesIn(below)]);
}
