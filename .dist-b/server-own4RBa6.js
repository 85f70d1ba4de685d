import { $i as routeOf, Cr as isInside, Ct as retarget, Dr as selfAndAncestors, Er as relativePath, Fi as hashOfUrl, Fn as pageFileAt, Hi as splitUrl, Ji as folderOf, Kr as groupBy, Li as isExternal, Mn as elementsOf, Nn as entriesOf, Or as digestOf, Ot as createDocsLookup, Qr as escapeMarkdown, Qt as settingPaths, Rn as foldersWithConfig, St as relativeLink, Tr as realPathOf, Tt as resolveLink, Ui as withoutBase, Ur as appendTo, Yi as hasDeviceName, Zi as normalizePath, _a as maxCompletionLookback, _n as settingFields, ai as isObject, bi as locationKey, bt as encodeLinkPath, dn as globalLists, ea as titleFromPath, en as frontMatterBlock, fi as codes, fn as isListName, gn as objectFields, hn as listDescriptions, ji as decodePercent, mn as fields, mt as languageCodes, na as withoutExtension, pn as kindOfList, qi as foldCase, ta as urlPathOfFile, ti as pluralize, tn as frontMatterKeys, un as elementTypes, vn as strictObjects, wr as packageFolder, wt as resolveHref, xi as memberLocation, xt as keepLinkPrefix, zn as settingsFileCandidates } from "./core-0sspFqjL.js";
import { i as parseJsonTree, t as childNode } from "./json-tree-DN_myuMl.js";
import { n as iconNames } from "./icon-sets-Cwc76iqh.js";
import { t as SiteSession } from "./session-CMhQrTsr.js";
import { t as watchFiles } from "./watch-files-D0f_XIjJ.js";
import { n as idsForRule } from "./slugs-SaIJwQBm.js";
import { t as HeadingIds } from "./heading-Ct7AGyK1.js";
import { i as importPaths, n as findImportedFile } from "./imports-TSohpxkV.js";
import { l as filesOfPage } from "./suggest-routes-DaeDeFVj.js";
import { t as Locator } from "./locate-DqdawXK8.js";
import { a as findLinksTo } from "./explain-page-Dq5QRJhM.js";
import { t as explainSubject } from "./explain-subject-CjFVZvIu.js";
import { t as EditSet } from "./fix-DnUyDFry.js";
import { n as require_main, r as require_api, t as TextDocument } from "./editor-protocol-SDVva_C4.js";
import { findNodeAtLocation, getLocation } from "jsonc-parser";
import { existsSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { dirname as dirname$1, relative as relative$1 } from "node:path/posix";
//#region src/lsp/documents/positions.ts
var import_api = require_api();
var import_main = require_main();
/**
* Converts offsets of one text to positions of the protocol and back. Lines and columns are 0-based, columns in UTF-16
* units.
*/
var Lines = class {
	#document;
	constructor(text) {
		this.#document = TextDocument.create("", "", 0, text);
	}
	range({ start, end }) {
		return {
			start: this.#document.positionAt(start),
			end: this.#document.positionAt(end)
		};
	}
	offset(position) {
		return this.#document.offsetAt(position);
	}
};
/** Converts the 1-based lines and columns of a finding to a range of the protocol. */
function rangeOf({ line, column, endLine, endColumn }) {
	return {
		start: {
			line: line - 1,
			character: column - 1
		},
		end: {
			line: endLine - 1,
			character: endColumn - 1
		}
	};
}
const fileStart = {
	start: {
		line: 0,
		character: 0
	},
	end: {
		line: 0,
		character: 0
	}
};
/**
* Converts a file URI to a normalized absolute path. `undefined` for other schemes and invalid URIs.
*
* @param uri Unchecked value: editors may send invalid messages.
*/
function uriToPath(uri) {
	if (typeof uri !== "string" || !/^file:/i.test(uri)) return void 0;
	try {
		const path = resolve(fileURLToPath(uri));
		return path.includes("\0") ? void 0 : path;
	} catch {
		return;
	}
}
/** Converts an absolute path to a URI. Keeps URLs of remote files. */
function pathToUri(path) {
	return /^https?:\/\//.test(path) ? path : pathToFileURL(path).href;
}
//#endregion
//#region src/lsp/completion/navigation-at.ts
function collectListedTargets({ facts: { links } }) {
	const pages = new Set([...links.roots.values()].map(({ path }) => path));
	const operations = /* @__PURE__ */ new Set();
	for (const target of links.targets.values()) {
		if (target.kind === "page") pages.add(target.path);
		if (target.kind === "operation") {
			const { spec, method, path } = target.operation;
			operations.add(`${spec} ${method} ${path}`);
			if (target.page !== void 0) pages.add(target.page);
		}
	}
	return {
		pages,
		operations
	};
}
/** Locations of an element and of the objects with its members, which a `$ref` may include from another file. */
function memberLocations({ location, lists, href, root }) {
	return [location, ...[
		...lists.map((list) => list.location),
		href?.location,
		root?.location
	].filter((item) => item !== void 0).map(({ file, pointer }) => ({
		file,
		pointer: pointer.slice(0, pointer.lastIndexOf("/"))
	}))];
}
function findEnclosingElements({ facts }, file, pointer) {
	let innermost = {
		elements: [],
		length: -1
	};
	visit(facts.expansion.navigation.root, []);
	return innermost.elements;
	function visit(element, ancestors) {
		const elements = [...ancestors, element];
		for (const location of memberLocations(element)) if (location.file === file && (pointer === location.pointer || pointer.startsWith(`${location.pointer}/`)) && location.pointer.length >= innermost.length) innermost = {
			elements,
			length: location.pointer.length
		};
		for (const { items } of element.lists) for (const item of items) if (item.kind !== "entry") visit(item, elements);
	}
}
function specificationsAt(site, file, pointer) {
	const { expansion } = site.facts;
	const specificationOwner = findEnclosingElements(site, file, pointer).findLast(({ openapi, asyncapi }) => openapi !== void 0 || asyncapi !== void 0);
	const names = ((specificationOwner === void 0 ? expansion.navigation.openapi : [...specificationOwner.openapi ?? [], ...specificationOwner.asyncapi ?? []]) ?? []).map(({ source: { text } }) => /^https?:/i.test(text) ? text : normalizePath(text) ?? text);
	return names.length > 0 ? names : [...expansion.specifications.keys()];
}
function findElementKindInFile({ facts }, file, path) {
	const segments = path.map(normalizeSegment);
	let outermost;
	for (const element of elementsOf(facts.expansion.navigation.root)) for (const { file: memberFile, pointer } of memberLocations(element)) {
		const elementSegments = pointer.split("/").slice(1).map(normalizeSegment);
		if (memberFile === file && elementSegments.every((segment, index) => segments[index] === segment) && (outermost === void 0 || elementSegments.length < outermost.depth)) outermost = {
			kind: element.kind,
			depth: elementSegments.length
		};
	}
	return outermost;
}
/** Treats all list indexes as equal, because typing shifts the items of a list. */
function normalizeSegment(segment) {
	return /^\d+$/.test(String(segment)) ? "#" : String(segment);
}
//#endregion
//#region src/lsp/actions/additions.ts
/** Offers "Create the page …" for a navigation entry without a page file. */
function createPageActions({ code, file, pointer }, site, writer) {
	if (code !== "page-missing" || pointer === void 0 || !writer.canCreate) return [];
	const path = findEntryPath(site, file, pointer);
	if (path === void 0 || !/^[^\s<>:"|?*\\]+$/.test(path)) return [];
	const title = path === "index" ? "Home" : titleFromPath(path);
	const newFile = `${site.facts.inventory.layout.pages}${path}.mdx`;
	return [{
		title: `Create the page ${newFile}`,
		edit: writer.createFile(newFile, `---\ntitle: ${title}\n---\n\n`)
	}];
}
/** Offers "Add a redirect from … to …" for a broken link with suggested pages. */
async function addRedirectActions({ link, code }, site, writer) {
	if (link === void 0 || code !== "link-missing" && code !== "href-missing" || isExternal(link.resolved)) return [];
	const path = normalizePath(link.resolved);
	if (path === void 0 || path === "") return [];
	const source = `/${path}`;
	const actions = link.suggestions.filter((item) => site.model.pages[item] !== void 0).slice(0, 3).map(async (destination) => {
		const edit = await appendEdit(site, {
			file: "docs.json",
			pointer: "/redirects"
		}, [{
			source,
			destination
		}], writer);
		return edit === void 0 ? [] : [{
			title: `Add a redirect from ${source} to ${destination}`,
			edit
		}];
	});
	return (await Promise.all(actions)).flat();
}
/** Offers "Add this page to …" for an unlisted page, with the lists whose pages are in the closest folders. */
async function addPageActions({ site, file }, writer) {
	const page = [...site.facts.inventory.pages.values()].find((item) => item.file === file);
	if (page === void 0 || collectListedTargets(site).pages.has(page.path)) return [];
	const actions = findClosestLists(site, page.path).slice(0, 3).map(async ({ location, label }) => {
		const edit = await appendEdit(site, location, [page.path], writer);
		const target = label === "" ? "the navigation" : `"${label}"`;
		return edit === void 0 ? [] : [{
			title: `Add this page to ${target}`,
			kind: import_api.CodeActionKind.RefactorRewrite,
			edit
		}];
	});
	return (await Promise.all(actions)).flat();
}
function findClosestLists({ facts: { links, expansion } }, path) {
	const lists = elementsOf(expansion.navigation.root).flatMap((element) => {
		const list = element.lists.find(({ name }) => name === "pages");
		return list === void 0 ? [] : [{
			element,
			location: list.location
		}];
	});
	const getProximity = (element) => {
		const paths = entriesOf(element).flatMap((entry) => {
			const target = links.targets.get(entry);
			return target?.kind === "page" ? [target.path] : [];
		});
		return Math.max(-1, ...paths.map((item) => sharedFolders(item, path)));
	};
	return lists.map(({ element, location }) => ({
		location,
		label: element.label,
		sharedFolderCount: getProximity(element)
	})).filter(({ sharedFolderCount }) => sharedFolderCount >= 0).sort((a, b) => b.sharedFolderCount - a.sharedFolderCount);
}
/** Number of common leading folders, plus one if both paths are in the same folder. */
function sharedFolders(a, b) {
	const [foldersA, foldersB] = [a, b].map((path) => path.split("/").slice(0, -1));
	let count = 0;
	while (count < foldersA.length && foldersA[count] === foldersB[count]) count++;
	return count + (foldersA.length === foldersB.length && count === foldersA.length ? 1 : 0);
}
async function appendEdit({ read }, location, values, writer) {
	const locator = new Locator(/* @__PURE__ */ new Map(), read);
	const fix = {
		title: "",
		changes: [{
			kind: "append",
			location,
			values
		}]
	};
	const edits = (await locator.locateFixes({
		isSure: true,
		answers: [fix]
	}))?.fixes[0]?.edits;
	return edits === void 0 ? void 0 : writer.edit(edits);
}
function findEntryPath({ facts: { links } }, file, pointer) {
	for (const [{ location }, target] of links.targets) if (location.file === file && location.pointer === pointer && target.kind === "page") return target.path;
}
//#endregion
//#region src/lsp/actions/code-actions.ts
/** Kind of "fix all". Editors can run it when they save a file. */
const fixAllKind = `${import_api.CodeActionKind.SourceFixAll}.docs-json-nav`;
async function codeActions(request, writer) {
	const { site, file, range, only } = request;
	const isRequested = (kind) => only === void 0 || only.some((item) => kind === item || kind.startsWith(`${item}.`));
	const diagnosticsInRange = site.diagnostics.filter((item) => item.file === file && overlaps(item, range));
	const actions = [];
	if (isRequested(import_api.CodeActionKind.QuickFix)) for (const diagnostic of diagnosticsInRange) actions.push(...createFixActions(diagnostic, request, writer), ...await createAdditionActions(diagnostic, request, writer));
	if (isRequested(import_api.CodeActionKind.RefactorRewrite)) actions.push(...await addPageActions(request, writer));
	if (isRequested(fixAllKind)) {
		const edits = withoutOverlaps(site.diagnostics.filter((item) => item.file === file).flatMap(findCertainFix));
		if (edits.length > 0) actions.push({
			title: "Apply all certain fixes in this file",
			kind: fixAllKind,
			edit: writer.edit(edits)
		});
	}
	return actions;
}
function createFixActions(diagnostic, { site, editorDiagnostics }, writer) {
	const { fixes, code } = diagnostic;
	if (fixes === void 0) return [];
	const diagnostics = editorDiagnostics.filter((item) => isSameDiagnostic(item, diagnostic));
	const actions = fixes.fixes.map(({ title, edits }) => {
		const action = {
			title,
			kind: import_api.CodeActionKind.QuickFix,
			diagnostics,
			edit: writer.edit(edits)
		};
		return fixes.isSure ? {
			...action,
			isPreferred: true
		} : action;
	});
	const fixesOfSameCode = site.diagnostics.filter((item) => item.code === code).flatMap(findCertainFix);
	if (!fixes.isSure || fixesOfSameCode.length < 2) return actions;
	const title = `Fix all ${fixesOfSameCode.length} ${code} findings`;
	return [...actions, {
		title,
		kind: import_api.CodeActionKind.QuickFix,
		diagnostics,
		edit: writer.edit(withoutOverlaps(fixesOfSameCode))
	}];
}
async function createAdditionActions(diagnostic, request, writer) {
	const diagnostics = request.editorDiagnostics.filter((item) => isSameDiagnostic(item, diagnostic));
	return [...createPageActions(diagnostic, request.site, writer), ...await addRedirectActions(diagnostic, request.site, writer)].map((action) => ({
		...action,
		kind: import_api.CodeActionKind.QuickFix,
		diagnostics
	}));
}
function findCertainFix({ fixes }) {
	const [certainFix] = fixes?.isSure === true ? fixes.fixes : [];
	return certainFix === void 0 ? [] : [certainFix];
}
function withoutOverlaps(fixes) {
	const editSet = new EditSet();
	return fixes.flatMap(({ edits }) => editSet.add(edits) ? edits : []);
}
function overlaps(diagnostic, { start, end }) {
	const range = rangeOf(diagnostic);
	return !isBefore(end, range.start) && !isBefore(range.end, start);
}
function isBefore(a, b) {
	return a.line < b.line || a.line === b.line && a.character < b.character;
}
function isSameDiagnostic({ code, range: { start } }, diagnostic) {
	return code === diagnostic.code && start.line === diagnostic.line - 1 && start.character === diagnostic.column - 1;
}
//#endregion
//#region src/lsp/documents/open-documents.ts
/**
* Open documents of the editor. Their texts replace the files on disk. If the file of an open document is deleted, its
* text is ignored until the user edits it again.
*/
var OpenDocuments = class {
	texts = /* @__PURE__ */ new Map();
	#documents = new import_api.TextDocuments(TextDocument);
	#uris = /* @__PURE__ */ new Map();
	/** Paths of open documents that exist or existed on disk. */
	#saved = /* @__PURE__ */ new Set();
	#changed = () => void 0;
	/**
	* @param onOpen Called with the path of a document that was opened.
	* @param onChange Called with the path of a document whose text changed, also when the document is opened or closed.
	*/
	listen(connection, onOpen, onChange) {
		this.#changed = onChange;
		this.#documents.onDidOpen(({ document }) => {
			const path = this.#update(document);
			if (path !== void 0) onOpen(path);
		});
		this.#documents.onDidChangeContent(({ document }) => {
			const path = this.#update(document);
			if (path !== void 0) onChange(path);
		});
		this.#documents.onDidClose(({ document: { uri } }) => {
			const path = uriToPath(uri);
			if (path === void 0) return;
			this.texts.delete(path);
			this.#uris.delete(path);
			this.#saved.delete(path);
			onChange(path);
		});
		this.#documents.listen(connection);
	}
	at(uri) {
		return this.#documents.get(uri);
	}
	/** URI of a file. If the file is open, the URI has the spelling of the editor. */
	uriOf(path) {
		return this.#uris.get(path) ?? pathToUri(path);
	}
	versionOf(path) {
		return this.#documents.get(this.#uris.get(path) ?? "")?.version ?? null;
	}
	/** @param path Absolute path of a file or folder that was written or deleted. */
	handleFileChange(path) {
		for (const openPath of this.#uris.keys()) {
			if (openPath !== path && !openPath.startsWith(path + sep)) continue;
			if (existsSync(openPath)) this.#saved.add(openPath);
			else if (this.#saved.delete(openPath)) {
				this.texts.delete(openPath);
				if (openPath !== path) this.#changed(openPath);
			}
		}
	}
	#update(document) {
		const path = uriToPath(document.uri);
		if (path === void 0) return void 0;
		if (!this.#uris.has(path) && existsSync(path)) this.#saved.add(path);
		this.#uris.set(path, document.uri);
		this.texts.set(path, document.getText());
		return path;
	}
};
//#endregion
//#region src/lsp/features/findings.ts
const diagnosticSource = "docs-json-nav";
/**
* Converts findings to diagnostics, in the order of `check`. Leaves out findings that other language servers report.
*/
function diagnosticsByPath({ root, diagnostics }, uriOf, otherServers) {
	const diagnosticsOfPath = /* @__PURE__ */ new Map();
	const toDiagnostic = createDiagnosticConverter(root, uriOf);
	for (const diagnostic of diagnostics) if (!isReportedElsewhere(diagnostic, otherServers)) appendTo(diagnosticsOfPath, pathInSite(root, diagnostic.file), toDiagnostic(diagnostic));
	return diagnosticsOfPath;
}
function createDiagnosticConverter(root, uriOf) {
	const guideFolder = join(packageFolder(), "docs/diagnostics");
	const siteFileUri = (file) => uriOf(pathInSite(root, file));
	return (diagnostic) => toEditorDiagnostic(diagnostic, guideFolder, siteFileUri);
}
/**
* Tests whether another language server reports the finding. Other servers report schema findings only in `docs.json`,
* because the schema doesn't apply to included files.
*/
function isReportedElsewhere({ code, file }, { checkSchema: checksSchema, checkSyntax: checksSyntax }) {
	if (code === "mdx-syntax") return checksSyntax;
	return checksSchema && file === "docs.json" && /^(?:field|language)-/.test(code);
}
/** Converts a finding. Appends the help to the message, because the protocol has no field for help. */
function toEditorDiagnostic(diagnostic, guideFolder, uriOf) {
	const { code, severity, message, help, related } = diagnostic;
	const page = knownCodes.has(code) ? pathToUri(join(guideFolder, `${code}.md`)) : void 0;
	return {
		range: rangeOf(diagnostic),
		severity: severities[severity],
		source: diagnosticSource,
		code,
		message: help === void 0 ? message : `${message}\n${help}`,
		...page === void 0 ? {} : { codeDescription: { href: page } },
		...related.length === 0 ? {} : { relatedInformation: related.map(({ message, file, line, column }) => ({
			message,
			location: {
				uri: uriOf(file),
				range: rangeOf({
					line,
					column,
					endLine: line,
					endColumn: column
				})
			}
		})) }
	};
}
/**
* Creates the diagnostic for a site that can't be resolved. It is located in the settings file, or in `docs.json` if
* there is no settings file.
*
* @param settingsFiles Absolute paths of possible settings files, in order of precedence.
*/
function failureDiagnostics(root, settingsFiles, reason) {
	const finding = {
		range: fileStart,
		severity: import_api.DiagnosticSeverity.Error,
		source: diagnosticSource,
		message: reason
	};
	return new Map([[settingsFiles.find((path) => existsSync(path)) ?? join(root, "docs.json"), [finding]]]);
}
const severities = {
	error: import_api.DiagnosticSeverity.Error,
	warning: import_api.DiagnosticSeverity.Warning,
	info: import_api.DiagnosticSeverity.Information
};
const knownCodes = new Set(codes);
/** Absolute path of a file of a site. Keeps URLs of remote files. */
function pathInSite(root, file) {
	return /^https?:\/\//.test(file) ? file : join(root, file);
}
//#endregion
//#region src/lsp/protocol.ts
/** Notification: the navigation or its findings changed. Sent if the option `navigation` is on. */
const navigationChanged = "docsJsonNav/changed";
/** Request without parameters. Result: a `SiteNavigation` for each site. */
const navigationRequest = "docsJsonNav/navigation";
/** Request with `SiteParams`. Result: the model of the site as JSON, or `null` if the site is unknown. */
const modelRequest = "docsJsonNav/model";
/** Request with `LocationParams`. Result: a `Location`, or `null` if the site is unknown. */
const locationRequest = "docsJsonNav/place";
//#endregion
//#region src/lsp/sites/live-site.ts
/** Debounce in milliseconds, short enough that single key presses are answered immediately. */
const debounceMs = 15;
var LiveSite = class {
	root;
	#workspaceFolder;
	#open;
	#events;
	#watcher = watchFiles();
	#session;
	#pending = Promise.resolve();
	/** Changes that arrived before the session existed. */
	#pendingChanges = /* @__PURE__ */ new Set();
	#log = {
		warn: () => void 0,
		error: (text) => this.#events.failed(this, text.trim())
	};
	#isClosed = false;
	#site;
	#lastReadableSite;
	constructor({ root, workspaceFolder }, openTexts, events) {
		this.root = root;
		this.#workspaceFolder = workspaceFolder;
		this.#open = openTexts;
		this.#events = events;
	}
	start() {
		this.#pending = this.#begin();
	}
	/** @param path Absolute path of a changed file. */
	changed(path) {
		if (this.#session !== void 0) {
			this.#pending = this.#session.registerChange(this.#log, path);
			return;
		}
		const isFirst = this.#pendingChanges.size === 0;
		this.#pendingChanges.add(path);
		if (isFirst) this.#pending = this.#pending.then(() => this.#catchUp());
	}
	/** Absolute paths of possible settings files, in order of precedence. */
	get settingsFiles() {
		const workspaceFolder = this.#workspaceFolder;
		return settingsFileCandidates(workspaceFolder, this.root, {
			workingDirectory: workspaceFolder,
			within: workspaceFolder
		});
	}
	/** Last result with a readable `docs.json`. Keeps the navigation available while the file is invalid. */
	get lastReadableSite() {
		return this.#lastReadableSite ?? this.#site;
	}
	/** Waits until all pending changes are handled. `undefined` if the site can't be resolved. */
	async whenSettled() {
		for (let lastPending; lastPending !== this.#pending;) {
			lastPending = this.#pending;
			await this.#pending;
		}
		return this.#site;
	}
	close() {
		this.#isClosed = true;
		this.#watcher.close();
		this.#events.closed(this);
	}
	async #begin() {
		const workspaceFolder = this.#workspaceFolder;
		const settings = {
			workingDirectory: workspaceFolder,
			within: workspaceFolder,
			mayRun: this.#events.mayRun
		};
		const options = {
			debounceMs,
			cacheUser: "command",
			openTexts: this.#open,
			settingsSearch: settings,
			withoutFeedback: true,
			withoutReports: true
		};
		const networkOptions = this.#events.isTrusted() ? {} : { remote: { offline: true } };
		const session = new SiteSession({
			root: this.root,
			...networkOptions
		}, options);
		session.configure(workspaceFolder, void 0);
		session.onChange(({ current }) => this.#update(current));
		const watcher = this.#watcherWithEvents;
		try {
			this.#watcher.add([this.root, ...this.settingsFiles]);
			watcher.listen((path) => this.changed(path));
			this.#update(await session.follow(watcher, this.#log));
			this.#session = session;
		} catch (error) {
			this.#events.failed(this, error instanceof Error ? error.message : String(error));
			watcher.listen((path) => this.changed(path));
		}
	}
	/** Watcher that raises the `written` event before the session's listener runs. */
	get #watcherWithEvents() {
		return {
			add: (paths) => this.#watcher.add(paths),
			listen: (listener) => this.#watcher.listen((path) => {
				this.#events.written(path);
				listener(path);
			})
		};
	}
	/** Handles changes that arrived before the session existed. If there is still no session, starts again. */
	async #catchUp() {
		const missedPaths = [...this.#pendingChanges];
		this.#pendingChanges.clear();
		const session = this.#session;
		if (session === void 0) await this.#begin();
		else await Promise.all(missedPaths.map((path) => session.registerChange(this.#log, path)));
	}
	#update(site) {
		if (this.#isClosed) return;
		this.#site = site;
		if (site.diagnostics.every(({ code }) => code !== "config-syntax" && code !== "config-missing")) this.#lastReadableSite = site;
		this.#events.resolved(this, site);
	}
};
//#endregion
//#region src/lsp/sites/workspace.ts
/** Workspace folders of the editor. Nothing outside of them is read or run. */
var Workspace = class {
	#folders = /* @__PURE__ */ new Map();
	/** @param folder Absolute path. File system roots are ignored, because they would contain everything. */
	add(folder) {
		const realPath = realPathOf(folder);
		if (!isFileSystemRoot(folder) && !isFileSystemRoot(realPath)) this.#folders.set(folder, realPath);
	}
	remove(folder) {
		this.#folders.delete(folder);
	}
	/**
	* Finds the outermost workspace folder that contains a path. Returns it as a prefix of the path. `undefined` if no
	* workspace folder contains the path. Symbolic links are resolved: a link to a target outside the workspace is
	* outside, and a workspace folder that is a link contains the files of its target.
	*/
	outermostFolderOf(path) {
		const realPath = resolveRealPath(path);
		const enclosingFolders = [...this.#folders.values()].filter((folder) => isInside(realPath, folder));
		if (enclosingFolders.length === 0) return void 0;
		return selfAndAncestors(path).findLast((folder) => enclosingFolders.includes(realPathOf(folder)));
	}
};
/**
* Real path of a file that may not exist yet: the real path of its closest existing ancestor, plus the missing part.
*/
function resolveRealPath(path) {
	const closestFolder = selfAndAncestors(path).find((folder) => existsSync(folder)) ?? path;
	const realPath = realPathOf(closestFolder);
	return closestFolder === path ? realPath : realPath + path.slice(isFileSystemRoot(closestFolder) ? closestFolder.length - 1 : closestFolder.length);
}
function isFileSystemRoot(path) {
	return dirname(path) === path;
}
//#endregion
//#region src/lsp/sites/sites.ts
/** Sites in the workspace folders. Docs folders outside of them are ignored. */
var Sites = class {
	#open;
	#events;
	#workspace = new Workspace();
	#live = /* @__PURE__ */ new Map();
	constructor(openTexts, events) {
		this.#open = openTexts;
		this.#events = events;
	}
	get liveSites() {
		return [...this.#live.values()];
	}
	/**
	* Starts the sites in a workspace folder. If there are more than `maxEagerSites`, a site starts when one of its files
	* is opened.
	*
	* @param folder Absolute path.
	*/
	addFolder(folder) {
		this.#workspace.add(folder);
		if (this.#workspace.outermostFolderOf(folder) === void 0) return;
		const roots = foldersWithConfig(folder, "", 6).map((name) => join(folder, name));
		if (roots.length <= 4) for (const root of roots) this.#start(root);
	}
	removeFolder(folder) {
		this.#workspace.remove(folder);
		for (const liveSite of this.liveSites) if (this.#workspace.outermostFolderOf(liveSite.root) === void 0) this.#stop(liveSite);
	}
	findSiteOf(path) {
		return this.liveSites.filter(({ root }) => isInside(path, root)).sort((a, b) => b.root.length - a.root.length)[0];
	}
	/** Finds or starts the site of an opened file. Searches the folders above the file, up to the workspace folder. */
	openSiteOf(path) {
		const workspaceFolder = this.#workspace.outermostFolderOf(dirname(path));
		if (workspaceFolder === void 0) return void 0;
		const root = selfAndAncestors(dirname(path)).filter((folder) => isInside(folder, workspaceFolder)).filter((folder) => existsSync(folder)).find((folder) => this.#live.has(folder) || join(folder, "docs.json") === path || existsSync(join(folder, "docs.json")));
		return root === void 0 ? void 0 : this.#start(root);
	}
	handleFileChange(path) {
		return basename(path) === "docs.json" && existsSync(path) ? this.openSiteOf(path) : this.findSiteOf(path);
	}
	close() {
		for (const liveSite of this.liveSites) this.#stop(liveSite);
	}
	#start(root) {
		const existingSite = this.#live.get(root);
		const workspaceFolder = this.#workspace.outermostFolderOf(root);
		if (existingSite !== void 0 || workspaceFolder === void 0) return existingSite;
		const liveSite = new LiveSite({
			root,
			workspaceFolder
		}, this.#open, this.#events);
		this.#live.set(root, liveSite);
		liveSite.start();
		return liveSite;
	}
	#stop(liveSite) {
		this.#live.delete(liveSite.root);
		liveSite.close();
	}
};
//#endregion
//#region src/lsp/around/headings.ts
function parseHeadings(text) {
	const ids = new HeadingIds();
	const headings = [];
	for (const { line, at: offset, isCode } of iterateLines(text)) {
		const [, prefix, content] = isCode ? [] : /^( {0,3}#{1,6}[ \t]+)(.*?)[ \t]*#*\s*$/.exec(line) ?? [];
		if (prefix !== void 0 && content !== void 0) {
			const [, visibleText = content, customId] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(content) ?? [];
			const start = offset + prefix.length;
			headings.push({
				id: ids.next({
					text: plainText(visibleText),
					id: customId
				}),
				span: {
					start,
					end: start + visibleText.length
				}
			});
		}
	}
	return headings;
}
/** Yields the lines of a text with their offsets. `isCode` is true if a code block is open after the line. */
function* iterateLines(text) {
	let fence;
	let offset = 0;
	for (const line of text.split("\n")) {
		const marker = /^[ \t]*(`{3,}|~{3,})/.exec(line)?.[1];
		if (marker !== void 0 && (fence === void 0 || marker[0] === fence[0] && marker.length >= fence.length)) fence = fence === void 0 ? marker : void 0;
		yield {
			line,
			at: offset,
			isCode: fence !== void 0
		};
		offset += line.length + 1;
	}
}
function plainText(markdown) {
	return markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*_`]|<[^>]*>/g, "");
}
//#endregion
//#region src/lsp/around/locations.ts
async function locateDestination(site, destination, uriOf) {
	if (destination.to === "nothing") return null;
	if (destination.to === "file") {
		const { file, anchor } = destination;
		const text = site.read(file);
		const heading = anchor === "" ? void 0 : parseHeadings(text ?? "").find(({ id }) => id === anchor);
		const range = heading === void 0 ? fileStart : new Lines(text ?? "").range(heading.span);
		return {
			uri: uriOf(join(site.root, file)),
			range
		};
	}
	const { spec, method, path } = destination;
	if (site.read(spec) === void 0) return null;
	const section = {
		WEBHOOK: "/webhooks",
		CHANNEL: "/channels"
	}[method];
	const pathItem = memberLocation({
		file: spec,
		pointer: section ?? "/paths"
	}, path);
	const location = section === void 0 ? memberLocation(pathItem, method.toLowerCase()) : pathItem;
	return locationConverter(site, uriOf)({
		...location,
		part: "key"
	});
}
async function findReferences(site, route, uriOf) {
	const page = site.model.pages[route];
	const { links, redirects } = findLinksTo(route, site.facts);
	const locations = [...page?.placements.map(({ source }) => source) ?? [], ...[...links, ...redirects].map(({ location }) => location)];
	return Promise.all(locations.map(locationConverter(site, uriOf)));
}
function locationConverter({ read, root }, uriOf) {
	const locator = new Locator(/* @__PURE__ */ new Map(), read);
	return async (location) => {
		const sourceLocation = await locator.locate(location);
		return {
			uri: uriOf(join(root, sourceLocation.file)),
			range: rangeOf(sourceLocation)
		};
	};
}
//#endregion
//#region src/lsp/features/navigation.ts
/**
* Creates a tree of the navigation with its findings. A finding in a page is shown at each entry of the page.
*
* @param site Last site with a readable `docs.json`.
* @param diagnostics Current findings.
*/
function createSiteNavigation({ model, root }, diagnostics, uriOf) {
	const toDiagnostic = createDiagnosticConverter(root, uriOf);
	const siteFileUri = (file) => uriOf(pathInSite(root, file));
	const toLocated = (items) => items.map((item) => ({
		...toDiagnostic(item),
		uri: siteFileUri(item.file)
	}));
	const children = [...model.tree.children, ...model.tree.global];
	const elementKeys = /* @__PURE__ */ new Set();
	const files = /* @__PURE__ */ new Set();
	forEachNode(children, (node) => {
		elementKeys.add(locationKey(node.source));
		const file = findNodeFile(node);
		if (file !== void 0) files.add(file);
	});
	const findingsByKey = groupBy(diagnostics, ({ file, pointer }) => {
		return (pointer === void 0 ? void 0 : innermostElement({
			file,
			pointer
		}, elementKeys)) ?? (files.has(file) ? file : void 0);
	});
	function createItem(node) {
		const file = findNodeFile(node);
		const elementFindings = findingsByKey.get(locationKey(node.source)) ?? [];
		const fileFindings = node.kind === "page" && file !== void 0 ? findingsByKey.get(file) ?? [] : [];
		return {
			kind: node.kind,
			label: node.label,
			about: describeNode(node),
			isHidden: node.hidden === true,
			file: file === void 0 ? void 0 : siteFileUri(file),
			source: node.source,
			findings: toLocated([...elementFindings, ...fileFindings]),
			children: childrenOf(node).map(createItem)
		};
	}
	function findNodeFile(node) {
		if (node.kind !== "page") return void 0;
		const page = model.pages[node.route];
		return page?.file ?? page?.endpoint?.spec;
	}
	return {
		root: uriOf(root),
		name: model.site.name,
		items: children.map(createItem),
		findings: toLocated(findingsByKey.get(void 0) ?? [])
	};
}
function innermostElement({ file, pointer }, elements) {
	for (let ancestorPointer = pointer;; ancestorPointer = ancestorPointer.slice(0, ancestorPointer.lastIndexOf("/"))) {
		const key = locationKey({
			file,
			pointer: ancestorPointer
		});
		if (elements.has(key)) return key;
		if (ancestorPointer === "") return void 0;
	}
}
function describeNode(node) {
	switch (node.kind) {
		case "section": return node.axis;
		case "group": return "group";
		case "page": return node.route;
		case "link": return node.href;
		case "endpoint": return `${node.reference.method} ${node.reference.path}`;
	}
}
function forEachNode(nodes, visit) {
	for (const node of nodes) {
		visit(node);
		forEachNode(childrenOf(node), visit);
	}
}
/** Children, and the links that a section shows on all of its pages. */
function childrenOf(node) {
	if (!("children" in node)) return [];
	return node.kind === "section" ? [...node.children, ...node.global ?? []] : node.children;
}
//#endregion
//#region src/core/move/moves.ts
var Moves = class {
	facts;
	lookup;
	#moves;
	#inventory;
	constructor(moves, facts) {
		this.#moves = [...moves].sort((a, b) => b.from.length - a.from.length);
		this.facts = facts;
		this.lookup = createDocsLookup(facts);
		this.#inventory = facts.inventory;
	}
	newPath(path) {
		const move = this.#moves.find(({ from }) => path === from || path.startsWith(`${from}/`));
		return move === void 0 ? path : `${move.to}${path.slice(move.from.length)}`;
	}
	isMoved(file) {
		return this.newPath(file) !== file;
	}
	/** New page path without extension; `undefined` if the file will not be a page. */
	newPagePath(file) {
		return withoutExtension(this.newUrlPath(file));
	}
	newUrlPath(file) {
		return urlPathOfFile(this.newPath(file), this.#inventory.layout);
	}
	fileAtUrlPath(path) {
		return this.#inventory.fileByUrlPath.get(path) ?? path;
	}
	fileOfRoute(route) {
		return pageFileAt(route, this.#inventory)?.file;
	}
	basePrefixOf(path) {
		const { base } = this.lookup;
		return base !== "" && path.startsWith(`${base}/`) ? base : "";
	}
	changedRoutes() {
		return [...this.#inventory.pages.values()].flatMap(({ file, path }) => {
			const page = this.newPagePath(file);
			const [from, to] = [routeOf(path), page === void 0 ? void 0 : routeOf(page)];
			return to === void 0 || from === to ? [] : [{
				from,
				to
			}];
		});
	}
};
//#endregion
//#region src/core/move/navigation-changes.ts
function navigationChanges(moves) {
	const { links, expansion } = moves.facts;
	const { navigation } = expansion;
	const changes = [];
	for (const element of elementsOf(navigation.root)) {
		if (element.root !== void 0) changes.push(entryChange(moves, element.root, links.roots.get(element)?.file));
		for (const entry of entriesOf(element)) {
			const target = links.targets.get(entry);
			changes.push(target?.kind === "page" ? entryChange(moves, entry, target.file) : referenceChange(moves, entry));
		}
		if (element.href !== void 0) changes.push(hrefChange(moves, element.href));
		for (const { source } of [...element.openapi ?? [], ...element.asyncapi ?? []]) changes.push(specificationChange(moves, source));
	}
	for (const { source } of navigation.openapi ?? []) changes.push(specificationChange(moves, source));
	for (const sourceText of [...navigation.links, ...navigation.images]) changes.push(hrefChange(moves, sourceText));
	changes.push(...redirectChanges(moves, navigation.redirects));
	return changes.filter((change) => change !== void 0);
}
function entryChange(moves, sourceText, file) {
	if (file === void 0 || !moves.isMoved(file)) return void 0;
	const page = moves.newPagePath(file);
	if (page === void 0) return void 0;
	const { text } = sourceText;
	const hasExtension = /\.mdx?$/i.test(text);
	const path = !hasExtension && /(?:^|\/)index\.mdx?$/i.test(file) && !/(?:^|\/)index$/.test(text) ? page.replace(/\/index$/, "") : page;
	return writeChange(sourceText, keepLinkPrefix(text, hasExtension ? moves.newUrlPath(file) : path));
}
function referenceChange(moves, sourceText) {
	const [reference = ""] = sourceText.text.trim().split(/\s/);
	const path = normalizePath(reference) ?? "";
	const newPath = path === "" ? path : urlPathAfterMove(moves, path);
	return newPath === path ? void 0 : writeChange(sourceText, sourceText.text.replace(reference, () => keepLinkPrefix(reference, newPath)));
}
function specificationChange(moves, source) {
	const path = isExternal(source.text) ? void 0 : normalizePath(source.text);
	return path === void 0 ? void 0 : writeChange(source, urlPathAfterMove(moves, path) === path ? source.text : keepLinkPrefix(source.text, urlPathAfterMove(moves, path)));
}
function urlPathAfterMove(moves, path) {
	const file = moves.fileAtUrlPath(path);
	return moves.isMoved(file) ? moves.newUrlPath(file) : path;
}
function hrefChange(moves, sourceText) {
	const { text } = sourceText;
	if (isExternal(text)) return void 0;
	const { lookup } = moves;
	const { base } = lookup;
	const resolution = resolveHref(text, lookup);
	if (resolution.redirects !== void 0) return void 0;
	if (resolution.to === "page" && !resolution.isFolder) {
		const file = moves.fileOfRoute(resolution.route);
		if (file === void 0 || !moves.isMoved(file)) return void 0;
		const page = moves.newPagePath(file);
		const newHref = page === void 0 ? void 0 : retarget(text, void 0, routeOf(page), base);
		return newHref === void 0 ? void 0 : writeChange(sourceText, newHref);
	}
	const [path, suffix] = splitUrl(text);
	const currentPath = normalizePath(withoutBase(path, base));
	if (currentPath === void 0 || currentPath === "" || urlPathAfterMove(moves, currentPath) === currentPath) return void 0;
	const prefix = moves.basePrefixOf(path);
	return writeChange(sourceText, prefix + keepLinkPrefix(path.slice(prefix.length), urlPathAfterMove(moves, currentPath)) + suffix);
}
/**
* Points redirects to the new routes, and adds a redirect for each old route. An existing redirect whose source becomes
* a page would hide that page, so it is rewritten to one of the added redirects, or removed.
*/
function redirectChanges(moves, redirects) {
	const changedRoutes = moves.changedRoutes();
	const newRoutes = new Set(changedRoutes.map(({ to }) => to));
	const sources = new Set(redirects.map(({ source }) => source.text));
	const addedRedirects = changedRoutes.filter(({ from }) => from !== "/" && !newRoutes.has(from) && !sources.has(from));
	const changes = redirects.flatMap(({ location, source, destination }) => {
		if (!newRoutes.has(source.text)) return [hrefChange(moves, destination)];
		const route = addedRedirects.shift();
		if (route === void 0) return [{
			kind: "remove",
			location
		}];
		return [writeChange(source, route.from), writeChange(destination, route.to)];
	});
	if (addedRedirects.length === 0) return changes;
	const values = addedRedirects.map(({ from, to }) => ({
		source: from,
		destination: to
	}));
	const [firstRedirect] = redirects;
	const location = {
		file: firstRedirect?.location.file ?? "docs.json",
		pointer: firstRedirect?.location.pointer.replace(/\/\d+$/, "") ?? "/redirects"
	};
	return [...changes, {
		kind: "append",
		location,
		values
	}];
}
function writeChange({ text: currentText, location }, text) {
	return currentText === text ? void 0 : {
		kind: "write",
		location,
		was: currentText,
		text
	};
}
//#endregion
//#region src/core/move/other-files.ts
function frontMatterEdits(moves, read) {
	return [...moves.facts.inventory.pages.values()].flatMap(({ file, frontMatter }) => [
		frontMatter.openapi,
		frontMatter.asyncapi,
		frontMatter["openapi-schema"]
	].flatMap((reference) => {
		const [name = ""] = reference?.trim().split(/\s/) ?? [];
		const path = moves.fileAtUrlPath(normalizePath(name) ?? "");
		if (path === "" || !moves.isMoved(path)) return [];
		const block = frontMatterBlock(read(file) ?? "");
		if (block === void 0) return [];
		const nameIndex = block.text.indexOf(name);
		const start = block.start + nameIndex;
		return nameIndex === -1 ? [] : [{
			file,
			start,
			end: start + name.length,
			text: keepLinkPrefix(name, moves.newUrlPath(path))
		}];
	}));
}
function configReferenceEdits(moves, read) {
	return [...new Set(["docs.json", ...elementsOf(moves.facts.expansion.navigation.root).map(({ location }) => location.file)])].flatMap((file) => {
		const text = read(file) ?? "";
		const tree = text.includes("\"$ref\"") ? parseJsonTree(text) : void 0;
		const edits = [];
		const stack = tree === void 0 ? [] : [tree];
		for (let node = stack.pop(); node !== void 0; node = stack.pop()) {
			stack.push(...node.children ?? []);
			const [key, value] = node.type === "property" ? node.children ?? [] : [];
			if (key?.value !== "$ref" || typeof value?.value !== "string") continue;
			const newReference = updateReference(file, value.value, moves);
			if (newReference !== void 0) edits.push({
				file,
				start: value.offset,
				end: value.offset + value.length,
				text: JSON.stringify(newReference)
			});
		}
		return edits;
	});
}
/**
* Matches `$ref` and its file name in JSON or YAML, quoted or not. The fragment after `#` is not matched. A YAML parser
* with positions would be too slow.
*/
const referencePattern = /(["']?)\$ref\1[ \t]*:[ \t]*(?:"([^"\n#]+)|'([^'\n#]+)|([^\s"'#{}[\],][^\s#,}\]]*))/g;
function specificationEdits(moves, read) {
	const specifications = [...moves.facts.expansion.specifications.values()].flatMap((state) => state.state === "read" ? [state.specification] : []);
	const files = new Set(specifications.flatMap(({ source, files: includedFiles }) => [source, ...includedFiles]));
	return [...files].flatMap((file) => [...(read(file) ?? "").matchAll(referencePattern)].flatMap((match) => {
		const reference = match[2] ?? match[3] ?? match[4] ?? "";
		const target = normalizePath(`${folderOf(file)}/${reference}`);
		if (target === void 0 || !files.has(target)) return [];
		const newReference = updateReference(file, reference, moves);
		const end = match.index + match[0].length;
		return newReference === void 0 ? [] : [{
			file,
			start: end - reference.length,
			end,
			text: newReference
		}];
	}));
}
function updateReference(file, reference, moves) {
	const path = normalizePath(`${folderOf(file)}/${reference}`);
	if (path === void 0 || reference.startsWith("/")) return void 0;
	if (!moves.isMoved(path) && !moves.isMoved(file)) return void 0;
	const newReference = relativeLink(moves.newPath(file), moves.newPath(path), reference);
	return newReference === reference ? void 0 : newReference;
}
//#endregion
//#region src/core/move/page-links.ts
function pageChanges(moves) {
	const changes = [];
	const routes = linkBaseRoutes(moves.facts);
	for (const [file, { links, imports }] of moves.facts.bodies) {
		for (const { target, start, end } of links) {
			const text = updateLink(moves, target, file, routes.get(file) ?? sourceRoute(moves, file));
			if (text !== void 0 && text !== target) changes.push({
				kind: "replace",
				location: {
					file,
					start,
					end
				},
				was: target,
				text
			});
		}
		for (const bodyImport of imports) {
			const change = importChange(moves, file, bodyImport);
			if (change !== void 0) changes.push(change);
		}
	}
	return changes;
}
function sourceRoute(moves, file) {
	const path = urlPathOfFile(file, moves.facts.inventory.layout);
	return routeOf(withoutExtension(path) ?? path);
}
function updateLink(moves, target, file, route) {
	if (isExternal(target)) return void 0;
	const [path, rest] = splitUrl(target.trim());
	if (path === "") return void 0;
	const resolution = resolveLink(target, {
		route,
		file
	}, moves.lookup);
	if (resolution.redirects !== void 0 || resolution.to === "site" || resolution.to === "unknown") return void 0;
	const link = {
		target,
		file,
		path,
		rest
	};
	return resolution.to === "page" && !resolution.isFolder ? linkToPage(moves, link, resolution.route, resolution.isGuess) : linkToFile(moves, link);
}
function linkToPage(moves, { target, file: from, path, rest }, route, isGuess) {
	const file = moves.fileOfRoute(route);
	const page = file === void 0 ? void 0 : moves.newPagePath(file);
	if (file === void 0 || page === void 0) return void 0;
	if (path.startsWith("/")) return moves.isMoved(file) ? absoluteLink(moves, path, file, page) + rest : void 0;
	if (!moves.isMoved(file) && !moves.isMoved(from)) return void 0;
	if (isGuess || isIndex(page)) return retarget(target, void 0, routeOf(page), moves.lookup.base);
	const newPath = moves.newPath(file);
	const newTarget = /\.mdx?$/i.test(path) ? newPath : withoutExtension(newPath) ?? newPath;
	return encodeLinkPath(relativeLink(moves.newPath(from), newTarget, path)) + rest;
}
function linkToFile(moves, { file: from, path, rest }) {
	const plainPath = decodePercent(path);
	const isAbsolute = plainPath.startsWith("/");
	const currentPath = normalizePath(isAbsolute ? withoutBase(plainPath, moves.lookup.base) : `${folderOf(from)}/${plainPath}`);
	const file = currentPath === void 0 ? void 0 : isAbsolute ? moves.fileAtUrlPath(currentPath) : currentPath;
	if (file === void 0 || !existsInDocs(moves, file)) return void 0;
	const newPath = moves.newPath(file);
	if (isAbsolute) return newPath === file ? void 0 : moves.basePrefixOf(path) + encodeLinkPath(`/${moves.newUrlPath(file)}`) + rest;
	if (newPath === file && moves.newPath(from) === from) return void 0;
	return encodeLinkPath(relativeLink(moves.newPath(from), newPath, path)) + rest;
}
function existsInDocs(moves, path) {
	const { files } = moves.facts.inventory;
	if (files.has(path)) return true;
	const folder = `${path}/`;
	for (const file of files) if (file.startsWith(folder)) return true;
	return false;
}
/** Creates an absolute link to a page. Keeps an extension or `index` of the existing link. */
function absoluteLink(moves, currentLink, file, page) {
	const prefix = moves.basePrefixOf(currentLink);
	if (/\.mdx?$/i.test(currentLink)) return prefix + encodeLinkPath(`/${moves.newUrlPath(file)}`);
	return prefix + encodeLinkPath(/\/index$/i.test(currentLink) && isIndex(page) ? `/${page}` : routeOf(page));
}
function importChange(moves, file, bodyImport) {
	const { specifier, specifierRange } = bodyImport;
	const { inventory } = moves.facts;
	const importedFile = findImportedFile(file, bodyImport, inventory);
	if (importedFile === void 0) return void 0;
	const [newPath, newFile] = [moves.newPath(importedFile), moves.newPath(file)];
	if (newPath === importedFile && (specifier.startsWith("/") || newFile === file)) return void 0;
	const urlPath = moves.newUrlPath(importedFile);
	const length = specifierRange.end - specifierRange.start;
	if (length < specifier.length) {
		const name = /^_?snippets\/(.+)$/.exec(urlPath)?.[1];
		const writtenName = specifier.slice(specifier.length - length);
		return name === void 0 || name === writtenName ? void 0 : replaceChange(file, specifierRange, writtenName, name);
	}
	const text = specifier.startsWith(".") && importPaths(specifier, file, inventory.layout.pages)[0] === importedFile ? relativeImport(newFile, newPath, specifier) : `/${urlPath}`;
	return text === specifier ? void 0 : replaceChange(file, specifierRange, specifier, text);
}
function replaceChange(file, { start, end }, was, text) {
	return {
		kind: "replace",
		location: {
			file,
			start,
			end
		},
		was,
		text
	};
}
function relativeImport(from, to, currentSpecifier) {
	const path = relativeLink(from, to, currentSpecifier);
	return path.startsWith(".") ? path : `./${path}`;
}
function isIndex(page) {
	return page === "index" || page.endsWith("/index");
}
/** Returns the base route of each file's relative links. For a snippet: the route of the first page that shows it. */
function linkBaseRoutes({ inventory, bodies }) {
	const routes = /* @__PURE__ */ new Map();
	for (const { file, path } of inventory.pages.values()) routes.set(file, routeOf(path));
	for (const { file, path } of inventory.pages.values()) for (const includedFile of filesOfPage(file, bodies)) if (!routes.has(includedFile)) routes.set(includedFile, routeOf(path));
	return routes;
}
//#endregion
//#region src/core/move.ts
/**
* Computes the edits for a rename of files or folders: entries and paths of `docs.json`, links and imports of all
* pages, relative links of moved pages, `$ref`s between specifications, and a redirect for each changed route. Text
* that differs from its parsed value, for example through variables, is not edited.
*
* @param moves Files and folders, relative to the docs root. The files have not been renamed yet.
* @returns Edits of the files under their current names.
*/
async function moveFiles({ facts, read }, moves) {
	const siteMoves = new Moves(moves, facts);
	const changes = [...navigationChanges(siteMoves), ...pageChanges(siteMoves)];
	const locator = new Locator(/* @__PURE__ */ new Map(), read);
	const edits = [];
	for (const change of changes) {
		const fixes = await locator.locateFixes({
			isSure: true,
			answers: [{
				title: "",
				changes: [change]
			}]
		});
		edits.push(...fixes?.fixes[0]?.edits ?? []);
	}
	const otherEdits = [
		frontMatterEdits,
		configReferenceEdits,
		specificationEdits
	].flatMap((collectEdits) => collectEdits(siteMoves, read));
	return [...edits, ...otherEdits];
}
//#endregion
//#region src/lsp/around/subject.ts
/** Finds the link, entry or reference at an offset. `undefined` for any other text. */
function subjectAt(request) {
	return request.file.endsWith(".json") ? subjectInJson(request) : subjectInPage(request);
}
function subjectInJson({ site, file, text, offset }) {
	const { path, previousNode: node, isAtPropertyKey } = getLocation(text, offset);
	if (node === void 0 || isAtPropertyKey || node.type !== "string" || offset > node.offset + node.length) return void 0;
	const span = {
		start: node.offset + 1,
		end: node.offset + node.length - 1
	};
	const value = String(node.value);
	const createSubject = (destination, isEntry = false) => ({
		span,
		text: value,
		destination,
		isEntry
	});
	if (path.at(-1) === "$ref") {
		const target = normalizePath(`${file.slice(0, file.lastIndexOf("/") + 1)}${value}`);
		return target === void 0 ? void 0 : createSubject({
			to: "file",
			file: target,
			anchor: ""
		});
	}
	const { pointer } = path.reduce(memberLocation, {
		file,
		pointer: ""
	});
	const isAtCursor = ({ location, text: ownText }) => location.file === file && ownText === value && location.pointer === pointer;
	const { expansion, links } = site.facts;
	for (const element of elementsOf(expansion.navigation.root)) {
		const entry = entriesOf(element).find(isAtCursor);
		const target = entry && links.targets.get(entry);
		if (target?.kind === "page") return createSubject(toFileDestination(target.file), true);
		if (target?.kind === "operation") return createSubject(operationDestination(target.operation), true);
		if (target !== void 0) return createSubject({ to: "nothing" }, true);
		if (element.root !== void 0 && isAtCursor(element.root)) return createSubject(toFileDestination(links.roots.get(element)?.file), true);
		const specificationSetting = [...element.openapi ?? [], ...element.asyncapi ?? []].find(({ source }) => isAtCursor(source));
		if (specificationSetting !== void 0) return createSubject(resolveFileUrl(site, specificationSetting.source.text));
		if (element.href !== void 0 && isAtCursor(element.href)) return createSubject(resolveConfigHref(site, value));
	}
	const { links: configHrefs, images, redirects } = expansion.navigation;
	return [
		...configHrefs,
		...images,
		...redirects.map(({ destination }) => destination)
	].some(isAtCursor) ? createSubject(resolveConfigHref(site, value)) : void 0;
}
function subjectInPage({ site, file, text, offset }) {
	const { bodies, inventory } = site.facts;
	const body = bodies.get(file);
	const link = body?.links.find(({ start, end }) => offset >= start && offset <= end);
	if (link !== void 0) {
		const { target, start, end } = link;
		return {
			span: {
				start,
				end
			},
			text: target,
			destination: resolvePageLink(site, target, file),
			isEntry: false
		};
	}
	const importStatement = body?.imports.find(({ specifierRange }) => offset >= specifierRange.start && offset <= specifierRange.end);
	if (importStatement !== void 0) {
		const importedFile = findImportedFile(file, importStatement, inventory);
		return {
			span: importStatement.specifierRange,
			text: importStatement.specifier,
			destination: toFileDestination(importedFile),
			isEntry: false
		};
	}
	const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1).split("\n", 1)[0] ?? "";
	const page = inventory.pages.get(withoutExtension(urlPathOfFile(file, inventory.layout)) ?? "");
	const operation = site.facts.expansion.pageOperations.get(page?.path ?? "");
	if (!/^openapi:|^asyncapi:/.test(line) || operation === void 0) return void 0;
	const start = text.lastIndexOf("\n", offset - 1) + 1 + line.indexOf(":") + 1;
	return {
		span: {
			start,
			end: start + line.length - line.indexOf(":") - 1
		},
		text: line,
		destination: operationDestination(operation),
		isEntry: false
	};
}
function resolvePageLink(site, target, file) {
	if (isExternal(target)) return { to: "nothing" };
	const [path, urlSuffix] = splitUrl(target.trim());
	const anchor = hashOfUrl(urlSuffix);
	if (path === "") return {
		to: "file",
		file,
		anchor
	};
	const resolution = resolveLink(target, {
		route: routeOfFile(site, file),
		file
	}, createDocsLookup(site.facts));
	if (resolution.to === "page") return toPageDestination(site, resolution.route, anchor);
	const filePath = normalizePath(path.startsWith("/") ? path : `${file.slice(0, file.lastIndexOf("/") + 1)}${path}`);
	return resolution.to === "file" ? toFileDestination(filePath && fileAtUrlPath(site, filePath)) : { to: "nothing" };
}
function routeOfFile({ facts }, file) {
	const path = urlPathOfFile(file, facts.inventory.layout);
	return routeOf(withoutExtension(path) ?? path);
}
function fileAtUrlPath({ facts: { inventory } }, path) {
	return inventory.fileByUrlPath.get(path) ?? path;
}
function resolveConfigHref(site, text) {
	const resolution = resolveHref(text, createDocsLookup(site.facts));
	if (resolution.to === "page") return toPageDestination(site, resolution.route, hashOfUrl(resolution.suffix));
	return resolution.to === "file" ? resolveFileUrl(site, splitUrl(text)[0]) : { to: "nothing" };
}
function toPageDestination({ facts }, route, anchor) {
	const file = pageFileAt(route, facts.inventory)?.file;
	if (file !== void 0) return {
		to: "file",
		file,
		anchor
	};
	for (const target of facts.links.targets.values()) if (target.kind === "operation" && target.route === route) return operationDestination(target.operation);
	return { to: "nothing" };
}
function operationDestination({ spec, method, path }) {
	return {
		to: "operation",
		spec,
		method,
		path
	};
}
function resolveFileUrl(site, urlPath) {
	const path = normalizePath(urlPath);
	return toFileDestination(path === void 0 ? void 0 : fileAtUrlPath(site, path));
}
function toFileDestination(file) {
	return file === void 0 ? { to: "nothing" } : {
		to: "file",
		file,
		anchor: ""
	};
}
//#endregion
//#region src/lsp/around/feedback.ts
/**
* Minimum time in milliseconds between two reads of the cache, because editors request lenses after each key
* press.
*/
const cacheLifetimeMs = 1e4;
/** Code lenses with the feedback counts of the last build or command. Makes no requests. */
var FeedbackLenses = class {
	#counts = /* @__PURE__ */ new Map();
	async createLenses(site, file) {
		if (!/\.mdx?$/i.test(file)) return [];
		const counts = (await this.#countsOf(site)).get(routeOfFile(site, file));
		const title = counts === void 0 ? "" : lensTitle(counts);
		if (title === "") return [];
		const start = {
			line: 0,
			character: 0
		};
		return [{
			range: {
				start,
				end: start
			},
			command: {
				title,
				command: ""
			}
		}];
	}
	#countsOf(site) {
		const cached = this.#counts.get(site.root);
		if (cached !== void 0 && performance.now() < cached.until) return cached.counts;
		const pendingCounts = site.cachedFeedback();
		this.#counts.set(site.root, {
			until: performance.now() + cacheLifetimeMs,
			counts: pendingCounts
		});
		return pendingCounts;
	}
};
/** Example: `3 open comments, 2 not helpful`. Empty if both counts are 0. */
function lensTitle({ open, helpful: { no } }) {
	return [...open === 0 ? [] : [pluralize(open, "open comment")], ...no === 0 ? [] : [`${no} not helpful`]].join(", ");
}
//#endregion
//#region src/lsp/around/hover.ts
/** Explains a target like the command `explain`, but shorter, as Markdown. `undefined` if the target doesn't exist. */
async function hoverText(site, { text, destination, isEntry }) {
	const query = destination.to === "file" ? destination.file : destination.to === "operation" ? `${destination.method} ${destination.path}` : text;
	if (destination.to === "nothing" && !isEntry) return void 0;
	const [explanation] = await explainSubject(query, site, async () => /* @__PURE__ */ new Map());
	return explanation === void 0 ? void 0 : summarizeExplanation(explanation, site);
}
function summarizeExplanation(explanation, { facts }) {
	switch (explanation.kind) {
		case "page": {
			const { title, route, file, state, endpoint, placements, hidden, linkedFrom, redirects } = explanation;
			const breadcrumbLines = placements.map(({ breadcrumbs }) => breadcrumbs.map(escapeMarkdown).join(" › ")).filter((line) => line !== "");
			const description = pageFileAt(route, facts.inventory)?.frontMatter.description;
			return joinParagraphs(`**${escapeMarkdown(title)}** \`${route}\``, description === void 0 ? "" : escapeMarkdown(description), ...breadcrumbLines.slice(0, 3), [file === null ? "" : `\`${file}\``, state === "listed" ? "" : state].filter((word) => word !== "").join(" · "), endpoint === null ? "" : `\`${endpoint.reference}\` of \`${endpoint.specification}\``, hidden === null ? "" : `Hidden by ${escapeMarkdown(hidden.by)}.`, [countLabel(linkedFrom.length, "link"), countLabel(redirects.length, "redirect")].filter((word) => word !== "").join(" and "));
		}
		case "ignored": return joinParagraphs(`\`${explanation.file}\``, `Excluded by \`${explanation.rule.pattern}\`.`);
		case "redirect": return joinParagraphs(`\`${explanation.path}\` is redirected to \`${explanation.destination}\`.`);
		case "file": return joinParagraphs(`\`${explanation.file}\``, countLabel(explanation.usedBy.length, "use"));
		case "unknown": {
			const nearest = explanation.nearest.map((item) => `\`${item}\``).join(", ");
			return joinParagraphs(`\`${explanation.what}\` is unknown.`, nearest === "" ? "" : `Nearest: ${nearest}`);
		}
	}
}
function joinParagraphs(...paragraphs) {
	return paragraphs.filter((line) => line !== "").join("\n\n");
}
function countLabel(count, noun) {
	return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"} to it`;
}
//#endregion
//#region src/lsp/around/outline.ts
/** Creates the document symbols of `docs.json`: the navigation with its visible labels. The JSON may be invalid. */
function documentOutline(text, site) {
	const lines = new Lines(text);
	const navigation = childNode(parseJsonTree(text), "navigation");
	return navigation === void 0 ? [] : createChildSymbols(navigation);
	function createChildSymbols(element) {
		return (element.children ?? []).flatMap(({ children }) => {
			const [key, value] = children ?? [];
			const listName = String(key?.value);
			if (!isListName(listName) || value?.type !== "array") return [];
			return (value.children ?? []).flatMap((item) => createSymbols(item, kindOfList[listName]));
		});
	}
	function createSymbols(node, kind) {
		const range = lines.range({
			start: node.offset,
			end: node.offset + node.length
		});
		if (node.type === "string") {
			const path = String(node.value);
			const title = site?.facts.inventory.pages.get(normalizePath(path) ?? path)?.frontMatter.title;
			return [{
				name: title || path || " ",
				detail: title === void 0 ? "" : path,
				kind: import_api.SymbolKind.File,
				range,
				selectionRange: range
			}];
		}
		if (node.type !== "object") return [];
		const { name, noun } = elementTypes[kind];
		const label = name === void 0 ? void 0 : childNode(node, name);
		const reference = childNode(node, "$ref");
		const selectionNode = label ?? node;
		return [{
			name: String(label?.value ?? reference?.value ?? noun).trim() || noun,
			detail: noun,
			kind: kind === "group" ? import_api.SymbolKind.Package : import_api.SymbolKind.Namespace,
			range,
			selectionRange: lines.range({
				start: selectionNode.offset,
				end: selectionNode.offset + selectionNode.length
			}),
			children: createChildSymbols(node)
		}];
	}
}
function createFoldingRanges(text) {
	const visit = (symbols) => symbols.flatMap(({ range: { start, end }, children = [] }) => [...end.line > start.line ? [{
		startLine: start.line,
		endLine: end.line
	}] : [], ...visit(children)]);
	return visit(documentOutline(text, void 0));
}
function searchPages({ model, root }, query, uriOf) {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	return Object.values(model.pages).flatMap(({ title, route, file }) => {
		const text = `${title} ${route}`.toLowerCase();
		if (file === null || !words.every((word) => text.includes(word))) return [];
		return [{
			name: title || route,
			containerName: route,
			kind: import_api.SymbolKind.File,
			location: { uri: uriOf(join(root, file)) }
		}];
	});
}
function createDocumentLinks(site, file, uriOf) {
	const lines = new Lines(site.read(file) ?? "");
	return (site.facts.bodies.get(file)?.links ?? []).flatMap(({ target, start, end }) => {
		const destination = resolvePageLink(site, target, file);
		return destination.to === "file" ? [{
			range: lines.range({
				start,
				end
			}),
			target: uriOf(join(site.root, destination.file))
		}] : [];
	});
}
//#endregion
//#region src/core/docs-schema.ts
const namedSettings = createNameSchemas(settingPaths);
const textSchema = { type: "string" };
const nonEmptyTextSchema = {
	type: "string",
	minLength: 1
};
const fileReferenceSchema = definitionReference("elsewhere");
/**
* Builds the JSON Schema of `docs.json` from the table of elements. It covers the navigation and the settings next to
* it. Of all other settings, it has only the names. Checks that need pages or compare elements are left to the command `check`.
*/
function createDocsSchema() {
	const kinds = Object.keys(elementTypes);
	return {
		$schema: "http://json-schema.org/draft-07/schema#",
		title: "docs.json",
		description: "Configuration of a documentation site.",
		type: "object",
		properties: {
			...namedSettings,
			$schema: createFieldSchema({
				...fields.$schema,
				type: "text"
			}),
			name: {
				description: "Name of the site.",
				...textSchema
			},
			navigation: definitionReference("navigation"),
			redirects: {
				description: "Redirects from old paths to new ones.",
				...listSchema(definitionReference("redirect")),
				examples: [[{
					source: "/old",
					destination: "/new"
				}]]
			},
			variables: {
				description: "Texts that replace `{{name}}`, here and in pages.",
				type: "object",
				examples: [{ version: "2.1.0" }]
			},
			...Object.fromEntries(Object.entries(settingFields).map(([name, members]) => [name, createSettingSchema(name, members)]))
		},
		required: ["navigation"],
		definitions: {
			...Object.fromEntries(kinds.map((kind) => [kind, createElementSchema(kind)])),
			elsewhere: {
				type: "object",
				required: ["$ref"],
				properties: { $ref }
			},
			global: createGlobalSchema(),
			icon: { anyOf: [
				{
					type: "string",
					not: { pattern: "^fa-" }
				},
				createShapeSchema("icon"),
				fileReferenceSchema
			] },
			banner: createShapeSchema("banner", true),
			redirect: createShapeSchema("redirect", true),
			specification: { anyOf: [
				nonEmptyTextSchema,
				createShapeSchema("specification"),
				fileReferenceSchema
			] },
			specifications: { anyOf: [definitionReference("specification"), {
				type: "array",
				items: definitionReference("specification")
			}] }
		}
	};
}
function createElementSchema(kind) {
	const { noun, text: description, name, fields: fieldNames, children, hostChildren = [] } = elementTypes[kind];
	const lists = [...children, ...hostChildren].map((list) => {
		const item = definitionReference(kindOfList[list]);
		const [listDescription, example] = listDescriptions[list];
		return [list, {
			description: listDescription,
			...listSchema(list === "pages" ? { anyOf: [nonEmptyTextSchema, item] } : item),
			examples: [example]
		}];
	});
	const required = name === void 0 ? [] : [{ required: [name] }];
	const contentAlternatives = [
		"pages",
		"openapi",
		"asyncapi",
		"sdk"
	].map((field) => ({ required: [field] }));
	return {
		title: noun,
		description,
		type: "object",
		properties: {
			...Object.fromEntries([...fieldNames.map((field) => [field, createFieldSchema(fields[field])]), ...lists]),
			$ref
		},
		additionalProperties: false,
		...conditionalSchema({ not: { anyOf: [{ required: ["$ref"] }, { required: ["sourceRef"] }] } }, { allOf: [...required, ...kind === "group" ? [{ anyOf: contentAlternatives }] : []] })
	};
}
/** `global` contains only links: elements with an `href` and no children. */
function createGlobalSchema() {
	const lists = globalLists.map((list) => {
		return [list, {
			description: "Links shown on every page of this element.",
			...listSchema({ allOf: [definitionReference(kindOfList[list]), { required: ["href"] }] })
		}];
	});
	return {
		type: "object",
		properties: {
			...Object.fromEntries(lists),
			$ref
		},
		additionalProperties: false
	};
}
const schemaByType = {
	text: textSchema,
	name: nonEmptyTextSchema,
	page: nonEmptyTextSchema,
	href: nonEmptyTextSchema,
	address: nonEmptyTextSchema,
	flag: { type: "boolean" },
	number: { type: "number" },
	object: { type: "object" },
	language: { enum: languageCodes },
	icon: definitionReference("icon"),
	banner: definitionReference("banner"),
	specification: definitionReference("specifications"),
	global: definitionReference("global"),
	unsupported: {},
	anything: {}
};
const $ref = createFieldSchema(fields.$ref);
/** @param allowsReference Allows a `$ref` to another file. The members next to the `$ref` are checked too. */
function createShapeSchema(shapeName, allowsReference = false) {
	const members = Object.entries(objectFields[shapeName]);
	const required = members.flatMap(([name, { isRequired }]) => isRequired === true ? [name] : []);
	const memberSchemas = Object.fromEntries(members.map(([name, field]) => [name, createFieldSchema(field)]));
	const isStrict = strictObjects.has(shapeName);
	const properties = allowsReference && isStrict ? {
		...memberSchemas,
		$ref
	} : memberSchemas;
	const memberRestriction = isStrict ? { additionalProperties: false } : {};
	return allowsReference ? {
		type: "object",
		properties,
		...memberRestriction,
		...conditionalSchema({ not: { required: ["$ref"] } }, { required })
	} : {
		type: "object",
		properties,
		required,
		...memberRestriction
	};
}
function listSchema(items) {
	return {
		...conditionalSchema({ type: "object" }, fileReferenceSchema),
		else: {
			type: "array",
			items
		}
	};
}
function conditionalSchema(condition, requirement) {
	return {
		if: condition,
		then: requirement
	};
}
function createSettingSchema(name, members) {
	const properties = Object.entries(members).map(([memberName, field]) => [memberName, createFieldSchema(field)]);
	return {
		type: "object",
		properties: {
			...namedSettings[name]?.properties,
			...Object.fromEntries(properties)
		}
	};
}
/** Schemas that only name the members of settings, for completion in editors. Their values can be anything. */
function createNameSchemas(paths) {
	const names = [...new Set(paths.map((path) => path.split(".")[0] ?? path))];
	return Object.fromEntries(names.map((name) => {
		const memberPaths = paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));
		return [name, memberPaths.length === 0 ? {} : { properties: createNameSchemas(memberPaths) }];
	}));
}
function definitionReference(name) {
	return { $ref: `#/definitions/${name}` };
}
function createFieldSchema({ type, text: description, examples }) {
	const schema = typeof type === "object" ? { enum: type.choices } : schemaByType[type];
	if (description === void 0) return schema;
	const annotations = examples === void 0 ? { description } : {
		description,
		examples
	};
	return "$ref" in schema ? {
		...annotations,
		allOf: [schema]
	} : {
		...annotations,
		...schema
	};
}
//#endregion
//#region src/lsp/completion/candidates.ts
const imageFile = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i;
const snippetFile = /\.(?:mdx?|[jt]sx?)$/i;
function createPageCandidates(site) {
	const { inventory } = site.facts;
	const listedTargets = collectListedTargets(site);
	return [...inventory.pages.values()].map(({ path, frontMatter }) => ({
		value: path,
		kind: import_api.CompletionItemKind.File,
		detail: [frontMatter.title ?? "", getFolderPrefix(path)].filter((word) => word !== "").join(" · "),
		rank: listedTargets.pages.has(path) ? 1 : 0
	}));
}
function createOperationCandidates(site, file, pointer) {
	const listedTargets = collectListedTargets(site);
	return specificationsAt(site, file, pointer).flatMap((name) => {
		const state = site.facts.expansion.specifications.get(name);
		if (state?.state !== "read") return [];
		return state.specification.operations.map(({ method, path, title, spec }) => ({
			value: formatReference(method, path),
			kind: import_api.CompletionItemKind.Method,
			detail: `${title} · ${spec}`,
			rank: listedTargets.operations.has(`${spec} ${method} ${path}`) ? 3 : 2
		}));
	});
}
/**
* Operations of all specifications, for front matter. If there are several specifications, values start with the name.
*/
function createFrontMatterOperations(site) {
	const specifications = [...site.facts.expansion.specifications.values()].flatMap((state) => state.state === "read" ? [state.specification] : []);
	return specifications.flatMap(({ source, operations }) => operations.map(({ method, path, title }) => ({
		value: `${specifications.length > 1 ? `${source} ` : ""}${formatReference(method, path)}`,
		kind: import_api.CompletionItemKind.Method,
		detail: title
	})));
}
function formatReference(method, path) {
	return `${method === "WEBHOOK" ? "webhook" : method} ${path}`;
}
function createRouteCandidates(site) {
	return Object.values(site.model.pages).filter(({ missing }) => missing !== true).map(({ route, title, file }) => ({
		value: route,
		kind: import_api.CompletionItemKind.File,
		detail: [title, file ?? ""].join(" · ")
	}));
}
function createFileCandidates(site, kind) {
	const pattern = kind === "image" ? imageFile : snippetFile;
	const { pages, layout } = site.facts.inventory;
	const isPage = (file) => pages.has(urlPathOfFile(file, layout).replace(/\.mdx?$/i, ""));
	return site.files().filter((file) => pattern.test(file) && (kind === "image" || !isPage(file))).map((file) => ({
		value: `/${urlPathOfFile(file, layout)}`,
		kind: import_api.CompletionItemKind.File,
		detail: getFolderPrefix(file)
	}));
}
function createSpecificationCandidates(site) {
	const specifications = site.facts.expansion.specifications;
	return site.files().filter((file) => specifications.has(file) || /\.(?:json|ya?ml)$/i.test(file) && !/(?:^|\/)(?:docs|package|tsconfig)\.json$/.test(file)).map((file) => ({
		value: file,
		kind: import_api.CompletionItemKind.File,
		rank: specifications.has(file) ? 0 : 1
	}));
}
/** JSON files for a `$ref`, relative to the file that contains it. */
function createReferenceCandidates(site, from) {
	return site.files().filter((file) => file.endsWith(".json") && file !== from).map((file) => ({
		value: relativeTo(from, file),
		kind: import_api.CompletionItemKind.File
	}));
}
/** Icons of the site's icon library. Empty if no package with the icons is installed. */
function createIconCandidates({ config, root }) {
	const { icons } = config;
	const library = isObject(icons) && typeof icons.library === "string" ? icons.library : "fontawesome";
	return iconNames(root, library).map((value) => ({
		value,
		kind: import_api.CompletionItemKind.Color,
		detail: library
	}));
}
/** Converts an absolute path to a relative path if the typed text starts with `.`. */
function matchLinkStyle(typed, from, url) {
	if (!typed.startsWith(".") || isExternal(url)) return url;
	return relativeTo(from, url.slice(1));
}
function relativeTo(from, file) {
	const path = relative$1(`/${dirname$1(from)}`, `/${file}`);
	return path.startsWith("../") ? path : `./${path}`;
}
function getFolderPrefix(path) {
	const slash = path.lastIndexOf("/");
	return slash === -1 ? "" : `${path.slice(0, slash)}/`;
}
//#endregion
//#region src/lsp/completion/json-place.ts
/** Finds the key or value at an offset. `undefined` in comments and in values that are not strings. */
function findJsonCursor(text, offset) {
	const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
	const node = previousNode !== void 0 && offset <= previousNode.offset + previousNode.length ? previousNode : void 0;
	const baseCursor = {
		path,
		isKey: isAtPropertyKey,
		siblings: isAtPropertyKey ? findSiblingKeys(text, path) : noSiblings
	};
	if (node === void 0 || offset <= node.offset) return {
		...baseCursor,
		replacedSpan: {
			start: offset,
			end: offset
		},
		typed: "",
		isClosed: false
	};
	if (text[node.offset] !== "\"") return void 0;
	const start = node.offset;
	const end = start + node.length;
	const isClosed = node.length > 1 && text[end - 1] === "\"" && offset < end;
	const replacedSpan = {
		start,
		end: isClosed ? end : offset
	};
	return {
		...baseCursor,
		replacedSpan,
		typed: text.slice(start + 1, offset),
		isClosed
	};
}
const noSiblings = /* @__PURE__ */ new Set();
function findSiblingKeys(text, path) {
	const tree = parseJsonTree(text);
	const node = tree && findNodeAtLocation(tree, path.slice(0, -1));
	const members = node?.type === "object" ? node.children ?? [] : [];
	return new Set(members.map(({ children }) => String(children?.[0]?.value)));
}
//#endregion
//#region src/lsp/completion/schema-at.ts
/**
* Collects the completions at a path.
*
* @param definitionName Name of the definition that the path is relative to. `undefined` for the whole schema.
*/
function collectSchemaCompletions(root, definitionName, path) {
	let schemas = definitionName === void 0 ? [root] : [definition(root, definitionName)];
	for (const segment of path) schemas = schemas.flatMap((schema) => expandSchema(root, schema)).flatMap((item) => memberSchemas(item, segment));
	const matchingSchemas = schemas.flatMap((schema) => expandSchema(root, schema));
	const properties = /* @__PURE__ */ new Map();
	for (const { properties: members } of matchingSchemas) for (const [name, schema] of Object.entries(toSchema(members))) properties.set(name, String(toSchema(schema).description ?? ""));
	return {
		properties,
		values: matchingSchemas.flatMap((schema) => schema.enum ?? []).map(String),
		isBoolean: matchingSchemas.some(({ type }) => type === "boolean")
	};
}
/** Lists a schema and the schemas in its `$ref`, `anyOf`, `allOf` and `else`, recursively up to a depth of 12. */
function expandSchema(root, schema, depth = 0) {
	if (depth > 12) return [];
	const name = typeof schema.$ref === "string" ? schema.$ref.slice(14) : void 0;
	return [schema, ...[...name === void 0 ? [] : [definition(root, name)], ...[
		schema.anyOf,
		schema.allOf,
		schema.else
	].flatMap((item) => item ?? []).map(toSchema)].flatMap((referencedSchema) => expandSchema(root, referencedSchema, depth + 1))];
}
function memberSchemas(schema, segment) {
	const value = typeof segment === "number" ? schema.items : toSchema(schema.properties)[segment];
	return value === void 0 ? [] : [toSchema(value)];
}
function definition(root, name) {
	return toSchema(toSchema(root.definitions)[name]);
}
function toSchema(value) {
	return isObject(value) ? value : {};
}
//#endregion
//#region src/lsp/completion/complete-json.ts
function completeJson(request) {
	const cursor = findJsonCursor(request.text, request.offset);
	if (cursor === void 0) return {
		items: [],
		replacedSpan: {
			start: request.offset,
			end: request.offset
		},
		typed: ""
	};
	const { replacedSpan, typed } = cursor;
	return {
		items: cursor.isKey ? completeKeys(request, cursor) : completeValues(request, cursor),
		replacedSpan,
		typed
	};
}
function completeKeys(request, cursor) {
	if (request.hasSchemaServer) return [];
	const { properties } = findSchema(request, cursor.path.slice(0, -1));
	const hasValue = /^\s*:/.test(request.text.slice(cursor.replacedSpan.end));
	return [...properties].filter(([name]) => !cursor.siblings.has(name) || name === cursor.typed).map(([name, documentation]) => ({
		value: name,
		kind: import_api.CompletionItemKind.Property,
		documentation,
		text: hasValue || cursor.isClosed ? JSON.stringify(name) : `${JSON.stringify(name)}: `
	}));
}
function completeValues(request, cursor) {
	const stringItems = candidatesAt(request, cursor).map((item) => ({
		...item,
		text: JSON.stringify(item.value)
	}));
	if (request.hasSchemaServer) return stringItems;
	const { values: enumValues, isBoolean } = findSchema(request, cursor.path);
	const booleanValues = isBoolean && cursor.typed === "" && !cursor.isClosed ? ["true", "false"] : [];
	return [
		...stringItems,
		...enumValues.filter((value) => !stringItems.some((item) => item.value === value)).map((value) => ({
			value,
			kind: import_api.CompletionItemKind.EnumMember,
			text: JSON.stringify(value)
		})),
		...booleanValues.map((value) => ({
			value,
			kind: import_api.CompletionItemKind.Keyword,
			text: value
		}))
	];
}
/** Chooses candidates by the name of the field, which has the same meaning in all elements. */
function candidatesAt({ site, file }, { path }) {
	const memberNames = path.filter((segment) => typeof segment === "string");
	const [name, parent] = [memberNames.at(-1), memberNames.at(-2)];
	const pointer = path.map((segment) => `/${segment}`).join("");
	switch (name) {
		case "pages": return typeof path.at(-1) === "number" ? [...createPageCandidates(site), ...createOperationCandidates(site, file, pointer)] : [];
		case "root": return createPageCandidates(site);
		case "source": return parent === "redirects" ? [] : createSpecificationCandidates(site);
		case "openapi":
		case "asyncapi": return createSpecificationCandidates(site);
		case "href":
		case "destination": return createRouteCandidates(site);
		case "icon": return createIconCandidates(site);
		case "$ref": return createReferenceCandidates(site, file);
		case "logo":
		case "favicon": return createFileCandidates(site, "image");
		case "light":
		case "dark": return parent === "logo" || parent === "favicon" ? createFileCandidates(site, "image") : [];
		case "language": return languageCodes.map((value) => ({
			value,
			kind: import_api.CompletionItemKind.EnumMember
		}));
		default: return [];
	}
}
function findSchema({ site, file }, path) {
	const schema = createDocsSchema();
	if (file === "docs.json") return collectSchemaCompletions(schema, void 0, path);
	const element = findElementKindInFile(site, file, path);
	return element === void 0 ? {
		properties: /* @__PURE__ */ new Map(),
		values: [],
		isBoolean: false
	} : collectSchemaCompletions(schema, element.kind, path.slice(element.depth));
}
//#endregion
//#region src/render/component-attributes.ts
const commonAttributes = ["id", "className"];
const asideAttributes = [
	"title",
	"icon",
	"iconType",
	"color"
];
const fieldAttributes = [
	"type",
	"required",
	"deprecated",
	"default",
	"placeholder",
	"pre",
	"post"
];
const accordionAttributes = [
	"title",
	"description",
	"icon",
	"iconType",
	"defaultOpen"
];
const codeGroupAttributes = ["dropdown"];
const columnsAttributes = ["cols"];
const componentAttributes = Object.fromEntries(Object.entries({
	Note: asideAttributes,
	Warning: asideAttributes,
	Info: asideAttributes,
	Tip: asideAttributes,
	Check: asideAttributes,
	Danger: asideAttributes,
	Callout: ["type", ...asideAttributes],
	Tabs: ["defaultTabIndex", "sync"],
	Tab: [
		"title",
		"icon",
		"iconType"
	],
	Steps: ["titleSize"],
	Step: [
		"title",
		"icon",
		"iconType",
		"titleSize",
		"stepNumber",
		"noAnchor"
	],
	Accordion: accordionAttributes,
	Expandable: accordionAttributes,
	AccordionGroup: [],
	Update: [
		"label",
		"description",
		"tags",
		"rss"
	],
	View: [
		"title",
		"icon",
		"iconType"
	],
	CodeGroup: codeGroupAttributes,
	CodeBlock: [
		"language",
		"title",
		"icon",
		"lines",
		"wrap",
		"expandable",
		"highlight",
		"focus"
	],
	RequestExample: codeGroupAttributes,
	ResponseExample: codeGroupAttributes,
	Mermaid: ["chart"],
	Latex: [],
	ParamField: [
		"path",
		"query",
		"body",
		"header",
		"cookie",
		...fieldAttributes
	],
	Param: [
		"path",
		"query",
		"body",
		"header",
		"cookie",
		...fieldAttributes
	],
	ResponseField: ["name", ...fieldAttributes],
	Card: [
		"title",
		"icon",
		"iconType",
		"color",
		"href",
		"img",
		"horizontal",
		"cta",
		"arrow",
		"disabled"
	],
	CardGroup: columnsAttributes,
	Columns: columnsAttributes,
	TileGroup: columnsAttributes,
	Column: [],
	Tile: [
		"title",
		"description",
		"href"
	],
	Frame: ["caption", "hint"],
	Panel: [],
	Tree: [],
	"Tree.Folder": [
		"name",
		"defaultOpen",
		"openable"
	],
	"Tree.File": ["name"],
	Prompt: [
		"description",
		"icon",
		"iconType"
	],
	Color: ["variant"],
	"Color.Row": ["title"],
	"Color.Item": ["name", "value"],
	Icon: [
		"icon",
		"iconType",
		"color",
		"size"
	],
	Tooltip: [
		"tip",
		"headline",
		"cta",
		"href"
	],
	Badge: [
		"color",
		"size",
		"shape",
		"icon",
		"stroke",
		"disabled"
	],
	Heading: ["level"],
	Link: ["href"],
	Image: ["src", "alt"],
	Visibility: ["for"]
}).map(([name, names]) => [name, [...names, ...commonAttributes]]));
//#endregion
//#region src/lsp/completion/page-place.ts
const attributesPattern = String.raw`(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*`;
const attributeValuePattern = new RegExp(String.raw`<([A-Za-z][\w.]*)${attributesPattern}\s+([\w:-]+)=(["'])([^"']*)$`);
const attributeNamePattern = new RegExp(String.raw`<([A-Z][\w.]*)${attributesPattern}\s+([\w:-]*)$`);
const elementNamePattern = /(?:^|[\s>(])<([A-Z][\w.]*)?$/;
const variablePattern = /\{\{\s*([\w.-]*)$/;
const importPattern = /^\s*(?:import|export)\b[^\n"']*(?:\bfrom\s*)?(["'])([^"'\n]*)$/;
const linkPattern = /(!?)\[[^\][\n]*(?:\[[^\]\n]*\][^\][\n]*)*\]\(\s*<?([^\s()<>]*)$/;
const definitionPattern = /^\s{0,3}\[[^\]\n]+\]:\s*<?([^\s<>]*)$/;
/** Detects the value at the cursor. `undefined` in code and in plain text. */
function findPageCursor(text, offset) {
	const frontMatter = frontMatterCursor(text, offset);
	if (frontMatter !== "body") return frontMatter;
	if (isInCode(text, offset)) return void 0;
	const precedingText = text.slice(Math.max(0, offset - maxCompletionLookback), offset);
	const line = precedingText.slice(precedingText.lastIndexOf("\n") + 1);
	const cursor = (typed, endPattern) => ({
		typed,
		replacedSpan: {
			start: offset - typed.length,
			end: findEnd(text, offset, endPattern)
		}
	});
	const [, name] = variablePattern.exec(line) ?? [];
	if (name !== void 0) return {
		kind: "variable",
		...cursor(name, /[^\w.-]/g)
	};
	const [, , specifier] = importPattern.exec(line) ?? [];
	if (specifier !== void 0) return {
		kind: "import",
		...cursor(specifier, /["'\n]/g)
	};
	const [, isImage, url] = linkPattern.exec(line) ?? [];
	if (url !== void 0) return linkCursor(url, isImage === "!", text, offset, /[\s()<>]/g);
	const [, definition] = definitionPattern.exec(line) ?? [];
	if (definition !== void 0) return linkCursor(definition, false, text, offset, /[\s<>]/g);
	const [, , attribute, , value] = attributeValuePattern.exec(precedingText) ?? [];
	if (value !== void 0) {
		if (attribute === "href") return linkCursor(value, false, text, offset, /["'\n]/g);
		if (attribute === "src" || attribute === "img") return linkCursor(value, true, text, offset, /["'\n]/g);
		return attribute === "icon" ? {
			kind: "icon",
			...cursor(value, /["'\n]/g)
		} : void 0;
	}
	const [, component, property] = attributeNamePattern.exec(precedingText) ?? [];
	if (component !== void 0 && property !== void 0) return {
		kind: "property",
		component,
		...cursor(property, /[^\w:-]/g)
	};
	const match = elementNamePattern.exec(line);
	return match === null ? void 0 : {
		kind: "component",
		...cursor(match[1] ?? "", /[^\w.]/g)
	};
}
function linkCursor(typed, isImage, text, offset, endPattern) {
	const hash = typed.indexOf("#");
	const endOffset = findEnd(text, offset, endPattern);
	if (hash === -1 || isImage) {
		const suffixIndex = text.slice(offset, endOffset).search(/[?#]/);
		const imageEnd = suffixIndex === -1 ? endOffset : offset + suffixIndex;
		return {
			kind: isImage ? "image" : "address",
			typed,
			replacedSpan: {
				start: offset - typed.length,
				end: imageEnd
			}
		};
	}
	const anchor = typed.slice(hash + 1);
	return {
		kind: "anchor",
		page: typed.slice(0, hash),
		typed: anchor,
		replacedSpan: {
			start: offset - anchor.length,
			end: endOffset
		}
	};
}
/** Detects the value at a cursor in the front matter. `body` if the cursor isn't in front matter. */
function frontMatterCursor(text, offset) {
	const block = frontMatterBlock(text);
	if (!(block === void 0 ? text.startsWith("---") && offset > 3 : offset >= block.start && offset <= block.start + block.text.length)) return "body";
	const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
	const [, key, quote, value] = /^([\w-]+):\s+(["']?)(.*)$/.exec(line) ?? [];
	if (key !== void 0 && value !== void 0) {
		const end = findEnd(text, offset, quote === "" ? /\n/g : /["'\n]/g);
		return {
			kind: "matter-value",
			key,
			typed: value,
			replacedSpan: {
				start: offset - value.length,
				end
			}
		};
	}
	const typed = /^[\w-]*$/.exec(line)?.[0];
	if (typed === void 0) return void 0;
	return {
		kind: "matter-key",
		typed,
		replacedSpan: {
			start: offset - typed.length,
			end: findEnd(text, offset, /[^\w-]/g)
		}
	};
}
function findEnd(text, offset, endPattern) {
	endPattern.lastIndex = offset;
	return endPattern.exec(text)?.index ?? text.length;
}
function isInCode(text, offset) {
	const lastLine = [...iterateLines(text.slice(0, offset))].at(-1);
	return lastLine?.isCode === true || (lastLine?.line.match(/`/g)?.length ?? 0) % 2 === 1;
}
//#endregion
//#region src/lsp/completion/complete-page.ts
function completePage({ site, file, text, offset }) {
	const cursor = findPageCursor(text, offset);
	if (cursor === void 0) return {
		items: [],
		replacedSpan: {
			start: offset,
			end: offset
		},
		typed: ""
	};
	const { replacedSpan, typed } = cursor;
	return {
		items: candidatesFor(cursor, site, file, text).map((item) => ({
			...item,
			text: item.text ?? item.value
		})),
		replacedSpan,
		typed
	};
}
function candidatesFor(cursor, site, file, text) {
	const matchLinkStyles = (candidates) => candidates.map((item) => {
		const value = matchLinkStyle(cursor.typed, file, item.value);
		return {
			...item,
			value,
			text: value
		};
	});
	switch (cursor.kind) {
		case "address": return matchLinkStyles(createRouteCandidates(site));
		case "image": return matchLinkStyles(createFileCandidates(site, "image"));
		case "import": return matchLinkStyles(createFileCandidates(site, "snippet"));
		case "anchor": return findAnchors(cursor.page, site, file).map((value) => ({
			value,
			kind: import_api.CompletionItemKind.Reference
		}));
		case "component": return findComponentNames(text).map((value) => ({
			value,
			kind: import_api.CompletionItemKind.Class
		}));
		case "property": return (Object.hasOwn(componentAttributes, cursor.component) ? componentAttributes[cursor.component] ?? [] : []).map((value) => ({
			value,
			kind: import_api.CompletionItemKind.Property
		}));
		case "variable": return [...site.variables].map(([value, detail]) => ({
			value,
			detail,
			kind: import_api.CompletionItemKind.Variable
		}));
		case "icon": return createIconCandidates(site);
		case "matter-key": return frontMatterKeys.filter((key) => !new RegExp(`^${key}:`, "m").test(text.slice(0, text.indexOf("\n---", 3)))).map((value) => ({
			value,
			text: `${value}: `,
			kind: import_api.CompletionItemKind.Property
		}));
		case "matter-value": return frontMatterValues(cursor.key, site);
	}
}
function frontMatterValues(key, site) {
	if (key === "openapi" || key === "asyncapi") return createFrontMatterOperations(site);
	if (key === "icon") return createIconCandidates(site);
	return [
		"hidden",
		"deprecated",
		"noindex"
	].includes(key) ? ["true", "false"].map((value) => ({
		value,
		kind: import_api.CompletionItemKind.Keyword
	})) : [];
}
function findAnchors(page, site, file) {
	const { facts } = site;
	const fileRoute = routeOfFile(site, file);
	const resolution = page === "" ? void 0 : resolveLink(page, {
		route: fileRoute,
		file
	}, createDocsLookup(facts));
	const route = page === "" ? fileRoute : resolution?.to === "page" ? resolution.route : void 0;
	const targetFile = route === void 0 ? void 0 : pageFileAt(route, facts.inventory)?.file;
	const files = targetFile === void 0 ? [file] : [...filesOfPage(targetFile, facts.bodies)];
	if (page !== "" && targetFile === void 0) return [];
	const bodies = files.flatMap((item) => facts.bodies.get(item) ?? []);
	return [...new Set(bodies.flatMap((body) => idsForRule(site.publishSettings.slugs, body)))];
}
function findComponentNames(text) {
	const importedNames = [...text.matchAll(/^import\s+([^;'"]+?)\s+from\s/gm)].flatMap(([, names = ""]) => [...names.match(/[A-Z]\w*/g) ?? []]);
	return [...new Set([...importedNames, ...Object.keys(componentAttributes)])];
}
//#endregion
//#region src/lsp/completion/items.ts
function completionList({ items, replacedSpan, typed }, lines) {
	const query = typed.toLowerCase();
	const sortedItems = [...items.filter(({ value }) => isSubsequence(value.toLowerCase(), query))].sort((a, b) => (a.rank ?? 1) - (b.rank ?? 1));
	const range = lines.range(replacedSpan);
	return {
		isIncomplete: items.length > 300,
		items: sortedItems.slice(0, 300).map(({ value, text, kind, detail, documentation, rank = 1 }, index) => ({
			label: value,
			sortText: `!${rank}${String(index).padStart(5, "0")}`,
			filterText: text,
			textEdit: {
				range,
				newText: text
			},
			...kind === void 0 ? {} : { kind },
			...detail === void 0 || detail === "" ? {} : { detail },
			...documentation === void 0 || documentation === "" ? {} : { documentation }
		}))
	};
}
function isSubsequence(text, query) {
	let offset = 0;
	for (const char of query) {
		offset = text.indexOf(char, offset) + 1;
		if (offset === 0) return false;
	}
	return true;
}
//#endregion
//#region src/lsp/documents/edit-writer.ts
/** Converts edits of a site's files to a workspace edit, which the editor can undo in one step. */
var EditWriter = class {
	#site;
	#documents;
	canCreate;
	constructor(site, documents, canCreate) {
		this.#site = site;
		this.#documents = documents;
		this.canCreate = canCreate;
	}
	/** @param edits Offsets refer to the texts that the site was resolved with. */
	edit(edits) {
		const changes = [...groupBy(edits, ({ file }) => file)].map(([file, fileEdits]) => {
			const lines = new Lines(this.#site.read(file) ?? "");
			const sortedEdits = fileEdits.toSorted((a, b) => a.start - b.start || a.end - b.end);
			return {
				path: join(this.#site.root, file),
				edits: sortedEdits.map((edit) => ({
					range: lines.range(edit),
					newText: edit.text
				}))
			};
		});
		const documents = this.#documents;
		return this.canCreate ? { documentChanges: changes.map(({ path, edits: fileEdits }) => ({
			textDocument: {
				uri: documents.uriOf(path),
				version: documents.versionOf(path)
			},
			edits: fileEdits
		})) } : { changes: Object.fromEntries(changes.map(({ path, edits: fileEdits }) => [documents.uriOf(path), fileEdits])) };
	}
	createFile(file, text) {
		const uri = this.#documents.uriOf(join(this.#site.root, file));
		return { documentChanges: [{
			kind: "create",
			uri,
			options: { ignoreIfExists: true }
		}, {
			textDocument: {
				uri,
				version: null
			},
			edits: [{
				range: fileStart,
				newText: text
			}]
		}] };
	}
};
//#endregion
//#region src/lsp/renames/rename.ts
function prepareRename(request) {
	const target = renameTarget(request);
	if (target === void 0) return null;
	const { start, end } = target.span;
	return {
		range: new Lines(request.text).range(target.span),
		placeholder: request.text.slice(start, end)
	};
}
/**
* Creates an edit that renames the page or heading at the cursor and updates all links to it.
*
* @param uriOf Returns the URI of an absolute path.
* @throws ResponseError if the new name is invalid.
*/
async function renameSubject(request, newName, writer, uriOf) {
	const target = renameTarget(request);
	if (target === void 0) return null;
	if (!("destination" in target)) {
		if (hasControlCharacter(newName)) rejectRename("A heading is one line of text, without control characters.");
		return writer.edit(renameHeading(request, target, newName));
	}
	if (target.destination.to !== "file") return null;
	const from = target.destination.file;
	const path = pagePath(newName.trim());
	const { layout } = request.site.facts.inventory;
	const to = `${from.slice(0, from.length - urlPathOfFile(from, layout).length)}${withoutExtension(path) ?? path}${from.slice((withoutExtension(from) ?? from).length)}`;
	if (to === from) return null;
	rejectTakenPath(request.site, from, to);
	const { documentChanges = [] } = writer.edit(await moveFiles(request.site, [{
		from,
		to
	}]));
	const { root } = request.site;
	const fileRename = {
		kind: "rename",
		oldUri: uriOf(join(root, from)),
		newUri: uriOf(join(root, to))
	};
	return { documentChanges: [...documentChanges, fileRename] };
}
/**
* Converts user input to a page path.
*
* @throws ResponseError if no page can have that path.
*/
function pagePath(name) {
	const example = "Write the path of a page in the docs folder, such as guides/start.";
	if (hasControlCharacter(name)) rejectRename(`The name contains a control character. ${example}`);
	if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(name)) rejectRename(`"${name}" is a URL or a path on a drive. ${example}`);
	if (/[\\?#:*"<>|]/.test(name)) rejectRename(`"${name}" contains one of the characters \\ ? # : * " < > |. ${example}`);
	const path = normalizePath(name);
	if (path === void 0) rejectRename(`"${name}" is outside the docs folder. ${example}`);
	if (path === "" || path.split("/").includes("node_modules") || /(?:^|\/)\./.test(path) || hasDeviceName(path)) rejectRename(`"${name}" cannot be the path of a page. ${example}`);
	return path;
}
/** @throws ResponseError if the new path or its route is in use. */
function rejectTakenPath({ root, facts: { inventory }, read }, from, to) {
	const { pages, ignored, layout, isProvided } = inventory;
	const page = withoutExtension(urlPathOfFile(to, layout)) ?? "";
	const existingFile = pageFileAt(routeOf(page), inventory)?.file ?? pages.get(page)?.file ?? ignored.get(page)?.file;
	if (existingFile !== void 0 && existingFile !== from) rejectRename(`${existingFile} already exists. Choose another path.`);
	if (isProvided(page)) rejectRename(`${page} is generated by another build step. Choose another path.`);
	if (!(foldCase(from) === foldCase(to) && realPathOf(join(root, from)) === realPathOf(join(root, to))) && (read(to) !== void 0 || existsSync(join(root, to)))) rejectRename(`${to} already exists. Choose another path.`);
}
function hasControlCharacter(text) {
	return /[\u0000-\u001f\u007f\u2028\u2029]/.test(text);
}
function rejectRename(message) {
	throw new import_api.ResponseError(import_api.LSPErrorCodes.RequestFailed, message);
}
function renameTarget(request) {
	const { file, text, offset } = request;
	const subject = subjectAt(request);
	if (subject?.isEntry === true && subject.destination.to === "file") return subject;
	if (subject !== void 0 || !/\.mdx?$/i.test(file)) return void 0;
	return parseHeadings(text).find(({ span }) => offset >= span.start && offset <= span.end);
}
function renameHeading({ site, file, text }, heading, newText) {
	const { start, end } = heading.span;
	const newHeadings = parseHeadings(`${text.slice(0, start)}${newText}${text.slice(end)}`);
	const oldHeadings = parseHeadings(text);
	const newIds = new Map(oldHeadings.flatMap(({ id }, index) => newHeadings[index] === void 0 || newHeadings[index].id === id ? [] : [[id, newHeadings[index].id]]));
	const edits = [{
		file,
		start,
		end,
		text: newText
	}];
	const route = routeOfFile(site, file);
	const lookup = createDocsLookup(site.facts);
	for (const [linkingFile, { links }] of site.facts.bodies) {
		const linkingRoute = routeOfFile(site, linkingFile);
		for (const { target, start: from, end: to } of links) {
			const [path, urlSuffix] = splitUrl(target);
			const hash = urlSuffix.indexOf("#");
			const id = hash === -1 ? void 0 : newIds.get(urlSuffix.slice(hash + 1));
			if (id === void 0 || site.read(linkingFile)?.slice(from, to) !== target) continue;
			const resolution = path === "" ? void 0 : resolveLink(target, {
				route: linkingRoute,
				file: linkingFile
			}, lookup);
			if (path === "" ? linkingFile === file : resolution?.to === "page" && resolution.route === route) edits.push({
				file: linkingFile,
				start: from,
				end: to,
				text: `${path}${urlSuffix.slice(0, hash)}#${id}`
			});
		}
	}
	return edits;
}
//#endregion
//#region src/lsp/server/requests.ts
/** Handles requests about files. All answers except completions include pending changes. */
var Requests = class {
	#documents;
	#sites;
	#clientFeatures;
	#feedback = new FeedbackLenses();
	#uriOf = (path) => this.#documents.uriOf(path);
	constructor(documents, sites, clientFeatures) {
		this.#documents = documents;
		this.#sites = sites;
		this.#clientFeatures = clientFeatures;
	}
	listen(connection) {
		connection.onCompletion((params) => this.#complete(params));
		connection.onCodeAction(({ textDocument, range, context }, token) => this.#about(textDocument.uri, token, ({ site, file }) => codeActions({
			site,
			file,
			range,
			only: context.only,
			editorDiagnostics: context.diagnostics
		}, this.#writer(site))));
		connection.onCodeLens(({ textDocument }, token) => this.#about(textDocument.uri, token, ({ site, file }) => this.#feedback.createLenses(site, file)));
		connection.onDefinition((params, token) => this.#at(params, token, (request) => {
			const subject = subjectAt(request);
			return subject === void 0 ? null : locateDestination(request.site, subject.destination, this.#uriOf);
		}));
		connection.onHover((params, token) => this.#at(params, token, async (request) => {
			const subject = subjectAt(request);
			const value = subject && await hoverText(request.site, subject);
			return subject === void 0 || value === void 0 ? null : {
				contents: {
					kind: "markdown",
					value
				},
				range: new Lines(request.text).range(subject.span)
			};
		}));
		connection.onReferences((params, token) => this.#at(params, token, (request) => {
			const route = findRouteAt(request);
			return route === void 0 ? null : findReferences(request.site, route, this.#uriOf);
		}));
		this.#listenForOutlines(connection);
		this.#listenForRenames(connection);
	}
	#listenForOutlines(connection) {
		connection.onDocumentLinks(({ textDocument }, token) => this.#about(textDocument.uri, token, ({ site, file }) => createDocumentLinks(site, file, this.#uriOf)));
		connection.onDocumentSymbol(({ textDocument }, token) => this.#about(textDocument.uri, token, ({ site, file, text }) => file === "docs.json" ? documentOutline(text, site) : null));
		connection.onFoldingRanges(({ textDocument }, token) => this.#about(textDocument.uri, token, ({ file, text }) => file === "docs.json" ? createFoldingRanges(text) : null));
		connection.onWorkspaceSymbol(async ({ query }, token) => {
			const sites = await Promise.all(this.#sites.liveSites.map((liveSite) => liveSite.whenSettled()));
			throwIfCancelled(token);
			return sites.flatMap((site) => site === void 0 ? [] : searchPages(site, query, this.#uriOf));
		});
	}
	#listenForRenames(connection) {
		connection.onPrepareRename((params, token) => this.#at(params, token, prepareRename));
		connection.onRenameRequest((params, token) => this.#at(params, token, async (request) => {
			const edit = await renameSubject(request, params.newName, this.#writer(request.site), this.#uriOf);
			if (!(edit?.documentChanges?.some((change) => "kind" in change) === true) || this.#clientFeatures.canRename) return edit;
			throw new import_api.ResponseError(import_api.LSPErrorCodes.RequestFailed, "Your editor cannot rename files in an edit: rename the file itself.");
		}));
		connection.workspace.onWillRenameFiles(({ files }, token) => this.#renameFiles(files, token));
	}
	/** Creates one edit for all renamed files. A file that moves out of its site is ignored. */
	async #renameFiles(files, token) {
		const bySite = /* @__PURE__ */ new Map();
		for (const { oldUri, newUri } of files) {
			const [from, to] = [uriToPath(oldUri), uriToPath(newUri)];
			const liveSite = from === void 0 ? void 0 : this.#sites.findSiteOf(from);
			if (from === void 0 || to === void 0 || liveSite === void 0 || this.#sites.findSiteOf(to) !== liveSite) continue;
			appendTo(bySite, liveSite, {
				from: relativePath(liveSite.root, from),
				to: relativePath(liveSite.root, to)
			});
		}
		const edits = [];
		for (const [liveSite, moves] of bySite) {
			const site = await liveSite.whenSettled();
			throwIfCancelled(token);
			const textEdits = site === void 0 ? [] : await moveFiles(site, moves);
			if (site !== void 0 && textEdits.length > 0) edits.push(this.#writer(site).edit(textEdits));
		}
		const [firstEdit, ...otherEdits] = edits;
		if (firstEdit === void 0) return null;
		return firstEdit.documentChanges === void 0 ? { changes: Object.assign({}, ...edits.map(({ changes }) => changes)) } : { documentChanges: [firstEdit, ...otherEdits].flatMap(({ documentChanges = [] }) => documentChanges) };
	}
	/** Uses the last readable site instead of waiting, because a late list disturbs typing. */
	async #complete({ textDocument, position }) {
		const document = this.#documents.at(textDocument.uri);
		const path = uriToPath(textDocument.uri);
		const liveSite = path === void 0 ? void 0 : this.#sites.findSiteOf(path);
		if (document === void 0 || path === void 0 || liveSite === void 0) return null;
		const site = liveSite.lastReadableSite ?? await liveSite.whenSettled();
		if (site === void 0) return null;
		const [text, file] = [document.getText(), relativePath(liveSite.root, path)];
		const request = {
			site,
			file,
			text,
			offset: document.offsetAt(position)
		};
		if (/\.mdx?$/i.test(file)) return completionList(completePage(request), new Lines(text));
		if (!file.endsWith(".json")) return null;
		return completionList(completeJson({
			...request,
			hasSchemaServer: this.#clientFeatures.otherServers.checkSchema
		}), new Lines(text));
	}
	async #about(uri, token, answer) {
		const path = uriToPath(uri);
		const liveSite = path === void 0 ? void 0 : this.#sites.findSiteOf(path);
		if (path === void 0 || liveSite === void 0) return null;
		const site = await liveSite.whenSettled();
		throwIfCancelled(token);
		const file = relativePath(liveSite.root, path);
		const text = site?.read(file);
		return site === void 0 || text === void 0 ? null : answer({
			site,
			file,
			text
		});
	}
	#at({ textDocument, position }, token, answer) {
		return this.#about(textDocument.uri, token, (file) => answer({
			...file,
			offset: new Lines(file.text).offset(position)
		}));
	}
	#writer(site) {
		return new EditWriter(site, this.#documents, this.#clientFeatures.hasDocumentEdits);
	}
};
function findRouteAt(request) {
	const { site, file } = request;
	const subject = subjectAt(request);
	if (subject === void 0) return /\.mdx?$/i.test(file) ? routeOfFile(site, file) : void 0;
	const { destination } = subject;
	if (destination.to === "file") {
		const route = routeOfFile(site, destination.file);
		return pageFileAt(route, site.facts.inventory)?.file === destination.file ? route : void 0;
	}
	if (destination.to === "nothing") return void 0;
	const { spec, method, path } = destination;
	return Object.values(site.model.pages).find(({ endpoint: pageEndpoint }) => pageEndpoint?.spec === spec && pageEndpoint.method === method && pageEndpoint.path === path)?.route;
}
/** @throws ResponseError if the client cancelled the request. */
function throwIfCancelled(token) {
	if (token.isCancellationRequested) throw new import_api.ResponseError(import_api.LSPErrorCodes.RequestCancelled, "cancelled");
}
//#endregion
//#region src/lsp/server/navigation-requests.ts
function listenForNavigation(connection, sites, uriOf) {
	const findLiveSite = ({ root }) => {
		const path = uriToPath(root);
		return sites.liveSites.find((liveSite) => liveSite.root === path);
	};
	connection.onRequest(navigationRequest, async (_, token) => {
		const views = sites.liveSites.map(async (liveSite) => {
			const site = await liveSite.whenSettled();
			return site === void 0 ? [] : [createSiteNavigation(liveSite.lastReadableSite ?? site, site.diagnostics, uriOf)];
		});
		const settledViews = await Promise.all(views);
		throwIfCancelled(token);
		return settledViews.flat();
	});
	connection.onRequest(modelRequest, async (params) => {
		const site = await findLiveSite(params)?.whenSettled();
		return site === void 0 ? null : `${JSON.stringify(site.model, void 0, 2)}\n`;
	});
	connection.onRequest(locationRequest, async (params) => {
		const site = await findLiveSite(params)?.whenSettled();
		return site === void 0 ? null : locationConverter(site, uriOf)(params.source);
	});
}
//#endregion
//#region src/lsp/server/published.ts
/**
* Diagnostics that the editor has received. Either the server pushes all diagnostics, also for closed files, or the
* editor pulls them. Doing both would show each finding twice.
*/
var DiagnosticPublisher = class {
	isPulled = false;
	canRefresh = false;
	#connection;
	#documents;
	#bySite = /* @__PURE__ */ new Map();
	/** Last pushed diagnostics as JSON, by absolute path. */
	#pushed = /* @__PURE__ */ new Map();
	constructor(connection, documents) {
		this.#connection = connection;
		this.#documents = documents;
	}
	/** @param siteDiagnostics Current diagnostics of a site; `undefined` for a closed site. */
	set(root, siteDiagnostics) {
		const previous = this.#bySite.get(root);
		if (siteDiagnostics === void 0) this.#bySite.delete(root);
		else this.#bySite.set(root, siteDiagnostics);
		if (this.isPulled) {
			if (this.canRefresh) this.#connection.languages.diagnostics.refresh();
			return;
		}
		for (const path of new Set([...previous?.keys() ?? [], ...siteDiagnostics?.keys() ?? []])) this.#push(path);
	}
	diagnosticsOf(path) {
		return [...this.#bySite.values()].flatMap((shown) => shown.get(path) ?? []);
	}
	/** @param previousResultId Result id of the editor's previous report. */
	report(path, previousResultId) {
		const items = [...this.diagnosticsOf(path)];
		const resultId = digestOf(JSON.stringify(items));
		return previousResultId === resultId ? {
			kind: "unchanged",
			resultId
		} : {
			kind: "full",
			resultId,
			items
		};
	}
	reports(previousResults) {
		const previousIds = new Map(previousResults.map(({ path, value }) => [path, value]));
		const paths = [...this.#bySite.values()].flatMap((shown) => [...shown.keys()]);
		return [...new Set([...paths, ...previousIds.keys()])].map((path) => ({
			...this.report(path, previousIds.get(path)),
			uri: this.#documents.uriOf(path),
			version: this.#documents.versionOf(path)
		}));
	}
	#push(path) {
		const diagnostics = [...this.diagnosticsOf(path)];
		const text = JSON.stringify(diagnostics);
		if (text === (this.#pushed.get(path) ?? "[]")) return;
		if (diagnostics.length === 0) this.#pushed.delete(path);
		else this.#pushed.set(path, text);
		this.#connection.sendDiagnostics({
			uri: this.#documents.uriOf(path),
			diagnostics
		}).catch(() => void 0);
	}
};
//#endregion
//#region src/lsp/server/server.ts
var Server = class {
	#connection;
	#version;
	#documents = new OpenDocuments();
	#published;
	#sites;
	#clientFeatures = {
		hasDocumentEdits: false,
		canRename: false,
		otherServers: {
			checkSchema: false,
			checkSyntax: false
		}
	};
	#folders = [];
	#isTrusted = true;
	#refusedFiles = /* @__PURE__ */ new Set();
	#notifiesChanges = false;
	constructor(connection, version) {
		this.#connection = connection;
		this.#version = version;
		this.#published = new DiagnosticPublisher(connection, this.#documents);
		const uriOf = (path) => this.#documents.uriOf(path);
		this.#sites = new Sites(this.#documents.texts, {
			written: (path) => this.#documents.handleFileChange(path),
			resolved: ({ root }, site) => {
				this.#published.set(root, diagnosticsByPath(site, uriOf, this.#clientFeatures.otherServers));
				if (this.#notifiesChanges) connection.sendNotification(navigationChanged, { root: uriOf(root) });
			},
			failed: ({ root, settingsFiles }, reason) => this.#published.set(root, failureDiagnostics(root, settingsFiles, reason)),
			isTrusted: () => this.#isTrusted,
			mayRun: (path) => this.#mayRun(path),
			closed: ({ root }) => this.#published.set(root, void 0)
		});
	}
	listen() {
		const connection = this.#connection;
		connection.onInitialize((params) => this.#initialize(params));
		connection.onInitialized(() => this.#initialized());
		connection.onShutdown(() => this.#sites.close());
		this.#documents.listen(connection, (path) => void this.#sites.openSiteOf(path), (path) => this.#sites.findSiteOf(path)?.changed(path));
		connection.onDidChangeWatchedFiles(({ changes }) => {
			for (const { uri } of changes) this.#handleFileEvent(uriToPath(uri));
		});
		connection.languages.diagnostics.on(async ({ textDocument, previousResultId }, token) => {
			const path = uriToPath(textDocument.uri);
			await (path === void 0 ? void 0 : this.#sites.findSiteOf(path)?.whenSettled());
			throwIfCancelled(token);
			return this.#published.report(path ?? "", previousResultId);
		});
		connection.languages.diagnostics.onWorkspace(async ({ previousResultIds }, token) => {
			await Promise.all(this.#sites.liveSites.map((liveSite) => liveSite.whenSettled()));
			throwIfCancelled(token);
			const previousIds = previousResultIds.flatMap(({ uri, value }) => {
				const path = uriToPath(uri);
				return path === void 0 ? [] : [{
					path,
					value
				}];
			});
			return { items: this.#published.reports(previousIds) };
		});
		connection.workspace.onDidRenameFiles(({ files }) => {
			for (const { oldUri, newUri } of files) for (const uri of [oldUri, newUri]) this.#handleFileEvent(uriToPath(uri));
		});
		new Requests(this.#documents, this.#sites, this.#clientFeatures).listen(connection);
		listenForNavigation(connection, this.#sites, (path) => this.#documents.uriOf(path));
		connection.listen();
	}
	#initialize({ capabilities, initializationOptions, workspaceFolders, ...params }) {
		const options = Object(initializationOptions);
		const { textDocument, workspace } = capabilities;
		const canPull = textDocument?.diagnostic !== void 0;
		this.#published.isPulled = canPull && (options.diagnostics === "pull" || textDocument?.publishDiagnostics === void 0);
		const operations = workspace?.workspaceEdit?.resourceOperations ?? [];
		Object.assign(this.#clientFeatures, {
			hasDocumentEdits: operations.includes("create"),
			canRename: operations.includes("rename"),
			otherServers: {
				checkSchema: options.keys === false,
				checkSyntax: options.mdxSyntax === false
			}
		});
		this.#notifiesChanges = options.navigation === true;
		this.#isTrusted = options.trusted !== false;
		this.#published.canRefresh = workspace?.diagnostics?.refreshSupport === true;
		this.#folders = workspaceFolders ? toFolderPaths(workspaceFolders) : findRootFolders(params);
		return {
			serverInfo: {
				name: "docs-json-nav",
				version: this.#version
			},
			capabilities: createCapabilities(this.#published.isPulled)
		};
	}
	#initialized() {
		for (const folder of this.#folders) this.#sites.addFolder(folder);
		this.#connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
			for (const folder of toFolderPaths(removed)) this.#sites.removeFolder(folder);
			for (const folder of toFolderPaths(added)) this.#sites.addFolder(folder);
		});
	}
	/** Handles a file event of the client. If the server also watches the file, the file is still read only once. */
	#handleFileEvent(path) {
		if (path === void 0) return;
		this.#documents.handleFileChange(path);
		this.#sites.handleFileChange(path)?.changed(path);
	}
	#mayRun(path) {
		if (this.#isTrusted) return true;
		if (!this.#refusedFiles.has(path)) {
			this.#refusedFiles.add(path);
			const message = `${basename(path)} is a program and was not run, because this workspace is not trusted. Write the settings in docs-json-nav.config.json, or trust the workspace.`;
			this.#connection.sendNotification(import_api.ShowMessageNotification.type, {
				type: import_api.MessageType.Warning,
				message
			}).catch(() => void 0);
		}
		return false;
	}
};
function toFolderPaths(folders) {
	return folders.flatMap((folder) => uriToPath(Object(folder).uri) ?? []);
}
function findRootFolders({ rootUri, rootPath }) {
	if (rootUri) return toFolderPaths([{ uri: rootUri }]);
	return typeof rootPath === "string" && isAbsolute(rootPath) && !rootPath.includes("\0") ? [resolve(rootPath)] : [];
}
function createCapabilities(isPulled) {
	const allFiles = { filters: [{
		scheme: "file",
		pattern: { glob: "**/*" }
	}] };
	return {
		textDocumentSync: {
			openClose: true,
			change: import_api.TextDocumentSyncKind.Incremental
		},
		completionProvider: { triggerCharacters: [
			"\"",
			"/",
			"(",
			"#",
			"<",
			"{",
			"."
		] },
		codeActionProvider: { codeActionKinds: [
			import_api.CodeActionKind.QuickFix,
			import_api.CodeActionKind.RefactorRewrite,
			fixAllKind
		] },
		codeLensProvider: {},
		definitionProvider: true,
		referencesProvider: true,
		hoverProvider: true,
		renameProvider: { prepareProvider: true },
		documentLinkProvider: {},
		documentSymbolProvider: true,
		foldingRangeProvider: true,
		workspaceSymbolProvider: true,
		workspace: {
			workspaceFolders: {
				supported: true,
				changeNotifications: true
			},
			fileOperations: {
				willRename: allFiles,
				didRename: allFiles
			}
		},
		...isPulled ? { diagnosticProvider: {
			identifier: "docs-json-nav",
			interFileDependencies: true,
			workspaceDiagnostics: true
		} } : {}
	};
}
//#endregion
//#region src/lsp/server.ts
/** Serves an editor until it disconnects. The process then exits, as the protocol requires. */
function serveEditor({ input, output }, version) {
	new Server((0, import_main.createConnection)(input, output), version).listen();
	return new Promise((resolve) => input.once("close", () => resolve()));
}
//#endregion
export { serveEditor };
