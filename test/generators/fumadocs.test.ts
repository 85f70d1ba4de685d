import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badgesOf } from '../../src/integrations/view/badges.ts';
import { languageName, wordsOf } from '../../src/integrations/view/words.ts';
import { launchBrowser } from '../browser/browser.ts';
import { type DevServer, startDev } from './dev.ts';
import { type ContentCopy, contentFolder, copyContent, Fixture } from './fixture.ts';
import { testBuiltSite } from './suite.ts';

const fixture = new Fixture('fumadocs');

beforeAll(() => fixture.prepare(), 600_000);

testBuiltSite(
  {
    name: 'Fumadocs',
    axes: ['language', 'version', 'tab', 'product', 'dropdown', 'anchor', 'item'],
    address: (route) => route,
    badge: (item, language) =>
      badgesOf(item, wordsOf(language))
        .map(({ text }) => text)
        .join(''),
    choice: (axis, { label }) => (axis === 'language' ? languageName(label) : label),
    groupsLead: true,
    foldsFirstLevel: false,
    selectors: {
      heading: '#nd-page h1',
      sidebar: {
        root: '#nd-sidebar [data-radix-scroll-area-viewport] > div',
        item: ':is(a, [data-state])',
        leaf: 'a',
        own: ':scope > :first-child',
        label: '[data-label]',
        badge: '[data-entry-badges]',
        below: ':scope > [data-state] > div',
        current: '[data-active=true]',
        fold: ':scope > button, :scope > a > [data-icon]',
      },
      breadcrumb: '#nd-page [data-breadcrumbs] li',
      previous: '#nd-page > .grid:last-child > a:not(.text-end)',
      next: '#nd-page > .grid:last-child > a.text-end',
      choice: [
        '.djn-bar [data-level=AXIS] > ul > li',
        '.djn-bar [data-level=AXIS] > details > ul > li',
        '#nd-sidebar [data-level=AXIS] > ul > li',
        '#nd-sidebar [data-level=AXIS] > details > ul > li',
      ].join(', '),
      pageBadge: '#nd-page [data-badges] > *',
    },
  },
  async () => {
    const { status, output } = await fixture.run('build');
    expect(status, output).toBe(0);
    return { folder: join(fixture.folder, 'out'), docs: contentFolder };
  },
);

it('a page file that is renamed stops the build, with file, line and column', async () => {
  const content = copyContent();
  try {
    renameSync(join(content.folder, 'quickstart.mdx'), join(content.folder, 'quick-start.mdx'));
    const { status, output } = await fixture.run('build', content.folder);
    expect(status).not.toBe(0);
    expect(output).toMatch(/docs\.json:\d+:\d+/);
    expect(output).toContain('"quickstart"');
    expect(output).not.toContain('Compiled successfully');
  } finally {
    content.remove();
  }
});

describe('next dev', () => {
  let content: ContentCopy;
  let server: DevServer;
  let browser: Browser;
  let tab: Page;
  /** The page hears of changes: one that loads anew meanwhile would miss them. */
  let isConnected = false;

  beforeAll(async () => {
    content = copyContent();
    [server, browser] = await Promise.all([startDev(fixture, content.folder, '--hostname'), launchBrowser()]);
    tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    tab.on('websocket', (socket) => {
      socket.once('framereceived', () => {
        isConnected = true;
      });
      socket.once('close', () => {
        isConnected = false;
      });
    });
    await tab.goto(`${server.url}/concepts/jobs`);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    content?.remove();
  });

  const labels = () => tab.locator('#nd-sidebar [data-radix-scroll-area-viewport] a').allTextContents();
  const shows = (text: string) => expect.poll(labels, { timeout: 30_000 }).toContain(text);
  const edit = async (file: string, from: string, to: string) => {
    await tab.waitForTimeout(500);
    await expect.poll(() => isConnected, { timeout: 30_000 }).toBe(true);
    const text = content.read(file);
    expect(text).toContain(from);
    content.write(file, text.replace(from, to));
  };

  it('shows a title and a text that are edited', async () => {
    await shows('Jobs');
    await edit('concepts/jobs.mdx', 'title: Jobs', 'title: Pieces of work');
    await shows('Pieces of work');
    const heading = tab.locator('#nd-page h1');
    await expect.poll(() => heading.textContent(), { timeout: 30_000 }).toBe('Pieces of work');
    await edit('concepts/jobs.mdx', 'A job says', 'A piece of work says');
    const article = tab.locator('#nd-page');
    await expect.poll(() => article.textContent(), { timeout: 30_000 }).toContain('A piece of work says');
  });

  it('shows an entry that is moved', async () => {
    const order = async () => (await labels()).filter((label) => ['Quickstart', 'Introduction'].includes(label));
    expect(await order()).toEqual(['Introduction', 'Quickstart']);
    await edit('docs.json', '"index", "quickstart"', '"quickstart", "index"');
    await expect.poll(order, { timeout: 30_000 }).toEqual(['Quickstart', 'Introduction']);
  });

  it('shows a page that is added', async () => {
    content.write('concepts/clocks.mdx', '---\ntitle: Clocks\n---\n\n<Note>What time it is.</Note>\n');
    await edit('docs.json', '"concepts/jobs",', '"concepts/jobs", "concepts/clocks",');
    await shows('Clocks');
    const other = await browser.newPage();
    const text = async () => {
      await other.goto(`${server.url}/concepts/clocks`);
      return other.locator('body').textContent();
    };
    await expect.poll(text, { timeout: 30_000 }).toContain('What time it is.');
    await other.close();
  });

  it('shows what is wrong, and that it is mended', async () => {
    const overlay = tab.locator('nextjs-portal');
    const said = () => overlay.evaluate((element) => element.shadowRoot?.textContent ?? '').catch(() => '');
    await edit('docs.json', '"quickstart", "index"', '"quickstrat", "index"');
    await expect.poll(said, { timeout: 30_000 }).toContain('quickstrat');
    await edit('docs.json', '"quickstrat", "index"', '"quickstart", "index"');
    await shows('Quickstart');
    await expect.poll(said, { timeout: 30_000 }).not.toContain('quickstrat');
  });
});
