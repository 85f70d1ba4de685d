/// <reference lib="dom" />
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { astro } from '../../src/generators/astro/manifest.ts';
import { rspress } from '../../src/generators/rspress/manifest.ts';
import { starlight } from '../../src/generators/starlight/manifest.ts';
import { createPlainTheme, type FullTheme, type ThemeSettings } from '../../src/render/plain-theme.ts';
import type { ThemeWriters } from '../../src/render/theme.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { launchBrowser } from '../browser/browser.ts';
import { config, page as pageText, sharedFolder } from '../support/folder.ts';
import { renderFor } from '../support/render-for.ts';
import { packageRoot } from '../support/run.ts';

/** A fake mermaid that draws valid diagrams and rejects others. */
const fakeMermaid = `globalThis.mermaid = {
  initialize: ({ theme, themeVariables }) => {
    globalThis.theme = theme;
    globalThis.behindLabels = themeVariables.edgeLabelBackground;
  },
  render: async (id, text) => {
    if (text.includes('nonsense')) throw new Error('No diagram.');
    const looks = 'data-theme-of="' + theme + '" data-behind-labels="' + behindLabels + '"';
    return { svg: '<svg id="' + id + '" ' + looks + '><text>' + text.length + '</text></svg>' };
  },
};`;

const folder = sharedFolder();
const projectWithMermaid = join(folder, 'with');
const projectWithoutMermaid = join(folder, 'without');
let browser: Browser;

beforeAll(async () => {
  const mermaid = join(projectWithMermaid, 'node_modules/mermaid');
  mkdirSync(join(mermaid, 'dist'), { recursive: true });
  mkdirSync(projectWithoutMermaid, { recursive: true });
  writeFileSync(join(mermaid, 'package.json'), '{ "name": "mermaid", "exports": { "./*": "./*" } }');
  writeFileSync(join(mermaid, 'dist/mermaid.min.js'), fakeMermaid);
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function render(project: string) {
  const host = memoryHost({
    'docs.json': config({ pages: ['index', 'plain'] }),
    'index.mdx': `${pageText('Diagrams')}\n\`\`\`mermaid\ngraph LR\n  A --> B\n\`\`\`\n\n\`\`\`mermaid\nnonsense <b>\n\`\`\`\n`,
    'plain.mdx': pageText('Plain'),
  });
  const site = await resolveSite({ base: '/docs' }, host);
  const addressOf = (route: string) => `/docs${route}`;
  const { pages, made, findings } = await renderFor(rspress, site, {
    project,
    theme: createPlainTheme,
    urlOf: addressOf,
  });
  return { html: pages[0]?.renderedPage.html ?? '', plain: pages[1]?.renderedPage.html, made, findings };
}

/** A theme without Shiki. Shiki is installed with this package, so it has to be left out. */
function themeWithoutShiki(settings: ThemeSettings): FullTheme {
  const theme = createPlainTheme(settings);
  const code: ThemeWriters['code'] = ({ text }, context) => {
    context.reportMissingPackage('shiki');
    return text;
  };
  return { ...theme, writers: { ...theme.writers, code } };
}

test('without mermaid a diagram is shown as text, and a finding is reported', async () => {
  const { html, made, findings } = await render(projectWithoutMermaid);
  expect(html).toContain('<pre class="mermaid">graph LR\n  A --&gt; B</pre>');
  expect(made.size).toBe(0);
  expect(findings).toMatchObject([{ code: 'generator-package', args: { packages: ['mermaid'] } }]);
  // At the first diagram, not at the beginning of `docs.json`.
  const [{ location } = { location: { file: '' } }] = findings;
  expect(location).toMatchObject({ file: expect.stringMatching(/\.mdx$/), start: expect.any(Number) });
});

test('the finding is located at the part that needs the package, not at parts that need another one', async () => {
  const text = `${pageText('Both')}\n\`\`\`js\nlet a = 1;\n\`\`\`\n\n\`\`\`mermaid\ngraph LR\n\`\`\`\n`;
  const site = await resolveSite({}, memoryHost({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': text }));
  const missing = await Promise.all(
    [starlight, astro].map(async (generator) => {
      const addressOf = (route: string) => route;
      const { findings } = await renderFor(generator, site, {
        project: projectWithoutMermaid,
        theme: themeWithoutShiki,
        urlOf: addressOf,
      });
      return findings.filter(({ code }) => code === 'generator-package');
    }),
  );
  const diagram = { file: 'index.mdx', start: text.indexOf('```mermaid') };
  const code = { file: 'index.mdx', start: text.indexOf('```js') };
  expect(missing).toMatchObject([
    [{ args: { packages: ['mermaid'] }, location: diagram }],
    [{ args: { packages: ['mermaid', 'shiki'] }, location: code }],
  ]);
});

test('with mermaid the site gets one script, which only pages with diagrams load', async () => {
  const { html, plain, made, findings } = await render(projectWithMermaid);
  const [[path, text] = []] = made;
  expect([...made.keys()]).toEqual([expect.stringMatching(/^_docs-json-nav\/mermaid\.[\w-]+\.js$/)]);
  expect(text).toBe(fakeMermaid);
  expect(html.match(/data-script="[^"]*"/g)).toEqual([`data-script="/docs/${path}"`, `data-script="/docs/${path}"`]);
  expect(plain).not.toContain('data-script');
  expect(findings).toEqual([]);
});

test("a browser draws a diagram in the page's colors, and leaves invalid ones as text", async () => {
  const { html, made } = await render(projectWithMermaid);
  const page = await open(html, made);
  const svg = page.locator('pre.mermaid > svg');
  await expect.poll(() => svg.getAttribute('data-theme-of')).toBe('default');
  expect(await page.locator('pre.mermaid').last().textContent()).toBe('nonsense <b>');
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  await expect.poll(() => svg.getAttribute('data-theme-of')).toBe('dark');
  // Mermaid's default is #585858, a contrast of only 4.4 to 1 with the text on it.
  expect(await svg.getAttribute('data-behind-labels')).toBe('#333');
  expect(await svg.textContent()).toBe(String('graph LR\n  A --> B'.length));
  // As a router does when it navigates to another page.
  await page.evaluate((next) => {
    (document.querySelector('main') as HTMLElement).innerHTML = next;
  }, html);
  await expect.poll(() => svg.count()).toBe(1);
  await page.close();
});

async function open(html: string, made: ReadonlyMap<string, string>): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(5000);
  await page.route('**/*', (request) => {
    const path = new URL(request.request().url()).pathname;
    const script = made.get(path.replace('/docs/', ''));
    if (script !== undefined) return request.fulfill({ body: script, contentType: 'text/javascript' });
    if (path === '/client.js') {
      return request.fulfill({ path: join(packageRoot, 'dist/dialect/client.js'), contentType: 'text/javascript' });
    }
    const body = `<!doctype html><title>Page</title><main>${html}</main><script type="module" src="/client.js"></script>`;
    return request.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('http://pages.test/docs/');
  return page;
}
