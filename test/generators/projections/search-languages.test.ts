import { describe, expect, test } from 'vitest';
import { docusaurusSearch, docusaurusSearchLanguages } from '../../../src/cli/init/docusaurus.ts';
import { memoryHost } from '../../../src/core/host/memory.ts';
import { createMkDocsSettings } from '../../../src/generators/mkdocs/settings.ts';
import { lunrLanguages } from '../../../src/generators/search.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, page } from '../../support/folder.ts';

function siteIn(codes: readonly string[]) {
  const languages = codes.map((language) => ({ language, pages: [`${language}/index`] }));
  const files = Object.fromEntries(codes.map((code) => [`${code}/index.mdx`, page('Home')]));
  return resolveSite({}, memoryHost({ 'docs.json': config({ languages }), ...files }));
}

describe('languages of a search with Lunr', () => {
  test.each([
    [['en'], ['en']],
    [
      ['en', 'ar'],
      ['en', 'ar'],
    ],
    [
      ['ua', 'cn', 'ja-jp'],
      ['en', 'ru', 'zh', 'ja'],
    ],
    [['pl'], ['en']],
  ])('of %j are %j', async (codes, expected) => {
    expect(lunrLanguages((await siteIn(codes)).model)).toEqual(expected);
  });

  test.each([
    [
      ['Начало', 'Установка', 'API'],
      ['en', 'ru'],
    ],
    [
      ['はじめに', '設定', '使い方'],
      ['en', 'ja'],
    ],
    [['Start', 'Install', 'Начало'], ['en']],
  ])('of a site that names none are those of its titles %j', async (titles, expected) => {
    const files = Object.fromEntries(titles.map((title, index) => [`p${index}.mdx`, page(title)]));
    const pages = titles.map((_, index) => `p${index}`);
    const { model } = await resolveSite({}, memoryHost({ 'docs.json': config({ pages }), ...files }));
    expect(lunrLanguages(model)).toEqual(expected);
  });
});

test('MkDocs searches in all languages of the site', async () => {
  const yamlIn = async (...codes: string[]) => createMkDocsSettings(await siteIn(codes)).yaml;
  expect(await yamlIn('en', 'ar')).toContain('plugins:\n  - search:\n      lang:\n        - en\n        - ar\n');
  expect(await yamlIn('en')).not.toContain('plugins');
});

test.each([
  [['en'], undefined],
  [['en', 'ar'], "['en', 'ar']"],
  [['en', 'zh'], "['en', 'zh']"],
  [['en', 'zh', 'fr'], "['en', 'zh', 'fr']"],
  [['en', 'zh', 'ru'], "['en', 'ja', 'ru']"],
  [['en', 'zh', 'ja'], "['en', 'ja']"],
])('the search of Docusaurus for %j has the languages %s', (languages, expected) => {
  expect(/language: (\[.*?\])/.exec(docusaurusSearch(languages))?.[1]).toBe(expected);
});

test('Docusaurus gets Japanese for Chinese next to other letters, because its Chinese search ignores them', () => {
  expect(docusaurusSearchLanguages(['en', 'zh'])).toEqual(['en', 'zh']);
  expect(docusaurusSearchLanguages(['en', 'zh', 'ar'])).toEqual(['en', 'ja', 'ar']);
});
