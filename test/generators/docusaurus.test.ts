import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { languageOf } from '../../src/core/runtime.ts';
import { createBadges } from '../../src/generators/view/badges.ts';
import { navigationLabels } from '../../src/generators/view/words.ts';
import { testDevServer } from './dev-suite.ts';
import { contentFolder, Fixture } from './fixture.ts';
import { testAppearance } from './looks.ts';
import { testNavigationRules } from './navigation-rules.ts';
import { testSampleSites } from './own-sites.ts';
import { testRenamedPage } from './renamed-page.ts';
import { testSnippets } from './snippets.ts';
import { type Generator, testBuiltSite } from './suite.ts';

const fixture = new Fixture('docusaurus');

beforeAll(() => fixture.prepare());

const generator: Generator = {
  name: 'Docusaurus',
  axes: ['language', 'version', 'tab', 'product', 'dropdown', 'anchor', 'item'],
  address: (route) => route,
  badge: (item, language) =>
    createBadges(item, navigationLabels(language))
      .map(({ text }) => text)
      .join(''),
  choice: (axis, { label }) => (axis === 'language' ? languageOf(label).name : label),
  ready: 'html[data-has-hydrated=true]',
  selectors: {
    heading: 'article h1',
    sidebar: {
      root: '.theme-doc-sidebar-container .theme-doc-sidebar-menu',
      item: 'li.menu__list-item',
      own: ':scope > a, :scope > .menu__list-item-collapsible > a',
      label: '[data-label], span:not(:has([data-label]))',
      badge: '[data-entry-badges]',
      below: ':scope > ul',
      fold: ':scope > .menu__list-item-collapsible > :is(a[role=button], button)',
    },
    breadcrumb: '[data-breadcrumbs] li',
    previous: '.pagination-nav__link--prev',
    next: '.pagination-nav__link--next',
    choice: [
      '.djn-tab-row [data-level=AXIS] > ul > li',
      '.navbar__inner [data-level=AXIS] > details > ul > li',
      '.theme-doc-sidebar-container [data-level=AXIS] > ul > li',
      '.theme-doc-sidebar-container [data-level=AXIS] > details > ul > li',
    ].join(', '),
    pageBadge: 'article [data-badges] > *',
  },
};

testBuiltSite(generator, async () => {
  const { status, output } = await fixture.run('build');
  expect(status, output).toBe(0);
  return { folder: join(fixture.folder, 'build'), docs: contentFolder };
});

testRenamedPage(fixture, 'Generated static files');

it('every link of a site below a base path resolves, with the configured trailing slash', async () => {
  process.env.SITE_BASE = '/base/';
  try {
    const { status, output } = await fixture.run('build');
    expect(status, output).toBe(0);
  } finally {
    delete process.env.SITE_BASE;
  }
  const built = join(fixture.folder, 'build');
  for (const page of ['index.html', 'quickstart/index.html', 'fr/index.html']) {
    const html = readFileSync(join(built, page), 'utf8');
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      expect(link).toMatch(/^\/base\/(?:.*\/)?$/);
      expect(existsSync(join(built, link.slice('/base'.length), 'index.html')), `${link} in ${page}`).toBe(true);
    }
  }
});

testSampleSites({ name: 'Docusaurus', fixture });

testNavigationRules(generator, fixture, 'build');

testAppearance({ name: 'Docusaurus', fixture, built: join(fixture.folder, 'build'), above: '.navbar__brand' });

testDevServer(
  {
    name: 'docusaurus start',
    fixture,
    address: (route) => route,
    labels: '.theme-doc-sidebar-menu a',
    heading: 'article h1',
    text: 'article',
    overlay: '#webpack-dev-server-client-overlay',
    readOverlay: (overlay) => overlay.contentFrame().locator('body').textContent(),
  },
  (session) => {
    it('shows a renamed tab', async () => {
      const { tab, edit } = session();
      await edit('docs.json', '"tab": "Platform"', '"tab": "Products"');
      const tabs = () => tab.locator('.djn-tab-row [data-label]').allTextContents();
      await expect.poll(tabs, { timeout: 120_000 }).toContain('Products');
    });

    it('serves media of the docs folder', async () => {
      const answer = await fetch(`${session().url}/images/mill.svg`);
      expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    });
  },
);

testSnippets({
  page: 'docusaurus',
  packages: fixture.folder,
  command: 'docusaurus build',
  writes: ['build/quickstart/index.html', 'Quickstart'],
  variants: ({ files, having }) => {
    const own = files['docusaurus.config.js'] ?? '';
    const withPlugins = (block: string) => ({
      'package.json': '{ "private": true }',
      'docusaurus.config.js': own.replace(/^ *plugins: .*$/m, block),
    });
    return {
      'as it is set up': { 'package.json': '{ "private": true }', ...files },
      'with links to edit pages': withPlugins(having('editUrl')),
    };
  },
});
