import { expect, test } from 'vitest';
import { resolveSite } from '../src/site/resolve.ts';
import { pageNavigation } from '../website/playground/page-navigation.ts';
import { config, folderOf, page } from './support/folder.ts';

const files = {
  'docs.json': config({
    global: { anchors: [{ anchor: 'Blog', href: 'https://blog.test' }] },
    versions: [
      {
        version: 'v2',
        tabs: [
          { tab: 'Guides', groups: [{ group: 'Start', pages: ['index', { group: 'More', pages: ['more'] }] }] },
          { tab: 'API', pages: ['api'] },
        ],
      },
      { version: 'v1', pages: ['v1/index'] },
    ],
  }),
  'index.mdx': page('Home'),
  'more.mdx': page('More about it', 'tag: NEW\n'),
  'api.mdx': page('API'),
  'v1/index.mdx': page('Old home'),
};

test('the navigation of a page has its tabs, switchers, sidebar, breadcrumbs, neighbors and links', async () => {
  const { model } = await resolveSite({ root: folderOf(files) });
  const first = pageNavigation(model);
  expect(first?.route).toBe('/');
  expect(first?.view.tabs.map(({ label, href, current }) => [label, href, current])).toEqual([
    ['Guides', '/', true],
    ['API', '/api', false],
  ]);
  expect(first?.view.selects.map(({ axis, options }) => [axis, options.map(({ href }) => href)])).toEqual([
    ['version', ['/', '/v1']],
  ]);
  expect(first?.view.links).toMatchObject([{ label: 'Blog', href: 'https://blog.test' }]);
  expect(first?.sidebar).toEqual([
    {
      label: 'Start',
      href: null,
      badges: [],
      items: [
        { label: 'Home', href: '/', badges: [] },
        {
          label: 'More',
          href: null,
          badges: [],
          items: [{ label: 'More about it', href: '/more', badges: ['NEW'] }],
        },
      ],
    },
  ]);
  expect(first?.neighbors).toEqual([{ label: 'Next', title: 'More about it', route: '/more' }]);
  expect(pageNavigation(model, '/api')?.sidebar).toEqual([{ label: 'API', href: '/api', badges: [] }]);
});

test('an unknown route and a site without pages have none', async () => {
  const { model } = await resolveSite({ root: folderOf(files) });
  expect(pageNavigation(model, '/gone')).toBeUndefined();
  const empty = await resolveSite({ root: folderOf({ 'docs.json': config({ pages: [] }) }) });
  expect(pageNavigation(empty.model)).toBeUndefined();
});
