import { expect, test } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import type { Page, Placement, Sidebar, Site } from '../../../src/core/site.ts';
import { docusaurus } from '../../../src/generators/docusaurus/manifest.ts';
import { createDocusaurusSidebars } from '../../../src/generators/docusaurus/sidebars.ts';
import { createFumadocsTrees } from '../../../src/generators/fumadocs/tree.ts';
import { findLosses } from '../../../src/generators/losses/losses.ts';
import { mkdocs } from '../../../src/generators/mkdocs/manifest.ts';
import { createGroupBehaviors, createMkDocsNavYaml } from '../../../src/generators/mkdocs/projection.ts';
import { createSharedRspressNavigation } from '../../../src/generators/rspress/projection.ts';
import { starlightNavigation } from '../../../src/generators/starlight/projection.ts';
import { sidebarItems } from '../../../src/generators/vitepress/projection.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, page } from '../../support/folder.ts';

const navigation = {
  groups: [
    { group: 'Plain', pages: ['index', { group: 'Nested', pages: ['nested'] }] },
    { group: 'Rooted', root: 'root', pages: ['below'] },
  ],
};
const files = Object.fromEntries(
  ['index', 'nested', 'root', 'below'].map((name) => [`${name}.mdx`, page(name)] as const),
);

async function siteWith(drilldown: boolean | null) {
  const settings = drilldown === null ? {} : { interaction: { drilldown } };
  return resolveSite({}, memoryHost({ 'docs.json': config(navigation, settings), ...files }));
}

/** Title of a group, target of its link, names of its entries, and whether it can be collapsed. */
type Group = readonly [title: string, target: string | null, entries: readonly string[], folds: boolean];

const readers: Readonly<Record<string, (site: Site) => readonly Group[]>> = {
  Docusaurus: (site) =>
    groupsOf(createDocusaurusSidebars(site).docs, (entry) => [
      entry.label,
      entry.link === undefined ? null : `/${entry.link.id}`.replace('/index', '/'),
      names(entry.items, 'label'),
      entry.collapsible,
    ]),
  Fumadocs: (site) =>
    groupsOf(createFumadocsTrees(site)[site.site.name]?.children, (entry) => [
      entry.name,
      entry.index?.url ?? null,
      names(entry.children, 'name'),
      entry.collapsible !== false,
    ]),
  Rspress: (site) =>
    groupsOf(createSharedRspressNavigation(site, (route) => route).sidebars[0], (entry) => [
      entry.text,
      entry.link ?? null,
      names(entry.items, 'text'),
      entry.collapsed !== undefined,
    ]),
  Starlight: (site) => {
    const home = site.pages['/'] as Page;
    const { sidebar } = starlightNavigation(site, home, home.placements[0] as Placement, (route) => route);
    return groupsOf(sidebar, (entry) => [
      entry.label,
      entry.link?.href ?? null,
      names(entry.entries, 'label'),
      entry.collapsible !== false,
    ]);
  },
  VitePress: (site) =>
    groupsOf(
      sidebarItems(site, site.sidebars[0] as Sidebar, (label) => label),
      (entry) => [entry.text, entry.link ?? null, names(entry.items, 'text'), entry.collapsed !== undefined],
    ),
};

// biome-ignore lint/suspicious/noExplicitAny: each generator has its own types of entries.
type Entry = any;

/** Groups of all levels, in order. */
function groupsOf(entries: unknown, read: (entry: Entry) => Group): readonly Group[] {
  return (entries as readonly Entry[]).flatMap((entry) => {
    const below = entry.items ?? entry.entries ?? entry.children;
    return below === undefined ? [] : [read(entry), ...groupsOf(below, read)];
  });
}

function names(entries: readonly Entry[], member: string): readonly string[] {
  return entries.map((entry) => entry[member]);
}

test.each(Object.entries(readers))(
  '%s: titles follow `interaction.drilldown`, and the first level stays open',
  async (_, read) => {
    expect(read((await siteWith(null)).model)).toEqual([
      ['Plain', null, ['index', 'Nested'], false],
      ['Nested', null, ['nested'], true],
      ['Rooted', '/root', ['below'], false],
    ]);
    expect(read((await siteWith(true)).model)).toEqual([
      ['Plain', '/', ['index', 'Nested'], false],
      ['Nested', '/nested', ['nested'], true],
      ['Rooted', '/root', ['below'], false],
    ]);
    expect(read((await siteWith(false)).model)).toEqual([
      ['Plain', null, ['index', 'Nested'], false],
      ['Nested', null, ['nested'], true],
      ['Rooted', null, ['root', 'below'], false],
    ]);
  },
);

test('a sidebar of the project shows the root page as the first entry in Starlight', async () => {
  const { model } = await siteWith(true);
  const home = model.pages['/'] as Page;
  const { sidebar } = starlightNavigation(model, home, home.placements[0] as Placement, (route) => route, false);
  expect(sidebar[1]).toMatchObject({ label: 'Rooted', entries: [{ label: 'root' }, { label: 'below' }] });
  expect(sidebar[1]).not.toHaveProperty('link');
});

test('MkDocs lists root pages first, and a script makes links of titles', async () => {
  const { model } = await siteWith(null);
  expect(createMkDocsNavYaml(model)).toMatch(/Rooted:\n\s+- root: root.md\n\s+- below: below.md/);
  const behaviors = async (drilldown: boolean | null) => createGroupBehaviors((await siteWith(drilldown)).model);
  const open = { collapsible: false, expanded: true };
  const plain = { title: 'Plain', ...open };
  const nested = { title: 'Nested', collapsible: true, expanded: false };
  const rooted = { title: 'Rooted', ...open };
  const root = { href: 'root/', replacesFirstEntry: true };
  expect(await behaviors(null)).toEqual({ __nav_1: plain, __nav_1_2: nested, __nav_2: { ...rooted, ...root } });
  expect(await behaviors(false)).toEqual({ __nav_1: plain, __nav_1_2: nested, __nav_2: rooted });
  expect(await behaviors(true)).toEqual({
    __nav_1: { ...plain, href: './' },
    __nav_1_2: { ...nested, href: 'nested/' },
    __nav_2: { ...rooted, ...root },
  });
});

test.each([mkdocs, docusaurus])('$name loses no title of a group', async (manifest) => {
  for (const drilldown of [null, true, false]) expect(findLosses(await siteWith(drilldown), manifest)).toEqual([]);
});
