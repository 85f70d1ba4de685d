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

const fixture = new Fixture('rspress');

beforeAll(() => fixture.prepare(), 600_000);

testBuiltSite(
  {
    name: 'Rspress',
    axes: ['language', 'version', 'tab', 'product', 'dropdown', 'anchor', 'item'],
    address: (route) => route,
    badge: (item, language) =>
      badgesOf(item, wordsOf(language))
        .map(({ text }) => text)
        .join(''),
    choice: (axis, { label }) => (axis === 'language' ? languageName(label) : label),
    groupsLead: true,
    foldsFirstLevel: true,
    selectors: {
      heading: 'main h1 > span',
      sidebar: {
        root: 'aside > .djn-sidebar',
        item: 'li',
        own: ':scope > :is(a, span), :scope > details > summary > :first-child',
        label: '.rp-sidebar-item__left',
        badge: '.rp-sidebar-item__right',
        below: ':scope > details > ul',
      },
      breadcrumb: '[data-breadcrumbs] li',
      previous: 'a.rp-prev-next-page__prev',
      next: 'a.rp-prev-next-page__next',
      choice: [
        'header [data-level=AXIS] > details > ul > li',
        '.djn-rspress-tabs [data-level=AXIS] > ul > li',
        '.djn-sidebar-head [data-level=AXIS] > ul > li',
        '.djn-sidebar-head [data-level=AXIS] > details > ul > li',
      ].join(', '),
      pageBadge: 'main [data-badges] > *',
    },
  },
  async () => {
    const { status, output } = await fixture.run('build');
    expect(status, output).toBe(0);
    return { folder: join(fixture.folder, 'doc_build'), docs: contentFolder };
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
    expect(output).not.toContain('built in');
    expect(output).not.toMatch(/^\s+at /m);
  } finally {
    content.remove();
  }
});

describe('rspress dev', () => {
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

  const labels = () => tab.locator('.djn-sidebar .rp-sidebar-item__left').allTextContents();
  const shows = (text: string) => expect.poll(labels, { timeout: 30_000 }).toContain(text);
  const title = (page: Page) => page.locator('main h1 > span').textContent();
  const edit = (file: string, from: string, to: string) => {
    const text = content.read(file);
    expect(text).toContain(from);
    content.write(file, text.replace(from, to));
  };

  it('shows a title that is edited', async () => {
    await shows('Jobs');
    edit('concepts/jobs.mdx', 'title: Jobs', 'title: Pieces of work');
    await shows('Pieces of work');
    await expect.poll(() => title(tab), { timeout: 30_000 }).toBe('Pieces of work');
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
    await expect.poll(() => title(other), { timeout: 30_000 }).toBe('Clocks');
    await expect.poll(() => other.locator('main').textContent()).toContain('What time it is.');
    await other.close();
  });

  it('shows what is wrong, and that it is mended', async () => {
    const overlay = tab.locator('rsbuild-error-overlay');
    edit('docs.json', '"quickstart", "index"', '"quickstrat", "index"');
    await overlay.waitFor({ state: 'attached', timeout: 30_000 });
    const said = () => overlay.evaluate((element) => element.shadowRoot?.textContent ?? '').catch(() => '');
    await expect.poll(said, { timeout: 30_000 }).toContain('quickstrat');
    edit('docs.json', '"quickstrat", "index"', '"quickstart", "index"');
    await overlay.waitFor({ state: 'detached', timeout: 30_000 });
    await shows('Quickstart');
  });

  it('serves media and leads on from moved addresses', async () => {
    expect((await fetch(`${server.url}/images/mill.svg`)).headers.get('content-type')).toBe('image/svg+xml');
    const moved = await fetch(`${server.url}/getting-started`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/quickstart']);
  });
});
