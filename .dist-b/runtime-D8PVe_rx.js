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
//#region src/core/runtime.ts
/**
* Queries on the model for pages of a site. Pure functions without Node: they run in browsers, in server-side renderers
* and in tests. Routes are those of the model. An unknown route gives `undefined` or an empty list.
*/
const axes = [
	"language",
	"version",
	"product",
	"tab",
	"item",
	"anchor",
	"dropdown"
];
/** Finds the page at a route. A trailing slash is ignored. */
function pageAt(site, route) {
	const normalizedRoute = route.length > 1 && route.endsWith("/") ? route.slice(0, -1) : route;
	return Object.hasOwn(site.pages, normalizedRoute) ? site.pages[normalizedRoute] : void 0;
}
/**
* Finds the placement of a page that fits a context best, so that a reader who comes from version 2 stays in version 2.
* Without a match, returns the canonical placement.
*/
function placementOf(page, context = {}) {
	const countMatches = (placement) => axes.filter((axis) => context[axis] !== void 0 && context[axis] === placement.context[axis]).length;
	let bestPlacement = page.placements[0];
	for (const placement of page.placements) if (bestPlacement !== void 0 && countMatches(placement) > countMatches(bestPlacement)) bestPlacement = placement;
	return bestPlacement;
}
/** Sidebar of the placement's context. */
function sidebarOf(site, placement) {
	return site.sidebars[placement.sidebar];
}
/**
* Route that a group's title opens. It depends on `interaction.drilldown`. If true: the group's root, else its first
* page. If false: `null`, because the title only expands and collapses the group; the theme has to list the root page
* with the group's items. If unset: the root, else `null`, and a theme may then open `group.route`.
*/
function targetOf(site, group) {
	const { drilldown } = site.site;
	if (drilldown === false) return null;
	return drilldown === true ? group.root ?? group.route : group.root;
}
/** True for the sidebar entry of a page, and for the groups that contain the entry. A theme expands these groups. */
function containsPage(item, route) {
	if (item.kind === "page") return item.route === route;
	return item.kind === "group" && (item.root === route || item.items.some((child) => containsPage(child, route)));
}
/** Banner above a page: of the innermost section that has a banner, otherwise of the site. */
function bannerOf(site, placement) {
	return (placement === void 0 ? [] : sectionsOf(site, placement)).findLast(({ banner }) => banner !== void 0)?.banner ?? site.site.banner;
}
/**
* Name, direction and HTML tag of a language of `docs.json`: `cn` → 简体中文, `ltr`, `zh-Hans`. For an unknown code, the
* code is the name and the tag.
*/
function languageOf(code) {
	return describeLanguage(code);
}
/** Labels above a page's title: all breadcrumbs if `styling.eyebrows` is `breadcrumbs`, else the parent section. */
function eyebrowOf(site, placement) {
	if (site.site.eyebrows === "breadcrumbs") return placement.breadcrumbs;
	return placement.eyebrow === null ? [] : [placement.eyebrow];
}
/** Previous and next page in the placement's context. */
function neighborsOf(site, placement) {
	const previous = placement.previous === null ? void 0 : pageAt(site, placement.previous);
	const next = placement.next === null ? void 0 : pageAt(site, placement.next);
	return {
		...previous === void 0 ? {} : { previous },
		...next === void 0 ? {} : { next }
	};
}
/** Links that every page shows: those of the site, then those of each section around the page. */
function globalLinksOf(site, placement) {
	const sectionLinks = sectionsOf(site, placement).flatMap(({ global = [] }) => global);
	return [...site.tree.global, ...sectionLinks].filter(({ hidden }) => hidden !== true);
}
/** Sections around a page, outermost first. */
function sectionsOf(site, placement) {
	const sections = [];
	let node = site.tree;
	for (const index of sidebarOf(site, placement).path) {
		const section = node.children[index];
		if (section?.kind !== "section") break;
		sections.push(section);
		node = section;
	}
	return sections;
}
/**
* Rows of choices above a page, outermost first: at each level, one row for each axis of the sections and links. Menu
* items are in `menu` of their tab or product. Hidden sections are omitted, except the one that contains the page.
*/
function choiceRowsOf(site, placement) {
	const rows = [];
	const { path } = sidebarOf(site, placement);
	let node = site.tree;
	for (let depth = 0; depth <= path.length; depth++) {
		const selectedIndex = path[depth];
		const axesAtDepth = axesOf(node).filter((axis) => axis !== "item" || node.kind === "root");
		for (const axis of axesAtDepth) rows.push(createChoiceRow(site, placement, node, path.slice(0, depth), axis, selectedIndex));
		const section = selectedIndex === void 0 ? void 0 : node.children[selectedIndex];
		if (section?.kind === "section") node = section;
	}
	return rows.filter(({ options }) => options.length > 0);
}
/** Choices on one axis, for a tab bar or a switcher; `undefined` if the page has none. */
function choiceRowOn(site, placement, axis) {
	return choiceRowsOf(site, placement).find((row) => row.axis === axis);
}
/** Percent-encoded path of a route, with the site's base path. */
function hrefOf(site, route) {
	return site.site.base + route.split("/").map(encodeURIComponent).join("/");
}
function createChoiceRow(site, placement, parent, path, axis, selectedIndex) {
	return {
		axis,
		options: [...parent.children.entries()].flatMap(([index, node]) => {
			if (!isChoice(node) || node.axis !== axis || node.hidden && index !== selectedIndex) return [];
			const counterpart = index === selectedIndex ? void 0 : counterpartOf(site, placement, path, index);
			const currentItemIndex = index === selectedIndex ? sidebarOf(site, placement).path[path.length + 1] : void 0;
			return [createChoice(node, index === selectedIndex, counterpart, currentItemIndex)];
		})
	};
}
/** @param currentItemIndex Index of the menu item that contains the page, if this section contains it. */
function createChoice(node, isCurrent, counterpart, currentItemIndex) {
	const { label, icon, tag, description } = node;
	const menu = (node.kind === "section" ? [...node.children.entries()] : []).flatMap(([index, item]) => {
		return isChoice(item) && item.axis === "item" && (!item.hidden || index === currentItemIndex) ? [createChoice(item, index === currentItemIndex, void 0, void 0)] : [];
	});
	return {
		label,
		name: node.kind === "section" ? node.name : label,
		...icon === void 0 ? {} : { icon },
		...tag === void 0 ? {} : { tag },
		...description === void 0 ? {} : { description },
		current: isCurrent,
		route: counterpart ?? node.route,
		...node.kind === "link" && node.route === null ? { href: node.href } : {},
		...menu.length === 0 ? {} : { menu }
	};
}
/** Route of the page's counterpart in the section with this index among the children at `path`. */
function counterpartOf(site, placement, path, index) {
	for (const [tableIndex, rowIndex] of placement.counterparts ?? []) {
		const counterparts = site.counterparts[tableIndex];
		if (counterparts?.path.length !== path.length || counterparts.path.some((childIndex, depth) => childIndex !== path[depth])) continue;
		const column = counterparts.siblings.indexOf(index);
		const route = column === -1 ? null : counterparts.rows[rowIndex]?.[column];
		if (route !== null && route !== void 0) return route;
	}
}
function axesOf(node) {
	return [...new Set(node.children.flatMap((child) => isChoice(child) ? [child.axis] : []))];
}
function isChoice(node) {
	return node.kind === "section" || node.kind === "link" && node.axis !== void 0;
}
//#endregion
export { eyebrowOf as a, languageOf as c, placementOf as d, sectionsOf as f, containsPage as i, neighborsOf as l, targetOf as m, choiceRowOn as n, globalLinksOf as o, sidebarOf as p, choiceRowsOf as r, hrefOf as s, bannerOf as t, pageAt as u };
