/*
 * One test for each sentence of the format's description, with the sentence as its title. Everything is asked from
 * outside: the command line checks and prints a folder on disk.
 */

import { describe, expect, test } from 'vitest';
import { page } from '../support/folder.ts';
import { checkSite, endpoints, outline, resolveModel, sidebarLabels, specification } from './site.ts';

const group = (name: string, pages: readonly unknown[], more: object = {}) => ({ group: name, pages, ...more });
const errors = ({ findings }: Awaited<ReturnType<typeof checkSite>>) =>
  findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);

describe('What the service does', () => {
  test('Each page is an MDX file in the documentation repository.', async () => {
    expect(await checkSite({ pages: ['a', 'guides/b'] }, ['a', 'guides/b'])).toMatchObject({ status: 0, findings: [] });
    const broken = await checkSite({ pages: ['a', 'guides/bb'] }, ['a', 'guides/b']);
    expect(broken).toMatchObject({ status: 1, findings: [{ code: 'page-missing', file: 'docs.json' }] });
    expect(broken.locations[0]).toMatch(/^"guides\/bb"/);
    expect(broken.findings[0]?.help).toContain('guides/b');
  });
  test('A page is referenced by its path without extension.', async () => {
    expect(Object.keys((await resolveModel({ pages: ['guides/b'] }, ['guides/b'])).pages)).toEqual(['/guides/b']);
    expect((await checkSite({ pages: ['b.mdx'] }, ['b'])).findings).toMatchObject([{ code: 'page-extension' }]);
  });
  test('Exactly one primary organizational pattern is chosen at the root of `navigation`', async () => {
    const both = await checkSite({ tabs: [{ tab: 'T', pages: ['a'] }], groups: [group('G', ['b'])] }, ['a', 'b']);
    expect(both).toMatchObject({ status: 1 });
    expect(errors(both)).toContain('pattern-conflict');
    expect(both.locations[0]).toMatch(/^"(groups|tabs)"/);
    expect((await checkSite({}, ['a'])).status).toBe(1);
  });
  test('other elements are nested inside it.', async () => {
    const navigation = {
      products: [{ product: 'P', versions: [{ version: 'v1', tabs: [{ tab: 'T', pages: ['a'] }] }] }],
    };
    const { tree, pages } = await resolveModel(navigation, ['a']);
    expect(outline(tree.children)).toEqual(['product P /a', '  version v1 /a', '    tab T /a', '      page a /a']);
    expect(pages['/a']?.placements[0]?.context).toEqual({ product: 'P', version: 'v1', tab: 'T' });
  });
});

describe('Root-level patterns', () => {
  const patterns = {
    pages: ['a'],
    groups: [group('G', ['a'])],
    tabs: [{ tab: 'T', pages: ['a'] }],
    anchors: [{ anchor: 'A', pages: ['a'] }],
    dropdowns: [{ dropdown: 'D', pages: ['a'] }],
    products: [{ product: 'P', pages: ['a'] }],
    versions: [{ version: 'v1', pages: ['a'] }],
    languages: [{ language: 'en', pages: ['a'] }],
  };
  test.each(Object.entries(patterns))(
    'The root of `navigation` holds one of these arrays: `%s`',
    async (name, list) => {
      expect(await checkSite({ [name]: list }, ['a'])).toMatchObject({ status: 0, findings: [] });
      expect(Object.keys((await resolveModel({ [name]: list }, ['a'])).pages)).toEqual(['/a']);
    },
  );
  test('It may also hold a `global` object', async () => {
    const global = { anchors: [{ anchor: 'Blog', href: 'https://example.com/blog' }] };
    expect(await checkSite({ global, ...{ pages: ['a'] } }, ['a'])).toMatchObject({ status: 0, findings: [] });
  });
});

describe('Elements', () => {
  test('Page: each entry is a path string to a page file; an entry may also be a nested group object', async () => {
    const { tree } = await resolveModel({ pages: ['a', group('G', ['b'])] }, ['a', 'b']);
    expect(outline(tree.children)).toEqual(['page a /a', 'group G /b', '  page b /b']);
    expect(errors(await checkSite({ pages: [1] }, ['a']))).toEqual(['field-type']);
  });
  test('Page: in API sections an entry may be an endpoint reference of the form `METHOD /path`', async () => {
    const files = { 'api.json': specification('GET /users', 'POST /users') };
    const navigation = { tabs: [{ tab: 'API', openapi: 'api.json', pages: ['GET /users'] }] };
    expect(endpoints(await resolveModel(navigation, files))).toEqual(['GET /users']);
    const broken = await checkSite({ tabs: [{ tab: 'API', openapi: 'api.json', pages: ['GET /user'] }] }, files);
    expect(broken).toMatchObject({ status: 1, findings: [{ code: 'endpoint-missing' }] });
    expect(broken.locations[0]).toMatch(/^"GET \/user"/);
    expect(broken.findings[0]?.help).toContain('GET /users');
    expect(errors(await checkSite({ pages: ['GET /users'] }, files))).toEqual(['endpoint-no-spec']);
  });
  test('Group: required `group` (string), `pages`', async () => {
    expect(errors(await checkSite({ groups: [{ pages: ['a'] }] }, ['a']))).toEqual(['field-missing']);
    expect(errors(await checkSite({ groups: [{ group: 1, pages: ['a'] }] }, ['a']))).toEqual(['field-type']);
    expect(errors(await checkSite({ groups: [{ group: 'G' }] }, ['a']))).toEqual(['field-missing']);
  });
  test('Group: `icon`, `tag` (label text)', async () => {
    const { tree } = await resolveModel({ groups: [group('G', ['a'], { icon: 'star', tag: 'NEW' })] }, ['a']);
    expect(tree.children[0]).toMatchObject({ icon: { name: 'star' }, tag: 'NEW' });
  });
  test('Group: `root` (path of a page opened when the group title is clicked; works for top-level and nested groups)', async () => {
    const nested = group('N', ['c'], { root: 'b' });
    const { tree, pages } = await resolveModel({ groups: [group('G', [nested], { root: 'a' })] }, ['a', 'b', 'c']);
    expect(tree.children[0]).toMatchObject({ root: '/a', children: [{ root: '/b' }] });
    expect(Object.keys(pages)).toEqual(['/a', '/b', '/c']);
    expect(errors(await checkSite({ groups: [group('G', ['a'], { root: 'x' })] }, ['a']))).toEqual(['page-missing']);
  });
  test('Group: `expanded` (boolean)', async () => {
    const navigation = { groups: [group('G', [group('N', ['a'], { expanded: 'yes' })])] };
    expect(errors(await checkSite(navigation, ['a']))).toEqual(['field-type']);
  });
  test('Tab: `tab` (string); `groups`, `pages`, `icon`, `href` (external link), `menu`', async () => {
    const navigation = {
      tabs: [
        { tab: 'Groups', icon: 'book', groups: [group('G', ['a'])] },
        { tab: 'Pages', pages: ['b'] },
        { tab: 'Blog', href: 'https://example.com' },
        { tab: 'Menu', menu: [{ item: 'I', pages: ['c'] }] },
      ],
    };
    const { tree } = await resolveModel(navigation, ['a', 'b', 'c']);
    expect(outline(tree.children)).toEqual([
      ...['tab Groups /a', '  group G /a', '    page a /a', 'tab Pages /b', '  page b /b'],
      ...['link Blog https://example.com', 'tab Menu /c', '  item I /c', '    page c /c'],
    ]);
    expect(errors(await checkSite({ tabs: [{ pages: ['a'] }] }, ['a']))).toEqual(['field-missing']);
  });
  test('Menu item: `item` (string); `groups`, `pages`, `icon`, `description`, external links', async () => {
    const menu = [
      { item: 'I', icon: 'star', description: 'About I.', groups: [group('G', ['a'])] },
      { item: 'J', pages: ['b'] },
      { item: 'K', href: 'https://example.com' },
    ];
    const { tree } = await resolveModel({ tabs: [{ tab: 'T', menu }] }, ['a', 'b']);
    expect(tree.children[0]).toMatchObject({
      children: [
        { axis: 'item', label: 'I', icon: { name: 'star' }, description: 'About I.' },
        { axis: 'item', label: 'J' },
        { kind: 'link', label: 'K', href: 'https://example.com' },
      ],
    });
  });
  test('menu items may contain only groups, pages and external links', async () => {
    const menu = [{ item: 'I', versions: [{ version: 'v1', pages: ['a'] }] }];
    const { findings, locations, status } = await checkSite({ tabs: [{ tab: 'T', menu }] }, ['a']);
    // The host documents divisions in menus today: a warning, and the pages are resolved.
    expect({ status, findings }).toMatchObject({
      status: 0,
      findings: [{ code: 'field-misplaced', severity: 'warning' }],
    });
    expect(locations[0]).toMatch(/^"versions"/);
    expect(Object.keys((await resolveModel({ tabs: [{ tab: 'T', menu }] }, ['a'])).pages)).toEqual(['/a']);
  });
  test.each(['anchor', 'dropdown'])('%s: required name; `groups`, `pages`, `icon`, `href`', async (kind) => {
    const list = [
      { [kind]: 'A', icon: 'star', groups: [group('G', ['a'])] },
      { [kind]: 'B', pages: ['b'] },
      { [kind]: 'C', href: 'https://example.com' },
    ];
    const { tree } = await resolveModel({ [`${kind}s`]: list }, ['a', 'b']);
    expect(outline(tree.children)).toEqual([
      ...[`${kind} A /a`, '  group G /a', '    page a /a', `${kind} B /b`, '  page b /b', 'link C https://example.com'],
    ]);
    expect(errors(await checkSite({ [`${kind}s`]: [{ pages: ['a'] }] }, ['a']))).toEqual(['field-missing']);
  });
  test('Global anchor: `anchor`; `icon`, `href` (external URL or relative path to an internal page)', async () => {
    const anchors = [
      { anchor: 'Blog', icon: 'rss', href: 'https://example.com' },
      { anchor: 'Start', href: 'a' },
    ];
    const { tree } = await resolveModel({ global: { anchors }, pages: ['a'] }, ['a']);
    expect(tree.global).toMatchObject([
      { label: 'Blog', icon: { name: 'rss' }, href: 'https://example.com', route: null },
      { label: 'Start', route: '/a' },
    ]);
    const broken = await checkSite({ global: { anchors: [{ anchor: 'Start', href: 'x' }] }, pages: ['a'] }, ['a']);
    expect(errors(broken)).toEqual(['href-missing']);
    const withoutHref = await checkSite({ global: { anchors: [{ anchor: 'Start' }] }, pages: ['a'] }, ['a']);
    expect(withoutHref).toMatchObject({ status: 0, findings: [{ severity: 'info' }] });
  });
  test('Global anchor: shown on all pages regardless of the section viewed', async () => {
    const navigation = {
      global: { anchors: [{ anchor: 'Blog', href: 'https://example.com' }] },
      tabs: [
        { tab: 'T', pages: ['a'] },
        { tab: 'U', pages: ['b'] },
      ],
    };
    const { tree, sidebars } = await resolveModel(navigation, ['a', 'b']);
    expect(tree.global.map(({ label }) => label)).toEqual(['Blog']);
    expect(sidebars).toHaveLength(2);
  });
  test('Product: `product` (string); `description`, `icon`, `groups`, `pages`, `href`', async () => {
    const products = [
      { product: 'P', description: 'About P.', icon: 'star', groups: [group('G', ['a'])] },
      { product: 'Q', pages: ['b'] },
      { product: 'R', href: 'https://example.com' },
    ];
    const { tree } = await resolveModel({ products }, ['a', 'b']);
    expect(tree.children).toMatchObject([
      { axis: 'product', label: 'P', description: 'About P.', icon: { name: 'star' }, route: '/a' },
      { axis: 'product', label: 'Q', route: '/b' },
      { kind: 'link', label: 'R', href: 'https://example.com' },
    ]);
  });
  test('Version: `version` (string); any other navigation field', async () => {
    const version = { version: 'v1', icon: 'star', banner: { content: 'Old' }, groups: [group('G', ['a'])] };
    expect(await checkSite({ versions: [version] }, ['a'])).toMatchObject({ status: 0, findings: [] });
    expect(errors(await checkSite({ versions: [{ pages: ['a'] }] }, ['a']))).toEqual(['field-missing']);
  });
  test('Language: any other navigation field, including `banner` (object with `content` string and `dismissible` boolean)', async () => {
    const language = {
      language: 'en',
      banner: { content: 'Hello', dismissible: true },
      tabs: [{ tab: 'T', pages: ['a'] }],
    };
    const { tree } = await resolveModel({ languages: [language] }, ['a']);
    expect(tree.children[0]).toMatchObject({ axis: 'language', banner: { content: 'Hello', dismissible: true } });
    const wrong = { language: 'en', banner: { content: 1, dismissible: 'no' }, pages: ['a'] };
    expect(errors(await checkSite({ languages: [wrong] }, ['a']))).toEqual(['field-type', 'field-type']);
  });
});

describe('Supported language codes', () => {
  const codes = 'ar cs cn zh-Hant nl en fr de he hi id it jp ko lv no pl pt-BR ro ru es sv tr ua uz vi'.split(' ');
  test(`Each of ${codes.length} codes is accepted`, async () => {
    const languages = codes.map((language) => ({ language, pages: [`${language}/a`] }));
    const names = codes.map((code) => `${code}/a`);
    expect(await checkSite({ languages }, names)).toMatchObject({ status: 0, findings: [] });
  });
  test('Another code is an error, with the one that is meant', async () => {
    const { findings, status } = await checkSite({ languages: [{ language: 'japanese', pages: ['a'] }] }, ['a']);
    expect({ status, findings }).toMatchObject({ status: 1, findings: [{ code: 'language-unknown' }] });
  });
});

describe('Rules', () => {
  const nested = (more: object) => ({ groups: [group('G', [group('N', ['a'], more)])] });
  test('1. `expanded: true` makes a nested group expanded by default. `expanded: false` or omitted makes it collapsed by default.', async () => {
    for (const [more, expanded] of [
      [{ expanded: true }, true],
      [{ expanded: false }, false],
      [{}, false],
    ] as const) {
      const { tree } = await resolveModel(nested(more), ['a']);
      expect(tree.children[0]).toMatchObject({ children: [{ label: 'N', expanded }] });
    }
  });
  test('2. `expanded` affects only nested groups. Top-level groups are always expanded and cannot be collapsed.', async () => {
    const { tree } = await resolveModel({ groups: [group('G', ['a'], { expanded: false })] }, ['a']);
    expect(tree.children[0]).toMatchObject({ expanded: true });
    const inTab = await resolveModel({ tabs: [{ tab: 'T', groups: [group('G', ['a'], { expanded: false })] }] }, ['a']);
    expect(inTab.sidebars[0]?.items[0]).toMatchObject({ label: 'G', expanded: true, collapsible: false });
  });
  test('3. Groups may nest inside groups.', async () => {
    const { sidebars } = await resolveModel({ groups: [group('1', [group('2', [group('3', ['a'])])])] }, ['a']);
    expect(sidebars.map(({ items }) => sidebarLabels(items))).toEqual([['1', '2', '3', 'a']]);
  });
  test('4. Tabs create separate URL paths and a horizontal navigation bar at the top of the site.', async () => {
    const tabs = [
      { tab: 'T', pages: ['t/a'] },
      { tab: 'U', pages: ['u/a'] },
    ];
    const { pages, sidebars } = await resolveModel({ tabs }, ['t/a', 'u/a']);
    expect(Object.keys(pages)).toEqual(['/t/a', '/u/a']);
    expect(sidebars.map(({ context }) => context)).toEqual([{ tab: 'T' }, { tab: 'U' }]);
  });
  test('5. Versions and languages are chosen from a dropdown menu.', async () => {
    const versions = [
      { version: 'v2', pages: ['v2/a'] },
      { version: 'v1', pages: ['v1/a'] },
    ];
    const { counterparts, tree } = await resolveModel({ versions }, ['v2/a', 'v1/a']);
    expect(tree.children).toMatchObject([{ name: 'v2', default: true }, { name: 'v1' }]);
    expect(counterparts).toMatchObject([{ axis: 'version', rows: [['/v2/a', '/v1/a']] }]);
  });
  test('6. A root-level parent element (for example tabs, groups or dropdowns) is required.', async () => {
    for (const navigation of [{}, { tabs: [] }, { groups: [] }])
      expect(await checkSite(navigation, ['a'])).toMatchObject({ status: 1 });
  });
  test('6. Each element holds one type of child element at each level.', async () => {
    const tab = { tab: 'T', versions: [{ version: 'v1', pages: ['a'] }], dropdowns: [{ dropdown: 'D', pages: ['b'] }] };
    expect(errors(await checkSite({ tabs: [tab] }, ['a', 'b']))).toEqual(['pattern-conflict']);
  });
  test('6. A tab may contain anchors that contain groups.', async () => {
    const tabs = [{ tab: 'T', anchors: [{ anchor: 'A', groups: [group('G', ['a'])] }] }];
    const { pages } = await resolveModel({ tabs }, ['a']);
    expect(pages['/a']?.placements[0]?.breadcrumbs.map(({ label }) => label)).toEqual(['T', 'A', 'G']);
  });
  test('6. A tab may not hold both anchors and groups at the same level.', async () => {
    const tab = { tab: 'T', anchors: [{ anchor: 'A', pages: ['a'] }], groups: [group('G', ['b'])] };
    const { status, findings, locations } = await checkSite({ tabs: [tab] }, ['a', 'b']);
    expect({ status, findings }).toMatchObject({ status: 1, findings: [{ code: 'pattern-conflict' }] });
    expect(locations[0]).toMatch(/^"(anchors|groups)"/);
  });

  const api = { 'api.json': specification('GET /users', 'POST /users', 'GET /orders Orders'), 'a.mdx': page('a') };
  const all = ['GET /users', 'POST /users', 'GET /orders'].sort();
  const openapi = 'api.json';
  const onAnyElement = {
    navigation: { openapi, groups: [group('G', ['GET /users'])] },
    language: { languages: [{ language: 'en', openapi, pages: ['GET /users'] }] },
    version: { versions: [{ version: 'v1', openapi, pages: ['GET /users'] }] },
    product: { products: [{ product: 'P', openapi, pages: ['GET /users'] }] },
    tab: { tabs: [{ tab: 'T', openapi, pages: ['GET /users'] }] },
    item: { tabs: [{ tab: 'T', menu: [{ item: 'I', openapi, pages: ['GET /users'] }] }] },
    anchor: { anchors: [{ anchor: 'A', openapi, pages: ['GET /users'] }] },
    dropdown: { dropdowns: [{ dropdown: 'D', openapi, pages: ['GET /users'] }] },
    group: { groups: [group('G', ['GET /users'], { openapi })] },
  };
  test.each(Object.entries(onAnyElement))(
    '7. `openapi` may be set on any navigation element: %s',
    async (_, navigation) => {
      expect(endpoints(await resolveModel(navigation, api))).toEqual(['GET /users']);
    },
  );
  test('7. It is inherited by children unless they set their own.', async () => {
    const files = { ...api, 'v2.json': specification('GET /teams') };
    const inherited = group('Inherited', ['GET /users']);
    const replaced = group('Own', ['GET /teams'], { openapi: 'v2.json' });
    const navigation = { tabs: [{ tab: 'T', openapi, groups: [inherited, replaced] }] };
    const { pages } = await resolveModel(navigation, files);
    const specifications = Object.values(pages).flatMap(({ endpoint }) => endpoint?.spec ?? []);
    expect(specifications).toEqual(['api.json', 'v2.json']);
    const wrong = { tabs: [{ tab: 'T', openapi, groups: [group('Own', ['GET /users'], { openapi: 'v2.json' })] }] };
    expect(errors(await checkSite(wrong, files))).toEqual(['endpoint-missing']);
  });
  const withoutPages = {
    tab: { tabs: [{ tab: 'API', openapi }] },
    anchor: { anchors: [{ anchor: 'API', openapi }] },
    dropdown: { dropdowns: [{ dropdown: 'API', openapi }] },
    product: { products: [{ product: 'API', openapi }] },
    version: { versions: [{ version: 'v1', openapi }] },
    language: { languages: [{ language: 'en', openapi }] },
    item: { tabs: [{ tab: 'T', menu: [{ item: 'API', openapi }] }] },
    group: { groups: [{ group: 'API', openapi }] },
  };
  test.each(Object.entries(withoutPages))(
    '7. When set without `pages`, pages for all endpoints of the specification are generated: %s',
    async (_, navigation) => {
      expect(await checkSite(navigation, api)).toMatchObject({ status: 0 });
      expect(endpoints(await resolveModel(navigation, api)).sort()).toEqual(all);
    },
  );
  const inherits = {
    'a tab of a version': {
      versions: [{ version: 'v1', openapi, tabs: [{ tab: 'Guide', pages: ['a'] }, { tab: 'API' }] }],
    },
    'a group of a tab': { tabs: [{ tab: 'API', openapi, groups: [group('Guide', ['a']), { group: 'Users' }] }] },
    'a tab of the root': { openapi, tabs: [{ tab: 'Guide', pages: ['a'] }, { tab: 'API' }] },
  };
  test.each(Object.entries(inherits))(
    '7. An element that inherits a specification and sets no `pages` generates them too: %s',
    async (_, navigation) => {
      expect(await checkSite(navigation, api)).toMatchObject({ status: 0, findings: [] });
      expect(endpoints(await resolveModel(navigation, api)).sort()).toEqual(all);
    },
  );
  test('7. To restrict the endpoints, list them in `pages` as `METHOD /path` strings.', async () => {
    const navigation = { tabs: [{ tab: 'API', openapi, pages: ['POST /users'] }] };
    expect(endpoints(await resolveModel(navigation, api))).toEqual(['POST /users']);
  });
});

describe('Related properties', () => {
  test('styling.eyebrows: `breadcrumbs` shows the full navigation path at the top of pages.', async () => {
    const navigation = { tabs: [{ tab: 'T', groups: [group('G', ['a'])] }] };
    const model = await resolveModel(navigation, ['a'], { styling: { eyebrows: 'breadcrumbs' } });
    expect(model.site.eyebrows).toBe('breadcrumbs');
    expect(model.pages['/a']?.placements[0]?.breadcrumbs.map(({ label }) => label)).toEqual(['T', 'G']);
  });
  test('styling.eyebrows: some themes enable breadcrumbs by default, others do not.', async () => {
    expect((await resolveModel({ pages: ['a'] }, ['a'])).site.eyebrows).toBeNull();
    const section = await resolveModel({ pages: ['a'] }, ['a'], { styling: { eyebrows: 'section' } });
    expect(section.site.eyebrows).toBe('section');
    expect(errors(await checkSite({ pages: ['a'] }, ['a'], { styling: { eyebrows: 'crumbs' } }))).toEqual([
      'field-value',
    ]);
  });
  test.each([true, false, undefined])('interaction.drilldown: %s', async (drilldown) => {
    const { site } = await resolveModel(
      { pages: ['a'] },
      ['a'],
      drilldown === undefined ? {} : { interaction: { drilldown } },
    );
    expect(site.drilldown).toBe(drilldown ?? null);
  });
});
