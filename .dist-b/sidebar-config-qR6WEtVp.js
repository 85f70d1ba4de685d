import { n as createSharedRspressNavigation, r as escapeInlineMarkdown } from "./projection-CNx3i2X0.js";
//#region src/generators/rspress/sidebar-config.ts
/** Sidebars as Rspress's `themeConfig.sidebar`: items by route prefix. Rspress adds the base path itself. */
function createRspressSidebar(site) {
	const { sidebars } = createSharedRspressNavigation(site, (route) => route);
	const prefixes = createSidebarPrefixes(site);
	return Object.fromEntries([...prefixes].map(([prefix, sidebar]) => [prefix, (sidebars[sidebar] ?? []).map(toConfigItem)]));
}
function toConfigItem(entry) {
	const { text, link, badges = [] } = entry;
	const collapsed = "items" in entry ? entry.collapsed : void 0;
	return {
		text: escapeInlineMarkdown(text),
		...link === void 0 ? {} : { link },
		...collapsed === void 0 ? {} : { collapsed },
		..."items" in entry && collapsed === void 0 ? { collapsible: false } : {},
		..."items" in entry ? { items: entry.items.map(toConfigItem) } : {},
		...badges.length === 0 ? {} : { tag: badges.map((badge) => badge.text).join(",") }
	};
}
/**
* Sidebar indexes by route prefix. For each page, the longest prefix that matches its route gives its sidebar. Short
* routes are handled first, because a prefix for a longer route can't affect them.
*/
function createSidebarPrefixes(site) {
	const prefixes = /* @__PURE__ */ new Map();
	const handledRoutes = [];
	const placedPages = Object.values(site.pages).flatMap(({ route, placements: [placement] }) => placement === void 0 ? [] : [{
		route,
		sidebar: placement.sidebar
	}]);
	for (const { route, sidebar } of placedPages.sort((first, second) => first.route.length - second.route.length)) {
		if (matchSidebar(route, prefixes) !== sidebar) {
			const prefix = parentPrefixes(route).find((folder) => !handledRoutes.some((handledRoute) => handledRoute.startsWith(folder)));
			prefixes.set(prefix ?? route, sidebar);
		}
		handledRoutes.push(route);
	}
	return prefixes;
}
/** Sidebar that Rspress selects for a route. Rspress compares characters, not path segments. */
function matchSidebar(route, prefixes) {
	const matchingPrefixes = [...prefixes.keys()].filter((prefix) => route.startsWith(prefix));
	return prefixes.get(matchingPrefixes.reduce((longest, prefix) => prefix.length > longest.length ? prefix : longest, ""));
}
/** `/a/b/c` → `/`, `/a/`, `/a/b/`. */
function parentPrefixes(route) {
	const segments = route.split("/").slice(1, -1);
	return ["/", ...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}/`)];
}
//#endregion
export { createRspressSidebar };
