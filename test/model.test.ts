import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import type { Options } from '../src/core/options.ts';
import {
  choiceRowOn,
  choiceRowsOf,
  containsPage,
  eyebrowOf,
  globalLinksOf,
  hrefOf,
  languageOf,
  neighborsOf,
  pageAt,
  placementOf,
  sectionsOf,
  sidebarOf,
  targetOf,
} from '../src/core/runtime.ts';
import type { Context, Page, Placement, SidebarGroup, Site } from '../src/core/site.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config } from './support/folder.ts';

/** Content of a case's `expected.json`. */
interface Expected {
  /** Purpose of the case. */
  readonly why: string;
  readonly options?: Options;
  /** Parts of the model that must match. */
  readonly model: object;
}

const folder = join(import.meta.dirname, '../fixtures/model');
const names = readdirSync(folder).sort();

describe('cases', () => {
  test.each(names)('%s', async (name) => {
    const { expected, model } = await modelOf(name);
    expect(model).toMatchObject(expected.model);
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  test.each(names)('%s is consistent', async (name) => {
    const { model } = await modelOf(name);
    for (const page of Object.values(model.pages)) {
      for (const placement of page.placements) {
        expect(sidebarOf(model, placement).context).toEqual(placement.context);
        expect(placement.eyebrow).toEqual(placement.breadcrumbs.at(-1) ?? null);
        expect(sectionsOf(model, placement).map(({ axis, name: own }) => [axis, own])).toEqual(
          expect.arrayContaining(Object.entries(placement.context)),
        );
      }
    }
  });
});

test.each(['yes', 'false', 1, {}])(
  'an element that docs.json hides as %j stays visible and is reported',
  async (hidden) => {
    const files = {
      'docs.json': config({ groups: [{ group: 'Shown', hidden, pages: ['index'] }] }),
      'index.mdx': '# Home',
    };
    const { model, diagnostics } = await resolveSite({}, memoryHost(files));
    expect(pageOf(model, '/').placements[0]?.hidden).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(['field-type']);
  },
);

describe('runtime functions', () => {
  test('find the page of a route, with a trailing slash too', async () => {
    const { model } = await modelOf('root-pages');
    expect(pageAt(model, '/start/')).toBe(model.pages['/start']);
    expect(pageAt(model, '/')?.title).toBe('Index');
    expect(pageAt(model, '/constructor')).toBeUndefined();
  });

  test('find the placement that matches most of a context', async () => {
    const { model } = await modelOf('several-placements');
    const faq = pageOf(model, '/faq');
    expect(placementOf(faq)).toBe(faq.placements[0]);
    expect(placementOf(faq, { version: '1' })).toBe(faq.placements[2]);
    expect(placementOf(faq, { version: '2', tab: 'B' })).toBe(faq.placements[1]);
    expect(placementOf(faq, { version: '3' })).toBe(faq.placements[0]);
    expect(placementOf({ ...faq, placements: [] })).toBeUndefined();
  });

  test('find neighbors in the same context', async () => {
    const { model } = await modelOf('several-placements');
    const inVersion = (context: Context) => neighborsOf(model, placed(model, '/faq', context));
    expect(inVersion({ version: '1' })).toEqual({ previous: model.pages['/old'] });
    expect(inVersion({ version: '2', tab: 'B' })).toEqual({ next: model.pages['/api'] });
  });

  test('levels: the choices above a page, with links among tabs', async () => {
    const { model } = await modelOf('root-tabs');
    const levels = choiceRowsOf(model, placed(model, '/api/users'));
    expect(levels).toMatchObject([
      {
        axis: 'tab',
        options: [
          { label: 'Guides', current: false, route: '/' },
          { label: 'API', current: true, route: '/api/users' },
          { label: 'Blog', current: false, route: null, href: 'https://example.com' },
          { label: 'Top', current: false, route: '/start' },
        ],
      },
    ]);
  });

  test('levels: another language links to the same page, or else to its first page', async () => {
    const { model } = await modelOf('root-languages');
    const routes = (route: string) =>
      choiceRowOn(model, placed(model, route), 'language')?.options.map((item) => item.route);
    expect(routes('/en/start')).toEqual(['/en', '/fr/start']);
    expect(routes('/en/more')).toEqual(['/en', '/fr']);
  });

  test('levels: another version links to the same page, or else to its first page', async () => {
    const { model } = await modelOf('root-versions');
    const other = (route: string) =>
      choiceRowOn(model, placed(model, route), 'version')?.options.find(({ current }) => !current)?.route;
    expect(other('/start')).toBe('/v1/start');
    expect(other('/v1/start')).toBe('/start');
    expect(other('/v1/old')).toBe('/');
  });

  test('levels: hidden sections are no choices, except the current one', async () => {
    const { model } = await modelOf('hidden-sections');
    const tabs = (route: string) => choiceRowOn(model, placed(model, route), 'tab')?.options.map(({ label }) => label);
    expect(tabs('/v1')).toEqual(['Open', 'Dark']);
    expect(tabs('/s2')).toEqual(['Secret', 'Open', 'Dark']);
    expect(choiceRowOn(model, placed(model, '/v1'), 'version')?.options.map(({ label }) => label)).toEqual(['1']);
  });

  test('levels: the menu of a product, outermost level first', async () => {
    const { model } = await modelOf('root-products');
    const levels = choiceRowsOf(model, placed(model, '/cloud/api'));
    expect(levels.map(({ axis }) => axis)).toEqual(['product']);
    const [{ menu = [] } = {}] = levels[0]?.options ?? [];
    expect(menu.map(({ label }) => label)).toEqual(['Guides', 'Reference', 'Blog']);
    expect(menu.map(({ current }) => current)).toEqual([false, true, false]);
  });

  test.each([
    [true, ['/guides', '/start']],
    [false, [null, null]],
    [undefined, ['/guides', null]],
  ])('targets of groups with `drilldown` %s: a root, else the first page', async (drilldown, targets) => {
    const navigation = {
      groups: [
        { group: 'A', root: 'guides', pages: ['index'] },
        { group: 'B', pages: ['start'] },
      ],
    };
    const text = JSON.stringify({
      name: 'Acme',
      navigation,
      ...(drilldown === undefined ? {} : { interaction: { drilldown } }),
    });
    const files = { 'index.mdx': '# Home\n', 'guides.mdx': '# Guides\n', 'start.mdx': '# Start\n' };
    const { model } = await resolveSite({}, memoryHost({ 'docs.json': text, ...files }));
    const groups = model.sidebars[0]?.items.filter(({ kind }) => kind === 'group') as SidebarGroup[];
    expect(groups.map((group) => targetOf(model, group))).toEqual(targets);
    expect(groups.map((group) => containsPage(group, '/guides'))).toEqual([true, false]);
    expect(model.site.icons).toEqual({ library: 'fontawesome' });
  });

  test('only groups inside groups can be collapsed', async () => {
    const navigation = {
      groups: [
        { group: 'A', expanded: false, pages: ['index', { group: 'B', pages: ['start'] }] },
        { group: '', pages: [{ group: 'C', pages: ['guides'] }] },
      ],
    };
    const files = { 'index.mdx': '# Home\n', 'guides.mdx': '# Guides\n', 'start.mdx': '# Start\n' };
    const { model } = await resolveSite(
      {},
      memoryHost({ 'docs.json': JSON.stringify({ name: 'Acme', navigation }), ...files }),
    );
    const states: unknown[] = [];
    JSON.stringify(model.sidebars[0]?.items, (_, value) => {
      if (value?.kind === 'group') states.push([value.label, value.expanded, value.collapsible]);
      return value;
    });
    expect(states).toEqual([
      ['A', true, false],
      ['B', false, true],
      ['', true, false],
      ['C', true, false],
    ]);
  });

  test('every language of the document has a name, a direction and a tag for HTML', () => {
    expect(['cn', 'jp', 'ua', 'he', 'ar', 'pt-BR', 'xx'].map(languageOf)).toEqual([
      { code: 'cn', name: '简体中文', direction: 'ltr', htmlLang: 'zh-Hans' },
      { code: 'jp', name: '日本語', direction: 'ltr', htmlLang: 'ja' },
      { code: 'ua', name: 'Українська', direction: 'ltr', htmlLang: 'uk' },
      { code: 'he', name: 'עברית', direction: 'rtl', htmlLang: 'he' },
      { code: 'ar', name: 'العربية', direction: 'rtl', htmlLang: 'ar' },
      { code: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr', htmlLang: 'pt-BR' },
      { code: 'xx', name: 'xx', direction: 'ltr', htmlLang: 'xx' },
    ]);
    const codes = 'ar cs cn zh-Hant nl en fr de he hi id it jp ko lv no pl pt-BR ro ru es sv tr ua uz vi'.split(' ');
    for (const code of codes) {
      const { name, htmlLang } = languageOf(code);
      expect(name).not.toBe(code);
      expect(Intl.getCanonicalLocales(htmlLang)).toEqual([htmlLang]);
    }
  });

  test('global links: those of the root, then those of the ancestors, without hidden ones', async () => {
    const { model } = await modelOf('global-links');
    const labels = (route: string) => globalLinksOf(model, placed(model, route)).map(({ label }) => label);
    expect(labels('/')).toEqual(['Blog', 'Start', '0', 'Forum']);
    expect(labels('/start')).toEqual(['Blog', 'Start', '0']);
  });

  test('eyebrows: the parent section, or all ancestors', async () => {
    const { model } = await modelOf('eyebrows');
    const labels = (site: Site) => eyebrowOf(site, placed(site, '/')).map(({ label }) => label);
    expect(labels(model)).toEqual(['A', 'B']);
    expect(labels({ ...model, site: { ...model.site, eyebrows: 'section' } })).toEqual(['B']);
  });

  test('encoded URLs under the base path', async () => {
    const { model } = await modelOf('spellings');
    expect(['/', '/guides', '/my page', '/指南/开始'].map((route) => hrefOf(model, route))).toEqual([
      '/docs/',
      '/docs/guides',
      '/docs/my%20page',
      '/docs/%E6%8C%87%E5%8D%97/%E5%BC%80%E5%A7%8B',
    ]);
  });
});

async function modelOf(name: string): Promise<{ expected: Expected; model: Site }> {
  const expected = JSON.parse(readFileSync(join(folder, name, 'expected.json'), 'utf8')) as Expected;
  const { model } = await resolveSite({ root: join(folder, name, 'docs'), ...expected.options });
  return { expected, model };
}

function pageOf(site: Site, route: string): Page {
  const page = pageAt(site, route);
  if (page === undefined) throw new Error(`There is no page ${route}.`);
  return page;
}

/** The placement of a page that matches a context. */
function placed(site: Site, route: string, context: Context = {}): Placement {
  const placement = placementOf(pageOf(site, route), context);
  if (placement === undefined) throw new Error(`${route} stands nowhere.`);
  return placement;
}
