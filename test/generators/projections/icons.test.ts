import { expect, test } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import type { Page, Placement, Sidebar } from '../../../src/core/site.ts';
import { createDocusaurusSidebars } from '../../../src/generators/docusaurus/sidebars.ts';
import { createSidebarPageTree } from '../../../src/generators/fumadocs/tree.ts';
import { createSharedRspressNavigation } from '../../../src/generators/rspress/projection.ts';
import { starlightNavigation } from '../../../src/generators/starlight/projection.ts';
import { viewOf } from '../../../src/generators/view/view.ts';
import { sidebarItems } from '../../../src/generators/vitepress/projection.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, page } from '../../support/folder.ts';

const groups = [
  { group: 'Start', icon: 'rocket', pages: ['index'] },
  { group: 'New', icon: 'bell', tag: 'beta', pages: ['more'] },
];
const files = {
  'docs.json': config({ tabs: [{ tab: 'Guides', icon: 'book', groups }] }),
  'index.mdx': page('Home', 'icon: house\n'),
  'more.mdx': page('More'),
};

test('sidebar entries and tabs have the classes of their icons in every generator', async () => {
  const { model } = await resolveSite({}, memoryHost(files));
  const home = model.pages['/'] as Page;
  const plain = (route: string): string => route;
  const [sidebar] = model.sidebars as [Sidebar];

  expect(viewOf(model, home, plain).tabs[0]?.icon).toBe('djn-nav-icon djn-i-book');
  expect(starlightNavigation(model, home, home.placements[0] as Placement, plain).sidebar).toMatchObject([
    {
      badge: { text: '', class: 'djn-parent-icon djn-i-rocket' },
      entries: [{ attrs: { class: 'djn-nav-icon djn-i-house' } }],
    },
    { badge: { text: 'beta', class: 'djn-parent-icon djn-i-bell' }, entries: [{ attrs: {} }] },
  ]);
  expect(sidebarItems(model, sidebar)).toMatchObject([
    {
      text: '<i class="djn-nav-icon djn-i-rocket"></i><span>Start</span>',
      items: [{ text: '<i class="djn-nav-icon djn-i-house"></i><span>Home</span>' }],
    },
    { items: [{ text: '<span>More</span>' }] },
  ]);
  expect(Object.values(createDocusaurusSidebars(model))[0]).toMatchObject([
    { customProps: { icon: { name: 'rocket' } }, items: [{ customProps: { icon: { name: 'house' } } }] },
    { customProps: { badges: [{ text: 'beta' }], icon: { name: 'bell' } }, items: [{ label: 'More' }] },
  ]);
  expect(createSharedRspressNavigation(model, plain).sidebars[0]).toMatchObject([
    { icon: 'djn-nav-icon djn-i-rocket', items: [{ icon: 'djn-nav-icon djn-i-house' }] },
    { icon: 'djn-nav-icon djn-i-bell', items: [{ text: 'More' }] },
  ]);
  expect(createSidebarPageTree(model, 0).children).toMatchObject([
    {
      name: { label: 'Start', icon: 'djn-nav-icon djn-i-rocket' },
      children: [{ name: { icon: 'djn-nav-icon djn-i-house' } }],
    },
    {
      name: { label: 'New', icon: 'djn-nav-icon djn-i-bell', badges: [{ text: 'beta' }] },
      children: [{ name: 'More' }],
    },
  ]);
});
