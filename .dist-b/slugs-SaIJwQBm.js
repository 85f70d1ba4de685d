import { slug } from "github-slugger";
//#region src/core/bodies/slugs.ts
function slug$1(text, rule) {
	return rule === "github" ? slug(text) : hostSlug(text);
}
/** Selects the spelling that a site with this rule uses. */
function idForRule(rule, [host, github]) {
	return rule === "github" ? github : host;
}
/** Ids of a page, without the spellings that belong to other rules. */
function idsForRule(rule, { anchors, spellings = [] }) {
	const ids = new Set(spellings.map((spelling) => idForRule(rule, spelling)));
	const otherSpellings = new Set(spellings.flat().filter((id) => !ids.has(id)));
	return anchors.filter((id) => !otherSpellings.has(id));
}
/**
* `Config.json options → config-json-options`, `What's new → what’s-new`, `Fees & billing → fees-&-billing`,
* `C# → c%23`, `Use @org/js → use-@org/js`. Quotation marks become typographic, and other punctuation is removed.
*/
function hostSlug(text) {
	return text.toLowerCase().replace(/(?<=^|[\s([{])"(?=\S)/g, "“").replaceAll("\"", "”").replaceAll("'", "’").replace(/[\s.]+/g, "-").replace(/[^/&@+’“”#]+/g, (part) => slug(part)).replace(/-{2,}/g, "-").replace(/^-|-$/g, "").replaceAll("#", "%23");
}
//#endregion
export { idsForRule as n, slug$1 as r, idForRule as t };
