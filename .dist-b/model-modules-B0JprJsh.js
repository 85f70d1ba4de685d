import { Bi as parseUrl, Fr as codeFrame, Gr as getOrCreate, Hr as summarize, Ur as appendTo, li as stringLiteral } from "./core-0sspFqjL.js";
import { o as errorLocationOf, s as formatBuildMessage } from "./session-CMhQrTsr.js";
import { t as watchFiles } from "./watch-files-D0f_XIjJ.js";
import { setTimeout } from "node:timers/promises";
import { finished } from "node:stream";
//#region src/generators/vite/development.ts
/**
* Combines Vite's watcher, which polls if configured, with our own. Vite's watcher may miss later changes of a file
* that was deleted and created again, for example by switching branches.
*/
function watcherOf({ watcher, config }) {
	const watchedPaths = /* @__PURE__ */ new Set();
	const additionalWatcher = config.server.watch === null ? void 0 : watchFiles();
	const close = watcher.close.bind(watcher);
	watcher.close = () => {
		additionalWatcher?.close();
		return close();
	};
	return {
		add(paths) {
			const newPaths = paths.filter((path) => !watchedPaths.has(path));
			for (const path of newPaths) watchedPaths.add(path);
			watcher.add(newPaths);
			additionalWatcher?.add(paths);
		},
		listen(onPathChange) {
			watcher.on("all", (event, path) => {
				if (event !== "addDir") onPathChange(path);
			});
			additionalWatcher?.listen(onPathChange);
		}
	};
}
function viteLog(logger) {
	return {
		warn: (text) => logger.warn(text, { timestamp: true }),
		error: (text) => logger.error(text, { timestamp: true })
	};
}
function sendErrors({ ws }, getSite) {
	ws.on("connection", async () => {
		const error = errorOverlay(await getSite());
		if (error !== void 0) ws.send(error);
	});
}
function errorOverlay(site) {
	const message = formatBuildMessage(site, false);
	if (message === void 0 || site.ok) return void 0;
	const { firstFinding } = message;
	return {
		type: "error",
		err: {
			plugin: "docs-json-nav",
			message: `${firstFinding.message}${firstFinding.help === void 0 ? "" : ` ${firstFinding.help}`}\n${summarize(site)} in the navigation`,
			stack: "",
			...errorLocationOf(site),
			frame: codeFrame(firstFinding, site.sources.get(firstFinding.file)?.split("\n") ?? [])
		}
	};
}
function invalidateModel(server, moduleId) {
	for (const [name, { moduleGraph, hot }] of Object.entries(environmentsOf(server))) {
		const module = moduleGraph.getModuleById(moduleId);
		if (module === void 0) continue;
		moduleGraph.invalidateModule(module);
		if (name !== "client") hot.send({ type: "full-reload" });
	}
}
/**
* Sends a change to browsers: a page that imports the model is updated, other pages reload. If there are errors,
* browsers show the overlay until the errors are fixed.
*
* @param moduleId Id of the virtual module.
*/
function notifyBrowsers(server, { previous, current }, moduleId) {
	const isUpdating = current.ok && updateModel(server, moduleId);
	const error = errorOverlay(current);
	if (error !== void 0) server.ws.send(error);
	else if (!previous.ok || !isUpdating) server.ws.send({ type: "full-reload" });
}
/** @returns False if no browser has loaded the model. */
function updateModel(server, moduleId) {
	const { client } = environmentsOf(server);
	const module = client.moduleGraph.getModuleById(moduleId);
	if (module !== void 0) client.reloadModule(module);
	return module !== void 0;
}
/** In Vite 5, the server itself has the members of an environment. */
function environmentsOf(server) {
	return server.environments ?? { client: server };
}
//#endregion
//#region src/generators/vite/page-requests.ts
/** URL of the script through which a page receives updates. */
const clientScript = "/@vite/client";
/**
* Tracks page requests of a dev server, so that no browser keeps an outdated page.
*
* A browser that is still loading its page would miss an update, so the page is reloaded when the browser connects. A
* page that is being rendered keeps using the old modules, so new page requests wait until the modules are updated.
*/
var PageRequests = class {
	#timeoutMs;
	/** Counter that orders renderings and changes. */
	#clock = 0;
	/** Value of `#clock` when the latest rendering of each page began, by path. */
	#startTimes = /* @__PURE__ */ new Map();
	/** Pages that have requested the client script and will connect, in order. */
	#connecting = [];
	#inProgress = /* @__PURE__ */ new Set();
	/** Resolved when pages may be rendered. */
	#ready = Promise.resolve();
	#changedAt = 0;
	/** @param timeoutMs Maximum time that an update waits for pages in progress, in milliseconds. */
	constructor(timeoutMs = 1e4) {
		this.#timeoutMs = timeoutMs;
	}
	markOutdated() {
		this.#changedAt = ++this.#clock;
	}
	/**
	* Delays new page requests until files and modules are updated.
	*
	* @param prepare Updates generated files.
	* @param invalidate Invalidates modules. Called when no page is in progress, or after the timeout.
	*/
	async hold(prepare, invalidate) {
		const update = this.#ready.then(async () => {
			await prepare();
			const timeout = new AbortController();
			const timedOut = setTimeout(this.#timeoutMs, void 0, {
				signal: timeout.signal,
				ref: false
			}).catch(() => void 0);
			await Promise.race([Promise.all(this.#inProgress), timedOut]);
			timeout.abort();
			invalidate();
		});
		this.#ready = update.catch(() => void 0).finally(() => this.markOutdated());
		await update;
	}
	attach({ middlewares, ws }) {
		middlewares.use(async (request, response, next) => {
			await this.#track(request, response);
			next();
		});
		ws.on("connection", () => {
			if (this.#isOutdated(this.#connecting.shift())) ws.send({ type: "full-reload" });
		});
	}
	async #track({ url = "/", headers: { accept, referer } }, response) {
		const path = pathOf(url);
		if (accept?.includes("text/html") === true) {
			this.#connecting = this.#connecting.filter((connectingPath) => connectingPath !== path);
			await this.#ready;
			this.#startTimes.set(path, ++this.#clock);
			const renderedPage = new Promise((resolve) => finished(response, () => resolve()));
			this.#inProgress.add(renderedPage);
			renderedPage.then(() => this.#inProgress.delete(renderedPage));
		} else if (path.endsWith(clientScript) && referer !== void 0) this.#connecting.push(pathOf(referer));
	}
	/**
	* True if the page began to render before the last change. For an unknown page, the page that began last is checked.
	*/
	#isOutdated(path) {
		return (this.#startTimes.get(path ?? "") ?? Math.max(0, ...this.#startTimes.values())) < this.#changedAt;
	}
};
function pathOf(url) {
	return parseUrl(url).path;
}
//#endregion
//#region src/generators/bundler/site-slices.ts
/**
* Splits a site into slices, one per sidebar. Each slice is a valid site: queries about its pages have the same results
* as on the whole site. A slice has no other pages and sidebars, no redirects, and only the sections that switchers
* show.
*
* @returns Function that returns the slice of a sidebar index. `undefined` selects the pages without a placement.
*/
function createSiteSlicer(site) {
	const pagesBySidebar = /* @__PURE__ */ new Map();
	for (const page of Object.values(site.pages)) {
		const sidebars = new Set(page.placements.map(({ sidebar }) => sidebar));
		for (const sidebar of sidebars.size === 0 ? [void 0] : sidebars) appendTo(pagesBySidebar, sidebar, page);
	}
	return (sidebar) => createSlice(site, sidebar, pagesBySidebar.get(sidebar) ?? []);
}
function createSlice(site, sidebar, slicePages) {
	const sliceSidebar = sidebar === void 0 ? void 0 : site.sidebars[sidebar];
	const tables = new CounterpartTables(site.counterparts);
	const pages = {};
	for (const page of slicePages) {
		const slicePlacements = page.placements.filter((placement) => placement.sidebar === sidebar).map((placement) => tables.narrowPlacement({
			...placement,
			sidebar: 0
		}));
		pages[page.route] = {
			...page,
			placements: slicePlacements
		};
	}
	return {
		version: site.version,
		site: {
			...site.site,
			redirects: []
		},
		tree: narrowTree(site.tree, sliceSidebar?.path ?? []),
		sidebars: sliceSidebar === void 0 ? [] : [sliceSidebar],
		counterparts: tables.collectUsed(),
		pages
	};
}
var CounterpartTables = class {
	#tables;
	/**
	* Tables that the slice needs, by index in the whole site. `index` is the table's index in the slice; `rows` maps row
	* numbers in the whole site to row numbers in the slice.
	*/
	#usedTables = /* @__PURE__ */ new Map();
	constructor(tables) {
		this.#tables = tables;
	}
	narrowPlacement(placement) {
		const { counterparts } = placement;
		if (counterparts === void 0) return placement;
		return {
			...placement,
			counterparts: counterparts.map(([table, row]) => this.#mapRow(table, row))
		};
	}
	collectUsed() {
		return [...this.#usedTables].flatMap(([table, { rows }]) => {
			const originalTable = this.#tables[table];
			return originalTable === void 0 ? [] : [{
				...originalTable,
				rows: [...rows.keys()].map((row) => originalTable.rows[row] ?? [])
			}];
		});
	}
	#mapRow(table, row) {
		const { index, rows } = getOrCreate(this.#usedTables, table, () => ({
			index: this.#usedTables.size,
			rows: /* @__PURE__ */ new Map()
		}));
		return [index, getOrCreate(rows, row, () => rows.size)];
	}
};
/** Copies the sections on the path to a sidebar. Their siblings keep only what switchers show. */
function narrowTree(node, path) {
	const [childIndex, ...remainingPath] = path;
	const children = node.children.map((child, index) => {
		if (child.kind !== "section") return child;
		return index === childIndex ? narrowTree(child, remainingPath) : keepItems(child);
	});
	return {
		...node,
		children: removeContents(children)
	};
}
function keepItems(section) {
	const items = section.children.map((child) => child.kind === "section" ? {
		...child,
		children: []
	} : child);
	return {
		...section,
		children: removeContents(items)
	};
}
/**
* Empties groups but keeps them, because paths count all children. Returns an empty list if switchers show no child.
*/
function removeContents(children) {
	if (!children.some(isSwitcherItem)) return [];
	return children.map((child) => child.kind === "group" ? {
		...child,
		children: []
	} : child);
}
function isSwitcherItem(node) {
	return node.kind === "section" || node.kind === "link" && node.axis !== void 0;
}
//#endregion
//#region src/generators/bundler/model-modules.ts
/** Virtual module that exports the model, as the default export and as `site`. */
const modelModule = "virtual:docs-json-nav";
/** Virtual module that exports `siteAt`, which loads the part of the model for one page. */
const pagesModule = `${modelModule}/pages`;
const routesPerModule = 500;
const plainRouteCode = `const plainRoute = (route) => (route.length > 1 && route.endsWith('/') ? route.slice(0, -1) : route);`;
/** In dev mode the model isn't split, because it comes from a local server and changes often. */
const unsplitPagesCode = `import site from '${modelModule}';
${plainRouteCode}
export const siteAt = async (route) => (Object.hasOwn(site.pages, plainRoute(route)) ? site : undefined);
`;
/** JavaScript expression of a value. `JSON.parse` of a string is faster to load than a large literal. */
function toJsonExpression(value) {
	return `/* @__PURE__ */ JSON.parse(${stringLiteral(JSON.stringify(value))})`;
}
function generateModelModule(site) {
	return `export const site = ${toJsonExpression(site)};\nexport default site;\n`;
}
var ModelModules = class {
	site;
	#isDevelopment;
	#createSlice;
	/** Sorted by code units. Each module holds a range of routes, so its first route is enough to find the module. */
	#routes;
	constructor(site, isDevelopment) {
		this.site = site;
		this.#isDevelopment = isDevelopment;
		this.#createSlice = createSiteSlicer(site);
		this.#routes = Object.keys(site.pages).sort();
	}
	/** @param id Import specifier. Returns undefined for other modules. */
	codeOf(id) {
		if (id === "virtual:docs-json-nav") return generateModelModule(this.site);
		if (id === pagesModule) return this.#isDevelopment ? unsplitPagesCode : this.#splitPages();
		const [, moduleKind, number] = /\/pages\/(routes|slice)-(\d+)$/.exec(id) ?? [];
		if (moduleKind === void 0) return void 0;
		const index = Number(number);
		const sidebarCount = this.site.sidebars.length;
		return `export default ${toJsonExpression(moduleKind === "routes" ? this.#sliceIndexes(index) : this.#createSlice(index < sidebarCount ? index : void 0))};\n`;
	}
	/** Code of the pages module. There is one slice per sidebar, then one for pages without a placement. */
	#splitPages() {
		const firstRoutes = this.#routes.filter((_, index) => index % routesPerModule === 0);
		const importFunctions = (moduleKind, count) => `[${Array.from({ length: count }, (_, index) => `() => import('${pagesModule}/${moduleKind}-${index}')`).join(", ")}]`;
		return `const contexts = ${toJsonExpression(this.site.sidebars.map(({ context }) => context))};
const slices = ${importFunctions("slice", this.site.sidebars.length + 1)};
const firsts = ${toJsonExpression(firstRoutes)};
const routes = ${importFunctions("routes", firstRoutes.length)};
${plainRouteCode}
export async function siteAt(route, context = {}) {
  const plain = plainRoute(route);
  const known = (await routes[firsts.findLastIndex((first) => first <= plain)]?.())?.default;
  if (known === undefined || !Object.hasOwn(known, plain)) return undefined;
  // Same choice as \`placementOf\` in the runtime.
  const agreement = (slice) => Object.entries(context).filter(([axis, name]) => contexts[slice]?.[axis] === name).length;
  let [best] = known[plain];
  for (const slice of known[plain]) if (agreement(slice) > agreement(best)) best = slice;
  return (await slices[best]()).default;
}
`;
	}
	/** Slice indexes by route. The slice of a page's canonical placement comes first. */
	#sliceIndexes(index) {
		const { pages, sidebars } = this.site;
		const routes = this.#routes.slice(index * routesPerModule, (index + 1) * routesPerModule);
		return Object.fromEntries(routes.map((route) => {
			const sidebarIndexes = pages[route]?.placements.map(({ sidebar }) => sidebar) ?? [];
			return [route, sidebarIndexes.length === 0 ? [sidebars.length] : [...new Set(sidebarIndexes)]];
		}));
	}
};
//#endregion
export { PageRequests as a, notifyBrowsers as c, watcherOf as d, toJsonExpression as i, sendErrors as l, generateModelModule as n, errorOverlay as o, modelModule as r, invalidateModel as s, ModelModules as t, viteLog as u };
