import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { PagesRenderer } from '../../src/generators/rendering/render-pages.ts';
import { resolveSite } from '../../src/site/resolve.ts';

async function siteOf(files: Readonly<Record<string, string>>) {
  const site = await resolveSite({ root: '/', content: true }, memoryHost(files));
  const renderer = new PagesRenderer({
    project: '/',
    dependencyProviders: [],
    theme: () => ({}),
    urlOf: (route) => route,
  });
  const { pages } = await renderer.render(site);
  return { site, html: Object.fromEntries(pages.map(({ route, renderedPage: page }) => [route, page.html])) };
}

const navigation = { pages: ['home/start', 'home/keys', 'shop/start', 'shop/keys', 'shop/index'] };
const taken = "import Steps from '/snippets/steps.mdx'\n\n<Steps />\n";
const docs = {
  'docs.json': JSON.stringify({ name: 'Test', navigation }),
  'home/start.mdx': taken,
  'home/keys.mdx': 'Keys at home.',
  'shop/start.mdx': taken,
  'shop/keys.mdx': 'Keys at shop.',
  'shop/index.mdx': taken,
  'home/door.png': '',
  'shop/door.png': '',
};

test('a relative link of a snippet resolves from the page that shows it', async () => {
  const { site, html } = await siteOf({
    ...docs,
    'snippets/steps.mdx': 'See <a href="keys">keys</a>, [keys](./keys#two) and ![a door](door.png).',
  });
  expect(site.diagnostics.filter(({ code }) => code === 'link-missing')).toEqual([]);
  expect(html['/home/start']).toContain('href="/home/keys"');
  expect(html['/home/start']).toContain('href="/home/keys#two"');
  expect(html['/shop/start']).toContain('href="/shop/keys"');
  expect(html['/shop']).toContain('href="/shop/keys"');
  expect(html['/shop/start']).toContain('src="/shop/door.png"');
});

test("a snippet's link that is dead on one of its pages is reported with that page", async () => {
  const { site } = await siteOf({
    ...docs,
    'docs.json': JSON.stringify({ name: 'Test', navigation: { pages: ['home/start', 'home/doors', 'shop/start'] } }),
    'home/doors.mdx': 'Doors at home.',
    'snippets/steps.mdx': 'See [doors](doors), [doors](/home/doors) and [doors](../home/doors).',
  });
  const found = site.diagnostics.filter(({ code }) => code === 'link-missing');
  expect(found.map(({ file, column, message }) => [file, column, message])).toEqual([
    [
      'snippets/steps.mdx',
      13,
      'Broken link "doors": no page, file or redirect matches. It resolves to "/shop/doors". Shown on shop/index.mdx, shop/start.mdx.',
    ],
  ]);
});

test("a snippet's link that resolves from the snippet's folder does so on every page", async () => {
  const { html } = await siteOf({
    ...docs,
    'home/steps.mdx': 'See [keys](./keys).',
    'snippets/steps.mdx': '[keys](../home/keys)',
  });
  expect(html['/shop/start']).toContain('href="/home/keys"');
});
