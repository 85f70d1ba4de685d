/// <reference lib="dom" />
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedFolder } from '../support/folder.ts';
import { runCli } from '../support/run.ts';
import { violationsOf } from './accessibility.ts';
import { chooseFolder, type Look, type Playground, startPlayground } from './opened-playground.ts';

/** Public sites, which are not part of this repository. */
const corpus = join(import.meta.dirname, '../../../shared/corpus');
const publicSite = 'risingwave';

let playground: Playground;
const folder = sharedFolder();

beforeAll(async () => {
  playground = await startPlayground();
});

afterAll(() => playground?.close());

async function pick(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.locator('.summary').waitFor();
}

/** Numbers above the report: pages, errors, warnings, infos. */
async function figures(page: Page): Promise<number[]> {
  const texts = await page.locator('.figures b').allTextContents();
  return texts.slice(0, 4).map((text) => Number(text.replace(',', '')));
}

/** The same numbers from `check`. */
async function checked(docs: string): Promise<number[]> {
  const { stdout } = await runCli(['check', docs, '--format', 'json'], folder);
  const { errors, warnings, infos } = JSON.parse(stdout).summary;
  return [errors, warnings, infos];
}

const orchard = join(import.meta.dirname, '../../fixtures/sites/orchard/docs');

test('the initial download is at most 400 KB, compressed', () => {
  const { built } = playground;
  const files = ['index.html', 'styles.css', 'main.js', 'worker.js', 'logo.svg'];
  const sizes = files.map((file) => gzipSync(readFileSync(join(built, file))).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(400_000);
  // The remaining files are the examples' texts and the licenses.
  const others = readdirSync(built).filter((file) => !files.includes(file));
  expect(others.map((file) => file.replace(/-[\w-]{8}\.js$/, '.js')).sort()).toEqual([
    'LICENSES-page.txt',
    'LICENSES-worker.txt',
    'demo.js',
    'orchard.js',
  ]);
});

test('an example shows its findings in the source, with fixes that can be applied and downloaded', async () => {
  const { page, errors } = await playground.open();
  await pick(page, 'A site with mistakes');
  expect((await figures(page)).slice(1)).toEqual(await checked(orchard));
  await page.getByRole('treeitem', { name: 'group Account' }).click();
  expect(await page.locator('.details .finding').count()).toBe(1);
  await page.locator('.place').first().click();
  expect(await page.locator('mark').textContent()).toBe('"page"');
  expect(await page.locator('.diff .is-added').textContent()).toContain('"pages": ["account/tokens"');
  await page.getByRole('button', { name: 'Apply this fix' }).click();
  await page.getByRole('button', { name: 'Fix 2 findings for me' }).click();
  await page.getByRole('button', { name: 'Fix 2 findings for me' }).waitFor({ state: 'detached' });
  await page.locator('.summary').waitFor();
  const [, wrong] = await figures(page);
  expect(wrong).toBe(6);
  const archive = unzipSync(readFileSync(await pathOf(page, 'Download 1 changed file')));
  const fixed = new TextDecoder().decode(archive['docs.json']);
  expect(fixed).toContain('"pages": ["account/tokens", "account/teams"]');
  expect(fixed).toContain('"guides/first-harvest"]');
  const patch = readFileSync(await pathOf(page, 'Download a patch'), 'utf8');
  expect(patch).toMatch(/^--- a\/docs\.json\t?\n\+\+\+ b\/docs\.json/m);
  expect(errors).toEqual([]);
});

async function pathOf(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return download.path();
}

test('checks only the structure of a single docs.json', async () => {
  const { page, errors } = await playground.open();
  const text = '{ "navigation": { "groups": [{ "group": "Start", "pagse": ["index"], "pages": ["a", "b"] }] } }';
  await page.locator('textarea').fill(text);
  await page.getByRole('button', { name: 'Check its structure' }).click();
  await page.locator('.summary').waitFor();
  expect(await page.locator('.details .finding .code code').allTextContents()).toEqual(['field-unknown']);
  expect(errors).toEqual([]);
});

test('shows the navigation of each page of a single docs.json, and no label as HTML', async () => {
  const { page, errors } = await playground.open();
  const label = '<img src=x alt="label"> & "quotes"';
  const navigation = {
    versions: [
      {
        version: 'v2',
        tabs: [
          { tab: 'Guides', groups: [{ group: label, pages: ['index', 'setup'] }] },
          { tab: 'API', groups: [{ group: 'Reference', pages: ['api/users'] }] },
        ],
      },
      { version: 'v1', groups: [{ group: 'Old', pages: ['v1/index'] }] },
    ],
    global: { anchors: [{ anchor: 'Blog', href: 'javascript:alert(1)' }] },
  };
  await page.locator('textarea').fill(JSON.stringify({ name: 'Test', navigation }));
  await page.getByRole('button', { name: 'Check its structure' }).click();
  await page.getByRole('button', { name: 'As readers see it' }).click();
  const view = page.getByRole('region', { name: 'Navigation of the site' });
  expect(await view.locator('.site-columns > div').first().locator('li').allTextContents()).toEqual([
    expect.stringContaining(label),
    'Index',
    'Setup',
  ]);
  expect(await view.locator('img, a').count()).toBe(0);
  await view.getByRole('button', { name: 'API', exact: true }).click();
  await view.getByRole('heading', { name: 'Users' }).waitFor();
  expect(await view.getByText('Reference', { exact: true }).count()).toBeGreaterThan(0);
  await view.getByRole('button', { name: 'v1', exact: true }).click();
  await view.getByText('Old', { exact: true }).first().waitFor();
  expect(await view.getByText('Guides', { exact: true }).count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('keeps the navigation of the site next to the findings of the opened page', async () => {
  const { page, errors } = await playground.open();
  await pick(page, 'A site with mistakes');
  await page.getByRole('button', { name: 'As readers see it' }).click();
  const view = page.getByRole('region', { name: 'Navigation of the site' });
  await view.locator('.site-columns .sign.is-error').first().waitFor();
  await view.locator('li:not(:has(li)):has(.sign.is-error) button').first().click();
  await page.locator('.details .trail').waitFor();
  expect(await page.locator('.details .finding').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Fix \d+ findings for me$/ }).click();
  await page.getByRole('button', { name: 'Download a patch' }).waitFor();
  await view.waitFor();
  expect(errors).toEqual([]);
});

test('sends no requests after loading, and the policy blocks them', async () => {
  const { page, requests, errors } = await playground.open();
  expect(requests.filter((url) => !url.startsWith(playground.url))).toEqual([]);
  await page.context().setOffline(true);
  const before = requests.length;
  await chooseFolder(page, orchard);
  await page.locator('.place').first().click();
  await page.locator('.diff').first().waitFor();
  await page.getByRole('button', { name: 'Fix 2 findings for me' }).click();
  await page.getByRole('button', { name: 'Download a patch' }).waitFor();
  expect(requests.slice(before)).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().setOffline(false);
  // The page's policy enforces it, not only the code.
  expect(await askHost(page)).toBe('refused');
});

test.each([
  ['a click', (page: Page) => page.locator('h1').click()],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a file over the page', (page: Page) => page.locator('body').dispatchEvent('dragenter')],
])('%s activates the policy before a folder is open', async (_, step) => {
  const { page } = await playground.open();
  expect(await askHost(page)).toBe('answered');
  await step(page);
  expect(await askHost(page)).toBe('refused');
});

/** Result of a request from the page to its own host. */
function askHost(page: Page): Promise<string> {
  return page.evaluate(() =>
    fetch('/index.html').then(
      () => 'answered',
      () => 'refused',
    ),
  );
}

describe.skipIf(!existsSync(corpus))('a public site of 500 pages', () => {
  test('has the same findings as check, and sends nothing', async () => {
    const docs = join(folder, publicSite);
    execFileSync(process.execPath, [join(corpus, 'materialize.mjs'), publicSite, docs]);
    const { page, requests, errors } = await playground.open();
    const before = requests.length;
    await chooseFolder(page, docs);
    const [pages = 0, ...found] = await figures(page);
    expect(pages).toBeGreaterThan(499);
    expect(found).toEqual(await checked(docs));
    expect(requests.slice(before)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('accessible', () => {
  const looks: readonly (readonly [string, Look])[] = [
    ['light', { viewport: { width: 1280, height: 860 }, colorScheme: 'light' }],
    ['dark', { viewport: { width: 1280, height: 860 }, colorScheme: 'dark' }],
    ['on a phone', { viewport: { width: 390, height: 844 }, colorScheme: 'light' }],
  ];

  test.each(looks)('%s', async (_, look) => {
    const { page } = await playground.open(look);
    expect(await violationsOf(page)).toEqual([]);
    await pick(page, 'A site with mistakes');
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('.place').nth(1).click();
    await page.locator('.diff').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
  });
});
