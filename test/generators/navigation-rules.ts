import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser/browser.ts';
import { page, sharedFolder, writeFiles } from '../support/folder.ts';
import type { Fixture } from './fixture.ts';
import { type ReadItem, type Reading, readPage } from './reading.ts';
import { type ServedSite, serveBuilt } from './serve.ts';
import type { Generator } from './suite.ts';

/** A word of the hidden page, and one of a visible page. */
const [hiddenWord, visibleWord] = ['quicksilver', 'marigold'];

const searchFiles = /\.pf_fragment$|search[-_]?index.*\.json$|^api\/search$/i;

/** `undefined`: the setting is absent. `DRILLDOWN=all` builds all three states; CI builds one. */
type Drilldown = boolean | undefined;
const drilldowns: readonly Drilldown[] = process.env.DRILLDOWN === 'all' ? [true, false, undefined] : [true];

/** Targets of the titles of the nested groups, without and with a `root`. */
const titleTargets = (drilldown: Drilldown): readonly (string | null)[] => {
  if (drilldown === true) return ['/deeper/one', '/rooted/root'];
  return [null, drilldown === false ? null : '/rooted/root'];
};

function docsFiles(drilldown: Drilldown): Readonly<Record<string, string>> {
  const group = {
    group: 'Guides',
    pages: [
      'start',
      { group: 'Deeper', expanded: true, pages: ['deeper/one', 'deeper/two'] },
      { group: 'Rooted', root: 'rooted/root', pages: ['rooted/one'] },
    ],
  };
  const navigation = {
    languages: [
      {
        language: 'en',
        tabs: [
          { tab: 'Home', groups: [group] },
          { tab: 'Drafts', hidden: true, pages: ['draft'] },
        ],
      },
      { language: 'ar', groups: [{ group: 'البداية', pages: ['ar/start'] }] },
      { language: 'cn', groups: [{ group: '开始', pages: ['cn/start'] }] },
    ],
  };
  const interaction = drilldown === undefined ? {} : { interaction: { drilldown } };
  const routes = ['deeper/one', 'deeper/two', 'rooted/root', 'rooted/one'];
  return {
    'docs.json': JSON.stringify({ name: 'Rules', navigation, ...interaction }),
    'start.mdx': `---\ntitle: Start\n---\n\nA ${visibleWord} grows here.\n`,
    'draft.mdx': `---\ntitle: Draft\n---\n\nThe ${hiddenWord} is secret.\n`,
    'ar/start.mdx': '---\ntitle: ابدأ\n---\n\nنص الصفحة.\n',
    'cn/start.mdx': '---\ntitle: 开始\n---\n\n页面的文字。\n',
    ...Object.fromEntries(routes.map((route) => [`${route}.mdx`, page(`Page ${route}`)])),
  };
}

/** Description of a generator for these tests. */
export type NavigationGenerator = Pick<Generator, 'name' | 'address' | 'ready' | 'selectors'> & {
  /** Languages are the first level of the sidebar, because the generator has no switchers. Default: false. */
  readonly listsLanguages?: boolean;
};

/**
 * Declares tests of a small built site: titles of groups by `interaction.drilldown`, groups that are open, names and
 * directions of languages, and hidden parts that are in no sidebar, sitemap or search.
 *
 * @param output Folder of the built site, relative to the fixture.
 */
export function testNavigationRules(generator: NavigationGenerator, fixture: Fixture, output: string): void {
  describe.each(drilldowns)(`${generator.name} with drilldown %s, built`, (drilldown) => {
    const docs = sharedFolder();
    const folder = join(fixture.folder, output);
    let server: ServedSite;
    let browser: Browser;
    const readings = new Map<string, Reading>();
    const languages = new Map<string, string[]>();

    beforeAll(async () => {
      writeFiles(docs, docsFiles(drilldown));
      const { status, output: text } = await fixture.run('build', docs);
      expect(status, text).toBe(0);
      [server, browser] = await Promise.all([serveBuilt(folder), launchBrowser()]);
      const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      for (const route of ['/start', '/ar/start', '/cn/start', '/draft']) {
        await open(tab, route);
        readings.set(route, await readPage(tab, generator.selectors, ['language']));
        const { heading, sidebar } = generator.selectors;
        const root = await tab.evaluate(
          ([title, entries]) => {
            const { lang, dir } = document.documentElement;
            // A theme's style sheet may override the attribute, or place columns by side.
            const { direction } = getComputedStyle(document.querySelector(title) ?? document.body);
            const { left = 0 } = document.querySelector(entries)?.getBoundingClientRect() ?? {};
            return [lang, dir, direction, left > innerWidth / 2 ? 'sidebar on the right' : 'sidebar on the left'];
          },
          [heading, sidebar.root] as const,
        );
        languages.set(route, root);
      }
      await tab.close();
    });

    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });

    async function open(tab: Page, route: string): Promise<void> {
      await tab.goto(server.url + generator.address(route), { waitUntil: 'load' });
      if (generator.ready !== undefined) await tab.waitForSelector(generator.ready, { state: 'attached' });
    }

    const sidebar = (route: string): readonly ReadItem[] => readings.get(route)?.sidebar ?? [];
    const topLevelGroups = (): readonly ReadItem[] =>
      generator.listsLanguages === true ? (sidebar('/start')[0]?.items ?? []) : sidebar('/start');

    const nestedGroups = (): readonly ReadItem[] =>
      (topLevelGroups()[0]?.items ?? []).filter(({ items }) => items.length > 0);
    const states = (groups: readonly ReadItem[]) => groups.map(({ label, open: isOpen }) => [label, isOpen]);

    it('keeps top-level groups open, and opens nested groups that are expanded', () => {
      expect(states(topLevelGroups())).toEqual([['Guides', null]]);
      expect(states(nestedGroups())).toEqual([
        ['Deeper', true],
        ['Rooted', false],
      ]);
    });

    it('opens pages from the titles of groups', () => {
      const expected = titleTargets(drilldown).map((route) => (route === null ? null : generator.address(route)));
      const pageUrl = server.url + generator.address('/start');
      const pathOf = (href: string | null): string | null => (href === null ? null : new URL(href, pageUrl).pathname);
      expect(nestedGroups().map(({ href }) => pathOf(href))).toEqual(expected);
    });

    it.skipIf(drilldown === false)('opens the root of a group by mouse and by keyboard', async () => {
      const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      for (const activate of [(link: Locator) => link.click(), (link: Locator) => link.press('Enter')]) {
        await open(tab, '/start');
        const link = tab.locator(generator.selectors.sidebar.root).getByRole('link', { name: /^Rooted/ });
        expect(await link.getAttribute('tabindex')).not.toBe('-1');
        await activate(link);
        await tab.waitForURL(server.url + generator.address('/rooted/root'));
      }
      await tab.close();
    });

    it('names languages, and marks the language and direction of each page', () => {
      const choices = generator.listsLanguages === true ? sidebar('/start') : readings.get('/start')?.choices.language;
      expect(choices?.map(({ label }) => label)).toEqual(['English', 'العربية', '简体中文']);
      expect(languages.get('/start')?.[0]).toMatch(/^en\b/);
      expect(languages.get('/cn/start')?.[0]).toBe('zh-Hans');
      expect(languages.get('/ar/start')).toEqual(['ar', 'rtl', 'rtl', 'sidebar on the right']);
      expect(languages.get('/start')?.slice(1)).toEqual([
        expect.stringMatching(/^(?:ltr)?$/),
        'ltr',
        'sidebar on the left',
      ]);
    });

    it('has the hidden page, but not in the navigation or the sitemap', () => {
      expect(readings.get('/draft')?.heading).toBe('Draft');
      expect(JSON.stringify(sidebar('/start'))).not.toContain('Draft');
      for (const name of readdirSync(folder).filter((file) => /^sitemap.*\.xml$/.test(file))) {
        const text = readFileSync(join(folder, name), 'utf8');
        expect(text, name).not.toContain('/draft');
      }
      if (existsSync(join(folder, 'llms.txt')))
        expect(readFileSync(join(folder, 'llms.txt'), 'utf8')).not.toContain('Draft');
    });

    it('leaves the hidden page out of the search', () => {
      const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => searchFiles.test(path));
      const texts = paths.map((path) => {
        const bytes = readFileSync(join(folder, path));
        return (path.endsWith('.pf_fragment') ? gunzipSync(bytes) : bytes).toString();
      });
      expect(texts.some((text) => text.includes(hiddenWord))).toBe(false);
      if (paths.length > 0) expect(texts.some((text) => text.includes(visibleWord))).toBe(true);
    });
  });
}
