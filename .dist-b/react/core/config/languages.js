//#region src/core/config/languages.ts
/**
* Languages by code: the codes in the format's schema, and other codes that hosted sites use. The names are copied from
* Unicode CLDR, because `Intl.DisplayNames` depends on the version of Node or the browser.
*/
const languageTable = {
	ar: { name: "العربية" },
	ca: { name: "Català" },
	cn: {
		name: "简体中文",
		htmlLang: "zh-Hans"
	},
	cs: { name: "Čeština" },
	da: { name: "Dansk" },
	de: { name: "Deutsch" },
	en: { name: "English" },
	es: { name: "Español" },
	fi: { name: "Suomi" },
	fr: { name: "Français" },
	"fr-CA": { name: "Français (Canada)" },
	"fr-ca": {
		name: "Français (Canada)",
		htmlLang: "fr-CA"
	},
	he: { name: "עברית" },
	hi: { name: "हिन्दी" },
	hu: { name: "Magyar" },
	id: { name: "Indonesia" },
	it: { name: "Italiano" },
	ja: { name: "日本語" },
	"ja-JP": { name: "日本語" },
	"ja-jp": {
		name: "日本語",
		htmlLang: "ja-JP"
	},
	jp: {
		name: "日本語",
		htmlLang: "ja"
	},
	ko: { name: "한국어" },
	lv: { name: "Latviešu" },
	nl: { name: "Nederlands" },
	no: { name: "Norsk" },
	pl: { name: "Polski" },
	pt: { name: "Português" },
	"pt-BR": { name: "Português (Brasil)" },
	ro: { name: "Română" },
	ru: { name: "Русский" },
	sv: { name: "Svenska" },
	tr: { name: "Türkçe" },
	ua: {
		name: "Українська",
		htmlLang: "uk"
	},
	uk: { name: "Українська" },
	uz: { name: "O‘zbek" },
	vi: { name: "Tiếng Việt" },
	zh: { name: "中文" },
	"zh-CN": { name: "中文（中国）" },
	"zh-Hans": { name: "简体中文" },
	"zh-Hant": { name: "繁體中文" },
	"zh-TW": { name: "中文（台灣）" }
};
const languageCodes = Object.keys(languageTable);
/** Codes of languages that are written from right to left. */
const rightToLeftCodes = new Set([
	"ar",
	"dv",
	"fa",
	"he",
	"ps",
	"sd",
	"ug",
	"ur",
	"yi"
]);
function describeLanguage(code) {
	const { name = code, htmlLang = code } = Object.hasOwn(languageTable, code) ? languageTable[code] ?? {} : {};
	const [primarySubtag = ""] = htmlLang.toLowerCase().split("-");
	return {
		code,
		name,
		direction: rightToLeftCodes.has(primarySubtag) ? "rtl" : "ltr",
		htmlLang
	};
}
new Set(languageCodes.map((code) => code.toLowerCase()));
//#endregion
export { describeLanguage };
