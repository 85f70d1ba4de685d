import { defaultLayout } from "../values/paths.js";
import { Redirects } from "./redirects.js";
//#region src/core/links/lookup.ts
function createLinkLookup({ base, routes, redirects, files = /* @__PURE__ */ new Map(), layout = defaultLayout, isUnknown = () => false }) {
	const routesByName = /* @__PURE__ */ new Map();
	for (const route of routes) {
		const name = route.normalize("NFC");
		if (!routesByName.has(name)) routesByName.set(name, route);
	}
	let firstPages;
	return {
		base,
		redirects: new Redirects(redirects),
		routeAt: (route) => routesByName.get(route.normalize("NFC")),
		allRoutes: [...routesByName.values()],
		firstPageIn(folder) {
			firstPages ??= firstPageByFolder(routesByName.values());
			return firstPages.get(folder.normalize("NFC"));
		},
		layout,
		isFile: (path) => files.has(path),
		hasFileBelow(folder) {
			for (const file of files.keys()) if (file.startsWith(`${folder}/`)) return true;
			return false;
		},
		isUnknown,
		resolutionCache: /* @__PURE__ */ new Map()
	};
}
/**
* Creates the lookup of a resolved site, for generators and for URLs that readers visited.
*
* @param includeMissing Includes pages that entries name but that don't exist, because readers may have seen them in an
* earlier version of the site.
* @param layout Folders that are left out of URLs. Default: none.
*/
function createSiteLookup({ pages, site }, includeMissing = false, layout = defaultLayout) {
	const routes = Object.keys(pages).filter((route) => includeMissing || pages[route]?.missing !== true);
	return createLinkLookup({
		base: site.base,
		routes,
		redirects: site.redirects,
		layout
	});
}
function firstPageByFolder(routes) {
	const firstPages = /* @__PURE__ */ new Map();
	for (const route of routes) {
		const name = route.normalize("NFC").slice(1);
		if (!firstPages.has("")) firstPages.set("", route);
		for (let slashIndex = name.lastIndexOf("/"); slashIndex !== -1; slashIndex = name.lastIndexOf("/", slashIndex - 1)) {
			const folder = name.slice(0, slashIndex);
			if (firstPages.has(folder)) break;
			firstPages.set(folder, route);
		}
	}
	return firstPages;
}
//#endregion
export { createSiteLookup };
