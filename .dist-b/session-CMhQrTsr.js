import { $r as escapeRunnerCommands, Er as relativePath, Hr as summarize, In as siteCommand, Ir as formatDiagnostics, Ln as findOptions, Rr as formatFixable, V as resolveSite, Vr as passes, ar as execCommand, bn as ExternalAnswers, br as readFolderEntries, ir as createFolderFiles, la as joinWithAnd, ri as OptionsError, ut as SiteMemory } from "./core-0sspFqjL.js";
import { inspect, isDeepStrictEqual } from "node:util";
import { join, relative, sep } from "node:path";
//#region src/site/build-report.ts
const stderrLogger = {
	warn: (text) => void process.stderr.write(sanitizeForRunner(text)),
	error: (text) => void process.stderr.write(sanitizeForRunner(text))
};
/** In GitHub Actions, removes workflow commands from text: the runner executes commands in the output of bundlers. */
function sanitizeForRunner(text) {
	return process.env.GITHUB_ACTIONS ? escapeRunnerCommands(text) : text;
}
/**
* Formats the report of a site. Returns `undefined` if there are no findings.
*
* @param footer Last lines of the report. Default: the next steps.
*/
function formatBuildMessage(site, color, footer = formatNextSteps(site)) {
	const { diagnostics, root } = site;
	const firstFinding = diagnostics.find(({ severity }) => severity === "error") ?? diagnostics[0];
	if (firstFinding === void 0) return void 0;
	const prefix = docsPathPrefix(root);
	const report = formatDiagnostics(site, color === void 0 ? { prefix } : {
		prefix,
		color
	});
	const areas = joinWithAnd([...countAreas(site).keys()].map((area) => `the ${area}`));
	const footerText = footer === "" ? "" : `\n${footer}\n`;
	return {
		text: sanitizeForRunner(`${summarize(site)} in ${areas}\n\n${report}\n${footerText}`),
		firstFinding
	};
}
/**
* Suggests commands in at most four lines. They end the report, because a terminal shows the end of long output.
*
* @param flags Flags that `check` needs to report the same findings. Default: none.
*/
function formatNextSteps(site, flags = []) {
	const { diagnostics, maxWarnings } = site;
	const fixable = formatFixable(diagnostics, commandFor(site, "fix"));
	if (passes(diagnostics, maxWarnings)) return fixable;
	const counts = [...countAreas(site)].map(([area, count]) => `${count} in the ${area}`);
	return [
		`${summarize(site)}: ${counts.join(", ")}`,
		fixable,
		`Places and fixes: ${commandFor(site, "check", flags)}`,
		`Accept what exists: ${commandFor(site, "check", [...flags, "--update-baseline"])}`
	].filter((line) => line !== "").join("\n");
}
/** Counts the findings in pages, navigation, specifications and other files. Leaves out areas without findings. */
function countAreas({ diagnostics, configFiles }) {
	const classifyArea = (file) => {
		if (/\.mdx?$/i.test(file)) return "pages";
		if (configFiles.includes(file) || file === "docs.json") return "navigation";
		return /\.(?:json|ya?ml)$/i.test(file) ? "specifications" : "other files";
	};
	const counts = new Map([
		"pages",
		"navigation",
		"specifications",
		"other files"
	].map((area) => [area, 0]));
	for (const { file } of diagnostics) counts.set(classifyArea(file), (counts.get(classifyArea(file)) ?? 0) + 1);
	return new Map([...counts].filter(([, count]) => count > 0));
}
/** Location of the first error in the format of Rollup's errors, which other bundlers understand too. */
function errorLocationOf(site) {
	const finding = formatBuildMessage(site, false)?.firstFinding;
	if (finding === void 0) return void 0;
	const { file: name, line, column } = finding;
	const file = sanitizeForRunner(join(site.root, name));
	return {
		id: file,
		loc: {
			file,
			line,
			column
		}
	};
}
/** Report of a failing site, for an overlay or an error page; `undefined` if the site passes. */
function formatFailureReport(site) {
	return site.ok ? void 0 : formatBuildMessage(site, false)?.text;
}
/**
* Creates the error that fails a build. By default the error has no stack, because the fault is in the site.
*
* @param stack Text for a bundler that shows only the stack. Default: empty.
*/
function createBuildError(message, location, stack = "") {
	const text = sanitizeForRunner(message);
	const nonEnumerable = {
		enumerable: false,
		configurable: true,
		writable: true
	};
	return Object.defineProperties(Object.assign(new Error(text), location), {
		name: {
			value: "NavigationError",
			...nonEnumerable
		},
		stack: {
			value: sanitizeForRunner(stack),
			...nonEnumerable
		},
		[inspect.custom]: {
			value: () => text,
			...nonEnumerable
		}
	});
}
function commandFor({ root, callerOptions }, command, flags = []) {
	return execCommand(`docs-json-nav ${siteCommand(command, docsPathPrefix(root).replace(/\/$/, "") || void 0, callerOptions, flags)}`, createFolderFiles(process.cwd()));
}
/** Prefix that makes file names of a docs folder relative to the working directory. */
function docsPathPrefix(root) {
	const path = relativePath(process.cwd(), root);
	return path === "" ? "" : `${path}/`;
}
//#endregion
//#region src/site/followed-files.ts
/** Output folders of tools. A file in these folders is followed only if it was read. */
const toolFolders = new Set([
	"node_modules",
	"public",
	"out",
	"dist"
]);
/** @param settingsPaths Absolute paths of the settings file, and of the paths where one would be found. */
function collectFollowedFiles({ root, inputs }, settingsPaths) {
	const isInDocsFolder = (path) => path.startsWith(root + sep);
	return {
		get files() {
			return [...new Set([...[...inputs].map((file) => join(root, file)), ...settingsPaths])];
		},
		paths: [root, ...new Set(settingsPaths.filter((path) => !isInDocsFolder(path)))],
		isRelevant(path) {
			if (settingsPaths.includes(path)) return true;
			if (!isInDocsFolder(path)) return false;
			const segments = relative(root, path).split(sep);
			return inputs.has(segments.join("/")) || segments.every(isFollowedName);
		}
	};
}
function isFollowedName(name) {
	return !name.startsWith(".") && !toolFolders.has(name);
}
/**
* Folders of a site for recursive watchers: the docs folder, or its subfolders if it contains folders to skip, such as
* `node_modules`.
*
* @param root Absolute path.
*/
function findFollowedFolders(root) {
	return findWatchableFolders(root).folders;
}
function listFolderTree(folder) {
	return [folder, ...readFolderEntries(folder).filter((entry) => entry.isDirectory() && isFollowedName(entry.name)).flatMap(({ name }) => listFolderTree(join(folder, name)))];
}
function findWatchableFolders(folder) {
	const entries = readFolderEntries(folder).filter((entry) => entry.isDirectory());
	const subfolders = entries.filter(({ name }) => isFollowedName(name)).map(({ name }) => findWatchableFolders(join(folder, name)));
	const isWhole = subfolders.length === entries.length && subfolders.every((subfolder) => subfolder.isWhole);
	return {
		folders: isWhole ? [folder] : subfolders.flatMap(({ folders }) => folders),
		isWhole
	};
}
//#endregion
//#region src/site/session.ts
/**
* Debounce in milliseconds. An editor or a branch switch writes many files at once. Vite's watcher drops events of a
* file within 50 ms of its last event, so after a shorter pause the session could read outdated content and never be
* notified.
*/
const defaultDebounceMs = 60;
/**
* One site in one build, resolved at the start and again whenever its files change. All generators and bundlers
* resolve, follow and report through a session.
*/
var SiteSession = class {
	#callerOptions;
	#sessionSettings;
	#projectFolder;
	#base;
	#isDevelopment = false;
	#feedback;
	#onFeedback = () => void 0;
	#settingsCandidates = [];
	#site;
	#siteMemory;
	#external;
	#listeners = /* @__PURE__ */ new Set();
	#watchers = /* @__PURE__ */ new Set();
	#pendingChange;
	#timer;
	#changedPaths = /* @__PURE__ */ new Set();
	#currentRun = Promise.resolve();
	#lastReport;
	#isBuilt = false;
	constructor(callerOptions, sessionSettings = {}) {
		this.#callerOptions = callerOptions;
		this.#sessionSettings = sessionSettings;
		this.#external = sessionSettings.external ?? (callerOptions.external === true ? new ExternalAnswers() : void 0);
		this.#siteMemory = new SiteMemory(sessionSettings.openTexts);
		this.#projectFolder = process.cwd();
	}
	/**
	* Sets options that only the bundler knows.
	*
	* @param projectFolder Absolute path that relative options are resolved against.
	* @param base Base path of the build, used if the options set none.
	* @param isDevelopment True for a dev server: the site starts with cached feedback, and current feedback is fetched
	* in the background.
	*/
	configure(projectFolder, base, isDevelopment = false) {
		this.#projectFolder = projectFolder;
		this.#base = base === "" || base === "/" ? void 0 : base;
		this.#isDevelopment = isDevelopment;
	}
	get isDevelopment() {
		return this.#isDevelopment;
	}
	site() {
		this.#site ??= this.#resolve();
		return this.#site;
	}
	/** Resolves the site again. On failure, `site` returns the previous result. */
	refresh() {
		const previous = this.#site;
		const current = this.#resolve(previous);
		this.#site = current;
		current.catch(() => {
			if (previous !== void 0 && this.#site === current) this.#site = previous;
		});
		return current;
	}
	/** The site for a build in watch mode: the first build uses the current site, each further build resolves again. */
	siteForBuild() {
		const isFirst = !this.#isBuilt;
		this.#isBuilt = true;
		this.#siteMemory.markChanged();
		return isFirst ? this.site() : this.refresh();
	}
	async followedFiles() {
		return collectFollowedFiles(await this.site(), this.#settingsCandidates);
	}
	/**
	* The site for a build. Prints warnings that changed since the last call.
	*
	* @param showsStack For a program that prints only the stack of an error, as Vite did before version 8.
	* @throws NavigationError with the report if the site fails.
	*/
	async check(warn, showsStack = false) {
		const site = await this.site();
		const message = formatBuildMessage(site);
		if (!site.ok) {
			const text = message?.text ?? "";
			throw createBuildError(text, errorLocationOf(site), showsStack ? text : "");
		}
		if (message !== void 0 && this.#isNewReport(message.text)) warn(message.text);
		return site;
	}
	report(site, log) {
		if (this.#sessionSettings.withoutReports === true) {
			this.#lastReport = void 0;
			return;
		}
		const message = formatBuildMessage(site);
		if (!this.#isNewReport(message?.text) || message === void 0) return;
		if (site.ok) log.warn(message.text);
		else (log.printFailure ?? log.error)(message.text);
	}
	/** Sets the callback for feedback that was fetched in the background. `follow` replaces the callback. */
	onFeedback(listener) {
		this.#onFeedback = listener;
		if (this.#feedback !== void 0) listener();
	}
	/** Adds a listener. Listeners are called in the order of registration, after a call of `follow`. */
	onChange(listener) {
		this.#listeners.add(listener);
	}
	/**
	* Keeps the site up to date: a change of a file that the site depends on, or may depend on, resolves it again.
	*
	* @returns The site before any change.
	*/
	async follow(watcher, log) {
		const site = await this.site();
		this.report(site, log);
		this.#watchers.add(watcher);
		watcher.add((await this.followedFiles()).paths);
		watcher.listen(async (path) => {
			if ((await this.followedFiles()).isRelevant(path)) await this.registerChange(log, path);
		});
		this.onFeedback(() => void this.registerChange(log));
		return site;
	}
	/**
	* Registers a change: debounces, resolves the site again, reports it and notifies listeners. If the options have
	* become invalid, the error is reported and the site stays as it was.
	*
	* @param path Absolute path that changed. Default: unknown, so that everything is read again.
	* @returns The site afterwards.
	*/
	registerChange(log, path) {
		this.#changedPaths.add(path);
		this.#timer?.refresh();
		this.#pendingChange ??= new Promise((resolve) => {
			this.#timer = setTimeout(() => {
				this.#pendingChange = void 0;
				this.#timer = void 0;
				for (const change of this.#changedPaths) this.#siteMemory.markChanged(change);
				this.#changedPaths.clear();
				this.#currentRun = this.#currentRun.then(async () => resolve(await this.#applyChanges(log)));
			}, this.#sessionSettings.debounceMs ?? defaultDebounceMs);
		});
		return this.#pendingChange;
	}
	async #applyChanges(log) {
		const previous = await this.site();
		try {
			await this.#updateWatchers();
			const current = await this.refresh();
			await this.#updateWatchers();
			this.report(current, log);
			for (const listener of this.#listeners) await listener({
				previous,
				current
			});
		} catch (error) {
			const text = error instanceof OptionsError ? error.message : String(error);
			if (this.#isNewReport(text)) log.error(`${sanitizeForRunner(text)}\n`);
		}
		return this.site();
	}
	async #updateWatchers() {
		const { paths } = await this.followedFiles();
		for (const watcher of this.#watchers) watcher.add(paths);
	}
	#isNewReport(text) {
		const isNew = text !== this.#lastReport;
		this.#lastReport = text;
		return isNew;
	}
	/** @param previous Previous site, whose feedback is reused because the service limits requests. */
	async #resolve(previous) {
		const settingsSearch = {
			workingDirectory: process.cwd(),
			...this.#sessionSettings.settingsSearch
		};
		const { options, candidates } = await findOptions(this.#callerOptions, this.#projectFolder, settingsSearch).catch(rethrowSanitized);
		this.#settingsCandidates = candidates;
		this.#external?.reset();
		const previousSite = await previous?.catch(() => void 0);
		const request = {
			knownFeedback: this.#feedback ?? previousSite?.feedback,
			development: this.#isDevelopment,
			withoutFeedback: this.#sessionSettings.withoutFeedback,
			memory: this.#siteMemory,
			keepsAccepted: this.#sessionSettings.keepsAccepted,
			cacheUser: this.#sessionSettings.cacheUser ?? "build",
			isBuiltByGenerator: this.#sessionSettings.cacheUser === void 0,
			external: this.#external?.requestMissing,
			callerOptions: this.#createCommandOptions(options)
		};
		const site = await resolveSite({
			...options,
			base: options.base ?? this.#base
		}, void 0, request);
		if (site.fetchCurrentFeedback !== void 0) this.#fetchFeedbackInBackground(site.fetchCurrentFeedback);
		return site;
	}
	/**
	* Options for command lines in messages. A command finds the settings file like this session does, but doesn't know
	* the base of the generator, and resolves paths against the working directory.
	*/
	#createCommandOptions({ base, baseline }) {
		return {
			...this.#callerOptions,
			...base === void 0 && this.#base !== void 0 ? { base: this.#base } : {},
			...this.#callerOptions.baseline === void 0 || baseline === void 0 ? {} : { baseline: relativePath(process.cwd(), baseline) }
		};
	}
	async #fetchFeedbackInBackground(fetchFeedback) {
		this.#feedback = await fetchFeedback();
		this.#onFeedback();
	}
};
/** Option errors quote settings files, and bundlers print error messages, so workflow commands are removed. */
function rethrowSanitized(error) {
	if (error instanceof OptionsError) throw new OptionsError(sanitizeForRunner(error.message));
	throw error;
}
function isUnchanged({ previous, current }) {
	return isDeepStrictEqual(previous.model, current.model) && isDeepStrictEqual(previous.diagnostics, current.diagnostics);
}
//#endregion
export { createBuildError as a, formatFailureReport as c, listFolderTree as i, formatNextSteps as l, isUnchanged as n, errorLocationOf as o, findFollowedFolders as r, formatBuildMessage as s, SiteSession as t, stderrLogger as u };
