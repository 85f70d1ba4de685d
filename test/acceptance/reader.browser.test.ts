/*
 * One test for each sentence of the format's description about what readers see and do, with the sentence as its title.
 * The command line builds a folder on disk, a server on this machine serves the files, and a browser shows them.
 */

import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '../browser/browser.ts';
import { serveBuilt } from '../generators/serve.ts';
import { folderOf } from '../support/folder.ts';
import { runCli } from '../support/run.ts';
import { docsFolder, type Files } from './site.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

interface Visit {
  readonly page: Page;
  readonly open: (route: string) => Promise<void>;
  /** Route of the shown page. */
  readonly route: () => string;
  /** Sidebar, list of tabs, and list or menu of the sections on an axis. */
  readonly sidebar: Locator;
  readonly level: (axis: string) => Locator;
}

/** Builds a site and opens its first page. */
async function visit(navigation: unknown, files: Files, more: object = {}): Promise<Visit> {
  const folder = folderOf({});
  const out = join(folder, 'out');
  const { status, stderr } = await runCli(['build', docsFolder(navigation, files, more), '--out', out], folder);
  expect(status, stderr).toBe(0);
  const server = await serveBuilt(out);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  onTestFinished(async () => {
    await page.close();
    await server.close();
  });
  const open = async (route: string): Promise<void> => {
    await page.goto(server.url + route, { waitUntil: 'load' });
  };
  await open('/');
  await page.waitForURL(({ pathname }) => pathname !== '/');
  return {
    page,
    open,
    route: () => new URL(page.url()).pathname.replace(/(.)\/$/, '$1'),
    sidebar: page.locator('nav.entries'),
    level: (axis) => page.locator(`[data-level=${axis}]`).filter({ visible: true }),
  };
}

async function boxOf(locator: Locator) {
  return (await locator.boundingBox()) ?? expect.fail('The element is not visible.');
}

/** Labels of the visible entries of a list. */
async function labelsIn(list: Locator): Promise<string[]> {
  const labels = await list.locator('.label, .djn-line').filter({ visible: true }).allTextContents();
  return labels.map((label) => label.trim());
}

const group = (name: string, pages: readonly unknown[], more: object = {}) => ({ group: name, pages, ...more });

describe('What the service does', () => {
  test('The `navigation` property organizes the pages of a documentation site for readers.', async () => {
    const { sidebar, route, page } = await visit(
      { groups: [group('G', ['b', 'a']), group('H', ['c'])] },
      'abc'.split(''),
    );
    expect(await labelsIn(sidebar)).toEqual(['G', 'b', 'a', 'H', 'c']);
    expect(route()).toBe('/b');
    await page.locator('a[rel=next]').click();
    await expect.poll(route).toBe('/a');
    await sidebar.getByRole('link', { name: 'c' }).click();
    await expect.poll(route).toBe('/c');
  });
});

describe('Elements', () => {
  const rooted = {
    groups: [group('Top', ['a', group('Nested', ['c'], { root: 'nested' })], { root: 'top' })],
  };
  test.each(['Top', 'Nested'])(
    'Group: `root` (path of a page opened when the group title is clicked; works for top-level and nested groups): %s',
    async (name) => {
      const { sidebar, route, open } = await visit(rooted, ['a', 'c', 'top', 'nested']);
      for (const activate of [(link: Locator) => link.click(), (link: Locator) => link.press('Enter')]) {
        await open('/a');
        await activate(sidebar.getByRole('link', { name }));
        await expect.poll(route).toBe(`/${name.toLowerCase()}`);
      }
    },
  );
  test('Group: `tag` (label text)', async () => {
    const { sidebar } = await visit({ groups: [group('G', ['a'], { tag: 'NEW' })] }, ['a']);
    expect(await sidebar.getByText('NEW').isVisible()).toBe(true);
  });
  test('Tab: `href` (external link), `menu`', async () => {
    const tabs = [
      { tab: 'Guides', pages: ['a'] },
      { tab: 'Blog', href: 'https://example.com/blog' },
      { tab: 'More', menu: [{ item: 'Second', description: 'Of two.', pages: ['b'] }] },
    ];
    const { level, route } = await visit({ tabs }, ['a', 'b']);
    const blog = level('tab').getByRole('link', { name: 'Blog' });
    expect(await blog.getAttribute('href')).toBe('https://example.com/blog');
    expect(await level('tab').getByText('Of two.').isVisible()).toBe(false);
    await level('tab').getByText('More').click();
    expect(await level('tab').getByText('Of two.').isVisible()).toBe(true);
    await level('tab').getByRole('link', { name: 'Second' }).click();
    await expect.poll(route).toBe('/b');
  });
  test('Global anchor: shown on all pages regardless of the section viewed', async () => {
    const global = {
      anchors: [
        { anchor: 'Status', href: 'https://status.example.com' },
        { anchor: 'Home', href: 'a' },
      ],
    };
    const tabs = [
      { tab: 'T', pages: ['a'] },
      { tab: 'U', groups: [group('G', ['b', group('N', ['c'])])] },
    ];
    const { page, open } = await visit({ global, tabs }, ['a', 'b', 'c']);
    for (const route of ['/a', '/b', '/c']) {
      await open(route);
      const links = page.locator('[data-global] a').filter({ visible: true });
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        'https://status.example.com',
        '/a/',
      ]);
    }
  });
  test('Language: including `banner` (object with `content` string and `dismissible` boolean)', async () => {
    const languages = [true, false].map((dismissible, index) => ({
      language: ['en', 'de'][index],
      banner: { content: `Notice ${index}`, dismissible },
      pages: [['a'], ['de/a']][index],
    }));
    const { page, open } = await visit({ languages }, ['a', 'de/a']);
    const banner = page.locator('[data-banner]').filter({ visible: true });
    expect(await banner.textContent()).toContain('Notice 0');
    await banner.getByRole('button').click();
    await expect.poll(() => banner.count()).toBe(0);
    await open('/de/a');
    expect(await banner.textContent()).toContain('Notice 1');
    expect(await banner.getByRole('button').count()).toBe(0);
  });
});

describe('Rules', () => {
  const nested = {
    groups: [
      group('G', [
        'a',
        group('Open', ['b'], { expanded: true }),
        group('Shut', ['c']),
        group('No', ['d'], { expanded: false }),
      ]),
    ],
  };
  test('1. `expanded: true` makes a nested group expanded by default.', async () => {
    const { sidebar } = await visit(nested, 'abcd'.split(''));
    expect(await sidebar.getByRole('link', { name: 'b' }).isVisible()).toBe(true);
  });
  test('1. `expanded: false` or omitted makes it collapsed by default.', async () => {
    const { sidebar } = await visit(nested, 'abcd'.split(''));
    for (const [name, entry] of [
      ['Shut', 'c'],
      ['No', 'd'],
    ] as const) {
      const link = sidebar.getByRole('link', { name: entry });
      expect(await link.isVisible()).toBe(false);
      await sidebar.getByText(name).click();
      expect(await link.isVisible()).toBe(true);
    }
  });
  test('2. Top-level groups are always expanded and cannot be collapsed.', async () => {
    const { sidebar, open } = await visit({ groups: [group('G', ['a'], { expanded: false }), group('H', ['b'])] }, [
      'a',
      'b',
    ]);
    for (const route of ['/a', '/b']) {
      await open(route);
      expect(await labelsIn(sidebar)).toEqual(['G', 'a', 'H', 'b']);
      await sidebar.getByText('G').click();
      expect(await labelsIn(sidebar)).toEqual(['G', 'a', 'H', 'b']);
      expect(await sidebar.locator('summary, button').count()).toBe(0);
    }
  });
  test('4. Tabs create separate URL paths and a horizontal navigation bar at the top of the site.', async () => {
    const tabs = ['t', 'u', 'v'].map((name) => ({ tab: name.toUpperCase(), pages: [`${name}/a`] }));
    const { level, route, sidebar } = await visit({ tabs }, ['t/a', 'u/a', 'v/a']);
    const boxes = await Promise.all(['T', 'U', 'V'].map((name) => boxOf(level('tab').getByRole('link', { name }))));
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    expect(boxes.map(({ x }) => x)).toEqual(boxes.map(({ x }) => x).toSorted((first, second) => first - second));
    expect(boxes[0]?.y).toBeLessThan((await boxOf(sidebar)).y);
    await level('tab').getByRole('link', { name: 'U' }).click();
    await expect.poll(route).toBe('/u/a');
  });
  test('5. Anchors appear persistently at the top of the sidebar.', async () => {
    const anchors = ['a', 'b'].map((name) => ({
      anchor: name.toUpperCase(),
      groups: [group(`Group ${name}`, [name])],
    }));
    const { level, open, sidebar } = await visit({ anchors }, ['a', 'b']);
    for (const route of ['/a', '/b']) {
      await open(route);
      expect(await labelsIn(level('anchor'))).toEqual(['A', 'B']);
      const [list, entries] = [await boxOf(level('anchor')), await boxOf(sidebar)];
      expect(list.y + list.height).toBeLessThanOrEqual(entries.y);
      expect(Math.abs(list.x - entries.x)).toBeLessThan(50);
    }
  });
  test('5. Dropdowns appear as an expandable menu at the top of the sidebar.', async () => {
    const dropdowns = ['a', 'b'].map((name) => ({
      dropdown: `Menu ${name}`,
      groups: [group(`Group ${name}`, [name])],
    }));
    const { level, route, sidebar } = await visit({ dropdowns }, ['a', 'b']);
    const other = level('dropdown').getByRole('link', { name: 'Menu b' });
    expect(await other.isVisible()).toBe(false);
    const [menu, entries] = [await boxOf(level('dropdown')), await boxOf(sidebar)];
    expect(menu.y + menu.height).toBeLessThanOrEqual(entries.y);
    expect(Math.abs(menu.x - entries.x)).toBeLessThan(50);
    await level('dropdown').locator('summary').click();
    await other.click();
    await expect.poll(route).toBe('/b');
  });
  test.each([
    ['version', ['v2', 'v1'], ['v2', 'v1']],
    ['language', ['en', 'jp'], ['English', '日本語']],
  ])('5. Versions and languages are chosen from a dropdown menu. (%s)', async (kind, codes, names) => {
    const sections = codes.map((code) => ({ [kind]: code, pages: [`${code}/a`] }));
    const { level, route, page } = await visit(
      { [`${kind}s`]: sections },
      codes.map((code) => `${code}/a`),
    );
    const choice = level(kind).getByRole('link', { name: names[1] ?? '' });
    expect(await level(kind).locator('summary').textContent()).toContain(names[0]);
    expect(await choice.isVisible()).toBe(false);
    await level(kind).locator('summary').click();
    await choice.click();
    await expect.poll(route).toBe(`/${codes[1]}/a`);
    if (kind === 'language') expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  });
});

describe('Related properties', () => {
  test('styling.eyebrows: Shows the full navigation path at the top of pages.', async () => {
    const navigation = { tabs: [{ tab: 'T', groups: [group('G', [group('N', ['a'])])] }] };
    const { page } = await visit(navigation, ['a'], { styling: { eyebrows: 'breadcrumbs' } });
    const crumbs = page.locator('[data-breadcrumbs]').filter({ visible: true });
    expect(await crumbs.locator('li').allTextContents()).toEqual(['T', 'G', 'N']);
    expect((await boxOf(crumbs)).y).toBeLessThan((await boxOf(page.locator('h1'))).y);
  });
  const navigation = {
    groups: [
      group('Home', ['start', group('Plain', ['first', 'second']), group('Rooted', ['third'], { root: 'root' })]),
    ],
  };
  const files = ['start', 'first', 'second', 'third', 'root'];
  test('interaction.drilldown: true forces navigation to the first page of a group when a user selects it.', async () => {
    const { sidebar, route, open } = await visit(navigation, files, { interaction: { drilldown: true } });
    await sidebar.getByRole('link', { name: 'Plain' }).click();
    await expect.poll(route).toBe('/first');
    await open('/start');
    await sidebar.getByRole('link', { name: 'Rooted' }).click();
    await expect.poll(route).toBe('/root');
  });
  test('interaction.drilldown: false only expands or collapses the group.', async () => {
    const { sidebar, route } = await visit(navigation, files, { interaction: { drilldown: false } });
    for (const [name, entry] of [
      ['Plain', 'first'],
      ['Rooted', 'root'],
    ] as const) {
      const link = sidebar.getByRole('link', { name: entry });
      for (const isVisible of [true, false]) {
        await sidebar.getByText(name).click();
        expect(await link.isVisible()).toBe(isVisible);
      }
    }
    expect(route()).toBe('/start');
  });
  test('interaction.drilldown: Unset uses the theme default.', async () => {
    const { sidebar, route } = await visit(navigation, files);
    await sidebar.getByText('Plain').click();
    expect(await sidebar.getByRole('link', { name: 'first' }).isVisible()).toBe(true);
    expect(route()).toBe('/start');
    await sidebar.getByRole('link', { name: 'Rooted' }).click();
    await expect.poll(route).toBe('/root');
  });
});
