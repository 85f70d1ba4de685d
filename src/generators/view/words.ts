import { languageOf } from '../../core/runtime.ts';
import type { Page, Site } from '../../core/site.ts';
import { homePlacementOf } from './home.ts';
import { arabic } from './words/arabic.ts';
import { english, type Words } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { italian } from './words/italian.ts';
import { japanese } from './words/japanese.ts';
import { korean } from './words/korean.ts';
import { portuguese } from './words/portuguese.ts';
import { russian } from './words/russian.ts';
import { simplifiedChinese } from './words/simplified-chinese.ts';
import { spanish } from './words/spanish.ts';
import { traditionalChinese } from './words/traditional-chinese.ts';

export type { Words };
export type NavigationLabels = Words['navigation'];

/** By language, or by language and script. All other languages use English. */
const translations: Readonly<Record<string, Words>> = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  ja: japanese,
  ko: korean,
  pt: portuguese,
  ru: russian,
  zh: simplifiedChinese,
  'zh-Hant': traditionalChinese,
  'zh-TW': traditionalChinese,
};

/** @param code Language code of `docs.json`. */
export function wordsOf(code: string | undefined): Words {
  const { htmlLang } = languageOf(code ?? 'en');
  const [language = ''] = htmlLang.split('-');
  return translations[htmlLang] ?? translations[language] ?? english;
}

export function navigationLabels(code: string | undefined): NavigationLabels {
  return wordsOf(code).navigation;
}

/** Language codes that the site's navigation uses. */
export function languagesOf({ sidebars }: Site): readonly string[] {
  return [...new Set(sidebars.flatMap(({ context }) => context.language ?? []))];
}

/** Attributes of the `<html>` element. */
export interface HtmlLanguage {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Language of a page. `undefined` for a page outside the model, and if the navigation has no languages. */
export function htmlLanguage(site: Site, page: Page | undefined): HtmlLanguage | undefined {
  if (page === undefined) return undefined;
  const code = (page.placements[0] ?? homePlacementOf(site, page))?.context.language;
  if (code === undefined) return undefined;
  const { htmlLang, direction } = languageOf(code);
  return { lang: htmlLang, dir: direction };
}
