import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { launchBrowser } from '../browser/browser.ts';
import { config, folderOf, page } from '../support/folder.ts';

// The suite is plain JavaScript, because it runs in a new clone.
const { clickThrough } = await import(new URL('./click.mjs', import.meta.url).href);

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Titles of pages are too short for a search, which the pages don't have. */
const paths = ['v2/go', 'v2/add', 'v1/go', 'v1/add'];
const versions = ['v2', 'v1'].map((version) => ({ version, pages: [`${version}/go`, `${version}/add`] }));

/** A page in Starlight's markup, without a search. The menu of versions opens `target`. */
function html(path: string, target: string): string {
  const [version, name] = path.split('/');
  const other = version === 'v1' ? 'v2' : 'v1';
  const neighbor = name === 'go' ? ['next', 'add'] : ['prev', 'go'];
  return `<!doctype html><meta name="viewport" content="width=device-width"><h1>${path}</h1>
<nav data-level="version"><details><summary>${version}</summary>
<ul><li data-option="${other}"><a href="/${target}/">${other}</a></li></ul></details></nav>
<button class="sl-menu-button">Menu</button>
<div class="sidebar-content"><a href="/${version}/go/">go</a> <a href="/${version}/add/">add</a></div>
<starlight-theme-select><select onchange="document.body.style.color = this.value === 'dark' ? 'white' : 'black'">
<option>light</option><option>dark</option></select></starlight-theme-select>
<div class="pagination-links"><a rel="${neighbor[0]}" href="/${version}/${neighbor[1]}/">${neighbor[0]}</a></div>`;
}

async function click(targetOf: (other: string, name: string) => string): Promise<readonly string[]> {
  const { model } = await resolveSite(
    {},
    memoryHost({
      'docs.json': config({ versions }),
      ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, page(path)])),
    }),
  );
  const output = folderOf(
    Object.fromEntries(
      paths.map((path) => {
        const [version = '', name = ''] = path.split('/');
        return [`${path}/index.html`, html(path, targetOf(version === 'v1' ? 'v2' : 'v1', name))];
      }),
    ),
  );
  const { faults } = await clickThrough(browser, 'starlight', {}, output, {
    model,
    settings: {},
    read: () => undefined,
  });
  return faults;
}

test('clicks through versions, neighbors, the sidebar, the theme and the menu of phones', async () => {
  expect(await click((other, name) => `${other}/${name}`)).toEqual([]);
});

test('names the page that a menu opens instead of the same page of another version', async () => {
  const faults = await click((other) => `${other}/go`);
  expect(faults).toContain('/v2/add: version "v1": opens /v1/go instead of /v1/add');
});
