import { a as createBuildError, i as listFolderTree, n as isUnchanged, r as findFollowedFolders, s as formatBuildMessage, t as SiteSession } from "./session-CMhQrTsr.js";
import { a as PageRequests, c as notifyBrowsers, d as watcherOf, l as sendErrors, r as modelModule, s as invalidateModel, t as ModelModules, u as viteLog } from "./model-modules-B0JprJsh.js";
import { existsSync } from "node:fs";
import { createUnplugin } from "unplugin";
//#region src/site/follow-build.ts
/**
* Resolves and checks the site in a build hook of Rollup-like bundlers. In watch mode, each rebuild resolves the site
* again, and the site's files are added to the bundler's watcher.
*
* @throws NavigationError if the site fails the build.
*/
async function followBuild(session, context) {
	const { root } = await session.siteForBuild();
	if (context.meta.watchMode) {
		const { files } = await session.followedFiles();
		for (const path of [...findFollowedFolders(root), ...files]) context.addWatchFile(path);
	}
	await session.check((text) => context.warn(text));
}
//#endregion
//#region src/generators/vite/hooks.ts
/** True if Vite's own command runs. Frameworks pass their configuration to Vite, so that Vite reads no file. */
function isRunByVite({ configFile }) {
	return configFile !== void 0;
}
/** Vite's additions to the plugin of every bundler: error locations, logger, base path, dev server. */
function viteHooks(session, moduleId) {
	let config;
	let server;
	let renderingHooks;
	const pages = new PageRequests();
	session.onChange(handleChange);
	async function handleChange(change) {
		const currentServer = server;
		if (currentServer === void 0) return;
		if (renderingHooks === void 0) {
			if (isUnchanged(change)) return;
			invalidateModel(currentServer, moduleId);
			pages.markOutdated();
			notifyBrowsers(currentServer, change, moduleId);
			return;
		}
		const { prepare, invalidate, getStyles } = renderingHooks;
		const previousStyles = getStyles();
		const update = pages.hold(prepare, () => invalidate(currentServer));
		if (!isUnchanged(change)) notifyBrowsers(currentServer, change, moduleId);
		await update;
		if (getStyles() !== previousStyles) currentServer.ws.send({ type: "full-reload" });
	}
	return {
		api: {
			site: () => session.site(),
			configure: (...settings) => session.configure(...settings),
			check: (warn) => session.check(warn),
			setRenderingHooks: (hooks) => {
				renderingHooks = hooks;
			}
		},
		async configResolved(resolved) {
			config = resolved;
			const base = resolved.base.startsWith("/") ? resolved.base : void 0;
			session.configure(resolved.root, base, resolved.command === "serve");
			if (resolved.command === "build" && !resolved.build.watch) await session.check((text) => resolved.logger.warn(text), isRunByVite(resolved));
		},
		async buildStart() {
			if (config.command === "serve" || !this.meta.watchMode) return;
			await followBuild(session, this);
		},
		async configureServer(startedServer) {
			server = startedServer;
			pages.attach(startedServer);
			await session.follow(watcherOf(startedServer), viteLog(config.logger));
			sendErrors(startedServer, () => session.site());
		}
	};
}
//#endregion
//#region src/generators/bundler/follow-compiler.ts
/**
* Resolves the site in each compilation of webpack or Rspack and watches its files. Findings become compilation errors,
* since a thrown error would end watch mode.
*
* @param showsStack True for Rspack, which shows only the stack of an error.
*/
function followCompiler(compiler, session, showsStack) {
	compiler.hooks.make.tapPromise("docs-json-nav", async (compilation) => {
		const site = await session.siteForBuild();
		const message = formatBuildMessage(site);
		if (message !== void 0) {
			const { text } = message;
			(site.ok ? compilation.warnings : compilation.errors).push(createBuildError(text, void 0, showsStack ? text : ""));
		}
		if (!compiler.watchMode) return;
		const { fileDependencies, contextDependencies, missingDependencies } = compilation;
		await addDependencies(session, {
			addDependency: (path) => fileDependencies.add(path),
			addContextDependency: (path) => contextDependencies.add(path),
			addMissingDependency: (path) => missingDependencies.add(path)
		});
	});
}
async function addDependencies(session, context) {
	const [{ root }, { files }] = [await session.site(), await session.followedFiles()];
	for (const folder of findFollowedFolders(root)) context.addContextDependency(folder);
	for (const file of files) if (existsSync(file)) context.addDependency(file);
	else context.addMissingDependency(file);
}
//#endregion
//#region src/generators/bundler/plugin.ts
/** Prefix of a resolved id that keeps other plugins from handling it (Rollup's convention). */
const idPrefix = "\0";
/** Id without a colon: webpack rejects unknown schemes. */
const idWithoutScheme = "docs-json-nav-virtual";
const pluginName = "docs-json-nav";
/**
* Plugin for every bundler: checks the navigation at the start of a build and fails it on errors, serves the model as
* `virtual:docs-json-nav`, whole or split by page, and rebuilds in watch mode when a file of the site changes.
*/
const bundlerPlugin = createUnplugin((options) => {
	const session = new SiteSession(options ?? {});
	let modules;
	const rollupHooks = { buildStart() {
		return followBuild(session, this);
	} };
	return {
		name: pluginName,
		resolveId: {
			filter: { id: /^(?:virtual:docs-json-nav|docs-json-nav-virtual)(?:\/pages(?:\/[a-z]+-\d+)?)?$/ },
			handler: (id) => idPrefix + id.replace(idWithoutScheme, modelModule)
		},
		load: {
			filter: { id: /virtual:docs-json-nav(?:\/pages(?:\/[a-z]+-\d+)?)?$/ },
			async handler(id) {
				if (!id.startsWith(idPrefix + "virtual:docs-json-nav")) return void 0;
				const buildContext = this.getNativeBuildContext?.();
				if ((buildContext?.framework === "webpack" || buildContext?.framework === "rspack") && buildContext.loaderContext !== void 0) await addDependencies(session, buildContext.loaderContext);
				const { model } = await session.site();
				if (modules?.site !== model) modules = new ModelModules(model, session.isDevelopment);
				return modules.codeOf(id.slice(1));
			}
		},
		webpack(compiler) {
			const { NormalModuleReplacementPlugin } = compiler.webpack;
			const replaceRequest = (resolveData) => {
				resolveData.request = resolveData.request.replace(modelModule, idWithoutScheme);
			};
			new NormalModuleReplacementPlugin(/^virtual:docs-json-nav(?:\/pages|$)/, replaceRequest).apply(compiler);
			followCompiler(compiler, session, false);
		},
		rspack: (compiler) => followCompiler(compiler, session, true),
		esbuild: { setup: (build) => followEsbuild(build, session) },
		rollup: rollupHooks,
		rolldown: rollupHooks,
		vite: viteHooks(session, idPrefix + modelModule)
	};
});
/**
* Resolves the site in each build of esbuild and watches its files. Errors are reported when an entry point is
* resolved, because esbuild watches nothing after a build that fails at its start.
*/
function followEsbuild(build, session) {
	let isReported = false;
	build.onStart(async () => {
		isReported = false;
		await session.siteForBuild();
	});
	build.onResolve({ filter: /.*/ }, async ({ kind }) => {
		if (kind !== "entry-point" || isReported) return {};
		isReported = true;
		const site = await session.site();
		const { files } = await session.followedFiles();
		const message = formatBuildMessage(site, false);
		const messages = message === void 0 ? [] : [{ text: message.text }];
		return {
			[site.ok ? "warnings" : "errors"]: messages,
			watchFiles: [...files],
			watchDirs: [...listFolderTree(site.root)]
		};
	});
}
//#endregion
export { bundlerPlugin as t };
