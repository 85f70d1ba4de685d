/// <reference lib="dom" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { darkClassScript } from '../../src/generators/branding/dark-class.ts';
import type { TabItem } from '../../src/render/component-props.ts';
import { plainComponents } from '../../src/render/components/plain-components.ts';
import { launchBrowser } from '../browser/browser.ts';

const root = join(import.meta.dirname, '../..');
const styles = join(root, 'src/render/styles');
const css = readdirSync(styles)
  .filter((name) => name !== 'index.css')
  .map((name) => readFileSync(join(styles, name), 'utf8'))
  .join('\n');
const { Accordion, CodeGroup, Prompt, Tabs, Tooltip, View } = plainComponents;

function tab(label: string, id: string): TabItem {
  return { title: label, label, id, children: `Words of ${label} in ${id}.` };
}

const html = renderToString(
  h('main', null, [
    h(Tabs, { items: [tab('npm', 'a-npm'), tab('pnpm', 'a-pnpm'), tab('yarn', 'a-yarn')], selected: 0, sync: true }),
    h(CodeGroup, {
      items: ['npm', 'pnpm'].map((title) => ({ title, language: 'bash', children: `${title} install` })),
      dropdown: false,
    }),
    h(CodeGroup, {
      items: ['Ruby', 'Perl'].map((title) => ({ title, language: '', children: `print ${title}` })),
      dropdown: true,
    }),
    h(Tabs, { items: [tab('npm', 'b-npm'), tab('pnpm', 'b-pnpm')], selected: 1, sync: false }),
    h(Accordion, { title: 'Closed', isOpen: false, id: 'closed', children: h('p', { id: 'within' }, 'Inside.') }),
    h(Prompt, { text: 'Be brief.', children: 'Be brief.' }),
    h(View, { title: 'Python', children: 'For Python.' }),
    h(View, { title: 'Go', children: 'For Go.' }),
    ...['table', 'around'].map((id) =>
      h('div', { id: `${id}-around`, style: id === 'around' ? { overflowX: 'auto' } : {} }, [
        h('table', { id, style: id === 'table' ? { display: 'block', overflowX: 'auto' } : {} }, [
          h('tr', null, h('td', null, h('div', { style: { width: '900px' } }, 'A wide cell.'))),
        ]),
      ]),
    ),
    h('div', { class: 'djn-endpoint-side' }, [
      h('pre', { style: { maxHeight: '3rem', overflow: 'auto' } }, h('code', null, 'line\n'.repeat(20))),
    ]),
    h('p', { style: { textAlign: 'end' } }, h(Tooltip, { tip: 'What it means', children: 'term' })),
  ]),
);

let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  expect(errors.splice(0)).toEqual([]);
  await page.context().close();
});

async function open(hash = '', options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext(options);
  await context.route('**/*', (route) => {
    const isScript = route.request().url().endsWith('/client.js');
    const script = '<script type="module" src="/client.js"></script>';
    return isScript
      ? route.fulfill({ path: join(root, 'dist/dialect/client.js'), contentType: 'text/javascript' })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><title>Page</title><style>${css}</style>${html}${script}`,
        });
  });
  page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`http://pages.test/${hash}`);
}

async function visiblePanels(): Promise<readonly string[]> {
  const panels = page.locator('.djn-panel:visible');
  return (await panels.allTextContents()).map((text) => text.trim());
}

describe('tabs', () => {
  test('show one panel, and other tab lists with the same labels follow', async () => {
    await open();
    expect(await visiblePanels()).toEqual([
      'Words of npm in a-npm.',
      'npm install',
      'print Ruby',
      'Words of pnpm in b-pnpm.',
    ]);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    expect(await visiblePanels()).toEqual([
      'Words of pnpm in a-pnpm.',
      'pnpm install',
      'print Ruby',
      'Words of pnpm in b-pnpm.',
    ]);
    await page.locator('.djn-tabs').nth(1).getByRole('tab', { name: 'npm', exact: true }).click();
    expect(await visiblePanels()).toEqual([
      'Words of pnpm in a-pnpm.',
      'pnpm install',
      'print Ruby',
      'Words of npm in b-npm.',
    ]);
  });

  test('support the keyboard, and each list is a single tab stop', async () => {
    await open();
    await page.getByRole('tab', { name: 'npm', exact: true }).first().focus();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('yarn');
    expect((await visiblePanels())[0]).toBe('Words of yarn in a-yarn.');
    await page.keyboard.press('Home');
    expect(await focused()).toBe('npm');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('npm');
    expect(await page.locator('.djn-tabs').first().locator('[role=tab][tabindex="-1"]').count()).toBe(2);
  });

  test('a URL with a hash opens the tab or accordion that contains its target', async () => {
    await open('#a-yarn');
    expect((await visiblePanels())[0]).toBe('Words of yarn in a-yarn.');
    for (const id of ['within', 'closed']) {
      await page.evaluate(() => document.querySelector('#closed')?.removeAttribute('open'));
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await page.waitForFunction(() => document.querySelector<HTMLDetailsElement>('#closed')?.open === true);
    }
  });

  test('without scripts all panels are visible under their labels', async () => {
    await open('', { javaScriptEnabled: false });
    expect(await page.locator('.djn-panel').count()).toBe(9);
    expect(await page.locator('.djn-tablist:visible').count()).toBe(0);
    for (const panel of await page.locator('.djn-panel').all()) expect(await panel.isVisible()).toBe(true);
    for (const view of await page.locator('.djn-view').all()) expect(await view.isVisible()).toBe(true);
  });

  test('all panels are printed', async () => {
    await open();
    await page.emulateMedia({ media: 'print' });
    for (const panel of await page.locator('.djn-panel').all()) expect(await panel.isVisible()).toBe(true);
  });
});

test('a select shows the chosen panel', async () => {
  await open();
  await page.getByRole('combobox').selectOption('Perl');
  expect((await visiblePanels())[2]).toBe('print Perl');
});

test('shows only the view of a page that was chosen last', async () => {
  await open();
  await page.getByRole('button', { name: 'Go' }).click();
  expect(await page.locator('.djn-view:visible').allTextContents()).toEqual(['GoFor Go.']);
  await page.reload();
  await page.locator('.djn-view-choice').waitFor();
  expect(await page.locator('.djn-view:visible').allTextContents()).toEqual(['GoFor Go.']);
});

test('initializes pages after client-side navigation', async () => {
  await open();
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    main.innerHTML = main.innerHTML.replace(/<div class="djn-view-choice".*?<\/div>/, '');
  });
  await page.locator('.djn-view-choice').waitFor();
  await page.getByRole('tab', { name: 'yarn' }).click();
  expect((await visiblePanels())[0]).toBe('Words of yarn in a-yarn.');
});

test('copies a prompt', async () => {
  await open('', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => document.body.setAttribute('data-copied', text) },
    });
  });
  await page.getByRole('button', { name: 'Copy prompt' }).click();
  await page.waitForFunction(() => document.body.dataset.copied === 'Be brief.');
});

test('shows a tooltip on focus and touch, inside the window, and closes it on Escape', async () => {
  await open('', { viewport: { width: 390, height: 700 }, hasTouch: true });
  const tip = page.getByRole('tooltip');
  await page.locator('.djn-tooltip-term').tap();
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.djn-tooltip-tip') as Element).display !== 'none',
  );
  const box = await tip.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true);
  await page.locator('.djn-tooltip-term').focus();
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.djn-tooltip-tip') as Element).display === 'none',
  );
});

test("a table's scroll container is focusable while the table is too wide", async () => {
  await open('', { viewport: { width: 400, height: 600 } });
  const focusable = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('#table, #table-around, #around, #around-around'))
        .filter((element) => (element as HTMLElement).tabIndex === 0)
        .map(({ id }) => id),
    );
  await expect.poll(focusable).toEqual(['table', 'around-around']);
  await page.setViewportSize({ width: 1200, height: 600 });
  await expect.poll(focusable).toEqual([]);
});

test('a code block with limited height is focusable while it overflows, even if other scripts interfere', async () => {
  await open('', { viewport: { width: 1200, height: 600 } });
  const code = page.locator('.djn-endpoint-side pre');
  const isFocusable = () => code.evaluate((element) => (element as HTMLElement).tabIndex === 0);
  await expect.poll(isFocusable).toBe(true);
  await code.evaluate((element) => element.removeAttribute('tabindex'));
  await expect.poll(isFocusable).toBe(true);
  await code.evaluate((element) => {
    (element as HTMLElement).style.maxHeight = 'none';
  });
  await expect.poll(isFocusable).toBe(false);
});

describe('the sidebar entry of the page', () => {
  const entry = (name: string, isCurrent: boolean): string =>
    `<li><a href="/${name}"${isCurrent ? ' aria-current="page"' : ''}>${name}</a></li>`;
  const list = (current: number): string =>
    Array.from({ length: 60 }, (_, index) => entry(String(index), index === current)).join('');
  const isSeen = (): Promise<boolean> =>
    page.evaluate(() => {
      const frame = document.querySelector('#frame')?.getBoundingClientRect();
      const inner = document.querySelector('#frame [aria-current]')?.getBoundingClientRect();
      return frame !== undefined && inner !== undefined && inner.top >= frame.top && inner.bottom <= frame.bottom;
    });
  const scrolled = (): Promise<readonly number[]> =>
    page.evaluate(() => [window.scrollY, document.querySelector('#frame')?.scrollTop ?? 0]);

  async function setCurrentEntry(current: number): Promise<void> {
    await page.evaluate((items) => {
      document.querySelector('#frame')?.remove();
      const frame = document.createElement('nav');
      frame.id = 'frame';
      frame.style.cssText = 'position: fixed; top: 50px; height: 200px; overflow-y: auto';
      frame.innerHTML = items;
      document.body.append(frame);
    }, list(current));
  }

  test('is scrolled into view in a long sidebar without scrolling the page', async () => {
    await open();
    await setCurrentEntry(40);
    await expect.poll(isSeen).toBe(true);
    expect((await scrolled())[0]).toBe(0);
  });

  test("doesn't scroll a sidebar in which it is visible, or that the reader has scrolled", async () => {
    await open();
    await setCurrentEntry(2);
    await page.evaluate(() => document.body.append('More.'));
    expect(await scrolled()).toEqual([0, 0]);
    await setCurrentEntry(40);
    await expect.poll(isSeen).toBe(true);
    await page.evaluate(() => {
      document.querySelector('#frame')?.scrollTo(0, 0);
      document.body.append('Even more.');
    });
    expect(await scrolled()).toEqual([0, 0]);
  });
});

describe('dark pages have the class that themes use', () => {
  async function openDark(): Promise<void> {
    const context = await browser.newContext();
    page = await context.newPage();
    await page.setContent(`<!doctype html><title>Page</title><script>${darkClassScript}</script>
<script>
  document.documentElement.dataset.theme = 'dark';
  requestAnimationFrame(() => { window.first = document.documentElement.className; });
</script><p>Words.</p>`);
  }

  const classes = (): Promise<string> => page.evaluate(() => document.documentElement.className);
  const set = (name: string, value: string): Promise<void> =>
    page.evaluate(([key = '', to = '']) => document.documentElement.setAttribute(key, to), [name, value]);

  test('before the first paint', async () => {
    await openDark();
    await expect.poll(() => page.evaluate(() => (window as { first?: string }).first)).toBe('dark');
  });

  test('even after a router has changed the classes', async () => {
    await openDark();
    await set('class', 'other');
    expect(await classes()).toBe('other dark');
    await set('data-theme', 'light');
    expect(await classes()).toBe('other');
  });

  test('but not with a generator that sets the class itself', async () => {
    await openDark();
    await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
    await set('class', 'dark mode');
    expect(await classes()).toBe('dark mode');
  });
});
