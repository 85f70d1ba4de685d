import { cn as urlKind, sn as removeIgnoredCharacters } from "./core-0sspFqjL.js";
//#region src/core/links/unsafe-url.ts
/** Data URLs that run no code when drawn or played. */
const mediaDataUrl = /^data:(?:image|audio|video|font)\//i;
/** Data URLs that run no code when opened as a document. SVG is excluded, because it can contain scripts. */
const imageDataUrl = /^data:image\/(?!svg)/i;
/**
* Harmless URLs with a `script` scheme: an empty frame, and files that browsers refuse to open. Allowed in pages, but
* not in `docs.json`.
*/
const inertUrl = /^(?:about:blank(?:[?#]|$)|file:)/i;
/** True for a URL that may run code: `javascript:…`, `data:text/html,…`. */
function isUnsafeUrl(url, use) {
	if (urlKind(url) !== "script") return false;
	const normalizedUrl = removeIgnoredCharacters(url);
	return !inertUrl.test(normalizedUrl) && !(use === "shown" ? mediaDataUrl : imageDataUrl).test(normalizedUrl);
}
const followedAttributes = new Set("href xlink:href xlinkhref src action formaction ping manifest codebase".split(" "));
const shownAttributes = new Set("poster background srcset imagesrcset".split(" "));
const shownByComponents = new Set(["img", "icon"]);
const followedByComponents = new Set([
	"url",
	"to",
	"link"
]);
const mediaElements = new Set("img image feimage audio video source track input link".split(" "));
/** SVG animation elements. They can set an attribute of another element, such as `href`. */
const animationElement = /^(?:set|animate)/;
const animatedValues = new Set([
	"to",
	"from",
	"by",
	"values"
]);
/** Use of the URL in an attribute of HTML, JSX or SVG. `undefined` for an attribute that contains no URL. */
function urlUse(element, attribute) {
	const [tag, name] = [element.toLowerCase(), attribute.toLowerCase()];
	if (/^[A-Z]/.test(element)) {
		if (shownByComponents.has(name)) return "shown";
		if (followedByComponents.has(name)) return "followed";
	}
	if (shownAttributes.has(name)) return "shown";
	if (followedAttributes.has(name)) return mediaElements.has(tag) ? "shown" : "followed";
	if (name === "data") return tag === "object" ? "followed" : void 0;
	return animationElement.test(tag) && animatedValues.has(name) ? "followed" : void 0;
}
/** True if an attribute contains a URL that may run code. Checks each URL of a list such as `srcset`. */
function isUnsafeAttribute(element, attribute, value) {
	const use = urlUse(element, attribute);
	if (use === void 0) return false;
	if (isUnsafeUrl(value, use)) return true;
	const separator = separators[attribute.toLowerCase()];
	return separator !== void 0 && value.split(separator).some((url) => isUnsafeUrl(url, use));
}
const separators = {
	srcset: /[\s,]+(?=[a-z&])/i,
	imagesrcset: /[\s,]+(?=[a-z&])/i,
	ping: /\s+/,
	values: /;/
};
//#endregion
export { isUnsafeUrl as n, urlUse as r, isUnsafeAttribute as t };
