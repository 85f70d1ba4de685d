/** `name` is in the language itself. `htmlLang` is the value of `<html lang>`. Default: the code in `docs.json`. */
interface LanguageEntry {
  readonly name: string;
  readonly htmlLang?: string;
}

/**
 * Languages by code: the codes in the format's schema, and other codes that hosted sites use. The names are copied from
 * Unicode CLDR, because `Intl.DisplayNames` depends on the version of Node or the browser.
 */
const languageTable: Readonly<Record<string, LanguageEntry>> = {
  ar: { name: 'العربية' },
  ca: { name: 'Català' },
  cn: { name: '简体中文', htmlLang: 'zh-Hans' },
  cs: { name: 'Čeština' },
  da: { name: 'Dansk' },
  de: { name: 'Deutsch' },
  en: { name: 'English' },
  es: { name: 'Español' },
  fi: { name: 'Suomi' },
  fr: { name: 'Français' },
  'fr-CA': { name: 'Français (Canada)' },
  'fr-ca': { name: 'Français (Canada)', htmlLang: 'fr-CA' },
  he: { name: 'עברית' },
  hi: { name: 'हिन्दी' },
  hu: { name: 'Magyar' },
  id: { name: 'Indonesia' },
  it: { name: 'Italiano' },
  ja: { name: '日本語' },
  'ja-JP': { name: '日本語' },
  'ja-jp': { name: '日本語', htmlLang: 'ja-JP' },
  jp: { name: '日本語', htmlLang: 'ja' },
  ko: { name: '한국어' },
  lv: { name: 'Latviešu' },
  nl: { name: 'Nederlands' },
  no: { name: 'Norsk' },
  pl: { name: 'Polski' },
  pt: { name: 'Português' },
  'pt-BR': { name: 'Português (Brasil)' },
  ro: { name: 'Română' },
  ru: { name: 'Русский' },
  sv: { name: 'Svenska' },
  tr: { name: 'Türkçe' },
  ua: { name: 'Українська', htmlLang: 'uk' },
  uk: { name: 'Українська' },
  uz: { name: 'O‘zbek' },
  vi: { name: 'Tiếng Việt' },
  zh: { name: '中文' },
  'zh-CN': { name: '中文（中国）' },
  'zh-Hans': { name: '简体中文' },
  'zh-Hant': { name: '繁體中文' },
  'zh-TW': { name: '中文（台灣）' },
};

export const languageCodes: readonly string[] = Object.keys(languageTable);

/** Codes of languages that are written from right to left. */
const rightToLeftCodes: ReadonlySet<string> = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** A language of `docs.json`. */
export interface Language {
  /** As written in `docs.json`: `cn`. */
  readonly code: string;
  /** Name in the language itself: `简体中文`. The code if the language is unknown. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** BCP 47 tag for `<html lang>`: `zh-Hans` for `cn`, `uk` for `ua`. */
  readonly htmlLang: string;
}

export function describeLanguage(code: string): Language {
  const { name = code, htmlLang = code } = Object.hasOwn(languageTable, code) ? (languageTable[code] ?? {}) : {};
  const [primarySubtag = ''] = htmlLang.toLowerCase().split('-');
  return { code, name, direction: rightToLeftCodes.has(primarySubtag) ? 'rtl' : 'ltr', htmlLang };
}

const languageFolders: ReadonlySet<string> = new Set(languageCodes.map((code) => code.toLowerCase()));
const versionPattern = /^(?:v?\d+(?:\.[\dx]+)*|latest|next|main|stable|beta|legacy)$/i;

/**
 * Language and version folders of a path: `/v2/en/start → v2/en`. Pages whose paths differ only in these folders are
 * translations or versions of each other.
 */
export function editionOf(path: string): string {
  const folders = path.toLowerCase().replace(/^\//, '').split('/').slice(0, -1);
  return folders.filter((folder) => languageFolders.has(folder) || versionPattern.test(folder)).join('/');
}

/** Language folder of a path: `/v2/fr/start → fr`. Empty if the path has none. */
export function languageFolder(path: string): string {
  const folders = path.toLowerCase().replace(/^\//, '').split('/').slice(0, -1);
  return folders.find((folder) => languageFolders.has(folder)) ?? '';
}

/** Path without its language folders, which is equal for all translations of a page. */
export function withoutLanguageFolders(path: string): string {
  return path
    .split('/')
    .filter((segment) => !languageFolders.has(segment.toLowerCase()))
    .join('/');
}
