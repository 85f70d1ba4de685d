/** Language codes that the format's schema lists, and those that hosted sites use. */
export const languageCodes: readonly string[] = [
  ...['ar', 'ca', 'cn', 'cs', 'da', 'de', 'en', 'es', 'fi', 'fr', 'fr-CA', 'fr-ca', 'he', 'hi', 'hu', 'id', 'it'],
  ...['ja', 'ja-JP', 'ja-jp', 'jp', 'ko', 'lv', 'nl', 'no', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sv', 'tr', 'ua', 'uk'],
  ...['uz', 'vi', 'zh', 'zh-CN', 'zh-Hans', 'zh-Hant', 'zh-TW'],
];
