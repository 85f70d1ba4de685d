import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deduplicateCodeAssets } from '../../src/generators/astro/loader.ts';
import { htmlToMarkdown } from '../../src/generators/mkdocs/markdown/blocks.ts';
import { createMkDocsTheme } from '../../src/generators/mkdocs/page-theme.ts';
import { codeBlockFence, createStarlightTheme } from '../../src/generators/starlight/page-theme.ts';
import { createVitePressTheme } from '../../src/generators/vitepress/page-theme.ts';
import { parseCodeBlock } from '../../src/render/code-blocks/read-code.ts';
import { createRenderer } from '../../src/render/create-renderer.ts';
import { escapeHtml } from '../../src/render/html.ts';
import { OptionalPackages } from '../../src/render/optional-packages.ts';
import { createPlainTheme, defaultCodeThemes, type FullTheme } from '../../src/render/plain-theme.ts';
import type { RenderedPage } from '../../src/render/types.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'fixtures/dialect/every-component');
const packages = new OptionalPackages(root);
const settings = { packages, library: 'fontawesome', codeThemes: defaultCodeThemes } as const;
/** The expected page shows components of the site's own Markdown unchanged. */
const themes = {
  plain: createPlainTheme(settings),
  vitepress: createVitePressTheme(settings),
  starlight: createStarlightTheme(settings, async (markdown) => ({ html: `<pre>${escapeHtml(markdown)}</pre>` })),
};
const mkdocs = createMkDocsTheme(settings);
const everyComponent = readFileSync(join(folder, 'page.mdx'), 'utf8');

function render(theme: FullTheme, text = everyComponent): Promise<RenderedPage> {
  const address = (target: string): string => target;
  const lookup = { read: () => undefined, variables: {}, link: address, asset: address };
  return createRenderer(lookup, theme).render({ file: 'page.mdx', text });
}

describe.each(Object.entries(themes))('every component by the table of %s', (name, theme) => {
  test('is rendered as expected, without losses', async () => {
    const { html, findings, missingPackages } = await render(theme);
    await expect(
      `${html.replaceAll(/(?=<(?:div|p|h\d|aside|pre|details|dl|figure|li|section)\b)/g, '\n')}\n`,
    ).toMatchFileSnapshot(join(folder, `${name}.html`));
    expect(findings).toEqual([]);
    // Mermaid is a large package, and diagrams are drawn in browsers: see `diagrams.browser.test.ts`.
    expect(missingPackages.filter(({ name }) => name !== 'mermaid')).toEqual([]);
  });

  test('contains every word of the plain page', async () => {
    const words = new Set((await render(themes.plain)).text.match(/\w+/g));
    const { text } = await render(theme);
    expect([...words].filter((word) => !text.includes(word))).toEqual([]);
  });
});

test.each(['Card', 'Note', 'Badge', 'Accordion'])(
  'the icon of a %s has neither its classes nor its size',
  async (name) => {
    const element = `<${name} title="T" icon="https://example.com/leaf.png" className="hero" size="64">Text</${name}>`;
    const { html } = await render(themes.plain, element);
    expect(html).toContain('leaf.png');
    expect(html.match(/\bhero\b/g)).toHaveLength(1);
    expect(html).not.toContain('--djn-size');
  },
);

test('a step whose icon is a digit has it as its number', async () => {
  const text = '<Steps>\n<Step title="First" icon="1">A</Step>\n<Step title="Third" icon="3">B</Step>\n</Steps>\n';
  const { html } = await render(themes.plain, text);
  expect(html).not.toContain('djn-step-icon');
  expect(html).toContain('counter-set:djn-step 3');
  expect(htmlToMarkdown((await render(mkdocs, text)).html, String)).toMatch(/^1\. +<strong id="first">First/m);
});

test('renders every component as Markdown for MkDocs without losing a word', async () => {
  const { html } = await render(mkdocs);
  const markdown = htmlToMarkdown(html, (address) => address);
  await expect(`${markdown}\n`).toMatchFileSnapshot(join(folder, 'mkdocs.md'));
  const words = (await render(themes.plain)).text.match(/[A-Z]?[a-z]+|\d+/g) ?? [];
  const ofButtons = ['Copy', 'prompt', 'Show', 'lines'];
  expect(words.filter((word) => !markdown.includes(word) && !ofButtons.includes(word))).toEqual([]);
});

test("writes code block options as Expressive Code's", () => {
  const block = parseCodeBlock('ts a "b.ts" {1} wrap lines', 'a `b` // [!code ++]\n```\nc // [!code --]');
  expect(codeBlockFence(block)).toBe(
    '````ts title="a b.ts" {1} ins={1} del={3} wrap showLineNumbers\na `b`\n```\nc\n````\n',
  );
  expect(codeBlockFence(parseCodeBlock('x{ title="say `hi`"', 'a', true))).toBe('```x frame="none"\na\n```\n');
});

test('keeps a comment that looks like a file name in its code block', () => {
  expect(codeBlockFence(parseCodeBlock('swift', '// anvil-tools:5.7'))).toBe(
    '```swift title=""\n// anvil-tools:5.7\n```\n',
  );
});

test('shared parts of code blocks are in a page only once', () => {
  const link = '<link rel="stylesheet" href="/base/_astro/ec.1a.css">';
  const script = '<script type="module" src="/base/_astro/ec.2b.js"></script>';
  expect(deduplicateCodeAssets(`<a>${link}${script}</a><b>${link}${script}</b>`)).toBe(
    `<a>${link}${script}</a><b></b>`,
  );
});
