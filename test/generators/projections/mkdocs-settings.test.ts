import { expect, test } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import { createNavigationScript } from '../../../src/generators/mkdocs/navigation-script.ts';
import { createMkDocsSettings } from '../../../src/generators/mkdocs/settings.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { launchBrowser } from '../../browser/browser.ts';
import { config } from '../../support/folder.ts';

test("the size of icons overrides Material's `.md-typeset svg`, which lets narrow ones grow", async () => {
  const site = await resolveSite({}, memoryHost({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': '' }));
  const [, selector = ''] = /([^{}]*)\{[^}]*height: var\(--djn-size, 1em\)/.exec(createMkDocsSettings(site).css) ?? [];
  expect(selector.match(/\.djn-icon/g)).toHaveLength(2);
});

test('the name of the site is hidden next to a logo, which contains it', async () => {
  const files = { 'index.mdx': '', 'logo.svg': '<svg></svg>' };
  const cssWith = async (settings: object) => {
    const text = config({ pages: ['index'] }, settings);
    return createMkDocsSettings(await resolveSite({}, memoryHost({ 'docs.json': text, ...files }))).css;
  };
  expect(await cssWith({ logo: '/logo.svg' })).toMatch(/\.md-header__topic:first-child \{\s*visibility: hidden/);
  expect(await cssWith({})).not.toContain('md-header__topic');
});

test('rows of tabs that overflow can be scrolled with the keyboard', async () => {
  const site = await resolveSite({}, memoryHost({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': '' }));
  expect(createMkDocsSettings(site).yaml).toContain('extra_javascript:\n  - docs-json-nav.js');
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const rows = [200, 2000].map((width) => `<div class="tabbed-labels"><p style="width:${width}px">Tab</p></div>`);
  await page.setContent(`<style>.tabbed-labels { width: 300px; overflow: auto }</style>${rows.join('')}`);
  await page.addScriptTag({ content: createNavigationScript(site.model) });
  const focusable = () => page.locator('.tabbed-labels').evaluateAll((items) => items.map((item) => item.tabIndex));
  await expect.poll(focusable).toEqual([-1, 0]);
  await browser.close();
}, 60_000);
