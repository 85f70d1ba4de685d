import { Hi as splitUrl, wr as packageFolder, z as astro } from "./core-0sspFqjL.js";
import { _ as staticRedirects, g as resolveDestination } from "./accent-CQivPWEA.js";
import { t as copyAssets } from "./assets-DdPUD301.js";
import { t as assetServer } from "./asset-server-DAH69pmV.js";
import { a as hrefOf } from "./runtime-4p6DP3vH.js";
import { n as pageMode } from "./page-mode-UjBc3fnK.js";
import { a as noindexAttributes, i as isSearchable, n as isIndexable, t as indexesAllPages } from "./visibility-ngnAGEPX.js";
import { t as bundlerPlugin } from "./plugin-DIEkw_5z.js";
import { r as modelModule } from "./model-modules-B0JprJsh.js";
import { t as writeIndexes } from "./write-indexes-DUhZjxy1.js";
import { r as findLosses } from "./site-findings-D9gEl4BF.js";
import { n as checkPages, t as PagesLog } from "./report-pages-D5JJdPIA.js";
import { t as SiteWriter } from "./site-writer-Cto46bcO.js";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { stat } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
//#region src/generators/astro/content-hook.ts
const integrationName = "docs-json-nav";
const contentHook = "docs-json-nav:content";
//#endregion
//#region src/generators/astro/url.ts
function astroUrl(site, route, { format, trailingSlash }) {
	const [path, suffix] = splitUrl(route);
	const hrefWithoutSlash = hrefOf(site, path === "/" ? "/" : path.replace(/\/+$/, ""));
	if (format === "file") return `${path === "/" ? `${hrefWithoutSlash}index` : hrefWithoutSlash}.html${suffix}`;
	const hrefWithSlash = hrefWithoutSlash.endsWith("/") ? hrefWithoutSlash : `${hrefWithoutSlash}/`;
	return (trailingSlash === "never" && path !== "/" ? hrefWithoutSlash : hrefWithSlash) + suffix;
}
//#endregion
//#region src/generators/astro/generator.ts
/** Pages become entries of a content collection. Their ids are routes without the first slash, with case preserved. */
function astroGenerator(urlFormat) {
	return {
		theme: async (settings) => (await import("./plain-theme-DDizGWhM.js")).createPlainTheme(settings),
		urlOf: (route, site) => astroUrl(site, route, urlFormat),
		projection: ({ config }) => ({
			fileOf: ({ page: { route } }) => route === "/" ? "index" : route.slice(1),
			navigation: () => void 0,
			frontMatter: (page) => ({
				...astroFrontMatter(page),
				...starlightVisibility(page, indexesAllPages(config))
			})
		})
	};
}
/** Drops `draft`, and `lastUpdated` if Astro's schema would reject its type. */
function astroFrontMatter({ content: { data: pageData, file }, title }) {
	const { lastUpdated, draft, ...data } = pageData;
	const isDate = lastUpdated instanceof Date || typeof lastUpdated === "boolean";
	return {
		...modeFrontMatter(data),
		...data,
		title,
		...isDate ? { lastUpdated } : {},
		...file === void 0 ? { editUrl: false } : {}
	};
}
/** Starlight front matter that hides a page from search engines or from Starlight's search. */
function starlightVisibility({ page, content: { data } }, indexesAll) {
	const head = Array.isArray(data.head) ? data.head : [];
	return {
		...isSearchable(page, indexesAll) ? {} : { pagefind: false },
		...isIndexable(page, indexesAll) ? {} : { head: [...head, {
			tag: "meta",
			attrs: noindexAttributes
		}] }
	};
}
/** Maps `mode` of a `docs.json` page to Starlight's front matter. */
function modeFrontMatter(data) {
	const { hasOutline, hasSidebar } = pageMode(data);
	return {
		...hasOutline ? {} : { tableOfContents: false },
		...hasSidebar ? {} : { template: "splash" }
	};
}
//#endregion
//#region src/generators/astro/content-updates.ts
/** Files in which Astro's dev server stores content, depending on its settings, relative to the project's folder. */
const contentFiles = [".astro/data-store.json", ".astro/data-store/manifest.json"];
const pollIntervalMs = 30;
/** Astro debounces writes by half a second, and doesn't write unchanged content at all. */
const timeoutMs = 3e3;
/**
* Waits until Astro has written the content of the last synchronization, or until `timeoutMs` has passed. Astro writes
* with a delay and emits no event.
*
* @param root Folder of the project.
*/
async function waitForContent(root) {
	const previous = await contentState(root);
	for (let elapsedMs = 0; elapsedMs < timeoutMs; elapsedMs += pollIntervalMs) {
		await setTimeout(pollIntervalMs, void 0, { ref: false });
		if (await contentState(root) !== previous) return;
	}
}
/** Fingerprint of the content files, which changes with every write. */
async function contentState(root) {
	const states = contentFiles.map(async (file) => {
		const { ino, mtimeMs, size } = await stat(fileURLToPath(new URL(file, root)));
		return `${ino} ${mtimeMs} ${size}`;
	});
	return (await Promise.allSettled(states)).map((state) => state.status === "fulfilled" ? state.value : "").join("\n");
}
const contentModule = "\0astro:data-layer-content";
const modelModulePrefix = `\0${modelModule}`;
/**
* Invalidates content and model, so that the dev server renders pages with the current data. Astro invalidates content
* when it writes it, but modules that are being loaded at that moment may keep the old content.
*/
function invalidateContent({ environments }) {
	for (const environment of Object.values(environments)) {
		const { idToModuleMap: modules } = environment.moduleGraph;
		for (const [id, module] of modules) if (id === contentModule || id.startsWith(modelModulePrefix)) environment.moduleGraph.invalidateModule(module);
		if (environment.name === "client") continue;
		if ("runner" in environment) environment.runner.evaluatedModules.clear();
		else environment.hot.send({ type: "full-reload" });
	}
}
//#endregion
//#region src/generators/astro/site.ts
/** Site of an Astro project. Vite's plugin resolves it, and a content collection holds its pages. */
var AstroSite = class {
	#options;
	#manifest;
	#createGenerator;
	#plugin;
	#project;
	#writer;
	#renderMarkdown;
	#synchronize = async () => false;
	#warn = () => {};
	#log;
	#isDevelopment = false;
	constructor(options, manifest, createGenerator) {
		this.#options = options;
		this.#manifest = manifest;
		this.#log = new PagesLog(manifest, (text) => this.#warn(text));
		this.#createGenerator = createGenerator;
	}
	/**
	* Sets up the project and returns the site. A broken navigation fails a build; in dev the browser shows the error.
	*/
	async start({ command, config, logger }) {
		this.#warn = (text) => logger.warn(text);
		this.#isDevelopment = command === "dev";
		const { api } = this.pluginFor(config, command);
		if (command === "build") await api?.check(this.#warn);
		const { trailingSlash, build } = config;
		const renderMarkdown = async (markdown) => await this.#renderMarkdown?.(markdown) ?? { html: "" };
		const settings = {
			trailingSlash,
			format: build.format,
			renderMarkdown
		};
		const generator = {
			...this.#createGenerator(settings),
			siteUrl: config.site
		};
		this.#project = {
			config,
			root: fileURLToPath(config.root),
			generator
		};
		return this.resolveSite();
	}
	pluginFor({ root, base }, command) {
		if (this.#plugin !== void 0) return this.#plugin;
		const projectRoot = fileURLToPath(root);
		const rootOption = this.#options.root === void 0 ? {} : { root: resolve(projectRoot, this.#options.root) };
		const options = {
			...this.#options,
			...rootOption,
			base: this.#options.base ?? base
		};
		const plugin = bundlerPlugin.vite(options);
		plugin.api?.configure(projectRoot, base, command === "dev");
		plugin.api?.setRenderingHooks({
			prepare: async () => {
				if (await this.#synchronize()) await waitForContent(root);
			},
			invalidate: invalidateContent,
			getStyles: () => this.styles
		});
		this.#plugin = plugin;
		return plugin;
	}
	resolveSite = async () => {
		return assertSetUp(await this.#plugin?.api?.site());
	};
	onChange = (listener) => {
		this.#synchronize = listener;
	};
	loadEntries = async (renderMarkdown) => {
		this.#renderMarkdown = renderMarkdown;
		const site = await this.resolveSite();
		const { generator, root } = this.#startedProject;
		this.#writer ??= new SiteWriter(this.#manifest, generator, root);
		const { pages, findings } = await this.#writer.renderSite(site);
		if (this.#isDevelopment) await this.#log.print(site, findings);
		else await checkPages(this.#manifest, site, findings, this.#warn);
		return pages;
	};
	get styles() {
		return this.#writer?.styles ?? "";
	}
	get generatedFiles() {
		return this.#writer?.generatedFiles ?? /* @__PURE__ */ new Map();
	}
	get base() {
		return (this.#project?.config.base ?? "").replace(/\/$/, "");
	}
	/** Adds files that Astro doesn't write to the output: media, scripts of pages, and indexes such as `llms.txt`. */
	async publish(folder) {
		const site = await this.resolveSite();
		const { generator, config } = this.#startedProject;
		if (this.#writer === void 0) await checkPages(this.#manifest, site, findLosses(site, this.#manifest), this.#warn);
		await copyAssets(site, folder, this.generatedFiles);
		const urlOf = (route) => generator.urlOf(route, site.model);
		await writeIndexes(site, {
			folder,
			urlOf,
			url: config.site
		}, this.#warn);
	}
	get #startedProject() {
		return assertSetUp(this.#project);
	}
};
function assertSetUp(value) {
	if (value === void 0) throw new Error("The content of the site was requested before Astro has set it up.");
	return value;
}
//#endregion
//#region src/generators/astro/integration.ts
/**
* Astro integration: fails `astro build` on broken navigation, adds redirects to Astro's, and provides
* `virtual:docs-json-nav` to pages and components. Relative paths are resolved from the project's root.
*/
function createIntegration(options) {
	return createSiteIntegration(new AstroSite(options, astro, astroGenerator));
}
/** @param site May be shared with another plugin, such as Starlight's. */
function createSiteIntegration(site) {
	return {
		name: integrationName,
		hooks: {
			"astro:config:setup": async (setup) => {
				const { command, config, updateConfig } = setup;
				const { model } = await site.start(setup);
				updateConfig({
					redirects: astroRedirects(model),
					vite: {
						plugins: [projectModulesPlugin(fileURLToPath(config.root)), site.pluginFor(config, command)],
						resolve: { dedupe: ["astro", "@astrojs/starlight"] }
					}
				});
			},
			"astro:server:setup": ({ server }) => {
				server.middlewares.use(assetServer(site.base, async () => ({
					site: await site.resolveSite(),
					generated: site.generatedFiles
				})));
			},
			"astro:build:done": ({ dir }) => site.publish(fileURLToPath(dir)),
			[contentHook]: {
				loadEntries: site.loadEntries,
				onChange: site.onChange
			}
		}
	};
}
function astroRedirects(site) {
	const { redirects } = staticRedirects(site);
	return Object.fromEntries(redirects.map(({ source, destination, permanent }) => [source, {
		status: permanent ? 301 : 302,
		destination: resolveDestination(site, destination)
	}]));
}
/** Packages that a linked copy of this package may not find, so they are resolved from the project. */
const projectPackagePattern = /^(?:astro|@astrojs\/[^/]+|docs-json-nav)(?:\/|$)/;
/**
* Lets this package import the project's packages, even if this package is linked from outside the project.
*
* @param root Absolute path of the project.
*/
function projectModulesPlugin(root) {
	const packageRoot = packageFolder();
	return {
		name: "docs-json-nav:modules",
		enforce: "pre",
		configEnvironment: (name) => name === "client" ? void 0 : { resolve: { noExternal: ["docs-json-nav"] } },
		async resolveId(source, importer, options) {
			if (importer === void 0 || !projectPackagePattern.test(source) || !importer.startsWith(packageRoot)) return void 0;
			return await this.resolve(source, importer, {
				...options,
				skipSelf: true
			}) ?? this.resolve(source, join(root, "package.json"), {
				...options,
				skipSelf: true
			});
		}
	};
}
//#endregion
export { astroGenerator as i, createSiteIntegration as n, AstroSite as r, createIntegration as t };
