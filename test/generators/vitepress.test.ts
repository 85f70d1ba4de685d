import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badgesOf } from '../../src/integrations/view/badges.ts';
import { languageName, wordsOf } from '../../src/integrations/view/words.ts';
import { launchBrowser } from '../browser/browser.ts';
import { testRealSites } from './corpus.ts';
import { type DevServer, startDev } from './dev.ts';
import { type ContentCopy, contentFolder, copyContent, Fixture } from './fixture.ts';
import { testBuiltSite } from './suite.ts';

const fixture = new Fixture('vitepress');
const built = join(fixture.folder, '.vitepress/dist');

beforeAll(() => fixture.prepare(), 600_000);

testBuiltSite(
  {
    name: 'VitePress',
    axes: ['language', 'version', 'tab', 'product', 'dropdown', 'anchor', 'item'],
    address: (route) => route,
    badge: (item, language) =>
      badgesOf(item, wordsOf(language))
        .map(({ text }) => text)
        .join(' '),
    choice: (axis, { label, tag }) => {
      if (axis === 'language') return languageName(label);
      return axis === 'version' && tag !== undefined ? `${label} (${tag})` : label;
    },
    groupsLead: true,
    foldsFirstLevel: false,
    selectors: {
      heading: '.vp-doc h1',
      sidebar: {
        // Entries outside of groups stand in a group without a title.
        root: '#VPSidebarNav .group:has(> .level-0 > .item), #VPSidebarNav .level-0:not(:has(> .item)) > .items',
        item: '.VPSidebarItem',
        own: ':scope > .item > :is(.link, .text)',
        label: 'span:first-child',
        badge: '.docs-json-nav-badges',
        below: ':scope > .items',
        current: '.VPSidebarItem.is-active > .item > .link',
        foldable: '.collapsible',
        folded: '.collapsed',
      },
      breadcrumb: '[data-breadcrumbs] li',
      previous: '.VPDocFooter .pager-link.prev',
      next: '.VPDocFooter .pager-link.next',
      choice: [
        'header [data-level=AXIS] option',
        'header ul[data-level=AXIS] > li',
        '.VPSidebar nav[data-level=AXIS] > ul > li',
        '.VPSidebar nav[data-level=AXIS] .panel > ul > li',
      ].join(', '),
      pageBadge: '.vp-doc [data-badges] .VPBadge',
    },
  },
  async () => {
    const { status, output } = await fixture.run('build');
    expect(status, output).toBe(0);
    return { folder: built, docs: contentFolder };
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
    expect(output).not.toContain('build complete');
  } finally {
    content.remove();
  }
});

it('what only React could show is a warning with its place, and the rest of the page is there', async () => {
  const content = copyContent();
  try {
    const body =
      'Before.\n\n<Diagram of="queue" />\n\n{[1, 2].map((n) => n * 2)} and {{ braces: 1 }.braces}\n\nSee `{{ code }}` and \\{\\{ text }}.\n\nAfter.\n';
    content.write('quickstart.mdx', `---\ntitle: Quickstart\n---\n\n${body}`);
    const { status, output } = await fixture.run('build', content.folder);
    expect(status, output).toBe(0);
    expect(output).toContain('quickstart.mdx:7:1');
    expect(output).toContain('There is no component <Diagram> here.');
    expect(output).toContain('quickstart.mdx:9:1');
    const html = readFileSync(join(built, 'quickstart.html'), 'utf8');
    for (const text of ['Before.', '&lt;Diagram', 'n * 2', '{{ code }}', '{{ text }}', 'After.'])
      expect(html).toContain(text);
  } finally {
    content.remove();
  }
});

/** Real sites with what is true of them. They are not part of this project: without them these tests are skipped. */
// A specification of one of them links to a page of another site as if it were its own.
describe('with dead links', () => {
  beforeAll(() => {
    process.env.DEAD_LINKS = 'ignore';
  });
  afterAll(() => {
    delete process.env.DEAD_LINKS;
  });
  testRealSites(fixture, (route) => join(built, route === '/' ? 'index.html' : `.${route}.html`));
});

describe('vitepress dev', () => {
  let content: ContentCopy;
  let server: DevServer;
  let browser: Browser;
  let tab: Page;

  beforeAll(async () => {
    content = copyContent();
    [server, browser] = await Promise.all([startDev(fixture, content.folder), launchBrowser()]);
    tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await tab.goto(`${server.url}/concepts/jobs`);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    content?.remove();
  });

  const labels = () => tab.locator('.VPSidebarItem > .item .text > span:first-child').allTextContents();
  const shows = (text: string) => expect.poll(labels, { timeout: 30_000 }).toContain(text);
  const edit = (file: string, from: string, to: string) => {
    const text = content.read(file);
    expect(text).toContain(from);
    content.write(file, text.replace(from, to));
  };

  it('shows a title that is edited', async () => {
    await shows('Jobs');
    edit('concepts/jobs.mdx', 'title: Jobs', 'title: Pieces of work');
    await shows('Pieces of work');
    await expect.poll(() => tab.locator('.vp-doc h1').textContent(), { timeout: 30_000 }).toContain('Pieces of work');
  });

  it('shows an entry that is moved', async () => {
    const order = async () => (await labels()).filter((label) => ['Quickstart', 'Introduction'].includes(label));
    expect(await order()).toEqual(['Introduction', 'Quickstart']);
    edit('docs.json', '"index", "quickstart"', '"quickstart", "index"');
    await expect.poll(order, { timeout: 30_000 }).toEqual(['Quickstart', 'Introduction']);
  });

  it('shows a page that is added', async () => {
    content.write('concepts/clocks.mdx', '---\ntitle: Clocks\n---\n\n<Note>What time it is.</Note>\n');
    edit('docs.json', '"concepts/jobs",', '"concepts/jobs", "concepts/clocks",');
    await shows('Clocks');
    const other = await browser.newPage();
    await other.goto(`${server.url}/concepts/clocks`);
    await expect.poll(() => other.locator('.vp-doc h1').textContent(), { timeout: 30_000 }).toContain('Clocks');
    await expect.poll(() => other.locator('main').textContent()).toContain('What time it is.');
    await other.close();
  });

  it('shows text that is edited without loading the page anew', async () => {
    await tab.evaluate(() => Object.assign(globalThis, { stays: true }));
    content.write('concepts/jobs.mdx', `${content.read('concepts/jobs.mdx')}\n<Tip>Written a moment ago.</Tip>\n`);
    await expect.poll(() => tab.locator('main').textContent(), { timeout: 30_000 }).toContain('Written a moment ago.');
    expect(await tab.evaluate(() => 'stays' in globalThis)).toBe(true);
  });

  it('shows what is wrong, and that it is mended', async () => {
    const overlay = tab.locator('vite-error-overlay');
    edit('docs.json', '"quickstart", "index"', '"quickstrat", "index"');
    await overlay.waitFor({ state: 'attached', timeout: 30_000 });
    const said = () => overlay.evaluate((element) => element.shadowRoot?.textContent ?? '').catch(() => '');
    await expect.poll(said, { timeout: 30_000 }).toContain('quickstrat');
    edit('docs.json', '"quickstrat", "index"', '"quickstart", "index"');
    await overlay.waitFor({ state: 'detached', timeout: 30_000 });
    await shows('Quickstart');
  });
});
