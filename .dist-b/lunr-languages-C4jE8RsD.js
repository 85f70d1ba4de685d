import { o as languageOf } from "./runtime-4p6DP3vH.js";
import { n as languagesOf } from "./words-D-q-5_Jt.js";
//#region src/generators/search/lunr-languages.ts
/** Languages that `lunr-languages` has. Others of `docs.json` have Latin letters, except Ukrainian. */
const supportedLanguages = new Set("ar da de en es fi fr he hi hu it ja ko nl no pt ro ru sv th tr vi zh".split(" "));
/** Languages by script, for sites that don't name theirs. Japanese is first, because it also uses Han characters. */
const scriptLanguages = [
	[/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
	[/\p{Script=Han}/u, "zh"],
	[/\p{Script=Hangul}/u, "ko"],
	[/\p{Script=Arabic}/u, "ar"],
	[/\p{Script=Hebrew}/u, "he"],
	[/\p{Script=Cyrillic}/u, "ru"],
	[/\p{Script=Devanagari}/u, "hi"],
	[/\p{Script=Thai}/u, "th"]
];
/**
* Languages of a site as `lunr-languages` names them: `['en', 'ar']`. Searches with Lunr ignore words in letters that
* none of their languages has. English is always included, because every site has names in Latin letters.
*/
function lunrLanguages(site) {
	const languages = languagesOf(site).map((code) => {
		const [subtag = ""] = languageOf(code).htmlLang.toLowerCase().split("-");
		return subtag === "uk" ? "ru" : subtag;
	});
	const siteLanguages = languages.length === 0 ? languagesOfTitles(site) : languages;
	return [...new Set(["en", ...siteLanguages.filter((language) => supportedLanguages.has(language))])];
}
/** Language of the script that more than half of the titles use. Empty for Latin letters. */
function languagesOfTitles({ pages }) {
	const titles = Object.values(pages).map(({ title }) => title);
	const found = scriptLanguages.find(([script]) => titles.filter((title) => script.test(title)).length > titles.length / 2);
	return found === void 0 ? [] : [found[1]];
}
//#endregion
export { lunrLanguages as t };
