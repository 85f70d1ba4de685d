import { Er as relativePath, Hi as splitUrl, L as linkTarget, O as rspress, Or as digestOf } from "./core-0sspFqjL.js";
import { _ as staticRedirects, c as linkIconClasses, d as resolveFooterColumns, l as navbarLinks, o as readBranding, p as socialLinks, u as primaryLink, v as toFilePath, y as writeRedirectPages } from "./accent-CQivPWEA.js";
import { t as writeChanged } from "./write-changed-BB9vV2bv.js";
import { t as copyAssets } from "./assets-DdPUD301.js";
import { t as assetServer } from "./asset-server-DAH69pmV.js";
import { a as hrefOf, c as pageAt, o as languageOf } from "./runtime-4p6DP3vH.js";
import { n as joinClasses } from "./html-etdVw7mj.js";
import { n as pageMode } from "./page-mode-UjBc3fnK.js";
import { o as visibilityFrontMatter, t as indexesAllPages } from "./visibility-ngnAGEPX.js";
import { a as createBuildError, c as formatFailureReport, t as SiteSession, u as stderrLogger } from "./session-CMhQrTsr.js";
import { t as watchFiles } from "./watch-files-D0f_XIjJ.js";
import { s as gitDates } from "./index-files-BDEpKyoY.js";
import { t as writeIndexes } from "./write-indexes-DUhZjxy1.js";
import { n as createPlainTheme } from "./plain-theme-D-920An0.js";
import { t as PagesLog } from "./report-pages-D5JJdPIA.js";
import { o as serializeFileList, t as SiteWriter } from "./site-writer-Cto46bcO.js";
import { a as resolveBranding, i as createFileUrlResolver, r as brandingUrl, t as brandingStyleSheet } from "./style-sheet-D5NZWbcT.js";
import { t as sharedMetatags } from "./metatags-DhU0LmzD.js";
import { n as withoutProjectProperties, r as withoutProjectSettings } from "./project-settings-CTd9Ebq1.js";
import { t as socialIcon } from "./social-icons-BbrIoyHm.js";
import { t as themeWarning } from "./theme-warning-B08RIrl3.js";
import { n as createProblemPlugin, r as WholeFileReadPlugin, t as createLinkGroups } from "./language-links-EF07wyZ2.js";
import { n as createSharedRspressNavigation, r as escapeInlineMarkdown, t as createRspressNavigation } from "./projection-CNx3i2X0.js";
import { existsSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
//#region src/generators/rspress/branding.ts
const availableIcons = new Set("bluesky discord facebook github gitlab instagram linkedin npm slack x youtube wechat weibo zhihu".split(" "));
/**
* Converts a site's branding to Rspress settings (https://rspress.rs/api/config/config-basic). Settings of the project
* have priority.
*
* @param toFileUrl Returns the URL of an icon or font file on disk (`file:`), or `undefined` if the file doesn't exist.
* @returns The settings to add, and a style sheet.
*/
function createRspressBranding(branding, projectSettings, toFileUrl) {
	const { name, description, logo, favicon, appearance } = branding;
	const { languageSocials } = createLanguageSocials(branding);
	const socials = languageSocials.length === 0 ? socialLinks(branding).map(toSocialLink) : [];
	const { groups, css: groupStyles } = createLinkGroups(branding, "navbar", navItemSelector);
	const links = groups.flatMap(createNavLinks);
	return {
		config: withoutProjectSettings({
			title: name === "" ? void 0 : name,
			description,
			icon: favicon && toFileUrl(favicon.light),
			logoHref: logo?.href,
			logo: logo && {
				light: brandingUrl(logo.light),
				dark: brandingUrl(logo.dark)
			}
		}, projectSettings),
		head: sharedMetatags(branding).map((attributes) => ["meta", attributes]),
		themeConfig: withoutProjectSettings({
			nav: links.length === 0 ? void 0 : links,
			socialLinks: socials.length === 0 ? void 0 : socials,
			darkMode: toDarkMode(appearance)
		}, projectSettings.themeConfig),
		css: `${createStyleSheet(branding, toFileUrl)}${groupStyles}`
	};
}
function createStyleSheet(branding, toFileUrl) {
	return brandingStyleSheet(branding, {
		accentProperties: ({ text, hover, soft }) => ({
			"--rp-c-brand": text,
			"--rp-c-brand-light": hover,
			"--rp-c-brand-lighter": hover,
			"--rp-c-brand-dark": hover,
			"--rp-c-brand-darker": hover,
			"--rp-c-brand-tint": soft
		}),
		background: "--rp-c-bg",
		bodyFont: "--rp-font-family-base",
		links: ".docs-json-nav-page :where(a:not([class*=\"djn-\"]))",
		url: toFileUrl
	});
}
function createNavLinks({ branding, className }) {
	const primary = primaryLink(branding);
	return navbarLinks(branding).map((link) => ({
		text: escapeInlineMarkdown(link.label),
		link: link.href,
		position: "right",
		...createNavIcon(linkIconClasses(link), link === primary ? "djn-primary-mark" : void 0, className)
	}));
}
/** HTML that Rspress inserts before the label. Links of Rspress can't have classes, so the icon element has them. */
function createNavIcon(...names) {
	const classes = joinClasses(...names);
	return classes === void 0 ? {} : { icon: `<i class="${classes}" aria-hidden="true"></i>` };
}
function navItemSelector(iconSelector) {
	return `:is(.rp-nav-menu__item__container, .rp-nav-screen-menu-item__container):has(${iconSelector})`;
}
/** Value of Rspress's `darkMode`. `undefined` selects Rspress's default, which follows the system. */
function toDarkMode({ initial, strict }) {
	if (strict && initial === "light") return false;
	const mode = initial === "system" ? "auto" : initial;
	if (strict) return `force-${mode}`;
	return mode === "auto" ? void 0 : mode;
}
/**
* Social links by language, for the theme. Rspress's settings have one list for all pages. Rspress bundles named icons
* only for the links in its settings, so these links have their own.
*/
function createLanguageSocials(branding) {
	const toLinks = (item) => socialLinks(item).map((social) => ({
		icon: { svg: socialIcon(social) },
		mode: "link",
		content: social.href
	}));
	const socials = toLinks(branding);
	const languageSocials = branding.languages.map((item) => [languageOf(item.language).htmlLang, toLinks(item)]).filter(([, links]) => JSON.stringify(links) !== JSON.stringify(socials));
	return languageSocials.length === 0 ? {
		socials: [],
		languageSocials
	} : {
		socials,
		languageSocials
	};
}
function toSocialLink(social) {
	const { kind, href } = social;
	return {
		icon: availableIcons.has(kind) ? kind : { svg: socialIcon(social) },
		mode: "link",
		content: href
	};
}
//#endregion
//#region src/generators/rspress/config.ts
/** Export of this package that projects import. */
const themeExport = "docs-json-nav/rspress/theme";
function createProjectBranding(site, config) {
	return createRspressBranding(resolveBranding(site), { ...config }, createFileUrlResolver(site));
}
function readProjectStyles({ globalStyles }) {
	return globalStyles !== void 0 && existsSync(globalStyles) ? readFileSync(globalStyles, "utf8") : "";
}
function extendRspressConfig(config, site, branding) {
	const { root = process.cwd(), route, themeConfig, themeDir } = config;
	const { base } = site.model.site;
	return {
		...config,
		...branding.config,
		head: [...branding.head, ...config.head ?? []],
		...base === "" ? {} : { base: `${base}/` },
		...themeDir === void 0 || existsSync(themeDir) ? {} : { themeDir: dirname(fileURLToPath(import.meta.resolve(themeExport))) },
		route: {
			...route,
			cleanUrls: route?.cleanUrls ?? true,
			exclude: [...route?.exclude ?? [], ...createDocsGlobs(root, site)]
		},
		themeConfig: {
			nav: [],
			...themeConfig,
			...branding.themeConfig,
			sidebar: {}
		}
	};
}
/**
* Removes an icon that doesn't exist, because it would fail the build. For example, the icon of a project template is
* missing if the template's docs folder was replaced.
*/
function removeMissingIcon(config, warn) {
	const { icon, root = process.cwd() } = config;
	if (typeof icon !== "string" || !/^\/(?!\/)/.test(icon) || existsSync(join(root, "public", icon))) return config;
	warn(`Rspress's icon does not exist, and is ignored: ${relative(process.cwd(), join(root, "public", icon))}\n`);
	const { icon: _, ...configWithoutIcon } = config;
	return configWithoutIcon;
}
/** Globs that keep Rspress from reading the docs folder, because the plugin adds its pages. */
function createDocsGlobs(root, site) {
	const path = relativePath(root, site.root);
	if (path.startsWith("..")) return relative(site.root, root).startsWith("..") ? [] : ["**/*"];
	return [path === "" ? "**/*" : `${path}/**`];
}
//#endregion
//#region src/generators/rspress/urls.ts
/**
* URL of a route with the base path, in Rspress's format.
*
* @param cleanUrls Rspress's option: if `false`, URLs of pages end with `.html`.
*/
function rspressUrl(site, route, cleanUrls) {
	const [path, suffix] = splitUrl(route);
	const urlPath = hrefOf(site, path === "/" ? "/" : path.replace(/\/+$/, ""));
	if (cleanUrls || pageAt(site, path) === void 0) return urlPath + suffix;
	return `${path === "/" ? `${urlPath}index` : urlPath}.html${suffix}`;
}
/** Destinations of the redirects of `docs.json`, by URL with the base path. */
function rspressRedirects(site, toUrl) {
	return new Map(staticRedirects(site).redirects.map(({ source, destination }) => [hrefOf(site, source), linkTarget(destination, toUrl).href]));
}
/**
* Destinations of redirects, by path of the redirect page relative to the output folder. The output folder corresponds
* to the base path.
*/
function rspressRedirectPages(site, toUrl) {
	const redirects = [...rspressRedirects(site, toUrl)];
	return new Map(redirects.map(([source, destination]) => [`${toFilePath(source.slice(site.site.base.length)) || "index"}.html`, destination]));
}
//#endregion
//#region src/generators/rspress/dev-config.ts
/**
* Rsbuild configuration for dev: follows the docs folder, reports errors as compilation errors, reloads browsers, and
* restarts Rspress when pages are added or removed.
*/
function createDevConfig(project) {
	let server;
	return {
		plugins: [{
			name: "docs-json-nav",
			setup(api) {
				const watcher = project.follow();
				api.onCloseDevServer(() => void watcher.then((fileWatcher) => fileWatcher.close()));
				api.modifyRspackConfig((_config, { appendPlugins }) => {
					appendPlugins(new WholeFileReadPlugin());
					appendPlugins(createProblemPlugin(() => project.problemReport, project.sharedModule));
					appendPlugins({ apply: (compiler) => reloadOnChange(compiler, project, () => server?.sockWrite?.("full-reload")) });
				});
			}
		}],
		dev: { watchFiles: [{
			paths: project.pageList,
			type: "restart"
		}] },
		server: { setup(context) {
			({server} = context);
			const { middlewares } = context.server;
			const { base } = project.site.model.site;
			middlewares.use(assetServer(base, async () => ({
				site: project.site,
				generated: project.writer.generatedFiles
			})));
			middlewares.use((request, response, next) => {
				const [path = ""] = (request.url ?? "").split("?");
				const destination = rspressRedirects(project.site.model, project.toUrl).get(path);
				if (destination === void 0) next();
				else response.writeHead(302, { Location: destination }).end();
			});
		} }
	};
}
function reloadOnChange(compiler, project, reload) {
	compiler.hooks.done.tap("docs-json-nav", (stats) => {
		const prefix = project.generatedFolder + sep;
		if ([...compiler.modifiedFiles ?? []].some((path) => path.startsWith(prefix)) && !stats.hasErrors()) reload();
	});
}
//#endregion
//#region src/generators/rspress/generator.ts
/** Property of front matter and page data that contains this plugin's data. */
const pluginDataKey = "docsJsonNav";
function rspressGenerator(urlOf) {
	return {
		theme: createPlainTheme,
		urlOf,
		projection: ({ model, config }) => ({
			fileOf({ page: { route } }) {
				return `pages/${(route === "/" ? "index" : route.slice(1)).replace(/[#?%!'\\]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)}.mdx`;
			},
			navigation: (page) => createRspressNavigation(model, page, urlOf),
			frontMatter({ page, content, title }, navigation) {
				const { tag, ...data } = content.data;
				const { hasOutline, hasSidebar } = pageMode(data);
				const sidebarData = page.placements.length === 0 || !hasSidebar ? { sidebar: false } : {};
				const outlineData = hasOutline ? {} : {
					outline: false,
					pageType: "doc-wide"
				};
				const visibility = visibilityFrontMatter(page, data, indexesAllPages(config));
				const pluginData = { [pluginDataKey]: digestOf(navigation) };
				return {
					...outlineData,
					...data,
					title,
					...sidebarData,
					...visibility,
					...pluginData
				};
			}
		})
	};
}
function createAdditionalPages(pages) {
	return [...pages].map(([filepath, { page }]) => ({
		routePath: `${page.route === "/" ? "/index" : page.route}.mdx`,
		filepath
	}));
}
/**
* Remark plugin that adds navigation and headings to a page's module. Rspress doesn't see headings in raw HTML.
*
* @param findPage Finds the page of a generated file by its absolute path.
*/
function navigationRemarkPlugin(findPage) {
	return function attach() {
		const data = this.data();
		return (_tree, { path }) => {
			const page = findPage(path);
			if (page === void 0 || data.pageMeta === void 0) return;
			data.pageMeta[pluginDataKey] = page.navigation;
			data.pageMeta.toc = createRspressToc(page);
		};
	};
}
function createRspressToc({ content: { renderedPage } }) {
	let from = 0;
	return renderedPage.headings.filter(({ depth }) => depth > 1 && depth < 5).map(({ id, text, depth }) => {
		const charIndex = renderedPage.text.indexOf(text, from);
		if (charIndex !== -1) from = charIndex + text.length;
		return {
			id,
			text,
			depth,
			charIndex
		};
	});
}
//#endregion
//#region src/generators/rspress/project.ts
/** Site of an Rspress project, with its generated files. All paths are absolute. */
var RspressProject = class {
	generatedFolder;
	sharedModule;
	/** Style sheet of pages: utility classes and the site's styles. */
	utilitiesFile;
	/** File that lists the pages. Rspress reads pages only once, so it restarts when this file changes. */
	pageList;
	writer;
	problemReport;
	#session;
	#cleanUrls = true;
	#site;
	#pagesLog = new PagesLog(rspress, stderrLogger.warn);
	#isBuild = false;
	/** @param root Absolute path of the project. */
	constructor(options, root) {
		this.generatedFolder = join(root, ".docs-json-nav", "rspress");
		this.sharedModule = join(this.generatedFolder, "navigation.js");
		this.utilitiesFile = join(this.generatedFolder, "utilities.css");
		this.pageList = join(this.generatedFolder, "pages.json");
		this.writer = new SiteWriter(rspress, rspressGenerator(this.toUrl), root);
		this.#session = new SiteSession(options);
	}
	/**
	* Resolves the site.
	*
	* @throws NavigationError in a build, if the navigation is broken. In dev the browser shows the error.
	*/
	async initialize(root, base, cleanUrls, isBuild) {
		this.#session.configure(root, base, !isBuild);
		this.#cleanUrls = cleanUrls;
		this.#isBuild = isBuild;
		this.#site = await (isBuild ? this.#session.check(stderrLogger.warn) : this.#session.site());
		this.problemReport = formatFailureReport(this.#site);
		return this.#site;
	}
	/** Last site without errors. If there is none, the first site. */
	get site() {
		if (this.#site === void 0) throw new Error("The site was requested before Rspress has set up the plugin.");
		return this.#site;
	}
	findPage = (path) => this.writer.pages.get(path);
	toUrl = (route) => rspressUrl(this.site.model, route, this.#cleanUrls);
	/**
	* Writes changed files and prints warnings.
	*
	* @throws NavigationError in a build, if the site's rules make a finding an error.
	*/
	async write() {
		writeChanged(join(this.generatedFolder, "..", ".gitignore"), "*\n");
		const siteFolder = join(this.generatedFolder, "site");
		mkdirSync(siteFolder, { recursive: true });
		const { findings } = await this.writer.write(this.site, realpathSync(siteFolder));
		writeChanged(this.utilitiesFile, this.writer.styles);
		const { ok, text, location } = await this.#pagesLog.print(this.site, findings);
		if (!ok && this.#isBuild) throw createBuildError(text, location);
		if (!ok) this.problemReport ??= text;
		this.#writeSharedModule();
		writeChanged(this.pageList, serializeFileList(this.writer.pages.keys()));
	}
	/** Updates the files after each change, until the watcher is closed. If there are errors, pages stay unchanged. */
	async follow() {
		const watcher = watchFiles();
		this.#session.onChange(async ({ current }) => {
			this.problemReport = formatFailureReport(current);
			if (this.problemReport !== void 0) return this.#writeSharedModule();
			this.#site = current;
			await this.write();
		});
		await this.#session.follow(watcher, {
			...stderrLogger,
			printFailure: () => void 0
		});
		return watcher;
	}
	#writeSharedModule() {
		const { config, model } = this.site;
		const branding = readBranding(config);
		const languageFooters = branding.languages.map((item) => [languageOf(item.language).htmlLang, resolveFooterColumns(item, this.toUrl)]);
		const sharedNavigation = createSharedRspressNavigation(model, this.toUrl, {
			footer: resolveFooterColumns(branding, this.toUrl),
			languageFooters,
			...createLanguageSocials(branding)
		});
		writeChanged(this.sharedModule, `export default ${JSON.stringify(sharedNavigation)};\n// ${digestOf(this.problemReport ?? "")}\n`);
	}
};
//#endregion
//#region src/generators/rspress/plugin.ts
/** Rspress plugin. Relative paths are resolved from the working directory, as in `rspress.config.ts`. */
function createRspressPlugin(options) {
	const root = process.cwd();
	const project = new RspressProject(options, root);
	let dates = /* @__PURE__ */ new Map();
	return {
		name: "docs-json-nav",
		globalStyles: fileURLToPath(import.meta.resolve(`${themeExport}.css`)),
		markdown: { remarkPlugins: [navigationRemarkPlugin(project.findPage)] },
		async config(userConfig, { addPlugin }, isProduction) {
			const config = removeMissingIcon(userConfig, stderrLogger.warn);
			const site = await project.initialize(root, config.base, config.route?.cleanUrls ?? true, isProduction);
			if (config.themeConfig?.lastUpdated) dates = await gitDates(site.root);
			const notice = themeWarning(config.themeDir ?? resolve(root, "theme"), themeExport, `export * from '${themeExport}';`);
			if (notice !== void 0 && isProduction) throw createBuildError(notice, void 0);
			if (notice !== void 0) stderrLogger.warn(notice);
			const alias = { "virtual-docs-json-nav": project.sharedModule };
			const shouldResolveUrl = (url, sheet) => sheet !== project.utilitiesFile || !url.startsWith("/");
			const builderConfig = {
				resolve: { alias },
				tools: { cssLoader: { url: { filter: shouldResolveUrl } } },
				...isProduction ? {} : createDevConfig(project)
			};
			const branding = createProjectBranding(site, config);
			const globalStyles = join(project.generatedFolder, "face.css");
			writeChanged(globalStyles, withoutProjectProperties(branding.css, readProjectStyles(config)));
			addPlugin({
				name: "docs-json-nav:bundler",
				builderConfig,
				globalStyles
			});
			addPlugin({
				name: "docs-json-nav:utilities",
				globalStyles: project.utilitiesFile
			});
			return extendRspressConfig(config, site, branding);
		},
		async addPages() {
			await project.write();
			return createAdditionalPages(project.writer.pages);
		},
		modifySearchIndexData(pages) {
			for (const page of pages) {
				const generatedPage = project.findPage(page._filepath);
				if (generatedPage === void 0) continue;
				page._relativePath = generatedPage.page.file ?? generatedPage.page.endpoint?.spec ?? page._relativePath;
				page.content = generatedPage.content.renderedPage.text;
				page.toc = createRspressToc(generatedPage);
			}
		},
		extendPageData(data) {
			delete data.frontmatter[pluginDataKey];
			const date = dates.get(project.findPage(data._filepath)?.page.file ?? "");
			if (date !== void 0) data.lastUpdatedTime = formatDate(date, data.lang || "en");
		},
		async afterBuild({ outDir = "doc_build" }, isProduction) {
			if (!isProduction) return;
			const outputFolder = resolve(root, outDir);
			await copyAssets(project.site, outputFolder, project.writer.generatedFiles);
			await writeRedirectPages(rspressRedirectPages(project.site.model, project.toUrl), outputFolder);
			await writeIndexes(project.site, {
				folder: outputFolder,
				urlOf: project.toUrl
			}, stderrLogger.warn);
		}
	};
}
/**
* Formats a date as Rspress does, but in UTC, so that the result is the same on every machine. Unsupported languages
* fall back to English.
*/
function formatDate(date, language) {
	const time = new Date(date);
	try {
		return time.toLocaleString(language, { timeZone: "UTC" });
	} catch {
		return time.toLocaleString("en", { timeZone: "UTC" });
	}
}
//#endregion
//#region src/entries/rspress.ts
/**
* Rspress plugin: pages, sidebars, switchers, breadcrumbs, previous and next links from `docs.json`, and builds that
* fail on broken navigation.
*/
function docsJsonNav(options = {}) {
	return createRspressPlugin(options);
}
//#endregion
export { docsJsonNav as default };
