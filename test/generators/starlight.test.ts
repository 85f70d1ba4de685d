import { join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import { languageOf } from '../../src/core/runtime.ts';
import { createBadges } from '../../src/generators/view/badges.ts';
import { navigationLabels } from '../../src/generators/view/words.ts';
import { testRealSites } from './corpus.ts';
import { testDevServer } from './dev-suite.ts';
import { contentFolder, Fixture } from './fixture.ts';
import { testAppearance } from './looks.ts';
import { testNavigationRules } from './navigation-rules.ts';
import { testSampleSites } from './own-sites.ts';
import { testRenamedPage } from './renamed-page.ts';
import { testScalar } from './scalar.ts';
import { testSnippets } from './snippets.ts';
import { type Generator, testBuiltSite } from './suite.ts';

const fixture = new Fixture('starlight');

beforeAll(() => fixture.prepare());

const generator: Generator = {
  name: 'Starlight',
  axes: ['language', 'version', 'tab', 'product', 'dropdown', 'anchor', 'item'],
  address: (route) => (route === '/' ? '/' : `${route}/`),
  badge: (item, language) =>
    createBadges(item, navigationLabels(language))
      .map(({ text }) => text)
      .join(' · '),
  choice: (axis, { label }) => (axis === 'language' ? languageOf(label).name : label),
  selectors: {
    heading: 'main h1',
    sidebar: {
      root: '.sidebar-content ul.top-level',
      item: 'li',
      own: ':scope > a, :scope > :is(details, div) > .djn-group-head > .djn-group-title',
      label: '.large, :scope > span:not(.sl-badge):not(.group-label)',
      badge: '.sl-badge',
      below: ':scope > :is(details, div) > ul',
    },
    breadcrumb: '[data-breadcrumbs] li',
    previous: '.pagination-links a[rel=prev]',
    next: '.pagination-links a[rel=next]',
    choice: [
      'header [data-level=AXIS] > ul > li',
      'header [data-level=AXIS] > details > ul > li',
      '.djn-sidebar-head [data-level=AXIS] > ul > li',
      '.djn-sidebar-head [data-level=AXIS] > details > ul > li',
    ].join(', '),
    pageBadge: 'main [data-badges] .sl-badge',
  },
};

testBuiltSite(generator, async () => {
  const { status, output } = await fixture.run('build');
  expect(status, output).toBe(0);
  return { folder: join(fixture.folder, 'dist'), docs: contentFolder };
});

testRenamedPage(fixture, 'Complete!');

testRealSites(fixture, (route) => join(fixture.folder, 'dist', route, 'index.html'));

testSampleSites({ name: 'Starlight', fixture });

testNavigationRules(generator, fixture, 'dist');

testAppearance({
  name: 'Starlight',
  fixture,
  built: join(fixture.folder, 'dist'),
  bar: {
    links: 'header :is(.djn-bar-links a, .djn-bar-button)',
    more: 'header .social-icons .djn-more > summary',
    menu: 'header .social-icons .djn-more a',
  },
});

testScalar({ name: 'Starlight', fixture, built: join(fixture.folder, 'dist') });

testDevServer({
  name: 'astro dev',
  fixture,
  address: (route) => `${route}/`,
  labels: '.sidebar-content ul.top-level a > span:first-child',
  heading: 'main h1',
  text: 'main',
  overlay: 'vite-error-overlay',
  rapidEdits: true,
});

testSnippets({
  page: 'starlight',
  packages: fixture.folder,
  command: 'astro build',
  writes: ['dist/quickstart/index.html', 'Quickstart'],
  variants: ({ files, having }) => {
    const imports = `import { defineConfig } from 'astro/config';\n`;
    const collections = { 'src/content.config.ts': files['src/content.config.ts'] ?? '' };
    const title = "components: { PageTitle: './src/components/PageTitle.astro' }, plugins:";
    return {
      'as it is set up': { ...collections, 'astro.config.mjs': files['astro.config.mjs'] ?? '' },
      'with a component of its own': {
        ...files,
        'astro.config.mjs': (files['astro.config.mjs'] ?? '').replace('plugins:', title),
      },
      'without Starlight': {
        'astro.config.mjs': imports + having("'docs-json-nav/astro'"),
        'src/pages/quickstart.astro': '<h1>Quickstart</h1>\n',
      },
    };
  },
});
