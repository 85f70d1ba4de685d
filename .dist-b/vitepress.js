import { A as vitepress, Er as relativePath, Hi as splitUrl, Mi as encodePath, Pt as createSiteLookup, Tt as resolveLink, j as builtRoute, ji as decodePercent, li as stringLiteral, oa as escapeHtml, sa as scriptJson, wr as packageFolder } from "./core-0sspFqjL.js";
import { _ as staticRedirects, c as linkIconClasses, g as resolveDestination, l as navbarLinks, p as socialLinks, u as primaryLink, v as toFilePath, y as writeRedirectPages } from "./accent-CQivPWEA.js";
import { t as copyAssets } from "./assets-DdPUD301.js";
import { t as assetServer } from "./asset-server-DAH69pmV.js";
import { o as languageOf } from "./runtime-4p6DP3vH.js";
import { n as pageMode } from "./page-mode-UjBc3fnK.js";
import { n as isIndexable, o as visibilityFrontMatter, t as indexesAllPages } from "./visibility-ngnAGEPX.js";
import { a as createBuildError, n as isUnchanged, t as SiteSession, u as stderrLogger } from "./session-CMhQrTsr.js";
import { a as PageRequests, d as watcherOf, i as toJsonExpression, l as sendErrors, n as generateModelModule, o as errorOverlay, r as modelModule, u as viteLog } from "./model-modules-B0JprJsh.js";
import { s as gitDates } from "./index-files-BDEpKyoY.js";
import { t as writeIndexes } from "./write-indexes-DUhZjxy1.js";
import { r as navigationLabels, t as htmlLanguage } from "./words-D-q-5_Jt.js";
import { r as reportPages } from "./report-pages-D5JJdPIA.js";
import { t as SiteWriter } from "./site-writer-Cto46bcO.js";
import { a as resolveBranding, r as brandingUrl, t as brandingStyleSheet } from "./style-sheet-D5NZWbcT.js";
import { t as sharedMetatags } from "./metatags-DhU0LmzD.js";
import { r as withoutProjectSettings } from "./project-settings-CTd9Ebq1.js";
import { t as socialIcon } from "./social-icons-BbrIoyHm.js";
import { n as createBadges, r as pageBadgeProperties } from "./badges-D9fUyGYC.js";
import { n as pageNeighbors, r as renderBadge, t as createVitePressNavigation } from "./projection-ckOD_eXP.js";
import { t as themeWarning } from "./theme-warning-B08RIrl3.js";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
//#region src/generators/vitepress/branding.ts
/** Services whose icon VitePress includes. Browsers would request other icons from an external server. */
const availableIcons = new Set("x twitter facebook instagram threads bluesky mastodon reddit hackernews producthunt github gitlab bitbucket npm pypi docker huggingface stackoverflow devdotto substack discord slack telegram whatsapp signal matrix line wechat qq zhihu xiaohongshu youtube twitch tiktok bilibili spotify linkedin medium dribbble figma pinterest".split(" "));
const iconNames = new Map([["hackernews", "ycombinator"]]);
/**
* A site's branding as VitePress settings (https://vitepress.dev/reference/site-config). Settings of the project have
* priority.
*
* @returns The settings to add, a style sheet, and the settings of languages with another navbar or footer.
*/
function vitePressBranding(branding, userConfig) {
	const { name, description, logo, favicon, appearance } = branding;
	const hasFavicon = userConfig.head?.some(([tag, attributes]) => tag === "link" && /icon/.test(attributes?.rel ?? "")) ?? false;
	const favicons = favicon === void 0 || hasFavicon ? [] : [favicon];
	const theme = {
		logo: logo && {
			light: brandingUrl(logo.light),
			dark: brandingUrl(logo.dark),
			alt: name
		},
		siteTitle: logo && false,
		logoLink: logo?.href,
		...linkSettings(branding)
	};
	const languageThemes = branding.languages.map((item) => {
		const { nav = [], socialLinks: languageSocials = [], footer = null } = linkSettings(item);
		const settings = {
			nav,
			socialLinks: languageSocials,
			footer
		};
		return [languageOf(item.language).htmlLang, withoutProjectSettings(settings, userConfig.themeConfig)];
	});
	return {
		config: {
			...withoutProjectSettings({
				title: name === "" ? void 0 : name,
				description,
				appearance: appearance.initial === "system" && !appearance.strict ? void 0 : vitePressAppearance(branding)
			}, userConfig),
			head: [...favicons.map((icon) => ["link", {
				rel: "icon",
				href: brandingUrl(icon.light, userConfig.base)
			}]), ...sharedMetatags(branding).map((attributes) => ["meta", attributes])],
			themeConfig: withoutProjectSettings(theme, userConfig.themeConfig)
		},
		css: brandingStyleSheet(branding, {
			accentProperties: ({ text, hover, solid, soft, onSolid }) => ({
				"--vp-c-brand-1": text,
				"--vp-c-brand-2": hover,
				"--vp-c-brand-3": solid,
				"--vp-c-brand-soft": soft,
				"--vp-button-brand-text": onSolid,
				"--vp-button-brand-hover-text": onSolid
			}),
			background: "--vp-c-bg",
			surfaces: ["--vp-c-bg-alt"],
			muted: {
				name: "--vp-c-text-2",
				light: "#67676c",
				dark: "#98989f"
			},
			bodyFont: "--vp-font-family-base",
			headings: ":is(h1, h2, h3, h4, h5, h6), .VPNavBarTitle",
			url: (path) => brandingUrl(path, userConfig.base)
		}),
		languageThemes
	};
}
/** Settings of the theme with the links of a navbar and a footer. Undefined members have no links. */
function linkSettings(branding) {
	const primary = primaryLink(branding);
	const links = navbarLinks(branding).map((link) => {
		const icon = linkIconClasses(link);
		return {
			text: escapeHtml(link.label),
			link: link.href,
			...icon === void 0 ? {} : { icon },
			...link === primary ? { primary: true } : {}
		};
	});
	const socials = socialLinks(branding);
	return {
		socialLinks: socials.length === 0 ? void 0 : socials.map(socialLink),
		nav: links.length === 0 ? void 0 : links,
		footer: branding.footer.columns.length === 0 ? void 0 : { message: footerMessage(branding) }
	};
}
function vitePressAppearance({ appearance: { initial, strict } }) {
	if (initial === "dark") return strict ? "force-dark" : "dark";
	return !(initial === "light" && strict);
}
function socialLink(social) {
	const { kind, label, href } = social;
	return {
		icon: availableIcons.has(kind) ? iconNames.get(kind) ?? kind : { svg: socialIcon(social) },
		link: href,
		ariaLabel: label
	};
}
function footerMessage({ footer }) {
	return footer.columns.flatMap((column) => column.links).map(({ label, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`).join(" · ");
}
//#endregion
//#region src/generators/vitepress/page-file.ts
function pageFile(page, frontMatter) {
	const html = addHeader(page, frontMatter.layout).replaceAll(/<!--(?=\s*@include)/g, "&lt;!--");
	return `---\n${writeYaml(frontMatter)}\n---\n${html}\n`;
}
/**
* @param modifiedMs Modification date of the source file in milliseconds since 1970. VitePress would use the date of
* the generated file.
*/
function vitePressFrontMatter({ data }, modifiedMs) {
	const lastUpdated = modifiedMs === void 0 ? {} : { lastUpdated: new Date(modifiedMs) };
	const { layout, ...otherData } = data;
	return {
		...lastUpdated,
		...vitePressLayout(data),
		...otherData,
		...supportedLayouts.has(layout) ? { layout } : {}
	};
}
/** Splits a generated file into front matter, including its fences, and HTML. */
function splitPageFile(text) {
	const end = text.indexOf("\n---\n", 3) + 5;
	return [text.slice(0, end), text.slice(end)];
}
const supportedLayouts = new Set([
	"doc",
	"home",
	"page",
	false
]);
/** Maps `mode` of a `docs.json` page to VitePress's front matter. */
function vitePressLayout(data) {
	const { hasHead, hasOutline, hasSidebar, isFullWidth } = pageMode(data);
	return {
		...hasHead ? {} : { breadcrumbs: false },
		...hasOutline ? {} : { aside: false },
		...hasSidebar ? {} : { sidebar: false },
		...isFullWidth ? { pageClass: "docs-json-nav-whole" } : {}
	};
}
/**
* Writes front matter with JSON values, which are valid YAML, and ISO dates. Leaves out an invalid `head`, and escapes
* `<`, so that the front matter contains no comments or tags.
*/
function writeYaml(data) {
	const { head, ...otherData } = data;
	return Object.entries(Array.isArray(head) ? {
		...otherData,
		head
	} : otherData).map(([name, value]) => {
		const isDate = value instanceof Date && !Number.isNaN(value.getTime());
		return `${JSON.stringify(name)}: ${isDate ? value.toISOString() : JSON.stringify(value)}`;
	}).join("\n").replaceAll("<", "\\u003c");
}
/**
* Adds title, badges and description to the content. A title in the content is kept. In layouts other than `doc`,
* nothing is added.
*/
function addHeader({ page, content, heading, html }, layout) {
	if (heading === "" && !pageMode(content.data).hasHead) return titleHeading(page.title, "visually-hidden") + html;
	if (layout !== void 0 && layout !== "doc") return heading + html;
	return [
		heading === "" ? titleHeading(page.title) : heading,
		...leadHtml(page),
		html
	].join("\n");
}
/** @param className VitePress class that hides the heading, for pages that need a heading only for search. */
function titleHeading(title, className) {
	const name = escapeHtml(title);
	const anchor = `<a class="header-anchor" href="#_top" aria-label="Permalink to &quot;${name}&quot;">&#8203;</a>`;
	return `<h1 id="_top"${className === void 0 ? "" : ` class="${className}"`} tabindex="-1">${name} ${anchor}</h1>`;
}
/**
* Writes badges and description as HTML of the content instead of components. Vue then renders them as a static string,
* and search indexes them.
*/
function leadHtml(page) {
	const badges = createBadges(pageBadgeProperties(page), navigationLabels(page.placements[0]?.context.language)).map((badge) => renderBadge(badge));
	const { description, file } = page;
	return [...badges.length === 0 ? [] : [`<p class="docs-json-nav-page-badges" data-badges>${badges.join(" ")}</p>`], ...description === void 0 || file === null ? [] : [`<p class="docs-json-nav-description">${escapeHtml(description)}</p>`]];
}
//#endregion
//#region src/generators/vitepress/generator.ts
/**
* Generator for VitePress, whose pages are Markdown files that contain HTML.
*
* @param getUrlFormat Returns the current URL format, which may change after the generator is created.
* @param dates Modification dates of files of the docs folder. Empty if `lastUpdated` is off.
*/
function vitePressGenerator(getUrlFormat, dates) {
	return {
		theme: async (settings) => (await import("./page-theme-Dg8RMlEQ.js")).createVitePressTheme(settings),
		urlOf: (route) => vitePressUrl(route, getUrlFormat()),
		projection({ model, config }) {
			const { pageNavigation } = createVitePressNavigation(model);
			const indexesAll = indexesAllPages(config);
			return {
				fileOf: ({ page }) => vitePressFile(page.route),
				navigation: pageNavigation,
				frontMatter: ({ page, content }) => ({
					...vitePressFrontMatter(content, dates.get(page.file ?? "")),
					...visibilityFrontMatter(page, content.data, indexesAll)
				}),
				fileContent: pageFile
			};
		}
	};
}
/** Path of a page's file relative to VitePress's source folder: `concepts/jobs.md`. */
function vitePressFile(route) {
	return route === "/" ? "index.md" : `${builtRoute(route).slice(1)}.md`;
}
/** Encoded URL of a route, which may have a query or fragment. */
function vitePressUrl(route, { base, cleanUrls }) {
	const [path, suffix] = splitUrl(builtRoute(route));
	const encodedPath = encodePath(path.replace(/^\/|\/$/g, ""));
	return `${base}${encodedPath}${cleanUrls || encodedPath === "" ? "" : ".html"}${suffix}`;
}
//#endregion
//#region src/generators/vitepress/page-html.ts
/**
* Sets the language and direction of a built page. For a `404` page of the site, also restores the content that
* VitePress removes, because the page's script hydrates static content. Hosts serve `404.html` for every missing URL,
* so an inline script empties the app at other URLs and VitePress renders its own 404 page.
*
* @param sitePage `undefined` for a page that isn't in the model.
*/
function completeHtml(html, { page, content }, sitePage, base) {
	const language = htmlLanguage(sitePage);
	const localizedHtml = language === void 0 ? html : html.replace(/^(<!DOCTYPE html>\s*<html) lang="[^"]*"(?: dir="[^"]*")?/, (_, start) => `${start} lang="${escapeHtml(language.lang)}" dir="${language.dir}"`);
	if (page !== "404.md" || sitePage === void 0) return localizedHtml;
	const emptyAppScript = `${scriptJson([`${base}404`, `${base}404.html`])}.includes(location.pathname)||document.getElementById("app").replaceChildren()`;
	return localizedHtml.replace("<div id=\"app\"></div>", () => `<div id="app">${content}</div><script>${emptyAppScript}<\/script>`);
}
/**
* Inserts a zero-width space into `<\/script` in page data. VitePress writes the data unescaped into a script, so
* `<\/script>` in a title would end the script and inject code into the build.
*/
function breakScriptEnds(data) {
	return escapeValue(data);
}
function escapeValue(data) {
	if (typeof data === "string") return escapeScriptEnds(data);
	if (Array.isArray(data)) return data.map(escapeValue);
	if (typeof data !== "object" || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data;
	return Object.fromEntries(Object.entries(data).map(([name, value]) => [escapeScriptEnds(name), escapeValue(value)]));
}
function escapeScriptEnds(text) {
	return text.replaceAll(/<(?=\/script)/gi, "<​");
}
//#endregion
//#region src/generators/vitepress/redirects.ts
/**
* Creates a function that resolves the destinations of redirects to routes.
*
* @param layout Folders that aren't part of routes. Default: none.
*/
function routeResolver(site, layout) {
	const lookup = createSiteLookup(site, false, layout);
	const rootPage = {
		route: "/",
		file: site.pages["/"]?.file ?? null
	};
	return (url) => {
		if (/^\s*(?:[?#]|$)/.test(url)) return void 0;
		const resolution = resolveLink(url, rootPage, lookup);
		return resolution.to === "page" ? resolution.route + resolution.suffix : void 0;
	};
}
/** Lists the redirect pages of a site. Redirects with parameters or wildcards are left out. */
function vitePressRedirectFiles(site, urlFormat, resolveRoute) {
	return staticRedirects(site).redirects.map(({ source, destination }) => {
		const path = toFilePath(source) || "index.html";
		const file = path.endsWith(".html") ? path : urlFormat.cleanUrls ? `${path}.html` : `${path}/index.html`;
		const route = resolveRoute(destination);
		return {
			file,
			source,
			destination: route === void 0 ? resolveDestination(site, destination) : vitePressUrl(route, urlFormat)
		};
	});
}
//#endregion
//#region src/generators/vitepress/plugin.ts
const registryId = `${modelModule}/vitepress`;
const brandingStylesId = `${modelModule}/face.css`;
const utilityStylesId = `${modelModule}/utilities.css`;
const contextPrefix = `${registryId}/context/`;
/**
* VitePress component that imports the sidebar item. The import resolves to our component, unless the project has an
* alias for it.
*/
const sidebarGroupPattern = /[\\/]theme-default[\\/]components[\\/]VPSidebarGroup\.vue(?:\?|$)/;
const themeExport = "docs-json-nav/vitepress/theme";
const extensionCode = `import docsJsonNav from '${themeExport}';\nexport default { extends: docsJsonNav };`;
/**
* @param project Absolute path of the project's folder.
* @param sourceFolder VitePress's `srcDir` in the project's configuration.
*/
function vitePlugins(site, project, sourceFolder = ".") {
	const projectTheme = join(project, ".vitepress/theme");
	return [
		modulesPlugin(site, themeWarning(projectTheme, themeExport, extensionCode)),
		settingsPlugin(site, project, resolve(project, sourceFolder, "public"), existsSync(projectTheme)),
		contextsPlugin(site)
	];
}
function modulesPlugin(site, themeNotice = "") {
	let config;
	const packageRoot = packageFolder();
	const sidebarItem = join(packageRoot, "dist/vitepress/theme/SidebarItem.vue");
	return {
		name: "docs-json-nav",
		enforce: "pre",
		configResolved(resolved) {
			config = resolved;
			site.urlFormat = {
				...site.urlFormat,
				base: resolved.base
			};
			if (themeNotice !== "") resolved.logger.warnOnce(themeNotice);
			const warnings = resolved.command === "serve" ? "" : site.consumeWarnings();
			if (warnings !== "") resolved.logger.warn(warnings);
		},
		async resolveId(source, importer) {
			if (source.startsWith("virtual:docs-json-nav")) return `\0${source}`;
			if (importer === void 0) return void 0;
			if (source === "./VPSidebarItem.vue" && sidebarGroupPattern.test(importer)) return sidebarItem;
			return importer.startsWith(packageRoot) && /^(?:vitepress|vue)(?:\/|$)/.test(source) ? this.resolve(source, join(config.envDir || config.root, "package.json"), { skipSelf: true }) : void 0;
		},
		load(id) {
			if (id === `\0virtual:docs-json-nav`) return generateModelModule(site.current.site.model);
			if (id === `\0${registryId}`) return registryCode(site);
			if (id === `\0${brandingStylesId}`) return site.brandingStyles;
			if (id === `\0${utilityStylesId}`) return site.writer.styles;
			if (!id.startsWith(`\0${contextPrefix}`)) return void 0;
			const index = Number(id.slice(contextPrefix.length + 1));
			return `import { contexts } from '${registryId}';\ncontexts.set(${index}, ${toJsonExpression(site.current.navigation.sidebarContext(index))});\n`;
		},
		async configureServer(server) {
			const base = config.base.replace(/\/$/, "");
			server.middlewares.use(assetServer(base, async () => ({
				site: site.current.site,
				generated: site.writer.generatedFiles
			})));
			server.middlewares.use((request, response, next) => {
				const path = decodePercent(splitUrl(request.url ?? "/")[0]).replace(/\/$/, "");
				const redirect = vitePressRedirectFiles(site.current.site.model, site.urlFormat, site.current.resolveRoute).findLast(({ source }) => (base + source).replace(/\/$/, "") === path);
				if (redirect === void 0) next();
				else response.writeHead(302, { Location: redirect.destination }).end();
			});
			await followSite(server, site);
		}
	};
}
function settingsPlugin(site, project, publicFolder, hasTheme) {
	const packageRoot = packageFolder();
	const theme = join(packageRoot, "dist/vitepress/theme/index.js");
	return {
		name: "docs-json-nav:settings",
		enforce: "post",
		config: ({ envDir, publicDir }) => ({
			envDir: envDir ?? project,
			publicDir: publicDir ?? publicFolder,
			resolve: {
				alias: hasTheme ? [] : [{
					find: /^@theme\/index$/,
					replacement: theme
				}],
				dedupe: ["vue", "vitepress"]
			},
			ssr: { noExternal: ["docs-json-nav"] },
			optimizeDeps: { exclude: ["docs-json-nav", "@theme/index"] },
			server: { fs: { allow: [
				project,
				site.current.site.root,
				packageRoot
			] } }
		})
	};
}
/** Makes each page import its context: a module that all pages with the same sidebar share. */
function contextsPlugin(site) {
	return {
		name: "docs-json-nav:contexts",
		enforce: "post",
		transform(code, id) {
			const file = id.includes("?") ? void 0 : site.fileOfModule(id);
			const index = file === void 0 ? void 0 : site.pageAt(file)?.page.placements[0]?.sidebar;
			return index === void 0 ? void 0 : {
				code: `${code}\nimport '${contextPrefix}${index}';\n`,
				map: null
			};
		}
	};
}
function registryCode({ languageThemes }) {
	return `import { shallowReactive } from 'vue';
export const contexts = shallowReactive(new Map());
export const languageThemes = new Map(${toJsonExpression(languageThemes)});
`;
}
/**
* Updates a dev server. Changed pages are written and announced to VitePress. A changed navigation reloads the browser,
* or shows errors there.
*/
async function followSite(server, site) {
	const { session } = site;
	const log = viteLog(server.config.logger);
	const pages = new PageRequests();
	pages.attach(server);
	session.onChange(async (change) => {
		const previousStyles = site.writer.styles;
		const { added, changed, removed } = await site.update(change.current);
		const stylesModule = server.moduleGraph.getModuleById(`\0${utilityStylesId}`);
		if (stylesModule !== void 0 && site.writer.styles !== previousStyles) await server.reloadModule(stylesModule);
		emit("add", added);
		emit("unlink", removed);
		printWarnings();
		if (isUnchanged(change)) {
			emit("change", changed);
			return;
		}
		server.moduleGraph.invalidateAll();
		pages.markOutdated();
		server.ws.send(errorOverlay(change.current) ?? { type: "full-reload" });
	});
	await session.follow(watcherOf(server), log);
	printWarnings();
	sendErrors(server, () => session.site());
	function emit(event, files) {
		for (const file of files) server.watcher.emit(event, join(site.sourceFolder, file));
	}
	function printWarnings() {
		const text = site.consumeWarnings();
		if (text !== "") log.warn(text);
	}
}
//#endregion
//#region src/generators/vitepress/search-html.ts
const inlineElements = new Set("a abbr b bdi bdo cite code del dfn em font i ins kbd label mark q s samp small span strong sub sup u var wbr".split(" "));
const elementsWithoutText = new Set([
	"script",
	"style",
	"svg",
	"template"
]);
/**
* Reduces a page's HTML for VitePress's search to plain text and headings with anchors, each on its own line. VitePress
* splits pages with a regular expression that backtracks over all headings and anchors of a line. Rendered pages have
* few line breaks, so a page of headings without anchors could block a build for hours.
*
* @param html Whole page, as published.
* @returns HTML in which headings are the only elements.
*/
function searchHtml(html) {
	let lines = "";
	let heading;
	let position = 0;
	const add = (text) => {
		if (heading === void 0) lines += text;
		else heading.text += text.replace(/\s+/g, " ");
	};
	while (position < html.length) {
		const tagStart = html.indexOf("<", position);
		if (tagStart === -1) break;
		add(html.slice(position, tagStart));
		const tagEnd = endOfTag(html, tagStart);
		const tag = html.slice(tagStart, tagEnd);
		const name = /^<\/?([a-z][\w:-]*)/i.exec(tag)?.[1]?.toLowerCase() ?? "";
		position = tagEnd;
		if (heading !== void 0 && tag.startsWith("</") && name === heading.name) {
			const { id, text } = heading;
			heading = void 0;
			add(id === void 0 ? `\n${text}\n` : `\n<${name}>${text.trim()} <a href="#${id}"></a></${name}>\n`);
		} else if (elementsWithoutText.has(name) || name === "a" && tag.includes("class=\"header-anchor\"")) position = tag.endsWith("/>") || tag.startsWith("</") ? tagEnd : endOfElement(html, name, tagEnd);
		else if (heading === void 0 && /^<h[1-6]\b/i.test(tag)) heading = {
			name,
			id: /\sid="([^"]*)"/.exec(tag)?.[1],
			text: ""
		};
		else if (!inlineElements.has(name)) add(heading === void 0 ? "\n" : " ");
	}
	add(html.slice(position));
	return heading === void 0 ? lines : `${lines}\n${heading.text}`;
}
/** Index after the tag or comment that begins at `start`. `>` within quotes doesn't end a tag. */
function endOfTag(html, start) {
	if (html.startsWith("<!--", start)) return indexAfter(html, "-->", start);
	let quote = "";
	for (let index = start + 1; index < html.length; index += 1) {
		const char = html.charAt(index);
		if (quote !== "") quote = char === quote ? "" : quote;
		else if (char === "\"" || char === "'") quote = char;
		else if (char === ">") return index + 1;
	}
	return html.length;
}
/** Index after the end tag of an element whose start tag ends at `from`. */
function endOfElement(html, name, from) {
	const endTag = new RegExp(`</${name}(?![\\w:-])`, "gi");
	endTag.lastIndex = from;
	const match = endTag.exec(html);
	return match === null ? html.length : indexAfter(html, ">", match.index);
}
function indexAfter(html, text, from) {
	const index = html.indexOf(text, from);
	return index === -1 ? html.length : index + text.length;
}
//#endregion
//#region src/generators/vitepress/site.ts
var VitePressSite = class {
	session;
	/** Absolute path of VitePress's source folder. */
	sourceFolder;
	writer;
	urlFormat;
	brandingStyles = "";
	languageThemes = [];
	#current;
	#report = {
		text: "",
		ok: true
	};
	/**
	* @param project Absolute path of the project.
	* @param dates Modification dates of files of the docs folder. Empty if `lastUpdated` is off.
	* @param siteUrl `sitemap.hostname` of VitePress's configuration.
	*/
	constructor(session, project, dates, urlFormat, siteUrl) {
		this.session = session;
		this.sourceFolder = join(project, ".vitepress/cache/docs-json-nav");
		const generator = {
			...vitePressGenerator(() => this.urlFormat, dates),
			siteUrl
		};
		this.writer = new SiteWriter(vitepress, generator, project);
		this.urlFormat = urlFormat;
	}
	async update(site) {
		const result = await this.writer.write(site, this.sourceFolder);
		this.#current = {
			site,
			resolveRoute: routeResolver(site.model, site.layout),
			navigation: createVitePressNavigation(site.model)
		};
		this.#report = await reportPages(vitepress, site, result.findings);
		return result;
	}
	get current() {
		if (this.#current === void 0) throw new Error("The site was requested before it is resolved.");
		return this.#current;
	}
	/** False if the site's rules make a finding of rendering an error. */
	get passesRules() {
		return this.#report.ok;
	}
	/** Returns the warnings of the last rendering and clears them, so that they are printed once. */
	consumeWarnings() {
		const { text } = this.#report;
		this.#report = {
			...this.#report,
			text: ""
		};
		return text;
	}
	pageAt(file) {
		return this.writer.pages.get(join(this.sourceFolder, file));
	}
	/** Path of the page's file for a module id, relative to `sourceFolder`. `undefined` if the module isn't a page. */
	fileOfModule(id) {
		const [path = ""] = id.split("?");
		if (!path.endsWith(".md")) return void 0;
		const file = relativePath(this.sourceFolder, path);
		return file.startsWith("..") ? void 0 : file;
	}
	pageData({ relativePath, frontmatter }) {
		const projectedPage = this.pageAt(relativePath);
		if (projectedPage === void 0) return void 0;
		const { page, navigation } = projectedPage;
		const { prev, next } = pageNeighbors(this.current.site.model, page.placements[0]);
		return {
			title: page.title,
			filePath: page.file ?? vitePressFile(page.route),
			frontmatter: {
				...frontmatter,
				prev: frontmatter.prev === false ? false : prev,
				next: frontmatter.next === false ? false : next,
				...page.file === null ? { editLink: false } : {}
			},
			docsJsonNav: navigation
		};
	}
};
//#endregion
//#region src/generators/vitepress/sitemap.ts
/** Returns the items of VitePress's sitemap without the pages that search engines may not index. */
function indexableItems(items, { model, config }) {
	const indexesAll = indexesAllPages(config);
	const excludedPaths = new Set(Object.values(model.pages).filter((page) => !isIndexable(page, indexesAll)).map(({ route }) => sitemapPath(vitePressUrl(route, {
		base: "",
		cleanUrls: true
	}))));
	return items.filter(({ url }) => !excludedPaths.has(sitemapPath(url)));
}
/** Decoded path of a built page without an extension, as it is the same with and without `cleanUrls`. */
function sitemapPath(url) {
	return decodePercent(url).replace(/\.html$/, "");
}
//#endregion
//#region src/generators/vitepress/config.ts
/**
* Extends a VitePress configuration. Pages of the docs folder are written to a folder in VitePress's cache, which
* becomes `srcDir`.
*
* @throws NavigationError in a build, if the navigation is broken.
*/
async function extendConfig(userConfig, options, { command }) {
	const config = userConfig;
	const project = projectFolder(process.argv.slice(2), process.cwd());
	const base = config.base ?? "/";
	const session = new SiteSession(options);
	session.configure(project, base, command === "serve");
	const resolvedSite = await (command === "build" ? session.check(stderrLogger.warn) : session.site());
	const cleanUrls = config.cleanUrls ?? true;
	const site = new VitePressSite(session, project, config.lastUpdated ?? Boolean(config.themeConfig?.lastUpdated) ? await gitDates(resolvedSite.root) : /* @__PURE__ */ new Map(), {
		base: base.endsWith("/") ? base : `${base}/`,
		cleanUrls
	}, config.sitemap?.hostname);
	await site.update(resolvedSite);
	if (command === "build" && !site.passesRules) throw createBuildError(site.consumeWarnings(), void 0);
	const { config: branding, css, languageThemes } = vitePressBranding(resolveBranding(resolvedSite), config);
	site.brandingStyles = css;
	site.languageThemes = languageThemes;
	return {
		...config,
		...branding,
		title: config.title ?? resolvedSite.model.site.name,
		head: [...branding.head, ...config.head ?? []],
		themeConfig: {
			...branding.themeConfig,
			...config.themeConfig
		},
		srcDir: site.sourceFolder,
		cleanUrls,
		metaChunk: config.metaChunk ?? true,
		markdown: {
			...config.markdown,
			...command === "serve" ? { cache: false } : {},
			config: (markdown) => {
				config.markdown?.config?.(markdown);
				extendMarkdown(markdown, (file) => site.pageAt(file) !== void 0);
			}
		},
		...config.sitemap === void 0 ? {} : { sitemap: {
			...config.sitemap,
			transformItems
		} },
		vite: {
			...config.vite,
			plugins: [...config.vite?.plugins ?? [], ...vitePlugins(site, project, config.srcDir)]
		},
		transformPageData: async (page, context) => {
			const data = {
				...page,
				...site.pageData(page)
			};
			return breakScriptEnds({
				...data,
				...await config.transformPageData?.(data, context)
			});
		},
		transformHead: async (context) => [...escapedDescription(context), ...await config.transformHead?.(context) ?? []],
		transformHtml: async (code, id, context) => {
			const html = completeHtml(code, context, site.pageAt(context.page)?.page, site.urlFormat.base);
			return await config.transformHtml?.(html, id, context) || html;
		},
		buildEnd: async (buildResult) => {
			const { current, urlFormat, writer } = site;
			const outputFolder = buildResult.outDir;
			await copyAssets(current.site, outputFolder, writer.generatedFiles);
			const redirects = vitePressRedirectFiles(current.site.model, urlFormat, current.resolveRoute);
			await writeRedirectPages(new Map(redirects.map(({ file, destination }) => [file, destination])), outputFolder);
			const url = config.sitemap?.hostname;
			const urlOf = (route) => vitePressUrl(route, urlFormat);
			await writeIndexes(current.site, {
				folder: outputFolder,
				urlOf,
				url
			}, stderrLogger.warn);
			await config.buildEnd?.(buildResult);
		}
	};
	/** Removes pages that search engines may not index from VitePress's own sitemap. */
	async function transformItems(items) {
		const indexedItems = indexableItems(items, site.current.site);
		return await config.sitemap?.transformItems?.(indexedItems) ?? indexedItems;
	}
}
/**
* Returns a description with special characters as a head tag, because VitePress escapes head tags but not its own
* description tag.
*/
function escapedDescription({ description }) {
	return /["<>&]/.test(description) ? [["meta", {
		name: "description",
		content: description
	}]] : [];
}
/**
* Finds the project folder, which VitePress doesn't pass to a configuration file: the folder in the command's arguments
* that contains `.vitepress`, or else the working directory.
*/
function projectFolder(args, cwd) {
	return args.filter((argument) => !argument.startsWith("-")).map((word) => resolve(cwd, word)).find((folder) => existsSync(join(folder, ".vitepress"))) ?? cwd;
}
/**
* Makes VitePress's Markdown renderer return our pages unchanged, because they are already HTML. Other Markdown is
* rendered as usual.
*
* @param isPage True for the path of one of our pages, relative to the source folder.
*/
function extendMarkdown(markdown, isPage) {
	const render = markdown.render.bind(markdown);
	markdown.render = (text, environment = {}) => {
		if (!isPage(environment.relativePath ?? "")) return render(text, environment);
		const [frontMatter, html] = splitPageFile(text);
		render(frontMatter, environment);
		return environment.realPath === void 0 ? searchHtml(html) : createStaticComponent(`<div>${html}</div>`, environment);
	};
}
/**
* Creates the template and script of a page that is a single static node. Vue doesn't compile the content, so builds
* are faster, and scripts and styles in the content are preserved. VitePress recognizes `createStaticVNode` and strips
* the content from the script of pages that are loaded as HTML.
*/
function createStaticComponent(html, environment) {
	const content = `<script setup>
import { createStaticVNode } from 'vue';
const Page = () => createStaticVNode(${stringLiteral(html)}, 1);
<\/script>`;
	environment.sfcBlocks?.scripts.push({ content });
	return "<Page />";
}
//#endregion
//#region src/entries/vitepress.ts
/**
* Wraps a VitePress configuration: the pages of the docs folder, with sidebars, switchers, breadcrumbs, previous and
* next links from `docs.json`, and builds that fail on broken navigation.
*
* @returns A configuration function, the default export of `.vitepress/config`.
*/
function withDocsJsonNav(config, options = {}) {
	return (environment) => extendConfig(config, options, environment);
}
//#endregion
export { withDocsJsonNav as default };
