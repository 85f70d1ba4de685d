import { encodePath, isExternal, splitUrl } from "../../core/links/url.js";
//#region src/generators/view/targets.ts
/** Encodes a route for generators whose link component adds the base path. */
function encodeRoute(route) {
	const [path, suffix] = splitUrl(route);
	return encodePath(path) + suffix;
}
/** @param target Route on this site, or URL as written. */
function linkTarget(target, toUrl) {
	if (isExternal(target)) return {
		href: target,
		attrs: {
			target: "_blank",
			rel: "noopener"
		}
	};
	return {
		href: target.startsWith("/") ? toUrl(target) : target,
		attrs: {}
	};
}
//#endregion
export { encodeRoute, linkTarget };
