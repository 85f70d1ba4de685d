import { renameSync } from 'node:fs';
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

const fixture = new Fixture('starlight');

beforeAll(() => fixture.prepare(), 600_000);

testBuiltSite(
  {
    name: 'Starlight',
    axes: ['language', 'version', 'tab', 'product', 'dropdown', 'anchor', 'item'],
    address: (route) => (route === '/' ? '/' : `${route}/`),
    badge: (item, language) =>
      badgesOf(item, wordsOf(language))
        .map(({ text }) => text)
        .join(' · '),
    choice: (axis, { label, tag }) => {
      if (axis === 'language') return languageName(label);
      return axis === 'version' && tag !== undefined ? `${label} (${tag})` : label;
    },
    groupsLead: false,
    foldsFirstLevel: true,
    selectors: {
      heading: 'main h1',
      sidebar: {
        root: '.sidebar-content ul.top-level',
        item: 'li',
        own: ':scope > a, :scope > details > summary',
        label: '.large, :scope > span:not(.sl-badge):not(.group-label)',
        badge: '.sl-badge',
        below: ':scope > details > ul',
      },
      breadcrumb: '[data-breadcrumbs] li',
      previous: '.pagination-links a[rel=prev]',
      next: '.pagination-links a[rel=next]',
      choice: [
        'header [data-level=AXIS] option',
        'header [data-level=AXIS] > ul > li',
        '.sidebar-content [data-level=AXIS] > ul > li',
        '.sidebar-content [data-level=AXIS] > details > ul > li',
      ].join(', '),
      pageBadge: 'main [data-badges] .sl-badge',
    },
  },
  async () => {
    const { status, output } = await fixture.run('build');
    expect(status, output).toBe(0);
    return { folder: join(fixture.folder, 'dist'), docs: contentFolder };
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
    expect(output).not.toContain('Complete!');
  } finally {
    content.remove();
  }
});

testRealSites(fixture, (route) => join(fixture.folder, 'dist', route, 'index.html'));

describe('astro dev', () => {
  let content: ContentCopy;
  let server: DevServer;
  let browser: Browser;
  let tab: Page;

  beforeAll(async () => {
    content = copyContent();
    [server, browser] = await Promise.all([startDev(fixture, content.folder), launchBrowser()]);
    tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await tab.goto(`${server.url}/concepts/jobs/`);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    content?.remove();
  });

  const labels = () => tab.locator('.sidebar-content ul.top-level a > span:first-child').allTextContents();
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
    await expect.poll(() => tab.locator('main h1').textContent(), { timeout: 30_000 }).toBe('Pieces of work');
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
    await other.goto(`${server.url}/concepts/clocks/`);
    await expect.poll(() => other.locator('main h1').textContent(), { timeout: 30_000 }).toBe('Clocks');
    await expect.poll(() => other.locator('main').textContent()).toContain('What time it is.');
    await other.close();
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
