import { Hi as splitUrl, Li as isExternal, ia as withoutUnsafeCharacters } from "./core-0sspFqjL.js";
import { r as navigationLabels } from "./words-D-q-5_Jt.js";
import { n as createBadges } from "./badges-D9fUyGYC.js";
import { i as writeEntries, n as linkedGroup } from "./entries-z62p5W6g.js";
import { t as routeFile } from "./route-file-ZoBeHBqt.js";
//#region src/generators/docusaurus/doc-url.ts
/** Prefix of links that bypass Docusaurus's router: https://docusaurus.io/docs/advanced/routing. */
const routerBypassPrefix = "pathname://";
/** Applies `trailingSlash` to a doc's permalink, as Docusaurus's links do. */
function docUrl(permalink, { trailingSlash, baseUrl }) {
	if (trailingSlash === void 0 || permalink === "/" || permalink === baseUrl) return permalink;
	const pathWithoutSlash = permalink.replace(/\/$/, "");
	return trailingSlash ? `${pathWithoutSlash}/` : pathWithoutSlash;
}
//#endregion
//#region src/generators/docusaurus/sidebars.ts
/** Id that Docusaurus gives a page's doc: its path without extension, including number prefixes. */
function docIdOf({ route, file }) {
	return file === null ? route.slice(1) || "index" : withoutUnsafeCharacters(routeFile({
		route,
		file
	}).replace(/\.mdx?$/i, ""));
}
/** Doc ids by route. Pages without content aren't docs and have no id. */
function createDocIdLookup(site) {
	return (route) => {
		const page = site.pages[route];
		return page === void 0 || page.file === null && page.endpoint === void 0 ? void 0 : docIdOf(page);
	};
}
/** Creates the content of a sidebars file: one sidebar per context, in the model's order. */
function createDocusaurusSidebars(site) {
	const findDocId = createDocIdLookup(site);
	const sidebarNames = createSidebarNames(site);
	return Object.fromEntries(site.sidebars.map((sidebar, index) => [sidebarNames[index], createDocusaurusEntries(site, sidebar, findDocId)]));
}
/** Unique sidebar names by index, from the context: `en/v2/Guides`. */
function createSidebarNames(site) {
	const usedNames = /* @__PURE__ */ new Set();
	return site.sidebars.map(({ context }) => {
		const name = Object.values(context).join("/") || "docs";
		let uniqueName = name;
		for (let count = 2; usedNames.has(uniqueName); count++) uniqueName = `${name} ${count}`;
		usedNames.add(uniqueName);
		return uniqueName;
	});
}
/** Zero-width space, because Docusaurus rejects an empty label. */
const emptyLabel = "​";
function createDocusaurusEntries(site, { context, items: topItems }, findDocId) {
	const messages = navigationLabels(context.language);
	const labelCounts = /* @__PURE__ */ new Map();
	return writeEntries(topItems, {
		group(group, writeItems) {
			const { target, items: groupItems } = linkedGroup(site, group);
			const id = target === null ? void 0 : findDocId(target);
			const key = uniqueKey("category", group);
			const items = writeItems(groupItems);
			if (items.length === 0) return id === void 0 ? [] : {
				type: "doc",
				id,
				...createEntryAppearance(group)
			};
			return {
				type: "category",
				...key,
				...createEntryAppearance(group),
				collapsed: !group.expanded,
				collapsible: group.collapsible,
				...id === void 0 ? {} : { link: {
					type: "doc",
					id
				} },
				items
			};
		},
		leaf(item, target) {
			const id = item.kind === "page" && item.url !== void 0 ? void 0 : findDocId(item.route ?? "");
			if (id !== void 0) return {
				type: item.kind === "page" ? "doc" : "ref",
				id,
				...createEntryAppearance(item)
			};
			return {
				type: "link",
				href: toDocusaurusHref(target, findDocId),
				...uniqueKey("link", item),
				...createEntryAppearance(item)
			};
		}
	});
	function createEntryAppearance({ label, icon, ...badgeProperties }) {
		const badges = createBadges(badgeProperties, messages);
		const customProps = {
			...badges.length === 0 ? {} : { badges },
			...icon === void 0 ? {} : { icon }
		};
		return {
			label: label === "" ? emptyLabel : label,
			...Object.keys(customProps).length === 0 ? {} : { customProps }
		};
	}
	function uniqueKey(type, { label }) {
		const count = (labelCounts.get(`${type} ${label}`) ?? 0) + 1;
		labelCounts.set(`${type} ${label}`, count);
		return count === 1 ? {} : { key: `${label} ${count}` };
	}
}
/** Encodes characters that Docusaurus rejects. Internal targets that aren't docs bypass the router. */
function toDocusaurusHref(target, findDocId) {
	const href = /[\s"<>\\^`{|}]/.test(target) ? encodeURI(target) : target;
	const [path] = splitUrl(target);
	return path.startsWith("/") && !isExternal(target) && findDocId(path.replace(/(.)\/$/, "$1")) === void 0 ? routerBypassPrefix + href : href;
}
//#endregion
export { docUrl as a, docIdOf as i, createDocusaurusSidebars as n, routerBypassPrefix as o, createSidebarNames as r, createDocIdLookup as t };
