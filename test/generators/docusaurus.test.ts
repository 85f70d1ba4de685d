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

const fixture = new Fixture('docusaurus');

beforeAll(() => fixture.prepare(), 600_000);

testBuiltSite(
  {
    name: 'Docusaurus',
    axes: ['language', 'version', 'tab', 'product', 'dropdown', 'anchor', 'item'],
    address: (route) => route,
    badge: (item, language) =>
      badgesOf(item, wordsOf(language))
        .map(({ text }) => text)
        .join(''),
    choice: (axis, { label }) => (axis === 'language' ? languageName(label) : label),
    groupsLead: true,
    foldsFirstLevel: true,
    ready: 'html[data-has-hydrated=true]',
    selectors: {
      heading: 'article h1',
      sidebar: {
        root: '.theme-doc-sidebar-container .theme-doc-sidebar-menu',
        item: 'li.menu__list-item',
        own: ':scope > a, :scope > .menu__list-item-collapsible > a',
        label: '[data-label], span:not(:has([data-label]))',
        badge: '[data-entry-badges]',
        below: ':scope > ul',
        fold: ':scope > .menu__list-item-collapsible > :is(a[role=button], button)',
      },
      breadcrumb: '[data-breadcrumbs] li',
      previous: '.pagination-nav__link--prev',
      next: '.pagination-nav__link--next',
      choice: [
        '.djn-tab-row [data-level=AXIS] > ul > li',
        '.navbar__inner [data-level=AXIS] > details > ul > li',
        '.theme-doc-sidebar-container [data-level=AXIS] > ul > li',
        '.theme-doc-sidebar-container [data-level=AXIS] > details > ul > li',
      ].join(', '),
      pageBadge: 'article [data-badges] > *',
    },
  },
  async () => {
    const { status, output } = await fixture.run('build');
    expect(status, output).toBe(0);
    return { folder: join(fixture.folder, 'build'), docs: contentFolder };
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
    expect(output).not.toContain('Generated static files');
  } finally {
    content.remove();
  }
});

describe('docusaurus start', () => {
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

  const labels = () => tab.locator('.theme-doc-sidebar-menu a').allTextContents();
  const shows = (text: string) => expect.poll(labels, { timeout: 60_000 }).toContain(text);
  const edit = (file: string, from: string, to: string) => {
    const text = content.read(file);
    expect(text).toContain(from);
    content.write(file, text.replace(from, to));
  };

  it('shows a title that is edited', async () => {
    await shows('Jobs');
    edit('concepts/jobs.mdx', 'title: Jobs', 'title: Pieces of work');
    await shows('Pieces of work');
    await expect.poll(() => tab.locator('article h1').textContent(), { timeout: 60_000 }).toBe('Pieces of work');
  });

  it('shows an entry that is moved', async () => {
    const order = async () => (await labels()).filter((label) => ['Quickstart', 'Introduction'].includes(label));
    expect(await order()).toEqual(['Introduction', 'Quickstart']);
    edit('docs.json', '"index", "quickstart"', '"quickstart", "index"');
    await expect.poll(order, { timeout: 60_000 }).toEqual(['Quickstart', 'Introduction']);
  });

  it('shows a tab that is renamed', async () => {
    edit('docs.json', '"tab": "Platform"', '"tab": "Products"');
    const tabs = () => tab.locator('.djn-tab-row [data-label]').allTextContents();
    await expect.poll(tabs, { timeout: 60_000 }).toContain('Products');
  });

  it('shows a page that is added', async () => {
    content.write('concepts/clocks.mdx', '---\ntitle: Clocks\n---\n\n<Note>What time it is.</Note>\n');
    edit('docs.json', '"concepts/jobs",', '"concepts/jobs", "concepts/clocks",');
    await shows('Clocks');
    const other = await browser.newPage();
    await other.goto(`${server.url}/concepts/clocks`);
    await expect.poll(() => other.locator('article h1').textContent(), { timeout: 60_000 }).toBe('Clocks');
    await expect.poll(() => other.locator('article').textContent()).toContain('What time it is.');
    await other.close();
  });

  it('serves media of the docs folder', async () => {
    const answer = await fetch(`${server.url}/images/mill.svg`);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  });

  it('shows what is wrong, and that it is mended', async () => {
    const overlay = tab.locator('#webpack-dev-server-client-overlay');
    edit('docs.json', '"quickstart", "index"', '"quickstrat", "index"');
    await overlay.waitFor({ state: 'attached', timeout: 60_000 });
    const said = () => overlay.contentFrame().locator('body').textContent();
    await expect.poll(said, { timeout: 60_000 }).toContain('quickstrat');
    edit('docs.json', '"quickstrat", "index"', '"quickstart", "index"');
    await overlay.waitFor({ state: 'detached', timeout: 60_000 });
    await shows('Quickstart');
  });
});
