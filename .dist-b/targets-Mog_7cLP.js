import { n as isExternal } from "./url-DMQRjnVx.js";
//#region src/generators/view/targets.ts
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
export { linkTarget as t };
