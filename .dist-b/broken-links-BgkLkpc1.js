import { Gr as getOrCreate, Hi as splitUrl, Hn as createPathSearch, Ji as folderOf, Kr as groupBy, Ni as hasFileExtension, Ot as createDocsLookup, Pn as referencedNames, Qi as pagePathOfUrl, Wr as countItems, Xi as lastSegment, Zi as normalizePath, gt as withoutLanguageFolders, ji as decodePercent, pt as editionOf, qi as foldCase, ra as withoutNumbersAndIds, ui as withoutUndefined, yn as diagnose } from "./core-0sspFqjL.js";
import { a as isConfidentMove, i as findMovedPages, n as createTargetSuggester, r as operationKey, s as markCommonLinkFaults } from "./suggest-routes-DaeDeFVj.js";
//#region src/core/pages/suggest.ts
const maxComparisons = 2e5;
/** Maximum number of candidate pages that a run examines. Further candidates are ignored. */
const maxCandidates = 1e6;
/** A folder is reported as the cause if it contains at least this many of the missing pages. */
const minEntriesOfFolder = 3;
/**
* Suggests pages for entries without a page. `RouteSuggester` uses similar rules for links, but is stricter: an entry
* always names a page, so a vague suggestion helps, whereas a link may point to something else.
*/
var PageSuggester = class {
	#paths;
	#pathSet;
	#namedPaths;
	#prefix;
	#byName;
	#byFolder;
	#findMisspelled = createPathSearch(maxComparisons);
	#budget = maxCandidates;
	/** @param pagesFolder Folder that the paths are relative to, with a trailing slash. Default: the docs folder. */
	constructor(paths, namedPaths, pagesFolder = "") {
		this.#namedPaths = namedPaths;
		this.#prefix = pagesFolder;
		this.#paths = [...paths];
		this.#pathSet = new Set(this.#paths);
		this.#byName = groupBy(this.#paths, nameOf);
		this.#byFolder = groupBy(this.#paths, folderOf);
	}
	/**
	* Suggests pages for all missing entries. If most of the entries exist in one folder, the base folder is wrong rather
	* than the entries, so no suggestion is certain. A page that is suggested for two entries isn't certain either.
	*/
	suggestAll(missing) {
		const allSuggestions = missing.map((entry) => this.#suggest(entry));
		const folder = this.#commonFolder(missing);
		const isBelow = ({ path }) => folder !== void 0 && this.#pathSet.has(`${folder}/${path}`);
		const existingCount = missing.filter(isBelow).length;
		const isOfPages = [...this.#namedPaths].filter((path) => this.#pathSet.has(path)).length < existingCount;
		const claimCounts = countItems(allSuggestions.map(({ sure }) => sure));
		return missing.map((entry, index) => {
			const { sure: certainPage, ...suggestions } = allSuggestions[index] ?? {};
			const isSure = certainPage !== void 0 && folder === void 0 && claimCounts.get(certainPage) === 1;
			const below = {
				folder: this.#prefix + folder,
				number: existingCount,
				of: missing.length,
				isOfPages
			};
			return {
				...entry,
				suggestions: {
					...suggestions,
					...isSure ? { sure: certainPage } : {},
					...isBelow(entry) ? { below } : {}
				}
			};
		});
	}
	#commonFolder(missing) {
		const [bestEntry] = [...countItems(missing.flatMap(({ path }) => {
			return this.#withinBudget(this.#byName.get(nameOf(path))).filter((page) => page.endsWith(`/${path}`)).map((page) => page.slice(0, -path.length - 1));
		}))].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
		return bestEntry !== void 0 && bestEntry[1] >= minEntriesOfFolder && bestEntry[1] > missing.length / 2 ? bestEntry[0] : void 0;
	}
	#suggest({ path, redirect, moved }) {
		const [folder, name] = [folderOf(path), lastSegment(path)];
		if (redirect !== void 0) {
			const isSure = redirect.isExact && editionOf(path) === editionOf(redirect.page);
			return {
				redirect: redirect.page,
				...this.#certain(redirect.page, isSure)
			};
		}
		if (moved !== void 0) {
			const isSure = isConfidentMove(path, moved, this.#byName.get(nameOf(path)));
			return {
				moved,
				...this.#certain(moved, isSure)
			};
		}
		const trimmedPath = path.trim();
		if (trimmedPath !== path && this.#pathSet.has(trimmedPath)) return {
			nearest: [trimmedPath],
			...this.#certain(trimmedPath, true)
		};
		const decodedPath = decodePercent(path);
		if (decodedPath !== path && this.#pathSet.has(decodedPath)) return { nearest: [decodedPath] };
		const nearest = this.#nearest(path, this.#byFolder.get(folder) ?? []);
		if (nearest.length > 0) return { nearest };
		const similarPages = this.#samePrefix(path);
		if (similarPages.length > 0) return { nearest: similarPages };
		const sameNamePages = this.#withinBudget(this.#byName.get(nameOf(path)));
		const sibling = findTranslation(path, sameNamePages);
		if (sibling !== void 0) return { sibling };
		const sameFolderPages = sameNamePages.filter((candidate) => sharesFolder(candidate, path));
		if (sameFolderPages.length > 0 && name !== "index") return { sameName: sameFolderPages.slice(0, 3) };
		const nearestElsewhere = this.#nearest(path, this.#paths);
		if (nearestElsewhere.length > 0) return { nearest: nearestElsewhere };
		return name === "index" ? {} : { sameName: sameNamePages.slice(0, 3) };
	}
	/** Marks a page as a certain correction, unless another entry already names the page. */
	#certain(path, isSure) {
		return isSure && !this.#namedPaths.has(path) ? { sure: path } : {};
	}
	/** Finds at most two pages in the same folder whose names share a prefix, such as `scale` for `scaling`. */
	#samePrefix(path) {
		const [folder, name] = [folderOf(path), lastSegment(path)];
		return this.#withinBudget(this.#byFolder.get(folder)).flatMap((candidate) => {
			const candidateName = lastSegment(candidate);
			const sharedLength = commonPrefixLength(name.toLowerCase(), candidateName.toLowerCase());
			return sharedLength >= 4 && sharedLength >= .6 * Math.max(name.length, candidateName.length) - 1 ? [{
				candidate,
				shared: sharedLength
			}] : [];
		}).sort((a, b) => b.shared - a.shared || (a.candidate < b.candidate ? -1 : 1)).slice(0, 2).map(({ candidate }) => candidate);
	}
	#withinBudget(pages = []) {
		const examinedPages = pages.length > this.#budget ? pages.slice(0, this.#budget) : pages;
		this.#budget -= examinedPages.length;
		return examinedPages;
	}
	#nearest(path, candidates) {
		return this.#findMisspelled(path, this.#withinBudget(candidates)).slice(0, 3);
	}
};
/** Name without letter case, numbers and ids, which pages with the same name may differ in. */
function nameOf(path) {
	return withoutNumbersAndIds(lastSegment(path)).toLowerCase();
}
function findTranslation(path, candidates) {
	const neutralPath = withoutLanguageFolders(path);
	return candidates.find((candidate) => candidate !== path && withoutLanguageFolders(candidate) === neutralPath);
}
function sharesFolder(a, b) {
	const folders = new Set(folderOf(a).split("/"));
	return folderOf(b).split("/").some((folder) => folder !== "" && folders.has(folder));
}
function commonPrefixLength(a, b) {
	let length = 0;
	while (length < a.length && a[length] === b[length]) length++;
	return length;
}
//#endregion
//#region src/core/inspect/broken-links.ts
/** Minimum number of missing files that exist below one folder to report that folder as the cause. */
const minFiles = 3;
const minShare = .8;
const noSuggestions = {
	nearest: [],
	targets: [],
	isSure: false,
	isCase: false
};
/**
* Reports missing entries and broken links with suggestions. Searches Git's history once for all of them.
*
* @param host Finds renamed pages.
*/
async function reportBrokenLinks(entries, links, docs, host) {
	const currentPaths = await findMovedPages([...entries.flatMap(({ path, redirect }) => redirect === void 0 ? [path] : []), ...links.flatMap((link) => missingKind(link) === "page" ? [pagePathOfUrl(link.path)] : [])], host, docs.inventory);
	return [...reportEntries(entries, docs, currentPaths), ...markCommonLinkFaults(reportLinks(links, docs, currentPaths))];
}
function reportEntries(entries, { expansion, inventory }, currentPaths) {
	if (entries.length === 0) return [];
	const namedPaths = new Set(referencedNames(expansion.navigation.root).map((text) => normalizePath(text) ?? text));
	const suggester = new PageSuggester(inventory.pages.keys(), namedPaths, inventory.layout.pages);
	const entriesWithMoves = entries.map((item) => ({
		...item,
		moved: currentPaths.get(item.path)
	}));
	return suggester.suggestAll(entriesWithMoves).map(({ location, entry, path, suggestions }) => diagnose("page-missing", location, {
		entry,
		path,
		suggestions
	}));
}
function reportLinks(links, docs, currentPaths) {
	if (links.length === 0) return [];
	const { files } = docs.inventory;
	const suggest = createTargetSuggester(createDocsLookup(docs), currentPaths, routesByOperation(docs));
	const suggestFile = createFileSuggester(files);
	const publicFolder = findPublicFolder(links.flatMap((link) => missingKind(link) === "image" ? [link.path] : []), files);
	return links.map((link) => {
		const kind = missingKind(link);
		const isInPublicFolder = kind === "image" && publicFolder !== void 0 && files.has(publicFolder.folder + link.path);
		const isFile = kind === "image" || kind === "page" && hasFileExtension(link.path);
		const pageSuggestions = kind === "page" || kind === "folder" ? suggest(link) : noSuggestions;
		return brokenLinkFinding(link, isFile && !isInPublicFolder && pageSuggestions.nearest.length === 0 ? suggestFile(link) : pageSuggestions, isInPublicFolder ? publicFolder : void 0);
	});
}
/** Returns a function that suggests the only file with the name of a missing image or download, in another folder. */
function createFileSuggester(files) {
	let filesByName;
	return ({ text, path }) => {
		filesByName ??= groupBy(files, (file) => foldCase(lastSegment(file)));
		const name = decodePercent(lastSegment(path));
		const [file, ...otherFiles] = filesByName.get(foldCase(name)) ?? [];
		if (file === void 0 || otherFiles.length > 0 || /[\s()<>"'`{}\\%&?#]/.test(file)) return noSuggestions;
		const target = `/${file}`;
		return {
			nearest: [target],
			targets: [target + splitUrl(text)[1]],
			isSure: false,
			isCase: foldCase(target) === foldCase(decodePercent(path))
		};
	};
}
/** Returns the routes of operations by id. Omits short ids, and ids that several operations have. */
function routesByOperation({ expansion }) {
	const routes = /* @__PURE__ */ new Map();
	for (const entry of expansion.endpoints.values()) {
		if (entry.kind !== "operation" || entry.operation.operationId === void 0) continue;
		getOrCreate(routes, operationKey(entry.operation.operationId), () => /* @__PURE__ */ new Set()).add(entry.route);
	}
	return new Map([...routes].flatMap(([id, [route, ...otherRoutes]]) => route === void 0 || otherRoutes.length > 0 || id.length < 4 ? [] : [[id, route]]));
}
function missingKind(link) {
	if (link.kind === "redirect") return link.isFolder ? "folder" : "page";
	if (link.kind === "href") return "page";
	if (link.isImage) return "image";
	return link.leftOut === void 0 ? "page" : "file";
}
/** @param publicFolder Folder in which the missing image exists at the same path; `undefined` if there is none. */
function brokenLinkFinding(link, suggestions, publicFolder) {
	const { text, location } = link;
	const { nearest, targets, isMoved, isSure, namesakes, folder } = suggestions;
	switch (link.kind) {
		case "href": return diagnose("href-missing", location, {
			href: text,
			nearest,
			targets: link.isWhole ? targets : [],
			isSure: link.isWhole && isSure,
			isFrontMatter: link.isFrontMatter,
			...withoutUndefined({
				isMoved,
				namesakes,
				folder
			})
		});
		case "redirect": return diagnose("redirect-target", location, {
			destination: text,
			nearest,
			targets,
			...withoutUndefined({
				isMoved,
				namesakes,
				folder
			}),
			isSure: isSure && !link.isFolder
		});
		case "link": {
			const { path: resolved, isImage, throughRedirect, shownOn, leftOut, excludedCounterpart } = link;
			return diagnose("link-missing", location, {
				target: text,
				resolved,
				isImage,
				throughRedirect,
				shownOn,
				...suggestions,
				...publicFolder === void 0 ? {
					leftOut,
					excludedCounterpart
				} : { below: publicFolder }
			}, throughRedirect?.location);
		}
	}
}
/**
* Finds the folder that contains nearly all of the missing files, such as the `public` folder of another site
* generator.
*
* @param missingPaths Paths of missing files, from the docs root.
* @param files Every file of the docs folder.
*/
function findPublicFolder(missingPaths, files) {
	const paths = new Set(missingPaths.flatMap((path) => normalizePath(path) ?? []).filter((path) => path !== ""));
	if (paths.size < minFiles) return void 0;
	const counts = /* @__PURE__ */ new Map();
	for (const file of files) for (let slash = file.indexOf("/"); slash !== -1; slash = file.indexOf("/", slash + 1)) {
		const folder = file.slice(0, slash);
		if (paths.has(file.slice(slash + 1))) counts.set(folder, (counts.get(folder) ?? 0) + 1);
	}
	const [bestEntry] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
	if (bestEntry === void 0) return void 0;
	const [folder, foundCount] = bestEntry;
	const missingCount = paths.size;
	return foundCount >= Math.max(minFiles, minShare * missingCount) ? {
		folder,
		number: foundCount,
		of: missingCount
	} : void 0;
}
//#endregion
export { reportBrokenLinks };
