import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../support/run.ts';
import { launchBrowser } from './browser.ts';

const ofPages = join(packageRoot, 'src/render/styles');
const pages = readdirSync(ofPages).map((name) => join(ofPages, name));
const generators = [
  ['Fumadocs', 'src/generators/fumadocs/styles.css'],
  ['Docusaurus', 'src/generators/docusaurus/styles.css'],
  ['Rspress', 'src/generators/rspress/theme.css'],
  ['VitePress', 'src/generators/vitepress/theme/pages.css'],
] as const;

/** Tabs after a reader has chosen one. The browser's search finds text in hidden panels. */
const tabs = `<div class="docs-json-nav-page markdown vp-doc rp-doc"><div class="djn-tabs">
  <div class="djn-tablist"><button class="djn-tab" aria-selected="true">A</button><button class="djn-tab">B</button></div>
  <div class="djn-panel">Chosen</div>
  <div class="djn-panel" hidden="until-found">Not chosen</div>
</div></div>`;

test.each(generators)(
  'a hidden tab panel takes no space in %s',
  async (_, own) => {
    const sheets = [...pages, join(packageRoot, own)].map((path) =>
      readFileSync(path, 'utf8').replace(/@import[^;]*;/g, ''),
    );
    const browser = await launchBrowser();
    const page = await browser.newPage();
    await page.setContent(`<style>${sheets.join('')}</style>${tabs}`);
    const heights = await page
      .locator('.djn-panel')
      .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().height));
    await browser.close();
    const [chosen, hidden] = heights;
    expect(chosen).toBeGreaterThan(10);
    expect(hidden).toBe(0);
  },
  60_000,
);
