import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import {
  choiceRowsOf,
  eyebrowOf,
  globalLinksOf,
  neighborsOf,
  placementOf,
  sectionsOf,
  sidebarOf,
} from '../src/core/runtime.ts';
import type { Placement, Site } from '../src/core/site.ts';
import { type Options, resolveSite } from '../src/entries/index.ts';
import { ModelModules } from '../src/generators/bundler/model-modules.ts';
import { createSiteSlicer } from '../src/generators/bundler/site-slices.ts';
import { config, page } from './support/folder.ts';

const cases = join(import.meta.dirname, '../fixtures/model');

/** All data that a page can request from a site. Sections of a slice hold no groups and pages. */
function answers(site: Site, placement: Placement): object {
  const { previous, next } = neighborsOf(site, placement);
  return {
    levels: choiceRowsOf(site, placement),
    sidebar: sidebarOf(site, placement),
    sections: sectionsOf(site, placement).map(({ children: _, ...section }) => section),
    links: globalLinksOf(site, placement),
    eyebrow: eyebrowOf(site, placement),
    neighbors: [previous?.title, next?.title],
  };
}

async function siteOf(name: string): Promise<Site> {
  const expected = JSON.parse(readFileSync(join(cases, name, 'expected.json'), 'utf8')) as {
    readonly options?: Options;
  };
  return (await resolveSite({ ...expected.options, root: join(cases, name) })).model;
}

/** A site whose languages and versions all have the same pages. */
function wideSite(languages: number, versions: number): Promise<Site> {
  const list = <Item>(length: number, make: (index: number) => Item): Item[] =>
    Array.from({ length }, (_, index) => make(index));
  const codes = ['en', 'fr', 'de', 'es', 'ja', 'ko', 'it', 'pt'];
  const paths = (code: string, version: number) => list(20, (index) => `${code}/v${version}/page-${index}`);
  const navigation = {
    languages: codes.slice(0, languages).map((language) => ({
      language,
      versions: list(versions, (version) => ({
        version: `v${version}`,
        groups: [{ group: 'All', pages: paths(language, version) }],
      })),
    })),
  };
  const files = codes.flatMap((code) => list(versions, (version) => paths(code, version)).flat());
  const pages = Object.fromEntries(files.map((path) => [`${path}.mdx`, page(`Page ${path}`)]));
  return resolveSite(
    {},
    memoryHost({ 'docs.json': config(navigation), ...pages, 'unlisted.mdx': page('Unlisted') }),
  ).then(({ model }) => model);
}

describe('the slice of a site for one context', () => {
  test.each(readdirSync(cases).sort())('has the same results as the whole site: %s', async (name) => {
    const site = await siteOf(name);
    const slice = createSiteSlicer(site);
    const placed = Object.values(site.pages).flatMap(({ route, placements }) =>
      placements.map((placement) => ({ route, placement })),
    );
    for (const { route, placement } of placed) {
      const part = slice(placement.sidebar);
      const same = part.pages[route]?.placements.find(({ source }) => source.pointer === placement.source.pointer);
      expect(answers(part, same as Placement)).toEqual(answers(site, placement));
    }
    const unplaced = Object.values(site.pages).filter(({ placements }) => placements.length === 0);
    expect(slice(undefined).pages).toEqual(Object.fromEntries(unplaced.map((item) => [item.route, item])));
  });

  test('does not grow with the pages of other contexts', async () => {
    const [small, large] = await Promise.all([wideSite(2, 2), wideSite(8, 2)]);
    const sizeOf = (site: Site) => JSON.stringify(createSiteSlicer(site)(0)).length;
    const perLanguage = (sizeOf(large) - sizeOf(small)) / 6;
    // Labels of a language and its versions for switchers, and the target of each page in it.
    expect(perLanguage).toBeLessThan(sizeOf(small) / 8);
  });
});

describe('modules of a build', () => {
  /** Runs a module and its imports, as a bundler would. */
  async function load(modules: ModelModules, id: string, loaded: string[]): Promise<Record<string, unknown>> {
    loaded.push(id.split('/').slice(1).join('/'));
    const code = (modules.codeOf(id) ?? '').replaceAll('import(', 'own(');
    const names = [...code.matchAll(/^export (?:async function|const) (\w+)/gm)].map(([, name]) => name);
    const body = code.replace('export default', 'exported.default =').replaceAll(/^export /gm, '');
    const own = (other: string) => load(modules, other, loaded);
    return new Function('own', `const exported = {};\n${body}\nreturn { ...exported, ${names.join()} };`)(
      own,
    ) as Record<string, unknown>;
  }

  async function siteAtOf(site: Site) {
    const loaded: string[] = [];
    const modules = new ModelModules(site, false);
    const { siteAt } = await load(modules, 'virtual:docs-json-nav/pages', loaded);
    loaded.length = 0;
    return { loaded, siteAt: siteAt as (route: string, context?: object) => Promise<Site | undefined> };
  }

  test("load only the data of a route's page", async () => {
    const site = await wideSite(8, 8);
    const { siteAt, loaded } = await siteAtOf(site);
    const part = await siteAt('/fr/v2/page-3/');
    const [placement] = site.pages['/fr/v2/page-3']?.placements ?? [];
    expect(part).toEqual(createSiteSlicer(site)(placement?.sidebar));
    expect(loaded).toEqual(['pages/routes-1', `pages/slice-${placement?.sidebar}`]);
  });

  test('contain every page, including unlisted ones, and nothing else', async () => {
    const site = await wideSite(8, 8);
    const { siteAt } = await siteAtOf(site);
    for (const route of Object.keys(site.pages))
      expect((await siteAt(route))?.pages[route]?.title).toBe(site.pages[route]?.title);
    expect(
      await Promise.all(['/', '/zzz', '/fr', '', '/constructor', '__proto__'].map((route) => siteAt(route))),
    ).toEqual(Array.from({ length: 6 }));
  });

  test('contain a page in the placement that matches most of a context', async () => {
    const versions = ['v1', 'v2'].map((version) => ({ version, pages: ['index', `${version}/own`] }));
    const files = {
      'docs.json': config({ versions }),
      'index.mdx': page('Home'),
      'v1/own.mdx': page('A'),
      'v2/own.mdx': page('B'),
    };
    const { model } = await resolveSite({}, memoryHost(files));
    const { siteAt } = await siteAtOf(model);
    const home = model.pages['/'] as Site['pages'][string];
    for (const context of [{}, { version: 'v2' }, { version: 'v1' }, { version: 'v3' }]) {
      expect((await siteAt('/', context))?.sidebars[0]?.context).toEqual(placementOf(home, context)?.context);
    }
  });

  test('the dev server uses the whole model', () => {
    const site = { pages: {}, sidebars: [] } as unknown as Site;
    expect(new ModelModules(site, true).codeOf('virtual:docs-json-nav/pages')).toContain(
      "from 'virtual:docs-json-nav'",
    );
  });
});
