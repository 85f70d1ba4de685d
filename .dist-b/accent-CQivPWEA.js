import { $i as routeOf, Ar as FileError, Hi as splitUrl, Ii as hidesHost, It as canMatch, L as linkTarget, Li as isExternal, Oi as hasWildcard, R as brandingFields, Rt as normalizeRedirectPath, aa as capitalize, ai as isObject, ji as decodePercent, na as withoutExtension, oa as escapeHtml, oi as ownMember, on as isSafeUrl, vr as writeFileAtomic } from "./core-0sspFqjL.js";
import { a as hrefOf, c as pageAt } from "./runtime-4p6DP3vH.js";
import { a as mixColors, i as formatColor, n as contrastRatio, o as parseColor, r as ensureContrast, s as safeColor, t as buttonTextColor } from "./colors-C1asq_aA.js";
import { n as iconClasses } from "./icon-styles-D_Yf7uIC.js";
import { existsSync, lstatSync } from "node:fs";
import { dirname, join, sep } from "node:path";
//#region src/core/host/inside-folder.ts
/**
* Resolves paths in an output folder. Rejects paths through symbolic links, which could cause files outside of the
* folder to be written or removed.
*/
var SafePathResolver = class {
	#folder;
	#checked = new Set(["."]);
	/** @param folder Absolute path. It may not exist, and may be a link itself. */
	constructor(folder) {
		this.#folder = folder;
	}
	/**
	* Returns the absolute path of a file.
	*
	* @param file Path in the folder, with `/`.
	* @throws FileError for a path outside of the folder, through a link, or with characters that some systems don't
	* support.
	*/
	resolve(file) {
		const problem = pathProblem(file);
		if (problem !== void 0) throw new FileError(`${JSON.stringify(file)} cannot be written: ${problem}.`);
		this.#rejectLinks(dirname(file));
		return join(this.#folder, file);
	}
	#rejectLinks(folder) {
		if (this.#checked.has(folder)) return;
		this.#rejectLinks(dirname(folder));
		const status = lstatSync(join(this.#folder, folder), { throwIfNoEntry: false });
		if (status?.isSymbolicLink()) throw new FileError(`${JSON.stringify(folder)} is a link, and nothing is written through links: remove it from ${this.#folder}.`);
		if (status !== void 0) this.#checked.add(folder);
	}
};
function pathProblem(file) {
	if (file.includes("\\")) return "it contains a backslash, which some systems read as a path separator";
	if (/\p{Cc}/u.test(file)) return "it contains a control character";
	if (file.split("/").some((segment) => segment === "" || segment === "." || segment === "..")) return "it points outside its folder";
}
//#endregion
//#region src/generators/publish/redirects.ts
/**
* Returns the redirects of a site with normalized destinations. Adds a redirect from `/` to the first page if `/` has
* no page. A redirect from an existing page is dropped, because it would hide the page; `redirect-shadow` reports it.
*/
function redirectsOfSite(model) {
	const { pages, site, tree } = model;
	const pagePaths = new Set(Object.values(pages).flatMap((page) => page.missing === true ? [] : normalizeRedirectPath(page.route)));
	const redirects = site.redirects.filter(({ source }) => canMatch(source) && !pagePaths.has(normalizeRedirectPath(source))).filter(({ destination }) => !hidesHost(destination)).map((redirect) => ({
		...redirect,
		destination: normalizeDestination(model, redirect.destination)
	}));
	if (pagePaths.has(normalizeRedirectPath("/")) || tree.route === null || tree.route === "/" || redirects.some(({ source }) => source === "/")) return redirects;
	return [{
		source: "/",
		destination: tree.route,
		permanent: false
	}, ...redirects];
}
/**
* Normalizes a destination as hosts do. Paths are relative to the root, with or without a slash at the start. The path
* of a page's file becomes the page's route: `guides/start.mdx` → `/guides/start`, `/guides/index` → `/guides`.
*/
function normalizeDestination(site, destination) {
	const [path, suffix] = splitUrl(destination);
	if (isExternal(destination) || path === "" || pageAt(site, decodePercent(path)) !== void 0) return destination;
	const normalizedPath = normalizeRedirectPath(path);
	const route = routeOf(withoutExtension(normalizedPath) ?? normalizedPath);
	if (pageAt(site, route) !== void 0) return encodeURI(route) + suffix;
	return path.startsWith("/") ? destination : `/${path.replace(/^(?:\.\/)+/, "")}${suffix}`;
}
/** Separates redirects that a file can represent from all other redirects, such as those with parameters. */
function staticRedirects(site) {
	const allRedirects = redirectsOfSite(site);
	const isRepresentable = ({ source }) => !hasWildcard(source) && !/[[\]\\\p{Cc}]|.\/\/+./u.test(source);
	const isNotHomePage = ({ source }) => normalizeRedirectPath(source) !== "index";
	return {
		redirects: allRedirects.filter((redirect) => isRepresentable(redirect) && isNotHomePage(redirect)),
		skipped: allRedirects.filter((redirect) => !isRepresentable(redirect)).map(({ source }) => source)
	};
}
/** Adds the base path to a destination on this site. Other destinations are returned as written. */
function resolveDestination(site, destination) {
	const [path, suffix] = splitUrl(destination);
	return path.startsWith("/") && !isExternal(path) ? hrefOf(site, path) + suffix : destination;
}
/**
* Writes redirect pages into a built site. Existing files are kept, and nothing is written outside the folder.
*
* @param destinationByFile Destination by file, relative to the folder.
* @param output Absolute path of the folder.
*/
async function writeRedirectPages(destinationByFile, output) {
	const outputFolder = new SafePathResolver(output);
	for (const [file, destination] of destinationByFile) {
		if (!join(output, file).startsWith(join(output, sep))) continue;
		const path = outputFolder.resolve(file);
		if (existsSync(path)) continue;
		writeFileAtomic(path, redirectPage(destination));
	}
}
/**
* Redirect pages by path of their files. Redirects whose source is outside the site (`/../x`) are left out.
*
* @param fileOf File at a path without slashes at its ends; `undefined` if there can be no redirect page.
* @param hrefOfDestination URL of a destination in the page of a redirect from a path.
*/
function createRedirectPages(site, fileOf, hrefOfDestination) {
	const pages = /* @__PURE__ */ new Map();
	for (const { source, destination } of staticRedirects(site).redirects) {
		const path = toFilePath(source);
		const file = path.split("/").includes("..") ? void 0 : fileOf(path);
		if (file !== void 0) pages.set(file, redirectPage(hrefOfDestination(destination, path)));
	}
	return pages;
}
/** Decodes a URL path to a file path: `/old/page/` → `old/page`. */
function toFilePath(urlPath) {
	return decodePercent(urlPath.replace(/^\/+|\/+$/g, ""));
}
/**
* HTML page that redirects by meta refresh, for hosts without server redirects.
*
* @param destination URL with the base path, or an external one.
*/
function redirectPage(destination) {
	const escapedUrl = escapeHtml(destination);
	return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>${escapedUrl}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapedUrl}">
<meta http-equiv="refresh" content="0; url=${escapedUrl}">
</head>
<body><a href="${escapedUrl}">${escapedUrl}</a></body>
</html>
`;
}
//#endregion
//#region src/generators/branding/services.ts
const serviceTitles = new Map(Object.entries({
	github: "GitHub",
	linkedin: "LinkedIn",
	youtube: "YouTube",
	x: "X",
	hackernews: "Hacker News"
}));
/** Name of a service as its owner writes it: `linkedin → LinkedIn`. */
function serviceTitle(service) {
	return serviceTitles.get(service) ?? capitalize(service);
}
//#endregion
//#region src/generators/branding/links.ts
const serviceAliases = new Map(Object.entries({
	"x-twitter": "x",
	"hacker-news": "hackernews",
	"earth-americas": "website",
	globe: "website"
}));
/** Navbar and footer of the pages in a language. Undefined: pages without a language. */
function brandingOf(branding, language) {
	return branding.languages.find((item) => item.language === language) ?? branding;
}
/** Social links of a site, including a primary button that links to GitHub. */
function socialLinks({ footer, navbar }) {
	const { primary } = navbar;
	const navbarSocials = primary?.icon === "github" ? [{
		kind: "github",
		href: primary.href
	}] : [];
	const seen = /* @__PURE__ */ new Set();
	return [...navbarSocials, ...footer.socials].flatMap(({ kind, href }) => {
		const name = serviceAliases.get(kind.toLowerCase()) ?? kind.toLowerCase();
		if (seen.has(name)) return [];
		seen.add(name);
		return [{
			kind: name,
			label: serviceTitle(name),
			href
		}];
	});
}
/** Primary button, unless it is a social link. */
function primaryLink({ navbar }) {
	return navbar.primary?.icon === "github" ? void 0 : navbar.primary;
}
function navbarLinks(branding) {
	const primary = primaryLink(branding);
	return [...branding.navbar.links, ...primary === void 0 ? [] : [primary]];
}
/** CSS classes of a link's icon. The style sheet of pages draws the icon. */
function linkIconClasses({ icon }) {
	return icon === void 0 ? void 0 : iconClasses({ name: icon });
}
function resolveNavbarLinks(branding, toUrl) {
	const primary = primaryLink(branding);
	return navbarLinks(branding).map((link) => ({
		label: link.label,
		primary: link === primary,
		...link.icon === void 0 ? {} : { icon: iconClasses({ name: link.icon }) },
		...linkTarget(link.href, toUrl)
	}));
}
function resolveFooterColumns({ footer }, toUrl) {
	return footer.columns.map(({ header, links }) => ({
		title: header ?? null,
		links: links.map(({ label, href }) => ({
			label,
			...linkTarget(href, toUrl)
		}))
	}));
}
//#endregion
//#region src/generators/branding/read-branding.ts
/**
* Reads the branding from `docs.json`. Values of the wrong type are ignored.
*
* @param document Value of `docs.json`.
*/
function readBranding(document) {
	const root = isObject(document) ? document : {};
	const logo = readPair(root, "logo");
	const navbar = readNavbar(member(root, "navbar"));
	const footer = readFooter(member(root, "footer"));
	const branding = {
		name: readText(root, "name") ?? "",
		description: readText(root, "description"),
		logo: logo && {
			...logo,
			href: readUrl(member(root, "logo"), "href")
		},
		favicon: readPair(root, "favicon"),
		colors: readColors(member(root, "colors")),
		appearance: readAppearance(member(root, "appearance")),
		background: readBackground(member(root, "background")),
		fonts: readFonts(member(root, "fonts")),
		navbar,
		footer,
		languages: readLanguages(member(root, "navigation"), {
			navbar,
			footer
		}),
		metatags: readMetatags(member(member(root, "seo"), "metatags")),
		notFound: readNotFound(member(member(root, "errors"), "404")),
		iconLibrary: readIconLibrary(readText(member(root, "icons"), "library"))
	};
	return {
		...branding,
		usedFields: usedFieldsOf(root, branding)
	};
}
function usedFieldsOf(root, branding) {
	const background = member(root, "background");
	const isFieldUsed = {
		description: branding.description !== void 0,
		logo: branding.logo !== void 0,
		"logo.href": branding.logo?.href !== void 0,
		favicon: branding.favicon !== void 0,
		colors: branding.colors !== void 0,
		"appearance.default": branding.appearance.initial !== "system",
		"appearance.strict": branding.appearance.strict,
		"background.color": Object.keys(branding.background.color).length > 0,
		"background.image": Object.keys(branding.background.image).length > 0,
		"background.decoration": readText(background, "decoration") !== void 0,
		fonts: branding.fonts.body !== void 0 || branding.fonts.heading !== void 0,
		"fonts.family": [branding.fonts.body, branding.fonts.heading].some((font) => font !== void 0 && font.source === void 0),
		"navbar.links": branding.navbar.links.length > 0,
		"navbar.primary": primaryLink(branding) !== void 0,
		"footer.socials": socialLinks(branding).length > 0,
		"footer.links": branding.footer.columns.length > 0,
		"seo.metatags": Object.keys(branding.metatags).length > 0,
		"seo.indexing": readText(member(root, "seo"), "indexing") !== void 0,
		banner: readText(member(root, "banner"), "content") !== void 0,
		thumbnails: isObject(member(root, "thumbnails")),
		"errors.404": branding.notFound !== void 0
	};
	return brandingFields.filter((field) => isFieldUsed[field]);
}
function member(value, name) {
	return isObject(value) ? ownMember(value, name) : void 0;
}
function readText(value, name) {
	const content = member(value, name);
	return typeof content === "string" && content.trim() !== "" ? content.trim() : void 0;
}
function readUrl(value, name) {
	const url = readText(value, name);
	return url !== void 0 && isSafeUrl(url) ? url : void 0;
}
function readList(value) {
	return Array.isArray(value) ? value : [];
}
/** Reads a value for both modes, or `{ light, dark }`. A missing mode gets the value of the other mode. */
function readPair(value, name) {
	const sharedUrl = readUrl(value, name);
	if (sharedUrl !== void 0) return {
		light: sharedUrl,
		dark: sharedUrl
	};
	const light = readUrl(member(value, name), "light");
	const dark = readUrl(member(value, name), "dark");
	const fallback = light ?? dark;
	return fallback === void 0 ? void 0 : {
		light: light ?? fallback,
		dark: dark ?? fallback
	};
}
function readColors(value) {
	const [primary, light, dark] = [
		"primary",
		"light",
		"dark"
	].map((name) => safeColor(readText(value, name)));
	if (primary === void 0) return void 0;
	return {
		primary,
		light: light ?? primary,
		dark: dark ?? primary
	};
}
function readAppearance(value) {
	const initial = readText(value, "default");
	return {
		initial: initial === "light" || initial === "dark" ? initial : "system",
		strict: member(value, "strict") === true
	};
}
function readBackground(value) {
	const [light, dark] = ["light", "dark"].map((name) => safeColor(readText(member(value, "color"), name)));
	return {
		color: {
			...light === void 0 ? {} : { light },
			...dark === void 0 ? {} : { dark }
		},
		image: readPair(value, "image") ?? {}
	};
}
function readFonts(value) {
	const shared = readFont(value);
	return {
		body: readFont(member(value, "body")) ?? shared,
		heading: readFont(member(value, "heading")) ?? shared
	};
}
function readFont(value) {
	const family = readText(value, "family");
	if (family === void 0 || !/^[\w\s-]+$/.test(family)) return void 0;
	const weight = member(value, "weight");
	return {
		family,
		weight: typeof weight === "number" ? weight : void 0,
		source: readUrl(value, "source"),
		format: /^woff2?$/.exec(readText(value, "format") ?? "")?.[0]
	};
}
function readNavbar(value) {
	const primary = member(value, "primary");
	const isGitHub = readText(primary, "type") === "github";
	return {
		links: readList(member(value, "links")).flatMap((item) => readLink(item) ?? []),
		primary: readLink(primary, isGitHub ? "GitHub" : void 0, isGitHub ? "github" : void 0)
	};
}
function readLink(value, defaultLabel, defaultIcon) {
	const href = readUrl(value, "href") ?? readUrl(value, "url");
	const iconName = readText(value, "icon") ?? defaultIcon;
	const title = readText(value, "label") ?? readText(value, "name") ?? defaultLabel ?? titleOfType(readText(value, "type") ?? iconName);
	return href === void 0 || title === void 0 ? void 0 : {
		label: title,
		href,
		icon: iconName
	};
}
function titleOfType(type) {
	return type === void 0 || !/^[\w-]+$/.test(type) ? void 0 : serviceTitle(type);
}
function readFooter(value) {
	const socials = member(value, "socials");
	const columns = readList(member(value, "links")).flatMap((column) => {
		const links = readList(member(column, "items")).flatMap((item) => readLink(item) ?? []);
		return links.length === 0 ? [] : [{
			header: readText(column, "header"),
			links
		}];
	});
	return {
		socials: Object.keys(isObject(socials) ? socials : {}).map((kind) => ({
			kind,
			href: readUrl(socials, kind)
		})).flatMap(({ kind, href }) => href === void 0 ? [] : [{
			kind,
			href
		}]),
		columns
	};
}
/** Reads the navbars and footers of languages, at any depth of the navigation. A missing one is that of the site. */
function readLanguages(value, site) {
	if (Array.isArray(value)) return value.flatMap((item) => readLanguages(item, site));
	if (!isObject(value)) return [];
	const language = readText(value, "language");
	const [navbar, footer] = [member(value, "navbar"), member(value, "footer")];
	const nested = Object.values(value).flatMap((item) => readLanguages(item, site));
	if (language === void 0 || navbar === void 0 && footer === void 0) return nested;
	return [{
		language,
		navbar: navbar === void 0 ? site.navbar : readNavbar(navbar),
		footer: footer === void 0 ? site.footer : readFooter(footer)
	}, ...nested];
}
function readMetatags(value) {
	const members = Object.entries(isObject(value) ? value : {});
	return Object.fromEntries(members.flatMap(([name, member]) => typeof member === "string" && /^[\w:.-]+$/.test(name) ? [[name, member]] : []));
}
function readNotFound(value) {
	const [title, description] = [readText(value, "title"), readText(value, "description")];
	return title === void 0 && description === void 0 ? void 0 : {
		title,
		description
	};
}
function readIconLibrary(name) {
	return name === "lucide" || name === "tabler" ? name : "fontawesome";
}
//#endregion
//#region src/generators/branding/accent.ts
/**
* Share of the text color in raised surfaces of themes, such as bars, callouts and code. Links must be readable on
* these surfaces too. The dark value matches inline code in dark themes.
*/
const raisedShare = {
	light: .12,
	dark: .16
};
/** Share of the accent color in tinted backgrounds: badges, the current sidebar entry. */
const tintShare = .14;
const white = [
	255,
	255,
	255
];
const black = [
	0,
	0,
	0
];
const bodyText = {
	light: [
		28,
		30,
		33
	],
	dark: [
		227,
		229,
		232
	]
};
const defaultBackgrounds = {
	light: white,
	dark: [
		22,
		24,
		29
	]
};
function createAccents(branding) {
	const primary = parseColor(branding.colors?.primary ?? "");
	const light = parseColor(branding.colors?.light ?? "");
	if (primary === void 0) return void 0;
	const createModeAccent = (mode, color, hoverTarget) => {
		return createAccent(color, parseColor(pageBackground(branding, mode) ?? "") ?? defaultBackgrounds[mode], mode, hoverTarget);
	};
	return {
		light: createModeAccent("light", primary, black),
		dark: createModeAccent("dark", light ?? primary, white)
	};
}
/**
* Returns the site's background color as written. Undefined if its contrast with body text is below 7:1 (WCAG 2, level
* AAA), because the theme's muted text would not be readable on it.
*/
function pageBackground({ background }, mode) {
	const value = background.color[mode];
	const color = parseColor(value ?? "");
	return color === void 0 || contrastRatio(bodyText[mode], color) >= 7 ? value : void 0;
}
function surfaceColor(background, mode) {
	return formatColor(mixColors(background, bodyText[mode], .05));
}
function mutedTextColor(color, background, mode) {
	return formatColor(ensureContrast(color, mixColors(background, bodyText[mode], raisedShare[mode])));
}
function createAccent(color, background, mode, hoverTarget) {
	const bodyColor = bodyText[mode];
	const readableColor = readableOnTint(ensureContrast(color, mixColors(background, bodyColor, raisedShare[mode])), background);
	const text = colorfulness(readableColor) < 24 && contrastRatio(readableColor, background) < contrastRatio(bodyColor, background) ? bodyColor : readableColor;
	const onSolid = buttonTextColor(color);
	return {
		text: formatColor(text),
		onText: formatColor(blackOrWhiteOn(text)),
		hover: formatColor(mixColors(text, hoverTarget, .2)),
		solid: formatColor(ensureContrast(color, onSolid)),
		onSolid: formatColor(onSolid),
		soft: formatColor(mixColors(background, text, tintShare)),
		looksLikeText: colorfulness(text) < 48 && contrastRatio(text, bodyColor) < 3
	};
}
/** Distance from gray, 0 to 255. */
function colorfulness(color) {
	return Math.max(...color) - Math.min(...color);
}
/** Moves a color away from the background until it is readable on its own tint. */
function readableOnTint(color, background) {
	const next = ensureContrast(color, mixColors(background, color, tintShare));
	return formatColor(next) === formatColor(color) ? color : readableOnTint(next, background);
}
function blackOrWhiteOn(surface) {
	return contrastRatio(surface, white) >= contrastRatio(surface, black) ? white : black;
}
//#endregion
export { staticRedirects as _, surfaceColor as a, SafePathResolver as b, linkIconClasses as c, resolveFooterColumns as d, resolveNavbarLinks as f, resolveDestination as g, redirectsOfSite as h, pageBackground as i, navbarLinks as l, createRedirectPages as m, defaultBackgrounds as n, readBranding as o, socialLinks as p, mutedTextColor as r, brandingOf as s, createAccents as t, primaryLink as u, toFilePath as v, writeRedirectPages as y };
