import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageOf } from '../../src/core/runtime.ts';
import { createBadges } from '../../src/generators/view/badges.ts';
import { navigationLabels } from '../../src/generators/view/words.ts';
import { testRealSites } from './corpus.ts';
import { testDates } from './dates.ts';
import { testDevServer } from './dev-suite.ts';
import { contentFolder, copyContent, Fixture } from './fixture.ts';
import { testAppearance } from './looks.ts';
import { testNavigationRules } from './navigation-rules.ts';
import { testSampleSites } from './own-sites.ts';
import { testRenamedPage } from './renamed-page.ts';
import { testScalar } from './scalar.ts';
import { testSnippets } from './snippets.ts';
import { type Generator, testBuiltSite } from './suite.ts';

const fixture = new Fixture('vitepress');
const built = join(fixture.folder, '.vitepress/dist');

beforeAll(() => fixture.prepare());

const generator: Generator = {
  name: 'VitePress',
  axes: ['language', 'version', 'tab', 'product', 'dropdown', 'anchor', 'item'],
  address: (route) => route,
  badge: (item, language) =>
    createBadges(item, navigationLabels(language))
      .map(({ text }) => text)
      .join(' '),
  choice: (axis, { label }) => (axis === 'language' ? languageOf(label).name : label),
  selectors: {
    heading: '.vp-doc h1',
    sidebar: {
      // Entries outside of groups are in an untitled group.
      root: '#VPSidebarNav .group:has(> .level-0 > .item), #VPSidebarNav .level-0:not(:has(> .item)) > .items',
      item: '.VPSidebarItem',
      own: ':scope > .item > :is(.link, .text)',
      label: 'span:first-child',
      badge: '.docs-json-nav-badges',
      below: ':scope > .items',
      current: '.VPSidebarItem.is-active > .item > .link',
      foldable: '.collapsible',
      folded: '.collapsed',
    },
    breadcrumb: '[data-breadcrumbs] li',
    previous: '.VPDocFooter .pager-link.prev',
    next: '.VPDocFooter .pager-link.next',
    choice: [
      'header [data-level=AXIS] > ul > li',
      'header [data-level=AXIS] > details > ul > li',
      '.djn-sidebar-head [data-level=AXIS] > ul > li',
      '.djn-sidebar-head [data-level=AXIS] > details > ul > li',
    ].join(', '),
    pageBadge: '.vp-doc [data-badges] .VPBadge',
  },
};

testBuiltSite(generator, async () => {
  const { status, output } = await fixture.run('build');
  expect(status, output).toBe(0);
  return { folder: built, docs: contentFolder };
});

testDates(join(built, 'quickstart.html'), (date) => `datetime="${date.toISOString()}"`);

testRenamedPage(fixture, 'build complete');

it('an unknown component is a warning with its location, and the rest of the page is built', async () => {
  const content = copyContent();
  try {
    const body =
      'Before.\n\n<Diagram of="queue" />\n\n{[1, 2].map((n) => n * 2)} and {{ braces: 1 }.braces}\n\nSee `{{ code }}` and \\{\\{ text }}.\n\nAfter.\n';
    content.write('quickstart.mdx', `---\ntitle: Quickstart\n---\n\n${body}`);
    const { status, output } = await fixture.run('build', content.folder);
    expect(status, output).toBe(0);
    expect(output).toContain('quickstart.mdx:7:1');
    expect(output).toContain('Unknown component "Diagram"');
    const html = readFileSync(join(built, 'quickstart.html'), 'utf8');
    for (const text of ['Before.', '24', 'and 1', '{{ code }}', '{{ text }}', 'After.']) expect(html).toContain(text);
  } finally {
    content.remove();
  }
});

it('keeps scripts and styles in a page unchanged', async () => {
  const content = copyContent();
  try {
    const script = "if (1 < 2 && 'a' !== '</i>') document.title = 'ran';";
    const body = [
      `<script>{\`${script}\`}</script>`,
      '<style>{`.anvil > p { color: red }`}</style>',
      'export const Part = () => <script dangerouslySetInnerHTML={{ __html: "let a = 1 && 2" }} />',
      '<Part />',
    ];
    content.write('quickstart.mdx', `---\ntitle: Quickstart\n---\n\n${body.join('\n\n')}\n`);
    const { status, output } = await fixture.run('build', content.folder);
    expect(status, output).toBe(0);
    const html = readFileSync(join(built, 'quickstart.html'), 'utf8');
    for (const text of [script, '.anvil > p { color: red }', 'let a = 1 && 2']) expect(html).toContain(text);
  } finally {
    content.remove();
  }
});

// The specification of one site links to a page of another site as if it were its own.
describe('with dead links', () => {
  beforeAll(() => {
    process.env.DEAD_LINKS = 'ignore';
  });
  afterAll(() => {
    delete process.env.DEAD_LINKS;
  });
  testRealSites(fixture, (route) => join(built, route === '/' ? 'index.html' : `.${route}.html`));
});

testSampleSites({ name: 'VitePress', fixture });

testNavigationRules(generator, fixture, '.vitepress/dist');

testAppearance({
  name: 'VitePress',
  fixture,
  built,
  bar: {
    links: '.VPNavBar :is(.djn-bar-links a, .djn-bar-button)',
    more: '.VPNavBar .djn-more > summary',
    menu: '.VPNavBar .djn-more a',
  },
});

testScalar({ name: 'VitePress', fixture, built: built });

testDevServer(
  {
    name: 'vitepress dev',
    fixture,
    address: (route) => route,
    labels: '.VPSidebarItem > .item .text > span:not(.docs-json-nav-badges)',
    heading: '.vp-doc h1',
    text: 'main',
    overlay: 'vite-error-overlay',
    rapidEdits: true,
  },
  (session) => {
    it('shows an edited text without reloading the page', async () => {
      const { tab, edit } = session();
      await tab.evaluate(() => Object.assign(globalThis, { stays: true }));
      await edit('concepts/jobs.mdx', '## Fields', '<Tip>Written a moment ago.</Tip>\n\n## Fields');
      const text = () => tab.locator('main').textContent();
      await expect.poll(text, { timeout: 120_000 }).toContain('Written a moment ago.');
      expect(await tab.evaluate(() => 'stays' in globalThis)).toBe(true);
    });
  },
);

testSnippets({
  page: 'vitepress',
  packages: fixture.folder,
  command: 'vitepress build',
  writes: ['.vitepress/dist/quickstart.html', 'Quickstart'],
  variants: ({ files, having }) => ({
    'with a layout of its own': {
      ...files,
      '.vitepress/theme/Layout.vue': having('<script setup>'),
      '.vitepress/theme/index.ts': `import DefaultTheme from 'vitepress/theme';
import Layout from './Layout.vue';

export default { extends: DefaultTheme, Layout };
`,
    },
  }),
});
