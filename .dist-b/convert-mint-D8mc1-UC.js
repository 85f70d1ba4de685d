import { Aa as maxSettingsFileBytes, ai as isObject, ri as OptionsError, si as parseJson, xr as readRegular } from "./core-0sspFqjL.js";
import { existsSync } from "node:fs";
import { join } from "node:path";
//#region src/core/config/mint.ts
/**
* Converts the settings of `mint.json`, the predecessor of `docs.json`, to settings of `docs.json`.
*
* @returns `lost` contains the names of settings without an equivalent, such as `colors.anchors`.
*/
function convertMint(mint) {
	const source = new MintSettings(mint);
	const docs = {
		$schema: "https://mintlify.com/docs.json",
		theme: source.consumeTheme(),
		...omitUndefined({
			name: source.consume("name"),
			description: source.consume("metadata", "og:description"),
			colors: omitUndefined({
				primary: source.consume("colors", "primary"),
				light: source.consume("colors", "light"),
				dark: source.consume("colors", "dark")
			}),
			logo: source.consume("logo"),
			favicon: source.consume("favicon"),
			appearance: omitUndefined({
				default: source.consume("modeToggle", "default"),
				strict: source.consume("modeToggle", "isHidden")
			}),
			background: omitUndefined({
				image: source.consume("backgroundImage"),
				decoration: source.consume("background", "style"),
				color: source.consume("colors", "background")
			}),
			fonts: source.consume("font"),
			styling: omitUndefined({
				eyebrows: source.consume("eyebrow", "display"),
				codeblocks: source.consumeChoice(["codeBlock", "mode"], {
					auto: "system",
					dark: "dark"
				})
			}),
			navbar: omitUndefined({
				links: omitEmpty(source.consumeList("topbarLinks").map(convertNavbarLink)),
				primary: source.consumeObject("topbarCtaButton", convertNavbarButton)
			}),
			navigation: convertNavigation(source),
			footer: omitUndefined({
				socials: convertSocials(source.consume("footerSocials")) ?? source.consume("footer", "socials"),
				links: omitEmpty(toList(source.consume("footer", "links")).map(convertFooterColumn))
			}),
			search: omitUndefined({ prompt: source.consume("search", "prompt") }),
			seo: omitUndefined({
				indexing: source.consumeChoice(["seo", "indexHiddenPages"], {
					true: "all",
					false: "navigable"
				}),
				metatags: source.consume("metadata")
			}),
			api: omitUndefined({
				openapi: source.consume("openapi"),
				asyncapi: source.consume("asyncapi"),
				playground: omitUndefined({
					display: source.consumeChoice([
						"api",
						"playground",
						"mode"
					], {
						show: "interactive",
						simple: "simple",
						hide: "none"
					}),
					proxy: source.consumeChoice([
						"api",
						"playground",
						"disableProxy"
					], {
						true: false,
						false: true
					})
				}),
				examples: omitUndefined({ languages: source.consume("api", "request", "example", "languages") }),
				mdx: omitUndefined({
					server: source.consume("api", "baseUrl"),
					auth: omitUndefined({
						method: source.consume("api", "auth", "method"),
						name: source.consume("api", "auth", "name")
					})
				})
			}),
			redirects: source.consume("redirects"),
			integrations: omitUndefined({
				...toObject(source.consume("analytics")),
				...toObject(source.consume("integrations"))
			}),
			errors: source.consume("errors"),
			banner: source.consume("banner")
		})
	};
	source.consume("$schema");
	return {
		docs,
		lost: source.unconvertedNames()
	};
}
/** Reads settings of `mint.json` and records which were read, so that all others can be reported as lost. */
var MintSettings = class {
	#mint;
	#converted = /* @__PURE__ */ new Set();
	constructor(mint) {
		this.#mint = mint;
	}
	consume(...path) {
		this.#converted.add(path.join("."));
		return path.reduce((value, name) => isObject(value) ? value[name] : void 0, this.#mint);
	}
	consumeList(name) {
		return toList(this.consume(name)).filter(isObject);
	}
	consumeObject(name, convert) {
		const value = this.consume(name);
		return isObject(value) ? convert(value) : void 0;
	}
	/**
	* Converts a value with a table. A value that is not in the table has no equivalent, so its setting isn't recorded as
	* converted.
	*/
	consumeChoice(path, table) {
		const value = path.reduce((current, name) => isObject(current) ? current[name] : void 0, this.#mint);
		const key = String(value);
		if (!Object.hasOwn(table, key)) return void 0;
		this.consume(...path);
		return table[key];
	}
	/**
	* Always returns `mint`, because only the default theme of `mint.json` has a certain equivalent. Other themes are
	* reported as lost.
	*/
	consumeTheme() {
		this.consumeChoice(["theme"], {
			venus: "mint",
			mint: "mint"
		});
		return "mint";
	}
	/** Names of the settings that were not converted, in file order. */
	unconvertedNames() {
		return findUnconverted(this.#mint, [], this.#converted);
	}
};
function findUnconverted(value, path, convertedNames) {
	return Object.entries(value).flatMap(([name, member]) => {
		const memberPath = [...path, name];
		const key = memberPath.join(".");
		if (convertedNames.has(key)) return [];
		return isObject(member) && [...convertedNames].some((item) => item.startsWith(`${key}.`)) ? findUnconverted(member, memberPath, convertedNames) : [key];
	});
}
function convertNavbarLink({ name, url, type }) {
	return omitUndefined({
		type: type === "github" ? "github" : void 0,
		label: name,
		href: url
	}) ?? {};
}
function convertNavbarButton({ name, url, type }) {
	return omitUndefined({
		type: type === "github" ? "github" : "button",
		label: type === "github" ? void 0 : name,
		href: url
	}) ?? {};
}
function convertSocials(value) {
	if (!Array.isArray(value)) return value;
	const entries = value.filter(isObject).map(({ type, url }) => [String(type), url ?? ""]);
	return Object.fromEntries(entries);
}
function convertFooterColumn(column) {
	if (!isObject(column)) return {};
	const items = toList(column.links).map((link) => isObject(link) ? {
		label: link.label ?? "",
		href: link.url ?? ""
	} : {});
	return omitUndefined({
		header: column.title,
		items
	}) ?? {};
}
/** Builds the navigation. Versions contain tabs, tabs contain anchors, and anchors contain groups. */
function convertNavigation(source) {
	const groups = source.consumeList("navigation");
	const versions = toList(source.consume("versions"));
	const defaultNames = {
		tab: nameOrDefault(source.consume("primaryTab")),
		anchor: nameOrDefault(source.consume("topAnchor"))
	};
	const tabs = source.consumeList("tabs");
	const anchors = source.consumeList("anchors");
	const externalAnchors = anchors.filter(({ url }) => isExternalHref(url)).map((anchor) => convertAnchor(anchor));
	const global = externalAnchors.length === 0 ? {} : { global: { anchors: externalAnchors } };
	const internalAnchors = anchors.filter(({ url }) => !isExternalHref(url));
	const convertContent = (contentGroups) => convertTabs(contentGroups, tabs, internalAnchors, defaultNames);
	if (versions.length === 0) return {
		...global,
		...convertContent(groups)
	};
	const isLanguage = versions.every((version) => isObject(version) && typeof version.locale === "string");
	const versionElements = versions.map((version) => {
		const { name = version, locale, url, default: isDefault } = isObject(version) ? version : {};
		const versionGroups = groups.filter((group) => group.version === void 0 || group.version === name);
		return omitUndefined({
			...isLanguage ? { language: locale } : { version: name },
			default: isDefault,
			...isExternalHref(url) ? { href: url } : convertContent(versionGroups)
		}) ?? {};
	});
	return {
		...global,
		[isLanguage ? "languages" : "versions"]: versionElements
	};
}
function convertTabs(groups, tabs, anchors, defaultNames) {
	if (tabs.length === 0) return convertAnchors(groups, anchors, defaultNames);
	const groupsByTab = new Map(tabs.map((tab) => [tab, groups.filter((group) => belongsTo(group, tab.url))]));
	const remainingGroups = groups.filter((group) => ![...groupsByTab.values()].some((list) => list.includes(group)));
	const convertedTabs = tabs.map((tab) => {
		const content = isExternalHref(tab.url) ? { href: tab.url } : convertAnchors(groupsByTab.get(tab) ?? [], anchors, defaultNames);
		return omitUndefined({
			tab: tab.name,
			hidden: tab.isDefaultHidden,
			openapi: tab.openapi,
			...content
		}) ?? {};
	});
	return { tabs: [...remainingGroups.length === 0 ? [] : [{
		tab: defaultNames.tab,
		...convertAnchors(remainingGroups, anchors, defaultNames)
	}], ...convertedTabs] };
}
function convertAnchors(groups, anchors, defaultNames) {
	const usedAnchors = anchors.map((anchor) => ({
		anchor,
		groups: groups.filter((group) => belongsTo(group, anchor.url))
	})).filter((item) => item.groups.length > 0 || item.anchor.openapi !== void 0);
	const convertGroups = (mintGroups) => mintGroups.map(convertGroup);
	if (usedAnchors.length === 0) return { groups: convertGroups(groups) };
	const remainingGroups = groups.filter((group) => !usedAnchors.some((item) => item.groups.includes(group)));
	const defaultAnchors = remainingGroups.length === 0 ? [] : [{
		anchor: defaultNames.anchor,
		groups: convertGroups(remainingGroups)
	}];
	const convertedAnchors = usedAnchors.map((item) => ({
		...convertAnchor(item.anchor),
		groups: convertGroups(item.groups)
	}));
	return { anchors: [...defaultAnchors, ...convertedAnchors] };
}
function convertAnchor({ name, url, icon, iconType, color, isDefaultHidden, openapi }) {
	return omitUndefined({
		anchor: name,
		icon: convertIcon(icon, iconType),
		color: typeof color === "string" ? {
			light: color,
			dark: color
		} : void 0,
		hidden: isDefaultHidden,
		openapi,
		href: isExternalHref(url) ? url : void 0
	}) ?? {};
}
function convertGroup(group) {
	const { version: _, iconType, icon, pages, ...otherMembers } = group;
	const convertedPages = Array.isArray(pages) ? pages.map((page) => isObject(page) ? convertGroup(page) : page) : pages;
	return omitUndefined({
		...otherMembers,
		icon: convertIcon(icon, iconType),
		pages: convertedPages
	}) ?? {};
}
function convertIcon(icon, style) {
	return typeof icon === "string" && typeof style === "string" ? {
		name: icon,
		style
	} : icon;
}
/** True if a group belongs to the tab or anchor with this `url`: the path of the group's first page begins with it. */
function belongsTo(group, url) {
	if (typeof url !== "string" || isExternalHref(url)) return false;
	const prefix = url.replace(/^\/|\/$/g, "");
	const [firstPath] = pagePaths(group);
	return firstPath !== void 0 && (firstPath === prefix || firstPath.startsWith(`${prefix}/`));
}
function pagePaths({ pages }) {
	return toList(pages).flatMap((page) => {
		if (isObject(page)) return pagePaths(page);
		return typeof page === "string" ? [page.replace(/^\//, "")] : [];
	});
}
function isExternalHref(url) {
	return typeof url === "string" && /^(?:https?:|mailto:)/i.test(url);
}
function nameOrDefault(value) {
	return isObject(value) && typeof value.name === "string" ? value.name : "Documentation";
}
function toList(value) {
	return Array.isArray(value) ? value : [];
}
function toObject(value) {
	return isObject(value) ? value : {};
}
function omitEmpty(list) {
	return list.length === 0 ? void 0 : [...list];
}
/** Removes members that are `undefined`. Returns `undefined` if no member is left. */
function omitUndefined(members) {
	const entries = Object.entries(members).filter((entry) => entry[1] !== void 0);
	return entries.length === 0 ? void 0 : Object.fromEntries(entries);
}
//#endregion
//#region src/cli/convert-mint.ts
const docsConfigFile = "docs.json";
const mintConfigFile = "mint.json";
/**
* Converts the `mint.json` of a docs folder without `docs.json`. Nothing is written.
*
* @param folder Absolute path of the docs folder.
* @param prefix Path of the docs folder relative to the working directory, ending with `/`. Empty for the working
* directory.
* @returns `undefined` if there is no `mint.json`, or if `docs.json` exists.
* @throws OptionsError if `mint.json` is not an object.
*/
function convertMintFile(folder, prefix) {
	const path = join(folder, mintConfigFile);
	if (existsSync(join(folder, "docs.json")) || !existsSync(path)) return void 0;
	const mint = parseJson(readRegular(path, maxSettingsFileBytes).toString());
	if (!isObject(mint)) throw new OptionsError(`${prefix}${mintConfigFile} is not valid JSON: correct it first.`);
	const { docs, lost } = convertMint(mint);
	const lostNote = lost.length === 0 ? "" : ` Without an equivalent, and left out: ${lost.join(", ")}.`;
	return {
		text: `${JSON.stringify(docs, void 0, 2)}\n`,
		note: `${prefix}${mintConfigFile} as ${docsConfigFile}; ${mintConfigFile} is kept.${lostNote}`
	};
}
//#endregion
export { docsConfigFile as n, convertMintFile as t };
