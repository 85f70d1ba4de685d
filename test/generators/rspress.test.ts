import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { languageOf } from '../../src/core/runtime.ts';
import { createBadges } from '../../src/generators/view/badges.ts';
import { navigationLabels } from '../../src/generators/view/words.ts';
import { ofThemes } from '../browser/accessibility.ts';
import { testDates } from './dates.ts';
import { testDevServer } from './dev-suite.ts';
import { contentFolder, Fixture } from './fixture.ts';
import { testAppearance } from './looks.ts';
import { testNavigationRules } from './navigation-rules.ts';
import { testSampleSites } from './own-sites.ts';
import { testRenamedPage } from './renamed-page.ts';
import { testSnippets } from './snippets.ts';
import { type Generator, testBuiltSite } from './suite.ts';
import { visit } from './visit.ts';

const fixture = new Fixture('rspress');

beforeAll(() => fixture.prepare());

const generator: Generator = {
  name: 'Rspress',
  axes: ['language', 'version', 'tab', 'product', 'dropdown', 'anchor', 'item'],
  address: (route) => route,
  badge: (item, language) =>
    createBadges(item, navigationLabels(language))
      .map(({ text }) => text)
      .join(''),
  choice: (axis, { label }) => (axis === 'language' ? languageOf(label).name : label),
  selectors: {
    heading: 'main h1 > span',
    sidebar: {
      root: 'aside > .djn-sidebar',
      item: 'li',
      own: ':scope > :is(a, span), :scope > details > summary > :first-child, :scope > div > :first-child',
      label: '.rp-sidebar-item__left',
      badge: '.rp-sidebar-item__right',
      below: ':scope > :is(details, div) > ul',
    },
    breadcrumb: '[data-breadcrumbs] li',
    previous: 'a.rp-prev-next-page__prev',
    next: 'a.rp-prev-next-page__next',
    choice: [
      'header [data-level=AXIS] > details > ul > li',
      '.djn-rspress-tabs [data-level=AXIS] > ul > li',
      '.djn-sidebar-head [data-level=AXIS] > ul > li',
      '.djn-sidebar-head [data-level=AXIS] > details > ul > li',
    ].join(', '),
    pageBadge: 'main [data-badges] > *',
  },
};

testBuiltSite(generator, async () => {
  const { status, output } = await fixture.run('build');
  expect(status, output).toBe(0);
  return { folder: join(fixture.folder, 'doc_build'), docs: contentFolder };
});

testDates(join(fixture.folder, 'doc_build/quickstart.html'), (date) => date.toLocaleString('en'));

testRenamedPage(fixture, 'built in');

testSampleSites({ name: 'Rspress', fixture });

testNavigationRules(generator, fixture, 'doc_build');

testAppearance({
  name: 'Rspress',
  fixture,
  built: join(fixture.folder, 'doc_build'),
  primary: '.rp-nav-menu__item__container:has(.djn-primary-mark)',
  allowedViolations: ofThemes.rspress,
});

testDevServer(
  {
    name: 'rspress dev',
    fixture,
    address: (route) => route,
    labels: '.djn-sidebar .rp-sidebar-item__left',
    heading: 'main h1 > span',
    text: 'main',
    overlay: 'rsbuild-error-overlay',
  },
  (session) => {
    it('serves media and redirects old paths', async () => {
      const { url } = session();
      expect((await fetch(`${url}/images/mill.svg`)).headers.get('content-type')).toBe('image/svg+xml');
      const moved = await fetch(`${url}/getting-started`, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('location')]).toEqual([302, '/quickstart']);
    });

    it("scrolls to the page's sidebar entry, and follows sidebar links without reloading", async () => {
      const { url, tab } = session();
      const height = 300;
      await tab.setViewportSize({ width: 1280, height });
      await visit(tab, `${url}/operate/statsd`);
      const entry = tab.locator('.djn-sidebar [aria-current="page"]');
      const lowest = async () => ((box) => (box === null ? Infinity : box.y + box.height))(await entry.boundingBox());
      await expect.poll(lowest).toBeLessThanOrEqual(height);
      await tab.evaluate('window.isSame = true');
      await tab.locator('.djn-sidebar a[href="/operate/monitoring"]').click();
      await tab.waitForURL(`${url}/operate/monitoring`);
      expect(await tab.evaluate('window.isSame')).toBe(true);
      await tab.setViewportSize({ width: 1280, height: 900 });
    });
  },
);

testSnippets({
  page: 'rspress',
  packages: fixture.folder,
  command: 'rspress build',
  writes: ['doc_build/quickstart.html', 'Quickstart'],
  variants: ({ files, having }) => ({
    'with a theme of its own': {
      ...files,
      'theme/trail.tsx': having('Trail'),
      'theme/index.tsx': `import './trail';\n${files['theme/index.tsx']}`,
    },
  }),
});
