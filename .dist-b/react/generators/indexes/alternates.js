import { languageOf } from "../../core/runtime.js";
import { childrenAt } from "../view/children-at.js";
//#region src/generators/indexes/alternates.ts
/**
* Returns all language versions of a page, including the page itself, and a default for readers of other languages. The
* list is empty if the page exists in only one language.
*
* @see https://developers.google.com/search/docs/specialty/international/localized-versions
*/
function alternatesOf(site, page, isListed) {
	const reference = page.placements.flatMap(({ counterparts = [] }) => counterparts).find(([table]) => site.counterparts[table]?.axis === "language");
	const table = reference === void 0 ? void 0 : site.counterparts[reference[0]];
	if (reference === void 0 || table === void 0) return [];
	const siblings = childrenAt(site.tree, table.path);
	const alternates = (table.rows[reference[1]] ?? []).flatMap((route, column) => {
		const section = siblings[table.siblings[column] ?? -1];
		const counterpart = route === null ? void 0 : site.pages[route];
		if (section?.kind !== "section" || section.hidden === true || counterpart === void 0) return [];
		return isListed(counterpart) ? [{
			section,
			route: counterpart.route
		}] : [];
	});
	if (alternates.length < 2 || alternates.every(({ route }) => route === page.route)) return [];
	const defaultAlternate = alternates.find(({ section }) => section.default === true) ?? alternates[0];
	return [...alternates.map(({ section, route }) => ({
		hreflang: languageOf(section.name).htmlLang,
		route
	})), ...defaultAlternate === void 0 ? [] : [{
		hreflang: "x-default",
		route: defaultAlternate.route
	}]];
}
//#endregion
export { alternatesOf };
