import { An as stringifyMarkedJson, Et as resolveOnPages, Gr as getOrCreate, H as pageLanguage, Hi as splitUrl, Kr as groupBy, Li as isExternal, Mi as encodePath, Mn as elementsOf, Mt as routeOfFeed, Or as digestOf, Ot as createDocsLookup, Pt as createSiteLookup, Sn as variablesIn, Ui as withoutBase, Zi as normalizePath, _i as compareLocations, ai as isObject, ir as createFolderFiles, ji as decodePercent, jt as isGeneratedOnlyByHost, kt as feedOfRoute, lt as unknownSampleLanguages, oa as escapeHtml, oi as ownMember, or as findPackageManager, ta as urlPathOfFile, un as elementTypes, vt as parseMintignore, xi as memberLocation, yn as diagnose } from "./core-0sspFqjL.js";
import { _ as staticRedirects, l as navbarLinks, n as defaultBackgrounds, o as readBranding, v as toFilePath } from "./accent-CQivPWEA.js";
import { t as isUnsafeAttribute } from "./unsafe-url-CpiE39__.js";
import { i as OptionalPackages } from "./icon-sets-Cwc76iqh.js";
import { o as languageOf } from "./runtime-4p6DP3vH.js";
import { r as voidElements, t as htmlTagPattern } from "./html-etdVw7mj.js";
import { n as pageMarkdown, r as childrenAt, t as markdownFile } from "./page-markdown-CXz5c-6A.js";
import { t as parseFrontMatter } from "./yaml-DB2ts7NV.js";
import { a as mixColors, o as parseColor } from "./colors-C1asq_aA.js";
import { r as iconStyles, t as iconClass } from "./icon-styles-D_Yf7uIC.js";
import { C as i$1, F as r, N as k$1, P as n, R as iconRequestFromProps, T as $$1, c as isHighlighted, m as plainComponents, p as plainWriters, r as defaultCodeThemes } from "./plain-theme-D-920An0.js";
import { n as findHtmlTags } from "./banner-BS6AhX3Q.js";
import { n as languagesOf } from "./words-D-q-5_Jt.js";
import { i as decodeHTMLAttribute, r as decodeHTML } from "./decode-UAs3mU76.js";
import { A as hasFeed, C as toHtmlTree, D as createFeed, E as nodeStart, S as spreadArgument, T as nodeEnd, _ as runsCode, a as isUtilityPackage, b as jsxNames, c as renderCode, d as browserGlobalNames, f as browserPlaceholder, g as fileFromNodes, h as ParsedFiles, i as findUtilities, l as parseCodeBlock, m as isGlobal, n as hashedPath, o as utilityPackages, p as createGlobals, r as createUtilityCompiler, s as createBuiltInComponents, t as PageScripts, u as reactModules, w as asSyntaxNode, x as expressionOf, y as compileExpression } from "./page-scripts-BadALM2J.js";
import { r as slug, t as idForRule } from "./slugs-SaIJwQBm.js";
import { a as titleIds, o as unmarkHeadingIds, t as HeadingIds } from "./heading-Ct7AGyK1.js";
import { a as isFileSpecifier, i as importPaths, s as snippetLocations } from "./imports-TSohpxkV.js";
import { r as loadTreeParser } from "./satteri-SKGNwhhv.js";
import { n as gfmFromMarkdown, t as gfm } from "./micromark-extension-gfm-Br1gH6yD.js";
import { n as formMessages, r as toolMessages, t as endpointMessages } from "./messages-Bo2o3SYE.js";
import { c as Anchors } from "./suggest-routes-DaeDeFVj.js";
import { dirname, join, posix } from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import { Script, compileFunction, createContext } from "node:vm";
//#region src/render/icons/monochrome.ts
/** Matches elements that only clip, so that their colors aren't visible. */
const clipPattern = /<(clipPath|mask)\b[\s\S]*?<\/\1\s*>/gi;
/** Matches elements that can draw several colors. */
const multicolorPattern = /<(?:image|filter|foreignObject|pattern|\w*gradient)\b/i;
const shapePattern = /<(?:path|circle|ellipse|rect|line|polygon|polyline|text|use)\b[^>]*>/gi;
const paintPattern = /[\s;"'{](?:fill|stroke|stop-color|color)\s*[=:]\s*["']?\s*([^;"'}>]+)/gi;
const ignoredColors = new Set([
	"none",
	"transparent",
	"inherit",
	"currentcolor"
]);
const namedColors = new Map(Object.entries({
	black: "#000",
	white: "#fff",
	gray: "#808080",
	grey: "#808080"
}));
/** Maximum difference between the color channels (0 to 255) of a gray. Many grays in designs are slightly blue. */
const maxGraySpread = 16;
/**
* True for an SVG in black, white or one gray, which hosts draw in the color of the text. False for other colors,
* several colors, and colors that can't be determined.
*
* @param svg Text of the file.
*/
function isMonochrome(svg) {
	const drawing = svg.replace(clipPattern, "").replaceAll(/<!--[\s\S]*?-->/g, "");
	const [root] = /<svg\b[^>]*>/i.exec(drawing) ?? [];
	if (root === void 0 || multicolorPattern.test(drawing)) return false;
	const colors = /* @__PURE__ */ new Set();
	for (const [, value = ""] of drawing.matchAll(paintPattern)) {
		const color = value.trim().toLowerCase();
		if (ignoredColors.has(color)) continue;
		const rgb = parseColor(namedColors.get(color) ?? color);
		if (rgb === void 0 || Math.max(...rgb) - Math.min(...rgb) > maxGraySpread) return false;
		colors.add(rgb.join(" "));
	}
	const hasDefaultFill = (tag) => !/[\s;"'](?:fill|class)\s*[=:]/i.test(tag);
	const visibleShapes = drawing.match(shapePattern) ?? [];
	if (visibleShapes.length === 0) return false;
	if (hasDefaultFill(root) && visibleShapes.some(hasDefaultFill)) colors.add("0 0 0");
	return colors.size <= 1;
}
//#endregion
//#region src/render/icons/navigation-icons.ts
/**
* Writes each icon of the navigation once, with the icon writer of pages.
*
* @param write Icon writer of the theme.
* @param asset Resolves a picture of the docs folder to its URL.
* @param isMonochrome True for a monochrome picture of the docs folder.
* @param extraIcons Icons outside the navigation tree, with their locations.
*/
function navigationIcons({ tree, pages }, write, asset, isMonochrome, extraIcons = []) {
	const drawnIcons = /* @__PURE__ */ new Map();
	const findings = [];
	const missingPackages = /* @__PURE__ */ new Set();
	const monochrome = /* @__PURE__ */ new Set();
	for (const node of [...tree.global, ...tree.children]) visit(node);
	for (const { icon, location } of extraIcons) addIcon(icon, location);
	const htmlEntries = [...drawnIcons].filter(([, { html }]) => html !== "").map(([key, { html }]) => [key, html]);
	return {
		html: Object.fromEntries(htmlEntries),
		monochrome,
		findings,
		missingPackages: [...missingPackages].sort()
	};
	function visit(node) {
		if (node.hidden === true) return;
		if (node.icon !== void 0) addIcon(node.icon, iconLocation(node));
		if ("global" in node) for (const link of node.global ?? []) visit(link);
		if ("children" in node) for (const child of node.children) visit(child);
	}
	/** Entries of pages have no icon: it is in the front matter of the page. */
	function iconLocation(node) {
		const file = node.kind === "page" ? pages[node.route]?.file : void 0;
		return typeof file === "string" ? { file } : memberLocation(node.source, "icon");
	}
	function addIcon(icon, location) {
		const { isKnown, similar } = getDrawing(icon);
		const effect = similar === void 0 ? "lost" : "replaced";
		if (!isKnown) findings.push(diagnose("dialect-icon-unknown", location, {
			icon: icon.name,
			similar,
			effect
		}));
	}
	function getDrawing(icon) {
		return getOrCreate(drawnIcons, iconClass(icon), (key) => draw(icon, key));
	}
	function draw(icon, key) {
		let isKnown = true;
		let similar;
		const context = {
			file: "docs.json",
			asset,
			isMonochrome: (target) => {
				if (isMonochrome(target)) monochrome.add(key);
				return false;
			},
			reportMissingPackage: (name) => missingPackages.add(name),
			reportUnknownIcon: (_, replacement) => {
				isKnown = false;
				similar = replacement;
			}
		};
		const html = write(toIconRequest(icon), context);
		return {
			html: typeof html === "string" ? html : "",
			similar,
			isKnown
		};
	}
}
function toIconRequest({ name, library, style }) {
	return {
		name: library === void 0 || !/^[\w-]+$/.test(name) ? name : `${library}:${name}`,
		...style === void 0 ? {} : { type: style }
	};
}
//#endregion
//#region src/generators/losses/setting-uses.ts
/**
* Uses of settings outside the navigation, by path. A path includes the settings below it, except those with a path of
* their own.
*/
const settingUses = {
	$schema: host("for editors"),
	$ref: built("the content of that file"),
	theme: host("the generator's theme replaces it"),
	name: built("title of the site"),
	description: supported("description"),
	colors: supported("colors"),
	logo: supported("logo"),
	"logo.href": supported("logo.href"),
	favicon: supported("favicon"),
	"appearance.default": supported("appearance.default"),
	"appearance.strict": supported("appearance.strict"),
	"background.decoration": supported("background.decoration"),
	"background.color": supported("background.color"),
	"background.image": supported("background.image"),
	fonts: supported("fonts"),
	"fonts.family": supported("fonts.family"),
	"icons.library": built("icons"),
	"styling.eyebrows": built("text above titles, not in MkDocs", (_, support) => support.lacksEyebrows === true),
	"styling.latex": host("formulas need no style sheet"),
	"styling.codeblocks": lost((value) => value !== "system", "except `\"system\"`"),
	thumbnails: supported("thumbnails"),
	"navbar.links": supported("navbar.links"),
	"navbar.primary": supported("navbar.primary"),
	"footer.socials": supported("footer.socials"),
	"footer.links": supported("footer.links"),
	banner: supported("banner"),
	"interaction.drilldown": supported("interaction.drilldown"),
	contextual: lost(hasOptions, "if it has `options`: no menu of a page"),
	redirects: built("redirects"),
	variables: built("text of pages and navigation"),
	"metadata.timestamp": lost(isTrue, "except `false`"),
	"search.prompt": lost(() => true),
	"errors.404.redirect": lost(isTrue, "except `false`"),
	"errors.404": supported("errors.404"),
	"seo.indexing": supported("seo.indexing"),
	"seo.metatags": supported("seo.metatags"),
	"seo.organization": lost(() => true),
	"api.openapi": built("endpoint pages"),
	"api.asyncapi": lost(() => true, "unless the navigation names it too"),
	"api.playground.display": built("form to try a call if `\"interactive\"`, not in MkDocs", (value, support) => value === "auth" || value === "interactive" && isPlain(support)),
	"api.playground.proxy": host("calls go straight to the API"),
	"api.playground.credentials": lost(isTrue, "except `false`: calls carry no cookies"),
	"api.params.expanded": built("folded members"),
	"api.url": lost(() => true),
	"api.examples.languages": built("code samples", (value) => unknownSampleLanguages(value).length > 0),
	"api.examples.defaults": built("`\"all\"`: optional parameters in code samples"),
	"api.examples.prefill": built("form, not in MkDocs", isTrueInPlain),
	"api.examples.autogenerate": built("code samples"),
	"api.spec.download": built("downloads, not in MkDocs", isTrueInPlain),
	"api.mdx": lost(() => true),
	integrations: host("services that the host connects"),
	"integrations.customScripts": lost(() => true),
	feedback: lost(hasTrue, "if a member is `true`: no questions to readers"),
	assistant: lost(() => true),
	customization: host("ignored there too"),
	head: host("ignored there too"),
	scripts: host("ignored there too"),
	styles: host("ignored there too")
};
/** Uses of the fields of elements of the navigation. */
const elementFieldUses = {
	$schema: host("for editors"),
	$ref: built("the content of that file"),
	openapi: built("endpoint pages"),
	asyncapi: built("endpoint pages"),
	directory: lost((value) => value !== "none", "except `\"none\"`"),
	icon: feature("icon"),
	hidden: built("sidebars, search and indexes"),
	sourceRef: host("`check` reports it"),
	global: built("links on every page"),
	href: built("links"),
	language: built("language of the pages"),
	version: built("name"),
	product: built("name"),
	tab: built("name"),
	item: built("name"),
	anchor: built("name"),
	dropdown: built("name"),
	group: built("name"),
	name: built("name"),
	default: built("first page of the site"),
	banner: feature("banner"),
	footer: supported("footer.links"),
	navbar: supported("navbar.links"),
	tag: feature("tag"),
	description: built("menus"),
	color: lost(() => true),
	searchable: lost((value) => value === false, "except `true`"),
	align: lost((value) => value !== "start", "except `\"start\"`"),
	sdk: host("`check` reports it"),
	graphql: host("`check` reports it"),
	root: built("titles of groups"),
	expanded: built("sidebars"),
	public: host("built sites have no sign-in"),
	boost: lost(() => true)
};
function built(part, isLost) {
	return isLost === void 0 ? {
		kind: "built",
		part
	} : {
		kind: "built",
		part,
		isLost
	};
}
function supported(by) {
	return {
		kind: "supported",
		by
	};
}
function feature(name) {
	return {
		kind: "feature",
		feature: name
	};
}
function host(reason) {
	return {
		kind: "host",
		reason
	};
}
function lost(isLost, note) {
	return note === void 0 ? {
		kind: "lost",
		isLost
	} : {
		kind: "lost",
		isLost,
		note
	};
}
function isPlain({ plainEndpoints = false }) {
	return plainEndpoints;
}
function isTrueInPlain(value, support) {
	return value === true && isPlain(support);
}
function hasOptions(value) {
	return isObject(value) && Array.isArray(value.options) && value.options.length > 0;
}
function hasTrue(value) {
	return isObject(value) && Object.values(value).includes(true);
}
function isTrue(value) {
	return value === true;
}
//#endregion
//#region src/generators/losses/losses.ts
const configFile = "docs.json";
/** Features that some generators have only in one language for the whole site. */
const languageFeatures = ["documentLanguage", "themeTexts"];
/** Reports each unsupported feature at its location in `docs.json` or in a page. */
function findLosses({ config, model, facts, settingLocation }, { name, support }) {
	if (support === void 0) return [];
	const isLost = (use, value) => "isLost" in use && value !== void 0 && value !== null && use.isLost(value, support);
	const isFieldLost = (use, value) => isLost(use, value) || use.kind === "supported" && isObject(value) && !support.branding?.some((field) => field === use.by);
	const { branding, unsupportedFeatures, redirectParameters, outputPath } = support;
	const { drilldown } = model.site;
	const lacksDrilldown = drilldown !== null && support.drilldown?.includes(drilldown) === false;
	return [
		...branding === void 0 ? [] : [...settingLosses(branding), ...elementLosses()],
		...lacksDrilldown ? [settingLoss("interaction.drilldown")] : [],
		...navigationLosses(model, unsupportedFeatures, name),
		...linkLosses(facts, name, unsupportedFeatures.includes("feed")),
		...unsupportedFeatures.includes("banner") ? [] : bannerLosses(model, name),
		...redirectParameters ? [] : redirectLosses(staticRedirects(model).skipped, "parameter"),
		...outputPath === void 0 ? [] : [...urlChanges(outputPath), ...redirectLosses(sourcesInInvalidFolders(outputPath), "folder")]
	];
	function settingLosses(supported) {
		const { usedFields, logo } = readBranding(config);
		const isLogoLost = support?.needsLogoFile === true && logo !== void 0 && [logo.light, logo.dark].some(isExternal);
		const unsupported = usedFields.filter((field) => !supported.includes(field) || field === "logo" && isLogoLost);
		const lost = Object.entries(settingUses).flatMap(([path, use]) => isLost(use, settingAt(path)) ? [path] : []);
		return [...unsupported, ...lost].map((setting) => settingLoss(setting));
	}
	function settingAt(path) {
		let value = config;
		for (const name of path.split(".")) value = isObject(value) ? ownMember(value, name) : void 0;
		return value;
	}
	/** Reports fields of elements that the generator doesn't use. */
	function elementLosses() {
		return elementsOf(facts.expansion.navigation.root).flatMap(({ kind, value, location }) => elementTypes[kind].fields.filter((field) => isFieldLost(elementFieldUses[field], ownMember(value, field))).map((field) => settingLoss(`${kind}.${field}`, memberLocation(location, field))));
	}
	function settingLoss(setting, location = settingLocation(setting)) {
		return diagnose("generator-setting", location, {
			generator: name,
			setting,
			effect: "lost"
		});
	}
	function urlChanges(outputPath) {
		return Object.values(model.pages).flatMap((page) => {
			const { route, missing, file, placements } = page;
			const path = `/${outputPath(route.slice(1))}`;
			if (path === route || missing === true) return [];
			return [diagnose("generator-address", placements[0]?.source ?? { file: file ?? "docs.json" }, {
				generator: name,
				route,
				address: path,
				effect: "changed"
			})];
		});
	}
	function sourcesInInvalidFolders(outputPath) {
		return staticRedirects(model).redirects.flatMap(({ source }) => {
			const page = `${toFilePath(source)}/index`;
			return outputPath(page) === page ? [] : [source];
		});
	}
	function redirectLosses(lostSources, reason) {
		const sources = (Array.isArray(config.redirects) ? config.redirects : []).map((entry) => isObject(entry) ? entry.source : void 0);
		return lostSources.map((source) => {
			const index = sources.indexOf(source);
			return diagnose("generator-redirect", {
				file: configFile,
				pointer: index === -1 ? "/redirects" : `/redirects/${index}/source`
			}, {
				generator: name,
				source,
				reason,
				effect: "lost"
			});
		});
	}
}
/** Reports links to files that only the original host generates, such as `skill.md`. */
function linkLosses({ bodies, inventory, links: { routes } }, generator, lacksFeeds) {
	const isLost = (path) => {
		const page = lacksFeeds ? routeOfFeed(path) : void 0;
		return (isGeneratedOnlyByHost(path) || page !== void 0 && routes.has(page)) && !inventory.fileByUrlPath.has(path) && !routes.has(`/${path}`);
	};
	return [...bodies].flatMap(([file, { links }]) => links.flatMap(({ target, start, end }) => {
		const path = target.startsWith("/") ? normalizePath(splitUrl(target)[0]) : void 0;
		if (path === void 0 || !isLost(path)) return [];
		return diagnose("generator-link", {
			file,
			start,
			end
		}, {
			generator,
			target,
			effect: "lost"
		});
	}));
}
/** Reports HTML in banners, because generators show only its text. */
function bannerLosses({ tree, site }, generator) {
	return [...htmlLosses(site.banner, {
		file: configFile,
		pointer: "/banner/content"
	}), ...tree.children.flatMap(nodeBannerLosses)];
	function nodeBannerLosses(node) {
		const banner = node.kind === "section" ? node.banner : void 0;
		const children = "children" in node ? node.children : [];
		return [...htmlLosses(banner, memberLocation(node.source, "banner")), ...children.flatMap(nodeBannerLosses)];
	}
	function htmlLosses(banner, location) {
		const [label] = findHtmlTags(banner?.content ?? "");
		if (label === void 0) return [];
		return [diagnose("generator-navigation", location, {
			generator,
			part: "bannerHtml",
			label,
			effect: "changed"
		})];
	}
}
function visibleChildren(node) {
	const children = "children" in node ? node.children : [];
	const links = "global" in node ? node.global ?? [] : [];
	return [...children, ...links].filter(({ hidden }) => hidden !== true);
}
function navigationLosses(site, unsupportedFeatures, generator) {
	return [
		...branchLosses(site.tree),
		...unsupportedFeatures.includes("tag") ? methodLosses(site.tree) : [],
		...unsupportedFeatures.includes("switcher") ? counterpartLosses("switcher", "changed", site.counterparts) : [],
		...unsupportedFeatures.includes("hreflang") ? counterpartLosses("hreflang", "lost", site.counterparts.filter(({ axis }) => axis === "language")) : [],
		...languageFeatures.filter((part) => unsupportedFeatures.includes(part) && languagesOf(site).length > 1).flatMap((part) => languageLosses(part, site.tree.children))
	];
	function branchLosses(node) {
		return [...node.kind === "root" ? [] : nodeLosses(node), ...visibleChildren(node).flatMap(branchLosses)];
	}
	/** Reports only the first endpoint, because sites have hundreds. */
	function methodLosses(node) {
		if ("method" in node && node.method !== void 0) {
			const args = {
				generator,
				part: "method",
				label: node.method,
				effect: "lost"
			};
			return [diagnose("generator-navigation", node.source, args)];
		}
		return visibleChildren(node).flatMap(methodLosses).slice(0, 1);
	}
	function nodeLosses(node) {
		return [
			["banner", "banner" in node ? node.banner?.content : void 0],
			["tag", node.tag],
			["icon", node.icon?.name]
		].flatMap(([part, label]) => {
			if (label === void 0 || !unsupportedFeatures.includes(part)) return [];
			return [diagnose("generator-navigation", memberLocation(node.source, part), {
				generator,
				part,
				label,
				effect: "lost"
			})];
		});
	}
	/** Reports languages other than English, which generators use unless the project sets another language. */
	function languageLosses(part, nodes) {
		return nodes.flatMap((node) => {
			if (node.kind !== "section" || node.hidden === true) return [];
			const isLost = node.axis === "language" && languageOf(node.name).htmlLang !== "en";
			const args = {
				generator,
				part,
				label: node.name,
				effect: "changed"
			};
			const childLosses = languageLosses(part, node.children);
			return isLost ? [diagnose("generator-navigation", memberLocation(node.source, "language"), args), ...childLosses] : childLosses;
		});
	}
	function counterpartLosses(part, effect, tables) {
		return tables.flatMap(({ path, siblings: [sibling = 0], rows }) => {
			const firstSection = childrenAt(site.tree, path)[sibling];
			if (firstSection === void 0 || rows.length === 0) return [];
			const args = {
				generator,
				part,
				label: firstSection.label,
				effect
			};
			return [diagnose("generator-navigation", firstSection.source, args)];
		});
	}
}
//#endregion
//#region src/render/vnodes.ts
const createVNode = k$1;
function asChildren(value) {
	return value;
}
/** Renders HTML without an element around it. */
function rawHtml(html) {
	return i$1([html]);
}
//#endregion
//#region src/render/code/components.ts
function ChildrenOnly({ children }) {
	return asChildren(children);
}
/**
* Replacement for an undefined component: shows its children and calls `report`. Members such as `<Unknown.Item>`
* do the same.
*/
function undefinedComponent(report) {
	const renderChildren = ({ children }) => {
		report();
		return children;
	};
	return new Proxy(renderChildren, { get: (target, name) => name in target ? Reflect.get(target, name) : typeof name === "string" && /^[A-Z]/.test(name) ? renderChildren : void 0 });
}
function asComponent(value) {
	return typeof value === "function" ? value : void 0;
}
//#endregion
//#region src/render/code/time-limit.ts
/** A hundred times the duration of the slowest real pages, so that the output is the same on slow machines. */
const defaultLimits = {
	page: 6e4,
	part: 5e3
};
/** Keeps page code from running forever. */
var TimeLimit = class {
	#limits;
	/** Set once a page has timed out, because the slow code may be in a snippet that other pages share. */
	#isSlow = false;
	constructor(limits = defaultLimits) {
		this.#limits = limits;
	}
	/**
	* Renders a page. The first attempt must finish the whole page within the time limit of one part. If the attempt takes
	* longer, renders the page again with a limit for each part, so that only the slow parts fail.
	*
	* @param render Gets a timer for the parts of the page; `undefined` in the first attempt, where parts aren't limited.
	*/
	runPage(render) {
		const { page, part } = this.#limits;
		const deadline = performance.now() + page;
		if (!this.#isSlow) try {
			return runWithTimeout(() => render(void 0), part);
		} catch (error) {
			if (!isTimeout(error)) throw error;
			this.#isSlow = true;
		}
		return render(new PartTimer(deadline, part));
	}
};
/** Minimum time of a part in milliseconds, even after the page has used up its time. */
const minPartTime = 50;
/** Distributes the time of a page among its parts. */
var PartTimer = class {
	#maxPartTime;
	/** Deadline of the innermost part that is running, or of the page. */
	#end;
	#isInPart = false;
	constructor(deadline, maxPartTime) {
		this.#end = deadline;
		this.#maxPartTime = maxPartTime;
	}
	/**
	* Runs a part of the page. The part gets only a share of the page's remaining time, so that later parts can run too.
	*
	* @throws {Error} if the part takes longer. Errors of the part are thrown too.
	*/
	run(part) {
		const previous = {
			end: this.#end,
			isInPart: this.#isInPart
		};
		const currentTime = performance.now();
		const availableTime = (previous.end - currentTime) * (previous.isInPart ? .75 : .5);
		const partTime = Math.ceil(Math.max(minPartTime, Math.min(this.#maxPartTime, availableTime)));
		this.#end = currentTime + partTime;
		this.#isInPart = true;
		try {
			return runWithTimeout(part, partTime);
		} catch (error) {
			throw isTimeout(error) ? /* @__PURE__ */ new Error("it takes too long") : error;
		} finally {
			this.#end = previous.end;
			this.#isInPart = previous.isInPart;
		}
	}
};
const timeoutContext = createContext({ run: void 0 });
const runScript = new Script("run()");
/**
* Runs a function, and stops it if it takes too long, even inside a regular expression. A stopped function runs no more
* code, not even `finally` blocks.
*
* @throws An error that `isTimeout` recognizes, or the error of `run`.
*/
function runWithTimeout(run, milliseconds) {
	const previousRun = timeoutContext.run;
	timeoutContext.run = run;
	try {
		return runScript.runInContext(timeoutContext, {
			timeout: milliseconds,
			displayErrors: false
		});
	} finally {
		timeoutContext.run = previousRun;
	}
}
function isTimeout(error) {
	if (typeof error !== "object" || error === null || !("code" in error)) return false;
	return error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
//#endregion
//#region src/render/pages/endpoint-columns.ts
/** Splits nodes at the headings of a depth. Returns the nodes above the first heading separately. */
function splitSections(nodes, depth) {
	const intro = [];
	const sections = [];
	for (const node of nodes) if (node.type === "heading" && node.depth === depth) sections.push({
		heading: node,
		name: sectionName(node),
		nodes: []
	});
	else (sections.at(-1)?.nodes ?? intro).push(node);
	return {
		before: intro,
		sections
	};
}
function sectionName(heading) {
	const part = heading.data?.part;
	return toIdPart(part?.kind === "section" ? part.name : nodeText(heading));
}
/** Converts a name to a part of an id, at most 80 characters long: `X-Rate Limit` → `X-Rate-Limit`. */
function toIdPart(name) {
	return name.replace(/[^\p{L}\p{N}_.]+/gu, "-").replace(/^-+|-+$/g, "").slice(0, 80) || "value";
}
/** Sections whose examples an author can replace. */
const exampleSections = new Map([
	["body", "request"],
	["responses", "response"],
	["samples", "request"]
]);
/** Removes the examples of the specification that the author's examples replace. */
function removeReplacedExamples(nodes, authorExamples) {
	const { before: intro, sections } = splitSections(nodes, 2);
	const remaining = sections.flatMap((section) => {
		if (!authorExamples.some(({ kind }) => kind === exampleSections.get(section.name))) return [section.heading, ...section.nodes];
		const { nodes: textNodes } = separateExamples(section);
		return textNodes.length === 0 ? [] : [section.heading, ...textNodes];
	});
	return [...intro, ...remaining];
}
/** Splits the sections of an endpoint page into two columns: text, and request and response examples. */
function splitColumns(sections) {
	const sampleSection = sections.find(({ name }) => name === "samples");
	const text = sections.filter((section) => section !== sampleSection).map((section) => ({
		...section,
		...separateExamples(section)
	}));
	const isRequestSection = ({ name }) => sampleSection !== void 0 && name !== "responses";
	const requestExamples = text.filter(isRequestSection).flatMap(({ blocks }) => blocks);
	const otherSections = text.filter((section) => !isRequestSection(section) && section.blocks.length > 0);
	return {
		text,
		side: [...sampleSection === void 0 ? [] : [sampleSection.heading, ...createCodeGroup([...separateExamples(sampleSection).blocks, ...requestExamples])], ...otherSections.flatMap(({ heading, blocks }) => [createGroupTitle(heading), ...createCodeGroup(blocks)])]
	};
}
/** Separates the code blocks of a section from its text. Titles of examples start with the heading above them. */
function separateExamples({ heading, nodes }) {
	const textNodes = [];
	const blocks = [];
	let headingAbove = nodeText(heading);
	for (const node of nodes) {
		const part = node.data?.part;
		if (node.type === "heading") headingAbove = nodeText(node);
		if (part?.kind === "sample") blocks.push({
			block: node,
			title: part.title
		});
		else if (part?.kind === "example") blocks.push({
			block: node,
			title: part.title === "" ? headingAbove : `${headingAbove}: ${part.title}`
		});
		else if (part?.kind !== "lead") textNodes.push(node);
	}
	return {
		nodes: textNodes,
		blocks
	};
}
/** Creates the title of a group of examples. It isn't a heading, because the section already has a heading. */
function createGroupTitle(heading) {
	return htmlNode("p", "djn-endpoint-title", [textNode(nodeText(heading))]);
}
/** Combines several code blocks into tabs. Appends the language to equal titles: `Body (JSON)`. */
function createCodeGroup(blocks) {
	const blocksByTitle = groupBy(blocks, ({ title }) => title);
	const titledBlocks = blocks.map(({ block, title }) => {
		const { lang } = block;
		if (!lang || blocksByTitle.get(title)?.length === 1) return withTitle(block, title);
		return withTitle(block, `${title} (${lang.toUpperCase()})`);
	});
	return titledBlocks.length > 1 ? [jsxNode("CodeGroup", {}, titledBlocks)] : titledBlocks;
}
function withTitle(block, title) {
	return {
		...block,
		meta: `title="${title.replaceAll("\"", "'")}"`
	};
}
/** Puts the author's requests above the examples of the specification, and the author's responses below. */
function writeSide(generatedHtml, authorExamples, { codeSamples, responses }) {
	const write = (kind, title) => {
		const html = authorExamples.filter((example) => example.kind === kind).map((example) => example.html).join("");
		return html === "" ? "" : `<p class="djn-endpoint-title">${title}</p>${html}`;
	};
	return `${write("request", codeSamples)}${generatedHtml}${write("response", responses)}`;
}
/** Puts examples next to all of a page's text; without examples, returns the text. */
function writeColumns(text, side) {
	return side === "" ? text : `<div class="djn-endpoint"><div class="djn-endpoint-columns"><div class="djn-endpoint-text">${text}</div><div class="djn-endpoint-side">${side}</div></div></div>`;
}
function htmlNode(tagName, className, children, properties = {}) {
	return {
		type: "part",
		data: {
			hName: tagName,
			hProperties: {
				...className === void 0 ? {} : { class: className },
				...properties
			}
		},
		children: [...children]
	};
}
function jsxNode(name, attributes, children) {
	return {
		type: "mdxJsxFlowElement",
		name,
		attributes: Object.entries(attributes).map(([key, value]) => ({
			type: "mdxJsxAttribute",
			name: key,
			value
		})),
		children: [...children]
	};
}
function textNode(value) {
	return {
		type: "text",
		value
	};
}
function nodeText({ value = "", children = [] }) {
	return value + children.map(nodeText).join("");
}
//#endregion
//#region src/render/pages/arrange-endpoint.ts
/**
* Arranges the nodes of an endpoint page by their `data.part`: the call as one line, members in foldable lists,
* responses and code samples as tabs. Other nodes stay unchanged. The side is empty for a page without examples.
*/
function arrangeEndpoint(nodes, context) {
	const { before: intro, sections } = splitSections(nodes, 2);
	const { text: textSections, side } = splitColumns(sections);
	return {
		text: [...wrapServers(intro.map(renderCallLine)), ...textSections.flatMap((section) => sectionNodes(section, context))],
		side
	};
}
/** Creates an empty element. `client/endpoint/tools.ts` fills it with tools, as the JSON in `data-tools` describes. */
function endpointToolsElement(tools, language) {
	const messages = formMessages(language);
	const words = tools.form === void 0 ? toolMessages(messages) : messages;
	return htmlNode("div", "djn-tools", [], { dataTools: JSON.stringify({
		...tools,
		words
	}) });
}
/** Arranges a section. Several responses become tabs, with the status as their titles. */
function sectionNodes({ heading, name, nodes }, context) {
	const { before: intro, sections } = name === "responses" ? splitSections(nodes, 3) : {
		before: nodes,
		sections: []
	};
	const subsections = sections.map((section) => ({
		section,
		content: convertMemberLists(section.nodes, section.name, context)
	}));
	const subsectionNodes = subsections.length < 2 ? subsections.flatMap(({ section, content }) => [section.heading, ...content]) : [jsxNode("Tabs", {}, subsections.map(({ section, content }) => jsxNode("Tab", { title: nodeText(section.heading) }, content)))];
	return [
		heading,
		...convertMemberLists(intro, name, context),
		...subsectionNodes
	];
}
/**
* Converts first lines of bodies and lists of members. Ids of members begin with `idPrefix`, or with `PREFIX-header` for
* response headers.
*/
function convertMemberLists(nodes, idPrefix, context) {
	return nodes.map((node) => {
		const part = memberPart(node);
		if (part !== void 0) return htmlNode("div", "djn-body", renderMemberHead(part, void 0, context));
		if (!hasMembers(node)) return node;
		return renderMemberList(node, node.data?.part?.kind === "headers" ? `${idPrefix}-header` : idPrefix, context);
	});
}
function renderCallLine(node) {
	const part = node.data?.part;
	if (part?.kind !== "call") return node;
	return htmlNode("p", "djn-call", [
		htmlNode("span", `djn-method djn-method-${part.method.toLowerCase()}`, [textNode(part.method)]),
		textNode(" "),
		htmlNode("code", "djn-call-path", part.path.split(/(\{[^{}]*\}|\/)/).flatMap(renderPathPart))
	]);
}
/** Long paths wrap before a slash. */
function renderPathPart(text) {
	if (text === "/") return [htmlNode("wbr", void 0, []), textNode(text)];
	if (text.startsWith("{")) return [htmlNode("span", "djn-call-name", [textNode(text)])];
	return text === "" ? [] : [textNode(text)];
}
/** Wraps the URLs of servers in one element, which `client/endpoint/servers.ts` hides if it adds a choice. */
function wrapServers(nodes) {
	const isServer = ({ data }) => data?.part?.kind === "servers";
	const firstIndex = nodes.findIndex(isServer);
	return firstIndex === -1 ? [...nodes] : nodes.filter((node) => !isServer(node)).toSpliced(firstIndex, 0, htmlNode("div", "djn-servers", nodes.filter(isServer)));
}
function memberPart({ data }) {
	return data?.part?.kind === "member" ? data.part : void 0;
}
function hasMembers({ type, children = [] }) {
	return type === "list" && children.some((item) => memberPart(item) !== void 0);
}
function renderMemberList({ children = [] }, idPrefix, context) {
	return htmlNode("ul", "djn-members", children.map((item) => renderMember(item, idPrefix, context)));
}
function renderMember(item, parentPrefix, context) {
	const part = memberPart(item);
	const [line, ...blocks] = item.children ?? [];
	const idPrefix = part === void 0 ? parentPrefix : `${parentPrefix}-${toIdPart(part.title.map(asSyntaxNode).map(nodeText).join(""))}`;
	const id = part === void 0 ? void 0 : context.idOf(idPrefix);
	const head = part === void 0 ? [htmlNode("div", "djn-member-body", line?.children ?? [])] : renderMemberHead(part, id, context);
	const content = blocks.map((block) => hasMembers(block) ? renderNestedMembers(block, idPrefix, context) : block);
	const foldedContent = part?.itemKind === "scheme" && content.length > 0 ? [renderExpandable(context.words.details, content)] : content;
	return htmlNode("li", "djn-member", [...head, ...foldedContent], id === void 0 ? {} : { id });
}
function renderMemberHead({ title, type, marks, details }, id, { words }) {
	const link = {
		href: `#${encodeURIComponent(id ?? "")}`,
		ariaLabel: words.linkToField
	};
	const parts = [
		htmlNode("span", "djn-member-name", title.map(asSyntaxNode)),
		...type === "" ? [] : [textNode(" "), htmlNode("span", "djn-field-type", [textNode(type)])],
		...marks.flatMap((mark) => {
			const classSuffix = mark === words.required ? "required" : mark === words.deprecated ? "deprecated" : "label";
			return [textNode(" "), htmlNode("span", `djn-field-${classSuffix}`, [textNode(mark)])];
		}),
		...id === void 0 ? [] : [htmlNode("span", "djn-member-link", [htmlNode("a", void 0, [], link)])]
	];
	const body = details.length === 0 ? [] : [htmlNode("div", "djn-member-body", details.map(asSyntaxNode))];
	return [htmlNode("div", "djn-member-head", parts), ...body];
}
function renderNestedMembers(list, idPrefix, context) {
	const parts = (list.children ?? []).flatMap((item) => memberPart(item) ?? []);
	const itemKind = parts[0]?.itemKind ?? "member";
	const members = renderMemberList(list, idPrefix, context);
	return itemKind === "scheme" ? members : renderExpandable(context.words.count(parts.length, itemKind), [members], context.isExpanded);
}
function renderExpandable(title, content, isOpen = false) {
	return htmlNode("details", "djn-expandable", [htmlNode("summary", "djn-expandable-head", [textNode(title)]), htmlNode("div", "djn-expandable-body", content)], isOpen ? { open: "open" } : {});
}
//#endregion
//#region src/render/pages/endpoint-parts.ts
/** @param isPlain Renders the parts without columns, folding and tabs. */
function createEndpointParts({ generated, tools, isExpanded = false, language }, pageFiles, rendering, { isPlain, toHtml }) {
	if (generated === void 0) return {
		call: [],
		addTo: (bodyHtml) => bodyHtml
	};
	rendering.hasEndpoint = true;
	const words = endpointMessages(language);
	const arrange = (nodes) => isPlain ? {
		text: nodes,
		side: []
	} : arrangeEndpoint(nodes, {
		words,
		idOf: (preferredId) => rendering.id(preferredId),
		isExpanded
	});
	const render = (nodes) => nodes.length === 0 ? [] : pageFiles.renderInstance(pageFiles.instances.instantiate(fileFromNodes(nodes)), {});
	const toolNodes = tools === void 0 || isPlain ? [] : [endpointToolsElement(tools, language)];
	return {
		call: render([...arrange(toSyntaxNodes(generated.call)).text, ...toolNodes]),
		addTo(bodyHtml) {
			const { examples } = rendering;
			const { text, side } = arrange(removeReplacedExamples(toSyntaxNodes(generated.details), examples));
			const textHtml = text.length === 0 ? bodyHtml : `${bodyHtml}\n${toHtml(render(text))}`;
			return isPlain ? textHtml : writeColumns(textHtml, writeSide(toHtml(render(side)), examples, words));
		}
	};
}
function toSyntaxNodes(blocks) {
	return blocks.map(asSyntaxNode);
}
//#endregion
//#region src/render/pages/parse-html.ts
const rawTextElements = new Set("iframe noembed noframes script style textarea xmp".split(" "));
/** A copy, because scanning sets `lastIndex`. */
const tagPattern$1 = new RegExp(htmlTagPattern);
/**
* Returns the elements of HTML in the order of their start tags. Omits unclosed elements: their children belong to the
* parent element.
*/
function parseHtmlElements(html) {
	const elements = [];
	const openElements = [];
	const openCounts = /* @__PURE__ */ new Map();
	const openCount = (name) => openCounts.get(name) ?? 0;
	tagPattern$1.lastIndex = 0;
	for (let match = tagPattern$1.exec(html); match !== null; match = tagPattern$1.exec(html)) {
		const name = match[2]?.toLowerCase();
		const tagEnd = tagPattern$1.lastIndex;
		if (name === void 0 || match[1] === "/" && openCount(name) === 0) continue;
		if (match[1] === "/") {
			for (let openElement = openElements.pop(); openElement !== void 0; openElement = openElements.pop()) {
				openCounts.set(openElement.name, openCount(openElement.name) - 1);
				if (openElement.name !== name) continue;
				openElement.contentEnd = match.index;
				openElement.end = tagEnd;
				break;
			}
			continue;
		}
		const attributes = match[3] ?? "";
		const isVoid = voidElements.has(name);
		if (!isVoid && attributes.endsWith("/")) continue;
		const end = isVoid ? tagEnd : 0;
		const element = {
			name,
			attributes,
			start: match.index,
			contentStart: tagEnd,
			contentEnd: tagEnd,
			end
		};
		elements.push(element);
		if (isVoid) continue;
		openElements.push(element);
		openCounts.set(name, openCount(name) + 1);
		if (rawTextElements.has(name)) tagPattern$1.lastIndex = rawTextEnd(html, name, tagEnd);
	}
	return elements.filter(({ end }) => end > 0);
}
function rawTextEnd(html, name, from) {
	const end = new RegExp(`</${name}`, "gi");
	end.lastIndex = from;
	return end.exec(html)?.index ?? html.length;
}
const hiddenElements = new Set([
	"style",
	"script",
	"template",
	"noscript",
	"title",
	"annotation"
]);
const inlineElements = new Set("a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q rp rt ruby s samp small span strong sub sup time tt u var wbr dialect-island dialect-slot".split(" "));
/** Returns the visible text of HTML, with line breaks between blocks and collapsed spaces. */
function htmlToText(html) {
	let text = "";
	let previousEnd = 0;
	tagPattern$1.lastIndex = 0;
	for (let match = tagPattern$1.exec(html); match !== null; match = tagPattern$1.exec(html)) {
		text += decodeHTML(html.slice(previousEnd, match.index));
		previousEnd = tagPattern$1.lastIndex;
		const name = match[2]?.toLowerCase();
		if (name === void 0) continue;
		if (!inlineElements.has(name)) text += "\n";
		if (match[1] === "" && hiddenElements.has(name) && !match[3]?.endsWith("/")) {
			const end = html.toLowerCase().indexOf(`</${name}`, previousEnd);
			previousEnd = end === -1 ? html.length : end;
			tagPattern$1.lastIndex = previousEnd;
		}
	}
	text += decodeHTML(html.slice(previousEnd));
	return text.replace(/[^\S\n]+/g, " ").replace(/ ?\n[\s]*/g, "\n").trim();
}
/**
* Returns the text of HTML that contains code. Keeps line breaks and indentation, but trims blank lines at the start
* and whitespace at the end. Non-breaking spaces become plain spaces.
*/
function htmlToCode(html) {
	return decodeHTML(html.replace(/<br\s*\/?>/g, "\n").replace(tagPattern$1, "")).replaceAll("\xA0", " ").replace(/^\n+|\s+$/g, "");
}
//#endregion
//#region src/render/pages/keep-nesting.ts
const toNameSet = (names) => new Set(names.split(" "));
/** Elements whose start tag closes an open paragraph. */
const blockElements = toNameSet("address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp");
/** Elements that limit implicit closing: a start tag inside them never closes an element outside. */
const scopeMarkers = toNameSet("applet caption marquee object table td template th");
/** Blocks that don't prevent a nested `li`, `dd` or `dt` from closing the outer `li`, `dd` or `dt`. */
const passableBlocks = toNameSet("address div p");
const htmlInForeign = toNameSet("annotation-xml desc foreignobject title");
const tableParts = toNameSet("table tbody thead tfoot tr");
const headingElements = toNameSet("h1 h2 h3 h4 h5 h6");
const linkAttributes = /\s+(?:download|href|hreflang|ping|rel|target)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?(?=\s|$)/gi;
/**
* Changes tags so that an HTML parser keeps the nesting of elements. Components and Markdown can nest paragraphs, links
* and buttons, but an HTML parser would close the outer element early. A paragraph with blocks becomes a `div`. If the
* only content of a paragraph is another paragraph, the tags of one of the two are removed. A link in a link, a button
* in a button and a heading in a heading become a `span`.
*
* Source: "The rules for parsing tokens in HTML content" of the HTML standard.
*
* @returns The same string if nothing changes. Unclosed elements stay unchanged.
*/
function keepNesting(html) {
	const nestedElements = nestElements(parseHtmlElements(html));
	for (const [index, element] of [...nestedElements.entries()].reverse()) if (element.outputName === "p" && element.hasBlocks) fixParagraph(element, nestedElements[index + 1], html);
	return applyTagNames(html, nestedElements);
}
/**
* Returns the targets of links that `keepNesting` turns into text, because they are inside another link.
*
* @param content HTML of the outer link's content.
* @returns HTML-escaped `href` values, in order.
*/
function findNestedLinks(content) {
	if (!/<a\s/i.test(content)) return [];
	return nestElements(parseHtmlElements(`<a>${content}</a>`)).flatMap(({ name, outputName, attributes }) => {
		const href = name === "a" && outputName !== "a" ? /\shref="([^"]*)"/i.exec(attributes)?.[1] : void 0;
		return href === void 0 ? [] : [href];
	});
}
function nestElements(elements) {
	const nestedElements = [];
	const openElements = [];
	for (const element of elements) {
		while ((openElements.at(-1)?.element.end ?? Number.POSITIVE_INFINITY) <= element.start) openElements.pop();
		const { element: parent, inside: ancestors = {} } = openElements.at(-1) ?? {};
		const outputName = ancestors.isForeign === true ? element.name : allowedTagName(element.name, ancestors, parent);
		const nestedElement = {
			...element,
			parent,
			outputName,
			hasBlocks: false
		};
		if (ancestors.p !== void 0 && ancestors.isForeign !== true && blockElements.has(element.name)) ancestors.p.hasBlocks = true;
		nestedElements.push(nestedElement);
		openElements.push({
			element: nestedElement,
			inside: ancestorsOfChildren(nestedElement, ancestors)
		});
	}
	return nestedElements;
}
/**
* Returns the name if its start tag closes no ancestor; otherwise `span`, `div`, or an empty string to remove the tags.
*/
function allowedTagName(name, ancestors, parent) {
	if (name === "p" && parent !== void 0 && tableParts.has(parent.outputName)) return "";
	if (name === "a" && ancestors.a !== void 0) return "span";
	if (name === "button" && ancestors.button !== void 0) return "span";
	if (headingElements.has(name) && parent !== void 0 && headingElements.has(parent.outputName)) return "span";
	if (name === "form" && ancestors.form !== void 0) return "div";
	if (name === "li" && ancestors.li !== void 0) return "div";
	return (name === "dd" || name === "dt") && ancestors.dd !== void 0 ? "div" : name;
}
function ancestorsOfChildren(element, ancestors) {
	const { outputName } = element;
	if (ancestors.isForeign === true) return htmlInForeign.has(element.name) ? {
		a: ancestors.a,
		form: ancestors.form
	} : ancestors;
	if (outputName === "svg" || outputName === "math") return {
		...ancestors,
		isForeign: true
	};
	if (scopeMarkers.has(outputName)) return { form: ancestors.form };
	switch (outputName) {
		case "p": return {
			...ancestors,
			p: element
		};
		case "a": return {
			...ancestors,
			a: element
		};
		case "button": return {
			a: ancestors.a,
			form: ancestors.form,
			button: element
		};
		case "form": return {
			...ancestors,
			li: void 0,
			dd: void 0,
			form: element
		};
		case "li": return {
			...ancestors,
			li: element,
			dd: void 0
		};
		case "dd":
		case "dt": return {
			...ancestors,
			dd: element,
			li: void 0
		};
		default: return blockElements.has(outputName) && !passableBlocks.has(outputName) ? {
			...ancestors,
			li: void 0,
			dd: void 0
		} : ancestors;
	}
}
/** @param nextElement The element after the paragraph's start tag: the first child if the paragraph has children. */
function fixParagraph(paragraph, nextElement, html) {
	const isBlank = (start, end) => html.slice(start, end).trim() === "";
	const onlyChild = nextElement?.parent === paragraph && nextElement.outputName === "p" && isBlank(paragraph.contentStart, nextElement.start) && isBlank(nextElement.end, paragraph.contentEnd) ? nextElement : void 0;
	const hasNoAttributes = ({ attributes }) => attributes.trim() === "";
	if (onlyChild !== void 0 && hasNoAttributes(onlyChild)) onlyChild.outputName = "";
	else if (onlyChild !== void 0 && hasNoAttributes(paragraph)) paragraph.outputName = "";
	else paragraph.outputName = "div";
}
function applyTagNames(html, nestedElements) {
	const changedElements = nestedElements.filter(({ name, outputName }) => outputName !== name);
	if (changedElements.length === 0) return html;
	const edits = changedElements.flatMap((element) => {
		const { name, attributes, outputName, start, contentStart, contentEnd, end } = element;
		const keptAttributes = name === "a" ? attributes.replace(linkAttributes, "") : attributes;
		return [{
			start,
			end: contentStart,
			text: outputName === "" ? "" : `<${outputName}${keptAttributes}>`
		}, {
			start: contentEnd,
			end,
			text: outputName === "" ? "" : `</${outputName}>`
		}];
	});
	let text = "";
	let previousEnd = 0;
	for (const edit of edits.sort((a, b) => a.start - b.start)) {
		text += html.slice(previousEnd, edit.start) + edit.text;
		previousEnd = edit.end;
	}
	return text + html.slice(previousEnd);
}
//#endregion
//#region node_modules/preact-render-to-string/dist/index.mjs
var o = "__s", i = "__c", a = "__k", u = "__d", c = "__s", f = /[\s\n\\/='"\0<>]/, s = /^(xlink|xmlns|xml)([A-Z])/, l = /^(?:accessK|auto[A-Z]|cell|ch|col|cont|cross|dateT|encT|form[A-Z]|frame|hrefL|inputM|maxL|minL|noV|playsI|popoverT|readO|rowS|src[A-Z]|tabI|useM|item[A-Z])/, p = /^ac|^ali|arabic|basel|cap|clipPath$|clipRule$|color|dominant|enable|fill|flood|font|glyph[^R]|horiz|image|letter|lighting|marker[^WUH]|overline|panose|pointe|paint|rendering|shape|stop|strikethrough|stroke|text[^L]|transform|underline|unicode|units|^v[^i]|^w|^xH/, h = new Set(["draggable", "spellcheck"]);
function d(e) {
	void 0 !== e.__g ? e.__g |= 8 : e[u] = !0;
}
function v(e) {
	void 0 !== e.__g ? e.__g &= -9 : e[u] = !1;
}
function m(e) {
	return void 0 !== e.__g ? !!(8 & e.__g) : !0 === e[u];
}
var y = /["&<]/;
function _(e) {
	if (0 === e.length || !1 === y.test(e)) return e;
	for (var t = 0, n = 0, r = "", o = ""; n < e.length; n++) {
		switch (e.charCodeAt(n)) {
			case 34:
				o = "&quot;";
				break;
			case 38:
				o = "&amp;";
				break;
			case 60:
				o = "&lt;";
				break;
			default: continue;
		}
		n !== t && (r += e.slice(t, n)), r += o, t = n + 1;
	}
	return n !== t && (r += e.slice(t, n)), r;
}
var g = {}, k = new Set([
	"animation-iteration-count",
	"border-image-outset",
	"border-image-slice",
	"border-image-width",
	"box-flex",
	"box-flex-group",
	"box-ordinal-group",
	"column-count",
	"fill-opacity",
	"flex",
	"flex-grow",
	"flex-negative",
	"flex-order",
	"flex-positive",
	"flex-shrink",
	"flood-opacity",
	"font-weight",
	"grid-column",
	"grid-row",
	"line-clamp",
	"line-height",
	"opacity",
	"order",
	"orphans",
	"stop-opacity",
	"stroke-dasharray",
	"stroke-dashoffset",
	"stroke-miterlimit",
	"stroke-opacity",
	"stroke-width",
	"tab-size",
	"widows",
	"z-index",
	"zoom"
]), b = /[A-Z]/g;
function x(e) {
	var t = "";
	for (var n in e) {
		var r = e[n];
		if (null != r && "" !== r) {
			var o = "-" == n[0] ? n : g[n] || (g[n] = n.replace(b, "-$&").toLowerCase()), i = ";";
			"number" != typeof r || o.startsWith("--") || k.has(o) || (i = "px;"), t = t + o + ":" + r + i;
		}
	}
	return t || void 0;
}
function w() {
	this.__d = !0;
}
function H(e, t) {
	return {
		__v: e,
		context: t,
		props: e.props,
		setState: w,
		forceUpdate: w,
		__d: !0,
		__h: new Array(0)
	};
}
function C(e, t, n) {
	if (!e.s) {
		if (n instanceof D) {
			if (!n.s) return void (n.o = C.bind(null, e, t));
			1 & t && (t = n.s), n = n.v;
		}
		if (n && n.then) return void n.then(C.bind(null, e, t), C.bind(null, e, 2));
		e.s = t, e.v = n;
		const r = e.o;
		r && r(e);
	}
}
var D = /* @__PURE__ */ function() {
	function e() {}
	return e.prototype.then = function(t, n) {
		var r = new e(), o = this.s;
		if (o) {
			var i = 1 & o ? t : n;
			if (i) {
				try {
					C(r, 1, i(this.v));
				} catch (e) {
					C(r, 2, e);
				}
				return r;
			}
			return this;
		}
		return this.o = function(e) {
			try {
				var o = e.v;
				1 & e.s ? C(r, 1, t ? t(o) : o) : n ? C(r, 1, n(o)) : C(r, 2, o);
			} catch (e) {
				C(r, 2, e);
			}
		}, r;
	}, e;
}();
var T = {}, j = [], P = Array.isArray, $ = Object.assign, U = "", Z = "<!--$s-->", F = "<!--/$s-->";
function M(e) {
	return "string" == typeof e ? Z + e + F : P(e) ? (e.unshift(Z), e.push(F), e) : e && "function" == typeof e.then ? e.then(M) : Z + e + F;
}
function W() {
	return {
		beforeDiff: n.__b,
		afterDiff: n.diffed,
		renderHook: n.__r,
		unmountHook: n.unmount,
		rootHook: n.__,
		commitHook: n.__c,
		catchError: n.__e,
		errorBoundaries: n.errorBoundaries
	};
}
function B(e) {
	var t = n[o];
	n[o] = !0;
	try {
		return e();
	} finally {
		n[o] = t;
	}
}
function z(n, r, o) {
	var i = W();
	try {
		var u = B(function() {
			var u, c = k$1($$1, null);
			return c[a] = [n], i.rootHook && i.rootHook(n, ((u = {})[a] = c, u.nodeType = 1, u)), q(n, r || T, !1, void 0, c, !1, o, i);
		});
		return P(u) ? u.join(U) : u;
	} catch (e) {
		if (e.then) throw new Error("Use \"renderToStringAsync\" for suspenseful rendering.");
		throw e;
	} finally {
		i.commitHook && B(function() {
			return i.commitHook(n, j);
		}), j.length = 0;
	}
}
function N(e, t, n) {
	var r, o = e.type, a = !0;
	return e[i] ? (a = !1, (r = e[i]).state = r[c]) : r = new o(e.props, t), e[i] = r, r.__v = e, r.props = e.props, r.context = t, d(r), r.state ?? (r.state = T), r[c] ?? (r[c] = r.state), o.getDerivedStateFromProps ? r.state = $({}, r.state, o.getDerivedStateFromProps(r.props, r.state)) : a && r.componentWillMount ? (r.componentWillMount(), r.state = r[c] !== r.state ? r[c] : r.state) : !a && r.componentWillUpdate && r.componentWillUpdate(), n.renderHook && n.renderHook(e), r.render(r.props, r.state, t);
}
function q(e, n, o, u, y, g, k, b) {
	if (null == e || !0 === e || !1 === e || e === U) return U;
	var w = typeof e;
	if ("object" != w) return "function" == w ? U : "string" == w ? _(e) : e + U;
	if (P(e)) {
		var C, D = U;
		y[a] = e;
		for (var A = e.length, S = 0; S < A; S++) {
			var E = e[S];
			if (null != E && "boolean" != typeof E) {
				var L, j = q(E, n, o, u, y, g, k, b);
				"string" == typeof j ? D += j : (C || (C = new Array(A)), D && C.push(D), D = U, P(j) ? (L = C).push.apply(L, j) : C.push(j));
			}
		}
		return C ? (D && C.push(D), C) : D;
	}
	if (!r(e)) return U;
	e.__ = y, b.beforeDiff && b.beforeDiff(e);
	var Z = e.type, F = e.props;
	if ("function" == typeof Z) {
		var W, z, O, R = n;
		if (Z === $$1) {
			if ("tpl" in F) {
				for (var K, G = U, J = 0; J < F.tpl.length; J++) if (G += F.tpl[J], F.exprs && J < F.exprs.length) {
					var Q = F.exprs[J];
					if (null == Q) continue;
					if ("object" == typeof Q && (r(Q) || P(Q))) {
						var X, Y = q(Q, n, o, u, e, g, k, b);
						"string" == typeof Y ? G += Y : (K || (K = []), G && K.push(G), G = U, P(Y) ? (X = K).push.apply(X, Y) : K.push(Y));
					} else G += Q;
				}
				return K ? (G && K.push(G), K) : G;
			}
			if ("UNSTABLE_comment" in F) return "<!--" + _(F.UNSTABLE_comment) + "-->";
			z = F.children;
		} else {
			if (null != (W = Z.contextType)) {
				var ee = n[W.__c];
				R = ee ? ee.props.value : W.__;
			}
			var te = Z.prototype && "function" == typeof Z.prototype.render;
			if (te) z = N(e, R, b), O = e[i];
			else {
				e[i] = O = H(e, R);
				for (var ne = 0; m(O) && ne++ < 25;) {
					v(O), b.renderHook && b.renderHook(e);
					try {
						z = Z.call(O, F, R);
					} catch (t) {
						throw g && t && "function" == typeof t.then && (e._suspended = !0), t;
					}
				}
				d(O);
			}
			if (null != O.getChildContext && (n = $({}, n, O.getChildContext())), te && b.errorBoundaries && (Z.getDerivedStateFromError || O.componentDidCatch)) {
				z = null != z && z.type === $$1 && null == z.key && null == z.props.tpl ? z.props.children : z;
				try {
					return q(z, n, o, u, e, g, !1, b);
				} catch (r) {
					return Z.getDerivedStateFromError && (O[c] = Z.getDerivedStateFromError(r)), O.componentDidCatch && O.componentDidCatch(r, T), m(O) ? (z = N(e, n, b), null != (O = e[i]).getChildContext && (n = $({}, n, O.getChildContext())), q(z = null != z && z.type === $$1 && null == z.key && null == z.props.tpl ? z.props.children : z, n, o, u, e, g, k, b)) : U;
				} finally {
					b.afterDiff && b.afterDiff(e), b.unmountHook && b.unmountHook(e);
				}
			}
		}
		z = null != z && z.type === $$1 && null == z.key && null == z.props.tpl ? z.props.children : z;
		try {
			var re = q(z, n, o, u, e, g, k, b);
			return b.afterDiff && b.afterDiff(e), b.unmountHook && b.unmountHook(e), e._suspended ? M(re) : re;
		} catch (t) {
			if (!g && k && k.onError) {
				var oe = function t(r) {
					return k.onError(r, e, function(e, r) {
						try {
							return B(function() {
								return q(e, n, o, u, r, g, k, b);
							});
						} catch (e) {
							return t(e);
						}
					});
				}(t);
				return void 0 !== oe ? oe : (b.catchError && b.catchError(t, e), U);
			}
			if (!g) throw t;
			if (!t || "function" != typeof t.then) throw t;
			return t.then(function t() {
				try {
					var r = B(function() {
						return q(z, n, o, u, e, g, k, b);
					});
					return e._suspended ? M(r) : r;
				} catch (e) {
					if (!e || "function" != typeof e.then) throw e;
					return e.then(t);
				}
			});
		}
	}
	var ie, ae = "<" + Z, ue = U;
	for (var ce in F) {
		var fe = F[ce];
		if ("function" != typeof (fe = V(fe) ? fe.value : fe) || "class" === ce || "className" === ce) {
			switch (ce) {
				case "children":
					ie = fe;
					continue;
				case "key":
				case "ref":
				case "__self":
				case "__source": continue;
				case "htmlFor":
					if ("for" in F) continue;
					ce = "for";
					break;
				case "className":
					if ("class" in F) continue;
					ce = "class";
					break;
				case "defaultChecked":
					ce = "checked";
					break;
				case "defaultSelected":
					ce = "selected";
					break;
				case "defaultValue":
				case "value":
					switch (ce = "value", Z) {
						case "textarea":
							ie = fe;
							continue;
						case "select":
							u = fe;
							continue;
						case "option": u != fe || "selected" in F || (ae += " selected");
					}
					break;
				case "dangerouslySetInnerHTML":
					ue = fe && fe.__html;
					continue;
				case "style":
					"object" == typeof fe && (fe = x(fe));
					break;
				case "acceptCharset":
					ce = "accept-charset";
					break;
				case "httpEquiv":
					ce = "http-equiv";
					break;
				default:
					if (f.test(ce)) continue;
					s.test(ce) ? ce = ce.replace(s, "$1:$2").toLowerCase() : "-" !== ce[4] && !h.has(ce) || null == fe ? o ? p.test(ce) && (ce = "panose1" === ce ? "panose-1" : ce.replace(/([A-Z])/g, "-$1").toLowerCase()) : l.test(ce) && (ce = ce.toLowerCase()) : fe += U;
			}
			null != fe && !1 !== fe && (ae = !0 === fe || fe === U ? ae + " " + ce : ae + " " + ce + "=\"" + _(fe + U) + "\"");
		}
	}
	if (f.test(Z)) throw new Error(Z + " is not a valid HTML tag name in " + ae + ">");
	if (ue || ("string" == typeof ie ? ue = _(ie) : null != ie && !1 !== ie && !0 !== ie && (ue = q(ie, n, "svg" === Z || "foreignObject" !== Z && o, u, e, g, k, b))), b.afterDiff && b.afterDiff(e), b.unmountHook && b.unmountHook(e), !ue && I.has(Z)) return ae + "/>";
	var se = "</" + Z + ">", le = ae + ">";
	return P(ue) ? [le].concat(ue, [se]) : "string" != typeof ue ? [
		le,
		ue,
		se
	] : le + ue + se;
}
var I = new Set([
	"area",
	"base",
	"br",
	"col",
	"command",
	"embed",
	"hr",
	"img",
	"input",
	"keygen",
	"link",
	"meta",
	"param",
	"source",
	"track",
	"wbr"
]);
function V(e) {
	return null !== e && "object" == typeof e && "function" == typeof e.peek && "value" in e;
}
//#endregion
//#region src/render/code/evaluator.ts
function createScope(outer) {
	return Object.create(outer);
}
var Evaluator = class {
	#context;
	#compiled;
	#create;
	#unknownComponent;
	#functions = /* @__PURE__ */ new WeakMap();
	constructor(realm, compiledExpressions, createElement, unknownComponent) {
		this.#context = realm;
		this.#compiled = compiledExpressions;
		this.#create = createElement;
		this.#unknownComponent = unknownComponent;
	}
	/**
	* Evaluates an expression. The expression may call hooks, because it runs inside a component.
	*
	* @param expression `undefined` for braces that contain only a comment.
	* @throws The value that the expression throws.
	*/
	evaluate(expression, frame) {
		if (expression === void 0) return { value: void 0 };
		const literal = evaluateLiteral(expression);
		if (literal !== void 0) return literal;
		if (expression.type === "Identifier") {
			const { name } = expression;
			if (name in frame.scope) return { value: frame.scope[name] };
			if (!isGlobal(name)) return { unknown: name };
		}
		const compiled = getOrCreate(this.#compiled, expression, compileExpression);
		let value;
		const Body = () => {
			value = this.run(compiled, frame);
			return null;
		};
		z(k$1(Body, null));
		return { value };
	}
	run(code, { scope, source, takesProps }, extraScope = {}) {
		const isOmittedProp = (name) => takesProps === true && !isGlobal(name) && !code.components.some((component) => component.name === name);
		const names = [...code.names].filter((name) => (name in scope || isOmittedProp(name)) && !(name in extraScope));
		const scopeValues = names.map((name) => scope[name]);
		for (const component of code.components) {
			if (component.name in scope || names.includes(component.name) || component.name in extraScope) continue;
			if (isGlobal(component.name) && !component.fullName.includes(".")) continue;
			names.push(component.name);
			scopeValues.push(this.#unknownComponent(component, source));
		}
		const parameters = [
			jsxNames.create,
			jsxNames.fragment,
			...names,
			...Object.keys(extraScope)
		];
		const values = [
			this.#create,
			$$1,
			...scopeValues,
			...Object.values(extraScope)
		];
		return this.#function(code, parameters, source.file)(...values);
	}
	#function(code, parameters, file) {
		return getOrCreate(getOrCreate(this.#functions, code, () => /* @__PURE__ */ new Map()), parameters.join(), () => this.#context.compile(code.body, parameters, file));
	}
};
/** Returns the value of a literal such as `'a'`, `[1, 2]` or `{ a: 'b' }`; `undefined` for other expressions. */
function evaluateLiteral(node) {
	switch (node.type) {
		case "Literal": return "regex" in node || "bigint" in node ? void 0 : { value: node.value };
		case "TemplateLiteral": return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked ?? "" } : void 0;
		case "UnaryExpression": {
			const argument = node.operator === "-" ? evaluateLiteral(node.argument) : void 0;
			return typeof argument?.value === "number" ? { value: -argument.value } : void 0;
		}
		case "ArrayExpression": {
			const values = node.elements.map((element) => element === null ? void 0 : evaluateLiteral(element));
			return values.every((value) => value !== void 0) ? { value: values.map(({ value }) => value) } : void 0;
		}
		case "ObjectExpression": return evaluateObjectLiteral(node);
		default: return;
	}
}
function evaluateObjectLiteral({ properties }) {
	const members = [];
	for (const property of properties) {
		if (property.type !== "Property" || property.computed || property.kind !== "init") return void 0;
		const { key } = property;
		const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : void 0;
		const literal = name === "__proto__" ? void 0 : evaluateLiteral(property.value);
		if (name === void 0 || literal === void 0) return void 0;
		members.push([name, literal.value]);
	}
	return { value: Object.fromEntries(members) };
}
//#endregion
//#region src/render/code/errors.ts
/** Returns the first line of an error's message. Page code may throw values that aren't errors. */
function pageErrorMessage(error) {
	try {
		const { message } = typeof error === "object" && error !== null ? error : { message: error };
		const [firstLine = ""] = String(message ?? "it failed").split("\n");
		return /^Maximum call stack/.test(firstLine) ? "it is nested too deeply" : firstLine.slice(0, 1e3);
	} catch {
		return "it failed";
	}
}
function asyncComponentError(component) {
	if (Object.prototype.toString.call(component) !== "[object AsyncFunction]") return void 0;
	const name = typeof component === "function" ? component.name : "";
	return /* @__PURE__ */ new Error(`${name === "" ? "it" : name} is an async function, and a page waits for nothing`);
}
const missingGlobalPattern = new RegExp(`\\b(?:${browserGlobalNames.join("|")}) is not defined`);
function needsBrowser(error) {
	return missingGlobalPattern.test(pageErrorMessage(error));
}
//#endregion
//#region src/render/code/instances.ts
/**
* Runs the code of a page's files, each file once. In an import cycle, a file sees only the exports that are already
* defined.
*/
var Instances = class {
	#context;
	#known = /* @__PURE__ */ new Map();
	constructor(context) {
		this.#context = context;
	}
	instantiate(parsed) {
		const cached = this.#known.get(parsed);
		if (cached !== void 0) return cached;
		const problemReporters = [];
		const dependencies = new Set([parsed.file]);
		const { source } = parsed;
		const frame = {
			source,
			scope: createScope(this.#context.globalScope)
		};
		const exports = createScope(null);
		const importedInstances = [];
		const instance = {
			parsed,
			frame,
			exports,
			get layout() {
				return exports.default === pageComponent ? void 0 : exports.default;
			},
			report(findings) {
				for (const reportProblem of problemReporters) reportProblem(findings);
			},
			dependencies
		};
		this.#known.set(parsed, instance);
		if (parsed.kind === "data") exports.default = structuredClone(parsed.data);
		if (parsed.kind === "asset") exports.default = this.#context.asset(parsed.file);
		const pageComponent = parsed.kind === "page" ? this.#context.pageComponent(instance) : void 0;
		if (pageComponent !== void 0) exports.default = pageComponent;
		if (parsed.problem !== void 0) {
			const { reason, start } = parsed.problem;
			problemReporters.push((findings) => findings.reportFailure(reason, "lost", {
				source,
				start,
				end: start + 1
			}));
		}
		this.#import(instance, importedInstances, problemReporters, dependencies);
		this.#run(instance, problemReporters);
		for (const { report, dependencies: transitiveFiles } of importedInstances) {
			problemReporters.push(report);
			for (const file of transitiveFiles) dependencies.add(file);
		}
		return instance;
	}
	#import({ parsed, frame, exports }, importedInstances, problemReporters, dependencies) {
		const { packages, files } = this.#context;
		for (const { specifier, imported, local, exported, start, end } of parsed.code?.imports ?? []) {
			const builtInModule = Object.hasOwn(packages, specifier) ? packages[specifier] : void 0;
			const { parsedFile, candidates } = builtInModule === void 0 ? files.resolveImport(specifier, parsed.file) : { candidates: [] };
			for (const file of candidates) dependencies.add(file);
			const importedInstance = parsedFile === void 0 ? void 0 : this.instantiate(parsedFile);
			if (importedInstance !== void 0 && !importedInstances.includes(importedInstance) && importedInstance.parsed !== parsed) importedInstances.push(importedInstance);
			const availableExports = builtInModule ?? importedInstance?.exports;
			if (imported === "*") {
				if (exported === "*") Object.assign(exports, availableExports);
				else if (local !== void 0) frame.scope[local] = availableExports ?? {};
				else if (exported !== void 0) exports[exported] = availableExports ?? {};
			} else if (availableExports !== void 0 && imported in availableExports) {
				if (local !== void 0) frame.scope[local] = availableExports[imported];
				if (exported !== void 0) exports[exported] = availableExports[imported];
			} else if (importedInstance !== void 0 && availableExports !== void 0 && local !== void 0 && isComponentName(local)) {
				const alternative = imported === "default" ? local : "default";
				if (alternative in availableExports) frame.scope[local] = availableExports[alternative];
			}
			if (imported === "*" ? availableExports !== void 0 : [local, exported].some((name) => name !== void 0 && (name in frame.scope || name in exports))) continue;
			const missingName = availableExports === void 0 ? void 0 : imported;
			problemReporters.push((findings) => findings.reportMissingImport(specifier, missingName, {
				source: parsed.source,
				start,
				end
			}, Object.keys(availableExports ?? {}).filter((name) => name !== "default")));
			if (local !== void 0 && isComponentName(local)) frame.scope[local] = ChildrenOnly;
		}
	}
	#run({ parsed, frame, exports }, problemReporters) {
		const { code, source, file } = parsed;
		if (code === void 0) return;
		const fail = (reason, start = 0, end = start) => {
			problemReporters.push((findings) => findings.reportFailure(reason, "lost", {
				source,
				start,
				end
			}));
		};
		const { evaluator, origins, runTimed } = this.#context;
		const declaredNames = new Set(code.topLevelNames);
		const codeToRun = {
			...code,
			names: new Set([...code.names].filter((name) => !declaredNames.has(name)))
		};
		codeToRun.components = code.components.filter(({ name }) => !declaredNames.has(name));
		const values = {};
		try {
			const onError = (error, start, end) => fail(pageErrorMessage(error), start, end);
			const extra = { [jsxNames.fail]: onError };
			const getters = runTimed(() => evaluator.run(codeToRun, {
				source,
				scope: createScope(frame.scope)
			}, extra));
			for (const name of code.topLevelNames) values[name] = readDeclaredValue(getters, name);
		} catch (error) {
			fail(pageErrorMessage(error));
		}
		for (const name of code.topLevelNames) {
			const value = values[name];
			if (name !== "$default") frame.scope[name] = value;
			if (typeof value === "function" && !origins.has(value)) origins.set(value, {
				module: file,
				name
			});
		}
		for (const [exported, name] of code.exports) exports[exported] = name in values ? values[name] : frame.scope[name];
	}
};
/** Returns the value of a variable that a module declares; `undefined` if an error prevented its initialization. */
function readDeclaredValue(getters, name) {
	try {
		return typeof getters === "object" && getters !== null ? Reflect.get(getters, name) : void 0;
	} catch {
		return;
	}
}
function isComponentName(name) {
	return /^[A-Z]/.test(name);
}
//#endregion
//#region src/render/pages/render-element.ts
const fileAttributes = new Set(["src", "poster"]);
/** Elements whose content isn't parsed as HTML. */
const unparsedElements = new Set(["style", "script"]);
/**
* Renders an HTML element from JSX or Markdown: resolves URLs and removes unsafe attributes. Event handlers aren't part
* of the HTML, but set `hasState`.
*/
function renderHtmlElement(page, tagName, props, children) {
	const attributes = readAttributes(page, tagName, props);
	const content = children.length > 0 ? children : props.children === void 0 ? [] : [props.children];
	const name = tagName.toLowerCase();
	if (unparsedElements.has(name) && content.length > 0) {
		const text = decodeHTML(page.renderHtml(content)).replaceAll(`</${name}`, `<\\/${name}`);
		return createVNode(tagName, {
			...attributes,
			children: void 0,
			dangerouslySetInnerHTML: { __html: text }
		});
	}
	if (name === "a" || name === "img") {
		const html = content.length === 0 ? void 0 : page.renderHtml(content);
		const renderedChildren = html === void 0 ? void 0 : {
			html,
			children: rawHtml(html)
		};
		return page.renderThemeComponent(name === "a" ? "Link" : "Image", attributes, renderedChildren);
	}
	return createVNode(tagName, attributes, ...content);
}
function readAttributes(page, tagName, props) {
	const attributes = {};
	for (const [name, value] of Object.entries(props)) {
		if (name === "children") continue;
		if (name === "class" && typeof props.className === "string") continue;
		if (typeof value === "string" && isUnsafeAttribute(tagName, name, value)) continue;
		if (/^on[A-Z]/.test(name) && typeof value === "function") page.hasState = true;
		if (typeof value === "function" && name !== "ref") continue;
		if (name === "className" && typeof props.class === "string") attributes.class = `${props.class} ${value}`;
		else if (name === "id" && typeof value === "string") attributes.id = reserveElementId(page, tagName, value);
		else if (name === "style" && isMediaElement(tagName)) attributes.style = limitWidth(value);
		else attributes[name] = typeof value === "string" ? resolveAttributeUrls(page, tagName, name, value) : value;
	}
	return tagName.toLowerCase() === "iframe" ? addHeightVariable(attributes) : attributes;
}
/**
* Copies the `height` of an `<iframe>` to `--djn-height`. Starlight's CSS overrides the attribute, so the rules for
* Starlight set the height from this variable.
*/
function addHeightVariable(attributes) {
	const { height, style } = attributes;
	if (!/^\d+(?:px)?$/.test(String(height))) return attributes;
	const pixels = `${Number.parseInt(String(height), 10)}px`;
	if (typeof style === "object") return {
		...attributes,
		style: {
			...style,
			"--djn-height": pixels
		}
	};
	return {
		...attributes,
		style: `${style === void 0 ? "" : `${style};`}--djn-height:${pixels}`
	};
}
function isMediaElement(tagName) {
	return /^(?:img|video|iframe)$/i.test(tagName);
}
/** Limits `max-width` to the width of the page: `max-width: 800px` → `max-width: min(100%, 800px)`. */
function limitWidth(style) {
	if (typeof style === "string") return style.replace(/(max-width\s*:\s*)(\d+(?:px|r?em))\b/i, "$1min(100%, $2)");
	const maxWidth = style?.maxWidth;
	const length = typeof maxWidth === "number" ? `${maxWidth}px` : maxWidth;
	if (typeof length !== "string" || !/^\d+(?:px|r?em)$/.test(length)) return style;
	return {
		...style,
		maxWidth: `min(100%, ${length})`
	};
}
/**
* Makes ids of headings and anchors unique. Other ids stay unchanged, because the author's CSS and SVG can refer to
* them; they are only reserved.
*/
function reserveElementId(page, tagName, id) {
	return /^(?:h[1-6]|a)$/i.test(tagName) ? page.id(id) : page.reserveId(id);
}
function resolveAttributeUrls(page, tagName, name, value) {
	if (fileAttributes.has(name)) return tagName === "iframe" ? page.link(value) : page.asset(value);
	if (name === "href") return tagName === "a" ? page.link(value) : value;
	if (name === "srcSet" || name === "srcset") return value.replace(/(^|,\s+)(\S+)/g, (_, separator, url) => separator + page.asset(url));
	return value;
}
const tagPattern = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)+)(?=\s*\/?>)/gi;
const idPattern = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/i;
const urlPattern = /(\s(?:href|src|poster)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;
/** Resolves the URLs in raw HTML of plain Markdown, and reserves its ids. */
function resolveHtmlUrls(html, page) {
	return html.replaceAll(tagPattern, (_, name, attributes) => {
		const [, double, single, bare] = idPattern.exec(attributes) ?? [];
		page.reserveId(decodeHTMLAttribute(double ?? single ?? bare ?? ""));
		return `<${name}${attributes.replaceAll(urlPattern, (match, prefix, double, single, bare) => {
			const target = decodeHTMLAttribute(double ?? single ?? bare ?? "");
			const isLink = /href/i.test(prefix) || name.toLowerCase() === "iframe";
			if (isLink && name.toLowerCase() !== "a" && name.toLowerCase() !== "iframe") return match;
			return `${prefix}"${escapeHtml(isLink ? page.link(target) : page.asset(target))}"`;
		})}`;
	});
}
//#endregion
//#region src/render/pages/create-element.ts
const depths = /* @__PURE__ */ new WeakMap();
function createElementFactory(page) {
	return (type, props, ...children) => {
		const depth = childDepth(children) + 1;
		if (depth > 200) throw new Error(`its elements are more than 200 deep in each other`);
		const element = createPageElement(page, type, props, children);
		depths.set(element, depth);
		return element;
	};
}
function createPageElement(page, type, props, children) {
	if (typeof type === "string") return createVNode(() => renderHtmlElement(page, type, props ?? {}, children), null);
	if (type === void 0 || type === null) return createVNode($$1, null, ...children);
	const error = asyncComponentError(type);
	if (error === void 0) return createVNode(type, props, ...children);
	return createVNode(() => {
		page.reportFailure(error, children.length === 0 ? "lost" : "changed");
		return createVNode($$1, null, ...children);
	}, null);
}
function childDepth(children) {
	let depth = 0;
	for (const child of children) {
		if (typeof child !== "object" || child === null) continue;
		depth = Math.max(depth, Array.isArray(child) ? childDepth(child) : depths.get(child) ?? 0);
	}
	return depth;
}
//#endregion
//#region src/render/pages/evaluate-attributes.ts
/** Evaluates the attributes of a JSX tag, including spreads. Omits and reports attributes that fail. */
function evaluateAttributes({ attributes = [] }, context) {
	const props = {};
	for (const attribute of attributes) {
		const { name, value } = attribute;
		if (name !== void 0 && (value === null || value === void 0)) props[name] = true;
		else if (name !== void 0 && typeof value === "string") props[name] = unmarkHeadingIds(value);
		else Object.assign(props, evaluateAttribute(attribute, context));
	}
	return props;
}
function evaluateAttribute(attribute, { page, evaluator, frame, range }) {
	const { name, value } = attribute;
	const start = attribute.position?.start.offset;
	const attributeRange = start === void 0 ? range : {
		source: frame.source,
		start,
		end: attribute.position?.end?.offset ?? start
	};
	const result = page.attempt(() => {
		const code = typeof value === "object" && value !== null ? value : void 0;
		const program = name === void 0 ? attribute.data?.estree : code?.data?.estree;
		const expression = name === void 0 ? spreadArgument(program) : expressionOf(program);
		if (!program || name === void 0 && !expression) throw new Error("an attribute is not JavaScript");
		const outcome = evaluator.evaluate(expression, frame);
		if (name === void 0) {
			if ("unknown" in outcome) throw new Error(`${outcome.unknown} is not defined`);
			return typeof outcome.value === "object" ? { ...outcome.value } : {};
		}
		if ("value" in outcome) return outcome.value === void 0 ? {} : { [name]: outcome.value };
		page.findings.reportUnknownName(outcome.unknown, attributeRange);
		return { [name]: `{${code?.value}}` };
	});
	if ("value" in result) return result.value;
	page.findings.reportFailure(pageErrorMessage(result.error), "lost", attributeRange);
	return {};
}
//#endregion
//#region src/render/pages/slots.ts
/** `['tabs', '0', 'icon']` → `tabs.0.icon`. Dots in names are escaped. */
function slotName(path) {
	return path.map((segment) => encodeURIComponent(segment).replaceAll(".", "%2E")).join(".");
}
/**
* Creates a `<dialect-slot>` with HTML from the build. Build and browser use the same element, so that hydration
* matches.
*
* @param name Id of the island and name of its slot: `ID.NAME`.
*/
function slotNode(html, name) {
	return createVNode("dialect-slot", {
		"data-slot": name,
		dangerouslySetInnerHTML: { __html: html }
	});
}
/** Sets a value at the path of each slot. Copies the objects and lists on the path, so `props` stays unchanged. */
function withSlots(props, slots) {
	const result = { ...props };
	const copies = /* @__PURE__ */ new Set();
	for (const [name, value] of slots) {
		const path = name.split(".").map(decodeURIComponent);
		const lastSegment = path.pop() ?? "";
		let target = result;
		for (const segment of path) target = copyMember(target, segment, copies);
		Reflect.set(target, lastSegment, value);
	}
	return result;
}
function copyMember(parent, name, copies) {
	const value = Reflect.get(parent, name);
	const original = typeof value === "object" && value !== null ? value : {};
	if (copies.has(original)) return original;
	const copy = Array.isArray(original) ? [...original] : { ...original };
	copies.add(copy);
	Reflect.set(parent, name, copy);
	return copy;
}
/** Key of prerendered HTML. Build and browser derive the same key from the same request. */
function requestKey(kind, request) {
	return JSON.stringify([kind, request]);
}
/** Creates a record without a prototype. Keys come from authors, so `__proto__` must be a normal key. */
const createRecord = () => Object.create(null);
/** Build output that a browser needs to render an island again. */
var IslandRecord = class {
	html = createRecord();
	links = createRecord();
	assets = createRecord();
	/**
	* Records the HTML of a request. Returns the HTML wrapped in `<dialect-slot>`, which a browser replaces as a whole.
	*/
	recordHtml(kind, request, html) {
		this.html[requestKey(kind, request)] = html;
		return `<dialect-slot>${html}</dialect-slot>`;
	}
	recordUrl(kind, target, url) {
		if (url !== target) this[kind][target] = url;
		return url;
	}
};
//#endregion
//#region src/render/pages/render-island.ts
/**
* Renders a component with state, and adds the island's data to `page.islands`. The component gets the same props as in
* a browser: values that JSON can contain, and slots of HTML instead of elements.
*/
function renderIsland(page, { component, module, name }, props) {
	const slotContents = findElements(props).map(([path, value]) => [slotName(path), page.renderContent(value)]);
	const id = `island-${page.islands.length}`;
	const slots = slotContents.map(([slot, html]) => [slot, slotNode(html, `${id}.${slot}`)]);
	const jsonProps = toJsonProps(props);
	const record = new IslandRecord();
	for (const target of findPaths(jsonProps)) page.withRecord(record, () => isFilePath(target) ? page.asset(target) : page.link(target));
	const html = page.withRecord(record, () => page.renderComponent(component, withSlots(jsonProps, slots)));
	const isInHtml = (slot) => html.includes(`data-slot="${id}.${slot}"`);
	page.islands.push({
		id,
		module,
		name,
		props: jsonProps,
		slots: Object.fromEntries(slotContents.map(([slot, content]) => [slot, isInHtml(slot) ? null : content])),
		written: record.html,
		links: record.links,
		assets: record.assets,
		isGuess: page.isGuess
	});
	return `<dialect-island data-island="${id}">${html}</dialect-island>`;
}
/** True for an element, or a list that contains an element. */
function isMarkup(value) {
	return r(value) || Array.isArray(value) && value.some(isMarkup);
}
function findElements(value, path = []) {
	if (path.length > 0 && isMarkup(value)) return [[path, value]];
	if (typeof value !== "object" || value === null || path.length > 8) return [];
	return Object.entries(value).flatMap(([name, member]) => findElements(member, [...path, name]));
}
/** Returns the props that JSON can contain. Elements in objects and lists become `null`. */
function toJsonProps(props) {
	const jsonProps = {};
	const replaceMarkup = (_, value) => isMarkup(value) ? null : value;
	for (const [name, value] of Object.entries(props)) {
		if (isMarkup(value)) continue;
		try {
			const text = JSON.stringify(value, replaceMarkup);
			if (text !== void 0) jsonProps[name] = JSON.parse(text);
		} catch {}
	}
	return jsonProps;
}
function isFilePath(target) {
	return /\.[a-z\d]{2,5}(?:[?#].*)?$/i.test(target);
}
/** Finds strings at any depth that look like paths of the site: `/a`, `./a`, `../a`. */
function findPaths(value) {
	if (typeof value === "string") return /^\.{0,2}\/(?!\/)/.test(value) ? [value] : [];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(findPaths) : [];
}
//#endregion
//#region src/render/pages/page-tree.ts
/**
* Turns the tree of a page into Preact nodes. Each part that can fail is rendered separately, so that an error affects
* only this part.
*/
var PageTree = class {
	#page;
	#evaluator;
	#isBuiltIn;
	constructor(page, evaluator, isBuiltIn) {
		this.#page = page;
		this.#isBuiltIn = isBuiltIn;
		this.#evaluator = evaluator;
	}
	convertNodes(nodes, frame) {
		return (nodes ?? []).map((node) => this.convertNode(node, frame));
	}
	convertNode(node, frame) {
		switch (node.type) {
			case "root": return k$1($$1, null, this.convertNodes(node.children, frame));
			case "text": return unmarkHeadingIds(node.value ?? "");
			case "element": return this.#element(node, frame);
			case "heading": return this.#renderLater(node, frame, () => this.#heading(node, frame));
			case "code": return this.#renderLater(node, frame, () => this.#code(node));
			case "math": {
				const formula = {
					tex: node.value ?? "",
					isBlock: node.data?.isBlock === true
				};
				return this.#renderLater(node, frame, () => this.#page.write("math", formula));
			}
			case "html": return /^\s*<!--/.test(node.value ?? "") ? null : rawHtml(resolveHtmlUrls(node.value ?? "", this.#page));
			case "mdxFlowExpression":
			case "mdxTextExpression": return this.#renderLater(node, frame, () => this.#expression(node, frame));
			case "mdxJsxFlowElement":
			case "mdxJsxTextElement": return this.#jsx(node, frame);
			default: return null;
		}
	}
	/** Delays rendering until Preact reaches the node, so that ids and headings are created in document order. */
	#renderLater(node, frame, render) {
		const range = {
			source: frame.source,
			start: nodeStart(node),
			end: nodeEnd(node)
		};
		return k$1(() => this.#page.withRange(range, render), null);
	}
	#element(node, frame) {
		const { tagName = "div", properties = {}, children } = node;
		const props = {};
		for (const [name, value] of Object.entries(properties)) {
			if (value === null || value === void 0 || value === false) continue;
			props[toAttributeName(name)] = Array.isArray(value) ? value.join(" ") : value;
		}
		if (tagName === "a" || tagName === "img") return this.#renderLater(node, frame, () => renderHtmlElement(this.#page, tagName, props, this.convertNodes(children, frame)));
		return renderHtmlElement(this.#page, tagName, props, this.convertNodes(children, frame));
	}
	#heading({ depth = 1, children, data }, frame) {
		const page = this.#page;
		const { text, id: explicitId } = data?.heading ?? {
			text: "",
			id: void 0
		};
		const id = page.headingId({
			text: unmarkHeadingIds(text),
			id: explicitId
		}) ?? "";
		page.headings.push({
			id,
			text: unmarkHeadingIds(text).replace(/\s+/g, " ").trim(),
			depth,
			kind: "heading"
		});
		const html = page.renderHtml(this.convertNodes(children, frame));
		return page.renderThemeComponent("Heading", {
			depth,
			id
		}, {
			html,
			children: rawHtml(html)
		});
	}
	#code({ lang, meta, value = "" }) {
		const page = this.#page;
		const isGrouped = page.collector?.kind === "code";
		return renderCode(parseCodeBlock([lang, meta].filter(Boolean).join(" "), value, isGrouped), page);
	}
	#expression(node, frame) {
		const page = this.#page;
		const sourceCode = frame.source.originalText(nodeStart(node), nodeEnd(node));
		const result = this.#attempt(node, frame, [], "it has state outside of a component", () => {
			const program = node.data?.estree;
			if (program === void 0 || program === null) throw new Error("it is not JavaScript");
			const evaluation = this.#evaluator.evaluate(expressionOf(program), frame);
			if ("unknown" in evaluation) {
				page.findings.reportUnknownName(evaluation.unknown, page.range);
				return sourceCode;
			}
			const children = toChildren(evaluation.value);
			if (children === void 0) throw new Error("its value is an object and cannot be shown");
			return typeof children === "object" ? rawHtml(page.renderHtml(children)) : children;
		});
		if ("value" in result) return result.value;
		if (/^\{\s*\/\*[\s\S]*\*\/\s*\}$/.test(sourceCode)) return null;
		page.reportFailure(result.error, "replaced");
		return sourceCode;
	}
	/**
	* Renders a part of the page. If the part has a handler or calls a hook, it needs a browser: renders it again as the
	* island that the compiler declared for it.
	*
	* @param childNodes Children of the part.
	* @param failureReason Message of the finding if the part can't become an island.
	*/
	#attempt(node, frame, childNodes, failureReason, render) {
		const page = this.#page;
		const previousHasState = page.hasState;
		page.hasState = false;
		const rollBack = page.saveState();
		const result = page.attempt(render);
		const island = page.hasState ? this.#island(node, frame, childNodes, rollBack) : void 0;
		if (page.hasState && island === void 0) page.reportFailure(failureReason, "changed");
		page.hasState = previousHasState;
		return island === void 0 ? result : { value: rawHtml(island) };
	}
	#jsx(node, frame) {
		const { name } = node;
		if (name === null || name === void 0 || name === "") return k$1($$1, null, this.convertNodes(node.children, frame));
		return this.#renderLater(node, frame, () => {
			const page = this.#page;
			const { range } = page;
			const isHtml = /^[a-z][^.]*$/.test(name) && !(name in frame.scope && asComponent(frame.scope[name]) !== void 0);
			const props = evaluateAttributes(node, {
				page,
				evaluator: this.#evaluator,
				frame,
				range
			});
			if (isHtml) return this.#html(name, props, node, frame);
			const component = this.#componentNamed(name, frame);
			if (component !== void 0) return this.#component(component, props, node, frame);
			page.findings.reportUnknownComponent(name, {
				...range,
				end: range.start + name.length + 1
			});
			return k$1($$1, null, this.convertNodes(node.children, frame));
		});
	}
	#html(name, props, node, frame) {
		const page = this.#page;
		const childNodes = unparsedElements.has(name) ? rawChildren(node, frame) : phrasingChildren(name, node);
		const result = this.#attempt(node, frame, childNodes, "its handler is not in a component", () => renderHtmlElement(page, name, props, this.convertNodes(childNodes, frame)));
		if ("value" in result) return result.value;
		page.reportFailure(result.error, "changed");
		return k$1($$1, null, this.convertNodes(node.children, frame));
	}
	/**
	* Renders a part of the page as the island that the compiler declared for it.
	*
	* @param childNodes Children of the part.
	* @param rollBack Removes the headings, ids and islands of the first attempt, because the island adds them again.
	* @returns HTML; `undefined` if no island is declared for the part, or if the part uses props of a snippet, which a
	* browser doesn't know.
	*/
	#island(node, frame, childNodes, rollBack) {
		const page = this.#page;
		const part = node.data?.livePart;
		const component = part === void 0 ? void 0 : this.#componentNamed(part.component, frame);
		const origin = component === void 0 ? void 0 : page.originOf(component);
		if (part === void 0 || component === void 0 || origin === void 0) return void 0;
		if ([...part.names].some((name) => Object.hasOwn(frame.scope, name))) return void 0;
		const props = childNodes.length === 0 ? {} : { children: this.convertNodes(childNodes, frame) };
		rollBack();
		const result = page.attempt(() => renderIsland(page, {
			...origin,
			component
		}, props));
		if ("value" in result) return result.value;
		page.reportFailure(result.error, "changed");
		return page.renderHtml(this.convertNodes(childNodes, frame));
	}
	#component(component, props, node, frame) {
		const page = this.#page;
		const children = () => this.convertNodes(node.children, frame);
		const isEmpty = (node.children ?? []).length === 0;
		const componentProps = () => isEmpty ? props : {
			...props,
			children: children()
		};
		const previousHasState = page.hasState;
		const isBuiltIn = this.#isBuiltIn(component);
		const origin = page.originOf(component);
		page.hasState = false;
		const rollBack = page.saveState();
		const result = page.attempt(() => {
			const html = page.renderComponent(component, componentProps());
			if (!page.hasState || origin === void 0) return html;
			const callback = Object.entries(props).find(([, value]) => typeof value === "function");
			const island = callback === void 0 ? void 0 : this.#island(node, frame, node.children ?? [], rollBack);
			if (island !== void 0) return island;
			if (callback !== void 0) {
				page.reportFailure(`its property "${callback[0]}" is a function, which a page cannot hand to the browser`, "changed");
				return html;
			}
			rollBack();
			return renderIsland(page, {
				...origin,
				component
			}, componentProps());
		});
		const isLost = page.hasState && origin === void 0 && !isBuiltIn;
		page.hasState = previousHasState;
		if (isLost) page.reportFailure("it has state and is not declared at the top level of a module", "changed");
		if ("value" in result) return rawHtml(result.value);
		page.reportFailure(result.error, isEmpty ? "lost" : "changed");
		return k$1($$1, null, children());
	}
	/** Finds a component by its name in JSX: `Tree.File` is the member `File` of `Tree`. */
	#componentNamed(name, { scope }) {
		const [objectName = "", ...members] = name.split(".");
		let value = objectName in scope ? scope[objectName] : void 0;
		for (const member of members) value = typeof value === "function" || typeof value === "object" && value !== null ? Reflect.get(Object(value), member) : void 0;
		return asComponent(value);
	}
};
/** Converts the value of an expression to children; `undefined` for an object that isn't an element. */
function toChildren(value) {
	if (value === null || value === void 0 || typeof value === "boolean") return null;
	if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") return String(value);
	if (r(value)) return value;
	if (!Array.isArray(value)) return void 0;
	const children = value.map(toChildren);
	return children.includes(void 0) ? void 0 : children;
}
const phrasingOnlyElements = new Set("p h1 h2 h3 h4 h5 h6 span button label summary".split(" "));
/** Returns the children of an element. Unwraps paragraphs if the element can't contain paragraphs. */
function phrasingChildren(name, { children = [] }) {
	if (!phrasingOnlyElements.has(name)) return children;
	return children.flatMap((child) => child.type === "element" && child.tagName === "p" ? child.children ?? [] : [child]);
}
/** Returns the children of `<style>` or `<script>`: the source text, unless all children are expressions. */
function rawChildren({ children = [] }, { source }) {
	const sourceNodes = children.filter(({ position }) => position !== void 0);
	const [first] = sourceNodes;
	const last = sourceNodes.at(-1);
	if (first === void 0 || last === void 0 || sourceNodes.every(({ type }) => expressionTypes.has(type))) return children;
	return [{
		type: "text",
		value: source.text.slice(nodeStart(first), nodeEnd(last))
	}];
}
const expressionTypes = new Set(["mdxFlowExpression", "mdxTextExpression"]);
/** `dataFootnoteRef` → `data-footnote-ref`, `ariaLabel` → `aria-label`. Preact accepts all other names. */
function toAttributeName(name) {
	if (/^data[A-Z]/.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return /^aria[A-Z]/.test(name) ? `aria-${name.slice(4).toLowerCase()}` : name;
}
//#endregion
//#region src/render/pages/page-files.ts
/** The file of a page and the files that it includes. The code of each file runs once per page. */
var PageFiles = class {
	instances;
	/** Paths that `<Snippet file>` could refer to, and the dependencies of each snippet. */
	candidateFiles = /* @__PURE__ */ new Set();
	#parsed;
	#page;
	#evaluator;
	#builtIns = /* @__PURE__ */ new Set();
	constructor(page, parsedFiles) {
		this.#page = page;
		this.#parsed = parsedFiles;
		const createElement = createElementFactory(page);
		this.#evaluator = new Evaluator(page.realm, parsedFiles.compiledExpressions, createElement, (component, source) => undefinedComponent(() => page.findings.reportUnknownComponent(component.fullName, {
			source,
			start: component.start,
			end: component.end
		})));
		const react = reactModules(() => {
			page.hasState = true;
		});
		const builtIns = toScope(createBuiltInComponents(() => page));
		for (const component of Object.values(builtIns)) {
			if (typeof component !== "function") continue;
			this.#builtIns.add(component);
			for (const member of Object.values(component)) this.#builtIns.add(member);
		}
		this.instances = new Instances({
			files: parsedFiles,
			evaluator: this.#evaluator,
			runTimed: (run) => page.runTimed(run),
			globalScope: Object.assign(toScope(react.globals), builtIns, { Snippet: (props) => this.#snippet(props) }),
			packages: {
				...Object.fromEntries(Object.entries(react.modules).map(([name, members]) => [name, toScope(members)])),
				"@mintlify/components": builtIns
			},
			pageComponent: (instance) => (props) => k$1($$1, null, page.renderIncludedFile("page", instance.parsed.file, () => this.renderInstance(instance, {
				children: void 0,
				...props
			}))),
			asset: (file) => page.lookup.asset(`/${file}`, file),
			origins: page.origins
		});
	}
	/** @param props Props of an included file; empty for the page itself. */
	renderInstance({ frame, parsed }, props) {
		for (const { reason, start, end } of parsed.page?.issues ?? []) this.#page.findings.reportSyntaxIssue(reason, {
			source: parsed.source,
			start,
			end
		});
		const inheritedProps = Object.entries(props).filter(([name]) => !Object.hasOwn(frame.scope, name));
		const scope = Object.assign(createScope(frame.scope), Object.fromEntries(inheritedProps), { props });
		return new PageTree(this.#page, this.#evaluator, (component) => this.#builtIns.has(component)).convertNodes(this.#parsed.getHtmlTree(parsed).children, {
			source: frame.source,
			scope,
			takesProps: "children" in props
		});
	}
	#snippet({ file, ...props }) {
		const page = this.#page;
		const name = String(file ?? "").replace(/^\/+/, "");
		const specifier = `/snippets/${name}`;
		const paths = snippetLocations(name);
		const snippet = paths.map((path) => this.#parsed.resolveImport(`/${path}`, "").parsedFile).find((item) => item !== void 0);
		for (const path of paths) for (const file of importPaths(`/${path}`, "", page.lookup.pagesFolder)) this.candidateFiles.add(file);
		if (snippet === void 0) {
			page.findings.reportMissingImport(specifier, void 0, page.range);
			return asChildren(props.children);
		}
		const instance = this.instances.instantiate(snippet);
		for (const dependency of instance.dependencies) this.candidateFiles.add(dependency);
		instance.report(page.findings);
		return page.prerender("snippet", name, () => this.#rendered(instance.exports.default, props));
	}
	#rendered(component, props) {
		const resolvedComponent = asComponent(component);
		return resolvedComponent === void 0 ? null : rawHtml(this.#page.renderComponent(resolvedComponent, props));
	}
};
function toScope(names) {
	return Object.assign(createScope(null), names);
}
//#endregion
//#region src/render/code/page-context.ts
/**
* `node:vm` context of one page, created when the page first runs code. It gives the page separate globals, but is
* not a security boundary.
*/
var PageRealm = class {
	#context;
	/** @throws {SyntaxError} if the body is not JavaScript. */
	compile(body, parameters, file) {
		const pageFunction = compileFunction(body, [...parameters], {
			parsingContext: this.#get(),
			filename: file
		});
		return (...values) => Reflect.apply(pageFunction, void 0, values);
	}
	/** Runs a function while placeholders for browser globals are defined. */
	withBrowserGlobals(run) {
		const context = this.#get();
		for (const name of browserGlobalNames) context[name] = browserPlaceholder;
		try {
			return run();
		} finally {
			for (const name of browserGlobalNames) Reflect.deleteProperty(context, name);
		}
	}
	#get() {
		if (this.#context !== void 0) return this.#context;
		this.#context = createContext(createGlobals(), { microtaskMode: "afterEvaluate" });
		pendingPromisesScript.runInContext(this.#context);
		return this.#context;
	}
};
/** Keeps promises pending instead of rejecting them, because Node exits on unhandled rejections. */
const pendingPromisesScript = new Script(`{
  const Native = Promise;
  globalThis.Promise = class Promise extends Native {
    constructor(run) {
      super((resolve) => {
        try { run(resolve, () => {}); } catch {}
      });
    }
    static reject() {
      return new Native(() => {});
    }
  };
}`);
//#endregion
//#region src/render/page-findings.ts
/** Findings of one page, without duplicates. */
var PageFindings = class {
	#findings = /* @__PURE__ */ new Map();
	reportUnknownComponent(name, range) {
		this.#add(diagnose("dialect-component-unknown", toLocation(range), {
			name,
			effect: "lost"
		}));
	}
	reportUnknownName(name, range) {
		this.#add(diagnose("dialect-name-unknown", toLocation(range), {
			name,
			effect: "replaced"
		}));
	}
	/**
	* @param names Names that the file doesn't export; `undefined` if the file doesn't exist.
	* @param available Names that the file exports. Default: none.
	*/
	reportMissingImport(specifier, names, range, available = []) {
		const location = toLocation(importRange(specifier, names, range));
		const isOutside = importPaths(specifier, location.file).length === 0;
		const reason = names !== void 0 ? "name" : !isFileSpecifier(specifier) ? "package" : isOutside ? "outside" : "file";
		const args = {
			specifier,
			names: names ?? "",
			reason,
			...names === void 0 ? {} : { available },
			effect: "lost"
		};
		this.#add(diagnose("dialect-import-missing", location, args));
	}
	reportDeadLink(target, range) {
		this.#add(diagnose("dialect-link-missing", toLocation(range), {
			target,
			effect: "lost"
		}));
	}
	reportFailure(reason, effect, range) {
		this.#add(diagnose("dialect-part-failed", toLocation(range), {
			reason: normalizeReason(reason),
			effect
		}));
	}
	reportNestedLink(href, range) {
		const reason = `the link to ${href} is in another link`;
		this.#add(diagnose("dialect-part-failed", toLocation(range), {
			reason,
			effect: "changed",
			isLinkInLink: true
		}));
	}
	reportSyntaxIssue(reason, range) {
		this.#add(diagnose("dialect-syntax", toLocation(range), {
			reason: normalizeReason(reason),
			effect: "changed"
		}));
	}
	reportUnknownIcon(icon, similar, range) {
		const effect = similar === void 0 ? "lost" : "replaced";
		this.#add(diagnose("dialect-icon-unknown", toLocation(range), {
			icon,
			similar,
			effect
		}));
	}
	#add(finding) {
		const key = JSON.stringify(finding);
		if (!this.#findings.has(key)) this.#findings.set(key, finding);
	}
	/** Returns the findings sorted by file (in the order of each file's first finding), then by offset. */
	list() {
		const files = [...new Set([...this.#findings.values()].map(({ location }) => location.file))];
		const rank = ({ location }) => files.indexOf(location.file);
		const start = ({ location }) => "start" in location ? location.start : 0;
		return [...this.#findings.values()].sort((a, b) => rank(a) - rank(b) || start(a) - start(b));
	}
};
/** Narrows a statement of several lines to the missing name or file, because reports show the first line of a location. */
function importRange(specifier, name, range) {
	const statement = range.source.text.slice(range.start, range.end);
	if (!statement.startsWith("import") || !statement.includes("\n")) return range;
	const specifierIndex = statement.lastIndexOf(specifier);
	const nameIndex = name === void 0 ? -1 : statement.search(new RegExp(`(?<![\\w$])${name.replaceAll("$", "\\$")}(?![\\w$])`));
	return nameIndex === -1 || name === void 0 ? {
		...range,
		start: range.start + specifierIndex - 1,
		end: range.start + specifierIndex + specifier.length + 1
	} : {
		...range,
		start: range.start + nameIndex,
		end: range.start + nameIndex + name.length
	};
}
function toLocation({ source, start, end }) {
	return source.location(start, end);
}
function normalizeReason(reason) {
	return reason.replace(/\s+/g, " ").trim().replace(/\.$/, "") || "it failed";
}
//#endregion
//#region src/render/pages/depth-limits.ts
/** Stops infinite recursion before the stack overflows, because an overflow in a regular expression crashes Node. */
var DepthLimits = class {
	#depth = 0;
	#fileDepths = /* @__PURE__ */ new Map();
	/** Saves the current depths. The returned function restores them after an interrupted rendering. */
	saveState() {
		const depth = this.#depth;
		const fileDepths = new Map(this.#fileDepths);
		return () => {
			this.#depth = depth;
			this.#fileDepths.clear();
			for (const [file, count] of fileDepths) this.#fileDepths.set(file, count);
		};
	}
	/** @throws {Error} if components are nested too deeply. */
	renderComponent(render) {
		if (this.#depth === 100) throw new Error("it contains itself without end");
		this.#depth += 1;
		try {
			return render();
		} finally {
			this.#depth -= 1;
		}
	}
	/**
	* @throws {Error} if the file includes itself too often. The limit is low, because a file that includes itself twice
	* doubles the work at each depth.
	*/
	renderFile(file, render) {
		const selfDepth = this.#fileDepths.get(file) ?? 0;
		if (selfDepth === 4) throw new Error(`${file} takes in itself without end`);
		this.#fileDepths.set(file, selfDepth + 1);
		try {
			return render();
		} finally {
			this.#fileDepths.set(file, selfDepth);
		}
	}
};
//#endregion
//#region src/render/pages/inline-markdown.ts
/** Matches any character or word that can begin inline Markdown. */
const inlineMarkdownPattern = /[*_~`[\\&]|https?:|www\./;
/**
* Parses inline Markdown (emphasis, code, links) in an attribute. Tags and expressions aren't parsed.
*
* @returns `undefined` for plain text.
*/
function parseInlineMarkdown(text, page) {
	const inlineNodes = inlineMarkdownPattern.test(text) ? parseInlineNodes(text) : void 0;
	return inlineNodes === void 0 ? void 0 : toPreactNodes(inlineNodes, page);
}
function toPreactNodes(nodes, page) {
	return nodes.map((node) => node.type === "element" ? page.element(node.tagName ?? "span", node.properties ?? {}, toPreactNodes(node.children ?? [], page)) : node.value ?? "");
}
function parseInlineNodes(text) {
	const [paragraph, ...siblings] = toHtmlTree(asSyntaxNode(fromMarkdown(text, {
		extensions: [gfm(), { disable: { null: [
			"codeIndented",
			"htmlFlow",
			"htmlText"
		] } }],
		mdastExtensions: [gfmFromMarkdown()]
	}))).children ?? [];
	return paragraph?.tagName === "p" && siblings.length === 0 ? paragraph.children : void 0;
}
//#endregion
//#region src/render/pages/page-urls.ts
/** Resolves the URLs of a page, each relative to the file that contains it. */
var PageUrls = class {
	/** Dead links whose URL is computed by code, with the location of the expression. */
	deadLinks = [];
	#lookup;
	#page;
	constructor(lookup, page) {
		this.#lookup = lookup;
		this.#page = page;
	}
	link(target, range) {
		if (/^\s*#./.test(target)) {
			const hash = target.trim().slice(1);
			return `#${this.#lookup.anchor?.(hash, this.#page) ?? hash}`;
		}
		if (/^\s*(?:#|$)/.test(target)) return target;
		const { file, text } = range.source;
		if (file !== "" && !text.includes(splitUrl(target)[0]) && this.#lookup.isDead?.(target, file, this.#page) === true) this.deadLinks.push({
			target,
			range
		});
		return this.#lookup.link(target, file, this.#page);
	}
	asset(target, { source: { file } }) {
		return /^\s*(?:#|$|data:)/.test(target) ? target : this.#lookup.asset(target, file, this.#page);
	}
	isMonochrome(target, { source: { file } }) {
		return this.#lookup.isMonochrome?.(target, file, this.#page) === true;
	}
};
//#endregion
//#region src/render/pages/reserved-ids.ts
var ReservedIds = class {
	#ids = /* @__PURE__ */ new Set();
	#firstNumber;
	constructor(rule) {
		this.#firstNumber = rule === "github" ? 1 : 2;
	}
	/**
	* Reserves a unique id: `name`, `name-2`, `name-3`. With the `github` rule, numbers start at 1: `name`, `name-1`.
	* Returns `undefined` for an empty name.
	*/
	reserveUnique(name) {
		if (name === "") return void 0;
		let id = name;
		for (let number = this.#firstNumber; this.#ids.has(id); number++) id = `${name}-${number}`;
		this.#ids.add(id);
		return id;
	}
	reserve(id) {
		this.#ids.add(id);
		return id;
	}
	/** Saves the current state. The returned function releases all ids that were reserved later. */
	saveState() {
		const size = this.#ids.size;
		return () => {
			for (const id of [...this.#ids].slice(size)) this.#ids.delete(id);
		};
	}
};
//#endregion
//#region src/render/pages/writer-output.ts
const placeholderPattern = /\u{F8F0}(\d+)\u{F8F1}/gu;
/**
* Output of a theme's writers for one page: code, formulas, diagrams and icons. Pages are rendered synchronously, so
* placeholders of private-use characters represent asynchronous output until `insertOutput` replaces them.
*/
var WriterOutput = class {
	/** Packages that aren't installed. The value is the first location that needs the package. */
	#missingPackages = /* @__PURE__ */ new Map();
	#writers;
	#findings;
	#pending = [];
	constructor(writers, findings) {
		this.#writers = writers;
		this.#findings = findings;
	}
	/**
	* Runs a writer. Returns its output, a placeholder if the output is asynchronous, or an empty string if the writer
	* fails.
	*
	* @param pictureLookups Callbacks for pictures in the output.
	*/
	write(name, input, range, pictureLookups) {
		const writer = this.#writers?.[name] ?? plainWriters[name];
		const { source } = range;
		const context = {
			file: source.file,
			reportUnknownIcon: (icon, similar) => this.#findings.reportUnknownIcon(icon, similar, range),
			reportMissingPackage: (name) => this.#addMissingPackage(name, range),
			...pictureLookups
		};
		const reportFailure = (error) => {
			this.#findings.reportFailure(pageErrorMessage(error), "lost", range);
			return "";
		};
		try {
			const output = writer(input, context);
			return typeof output === "string" ? output : this.#placeholder(output.catch(reportFailure), inputText(input));
		} catch (error) {
			return reportFailure(error);
		}
	}
	/** Replaces placeholders with plain text, for attributes, which can't contain HTML. */
	insertPlainText(text) {
		return text.replace(placeholderPattern, (_, index) => this.#pending[Number(index)]?.plainText ?? "");
	}
	missingPackages() {
		return [...this.#missingPackages.keys()].sort().map((name) => ({
			name,
			location: this.#missingPackages.get(name)
		}));
	}
	/** Replaces placeholders with the output of asynchronous writers. */
	async insertOutput(html) {
		if (this.#pending.length === 0) return html;
		const output = await Promise.all(this.#pending.map(({ html }) => html));
		return html.replace(placeholderPattern, (_, index) => output[Number(index)] ?? "");
	}
	/** Keeps the earliest location, because asynchronous writers report in any order. */
	#addMissingPackage(name, { source, start, end }) {
		const previous = this.#missingPackages.get(name);
		const location = source.location(start, end);
		const isFirst = location.file !== "" && (previous === void 0 || compareLocations(location, previous) < 0);
		this.#missingPackages.set(name, isFirst ? location : previous);
	}
	#placeholder(html, plainText) {
		this.#pending.push({
			html,
			plainText
		});
		return `\u{F8F0}${this.#pending.length - 1}\u{F8F1}`;
	}
};
function inputText(input) {
	if ("text" in input) return `\n${input.text}\n`;
	return "tex" in input ? input.tex : "";
}
//#endregion
//#region src/render/pages/rendering.ts
/**
* State of one page during rendering: headings, islands, ids and findings. Rendering is synchronous: the output of
* asynchronous writers is inserted afterwards (`WriterOutput`). An error in a part must not lose the rest of the page.
*/
var Rendering = class {
	lookup;
	realm = new PageRealm();
	#timer;
	findings = new PageFindings();
	headings = [];
	updates = [];
	islands = [];
	/** The author's examples on an endpoint page, which replace those of the specification. */
	examples = [];
	hasEndpoint = false;
	urls;
	#githubIds = new HeadingIds("github");
	#reservedIds;
	/** Module and export name from which an island loads a component. */
	origins = /* @__PURE__ */ new WeakMap();
	#theme;
	writerOutput;
	collector = null;
	/** True if the current component uses an event handler, or a hook that needs a browser. */
	hasState = false;
	/** True while browser globals are replaced by placeholders. */
	isGuess = false;
	#nesting = new DepthLimits();
	#record;
	range;
	constructor(lookup, theme, timer, range) {
		this.lookup = lookup;
		this.#reservedIds = new ReservedIds(lookup.slugs);
		this.#theme = theme;
		this.writerOutput = new WriterOutput(theme.writers, this.findings);
		this.range = range;
		this.urls = new PageUrls(lookup, range.source.file);
		this.#timer = timer;
	}
	/** @throws The error of a component. */
	renderHtml(children) {
		return this.#nesting.renderComponent(() => z(createVNode($$1, null, children)));
	}
	/** @throws The error of the component, or an `Error` for an asynchronous component. */
	renderComponent(component, props) {
		const error = asyncComponentError(component);
		if (error !== void 0) throw error;
		return this.renderHtml(createVNode(component, props));
	}
	runTimed(run) {
		return this.#timer === void 0 ? run() : this.#timer.run(run);
	}
	renderIncludedFile(kind, file, render) {
		return this.#nesting.renderFile(file, () => this.prerender(kind, file, () => rawHtml(this.renderHtml(render()))));
	}
	/**
	* Renders children of a built-in component. Tabs, steps and code blocks among the children aren't added to the
	* collector of an outer component.
	*/
	renderContent(children) {
		return this.#collect(null, children);
	}
	renderChildren(children) {
		return toRenderedChildren(this.renderContent(children));
	}
	collectParts(collector, children) {
		return toRenderedChildren(this.#collect(collector, children));
	}
	textOfChildren({ html }) {
		return this.writerOutput.insertPlainText(htmlToText(html));
	}
	codeOfChildren({ html }) {
		return this.writerOutput.insertPlainText(htmlToCode(html));
	}
	placeExample(kind, example) {
		if (!this.hasEndpoint || this.#record !== void 0) return example;
		this.examples.push({
			kind,
			html: this.renderHtml(example)
		});
		return this.#theme.plainEndpoints === true ? example : null;
	}
	element(tagName, props, children) {
		return renderHtmlElement(this, tagName, props, children);
	}
	#collect(collector, children) {
		const previousCollector = this.collector;
		this.collector = collector;
		try {
			return this.renderHtml(children);
		} finally {
			this.collector = previousCollector;
		}
	}
	renderThemeComponent(name, props, { html, children } = { html: "" }) {
		if (name === "Link") for (const href of findNestedLinks(html)) this.findings.reportNestedLink(decodeHTMLAttribute(href), this.range);
		const component = this.#theme.components?.[name] ?? plainComponents[name];
		try {
			return rawHtml(this.renderHtml(createVNode(component, children === void 0 ? props : {
				...props,
				children
			})));
		} catch (error) {
			this.reportFailure(error, "changed");
			return rawHtml(html);
		}
	}
	toMarkup(value) {
		if (typeof value === "string") return value === "" ? void 0 : value;
		if (typeof value === "number") return String(value);
		if (!r(value) && !Array.isArray(value)) return void 0;
		const html = this.renderContent(value);
		return html === "" ? void 0 : rawHtml(html);
	}
	renderInlineMarkdown(value) {
		const inlineNodes = typeof value === "string" ? parseInlineMarkdown(value, this) : void 0;
		if (inlineNodes === void 0) return this.toMarkup(value);
		return this.prerender("phrases", value, () => rawHtml(this.renderContent(inlineNodes)));
	}
	toPlainText(value) {
		if (typeof value === "string" || typeof value === "number") return String(value);
		return r(value) || Array.isArray(value) ? this.textOfChildren(this.renderChildren(value)) : "";
	}
	renderIcon(props, name = props.icon) {
		if (typeof name !== "string") return this.toMarkup(name);
		const request = iconRequestFromProps(props, name);
		if (request === void 0) return void 0;
		const html = this.#writeHtml("icon", request);
		return html === "" ? void 0 : rawHtml(html);
	}
	write(name, input) {
		return rawHtml(this.#writeHtml(name, input));
	}
	#writeHtml(name, input) {
		const { range } = this;
		const html = this.writerOutput.write(name, input, range, {
			asset: (target) => this.withRange(range, () => this.asset(target)),
			isMonochrome: (target) => this.urls.isMonochrome(target, range)
		});
		return html === "" ? "" : this.#record?.recordHtml(name, input, html) ?? html;
	}
	/** Renders, and adds the HTML and URLs that a browser needs to `record`, if there is a record. */
	withRecord(record, render) {
		const previousRecord = this.#record;
		this.#record = record;
		try {
			return render();
		} finally {
			this.#record = previousRecord;
		}
	}
	/** Renders content that only a build can render. Inside an island, the HTML is recorded for the browser. */
	prerender(kind, request, render) {
		const record = this.#record;
		if (record === void 0) return render();
		return rawHtml(record.recordHtml(kind, request, this.withRecord(void 0, () => this.renderContent(render()))));
	}
	id(preferredId) {
		return this.#reservedIds.reserveUnique(preferredId);
	}
	headingId(heading) {
		const { slugs } = this.lookup;
		return this.id(slugs === "github" ? this.#githubIds.next(heading) : heading.id ?? slug(heading.text));
	}
	reserveId(id) {
		return this.#reservedIds.reserve(id);
	}
	titleId(element, name, title) {
		const [spellings] = titleIds(element, [{
			name,
			value: title
		}]);
		return spellings === void 0 ? "" : idForRule(this.lookup.slugs, spellings);
	}
	link(target) {
		const url = this.urls.link(target, this.range);
		return this.#record?.recordUrl("links", target, url) ?? url;
	}
	asset(target) {
		const url = this.urls.asset(target, this.range);
		return this.#record?.recordUrl("assets", target, url) ?? url;
	}
	reportFailure(error, effect) {
		this.findings.reportFailure(pageErrorMessage(error), effect, this.range);
	}
	withRange(range, run) {
		const previousRange = this.range;
		this.range = range;
		try {
			return run();
		} finally {
			this.range = previousRange;
		}
	}
	/**
	* Runs page code. After an error, the state is rolled back. If a browser global was missing, the code runs again
	* with placeholders for browser globals.
	*/
	attempt(run) {
		const { isGuess } = this;
		const record = this.#record;
		const restoreFunctions = [this.saveState(), this.#nesting.saveState()];
		const rollBack = () => {
			for (const restore of restoreFunctions) restore();
			this.isGuess = isGuess;
			this.#record = record;
		};
		try {
			return { value: this.runTimed(run) };
		} catch (error) {
			rollBack();
			if (!needsBrowser(error)) return { error };
			this.isGuess = true;
			try {
				return { value: this.realm.withBrowserGlobals(() => this.runTimed(run)) };
			} catch (retryError) {
				rollBack();
				return { error: retryError };
			} finally {
				this.isGuess = isGuess;
			}
		}
	}
	/** Saves the current state. The returned function restores it. */
	saveState() {
		const { collector, hasState, range } = this;
		const { headings, updates, islands, examples, urls } = this;
		const lists = [
			headings,
			updates,
			islands,
			examples,
			urls.deadLinks,
			collector?.items ?? []
		];
		const lengths = lists.map(({ length }) => length);
		const restoreIds = [this.#githubIds.saveState(), this.#reservedIds.saveState()];
		return () => {
			Object.assign(this, {
				collector,
				hasState,
				range
			});
			for (const [index, list] of lists.entries()) list.length = lengths[index] ?? 0;
			for (const restore of restoreIds) restore();
		};
	}
	originOf(component) {
		return this.origins.get(component);
	}
};
function toRenderedChildren(html) {
	return html.trim() === "" ? { html } : {
		html,
		children: rawHtml(html)
	};
}
//#endregion
//#region src/render/unsafe-html.ts
const whitespace = String.raw`[\t\n\f\r ]*`;
/** Start of a safe value: a web URL, an email link, a path, or the closing quote of an empty value. */
const safeStart = `(?:https?:|mailto:|[/#.?"'])`;
/**
* Fast test, so that few pages need an HTML parser. Matches a URL attribute whose value doesn't begin like a safe URL,
* and attributes that can contain several URLs.
*/
const possiblyUnsafePattern = new RegExp(`(?:srcset|ping|values)${whitespace}=|(?:href|src|action|manifest|codebase|poster|background|data|to|from|by)${whitespace}=${whitespace}(?:"(?!${safeStart})|'(?!${safeStart})|(?!${safeStart}|[\\t\\n\\f\\r ]))`, "i");
/** Removes attributes whose URL may run code, such as `javascript:`. */
async function removeUnsafeUrls(html) {
	if (!possiblyUnsafePattern.test(html)) return html;
	const { removeUnsafeAttributes } = await import("./unsafe-attributes--tRIPxTS.js");
	return removeUnsafeAttributes(html);
}
//#endregion
//#region src/render/create-renderer.ts
/**
* Creates a renderer, which caches the files that it reads. After a file has changed, create another renderer.
*
* @param options `limits`: time limits of page code. Default: high enough for all code except endless loops.
* `parseTree`: a native parser, which changes only the time that pages take.
*/
function createRenderer(uncachedLookup, theme = {}, { limits, parseTree } = {}) {
	const lookup = {
		...uncachedLookup,
		read: cacheReads(uncachedLookup.read)
	};
	const timeLimit = new TimeLimit(limits);
	const parsedFiles = new ParsedFiles(lookup, parseTree);
	return {
		async render(source) {
			const { html, rendering, dependencies } = renderSource(source);
			const finalHtml = await finishHtml(html, rendering);
			return {
				html: finalHtml,
				headings: rendering.headings,
				text: htmlToText(finalHtml),
				islands: await finishIslands(rendering),
				findings: rendering.findings.list(),
				missingPackages: rendering.writerOutput.missingPackages(),
				dependencies,
				...rendering.updates.length === 0 ? {} : { updates: await finishUpdates(rendering) }
			};
		},
		async inspect(source) {
			const { html, rendering, dependencies } = renderSource(source);
			const { writerOutput, islands, findings, updates } = rendering;
			const slots = islands.flatMap((island) => Object.values(island.slots).map((slot) => slot ?? ""));
			return {
				htmls: await Promise.all([html, ...slots].map((text) => writerOutput.insertOutput(text))),
				findings: findings.list(),
				missingPackages: writerOutput.missingPackages(),
				dependencies,
				updates
			};
		}
	};
	function renderSource(source) {
		const parsedFile = parsedFiles.parse(source.file, source.text);
		const render = (timer) => renderNodes(parsedFile, source, timer);
		return runsCode(parsedFile) ? timeLimit.runPage(render) : render();
	}
	function renderNodes(parsedFile, source, timer) {
		const rendering = new Rendering(lookup, theme, timer, {
			source: parsedFile.source,
			start: 0,
			end: 0
		});
		const pageFiles = new PageFiles(rendering, parsedFiles);
		const instance = pageFiles.instances.instantiate(parsedFile);
		instance.report(rendering.findings);
		const toHtml = (part) => renderBlocks(part, rendering);
		const endpoint = createEndpointParts(source, pageFiles, rendering, {
			isPlain: theme.plainEndpoints === true,
			toHtml
		});
		const nodes = pageFiles.renderInstance(instance, {});
		const bodyStart = source.generated === void 0 ? 0 : titleEnd(parsedFiles.getHtmlTree(parsedFile));
		const title = toHtml(nodes.slice(0, bodyStart));
		const body = toHtml(applyLayout(instance, [...endpoint.call, ...nodes.slice(bodyStart)], rendering));
		const html = `${title}${endpoint.addTo(body)}`;
		const dependencies = [...new Set([...instance.dependencies, ...pageFiles.candidateFiles])];
		reportComputedLinks(rendering, dependencies);
		return {
			html,
			rendering,
			dependencies
		};
	}
	/** Reports dead links whose URL is computed by code. The link check of the site covers URLs in source text. */
	function reportComputedLinks({ urls, findings }, dependencies) {
		for (const { target, range } of urls.deadLinks) {
			const [path] = splitUrl(target);
			if (!dependencies.some((file) => lookup.read(file)?.includes(path) === true)) findings.reportDeadLink(target, range);
		}
	}
}
/** Wraps nodes in the layout component that the page exports. If the layout fails, the nodes are kept. */
function applyLayout({ layout }, nodes, rendering) {
	const component = asComponent(layout);
	if (component === void 0) return nodes;
	const result = rendering.attempt(() => rawHtml(rendering.renderComponent(component, { children: nodes })));
	if ("value" in result) return [result.value];
	rendering.reportFailure(result.error, "changed");
	return nodes;
}
/** Renders each block separately, so that an unexpected error loses only that block. */
function renderBlocks(nodes, rendering) {
	return nodes.map((node) => {
		const result = rendering.attempt(() => rendering.renderHtml(node));
		if ("value" in result) return result.value;
		rendering.reportFailure(result.error, "lost");
		return "";
	}).join("");
}
/** Returns the index of the first node after the title if the text begins with a level 1 heading; otherwise 0. */
function titleEnd({ children = [] }) {
	const titleIndex = children.findIndex(({ type, value = "" }) => type !== "mdxjsEsm" && (type !== "text" || value.trim() !== ""));
	return children[titleIndex]?.type === "heading" && children[titleIndex].depth === 1 ? titleIndex + 1 : 0;
}
async function finishUpdates(rendering) {
	return Promise.all(rendering.updates.map(async (update) => ({
		...update,
		html: await finishHtml(update.html, rendering)
	})));
}
async function finishIslands(rendering) {
	return Promise.all(rendering.islands.map(async (island) => ({
		...island,
		slots: await finishHtmlRecord(island.slots, rendering),
		written: await finishHtmlRecord(island.written, rendering)
	})));
}
async function finishHtmlRecord(htmlByName, rendering) {
	const entries = Object.entries(htmlByName).map(async ([name, html]) => [name, html === null ? null : await finishHtml(html, rendering)]);
	return Object.fromEntries(await Promise.all(entries));
}
/** Removes unsafe URLs last, because any component or writer may have added them. */
async function finishHtml(html, { writerOutput }) {
	return removeUnsafeUrls(keepNesting(await writerOutput.insertOutput(html)));
}
function cacheReads(read) {
	const cache = /* @__PURE__ */ new Map();
	return (file) => getOrCreate(cache, file, read);
}
//#endregion
//#region src/generators/own-styles/own-styles.ts
/**
* Joins the style sheets of a docs folder in order, and scopes their rules to page content.
*
* @param selectors Selector of the container of page content.
* @param publishAsset Publishes a referenced file and returns its URL.
*/
async function createGlobalStyleSheet({ read }, files, selectors, publishAsset) {
	const imports = /* @__PURE__ */ new Set();
	const texts = [];
	for (const file of files) {
		const { confineSheet, rewriteUrls } = await import("./confine-sheet-4wKVwF7i.js");
		const sheet = confineSheet(read(file) ?? "", selectors);
		for (const rule of sheet.imports) imports.add(`${rule}\n`);
		texts.push(rewriteUrls(sheet.css, (target) => publishAsset(target, file)));
	}
	return {
		imports: [...imports].join(""),
		css: texts.join("")
	};
}
/** Folders that contain build output or sources if the docs folder is also the root of a project. */
const buildFolders = new Set("dist build out doc_build site public coverage src app theme".split(" "));
/**
* Finds the style sheets and scripts that hosts would load: all `.css` and `.js` files outside hidden folders that
* `.mintignore` doesn't exclude. If the docs folder is also a project, the project's build output and sources are left
* out.
*
* @param importedFiles Files that pages import.
*/
async function findGlobalFiles({ files, layout, read }, importedFiles) {
	const allFiles = files();
	const isProject = allFiles.includes("package.json");
	const candidates = allFiles.filter((file) => /\.(?:css|js)$/.test(file) && !/(?:^|\/)\./.test(file) && (urlPathOfFile(file, layout) !== file || !(isProject && buildFolders.has(file.slice(0, file.indexOf("/"))))));
	if (candidates.length === 0) return {
		styles: [],
		scripts: []
	};
	const matchIgnored = await parseMintignore(read(".mintignore") ?? "");
	const globalFiles = candidates.filter((file) => typeof matchIgnored(file) !== "object" && !importedFiles.has(file)).sort();
	return {
		styles: globalFiles.filter((file) => file.endsWith(".css")),
		scripts: globalFiles.filter((file) => file.endsWith(".js") && !moduleOrProgramPattern.test(read(file) ?? "#!"))
	};
}
/** Code that occurs only in modules and command-line programs. Hosts load neither, only classic scripts. */
const moduleOrProgramPattern = /^(?:#!|import\s|export\s)|\brequire\s*\(|\bmodule\.exports\b/m;
//#endregion
//#region src/generators/rendering/endpoint-files.ts
/** URLs of the downloads on an endpoint page: the specification, the operation and the Markdown. */
function downloadUrls(site, { route, endpoint }) {
	if (!site.publishSettings.endpoints.downloads || endpoint === void 0) return {};
	const { spec, method } = endpoint;
	const isRemote = /^https?:\/\//i.test(spec);
	const path = urlPathOfFile(spec, site.layout);
	if (!isRemote) site.linkedPaths.add(path);
	return {
		specification: isRemote ? spec : fileUrl(site, path),
		markdown: fileUrl(site, markdownFile(route)),
		...method === "CHANNEL" || method === "OVERVIEW" ? {} : { operation: fileUrl(site, operationFile(route)) }
	};
}
/** Files that the script of an endpoint page loads for Scalar's client. */
function scalarUrls(site, { route }, { script, styles }) {
	const document = fileUrl(site, operationFile(route));
	return {
		script: fileUrl(site, script),
		styles: fileUrl(site, styles),
		document
	};
}
/**
* Creates the files that a page offers for download or loads, by path relative to the base path.
*/
async function generatedPageFiles(site, page, { markdown: hasMarkdown, operation, scalar } = {}) {
	const files = /* @__PURE__ */ new Map();
	const document = operation !== void 0 || scalar !== void 0 ? (await site.endpointContent(page.route))?.document?.() : void 0;
	const markdown = hasMarkdown === void 0 ? void 0 : await pageMarkdown(site, page);
	if (markdown !== void 0) files.set(markdownFile(page.route), markdown);
	if (document !== void 0) files.set(operationFile(page.route), `${stringifyMarkedJson(document, 1)}\n`);
	return files;
}
function fileUrl(site, file) {
	return `${site.model.site.base}/${encodePath(file)}`;
}
function operationFile(route) {
	return markdownFile(route).replace(/\.md$/, ".json");
}
//#endregion
//#region src/generators/rendering/page-source.ts
/**
* Creates the renderer's input for a page.
*
* @param client Scalar's client, if it replaces the built-in form.
* @returns `undefined` if the page has neither a file nor content from a specification.
*/
async function createPageSource(site, page, client) {
	const { route, file, endpoint } = page;
	const text = file === null ? void 0 : site.read(file);
	if (file !== null && text === void 0) return void 0;
	const generated = endpoint === void 0 ? void 0 : await site.endpointContent(route);
	if (text === void 0 && generated === void 0) return void 0;
	const source = {
		file: file ?? `${route.slice(1)}.md`,
		text: text ?? ""
	};
	if (generated === void 0) return source;
	const { call, details, servers } = generated;
	const form = hasForm(site, source.text) ? generated.form?.() : void 0;
	const tools = {
		call: servers?.(),
		form,
		scalar: form === void 0 || client === void 0 ? void 0 : scalarUrls(site, page, client),
		...downloadUrls(site, page)
	};
	const { isExpanded } = site.publishSettings.endpoints;
	return {
		...source,
		generated: {
			call,
			details
		},
		tools,
		isExpanded,
		language: pageLanguage(page)
	};
}
/** True if a page has a form to try the call. `playground` in its front matter overrides the site's setting. */
function hasForm({ publishSettings: { endpoints } }, text) {
	const { playground } = parseFrontMatter(text);
	if (playground === "none" || playground === "simple") return false;
	return playground === "interactive" ? endpoints.allowsForms : endpoints.tryIt !== "none";
}
/**
* Front matter with the model's title and description. Endpoint pages default to `mode: wide`, because their samples
* use the space of "On this page". Members that are `null` are dropped, because generators reject or misread them.
*/
function pageData({ title, description, endpoint }, frontMatter) {
	const { description: _, ...otherMembers } = frontMatter;
	const members = Object.fromEntries(Object.entries(otherMembers).filter(([, value]) => value !== null));
	return {
		...endpoint === void 0 || endpoint.method === "OVERVIEW" ? {} : { mode: "wide" },
		...members,
		title,
		...description === void 0 ? {} : { description }
	};
}
//#endregion
//#region src/generators/rendering/endpoint-packages.ts
/**
* Finds missing packages that the content of endpoint pages needs. Nothing else in this content can be lost, so it isn't
* rendered. It is built only until each missing package is known to be needed.
*/
var EndpointPackages = class {
	#site;
	#needs;
	#mayHaveDiagrams = /* @__PURE__ */ new Map();
	/** @param clientPackages Missing packages of the client that replaces the built-in form. */
	constructor(site, packages, clientPackages) {
		this.#site = site;
		const needs = [
			{
				names: packages.resolve("shiki") === void 0 ? ["shiki"] : [],
				isPossible: () => true,
				isNeeded: (content) => codeBlocksOf(content).some(({ text, language }) => language !== "mermaid" && isHighlighted(text, language))
			},
			{
				names: packages.resolve("mermaid/dist/mermaid.min.js") === void 0 ? ["mermaid"] : [],
				isPossible: (spec) => getOrCreate(this.#mayHaveDiagrams, spec, () => mayHaveDiagrams(site, spec)),
				isNeeded: (content) => codeBlocksOf(content).some(({ language }) => language === "mermaid")
			},
			{
				names: clientPackages,
				isPossible: () => true,
				isNeeded: ({ form }, { file }) => form !== void 0 && hasForm(site, file && site.read(file) || "")
			}
		];
		this.#needs = needs.filter(({ names }) => names.length > 0);
	}
	/** Returns the names of packages that no earlier page needed. */
	async find(page) {
		const { route, endpoint } = page;
		if (endpoint === void 0 || !this.#needs.some(({ isPossible }) => isPossible(endpoint.spec))) return [];
		const content = await this.#site.endpointContent(route);
		if (content === void 0) return [];
		const needs = this.#needs.filter(({ isNeeded }) => isNeeded(content, page));
		this.#needs = this.#needs.filter((need) => !needs.includes(need));
		return needs.flatMap(({ names }) => names);
	}
};
/** True if the files of a specification contain the language of diagrams, or can't be read. */
function mayHaveDiagrams({ facts, read }, spec) {
	const state = facts.expansion.specifications.get(spec);
	if (state?.state !== "read") return false;
	return [spec, ...state.specification.files].some((file) => /mermaid/i.test(read(file) ?? "mermaid"));
}
function codeBlocksOf({ call, details }) {
	const blocks = [];
	const pendingNodes = [...call, ...details];
	for (let node = pendingNodes.pop(); node !== void 0; node = pendingNodes.pop()) {
		if (node.type === "code") blocks.push(parseCodeBlock([node.lang, node.meta].filter(Boolean).join(" "), node.value, false));
		if ("children" in node) pendingNodes.push(...node.children);
	}
	return blocks;
}
//#endregion
//#region src/generators/rendering/page-urls.ts
/**
* Creates functions that resolve URLs in page content to the generator's URLs, and find the same dead links as `check`.
* Referenced files are marked as linked, so that they are published.
*
* @param toUrl Maps a route to its URL, including the base path.
*/
function createPageUrls({ model, facts, filesByUrlPath, layout, linkedPaths, read, publishSettings: { slugs } }, toUrl) {
	const { base } = model.site;
	const files = filesByUrlPath();
	const siteLookup = createSiteLookup(model, false, layout);
	let docsLookup;
	const routes = new Map(Object.values(model.pages).map(({ route, file }) => [file ?? `${route.slice(1)}.md`, route]));
	const anchors = new Anchors(facts.bodies, slugs, () => ({ problem: "missing" }));
	return {
		link,
		anchor,
		slugs,
		asset,
		isMonochrome: isMonochromeImage,
		isDead
	};
	function link(target, file, page) {
		const resolution = resolve(siteLookup, target, file, page);
		if (resolution.to === "page") return toUrl(resolution.route + suffixWithHeadingId(resolution));
		return resolution.to === "site" ? target : asset(target, file, page);
	}
	function suffixWithHeadingId({ route, suffix }) {
		const hashIndex = suffix.indexOf("#");
		const file = model.pages[route]?.file;
		if (hashIndex === -1 || file === null || file === void 0) return suffix;
		return `${suffix.slice(0, hashIndex)}#${anchor(suffix.slice(hashIndex + 1), file)}`;
	}
	function anchor(hash, file) {
		const decodedHash = decodePercent(hash);
		const id = anchors.resolve(decodedHash, file);
		return id === decodedHash ? hash : id;
	}
	function isDead(target, file, page) {
		if (variablesIn(target).length > 0) return false;
		docsLookup ??= createDocsLookup(facts);
		return resolve(docsLookup, target, file, page).to === "nothing";
	}
	function resolve(lookup, target, file, page = file) {
		return resolveOnPages(target, file === "" ? null : file, [{
			route: routes.get(page) ?? `/${page}`,
			file: page
		}], lookup);
	}
	/**
	* URL of a file. A relative path is resolved from the file that contains it, then from the page, then from the root.
	*/
	function asset(target, file, page = file) {
		if (isExternal(target)) return target;
		const [path, suffix] = splitUrl(target.trim());
		if (path === "") return target;
		const assetPath = filePath(path, file, page);
		if (files.has(assetPath) && !/\.mdx?$/i.test(assetPath)) linkedPaths.add(assetPath);
		return `${base}/${encodePath(assetPath)}${suffix}`;
	}
	function isMonochromeImage(target, file, page = file) {
		const [path] = splitUrl(target.trim());
		if (isExternal(target) || !/\.svg$/i.test(path)) return false;
		return isMonochrome(read(files.get(filePath(path, file, page)) ?? "") ?? "");
	}
	function filePath(path, file, page) {
		const decodedPath = decodePercent(path);
		const sitePath = withoutBase(posix.join("/", decodedPath), base).slice(1);
		const fromRoot = files.has(sitePath) ? sitePath : urlPathOfFile(sitePath, layout);
		const joinFrom = (from) => posix.join(posix.dirname(urlPathOfFile(from, layout)), decodedPath);
		return (path.startsWith("/") ? [] : [file, page].map(joinFrom)).find((candidate) => !candidate.startsWith("..") && files.has(candidate)) ?? fromRoot;
	}
}
//#endregion
//#region src/generators/rendering/recorded-lookups.ts
/** Wraps a lookup so that it records its results. Pages must be rendered one at a time. */
function recordLookups(lookup) {
	let recordedUrls = /* @__PURE__ */ new Map();
	const record = (kind, target, file, page) => {
		const result = lookUp(lookup, kind, target, file, page);
		recordedUrls.set(`${kind}\0${target}\0${file}\0${page}`, [
			kind,
			target,
			file,
			page,
			result
		]);
		return result;
	};
	const digest = cachedDigests(lookup);
	return {
		...lookup,
		digest,
		link: (target, file, page) => record("link", target, file, page),
		asset: (target, file, page) => record("asset", target, file, page),
		isDead: (target, file, page) => record("isDead", target, file, page) === "true",
		isMonochrome: (target, file, page) => record("isMonochrome", target, file, page) === "true",
		flushRecorded({ dependencies }) {
			const urls = [...recordedUrls.values()];
			recordedUrls = /* @__PURE__ */ new Map();
			return {
				files: Object.fromEntries(dependencies.map((file) => [file, digest(file)])),
				urls
			};
		}
	};
}
function isUpToDate({ files, urls }, lookup, digest) {
	return Object.entries(files).every(([file, previous]) => digest(file) === previous) && urls.every(([kind, target, file, page, result]) => lookUp(lookup, kind, target, file, page) === result);
}
function lookUp(lookup, kind, target, file, page) {
	return String(lookup[kind]?.(target, file, page) ?? false);
}
/** Caches digests, because every page may include the same snippet. */
function cachedDigests(lookup) {
	const digests = /* @__PURE__ */ new Map();
	return (path) => getOrCreate(digests, path, (file) => {
		const text = lookup.read(file);
		return text === void 0 ? null : digestOf(text);
	});
}
//#endregion
//#region src/generators/rendering/scalar-client.ts
/** Packages that a site has to install: Scalar's client, and the bundler for its script. */
const scalarPackages = ["@scalar/api-client", "esbuild"];
/** Module of Scalar's client that exists since version 3. */
const modalModule = "@scalar/api-client/modal";
/** Exports that `render/client/try-it/scalar.ts` uses. They don't depend on the site or its specifications. */
const entryCode = `import '@scalar/api-client/style.css';
export { createApiClientModal } from '@scalar/api-client/modal';
export { createWorkspaceStore } from '@scalar/workspace-store/client';
export { watch } from 'vue';`;
/**
* Bundles the Scalar client that the project has installed, which takes seconds.
*
* @returns `undefined` if the client or esbuild is not installed.
* @throws Error if the installed version lacks a needed export.
*/
async function bundleScalarClient(packages) {
	const file = packages.resolve(modalModule);
	const esbuild = file === void 0 ? void 0 : await packages.load("esbuild");
	return file === void 0 || esbuild === void 0 ? void 0 : bundle(file, esbuild);
}
function missingScalarPackages(packages) {
	return scalarPackages.filter((name) => packages.resolve(name === "esbuild" ? name : modalModule) === void 0);
}
/** @param file Module of the client. The client's dependencies are resolved from its folder. */
async function bundle(file, { build }) {
	const { outputFiles } = await build({
		stdin: {
			contents: entryCode,
			resolveDir: dirname(file)
		},
		bundle: true,
		minify: true,
		format: "esm",
		target: "es2022",
		outdir: "out",
		write: false,
		logLevel: "silent",
		define: { "process.env.NODE_ENV": "\"production\"" }
	}).catch((error) => {
		throw new Error(`The installed version of @scalar/api-client cannot be used: ${String(error)}`);
	});
	const outputText = (extension) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? "";
	const [code, css] = [outputText(".js"), outputText(".css")];
	const [script, styles] = [hashedPath("scalar", code, "js"), hashedPath("scalar", css, "css")];
	return {
		script,
		styles,
		files: new Map([[script, code], [styles, css]])
	};
}
//#endregion
//#region src/generators/own-styles/host-properties.ts
/** Lightness of Tailwind's gray shades, 0 to 255. */
const grayShades = {
	50: 250,
	100: 245,
	200: 229,
	300: 212,
	400: 163,
	500: 115,
	600: 82,
	700: 64,
	800: 38,
	900: 23,
	950: 10
};
/** Share of the primary color that hosts mix into grays. */
const tintShare = .03;
const hostPropertyPattern = /var\(\s*--(primary(?:-(?:light|dark))?|background-(?:light|dark)|gray-\d{2,3})\s*[,)]/g;
/**
* Defines the hosts' custom properties that a site uses: colors (`--primary`, `--primary-light`, `--primary-dark`),
* backgrounds (`--background-light`, `--background-dark`) and grays (`--gray-50` to `--gray-950`), each as three
* numbers for `rgb(var(--primary) / 50%)`. Other properties are left out, because projects may define the same names.
*
* @param containerSelector Selector of the container of page content: `.text`.
* @param texts Style sheets, pages and scripts of the site, which are searched for the properties.
* @returns Style sheet for insertion before the site's own, which may override it. Empty if no property is used.
*/
function hostProperties(branding, containerSelector, texts) {
	const names = /* @__PURE__ */ new Set();
	for (const text of texts) for (const [, name] of text.matchAll(hostPropertyPattern)) names.add(name ?? "");
	const lines = [...names].sort().flatMap((name) => {
		const color = colorOf(name, branding);
		return color === void 0 ? [] : [`  --${name}: ${color.map(Math.round).join(" ")};\n`];
	});
	return lines.length === 0 ? "" : `${containerSelector} {\n${lines.join("")}}\n`;
}
function colorOf(name, { colors, background }) {
	const primary = parseColor(colors?.primary ?? "");
	switch (name) {
		case "primary": return primary;
		case "primary-light": return parseColor(colors?.light ?? "");
		case "primary-dark": return parseColor(colors?.dark ?? "");
		case "background-light": return parseColor(background.color.light ?? "") ?? defaultBackgrounds.light;
		case "background-dark": return parseColor(background.color.dark ?? "") ?? defaultBackgrounds.dark;
		default: {
			const gray = grayShades[name.replace(/^gray-/, "")];
			return gray === void 0 ? void 0 : mixColors([
				gray,
				gray,
				gray
			], primary ?? [
				gray,
				gray,
				gray
			], tintShare);
		}
	}
}
//#endregion
//#region src/generators/rendering/site-styles.ts
/**
* Style sheet of pages: navigation icons, utility classes and the site's styles.
*
* @param selectors Scope of utility classes. If `undefined`, the style sheet contains only the icons.
* @returns Empty if there are no styles.
*/
async function siteStyleSheet(site, selectors, { pages, islands, icons, globalStyleFiles, packages, asset }) {
	const iconCss = iconStyles(icons);
	if (selectors === void 0) return iconCss;
	const htmls = pages.map(htmlWithSlots);
	const classNames = new Set([...islands.utilities, ...htmls.flatMap((html) => [...findUtilities(html)])]);
	const utilityCss = await createUtilityCompiler(packages, selectors)(classNames);
	const siteStyles = await createGlobalStyleSheet(site, site.publishSettings.ownStyles ? globalStyleFiles : [], selectors, asset);
	const texts = [
		siteStyles.css,
		...htmls,
		...islands.codes
	];
	const hostCss = hostProperties(readBranding(site.config), selectors.pages, texts);
	return siteStyles.imports + fitContent(selectors.pages) + iconCss + utilityCss + hostCss + siteStyles.css;
}
/** Reports the packages of the utility compiler as missing if the page uses utility classes without them installed. */
function withMissingUtilities(page, packages) {
	return hasUtilities(htmlWithSlots(page)) ? withMissingPackages(page, missingUtilityPackages(packages)) : page;
}
function hasUtilities(html) {
	return findUtilities(html).size > 0;
}
function missingUtilityPackages(packages) {
	return utilityPackages.filter((name) => packages.resolve(name) === void 0);
}
function withMissingPackages(page, missingNames) {
	if (missingNames.length === 0) return page;
	const missingPackages = [...page.missingPackages.filter(({ name }) => !missingNames.includes(name)), ...missingNames.map((name) => ({ name }))].sort((a, b) => a.name < b.name ? -1 : 1);
	return {
		...page,
		missingPackages
	};
}
function htmlWithSlots({ html, islands }) {
	return [html, ...islands.flatMap(({ slots }) => Object.values(slots).map((slot) => slot ?? ""))].join("\n");
}
/**
* Creates styles that keep content within the viewport: long words break, and images, frames and code are no wider than
* the text. Most rules have no specificity, so that widths set by authors, themes or classes override them.
*
* @param pages Selector of the container of the text: `.text`.
*/
function fitContent(pages) {
	return [
		`:where(${pages}) { overflow-wrap: anywhere; }`,
		`:where(${pages}) :where(code, kbd, samp) { overflow-wrap: inherit; }`,
		`:where(${pages}) :is(th, td) { overflow-wrap: break-word; }`,
		`:where(${pages}) pre { overflow-x: auto; }`,
		`:where(${pages}) :where(img, video, iframe, svg, canvas, object, embed) { max-width: 100%; }`,
		""
	].join("\n");
}
//#endregion
//#region src/generators/rendering/render-pages.ts
const emptyPage = {
	htmls: [],
	findings: [],
	missingPackages: [],
	dependencies: [],
	updates: []
};
/** Renders the pages of a site, and reuses pages that haven't changed since the previous rendering. */
var PagesRenderer = class {
	#settings;
	#generatedFiles = /* @__PURE__ */ new Map();
	#styles = "";
	#cachedPages = /* @__PURE__ */ new Map();
	#client;
	#theme;
	#single;
	/** Renderings of single pages wait for each other, because `recordLookups` requires one at a time. */
	#queue = Promise.resolve();
	constructor(settings) {
		this.#settings = settings;
	}
	/** Scripts and downloads of pages. Files of earlier renderings are kept for pages that browsers still show. */
	get generatedFiles() {
		return this.#generatedFiles;
	}
	get styles() {
		return this.#styles;
	}
	async render(site, onProgress) {
		const context = await this.#createContext(site);
		this.#cachedPages = await this.#renderPages(context, onProgress);
		const renderedContents = [...this.#cachedPages.values()].map(({ content }) => content);
		const { contents, globalFiles, styles } = await this.#finish(renderedContents, context);
		this.#styles = styles;
		return {
			pages: contents,
			icons: context.getIcons(),
			globalFiles
		};
	}
	/** Renders the texts of pages to find their problems, without scripts, style sheets, feeds and downloads. */
	async inspect(site, onProgress) {
		const { renderer, packages, theme, getIcons } = await this.#createContext(site);
		const endpointPackages = new EndpointPackages(site, packages, usesScalar(site, theme) ? missingScalarPackages(packages) : []);
		const utilityPackages = missingUtilityPackages(packages);
		const pages = [];
		const dependencies = /* @__PURE__ */ new Set();
		const modelPages = Object.values(site.model.pages);
		for (const [index, page] of modelPages.entries()) {
			const { file, route } = page;
			const text = file === null ? "" : site.read(file);
			onProgress?.(index + 1, modelPages.length);
			if (text === void 0) continue;
			const inspectedPage = file === null ? emptyPage : await renderer.inspect({
				file,
				text
			});
			for (const dependency of inspectedPage.dependencies) dependencies.add(dependency);
			const { findings, missingPackages, updates, htmls } = inspectedPage;
			const missingNames = [...await endpointPackages.find(page), ...utilityPackages.length > 0 && htmls.some(hasUtilities) ? utilityPackages : []];
			const renderedPage = withMissingPackages({
				findings,
				missingPackages,
				updates
			}, missingNames);
			pages.push({
				route,
				data: pageData(page, parseFrontMatter(text)),
				renderedPage
			});
		}
		return {
			pages,
			icons: getIcons(),
			globalFiles: await findGlobalFiles(site, dependencies)
		};
	}
	/**
	* Renders one page, with a style sheet for this page only.
	*
	* @returns `undefined` for a page without content: see `createPageSource`.
	*/
	async renderPage(site, page) {
		if (this.#single?.site !== site) this.#single = {
			site,
			context: this.#createContext(site)
		};
		const context = await this.#single.context;
		const source = await createPageSource(site, page, await context.getClient());
		if (source === void 0) return void 0;
		const rendering = this.#queue.then(() => this.#renderPage(page, source, context));
		this.#queue = rendering.catch(() => void 0);
		const cached = await rendering;
		this.#cachedPages.set(page.route, cached);
		const { contents, styles } = await this.#finish([cached.content], context);
		return contents[0] && {
			content: contents[0],
			styles
		};
	}
	/** Adds scripts to rendered pages and creates the style sheet of the pages. */
	async #finish(renderedContents, { site, lookup, theme, packages, getIcons }) {
		const scripts = new PageScripts(lookup, theme, packages, site.model.site.base);
		const contents = await Promise.all(renderedContents.map((content) => withScripts(content, scripts)));
		for (const [file, text] of scripts.files) this.#generatedFiles.set(file, text);
		for (const content of renderedContents) this.#updateFeed(site, content);
		const pages = renderedContents.map(({ renderedPage }) => renderedPage);
		const globalFiles = await findGlobalFiles(site, new Set(pages.flatMap(({ dependencies }) => dependencies)));
		const { islands } = scripts;
		const styleInputs = {
			pages,
			islands,
			icons: getIcons(),
			globalStyleFiles: globalFiles.styles,
			packages,
			asset: lookup.asset
		};
		return {
			contents,
			globalFiles,
			styles: await siteStyleSheet(site, this.#settings.utilities, styleInputs)
		};
	}
	#updateFeed(site, content) {
		const file = feedOfRoute(content.route);
		if (this.#settings.unsupportedFeatures?.includes("feed") === true || !hasFeed(site, content)) {
			this.#generatedFiles.delete(file);
			return;
		}
		const { urlOf, siteUrl: url } = this.#settings;
		const feed = createFeed(site, content, {
			urlOf: (route) => urlOf(route, site.model),
			url
		});
		this.#generatedFiles.set(file, feed);
	}
	async #createContext(site) {
		const { packages, theme } = await this.#themeFor(readBranding(site.config).iconLibrary);
		const lookup = {
			read: site.read,
			pagesFolder: site.layout.pages,
			variables: Object.fromEntries(site.variables),
			...createPageUrls(site, (route) => this.#settings.urlOf(route, site.model))
		};
		const recorder = recordLookups(lookup);
		const getClient = async () => {
			if (!usesScalar(site, theme)) return void 0;
			this.#client ??= bundleScalarClient(packages);
			return this.#client;
		};
		const renderer = createRenderer(recorder, theme, { parseTree: await loadTreeParser() });
		let cachedIcons;
		const icons = () => {
			cachedIcons ??= siteIcons(site, lookup, theme);
			return cachedIcons;
		};
		return {
			site,
			lookup,
			recorder,
			renderer,
			theme,
			packages,
			getClient,
			getIcons: icons
		};
	}
	/** Reuses the theme after changes of the site, because loading a highlighter takes longer than rendering a page. */
	async #themeFor(library) {
		if (this.#theme?.library !== library) {
			const { project, dependencyProviders = [] } = this.#settings;
			const packages = new OptionalPackages(project, dependencyProviders);
			const theme = await this.#settings.theme({
				packages,
				library,
				codeThemes: defaultCodeThemes
			});
			this.#theme = {
				library,
				packages,
				theme
			};
		}
		return this.#theme;
	}
	/** Renders all pages with content, one at a time, as `recordLookups` requires. */
	async #renderPages(context, onProgress) {
		const contents = /* @__PURE__ */ new Map();
		const pages = Object.values(context.site.model.pages);
		const client = await context.getClient();
		for (const [index, page] of pages.entries()) {
			const source = await createPageSource(context.site, page, client);
			if (source !== void 0) contents.set(page.route, await this.#renderPage(page, source, context));
			onProgress?.(index + 1, pages.length);
		}
		return contents;
	}
	async #renderPage(page, source, context) {
		const { site, lookup, recorder, renderer, theme, packages, getClient } = context;
		const { tools } = source;
		const frontMatter = parseFrontMatter(source.text);
		const data = pageData(page, frontMatter);
		const sourceDigest = digestOf([
			source,
			data,
			lookup.variables,
			lookup.slugs ?? null,
			theme.version
		]);
		const cached = this.#cachedPages.get(page.route);
		if (cached?.sourceDigest === sourceDigest && isUpToDate(cached.lookups, lookup, recorder.digest)) return cached;
		const scalarFiles = tools?.scalar === void 0 ? [] : (await getClient())?.files ?? [];
		for (const [path, text] of [...scalarFiles, ...await generatedPageFiles(site, page, tools)]) this.#generatedFiles.set(path, text);
		const missingPackages = tools?.form !== void 0 && tools.scalar === void 0 && usesScalar(site, theme) ? missingScalarPackages(packages) : [];
		const renderedPage = withMissingPackages(withMissingUtilities(await renderer.render(source), packages), missingPackages);
		const file = page.file === null ? void 0 : join(site.root, page.file);
		const frontMatterTitle = typeof frontMatter.title === "string" ? frontMatter.title : void 0;
		const content = {
			route: page.route,
			data,
			frontMatterTitle,
			file,
			renderedPage,
			digest: digestOf([sourceDigest, renderedPage])
		};
		return {
			sourceDigest,
			lookups: recorder.flushRecorded(renderedPage),
			content
		};
	}
};
/** Always false for themes without scripts, which can't run Scalar's client. */
function usesScalar(site, theme) {
	return site.publishSettings.endpoints.tryIt === "scalar" && theme.plainEndpoints !== true;
}
async function withScripts(content, scripts) {
	const page = await scripts.write(content.renderedPage);
	return page === content.renderedPage ? content : {
		...content,
		renderedPage: page,
		digest: digestOf([content.digest, page.html])
	};
}
function siteIcons({ model, config }, lookup, theme) {
	const branding = readBranding(config);
	return navigationIcons(model, theme.writers?.icon ?? plainWriters.icon, (target) => lookup.asset(target, "docs.json"), (target) => lookup.isMonochrome?.(target, "docs.json") === true, [branding, ...branding.languages].flatMap(navbarLinks).flatMap(({ icon }) => icon === void 0 ? [] : [{
		icon: { name: icon },
		location: {
			file: "docs.json",
			pointer: "/navbar"
		}
	}]));
}
//#endregion
//#region src/generators/rendering/site-findings.ts
/**
* Reports all features of a site that a generator drops, changes or replaces.
*
* @param project Absolute path of the project that builds the site.
*/
function siteFindings(generator, site, project, { pages, icons, globalFiles }) {
	const hasIcons = generator.support?.unsupportedFeatures.includes("icon") === false;
	const { highlighter, utilities, drawsDiagrams = false } = generator.support ?? {};
	const isNeeded = (name) => (name !== "shiki" || highlighter === "shiki") && (name !== "mermaid" || !drawsDiagrams) && (!isUtilityPackage(name) || utilities !== void 0);
	const unsupportedFiles = [...utilities === void 0 ? globalFiles.styles : [], ...globalFiles.scripts].sort();
	return [
		...findLosses(site, generator),
		...unsupportedFiles.map((file) => diagnose("generator-file", { file }, {
			generator: generator.name,
			file,
			effect: "lost"
		})),
		...changelogLosses(generator, site, pages),
		...packageLosses(hasIcons ? icons.missingPackages.filter(isNeeded) : [], pages, isNeeded, project),
		...hasIcons ? icons.findings : [],
		...pages.flatMap(({ renderedPage }) => renderedPage.findings)
	];
}
/** Reports pages with updates whose feed or filter the generator doesn't support. */
function changelogLosses({ name, support }, { model }, pages) {
	return pages.flatMap(({ route, data, renderedPage: { updates = [] } }) => {
		const page = model.pages[route];
		const location = { file: page?.file ?? "docs.json" };
		const [tag] = updates.flatMap(({ tags }) => tags);
		return [["feed", updates.length > 0 && data.rss === true ? page?.title : void 0], ["tagFilter", tag]].flatMap(([part, label]) => {
			if (label === void 0 || support?.unsupportedFeatures.includes(part) !== true) return [];
			return [diagnose("generator-navigation", location, {
				generator: name,
				part,
				label,
				effect: "lost"
			})];
		});
	});
}
/**
* Reports packages that are not installed as a single finding, at the first location that needs a missing package.
*
* @param navigationPackages Missing packages for icons of the navigation.
* @returns Empty if no package is missing.
*/
function packageLosses(navigationPackages, pages, isNeeded, project) {
	const missingByPage = pages.map(({ renderedPage }) => renderedPage.missingPackages.filter(({ name }) => isNeeded(name)));
	const packages = [...new Set([...navigationPackages, ...missingByPage.flat().map(({ name }) => name)])].sort();
	if (packages.length === 0) return [];
	const command = findPackageManager(createFolderFiles(project)).add(packages);
	const [location = { file: "docs.json" }] = (missingByPage.map((pagePackages) => pagePackages.flatMap(({ location }) => location ?? [])).find(({ length }) => length > 0) ?? []).sort(compareLocations);
	return [diagnose("generator-package", location, {
		packages,
		command,
		effect: "changed"
	})];
}
//#endregion
export { PagesRenderer as n, findLosses as r, siteFindings as t };
