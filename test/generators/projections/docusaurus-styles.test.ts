import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepLogicalProperties } from '../../../src/generators/docusaurus/post-css.ts';
import { launchBrowser } from '../../browser/browser.ts';
import { packageRoot } from '../../support/run.ts';

const styles = readFileSync(join(packageRoot, 'src/generators/docusaurus/styles.css'), 'utf8');

/** Rules of Docusaurus's themes, which are for pages from left to right. */
const themeStyles = `
:root { --ifm-navbar-padding-horizontal: 1rem; }
.navbarSearchContainer_x { position: absolute; right: 1rem; width: 32px; }
.navbar { display: flex; position: relative; padding: 8px 1rem; }
.navbar__toggle { margin-right: 0.5rem; width: 32px; }
.breadcrumbs, .menu__list { padding-left: 0; }
`;

test.each(['ltr', 'rtl'])(
  'the button of the menu is not below the search on phones (%s)',
  async (direction) => {
    const browser = await launchBrowser();
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.setContent(`<html dir="${direction}"><style>${themeStyles}</style><style>${styles}</style>
<nav class="navbar"><button class="navbar__toggle">Menu</button><div class="navbarSearchContainer_x">Search</div></nav>
<ul class="breadcrumbs"><li>Guides</li></ul></html>`);
    const left = (selector: string) => page.locator(selector).evaluate((item) => item.getBoundingClientRect().left);
    const distance = (await left('.navbar__toggle')) - (await left('.navbarSearchContainer_x'));
    expect(Math.sign(distance)).toBe(direction === 'rtl' ? 1 : -1);
    const padding = page.locator('.breadcrumbs').evaluate((item) => getComputedStyle(item).paddingInlineStart);
    expect(await padding).toBe('0px');
    await browser.close();
  },
  60_000,
);

test('logical properties of style sheets stay as they are, unless the project decides', () => {
  const feature = 'logical-properties-and-values';
  const own = { name: 'own' };
  const pluginsOf = (...plugins: unknown[]) => keepLogicalProperties({ plugins }).plugins;
  const path = '/node_modules/postcss-preset-env/dist/index.cjs';
  const expected = [path, { stage: 3, features: { [feature]: false, 'nesting-rules': true } }];
  expect(pluginsOf([path, { stage: 3, features: { 'nesting-rules': true } }], own)).toEqual([expected, own]);
  expect(pluginsOf(path)).toEqual([[path, { features: { [feature]: false } }]]);
  expect(pluginsOf([path, { features: { [feature]: true } }])).toEqual([[path, { features: { [feature]: true } }]]);
});
