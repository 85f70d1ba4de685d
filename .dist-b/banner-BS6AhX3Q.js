import { Et as resolveOnPages, L as linkTarget, Pt as createSiteLookup, on as isSafeUrl } from "./core-0sspFqjL.js";
import { t as bannerOf } from "./runtime-4p6DP3vH.js";
import { i as formatColor, o as parseColor, t as buttonTextColor } from "./colors-C1asq_aA.js";
//#region src/generators/view/banner.ts
/** Banner of the innermost section with a banner, otherwise the site's banner. */
function bannerView(site, placement, toUrl) {
	const banner = bannerOf(site, placement);
	if (banner === void 0) return null;
	const style = bannerStyle(banner);
	return {
		parts: parseParts(withoutHtml(banner.content), {}, (url) => bannerLinkTarget(site, url, toUrl)),
		dismissible: banner.dismissible,
		...style === void 0 ? {} : { style }
	};
}
const tagPattern = /<!--[\s\S]*?-->|<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/gi;
/** HTML tags in a banner. Generators leave the tags out and keep the text between them. */
function findHtmlTags(content) {
	return content.match(tagPattern) ?? [];
}
function withoutHtml(content) {
	return content.replace(/<br\s*\/?>/gi, " ").replace(tagPattern, "").trim();
}
/** Matches an escaped character, code, a link, or bold or italic text. */
const inlinePattern = /\\([!-/:-@[-`{-~])|`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)(?:\s+"[^"]*")?\)|\*{3}(?=\S)(.+?)(?<=\S)\*{3}|(\*\*|__)(?=\S)(.+?)(?<=\S)\6|(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)|\*(?=[^\s*])(.+?)(?<=[^\s*])\*/gs;
function parseParts(content, format, resolveLink) {
	const parts = [];
	const add = (text, partFormat = {}) => {
		if (text !== "") parts.push({
			text,
			...format,
			...partFormat
		});
	};
	const addFormatted = (text, partFormat) => {
		parts.push(...parseParts(text, {
			...format,
			...partFormat
		}, resolveLink));
	};
	let end = 0;
	for (const match of content.matchAll(inlinePattern)) {
		const [matchText, escaped, code, label, url = "", boldItalic, , bold, underscoreItalic, starItalic] = match;
		const italic = underscoreItalic ?? starItalic;
		add(content.slice(end, match.index));
		end = match.index + matchText.length;
		if (escaped !== void 0) add(escaped);
		else if (code !== void 0) add(code, { isCode: true });
		else if (boldItalic !== void 0) addFormatted(boldItalic, {
			isStrong: true,
			isEmphasis: true
		});
		else if (bold !== void 0) addFormatted(bold, { isStrong: true });
		else if (italic !== void 0) addFormatted(italic, { isEmphasis: true });
		else if (label !== void 0) {
			const target = format.target ?? resolveLink(url);
			addFormatted(label, target === void 0 ? {} : { target });
		}
	}
	add(content.slice(end));
	return parts;
}
const lookups = /* @__PURE__ */ new WeakMap();
/** Resolves a link in a banner like a link in a page at the root: `b/index`, `/b.mdx`, redirects. */
function bannerLinkTarget(site, url, toUrl) {
	if (!isSafeUrl(url)) return void 0;
	if (url.startsWith("#")) return linkTarget(url, toUrl);
	const lookup = lookups.get(site) ?? createSiteLookup(site);
	lookups.set(site, lookup);
	const resolution = resolveOnPages(url, null, [{
		route: "/",
		file: null
	}], lookup);
	return linkTarget(resolution.to === "page" ? resolution.route + resolution.suffix : url, toUrl);
}
/** Amber and red on which white text is readable. */
const typeColors = {
	info: void 0,
	warning: "#b45309",
	critical: "#dc2626"
};
function bannerStyle({ type = "info", color = {} }) {
	const light = color.light ?? color.dark ?? typeColors[type];
	const dark = color.dark ?? light;
	if (light === void 0 || dark === void 0) return void 0;
	const properties = {
		"--djn-banner": light,
		"--djn-banner-text": bannerTextColor(light),
		"--djn-banner-dark": dark,
		"--djn-banner-text-dark": bannerTextColor(dark)
	};
	return Object.entries(properties).map(([name, value]) => `${name}:${value}`).join(";");
}
/** Text color of a banner that looks like a button. White if the background isn't a plain color. */
function bannerTextColor(color) {
	const background = parseColor(color);
	return background === void 0 ? "#ffffff" : formatColor(buttonTextColor(background));
}
//#endregion
export { findHtmlTags as n, bannerView as t };
