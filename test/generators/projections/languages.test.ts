import { expect, test } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import type { Manifest } from '../../../src/generators/contract.ts';
import { docusaurus } from '../../../src/generators/docusaurus/manifest.ts';
import { fumadocs } from '../../../src/generators/fumadocs/manifest.ts';
import { html } from '../../../src/generators/html/manifest.ts';
import { findLosses } from '../../../src/generators/losses/losses.ts';
import { mkdocsGenerator } from '../../../src/generators/mkdocs/generator.ts';
import { mkdocs } from '../../../src/generators/mkdocs/manifest.ts';
import { rspress } from '../../../src/generators/rspress/manifest.ts';
import { starlight } from '../../../src/generators/starlight/manifest.ts';
import { viewOf } from '../../../src/generators/view/view.ts';
import { htmlLanguage, navigationLabels } from '../../../src/generators/view/words.ts';
import { vitepress } from '../../../src/generators/vitepress/manifest.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, page } from '../../support/folder.ts';

const languages = [
  { language: 'en', pages: ['index'] },
  { language: 'ar', pages: ['ar/index'] },
];

function siteWith(navigation: object) {
  const files = { 'index.mdx': page('Home'), 'ar/index.mdx': page('Home') };
  return resolveSite({}, memoryHost({ 'docs.json': config(navigation), ...files }));
}

const lossesOf = async (generator: Manifest, siteLanguages = languages) => {
  const losses = findLosses(await siteWith({ languages: siteLanguages }), generator);
  return losses.map(({ args }) => ['part', 'label', 'effect'].map((name) => Object(args)[name]));
};

test.each([fumadocs, mkdocs])(
  'the language of $name documents is set by a script, which is reported',
  async (generator) => {
    expect(await lossesOf(generator)).toContainEqual(['documentLanguage', 'ar', 'changed']);
    expect(await lossesOf(docusaurus)).not.toContainEqual(['documentLanguage', 'ar', 'changed']);
  },
);

test.each([starlight, vitepress, docusaurus, fumadocs, rspress, mkdocs])(
  'the theme of $name has its texts in one language, which is reported for sites in several',
  async (generator) => {
    expect(await lossesOf(generator)).toContainEqual(['themeTexts', 'ar', 'changed']);
    expect(await lossesOf(generator, languages.slice(1))).not.toContainEqual(['themeTexts', 'ar', 'changed']);
    expect(await lossesOf(html)).toEqual([]);
  },
);

test('pages of MkDocs set their language and direction, if the site has several', async () => {
  const contents = async (navigation: object) => {
    const { model, ...site } = await siteWith(navigation);
    const { fileContent } = mkdocsGenerator.projection({ ...site, model });
    const sitePage = model.pages['/ar'];
    if (sitePage === undefined) throw new Error('No page');
    const content = { route: '/ar', data: {}, frontMatterTitle: undefined, file: undefined, digest: '' } as never;
    return fileContent?.(
      { page: sitePage, content, title: 'Home', heading: '', html: '<p>Text</p>' },
      {},
      undefined,
      '',
    );
  };
  expect(await contents({ languages })).toContain(
    '<script>for (const element of [document.documentElement, document.body]) Object.assign(element, {"lang":"ar","dir":"rtl"})</script>',
  );
  expect(await contents({ languages: languages.slice(1) })).not.toContain('<script>');
});

test('an unlisted page in the folder of a language has this language', async () => {
  const navigation = { languages: [languages[0], { language: 'ar', pages: ['ar/start'] }] };
  const files = { 'index.mdx': page('Home'), 'ar/start.mdx': page('Start'), 'ar/index.mdx': page('Home') };
  const { model } = await resolveSite(
    {},
    memoryHost({ 'docs.json': config(navigation), ...files, 'lost.mdx': page('Lost') }),
  );
  expect(htmlLanguage(model, model.pages['/ar'])).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(viewOf(model, model.pages['/ar'], String).words).toEqual(navigationLabels('ar'));
  expect(htmlLanguage(model, model.pages['/lost'])).toEqual({ lang: 'en', dir: 'ltr' });
});

test('an unlisted page is in a product, and in none of its menu items', async () => {
  const products = [
    { product: 'Server', menu: [{ item: 'Guides', pages: ['start'] }] },
    { product: 'Client', pages: ['client'] },
  ];
  const names = ['start', 'client', 'lost'];
  const files = Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)]));
  const { model } = await resolveSite({}, memoryHost({ 'docs.json': config({ products }), ...files }));
  const currentIn = (options: readonly { readonly label: string; readonly current: boolean }[]) =>
    options.filter(({ current }) => current).map(({ label }) => label);
  const { menus, lists } = viewOf(model, model.pages['/lost'], String);
  expect(menus.map(({ options }) => currentIn(options))).toEqual([['Server']]);
  expect(lists.map(({ options }) => currentIn(options))).toEqual([[]]);
});
