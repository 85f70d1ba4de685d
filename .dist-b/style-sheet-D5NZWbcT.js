import { Hi as splitUrl, Li as isExternal, ji as decodePercent } from "./core-0sspFqjL.js";
import { a as surfaceColor, i as pageBackground, o as readBranding, r as mutedTextColor, t as createAccents } from "./accent-CQivPWEA.js";
import { o as parseColor } from "./colors-C1asq_aA.js";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
//#region src/generators/branding/resolve-branding.ts
/**
* Reads the branding of a site. A logo or favicon whose file is missing is left out, so that the site's name appears
* instead of a broken image; `check` reports the missing file. An image for one color mode is used for both. Images are
* marked as linked, so that they are published.
*/
function resolveBranding({ config, filesByUrlPath, linkedPaths }) {
	const branding = readBranding(config);
	const files = filesByUrlPath();
	const exists = (path) => {
		if (isExternal(path)) return true;
		const file = decodePercent(splitUrl(brandingUrl(path))[0]).slice(1);
		if (files.has(file)) linkedPaths.add(file);
		return files.has(file);
	};
	const logo = branding.logo && withExistingFiles(branding.logo, exists);
	return {
		...branding,
		logo,
		favicon: branding.favicon && withExistingFiles(branding.favicon, exists)
	};
}
function withExistingFiles(picture, exists) {
	const [existing] = [picture.light, picture.dark].filter(exists);
	if (existing === void 0) return void 0;
	const { light, dark } = picture;
	return {
		...picture,
		light: exists(light) ? light : existing,
		dark: exists(dark) ? dark : existing
	};
}
/**
* URL of a branding file; external URLs are unchanged.
*
* @param base Base path, with or without slashes around it. Default: none.
*/
function brandingUrl(path, base = "") {
	if (isExternal(path)) return path.trim();
	return [
		"",
		...base.split("/"),
		path.trim().replace(/^(?:\.?\/)+/, "")
	].filter((segment, index) => index === 0 || segment !== "").join("/");
}
/**
* Returns a function that maps the path of an image to a file URL, or to `undefined` if the file is missing. Used by
* generators whose bundler resolves file URLs.
*/
function createFileUrlResolver({ root, filesByUrlPath }) {
	const files = filesByUrlPath();
	return (path) => {
		if (isExternal(path)) return path.trim();
		const file = files.get(brandingUrl(path).slice(1));
		return file === void 0 ? void 0 : pathToFileURL(join(root, file)).href;
	};
}
//#endregion
//#region src/generators/branding/style-sheet.ts
const fallbackFonts = "ui-sans-serif, system-ui, sans-serif";
/** Style sheet that sets the theme's custom properties to the site's colors and fonts; empty if the site sets none. */
function brandingStyleSheet(branding, { light = ":root:where(:not(.dark))", dark = ".dark", headings = ":is(h1, h2, h3, h4, h5, h6)", accentProperties, background, backgroundImage, surfaces = [], muted, bodyFont, links, url }) {
	const modeSelectors = [["light", light], ["dark", dark]];
	const accents = createAccents(branding);
	const { body, heading } = branding.fonts;
	const modes = modeSelectors.map(([mode, selector]) => {
		const color = pageBackground(branding, mode);
		const backgroundColor = parseColor(color ?? "");
		const mutedColor = parseColor(muted?.[mode] ?? "");
		const image = branding.background.image[mode];
		const imageUrl = image === void 0 ? void 0 : url(image);
		return rule(selector, {
			...accents === void 0 ? {} : accentProperties(accents[mode], mode),
			...color === void 0 ? {} : { [background]: color },
			...Object.fromEntries(backgroundColor === void 0 ? [] : surfaces.map((name) => [name, surfaceColor(backgroundColor, mode)])),
			...backgroundColor === void 0 || mutedColor === void 0 || muted === void 0 ? {} : { [muted.name]: mutedTextColor(mutedColor, backgroundColor, mode) },
			...body === void 0 ? {} : { [bodyFont]: fontFamily(body) },
			...backgroundImage === void 0 || imageUrl === void 0 ? {} : { [backgroundImage]: cssUrl(imageUrl) }
		});
	});
	const underlines = modeSelectors.map(([mode, selector]) => {
		const needsUnderline = links !== void 0 && accents?.[mode].looksLikeText === true;
		const selectors = selector.split(", ").map((simpleSelector) => `${simpleSelector} ${links}`);
		return needsUnderline ? rule(selectors.join(",\n"), { "text-decoration": "underline" }) : "";
	});
	const headingStyles = heading === void 0 ? {} : {
		"font-family": fontFamily(heading),
		...weightDeclaration(heading)
	};
	return [
		...new Set([body, heading].map((font) => fontFace(font, url))),
		...modes,
		...underlines,
		rule(headings, headingStyles)
	].filter((part) => part !== "").join("\n");
}
function weightDeclaration({ weight }) {
	return weight === void 0 ? {} : { "font-weight": String(weight) };
}
function fontFamily({ family }) {
	return `"${family}", ${fallbackFonts}`;
}
function fontFace(font, toUrl) {
	const sourceUrl = font?.source === void 0 ? void 0 : toUrl(font.source);
	if (font?.source === void 0 || sourceUrl === void 0) return "";
	const format = font.format ?? /\.(woff2?)(?:[?#]|$)/.exec(font.source)?.[1];
	return rule("@font-face", {
		"font-family": `"${font.family}"`,
		src: `${cssUrl(sourceUrl)}${format === void 0 ? "" : ` format("${format}")`}`,
		"font-weight": "100 900",
		...weightDeclaration(font),
		"font-display": "swap"
	});
}
/** URL in a style sheet, without characters that would end it. */
function cssUrl(url) {
	return `url("${url.replaceAll(/["\\\n]/g, encodeURIComponent)}")`;
}
function rule(selector, declarations) {
	const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
	return lines.length === 0 ? "" : `${selector} {\n${lines.join("\n")}\n}\n`;
}
//#endregion
export { resolveBranding as a, createFileUrlResolver as i, cssUrl as n, brandingUrl as r, brandingStyleSheet as t };
