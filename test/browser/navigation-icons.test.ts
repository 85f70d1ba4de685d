import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconStyles } from '../../src/render/icons/icon-styles.ts';
import { packageRoot } from '../support/run.ts';
import { launchBrowser } from './browser.ts';

const sheets = ['src/generators/parts/styles.css', 'src/generators/fumadocs/styles.css'].map((path) =>
  readFileSync(join(packageRoot, path), 'utf8').replace(/@import[^;]*;/g, ''),
);
const iconSheet = { 'djn-i-known': '<svg viewBox="0 0 1 1"></svg>' };

/** A row of the navigation as rendered by `linkTo` and Fumadocs' sidebar. */
const row = (name: string, icon: string): string =>
  `<div><span class="${name}">${icon}<span data-label="">${name}</span></span></div>`;

test('a label with an unknown icon is aligned with labels without an icon', async () => {
  const icon = (name: string): string => `<i class="djn-nav-icon djn-i-${name}"></i>`;
  const rows = ['djn-line', 'djn-entry'].flatMap((name) => [
    row(name, icon('known')),
    row(name, icon('gone')),
    row(name, ''),
  ]);
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.setContent(
    `<style>body { margin: 0 }${sheets.join('')}${iconStyles({ html: iconSheet, monochrome: new Set() })}</style>${rows.join('')}`,
  );
  const lefts = await page
    .locator('[data-label]')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().left));
  await browser.close();
  const [known, ...others] = lefts;
  expect(known).toBeGreaterThan(15);
  expect(others).toEqual([0, 0, known, 0, 0]);
}, 60_000);
