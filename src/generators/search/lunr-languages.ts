import { languageOf } from '../../core/runtime.ts';
import type { Site } from '../../core/site.ts';
import { languagesOf } from '../view/words.ts';

/** Languages that `lunr-languages` has. Others of `docs.json` have Latin letters, except Ukrainian. */
const supportedLanguages: ReadonlySet<string> = new Set(
  'ar da de en es fi fr he hi hu it ja ko nl no pt ro ru sv th tr vi zh'.split(' '),
);

/** Languages by script, for sites that don't name theirs. Japanese is first, because it also uses Han characters. */
const scriptLanguages: readonly (readonly [script: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
];

/**
 * Languages of a site as `lunr-languages` names them: `['en', 'ar']`. Searches with Lunr ignore words in letters that
 * none of their languages has. English is always included, because every site has names in Latin letters.
 */
export function lunrLanguages(site: Site): readonly string[] {
  const languages = languagesOf(site).map((code) => {
    const [subtag = ''] = languageOf(code).htmlLang.toLowerCase().split('-');
    return subtag === 'uk' ? 'ru' : subtag;
  });
  const siteLanguages = languages.length === 0 ? languagesOfTitles(site) : languages;
  return [...new Set(['en', ...siteLanguages.filter((language) => supportedLanguages.has(language))])];
}

/** Language of the script that more than half of the titles use. Empty for Latin letters. */
function languagesOfTitles({ pages }: Site): readonly string[] {
  const titles = Object.values(pages).map(({ title }) => title);
  const found = scriptLanguages.find(
    ([script]) => titles.filter((title) => script.test(title)).length > titles.length / 2,
  );
  return found === undefined ? [] : [found[1]];
}
