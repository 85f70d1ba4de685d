import { B as openDocsHost, Gr as getOrCreate, It as canMatch, Kr as groupBy, Li as isExternal, Nt as createLinkLookup, Oi as hasWildcard, Pt as createSiteLookup, Ur as appendTo, V as resolveSite, Vr as passes, Wr as countItems, Xi as lastSegment, Yt as withoutParameterNames, pt as editionOf, ri as OptionsError, ur as prunedFolders, wt as resolveHref, yn as diagnose } from "./core-0sspFqjL.js";
import { t as applyBaseline } from "./baseline-BauSw3nL.js";
import { t as memoryHost } from "./memory-p5cf0ILx.js";
import { n as runGit } from "./run-git-CxAYGcvE.js";
import { r as findRenamesSince } from "./work-tree-C8PoIMNg.js";
//#region src/core/host/git/git-host.ts
/** Files that a run may read: pages, their imports, JSON, specifications, ignore rules. */
const readableFile = /\.(?:mdx?|jsx?|tsx?|json|ya?ml)$|(?:^|\/)\.mintignore$/i;
/**
* Creates a host for a folder at a revision, without a checkout. Files are listed with `git ls-tree` and read with `git
* cat-file`. Media are not read, because a partial clone may lack them. Links and submodules count as missing.
*
* @param folder Absolute path.
* @param fetch Fetches the current remote texts.
* @throws OptionsError if the clone lacks files of the revision.
*/
async function gitHost(folder, { commit, name, prefix }, fetch) {
	const listing = await runGit(folder, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commit,
		...prefix === "" ? [] : ["--", prefix]
	]);
	if (listing.status !== 0) throw missingObjectsError(name);
	const blobs = parseBlobs(listing.stdout.toString("utf8"), prefix);
	const contents = await readBlobs(folder, blobs.filter(({ file }) => readableFile.test(file)), name);
	return memoryHost(Object.fromEntries(blobs.map(({ file }) => [file, contents.get(file) ?? null])), fetch);
}
/** Parses lines of `MODE blob HASH\tPATH`, separated by NUL. */
function parseBlobs(listing, prefix) {
	return listing.split("\0").flatMap((line) => {
		const [, hash, path] = /^100\d+ blob (\S+)\t(.+)$/s.exec(line) ?? [];
		if (hash === void 0 || path === void 0) return [];
		const file = path.slice(prefix.length);
		return file.split("/").some((segment) => prunedFolders.has(segment)) ? [] : [{
			file,
			hash
		}];
	});
}
async function readBlobs(folder, blobs, name) {
	const sizes = (await catFile(folder, "--batch-check", blobs, name)).toString("latin1").split("\n").map((header) => Number(/ blob (\d+)$/.exec(header)?.[1]));
	const blobsToRead = blobs.flatMap((blob, index) => {
		const size = sizes[index] ?? NaN;
		if (Number.isNaN(size)) throw missingObjectsError(name);
		return size <= 2e7 ? [{
			...blob,
			size
		}] : [];
	});
	const bytes = await catFile(folder, "--batch", blobsToRead, name);
	const contents = /* @__PURE__ */ new Map();
	let offset = 0;
	for (const { file, size } of blobsToRead) {
		const start = bytes.indexOf(10, offset) + 1;
		contents.set(file, bytes.subarray(start, start + size));
		offset = start + size + 1;
	}
	return contents;
}
async function catFile(folder, batchOption, blobs, name) {
	const { stdout, status } = await runGit(folder, ["cat-file", batchOption], blobs.map(({ hash }) => `${hash}\n`).join(""));
	if (status !== 0) throw missingObjectsError(name);
	return stdout;
}
function missingObjectsError(name) {
	return new OptionsError(`This clone does not have all files of ${name}, and nothing is fetched for you. In a partial clone, fetch them first: git fetch --refetch --no-filter.`);
}
/**
* Resolves the name of a revision to a commit.
*
* @param folder Absolute path.
* @param name Any revision of Git: a branch, tag, hash, or `HEAD~3`.
* @throws OptionsError if the folder is not in a repository, or the repository doesn't contain the revision.
*/
async function findRevision(folder, name) {
	const prefixResult = await runGit(folder, ["rev-parse", "--show-prefix"]);
	if (prefixResult.status !== 0) throw new OptionsError(`Unknown revision ${name}: ${folder} is not in a Git repository.`);
	const commitResult = await runGit(folder, [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${name}^{commit}`
	]);
	const prefix = prefixResult.stdout.toString("utf8").trimEnd();
	if (commitResult.status === 0) return {
		name,
		commit: trimOutput(commitResult.stdout),
		prefix
	};
	if ((await runGit(folder, [
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD"
	])).status !== 0) throw new OptionsError(`Unknown revision ${name}: this repository has no commits yet.`);
	throw new OptionsError(trimOutput((await runGit(folder, ["rev-parse", "--is-shallow-repository"])).stdout) === "true" ? `This clone is shallow and does not have ${name}. Fetch the history first: git fetch --unshallow, or fetch-depth: 0 for actions/checkout.` : `Unknown revision ${name}. For a remote branch, write origin/${name}.`);
}
function trimOutput(output) {
	return output.toString("utf8").trim();
}
//#endregion
//#region src/core/diff/similar-pages.ts
var PageLines = class {
	#linesByPage = /* @__PURE__ */ new Map();
	#holders;
	#after;
	constructor(current) {
		this.#after = current;
	}
	/** Returns trimmed lines longer than three characters, without front matter; empty for a page without a file. */
	linesOf(page, { read }) {
		return getOrCreate(this.#linesByPage, page, () => {
			const body = (page.file === null ? void 0 : read(page.file))?.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, "") ?? "";
			return new Set(body.split("\n").flatMap((line) => line.trim().length > 3 ? [line.trim()] : []));
		});
	}
	/** Returns the weight of a line: 1 if it is on one current page, 1/n for n pages, 0 for boilerplate on many pages. */
	weight(line) {
		this.#holders ??= countItems(Object.values(this.#after.model.pages).flatMap((page) => [...this.linesOf(page, this.#after)]));
		const pageCount = this.#holders.get(line) ?? 1;
		return pageCount > 20 ? 0 : 1 / pageCount;
	}
};
const minSimilarity = .5;
const sameNameBonus = .25;
/**
* Pairs removed pages of the earlier site with added pages of the current site that have nearly the same text, best
* matches first. Each page is in at most one pair. Both pages have the same language and version. A page with two
* equally good matches is not paired.
*/
function pairSimilarPages([previous, removedPages], [current, addedPages], lines) {
	const pagesByLine = /* @__PURE__ */ new Map();
	for (const page of addedPages) for (const line of lines.linesOf(page, current)) if (lines.weight(line) > 0) appendTo(pagesByLine, line, page);
	const weights = new Map(addedPages.map((page) => [page, totalWeight(lines.linesOf(page, current), lines)]));
	const pairs = removedPages.flatMap((page) => candidatePairs(page, lines.linesOf(page, previous))).sort((a, b) => b.similarity - a.similarity || (a.from < b.from ? -1 : 1));
	const pairsOfRemoved = groupBy(pairs, ({ from, similarity }) => `${similarity} ${from}`);
	const pairsOfAdded = groupBy(pairs, ({ to, similarity }) => `${similarity} ${to}`);
	const finishedRemoved = /* @__PURE__ */ new Set();
	const finishedAdded = /* @__PURE__ */ new Set();
	return pairs.filter(({ from, to, similarity }) => {
		if (finishedRemoved.has(from) || finishedAdded.has(to)) return false;
		const equalPairs = pairsOfAdded.get(`${similarity} ${to}`) ?? [];
		for (const pair of equalPairs) finishedRemoved.add(pair.from);
		if (equalPairs.length > 1) finishedAdded.add(to);
		if (equalPairs.length > 1 || pairsOfRemoved.get(`${similarity} ${from}`)?.length !== 1) return false;
		finishedAdded.add(to);
		return true;
	});
	function candidatePairs(page, pageLines) {
		const sharedWeights = /* @__PURE__ */ new Map();
		for (const line of pageLines) for (const candidate of pagesByLine.get(line) ?? []) sharedWeights.set(candidate, (sharedWeights.get(candidate) ?? 0) + lines.weight(line));
		const pageWeight = totalWeight(pageLines, lines);
		return [...sharedWeights].flatMap(([candidate, sharedWeight]) => {
			const share = sharedWeight / Math.max(pageWeight, weights.get(candidate) ?? 0);
			if (share < minSimilarity || editionOf(candidate.route) !== editionOf(page.route)) return [];
			const hasSameName = lastSegment(candidate.route) === lastSegment(page.route);
			return [{
				from: page.route,
				to: candidate.route,
				similarity: share + (hasSameName ? sameNameBonus : 0)
			}];
		});
	}
}
function totalWeight(pageLines, lines) {
	let total = 0;
	for (const line of pageLines) total += lines.weight(line);
	return total;
}
//#endregion
//#region src/core/diff/find-moves.ts
const minLines = 4;
/**
* Finds the new routes of pages that an earlier site had.
*
* @param removedRoutes Routes of removed pages.
* @param addedRoutes Routes of new pages. Each replaces at most one page, except for renames in Git and endpoints.
* @param renames Renamed files in Git: old path to new path.
*/
function findMoves(previous, current, removedRoutes, addedRoutes, renames) {
	return new MoveFinder(previous, current, addedRoutes).find(removedRoutes, renames);
}
var MoveFinder = class {
	#before;
	#after;
	#moves = /* @__PURE__ */ new Map();
	#unmatched;
	#lines;
	constructor(previous, current, addedRoutes) {
		this.#before = previous;
		this.#after = current;
		this.#unmatched = new Set(addedRoutes);
		this.#lines = new PageLines(current);
	}
	find(removedRoutes, renames) {
		this.#each(removedRoutes, "rename", (page) => this.#renamed(page, renames));
		this.#each(removedRoutes, "endpoint", (page) => this.#sameEndpoint(page));
		const textCounts = countItems(this.#unmovedPages(removedRoutes).map((page) => this.#textKey(page, this.#before)));
		this.#each(removedRoutes, "content", (page) => this.#sameText(page, textCounts));
		const similarRoutes = this.#nearlySameTexts(removedRoutes);
		this.#each(removedRoutes, "content", ({ route }) => similarRoutes.get(route));
		this.#each(removedRoutes, "title", (page) => this.#sameTitle(page));
		return this.#moves;
	}
	#each(removedRoutes, by, find) {
		for (const from of removedRoutes) {
			const page = this.#moves.has(from) ? void 0 : this.#before.model.pages[from];
			const to = page && find(page);
			if (to === void 0) continue;
			this.#moves.set(from, {
				from,
				to,
				by
			});
			this.#unmatched.delete(to);
		}
	}
	#renamed({ file, route }, renames) {
		const to = file === null ? void 0 : renames.get(file);
		if (to === void 0) return void 0;
		const page = Object.values(this.#after.model.pages).find((item) => item.file === to);
		return page === void 0 || page.route === route ? void 0 : page.route;
	}
	#sameEndpoint({ endpoint, file }) {
		if (endpoint === void 0 || file !== null) return void 0;
		const path = withoutParameterNames(endpoint.path);
		const matchingPages = Object.values(this.#after.model.pages).filter((item) => item.endpoint?.method === endpoint.method && withoutParameterNames(item.endpoint.path) === path);
		return (matchingPages.find((item) => item.endpoint?.spec === endpoint.spec) ?? onlyPage(matchingPages))?.route;
	}
	/** @param textCounts Number of removed pages by `#textKey`. */
	#sameText(page, textCounts) {
		const key = this.#textKey(page, this.#before);
		if (this.#lines.linesOf(page, this.#before).size < minLines || textCounts.get(key) !== 1) return void 0;
		return onlyPage(this.#unmatchedPages().filter((item) => this.#textKey(item, this.#after) === key))?.route;
	}
	/** The same for pages of one language and version with the same text. */
	#textKey(page, snapshot) {
		return [editionOf(page.route), ...this.#lines.linesOf(page, snapshot)].join("\n");
	}
	#nearlySameTexts(removedRoutes) {
		const pages = this.#unmovedPages(removedRoutes).filter((page) => this.#lines.linesOf(page, this.#before).size >= minLines);
		if (pages.length === 0) return /* @__PURE__ */ new Map();
		const addedPages = this.#unmatchedPages();
		const pairs = pairSimilarPages([this.#before, pages], [this.#after, addedPages], this.#lines);
		return new Map(pairs.map(({ from, to }) => [from, to]));
	}
	#sameTitle(page) {
		const isSame = (item) => item.title === page.title && editionOf(item.route) === editionOf(page.route);
		const hasSameName = (item) => isSame(item) && lastSegment(item.route) === lastSegment(page.route);
		for (const isCandidate of [isSame, hasSameName]) {
			const [previousMatches, currentMatches] = [this.#before, this.#after].map(({ model }) => Object.values(model.pages).filter(isCandidate));
			const to = previousMatches?.length === 1 ? onlyPage(currentMatches ?? []) : void 0;
			if (to !== void 0 && to.file !== null && this.#unmatched.has(to.route)) return to.route;
		}
	}
	#unmovedPages(removedRoutes) {
		return removedRoutes.flatMap((route) => this.#moves.has(route) ? [] : this.#before.model.pages[route] ?? []);
	}
	#unmatchedPages() {
		return [...this.#unmatched].flatMap((item) => this.#after.model.pages[item] ?? []).filter(({ file }) => file !== null);
	}
};
function onlyPage(pages) {
	return pages.length === 1 ? pages[0] : void 0;
}
//#endregion
//#region src/core/diff/lost-routes.ts
/**
* Finds routes of an earlier site that the current site neither serves nor redirects. Checks the routes of all pages
* (including unlisted, hidden and generated pages) and the sources of redirects without wildcards.
*
* @param lookup Resolves links of the current site, files included.
*/
function findLostRoutes(previousSite, lookup) {
	const lostRoutes = [];
	const publishedPages = Object.values(previousSite.pages).filter((page) => page.missing !== true && page.url === void 0);
	for (const page of publishedPages) {
		const status = findLoss(page.route, lookup);
		if (status !== void 0) lostRoutes.push({
			route: page.route,
			page,
			...status
		});
	}
	const previousLookup = createSiteLookup(previousSite);
	for (const { source, destination } of previousSite.site.redirects) {
		if (!canMatch(source) || hasWildcard(source) || lostRoutes.some(({ route }) => route === source)) continue;
		const status = isExternal(destination) || resolveHref(source, previousLookup).to === "page" ? findLoss(source, lookup) : void 0;
		if (status !== void 0) lostRoutes.push({
			route: source,
			page: void 0,
			...status
		});
	}
	return lostRoutes;
}
function findLoss(route, lookup) {
	const resolution = resolveHref(route, lookup);
	if (resolution.to === "nothing") return {
		redirectIndex: resolution.redirects?.last,
		bare: void 0
	};
	const bare = resolution.redirects?.firstEmptyMatch;
	if (bare !== void 0) return {
		redirectIndex: void 0,
		bare: {
			redirectIndex: bare,
			to: resolution.to === "page" ? resolution.route : void 0
		}
	};
	return resolution.to === "page" && resolution.isFolder && resolution.redirects === void 0 && route !== "/" ? {
		redirectIndex: void 0,
		bare: void 0
	} : void 0;
}
function finalPageRoute(route, lookup) {
	const resolution = resolveHref(route, lookup);
	return resolution.to === "page" ? resolution.route : void 0;
}
//#endregion
//#region src/cli/earlier-site.ts
/**
* Opens a host that reads the docs folder at a Git revision, without a checkout.
*
* @throws OptionsError if the revision doesn't exist.
*/
async function openRevision(options, name) {
	const { host, docsFolder } = await openDocsHost(options);
	const revision = await findRevision(docsFolder, name);
	return {
		folder: docsFolder,
		revision,
		host: await gitHost(docsFolder, revision, (url) => host.fetch(url))
	};
}
/**
* Resolves the site at a revision with the current options.
*
* @throws OptionsError if the revision doesn't exist or its navigation can't be read.
*/
async function resolveEarlier(options, name) {
	const { folder, revision, host: earlierHost } = await openRevision(options, name);
	const site = await resolveSite({
		...options,
		content: false,
		feedback: void 0
	}, earlierHost);
	if (!("text" in earlierHost.read("docs.json"))) throw new OptionsError(`At ${name} there was no docs.json in this folder.`);
	if (site.diagnostics.some(({ code }) => code === "config-syntax") && Object.keys(site.config).length === 0) throw new OptionsError(`The docs.json of ${name} is not JSON, so nothing can be compared with it.`);
	return {
		model: site.model,
		read: site.read,
		revision,
		renames: await findRenamesSince(folder, revision)
	};
}
function findMovesSince(earlier, site) {
	const [earlierPages, currentPages] = [earlier.model.pages, site.model.pages];
	const isPage = (pages, route) => Object.hasOwn(pages, route) && pages[route]?.missing !== true;
	return findMoves(earlier, site, Object.keys(earlierPages).filter((route) => isPage(earlierPages, route) && !isPage(currentPages, route)), Object.keys(currentPages).filter((route) => isPage(currentPages, route) && !isPage(earlierPages, route)), earlier.renames);
}
function createPublishedLookup({ model, facts: { inventory } }) {
	const { pages, site } = model;
	return createLinkLookup({
		base: site.base,
		routes: Object.keys(pages).filter((route) => pages[route]?.missing !== true),
		redirects: site.redirects,
		files: inventory.fileByUrlPath,
		layout: inventory.layout,
		isUnknown: (path) => inventory.isProvided(path) || inventory.isUnknown(path)
	});
}
/** Findings of `check --since`: routes of the earlier site that have neither a page nor a redirect now. */
function lostRouteFindings(earlier, site) {
	const { redirects } = site.facts.expansion.navigation;
	const redirectList = findRedirectList(redirects[0]?.location);
	const lookup = createPublishedLookup(site);
	const moves = findMovesSince(earlier, site);
	const earlierLookup = createPublishedLookup({
		...site,
		model: earlier.model
	});
	return findLostRoutes(earlier.model, lookup).filter((lost) => isSpecificationReadable(lost, site)).map(({ route, page, redirectIndex, bare }) => {
		const lostRedirect = redirectIndex === void 0 ? void 0 : redirects[redirectIndex];
		const finalRoute = page === void 0 ? finalPageRoute(route, earlierLookup) : route;
		const move = finalRoute === void 0 ? void 0 : moves.get(finalRoute);
		const to = move?.to ?? bare?.to ?? (finalRoute === void 0 || finalRoute === route ? void 0 : finalPageRoute(finalRoute, lookup));
		return diagnose("route-lost", lostRedirect?.destination.location ?? { file: page?.file ?? page?.placements[0]?.source.file ?? redirectList.file }, {
			route,
			since: earlier.revision.name,
			isRedirect: page === void 0,
			to,
			by: move === void 0 ? explainDestination(bare) : moveReasons[move.by],
			isGuess: move !== void 0 && bare?.to !== to && !isCertainMove(move, earlier, site),
			wildcard: bare === void 0 ? void 0 : redirects[bare.redirectIndex]?.source.text,
			redirects: redirectList,
			leadsTo: lostRedirect?.destination.text
		});
	});
}
const moveReasons = {
	rename: "renamed in Git",
	endpoint: "the same endpoint",
	content: "the same text",
	title: "the same title"
};
/**
* A move is certain if both routes show the same operation, or if Git recorded a rename that kept the file name,
* language and version.
*/
function isCertainMove({ from, to, by }, earlier, { model }) {
	if (by !== "rename") return by === "endpoint";
	const [earlierName, currentName] = [earlier.model.pages[from]?.file, model.pages[to]?.file].map((file) => file?.replace(/^.*\/|\.mdx?$/g, ""));
	return earlierName === currentName && editionOf(from) === editionOf(to);
}
function explainDestination(bare) {
	return bare === void 0 ? "its destination then" : "its destination on other hosts";
}
/** False for a page whose specification can't be read now. The page may still exist, so it isn't reported as lost. */
function isSpecificationReadable({ page }, { facts }) {
	const state = page?.endpoint && page.file === null ? facts.expansion.specifications.get(page.endpoint.spec) : void 0;
	return state === void 0 || state.state === "read";
}
function findRedirectList(first) {
	return first === void 0 ? {
		file: "docs.json",
		pointer: "/redirects"
	} : {
		file: first.file,
		pointer: first.pointer.replace(/\/\d+$/, "")
	};
}
/**
* Checks the site at a revision with the current options, without a checkout.
*
* @param shared Results of external link checks, and parsed bodies, shared with the check of the current site.
* @param addFindings Returns all findings of the site including additional ones, for example of `--for`. If it returns
* `undefined`, the findings of the check are used.
* @throws OptionsError if the revision doesn't exist.
*/
async function findingsAt(options, name, shared, addFindings) {
	const { folder, revision, host } = await openRevision(options, name);
	const site = await resolveSite({
		...options,
		feedback: void 0,
		baseline: void 0
	}, host, shared);
	const diagnostics = await addFindings(site) ?? site.diagnostics;
	const renames = await findRenamesSince(folder, revision);
	return {
		name,
		diagnostics: diagnostics.map((item) => ({
			...item,
			file: renames.get(item.file) ?? item.file
		}))
	};
}
/** Removes findings that the earlier revision already had. Compares the code, file and message, but not the line. */
function filterNewFindings(checked, { name, diagnostics: earlierDiagnostics }) {
	const earlierEntries = earlierDiagnostics.map(({ code, file, message }) => ({
		code,
		file,
		message,
		count: 1
	}));
	const { diagnostics, known } = applyBaseline(checked.diagnostics, earlierEntries, {
		checks: /* @__PURE__ */ new Set(),
		rules: /* @__PURE__ */ new Map()
	});
	return {
		diagnostics,
		ok: passes(diagnostics, checked.maxWarnings),
		old: {
			count: known,
			since: name
		}
	};
}
//#endregion
export { lostRouteFindings as a, findingsAt as i, filterNewFindings as n, openRevision as o, findMovesSince as r, resolveEarlier as s, createPublishedLookup as t };
