import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import { languageOf } from '../../src/core/runtime.ts';
import { createBadges } from '../../src/generators/view/badges.ts';
import { navigationLabels } from '../../src/generators/view/words.ts';
import { ofThemes } from '../browser/accessibility.ts';
import { testDevServer } from './dev-suite.ts';
import { contentFolder, Fixture } from './fixture.ts';
import { testAppearance } from './looks.ts';
import { testNavigationRules } from './navigation-rules.ts';
import { testSampleSites } from './own-sites.ts';
import { testRenamedPage } from './renamed-page.ts';
import { testSnippets } from './snippets.ts';
import { type Generator, testBuiltSite } from './suite.ts';

const fixture = new Fixture('fumadocs');

beforeAll(() => fixture.prepare());

const generator: Generator = {
  name: 'Fumadocs',
  axes: ['language', 'version', 'tab', 'product', 'dropdown', 'anchor', 'item'],
  address: (route) => route,
  badge: (item, language) =>
    createBadges(item, navigationLabels(language))
      .map(({ text }) => text)
      .join(''),
  choice: (axis, { label }) => (axis === 'language' ? languageOf(label).name : label),
  lacksBreadcrumbLists: true,
  selectors: {
    heading: '#nd-page h1',
    sidebar: {
      root: '#nd-sidebar [data-radix-scroll-area-viewport] > div',
      item: ':is(a, [data-state])',
      leaf: 'a',
      own: ':scope > :first-child',
      label: '[data-label]',
      badge: '[data-entry-badges]',
      below: ':scope > [data-state] > div',
      current: '[data-active=true]',
      fold: ':scope > button, :scope > a > [data-icon]',
    },
    breadcrumb: '#nd-page [data-breadcrumbs] li',
    previous: '#nd-page > .grid:last-child > a:not(.text-end)',
    next: '#nd-page > .grid:last-child > a.text-end',
    choice: [
      '.djn-bar [data-level=AXIS] > ul > li',
      '.djn-bar [data-level=AXIS] > details > ul > li',
      '#nd-sidebar [data-level=AXIS] > ul > li',
      '#nd-sidebar [data-level=AXIS] > details > ul > li',
    ].join(', '),
    pageBadge: '#nd-page [data-badges] > *',
  },
};

testBuiltSite(generator, async () => {
  const { status, output } = await fixture.run('build');
  expect(status, output).toBe(0);
  return { folder: join(fixture.folder, 'out'), docs: contentFolder };
});

testRenamedPage(fixture, 'Compiled successfully');

testSampleSites({ name: 'Fumadocs', fixture });

testNavigationRules(generator, fixture, 'out');

testAppearance({
  name: 'Fumadocs',
  fixture,
  built: join(fixture.folder, 'out'),
  allowedViolations: ofThemes.fumadocs,
});

testDevServer({
  name: 'next dev',
  fixture,
  address: (route) => route,
  labels: '#nd-sidebar [data-radix-scroll-area-viewport] a',
  heading: '#nd-page h1',
  text: 'body',
  overlay: 'nextjs-portal',
  hostFlag: '--hostname',
  missesEdits: true,
});

testSnippets({
  page: 'fumadocs',
  packages: fixture.folder,
  command: 'next build',
  writes: ['.next/server/app/quickstart.html', 'Quickstart'],
  variants: ({ files, having }) => {
    const [, trail, element] = /^(import .*)\n+(<[\s\S]*>)\n$/.exec(having('Breadcrumbs')) ?? [];
    const page = files['app/[[...slug]]/page.tsx'] ?? '';
    const common = { ...files, 'tsconfig.json': readFileSync(join(fixture.folder, 'tsconfig.json'), 'utf8') };
    return {
      'with a part of its own': {
        ...common,
        'app/[[...slug]]/page.tsx': `${trail}\n${page.replace('<PageHead', `${element}\n<PageHead`)}`,
      },
    };
  },
});
