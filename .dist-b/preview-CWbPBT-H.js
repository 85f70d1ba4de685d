import { Fr as codeFrame, Hi as splitUrl, Hr as summarize, Mt as routeOfFeed, Or as digestOf, Ui as withoutBase, V as resolveSite, c as findSiteOptions, d as siteFlags, i as nextCommand, in as splitPage, ji as decodePercent, m as flagValue, qr as createColors, ri as OptionsError, sa as scriptJson, ti as pluralize, u as readFlagOptions, w as html, wr as packageFolder } from "./core-0sspFqjL.js";
import { t as assetServer } from "./asset-server-DAH69pmV.js";
import { c as pageAt } from "./runtime-4p6DP3vH.js";
import { i as isSearchable, t as indexesAllPages } from "./visibility-ngnAGEPX.js";
import { t as SiteSession } from "./session-CMhQrTsr.js";
import { t as watchFiles } from "./watch-files-D0f_XIjJ.js";
import { n as pageMarkdown, t as markdownFile } from "./page-markdown-CXz5c-6A.js";
import { t as SiteWriter } from "./site-writer-Cto46bcO.js";
import { a as pageStylesPath, i as indexFile, n as htmlGenerator, o as searchFiles, t as HtmlPageRenderer } from "./generator-DCF_MEiL.js";
import { i as surveySite, n as reportAssets, r as renderReportPage } from "./report-BbrE_WSx.js";
import { n as plainScreen, r as terminalScreen } from "./screen-B-cg6my3.js";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { spawn } from "node:child_process";
import { platform } from "node:process";
import { createServer } from "node:http";
//#region src/cli/preview/page-state.ts
/** Identifies an error across edits. The line is left out, because edits above the error change it. */
function errorKey({ code, file, message }) {
	return [
		code,
		file,
		message
	].join("\0");
}
/**
* @param page `undefined` for a URL without a page.
* @param knownErrors Keys of errors that the site had when the preview started.
*/
function createPageState(site, page, digest, knownErrors, feedback, urlOf) {
	const { diagnostics, model, root } = site;
	const routes = new Map(Object.values(model.pages).flatMap(({ file, route }) => file === null ? [] : [[file, route]]));
	const marks = /* @__PURE__ */ new Map();
	const getMark = (route) => {
		const mark = marks.get(route) ?? [
			0,
			null,
			0
		];
		marks.set(route, mark);
		return mark;
	};
	for (const { file, severity } of diagnostics) {
		const route = routes.get(file);
		if (route === void 0) continue;
		const mark = getMark(route);
		mark[0] += 1;
		if (mark[1] === null || severity === "error" || mark[1] === "info") mark[1] = severity;
	}
	for (const [route, { open }] of feedback) if (open > 0) getMark(route)[2] = open;
	const isOnPage = ({ file }) => page !== void 0 && file === page.file;
	const isEmpty = model.tree.route === null;
	const isFault = (diagnostic) => {
		if (diagnostic.severity !== "error") return false;
		if (diagnostic.code.endsWith("-syntax")) return isOnPage(diagnostic) || !routes.has(diagnostic.file);
		return !routes.has(diagnostic.file) && (isEmpty || !knownErrors.has(errorKey(diagnostic)));
	};
	return {
		root,
		findings: diagnostics.filter(isOnPage).map(toPreviewFinding),
		faults: diagnostics.filter(isFault).map(toPreviewFinding),
		open: page === void 0 ? 0 : feedback.get(page.route)?.open ?? 0,
		total: diagnostics.length,
		marks: Object.fromEntries([...marks].map(([route, mark]) => [urlOf(route), mark])),
		digest
	};
	function toPreviewFinding(diagnostic) {
		const { code, severity, message, help, file, line, column } = diagnostic;
		const source = site.sources.get(file) ?? site.read(file);
		return {
			code,
			severity,
			message,
			help,
			file,
			line,
			column,
			frame: source === void 0 ? "" : codeFrame(diagnostic, source.split("\n"))
		};
	}
}
/** Inserts the state of a page, and the script that shows it. */
function insertPageState(html, state, script) {
	const end = html.lastIndexOf("</body>");
	const scripts = `<script type="application/json" id="docs-json-nav-preview">${scriptJson(state)}<\/script>\n<script type="module" src="${script}"><\/script>\n`;
	return `${html.slice(0, end)}${scripts}${html.slice(end)}`;
}
//#endregion
//#region src/cli/preview/pages-on-request.ts
/** Renders pages and files of a site when a browser requests them, without a build. */
var PagesOnRequest = class {
	#writer;
	/** Style sheets of pages, by path. */
	#styles = /* @__PURE__ */ new Map();
	#pages;
	#searchFiles;
	/** @param project Absolute path of the project, whose packages provide highlighting and icons. */
	constructor(project) {
		this.#writer = new SiteWriter(html, htmlGenerator, project);
	}
	/** Renders the HTML of a page. `undefined` if the page has no content. */
	async page(site, page) {
		const rendered = await this.#writer.projectPage(site, page);
		if (rendered === void 0) return void 0;
		const { styles } = rendered;
		if (styles !== "") this.#styles.set(pageStylesPath(styles), styles);
		return this.#pagesOf(site).renderPage(rendered.page, styles);
	}
	notFound(site) {
		return this.#pagesOf(site).renderNotFound("");
	}
	urlOf(site, route) {
		return this.#pagesOf(site).toUrl(route);
	}
	/**
	* Creates the text of a file that a build would write.
	*
	* @param path Decoded path relative to the base path.
	*/
	async file(site, path) {
		const pages = this.#pagesOf(site);
		const feedPage = site.model.pages[routeOfFeed(path) ?? ""];
		if (feedPage !== void 0) await this.#writer.projectPage(site, feedPage);
		const existingFile = this.#styles.get(path) ?? this.#writer.generatedFiles.get(path);
		if (existingFile !== void 0) return existingFile;
		const createText = pages.files.get(path) ?? this.#search(site, path) ?? pages.files.get(indexFile(path.replace(/\/$/, "")));
		if (createText !== void 0) return createText();
		if (!path.endsWith(".md")) return void 0;
		const page = Object.values(site.model.pages).find(({ route }) => markdownFile(route) === path);
		return page === void 0 ? void 0 : pageMarkdown(site, page);
	}
	/** Serves media and other files of the docs folder that a build would publish. */
	serveAsset(site, request, response, next) {
		const assets = {
			site,
			generated: this.#writer.generatedFiles
		};
		assetServer(site.model.site.base, async () => assets)(request, response, next);
	}
	/** Creates a file of the search index from the sources of pages, because most pages are not rendered yet. */
	#search(site, path) {
		if (!path.startsWith("_docs-json-nav/search/")) return void 0;
		if (this.#searchFiles?.site === site) return this.#searchFiles.files.get(path);
		const indexesAll = indexesAllPages(site.config);
		const texts = Object.values(site.model.pages).filter((page) => page.missing !== true && isSearchable(page, indexesAll)).map(({ route, file }) => ({
			route,
			headings: [],
			text: file === null ? "" : splitPage(site.read(file) ?? "").body
		}));
		const files = searchFiles(site.model, texts, this.#pagesOf(site).toUrl);
		this.#searchFiles = {
			site,
			files
		};
		return files.get(path);
	}
	#pagesOf(site) {
		if (this.#pages?.site !== site) this.#pages = {
			site,
			of: new HtmlPageRenderer(site)
		};
		return this.#pages.of;
	}
};
//#endregion
//#region src/cli/preview/live-preview.ts
/** Debounce in milliseconds: an editor may save a file in several steps. */
const debounceMs = 20;
/** Maximum time in milliseconds that the check of the whole site waits for the first page to be sent. */
const firstPageMs = 1500;
const reportPath = "_docs-json-nav";
const scriptPath = "_docs-json-nav/preview.js";
const contentTypes = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".xml": "application/rss+xml; charset=utf-8"
};
/**
* Preview of a site that follows changes of its files. The first page needs only the navigation, so the contents of
* pages are checked after that page is sent.
*/
var LivePreview = class {
	#next;
	#pages;
	#session;
	#watcher = watchFiles();
	#quick;
	#latest;
	/** Last site whose configuration could be read. Its pages stay visible while the configuration is invalid. */
	#shown;
	#known;
	#feedback = /* @__PURE__ */ new Map();
	#onChange = () => void 0;
	#onProblem = () => void 0;
	#firstPage = () => void 0;
	constructor(input) {
		this.#next = input.commands;
		this.#pages = new PagesOnRequest(input.cwd);
		this.#session = new SiteSession(input.options, {
			debounceMs,
			settingsSearch: input.settings,
			withoutFeedback: true,
			cacheUser: "command",
			withoutReports: true
		});
		this.#session.configure(input.cwd, void 0);
		this.#quick = resolveSite({
			...input.resolvedOptions,
			content: false
		}, void 0, { withoutFeedback: true });
		this.#quick.catch(() => void 0);
	}
	onChange(listener) {
		this.#onChange = listener;
	}
	onProblem(listener) {
		this.#onProblem = listener;
	}
	/** Checks the whole site after the first page is sent, and again after each change of its files. */
	async start() {
		try {
			const { root } = await this.#quick;
			const changedPaths = /* @__PURE__ */ new Set();
			let forwardChange = (path) => void changedPaths.add(path);
			this.#watcher.add([root]);
			this.#watcher.listen((path) => forwardChange(path));
			await Promise.race([new Promise((resolve) => {
				this.#firstPage = resolve;
			}), new Promise((resolve) => setTimeout(resolve, firstPageMs))]);
			this.#session.onChange(({ current }) => this.#use(current));
			const site = await this.#session.follow({
				add: (paths) => this.#watcher.add(paths),
				listen(listener) {
					forwardChange = listener;
					for (const path of changedPaths) listener(path);
				}
			}, this.#log);
			await this.#use(site);
		} catch (error) {
			this.#onProblem(error instanceof Error ? error.message : String(error));
		}
	}
	checkAgain() {
		this.#session.registerChange(this.#log);
	}
	close() {
		this.#watcher.close();
	}
	async handle(request, response) {
		const latest = this.#latest ?? await this.#quick;
		const site = this.#shown ?? latest;
		const { base } = site.model.site;
		const [path] = splitUrl(request.url ?? "/");
		const sitePath = decodePercent(withoutBase(path, base)).replace(/^\//, "");
		if (base !== "" && path === "/") return void response.writeHead(302, { Location: `${base}/` }).end();
		const text = await this.#textAt(site, latest, sitePath);
		if (text !== void 0) return send(response, request, 200, contentTypes[extname(sitePath)] ?? text.type, text.content);
		const page = pageAt(site.model, `/${sitePath}`);
		const html = page === void 0 ? void 0 : await this.#pages.page(site, page);
		if (html !== void 0) {
			send(response, request, 200, contentTypes[".html"] ?? "", this.#withState(html, site, latest, page));
			setImmediate(this.#firstPage);
			return;
		}
		this.#pages.serveAsset(site, request, response, () => void this.#notFound(site, latest, sitePath, request, response));
	}
	#log = {
		warn: () => void 0,
		error: (text) => this.#onProblem(text.trimEnd())
	};
	async #textAt(site, latest, path) {
		if (path.replace(/\/$/, "") === reportPath) return {
			type: contentTypes[".html"] ?? "",
			content: this.#report(latest)
		};
		if (path === scriptPath) return {
			type: "",
			content: readFileSync(join(packageFolder(), "dist/preview/client.js"), "utf8")
		};
		if (!(path.startsWith("_docs-json-nav/") || path.endsWith(".md") || routeOfFeed(path) !== void 0)) return void 0;
		const content = await this.#pages.file(site, path);
		return content === void 0 ? void 0 : {
			type: "text/plain; charset=utf-8",
			content
		};
	}
	async #notFound(site, latest, path, request, response) {
		const redirect = await this.#pages.file(site, path);
		if (redirect !== void 0) return send(response, request, 200, contentTypes[".html"] ?? "", redirect);
		const firstRoute = site.model.tree.route;
		if (path === "" && firstRoute !== null && firstRoute !== "/") return void response.writeHead(302, { Location: this.#pages.urlOf(site, firstRoute) }).end();
		const html = this.#withState(this.#pages.notFound(site), site, latest, pageAt(latest.model, `/${path}`));
		send(response, request, 404, contentTypes[".html"] ?? "", html);
		setImmediate(this.#firstPage);
	}
	#withState(html, site, latest, page) {
		const knownErrors = this.#known ?? new Set(latest.diagnostics.map(errorKey));
		const urlOf = (route) => this.#pages.urlOf(site, route);
		return insertPageState(html, createPageState(latest, page, digestOf(html), knownErrors, this.#feedback, urlOf), `${site.model.site.base}/${scriptPath}`);
	}
	#report(site) {
		const { check, fix } = this.#next;
		const location = {
			prefix: "",
			fix
		};
		return renderReportPage(surveySite({
			...site,
			changes: /* @__PURE__ */ new Map(),
			location
		}), reportAssets(), check);
	}
	async #use(site) {
		this.#known ??= new Set(site.diagnostics.map(errorKey));
		this.#latest = site;
		if (!site.diagnostics.some(({ code, file }) => code.endsWith("-syntax") && site.configFiles.includes(file)) && Object.keys(site.model.pages).length > 0 || this.#shown === void 0) this.#shown = site;
		this.#feedback = await site.cachedFeedback();
		this.#onChange(site);
	}
};
function send(response, request, status, type, text) {
	response.writeHead(status, { "Content-Type": type });
	response.end(request.method === "HEAD" ? void 0 : text);
}
//#endregion
//#region src/cli/preview/open-browser.ts
/** Programs that open a URL in the default browser. */
const openers = {
	darwin: "open",
	win32: "explorer"
};
/** Opens a URL in the default browser. Does nothing if there is no browser. */
function openBrowser(url) {
	const child = spawn(openers[platform] ?? "xdg-open", [url], {
		stdio: "ignore",
		detached: true
	});
	child.on("error", () => void 0);
	child.unref();
}
//#endregion
//#region src/cli/preview/server.ts
/** Number of ports to try, starting with `defaultPort`. */
const maxPortAttempts = 20;
const defaultPort = 4321;
/**
* Starts the preview server. It answers only GET and HEAD requests whose `Host` header names this computer. Otherwise
* another site could read the preview by pointing its host name to this computer (DNS rebinding).
*
* @throws OptionsError if the port is in use.
*/
async function startServer({ port, host }, handle) {
	const streams = /* @__PURE__ */ new Set();
	const server = createServer((request, response) => {
		response.setHeader("Cache-Control", "no-store");
		response.setHeader("X-Content-Type-Options", "nosniff");
		if (!isAllowedHost(request.headers.host, host)) return sendError(response, 403, "Open the address that the preview printed.");
		if (request.method !== "GET" && request.method !== "HEAD") return sendError(response, 405, "Only GET and HEAD.");
		if (request.url?.endsWith("/_docs-json-nav/events") === true) return openStream(request, response);
		handle(request, response).catch((error) => {
			if (!response.headersSent) sendError(response, 500, error instanceof Error ? error.message : String(error));
			else response.destroy();
		});
	});
	const listeningPort = await listen(port);
	return {
		url: `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host}:${listeningPort}`,
		announce() {
			for (const stream of streams) stream.write("data: changed\n\n");
		},
		close: () => new Promise((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		})
	};
	function openStream(request, response) {
		response.writeHead(200, { "Content-Type": "text/event-stream" });
		response.write("retry: 500\n\n");
		streams.add(response);
		request.on("close", () => streams.delete(response));
	}
	async function listen(requestedPort) {
		const firstPort = requestedPort ?? defaultPort;
		const ports = Array.from({ length: requestedPort === void 0 ? maxPortAttempts : 1 }, (_, index) => firstPort + index);
		for (const candidate of ports) if (await new Promise((resolve, reject) => {
			const onError = (error) => {
				if (error.code === "EADDRINUSE") resolve(false);
				else reject(new OptionsError(`${host}:${candidate}: ${error.message}.`));
			};
			server.once("error", onError);
			server.listen(candidate, host, () => {
				server.off("error", onError);
				resolve(true);
			});
		})) return server.address().port;
		throw new OptionsError(`Port ${firstPort} is in use: choose another one with --port.`);
	}
}
/** @param host Host that the server listens on. */
function isAllowedHost(header, host) {
	const name = header?.replace(/:\d+$/, "").replace(/^\[|\]$/g, "").toLowerCase();
	if (name === void 0) return false;
	const isAddress = /^[\d.]+$|:/.test(name);
	return [
		"localhost",
		"127.0.0.1",
		"::1",
		host.toLowerCase()
	].includes(name) || isAddress && /^(?:0\.0\.0\.0|::)$/.test(host);
}
function sendError(response, status, text) {
	response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}
//#endregion
//#region src/cli/preview.ts
const preview = {
	usage: "docs-json-nav preview [root] [--port N] [--open]",
	summary: "Serves the whole site on this computer: pages as readers see them, with their findings, updated as you write.",
	flags: {
		port: {
			type: "string",
			value: "N",
			description: "port (default: the first free one from 4321)"
		},
		host: {
			type: "string",
			value: "ADDRESS",
			description: "address to listen on (default: 127.0.0.1, this computer only)"
		},
		open: {
			type: "boolean",
			description: "open the site in the browser"
		},
		...siteFlags("preview")
	},
	examples: [
		["docs-json-nav preview", "the docs folder here, or the only one in a subfolder"],
		["docs-json-nav preview docs --open", "also open the browser"],
		["docs-json-nav preview --host 0.0.0.0", "for other devices in this network, such as a phone"]
	],
	notes: ["Keys: r checks again, o opens the browser, q quits. The report of the whole site is at /_docs-json-nav.", "Exit status: 0 after q or Ctrl-C, 2 the command could not run."],
	run
};
async function run(input, streams) {
	const { values, names } = input;
	const { cwd, out, program } = streams;
	const { options } = await findSiteOptions(values, names[0], cwd);
	const settings = {
		configFile: flagValue(values, "config"),
		workingDirectory: cwd
	};
	const [check, fix] = ["check", "fix"].map((name) => nextCommand(program, name, names[0], values));
	const commands = {
		check: check ?? "",
		fix: fix ?? ""
	};
	const livePreview = new LivePreview({
		options: readFlagOptions(values, names[0]),
		resolvedOptions: options,
		settings,
		cwd,
		commands
	});
	const host = flagValue(values, "host") ?? "127.0.0.1";
	const server = await startServer({
		port: parsePort(flagValue(values, "port")),
		host
	}, (request, response) => livePreview.handle(request, response));
	const screen = terminalScreen(out) ?? plainScreen(out);
	const { bold, dim } = createColors();
	const keysLine = dim("r checks again, o opens the browser, q quits");
	const show = (text) => screen.show(`${bold(`${server.url}/`)}${text}`, keysLine);
	const quit = new Promise((resolve) => {
		process.once("SIGTERM", () => resolve());
		process.once("SIGINT", () => resolve());
		screen.onAction((action) => {
			if (action === "quit") resolve();
			else if (action === "open") openBrowser(server.url);
			else if (action === "again") livePreview.checkAgain();
		});
	});
	show("");
	try {
		livePreview.onChange((site) => {
			server.announce();
			const findings = site.diagnostics.length === 0 ? "" : `\n${summarize(site)}: ${server.url}/_docs-json-nav`;
			show(`  ${pluralize(site.counts.pages, "page")}${findings}`);
		});
		livePreview.onProblem((problem) => show(`\n${problem}`));
		if (values.open === true) openBrowser(server.url);
		livePreview.start();
		await quit;
	} finally {
		screen.close();
		livePreview.close();
		await server.close();
	}
	process.exit();
}
function parsePort(text) {
	if (text === void 0) return void 0;
	if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
	throw new OptionsError(`Invalid --port ${text}: write a number from 0 to 65535.`);
}
//#endregion
export { preview };
