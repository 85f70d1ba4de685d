import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import {
  Banner,
  Breadcrumbs,
  NavigationTabs,
  PageBadges,
  PageDescription,
  SidebarHead,
  Switchers,
} from '../../../src/entries/react.ts';
import { type NavigationView, viewOf } from '../../../src/generators/view/view.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, page } from '../../support/folder.ts';

const navigation = {
  languages: [
    {
      language: 'en',
      banner: { content: 'See <b>this</b>: [the news](/deep), [evil](javascript:go).', dismissible: true },
      tabs: [
        { tab: '<Guides>', groups: [{ group: 'Start', pages: ['index', { group: 'Deeper', pages: ['deep'] }] }] },
        { tab: 'Blog', href: 'https://blog.example' },
        { tab: 'Learn', menu: [{ item: 'One', description: 'First', pages: ['one'] }] },
      ],
    },
    { language: 'fr', pages: ['fr/index'] },
  ],
};

let view: (route: string) => NavigationView;

beforeAll(async () => {
  const files = {
    'docs.json': config(navigation, { styling: { eyebrows: 'breadcrumbs' } }),
    'index.mdx': page('Home', 'description: Where it begins\n'),
    'deep.mdx': page('Deep', 'deprecated: true\ntag: Beta\n'),
    'one.mdx': page('One'),
    'fr/index.mdx': page('Accueil'),
  };
  const { model } = await resolveSite({}, memoryHost(files));
  view = (route) => viewOf(model, model.pages[route], (to) => `/docs${to}`);
});

const Anchor = ({ href, children }: { href: string; children?: unknown }) =>
  createElement('a', { href, 'data-own': '' }, children as string);

describe('navigation components', () => {
  it('render tabs, external links and menus', () => {
    const html = renderToStaticMarkup(<NavigationTabs view={view('/one')} />);
    expect(html).toContain('&lt;Guides&gt;');
    expect(html).toContain('<a href="https://blog.example" target="_blank" rel="noopener">');
    expect(html).toMatch(/<summary><span data-label="">Learn<\/span>.*<a href="\/docs\/one" aria-current="true">/);
    expect(html).toContain('<small>First</small>');
  });

  it('render a name once if a tab and its group share it', async () => {
    const tabs = [
      { tab: 'Start', groups: [{ group: 'Start', pages: ['index', { group: 'Deeper', pages: ['deep'] }] }] },
    ];
    const files = {
      'docs.json': config({ tabs }, { styling: { eyebrows: 'breadcrumbs' } }),
      'index.mdx': page('Home'),
      'deep.mdx': page('Deep'),
    };
    const { model } = await resolveSite({}, memoryHost(files));
    const crumbs = (route: string) =>
      viewOf(model, model.pages[route], (to) => to).breadcrumbs.map(({ label }) => label);
    expect([crumbs('/'), crumbs('/deep')]).toEqual([['Start'], ['Start', 'Deeper']]);
  });

  it("render switchers with links to the current page, using the generator's link component", () => {
    const html = renderToStaticMarkup(<Switchers view={view('/deep')} Link={Anchor} />);
    expect(html).toContain('data-level="language"');
    expect(html).toContain('<a href="/docs/deep" data-own="">');
    expect(html).toContain('<a href="/docs/fr" data-own="">');
  });

  it('render nothing if there is nothing to choose', () => {
    expect(renderToStaticMarkup(<SidebarHead view={view('/deep')} />)).toBe('');
    expect(renderToStaticMarkup(<PageBadges view={view('/')} />)).toBe('');
  });

  it('render breadcrumbs, badges and description of a page', () => {
    const crumbs = renderToStaticMarkup(<Breadcrumbs view={view('/deep')} />);
    expect(crumbs.replace(/<[^>]*>/g, '|')).toMatch(/&lt;Guides&gt;\|+Start\|+Deeper/);
    expect(renderToStaticMarkup(<PageBadges view={view('/deep')} />)).toBe(
      '<p class="djn-badges" data-badges=""><span class="djn-badge" data-tone="caution">Deprecated</span><span class="djn-badge" data-tone="default">Beta</span></p>',
    );
    expect(renderToStaticMarkup(<PageDescription view={view('/')} />)).toContain('Where it begins');
  });

  it('leave the HTML of a banner out and resolve its links', () => {
    const html = renderToStaticMarkup(<Banner view={view('/')} />);
    expect(html).toContain('See this: <a href="/docs/deep">the news</a>');
    expect(html).not.toContain('javascript:');
    expect(html).toContain('<button type="button" aria-label="Close this notice">');
  });
});
