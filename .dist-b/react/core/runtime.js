import { describeLanguage } from "./config/languages.js";
//#region src/core/runtime.ts
/**
* Queries on the model for pages of a site. Pure functions without Node: they run in browsers, in server-side renderers
* and in tests. Routes are those of the model. An unknown route gives `undefined` or an empty list.
*/
/** Finds the page at a route. A trailing slash is ignored. */
function pageAt(site, route) {
	const normalizedRoute = route.length > 1 && route.endsWith("/") ? route.slice(0, -1) : route;
	return Object.hasOwn(site.pages, normalizedRoute) ? site.pages[normalizedRoute] : void 0;
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
export { bannerOf, choiceRowsOf, eyebrowOf, globalLinksOf, hrefOf, languageOf, neighborsOf, pageAt, targetOf };
