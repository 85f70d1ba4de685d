import { decodePercent } from "../../../../core/links/url.js";
//#region src/generators/docusaurus/theme/DocsJsonNav/index.ts
const navigationByPath = /* @__PURE__ */ new Map();
/**
* Registers a page's navigation. Called by the page's module. The navbar is rendered before the page but needs this
* data; Docusaurus loads all modules of a route before it renders the route.
*/
function provide(navigation) {
	navigationByPath.set(navigation.path, navigation);
	return navigation;
}
/** @param pathname `location.pathname`, percent-encoded. */
function navigationAt(pathname) {
	const pathWithoutSlash = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
	return navigationByPath.get(decodePercent(pathWithoutSlash));
}
//#endregion
export { navigationAt, provide };
