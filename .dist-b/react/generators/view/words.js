import { languageOf } from "../../core/runtime.js";
import { arabic } from "./words/arabic.js";
import { english } from "./words/english.js";
import { french } from "./words/french.js";
import { german } from "./words/german.js";
import { italian } from "./words/italian.js";
import { japanese } from "./words/japanese.js";
import { korean } from "./words/korean.js";
import { portuguese } from "./words/portuguese.js";
import { russian } from "./words/russian.js";
import { simplifiedChinese } from "./words/simplified-chinese.js";
import { spanish } from "./words/spanish.js";
import { traditionalChinese } from "./words/traditional-chinese.js";
//#region src/generators/view/words.ts
/** By language, or by language and script. All other languages use English. */
const translations = {
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
	"zh-Hant": traditionalChinese,
	"zh-TW": traditionalChinese
};
/** @param code Language code of `docs.json`. */
function wordsOf(code) {
	const { htmlLang } = languageOf(code ?? "en");
	const [language = ""] = htmlLang.split("-");
	return translations[htmlLang] ?? translations[language] ?? english;
}
function navigationLabels(code) {
	return wordsOf(code).navigation;
}
/** Language of a page. `undefined` if the page's navigation has no languages. */
function htmlLanguage(page) {
	const code = page?.placements[0]?.context.language;
	if (code === void 0) return void 0;
	const { htmlLang, direction } = languageOf(code);
	return {
		lang: htmlLang,
		dir: direction
	};
}
//#endregion
export { htmlLanguage, navigationLabels };
