import { Hi as splitUrl, I as encodeRoute, Li as isExternal, Mi as encodePath, ai as isObject, k as docusaurus, oa as escapeHtml, vr as writeFileAtomic } from "../core-0sspFqjL.js";
import { _ as staticRedirects, c as linkIconClasses, g as resolveDestination, l as navbarLinks, p as socialLinks, u as primaryLink, v as toFilePath, y as writeRedirectPages } from "../accent-CQivPWEA.js";
import { t as writeChanged } from "../write-changed-BB9vV2bv.js";
import { t as copyAssets } from "../assets-DdPUD301.js";
import { t as assetServer } from "../asset-server-DAH69pmV.js";
import { a as hrefOf, c as pageAt, s as neighborsOf } from "../runtime-4p6DP3vH.js";
import { n as joinClasses } from "../html-etdVw7mj.js";
import { n as pageMode } from "../page-mode-UjBc3fnK.js";
import { n as isIndexable, t as indexesAllPages } from "../visibility-ngnAGEPX.js";
import { a as createBuildError, c as formatFailureReport, t as SiteSession, u as stderrLogger } from "../session-CMhQrTsr.js";
import { t as writeIndexes } from "../write-indexes-DUhZjxy1.js";
import { n as createPlainTheme } from "../plain-theme-D-920An0.js";
import { t as htmlLanguage } from "../words-D-q-5_Jt.js";
import { t as PagesLog } from "../report-pages-D5JJdPIA.js";
import { n as mdxFile, t as SiteWriter } from "../site-writer-Cto46bcO.js";
import { t as darkClassScript } from "../dark-class-CcSYSPJd.js";
import { a as resolveBranding, i as createFileUrlResolver, r as brandingUrl, t as brandingStyleSheet } from "../style-sheet-D5NZWbcT.js";
import { t as sharedMetatags } from "../metatags-DhU0LmzD.js";
import { n as withoutProjectProperties, r as withoutProjectSettings } from "../project-settings-CTd9Ebq1.js";
import { t as viewOf } from "../view-CNfZnp4f.js";
import { t as splitViews } from "../common-view-oZrtanpL.js";
import { n as createProblemPlugin, r as WholeFileReadPlugin, t as createLinkGroups } from "../language-links-EF07wyZ2.js";
import { a as docUrl, i as docIdOf, n as createDocusaurusSidebars, o as routerBypassPrefix, r as createSidebarNames, t as createDocIdLookup } from "../sidebars-GAjLIQmo.js";
import { createRequire } from "node:module";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { mkdir } from "node:fs/promises";
//#region src/generators/docusaurus/docs-plugin.ts
const docsPluginName = "@docusaurus/plugin-content-docs";
const classicPresetName = "@docusaurus/preset-classic";
/** Modules that theme components import and that a site may not have as direct dependencies. */
const themeModules = [
	"@docusaurus/theme-common",
	"@docusaurus/theme-common/internal",
	`${docsPluginName}/client`
];
async function createDocsPlugin(context, { project, current: currentSite }, options, validate) {
	const { default: createPlugin, validateOptions } = loadDocsPlugin(context.siteDir);
	const checkedOptions = validateOptions({
		validate,
		options: {
			...options,
			...editUrlOption(options.editUrl, currentSite.layout.pages),
			path: relative(context.siteDir, project.docsFolder),
			routeBasePath: "/",
			sidebarPath: project.sidebarsFile,
			numberPrefixParser: false,
			include: ["**/*.{md,mdx}"]
		}
	});
	return createPlugin(createDocsContext(context, currentSite, project.docsFolder), checkedOptions);
}
/**
* Loads the docs plugin of the project, or else of its classic preset.
*
* @throws Error if the project has neither.
*/
function loadDocsPlugin(siteDir) {
	const projectRequire = createRequire(join(siteDir, "package.json"));
	for (const require of [projectRequire, tryCreateRequire(projectRequire, classicPresetName)]) {
		const path = require === void 0 ? void 0 : tryResolve(require, docsPluginName);
		if (require !== void 0 && path !== void 0) return require(path);
	}
	throw new Error(`docs-json-nav needs ${docsPluginName}, which comes with @docusaurus/preset-classic: install one of them.`);
}
/**
* Creates the context for the docs plugin. Adds the media of the docs folder, and maps generated files to their sources
* for dates and authors.
*
* @param docsFolder Absolute path of the folder with the generated docs.
*/
function createDocsContext(context, { root, layout }, docsFolder) {
	const { siteConfig } = context;
	const { staticDirectories, future } = siteConfig;
	const vcs = future?.experimental_vcs;
	const pagesFolder = join(root, layout.pages);
	const toSourceFile = (file) => file.startsWith(docsFolder + sep) ? join(pagesFolder, relative(docsFolder, file)) : file;
	const mediaFolders = [
		layout.public,
		layout.pages,
		""
	].map((folder) => join(root, folder));
	const sourceVcs = vcs && {
		...vcs,
		getFileCreationInfo: (file) => vcs.getFileCreationInfo(toSourceFile(file)),
		getFileLastUpdateInfo: (file) => vcs.getFileLastUpdateInfo(toSourceFile(file))
	};
	return {
		...context,
		siteConfig: {
			...siteConfig,
			staticDirectories: [...new Set([...staticDirectories, ...mediaFolders])],
			...sourceVcs === void 0 ? {} : { future: {
				...future,
				experimental_vcs: sourceVcs
			} }
		}
	};
}
/**
* Converts `editUrl`, the URL of the folder with `docs.json`, to the docs plugin's option: a function that returns
* the edit URL of a page.
*
* @param pagesFolder Pages folder relative to the folder with `docs.json`, with a trailing slash. Empty if the pages are
* in that folder.
*/
function editUrlOption(url, pagesFolder) {
	if (typeof url !== "string") return {};
	const pagesUrl = url.replace(/\/?$/, "/") + pagesFolder;
	return { editUrl: ({ docPath }) => pagesUrl + encodePath(docPath) };
}
/**
* Aliases for the project's React, if this package is linked and resolves another copy. Two copies of React don't work
* together.
*/
function findReactAliases(siteDir) {
	const projectRequire = createRequire(join(siteDir, "package.json"));
	const packageRequire = createRequire(import.meta.url);
	const aliases = {};
	for (const name of ["react", "react-dom"]) {
		const thisPath = tryResolve(packageRequire, `${name}/package.json`);
		const projectPath = tryResolve(projectRequire, `${name}/package.json`);
		if (thisPath === void 0 || projectPath === void 0 || realpathSync(thisPath) === realpathSync(projectPath)) continue;
		aliases[name] = dirname(projectPath);
	}
	return aliases;
}
/**
* Aliases for modules that theme components import, resolved from the classic theme. Some package managers install them
* where this package can't resolve them, and a second copy would have its own React contexts.
*/
function findThemeModuleAliases(siteDir) {
	const projectRequire = createRequire(join(siteDir, "package.json"));
	const presetRequire = tryCreateRequire(projectRequire, classicPresetName) ?? projectRequire;
	const themeRequire = tryCreateRequire(presetRequire, "@docusaurus/theme-classic") ?? presetRequire;
	const aliases = {};
	for (const name of themeModules) {
		const path = tryResolve(themeRequire, name) ?? tryResolve(projectRequire, name);
		if (path !== void 0) aliases[`${name}$`] = path;
	}
	return aliases;
}
function tryCreateRequire(from, name) {
	const path = tryResolve(from, `${name}/package.json`) ?? tryResolve(from, name);
	return path === void 0 ? void 0 : createRequire(path);
}
function tryResolve(require, name) {
	try {
		return require.resolve(name);
	} catch {
		return;
	}
}
//#endregion
//#region src/generators/docusaurus/page-navigation.ts
function createLocalNavigation(site, pluginId) {
	const views = splitViews(site, createMenuUrlMapper(site));
	const { base } = site.site;
	return (page) => {
		const placement = page.placements[0];
		const language = htmlLanguage(page);
		return {
			plugin: pluginId,
			path: page.route === "/" ? base || "/" : base + page.route,
			context: placement?.sidebar ?? null,
			view: views.localOf(page),
			...language === void 0 ? {} : { language }
		};
	};
}
function createSharedNavigation(site) {
	const toUrl = createMenuUrlMapper(site);
	const views = splitViews(site, toUrl);
	return {
		contexts: site.sidebars.map((_, index) => views.commonOf(index) ?? null),
		fallbackNavigation: { view: viewOf(site, void 0, toUrl) }
	};
}
/**
* Creates a function that maps a navigation target to its URL. Files and redirects bypass Docusaurus's router, which
* doesn't know them. Docusaurus adds trailing slashes.
*/
function createMenuUrlMapper(site) {
	const findDocId = createDocIdLookup(site);
	return (route) => {
		return (findDocId(pageAt(site, splitUrl(route)[0])?.route ?? "") !== void 0 ? "" : routerBypassPrefix) + site.site.base + encodeRoute(route);
	};
}
//#endregion
//#region src/generators/docusaurus/post-css.ts
/**
* Keeps logical properties such as `padding-inline-start` in style sheets. Docusaurus's preset would turn them into
* those of pages from left to right, which are wrong on other pages of the same site.
*/
function keepLogicalProperties(options) {
	return {
		...options,
		plugins: options.plugins.map(keepInPreset)
	};
}
function keepInPreset(plugin) {
	const [path, options = {}] = Array.isArray(plugin) ? plugin : [plugin];
	if (typeof path !== "string" || !path.includes("postcss-preset-env")) return plugin;
	return [path, {
		...options,
		features: {
			"logical-properties-and-values": false,
			...options.features
		}
	}];
}
//#endregion
//#region src/generators/docusaurus/redirects.ts
/**
* Destinations of redirects, by path of the redirect page relative to the output folder.
*
* @param trailingSlash Value in Docusaurus's configuration.
*/
function docusaurusRedirectPages(site, trailingSlash) {
	return new Map(staticRedirects(site).redirects.map(({ source, destination }) => {
		const path = toFilePath(source) || "index";
		return [trailingSlash === false || path === "index" ? `${path}.html` : `${path}/index.html`, resolveDestination(site, destination)];
	}));
}
/**
* Creates routes for redirects. In dev every redirect is a route. A build has redirect pages instead, and needs a route
* only for `/`, because the navbar and the 404 page link to it.
*
* @param siteDir Absolute path of the project. The project's own pages have priority.
*/
function createRedirectRoutes(site, siteDir, isBuild) {
	return staticRedirects(site).redirects.filter(({ source }) => (source === "/" || !isBuild) && !hasProjectPage(siteDir, source)).map(({ source, destination }) => ({
		path: hrefOf(site, source),
		component: "@theme/DocsJsonNav/Moved",
		exact: true,
		props: { to: resolveDestination(site, destination) }
	}));
}
/** Searches `src/pages` as Docusaurus's pages plugin does. */
function hasProjectPage(siteDir, route) {
	const path = join(siteDir, "src/pages", toFilePath(route));
	return [
		"tsx",
		"ts",
		"jsx",
		"js",
		"mdx",
		"md"
	].some((extension) => [join(path, `index.${extension}`), `${path}.${extension}`].some((file) => existsSync(file)));
}
//#endregion
//#region src/generators/docusaurus/reload-blank-pages.ts
/** Key in `sessionStorage`. Set while a blank page is being reloaded. */
const storageKey = "docs-json-nav-white";
/**
* Script for the head of every page in dev that reloads blank pages. If a module is missing while a page loads, nothing
* is rendered. This happens because Docusaurus's generated files may still name a deleted page or be incomplete. When
* the module appears, webpack replaces it, but doesn't render the page.
*
* The script listens to messages of webpack-dev-server's client. The first message reports the previous compilation, so
* it causes at most one reload; otherwise a page with an error would reload forever.
*/
const reloadBlankPagesScript = `(() => {
  let hasFailed = false;
  let isNew = false;
  const fail = () => {
    hasFailed = true;
  };
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
  addEventListener('message', ({ data, source }) => {
    const [, state] = /^webpack(Ok|StillOk|Warnings|Errors)$/.exec(source === window ? data?.type : '') ?? [];
    if (state === undefined) return;
    const wasNew = isNew;
    isNew = true;
    if (state === 'Errors') return;
    if (!hasFailed || document.getElementById('__docusaurus')?.childElementCount > 0) {
      sessionStorage.removeItem('${storageKey}');
    } else if (wasNew || sessionStorage.getItem('${storageKey}') === null) {
      sessionStorage.setItem('${storageKey}', '');
      location.reload();
    }
  });
})();`;
//#endregion
//#region src/generators/docusaurus/branding.ts
/** Defaults of Docusaurus's theme, as JSON. A setting that equals its default counts as unset. */
const themeDefaults = {
	colorMode: "{\"defaultMode\":\"light\",\"disableSwitch\":false,\"respectPrefersColorScheme\":false}",
	metadata: "[]",
	items: "[]"
};
/**
* Adds a site's branding to the project's settings. Settings of the project have priority. Docusaurus serializes the
* settings after all plugins are created, so changing them here has an effect.
*
* @returns Style sheet, without the properties that the project's style sheets set.
*/
function applyBranding({ siteConfig, siteDir }, site) {
	const { themeConfig = {} } = siteConfig;
	const navbar = removeDefaults(themeConfig.navbar ?? {});
	const projectSettings = {
		...siteConfig,
		tagline: siteConfig.tagline || void 0,
		themeConfig: {
			...removeDefaults(themeConfig),
			navbar
		}
	};
	const toHref = (href) => {
		return href.startsWith("/") && !isExternal(href) && pageAt(site.model, splitUrl(href)[0]) === void 0 ? routerBypassPrefix + href : href;
	};
	const branding = createDocusaurusBranding(resolveBranding(site), projectSettings, toHref, createFileUrlResolver(site));
	const { metadata = [], colorMode, ...theme } = branding.themeConfig;
	const mutatedColorMode = Object.assign(Object(themeConfig.colorMode ?? {}), colorMode);
	Object.assign(siteConfig, branding.config, { themeConfig: {
		...themeConfig,
		...theme,
		colorMode: mutatedColorMode,
		metadata: [...metadata, ...themeConfig.metadata ?? []],
		navbar: {
			...themeConfig.navbar,
			...branding.navbar
		}
	} });
	return withoutProjectProperties(branding.css, readPresetStyles(siteConfig.presets, siteDir));
}
function removeDefaults(settings) {
	return Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== "" && themeDefaults[name] !== JSON.stringify(value)));
}
/**
* Reads the style sheets of presets. Docusaurus loads them before the style sheets of plugins, so our properties would
* override theirs.
*/
function readPresetStyles(presets, siteDir) {
	return (Array.isArray(presets) ? presets : []).flatMap((preset) => {
		return [((Array.isArray(preset) ? preset[1] : void 0)?.theme)?.customCss ?? []].flat().filter((file) => typeof file === "string");
	}).map((file) => resolve(siteDir, file)).filter((path) => existsSync(path)).map((path) => readFileSync(path, "utf8")).join("\n");
}
/**
* Converts a site's branding to Docusaurus settings (https://docusaurus.io/docs/api/themes/configuration). Settings of
* the project have priority.
*
* @param toHref Maps the target of a link to the `href` for Docusaurus.
* @param fontFileUrl Returns the URL of a font file for a style sheet, or `undefined` if the file doesn't exist.
* @returns The settings to add, and a style sheet.
*/
function createDocusaurusBranding(branding, projectSettings, toHref, fontFileUrl) {
	const { name, description, logo, favicon } = branding;
	const { navbar } = projectSettings.themeConfig ?? {};
	const navbarLinkGroups = createLinkGroups(branding, "navbar");
	const footerLinkGroups = createLinkGroups(branding, "footer");
	return {
		config: withoutProjectSettings({
			title: name || void 0,
			tagline: description,
			favicon: favicon && brandingUrl(favicon.light)
		}, projectSettings),
		navbar: withoutProjectSettings({
			title: logo === void 0 ? name : "",
			logo: logo && {
				alt: name,
				src: brandingUrl(logo.light),
				srcDark: brandingUrl(logo.dark),
				href: logo.href
			},
			items: navbarLinkGroups.groups.flatMap((group) => createNavbarItems(group, toHref))
		}, isObject(navbar) ? navbar : {}),
		themeConfig: withoutProjectSettings({
			footer: createFooter(footerLinkGroups.groups, toHref),
			colorMode: createColorMode(branding),
			metadata: sharedMetatags(branding)
		}, projectSettings.themeConfig),
		css: `${createStyleSheet(branding, fontFileUrl)}${navbarLinkGroups.css}${footerLinkGroups.css}`
	};
}
function createStyleSheet(branding, fontFileUrl) {
	return brandingStyleSheet(branding, {
		light: ":root:where(:not([data-theme='dark']))",
		dark: "html[data-theme='dark']",
		accentProperties: ({ text, hover, solid }) => ({
			"--ifm-color-primary": text,
			"--ifm-color-primary-dark": hover,
			"--ifm-color-primary-darker": hover,
			"--ifm-color-primary-darkest": hover,
			"--ifm-color-primary-light": solid,
			"--ifm-color-primary-lighter": solid,
			"--ifm-color-primary-lightest": solid
		}),
		background: "--ifm-background-color",
		surfaces: ["--ifm-background-surface-color"],
		bodyFont: "--ifm-font-family-base",
		links: ".docs-json-nav-page :where(a:not([class*=\"djn-\"]))",
		url: fontFileUrl
	});
}
/** Links of `navbar`, then the first social link, unless a `navbar` link has the same label or URL. */
function createNavbarItems({ branding, className: groupClass }, toHref) {
	const links = navbarLinks(branding);
	const primary = primaryLink(branding);
	const extraSocials = socialLinks(branding).slice(0, 1).filter(({ label, href }) => links.every((link) => link.label !== label && !isSameUrl(link.href, href)));
	return [...links.map((link) => ({
		...link,
		classes: [linkIconClasses(link), link === primary ? "djn-primary-link" : void 0]
	})), ...extraSocials.map(({ label, href }) => ({
		label,
		href,
		classes: []
	}))].map(({ label, href, classes }) => ({
		label,
		href: toHref(href),
		position: "right",
		...classMember(...classes, groupClass)
	}));
}
function classMember(...names) {
	const className = joinClasses(...names);
	return className === void 0 ? {} : { className };
}
function isSameUrl(firstUrl, secondUrl) {
	return firstUrl.replace(/\/$/, "") === secondUrl.replace(/\/$/, "");
}
function createFooter(groups, toHref) {
	const columns = groups.flatMap((group) => createFooterColumns(group, toHref));
	return columns.length === 0 ? void 0 : {
		style: "light",
		links: columns
	};
}
function createFooterColumns({ branding, className }, toHref) {
	const columns = branding.footer.columns.map(({ header, links }) => ({
		title: header ?? null,
		items: links.map(({ label, href }) => ({
			label,
			href: toHref(href)
		}))
	}));
	const socials = socialLinks(branding).map(({ label, href }) => ({
		label,
		href
	}));
	return [...columns, ...socials.length === 0 ? [] : [{
		title: "Community",
		items: socials
	}]].map((column) => ({
		...column,
		...classMember(className)
	}));
}
function createColorMode({ appearance: { initial, strict } }) {
	if (initial === "system" && !strict) return { respectPrefersColorScheme: true };
	return {
		defaultMode: initial === "dark" ? "dark" : "light",
		disableSwitch: strict,
		respectPrefersColorScheme: initial === "system"
	};
}
//#endregion
//#region src/generators/docusaurus/front-matter.ts
const isString = (value) => typeof value === "string";
const isBoolean = (value) => typeof value === "boolean";
const isHeadingLevel = (value) => Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6;
const isStringList = (value) => Array.isArray(value) && value.every((item) => isString(item) && item !== "");
const isTagList = (value) => Array.isArray(value) && value.every((item) => isString(item) && item !== "" || isTag(item));
const isTag = (value) => isString(value?.label) && isString(value?.permalink);
/** Type tests for Docusaurus's front matter. Docusaurus rejects values of other types, so such values are dropped. */
const supportedFields = {
	custom_edit_url: (value) => value === null || isString(value),
	hide_table_of_contents: isBoolean,
	hide_title: isBoolean,
	image: isString,
	keywords: isStringList,
	last_update: (value) => typeof value === "object" && value !== null,
	pagination_label: isString,
	tags: isTagList,
	toc_max_heading_level: isHeadingLevel,
	toc_min_heading_level: isHeadingLevel,
	unlisted: isBoolean
};
/** Fields that the navigation sets. A page's values for these fields are ignored. */
const reservedFields = new Set("displayed_sidebar draft id mdx pagination_next pagination_prev parse_number_prefixes slug sidebar_class_name sidebar_custom_props sidebar_key sidebar_label sidebar_position".split(" "));
/**
* Creates the front matter of a doc: fields of the page, and URL, sidebar and neighbors from the model.
*
* @param sidebarNames Sidebar names by index.
*/
function createDocFrontMatter(site, { data, file }, page, sidebarNames, findDocId) {
	const placement = page.placements[0];
	const { hasOutline, hasSidebar } = pageMode(data);
	const { previous, next } = placement === void 0 ? {} : neighborsOf(site, placement);
	const pageFields = Object.entries(data).filter(([name, value]) => !reservedFields.has(name) && (supportedFields[name]?.(value) ?? true));
	return {
		...page.sidebarTitle === void 0 ? {} : { pagination_label: page.sidebarTitle },
		...hasOutline ? {} : { hide_table_of_contents: true },
		...Object.fromEntries(pageFields),
		slug: page.route,
		displayed_sidebar: placement === void 0 || !hasSidebar ? null : sidebarNames[placement.sidebar] ?? null,
		pagination_prev: docIdOrNull(previous),
		pagination_next: docIdOrNull(next),
		...file === void 0 ? { custom_edit_url: null } : {}
	};
	function docIdOrNull(neighbor) {
		return (neighbor === void 0 ? void 0 : findDocId(neighbor.route)) ?? null;
	}
}
//#endregion
//#region src/generators/docusaurus/generator.ts
/**
* @param pluginId Id of the plugin instance.
* @param applyTrailingSlash Applies `trailingSlash` to URLs in page content.
*/
function docusaurusGenerator(pluginId, applyTrailingSlash) {
	return {
		theme: createPlainTheme,
		urlOf: (route, { site }) => applyTrailingSlash(site.base + encodeRoute(route)),
		projection({ model, config }) {
			const sidebarNames = createSidebarNames(model);
			const findDocId = createDocIdLookup(model);
			const localNavigation = createLocalNavigation(model, pluginId);
			const indexesAll = indexesAllPages(config);
			return {
				fileOf: ({ page }) => `${docIdOf(page)}.mdx`,
				navigation: (page) => ({
					...localNavigation(page),
					...isIndexable(page, indexesAll) ? {} : { noindex: true }
				}),
				frontMatter: ({ page, content, title }) => ({
					description: "",
					...createDocFrontMatter(model, content, page, sidebarNames, findDocId),
					title
				}),
				fileContent: (page, frontMatter, navigation) => mdxFile(page, frontMatter, {
					statements: [
						`export const toc = ${JSON.stringify(createToc(page.content.renderedPage))};`,
						"import { provide } from '@theme/DocsJsonNav';",
						`export const navigation = provide(JSON.parse(${JSON.stringify(JSON.stringify(navigation))}));`
					],
					className: "markdown"
				})
			};
		}
	};
}
function createToc({ headings }) {
	return headings.filter(({ depth }) => depth > 1).map(({ id, text, depth }) => ({
		value: escapeHtml(text),
		id,
		level: depth
	}));
}
//#endregion
//#region src/generators/docusaurus/project.ts
/** Files that Docusaurus reads: a folder of docs, a sidebars file and a style sheet. All paths are absolute. */
var DocsProject = class {
	docsFolder;
	sidebarsFile;
	/** Style sheet of pages: utility classes and the site's styles. */
	utilitiesFile;
	#writer;
	/**
	* @param generatedFolder Absolute path of a folder for generated files.
	* @param pluginId Id of the plugin instance.
	* @param projectRoot Absolute path of the project.
	* @param applyTrailingSlash Applies `trailingSlash` to URLs in page content.
	* @param siteUrl `url` of Docusaurus's configuration.
	*/
	constructor(generatedFolder, pluginId, projectRoot, applyTrailingSlash = (url) => url, siteUrl) {
		this.docsFolder = join(generatedFolder, "docs");
		this.sidebarsFile = join(generatedFolder, "sidebars.json");
		this.utilitiesFile = join(generatedFolder, "utilities.css");
		const generator = {
			...docusaurusGenerator(pluginId, applyTrailingSlash),
			siteUrl
		};
		this.#writer = new SiteWriter(docusaurus, generator, projectRoot);
	}
	get generatedFiles() {
		return this.#writer.generatedFiles;
	}
	/** Creates empty files if they are missing, because Docusaurus checks that they exist before it loads content. */
	async prepare() {
		await mkdir(this.docsFolder, { recursive: true });
		if (!existsSync(this.sidebarsFile)) writeFileAtomic(this.sidebarsFile, "{}\n");
		if (!existsSync(this.utilitiesFile)) writeFileAtomic(this.utilitiesFile, "");
	}
	/** @returns Findings about features of pages that were dropped, changed or replaced. */
	async write(site) {
		const { findings } = await this.#writer.write(site, this.docsFolder);
		writeChanged(this.utilitiesFile, this.#writer.styles);
		const sidebarsText = `${JSON.stringify(createDocusaurusSidebars(site.model), void 0, 1)}\n`;
		if (writeChanged(this.sidebarsFile, sidebarsText)) delete createRequire(import.meta.url).cache[this.sidebarsFile];
		return findings;
	}
};
//#endregion
//#region src/generators/docusaurus/site.ts
/**
* Resolves a site and adds its branding to the project's settings.
*
* @param id Id of the plugin instance.
*/
async function openDocusaurusSite(context, id, options) {
	const { siteDir, generatedFilesDir, baseUrl, siteConfig } = context;
	const { trailingSlash, url } = siteConfig;
	const isBuild = process.env.NODE_ENV === "production";
	const session = new SiteSession(options);
	session.configure(siteDir, baseUrl.replace(/\/$/, ""), !isBuild);
	let currentSite = await session.site();
	const { files } = await session.followedFiles();
	const generatedFilePath = (name) => join(generatedFilesDir, "docs-json-nav", id, name);
	const applyTrailingSlash = (href) => {
		const [path, suffix] = splitUrl(href);
		return docUrl(path, {
			trailingSlash,
			baseUrl
		}) + suffix;
	};
	const project = new DocsProject(generatedFilePath(""), id, siteDir, applyTrailingSlash, url);
	const brandingStyles = generatedFilePath("face.css");
	writeChanged(brandingStyles, applyBranding(context, currentSite));
	await project.prepare();
	const feedbackFile = generatedFilePath("feedback.txt");
	session.onFeedback(() => {
		try {
			writeFileAtomic(feedbackFile, "Feedback was read.\n");
		} catch {}
	});
	const pagesLog = new PagesLog(docusaurus, docusaurusLogger.warn);
	const problemsFile = generatedFilePath("problems.txt");
	let problemReport = "";
	let isLoaded = false;
	return {
		isBuild,
		project,
		brandingStyles,
		/** File that is written when feedback arrives. Docusaurus watches the file and reloads content. */
		feedback: feedbackFile,
		/** Files that the site depended on when it was first resolved. */
		files,
		problems: createProblemPlugin(() => problemReport, problemsFile),
		/** Last site that passed the checks or had a navigation. */
		get current() {
			return currentSite;
		},
		update
	};
	/**
	* Updates the files for the docs plugin.
	*
	* @throws NavigationError in a build, if there are errors.
	*/
	async function update() {
		const newSite = await resolveLatestSite();
		if (!isLoaded) session.report(newSite, docusaurusLogger);
		isLoaded = true;
		if (newSite.ok || newSite.model.sidebars.length > 0) currentSite = newSite;
		const pagesReport = await pagesLog.print(currentSite, await project.write(currentSite));
		if (!pagesReport.ok && isBuild) throw createBuildError(pagesReport.text, pagesReport.location);
		problemReport = formatFailureReport(newSite) ?? (pagesReport.ok ? "" : pagesReport.text);
		writeChanged(problemsFile, problemReport);
	}
	function resolveLatestSite() {
		if (isBuild) return session.check(docusaurusLogger.warn);
		return isLoaded ? session.registerChange(docusaurusLogger) : session.site();
	}
}
/** Prints to standard error with a prefix. Errors in dev are not printed, because the compilation reports them. */
const docusaurusLogger = {
	warn: (text) => stderrLogger.warn(`[docs-json-nav] ${text}`),
	error: (text) => stderrLogger.error(`[docs-json-nav] ${text}`),
	printFailure: () => void 0
};
//#endregion
//#region src/generators/docusaurus/plugin.ts
const watchedExtensions = "{md,mdx,json,yaml,yml,js,mjs,jsx,ts,tsx,css}";
/**
* Docusaurus's docs plugin with the pages and sidebars of `docs.json`. Broken navigation fails `docusaurus build`;
* `docusaurus start` shows the error and continues.
*
* @param distUrl URL of this package's `dist` folder.
*/
async function createDocusaurusPlugin(context, { id, options: docusaurusOptions, validate }, distUrl) {
	const { docs: docsOptions = {}, id: _, ...options } = docusaurusOptions;
	const { siteDir, baseUrl, siteConfig } = context;
	const { url, trailingSlash } = siteConfig;
	const site = await openDocusaurusSite(context, id, options);
	const { isBuild, project } = site;
	const docsPlugin = await createDocsPlugin(context, site, {
		...docsOptions,
		id
	}, validate);
	const loadContent = coalesce(async () => {
		await site.update();
		return docsPlugin.loadContent();
	});
	return {
		...docsPlugin,
		getThemePath: () => fileURLToPath(new URL("react/generators/docusaurus/theme", distUrl)),
		getClientModules: () => [
			...["styles.css", "generators/docusaurus/styles.css"].map((name) => fileURLToPath(new URL(`react/${name}`, distUrl))),
			site.brandingStyles,
			project.utilitiesFile
		],
		getPathsToWatch: () => pathsToWatch(site),
		loadContent,
		injectHtmlTags: () => ({ headTags: [darkClassScript, ...isBuild ? [] : [reloadBlankPagesScript]].map((innerHTML) => ({
			tagName: "script",
			innerHTML
		})) }),
		contentLoaded({ content, actions }) {
			for (const route of createRedirectRoutes(site.current.model, siteDir, isBuild)) actions.addRoute(route);
			const setGlobalData = (data) => actions.setGlobalData({
				...data,
				docsJsonNav: createSharedNavigation(site.current.model)
			});
			return docsPlugin.contentLoaded({
				content,
				actions: {
					...actions,
					setGlobalData
				}
			});
		},
		configureWebpack(...webpackArguments) {
			const config = docsPlugin.configureWebpack(...webpackArguments);
			const { resolve: resolveConfig } = config;
			return {
				...config,
				resolve: {
					...resolveConfig,
					alias: {
						...resolveConfig?.alias,
						...findReactAliases(siteDir),
						...findThemeModuleAliases(siteDir)
					}
				},
				...isBuild ? {} : {
					plugins: [site.problems, new WholeFileReadPlugin()],
					devServer: { setupMiddlewares }
				}
			};
		},
		configurePostCss: keepLogicalProperties,
		async postBuild({ outDir }) {
			const outputFolder = resolve(outDir);
			const { current: currentSite } = site;
			await copyAssets(currentSite, outputFolder, project.generatedFiles);
			await writeRedirectPages(docusaurusRedirectPages(currentSite.model, trailingSlash), outputFolder);
			const urlOf = (route) => docUrl(hrefOf(currentSite.model, route), {
				trailingSlash,
				baseUrl
			});
			await writeIndexes(currentSite, {
				folder: outputFolder,
				urlOf,
				url
			}, docusaurusLogger.warn);
		}
	};
	function setupMiddlewares(middlewares) {
		const middleware = assetServer(baseUrl.replace(/\/$/, ""), async () => ({
			site: site.current,
			generated: project.generatedFiles
		}));
		middlewares.unshift({
			name: "docs-json-nav",
			middleware
		});
		return middlewares;
	}
}
function pathsToWatch({ current: { root }, feedback: feedbackFile, files: inputFiles }) {
	return [
		`${root.split(sep).join("/")}/**/*.${watchedExtensions}`,
		join(root, ".mintignore"),
		feedbackFile,
		...inputFiles.filter((file) => !file.startsWith(root + sep)),
		...[
			"node_modules",
			".docusaurus",
			"build"
		].map((name) => `!**/${name}/**`)
	];
}
/**
* Coalesces calls: at most one run at a time, and callers that arrive during a run get the result of a run that began
* after their call. For dev servers, which call once for each changed file.
*/
function coalesce(run) {
	let callCount = 0;
	let currentRun;
	async function runUntilUpToDate() {
		try {
			for (;;) {
				const countAtStart = callCount;
				const result = await run();
				if (countAtStart === callCount) return result;
			}
		} finally {
			currentRun = void 0;
		}
	}
	return () => {
		callCount++;
		currentRun ??= runUntilUpToDate();
		return currentRun;
	};
}
//#endregion
export { coalesce, createDocusaurusPlugin };
