import { ca as unescapeHtml } from "./core-0sspFqjL.js";
import { t as keepUrls } from "./keep-urls-BCqCQWB7.js";
//#region src/render/icons/icon-styles.ts
/**
* Base rules of navigation icons, which are drawn before labels. SVG and monochrome pictures are masks in the color of
* the label; other pictures are backgrounds. An icon without a rule takes no space. If a generator can't set a class on
* an entry, an element in the entry has the class `djn-parent-icon` instead. `--djn-icon-indent` is the width of an
* icon and its default gap, for labels of several lines.
*/
const baseRules = `.djn-nav-icon {
  --djn-icon: initial;
  --djn-icon-indent: initial;
}
.djn-nav-icon::before,
:has(> .djn-parent-icon)::before {
  content: var(--djn-icon);
  display: inline-block;
  flex: none;
  width: 1.1em;
  height: 1.1em;
  margin-inline-end: var(--djn-icon-gap, 0.5em);
  vertical-align: -0.2em;
  background: var(--djn-icon-picture, currentColor);
  mask: var(--djn-icon-mask, none);
}
`;
/** Returns a style sheet with one rule for each navigation icon; empty if there are no icons. */
function iconStyles({ html, monochrome }) {
	const rules = Object.entries(html).flatMap(([name, html]) => iconRule(name, html, monochrome.has(name)));
	return rules.length === 0 ? "" : baseRules + rules.join("");
}
function iconRule(name, html, isMonochrome) {
	const picture = /^<img\b[^>]*\ssrc="([^"]*)"/.exec(html)?.[1];
	if (picture === void 0 && !/^<svg\b/i.test(html)) return [];
	const kind = picture === void 0 || isMonochrome ? "mask" : "picture";
	const url = picture === void 0 ? dataUrl(html) : unescapeHtml(picture);
	return [`${entrySelector(name)} {\n  --djn-icon: "";\n  --djn-icon-indent: 1.6em;\n  --djn-icon-${kind}: ${backgroundLayer(url)};\n}\n`];
}
function entrySelector(name) {
	return `.djn-nav-icon.${name},\n:has(> .djn-parent-icon.${name})`;
}
function backgroundLayer(url) {
	return keepUrls(`url("${url.replace(/["\\\n\r\f]/g, encodeURIComponent)}") center / contain no-repeat`);
}
/** Converts SVG to a data URL. Adds the namespace, which a standalone image needs, and removes page attributes. */
function dataUrl(svg) {
	const [openingTag = ""] = /^<svg\b[^>]*>/i.exec(svg) ?? [];
	const attributes = openingTag.replace(/\s(?:class|style|aria-hidden)="[^"]*"/g, "");
	return `data:image/svg+xml,${((/\sxmlns=/.test(attributes) ? attributes : attributes.replace(/^<svg\b/i, "<svg xmlns=\"http://www.w3.org/2000/svg\"")) + svg.slice(openingTag.length)).replace(/[%#<>"\\\n\r\t{}|^`]/g, encodeURIComponent)}`;
}
const navIconClass = "djn-nav-icon";
/** Returns the class of an icon, a valid CSS identifier that is the same on all pages. */
function iconClass({ name, library = "", style = "" }) {
	return `djn-i-${(library === "" && style === "" ? [name] : [
		name,
		library,
		style
	]).map(escapeName).join("__")}`;
}
function iconClasses(icon) {
	return `${navIconClass} ${iconClass(icon)}`;
}
/** Escapes everything except letters, digits and hyphens: `a.b` → `a_002eb`. */
function escapeName(text) {
	return text.replace(/[^A-Za-z\d-]/g, (char) => `_${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
//#endregion
export { iconClasses as n, iconStyles as r, iconClass as t };
