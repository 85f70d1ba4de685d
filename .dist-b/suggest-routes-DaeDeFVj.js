import { $i as routeOf, Ct as retarget, Fi as hashOfUrl, Gr as getOrCreate, Hn as createPathSearch, Ji as folderOf, Kn as numbersOf, Kr as groupBy, Qi as pagePathOfUrl, Un as createWordSearch, Ur as appendTo, Vi as rawHashOfUrl, Wn as maxUrlEdits, Xi as lastSegment, _t as pagePathOfFile, gt as withoutLanguageFolders, ht as languageFolder, pa as maxAnchorComparisons, pt as editionOf, qi as foldCase, ra as withoutNumbersAndIds, ta as urlPathOfFile, ui as withoutUndefined } from "./core-0sspFqjL.js";
import { t as idForRule } from "./slugs-SaIJwQBm.js";
//#region src/core/inspect/letters.ts
/** Letters and digits of a text, in lower case. */
function lettersAndDigits(text) {
	return text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
}
//#endregion
//#region src/core/inspect/page-files.ts
/** Returns a page file and the snippets that it includes, directly or through other snippets. */
function filesOfPage(file, bodies) {
	const seen = new Set([file]);
	let maxFiles = Number.POSITIVE_INFINITY;
	for (const name of seen) {
		for (const snippet of bodies.get(name)?.snippets ?? []) {
			if (seen.size > maxFiles) return seen;
			if (bodies.has(snippet)) seen.add(snippet);
		}
		if (name === file) maxFiles = seen.size + 100;
	}
	return seen;
}
/**
* True if a page has an `<Update>`, or may have one because it does not parse. The host generates a feed for such
* pages.
*/
function mayHaveUpdates(file, bodies) {
	return [...filesOfPage(file, bodies)].some((name) => {
		const { hasUpdates, syntaxError, excess } = bodies.get(name) ?? {};
		return hasUpdates === true || syntaxError !== void 0 || excess !== void 0;
	});
}
/** Pages by the snippets that they include, directly or through other snippets. Included pages are not snippets. */
function pagesBySnippet(pages, bodies) {
	const pageFiles = new Set([...pages.values()].map(({ file }) => file));
	const pagesOfSnippet = /* @__PURE__ */ new Map();
	for (const page of pages.values()) for (const file of filesOfPage(page.file, bodies)) if (!pageFiles.has(file)) appendTo(pagesOfSnippet, file, page);
	return pagesOfSnippet;
}
//#endregion
//#region src/core/inspect/anchors.ts
var Anchors = class {
	#bodies;
	#slugs;
	#idsByFile = /* @__PURE__ */ new Map();
	#nearest = createWordSearch(maxAnchorComparisons, maxUrlEdits);
	#read;
	#isFromSpecification;
	#textByFile = /* @__PURE__ */ new Map();
	#filesByTranslation;
	/**
	* @param slugs Host that selects the exact spelling of ids. `mintlify`: links to other spellings are accepted.
	* `github`: links to other spellings are broken. `undefined`: such links get the severity `info`.
	* @param read Reads the files of pages whose code generates ids.
	* @param isFromSpecification True if the specification of a page may create an id. Default: no specification creates ids.
	*/
	constructor(bodies, slugs, read, isFromSpecification = () => false) {
		this.#bodies = bodies;
		this.#slugs = slugs;
		this.#read = read;
		this.#isFromSpecification = isFromSpecification;
	}
	/**
	* @param target URL with the hash, as written.
	* @param readLabel Text of the link, which is often the text of the heading. Default: unknown.
	* @returns `undefined` for an anchor that exists or that can't be checked.
	*/
	checkAnchor(target, page, readLabel = () => void 0) {
		const { file, frontMatter } = page;
		const anchor = hashOfUrl(target);
		if (anchor === "" || anchor === "top" || anchor === "/") return void 0;
		const { url, title } = frontMatter;
		if (url !== void 0) return void 0;
		const ids = this.#idsOf(file);
		if (ids === void 0 || ids.exactIds.has(anchor) || ids.exactIds.has(rawHashOfUrl(target))) return void 0;
		if (this.#isFromSpecification(anchor, page)) return void 0;
		const otherSpelling = ids.otherSpellings.get(anchor);
		if (otherSpelling !== void 0) return otherSpelling.isAccepted ? void 0 : this.#checkOtherSpelling(otherSpelling.id);
		const certainty = canGenerateId(anchor, ids.generatedIds, () => this.#textOf(file));
		if (certainty === "yes") return void 0;
		const similarSpelling = ids.byLetters.get(lettersAndDigits(anchor));
		if (similarSpelling !== void 0) return this.#checkSpelling(anchor, similarSpelling);
		if (lettersAndDigits(anchor) !== "" && lettersAndDigits(anchor) === lettersAndDigits(title ?? "")) return {
			nearest: void 0,
			kind: "title"
		};
		const idsWithPrefix = anchor.length > 3 ? [...ids.exactIds].filter((id) => id.startsWith(anchor)) : [];
		const closestIds = idsWithPrefix.length === 1 ? idsWithPrefix : this.#nearest(anchor, ids.byNumbers.get(numbersOf(anchor)) ?? [], 2);
		const idsWithAllWords = idsWithWords(anchor, ids.byWord);
		const label = lettersAndDigits(readLabel() ?? "");
		const nearest = (label === "" ? void 0 : ids.byLetters.get(label)?.id) ?? closestIds[0] ?? findByNumber(anchor, ids) ?? this.#findByText(anchor, ids) ?? (certainty === "no" && idsWithAllWords.length === 1 ? idsWithAllWords[0] : void 0) ?? closestByCharacters(anchor, ids.byWord) ?? this.#findInTranslation(anchor, file, ids);
		if (certainty !== "no") return nearest === void 0 ? void 0 : {
			nearest,
			kind: "made"
		};
		if (nearest !== void 0) return {
			nearest,
			kind: "missing"
		};
		const headings = takeDistinct(4, [
			idsWithAllWords,
			idsWithSharedWords(anchor, ids),
			ids.exactIds
		]);
		return {
			nearest,
			kind: "missing",
			headings,
			more: ids.exactIds.size - headings.length
		};
	}
	/** Returns the id that an anchor refers to in the spelling of another host, or the anchor itself if there is none. */
	resolve(anchor, file) {
		const ids = this.#idsOf(file);
		if (ids === void 0 || ids.exactIds.has(anchor)) return anchor;
		const similarSpelling = ids.byLetters.get(lettersAndDigits(anchor));
		return ids.otherSpellings.get(anchor)?.id ?? (similarSpelling !== void 0 && isSpellingOfSomeHost(anchor, similarSpelling.spelling) ? similarSpelling.id : anchor);
	}
	/**
	* Finds the only id that has the words of an anchor, or nearly the same words, but another number or none. Short ids
	* must have the same number, because `step-3` is not meant by `step-2`.
	*/
	#findByText(anchor, { exactIds, byText, byWord }) {
		const idWithoutCounter = anchor.replace(/-\d+$/, "");
		if (exactIds.has(idWithoutCounter)) return idWithoutCounter;
		const text = textOfId(anchor);
		if (text.split("-").length < minWordsOfText) return void 0;
		const [closestText = text] = byText.has(text) ? [] : this.#nearest(text, byText.keys());
		const [id, ...otherIds] = byText.get(closestText) ?? idsWithWords(text, byWord);
		return otherIds.length === 0 ? id : void 0;
	}
	/**
	* Finds the heading that translates an anchor: the anchor's heading in the same page of another language has the same
	* position. `undefined` if the pages have different numbers of headings.
	*/
	#findInTranslation(anchor, file, { exactIds }) {
		this.#filesByTranslation ??= groupBy(this.#bodies.keys(), withoutLanguageFolders);
		for (const translation of this.#filesByTranslation.get(withoutLanguageFolders(file)) ?? []) {
			const otherIds = translation === file ? void 0 : this.#idsOf(translation)?.exactIds;
			const otherId = this.resolve(anchor, translation);
			if (otherIds?.size !== exactIds.size || !otherIds.has(otherId)) continue;
			return [...exactIds][[...otherIds].indexOf(otherId)];
		}
	}
	#textOf(file) {
		return getOrCreate(this.#textByFile, file, () => {
			const text = [...filesOfPage(file, this.#bodies)].map((name) => {
				const result = this.#read(name);
				return "text" in result ? result.text.replace(/#[^\s"'`)\]}>]+/g, "") : "";
			}).join("\n");
			return {
				letters: lettersAndDigits(text),
				wholeTexts: wholeTextsOf(text)
			};
		});
	}
	/**
	* Reports an anchor that differs from an id only in punctuation or letter case. Browsers compare ids
	* case-sensitively.
	*/
	#checkSpelling(anchor, { id, spelling }) {
		if (anchor.toLowerCase() === id) return {
			nearest: id,
			kind: "missing",
			isCase: true
		};
		return isSpellingOfSomeHost(anchor, spelling) ? this.#checkOtherSpelling(id) : {
			nearest: id,
			kind: "missing"
		};
	}
	#checkOtherSpelling(id) {
		return this.#slugs === "mintlify" ? void 0 : {
			nearest: id,
			kind: this.#slugs === "github" ? "missing" : "spelling"
		};
	}
	/**
	* Returns `undefined` if the ids are incomplete, because a file of the page does not parse, exceeds a limit, or is not
	* in the docs folder.
	*/
	#idsOf(file) {
		return getOrCreate(this.#idsByFile, file, () => {
			const bodies = [...filesOfPage(file, this.#bodies)].flatMap((name) => this.#bodies.get(name) ?? []);
			if (bodies.some((body) => body.syntaxError !== void 0 || body.excess !== void 0 || importsUnreadPage(body))) return void 0;
			const otherSpellings = /* @__PURE__ */ new Map();
			const plainIds = /* @__PURE__ */ new Set();
			for (const spellings of bodies.flatMap(({ spellings = [] }) => spellings)) {
				const id = idForRule(this.#slugs, spellings);
				plainIds.add(id);
				for (const [index, spelling] of spellings.entries()) if (!otherSpellings.has(spelling)) otherSpellings.set(spelling, {
					id,
					isAccepted: index > 1
				});
			}
			for (const id of plainIds) otherSpellings.delete(id);
			const exactIds = new Set(bodies.flatMap(({ anchors }) => anchors).filter((id) => !otherSpellings.has(id)));
			return {
				exactIds,
				otherSpellings,
				byNumbers: groupBy(exactIds, numbersOf),
				byName: groupBy(exactIds, removeLeadingNumber),
				byText: groupBy(exactIds, textOfId),
				byLetters: indexByLetters(exactIds),
				byWord: indexByWord(exactIds),
				generatedIds: [...new Set(bodies.flatMap(({ madeIds = [] }) => madeIds))]
			};
		});
	}
};
/** True if a file shows another page file that is not in the docs folder, such as `../../README.md`. */
function importsUnreadPage({ imports, snippets = [] }) {
	return imports.some(({ specifier, isUsed }) => isUsed && /\.mdx?$/i.test(specifier) && !snippets.some((file) => lastSegment(file) === lastSegment(specifier)));
}
/** True if a host may spell an id this way. No host has `#` in an id: `##start` never matches. */
function isSpellingOfSomeHost(anchor, id) {
	return withoutPunctuation(anchor) === withoutPunctuation(id) && separatesSameWords(anchor, id) && !anchor.includes("#");
}
/** Ids that have all words of an anchor: `how-to-install-it` for `install`. */
function idsWithWords(anchor, byWord) {
	const words = splitTerms(anchor);
	if (totalWeight(words) < minWeight) return [];
	const idSets = words.map((word) => byWord.get(word) ?? /* @__PURE__ */ new Set());
	const [smallestSet = /* @__PURE__ */ new Set()] = idSets.toSorted((a, b) => a.size - b.size);
	if (smallestSet.size > maxIdsOfWord) return [];
	return [...smallestSet].filter((id) => idSets.every((ids) => ids.has(id)));
}
/** Maximum number of ids with the same word. With more, the word gives no useful suggestions. */
const maxIdsOfWord = 100;
/**
* Ids that share long words with an anchor: most letters first, else in the order of the page. The words of an anchor
* such as `accessRights` are separate.
*/
function idsWithSharedWords(anchor, { byWord, exactIds }) {
	const weights = new Map(sharedWeights(anchor.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1-"), byWord));
	return [...exactIds].filter((id) => weights.has(id)).sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
}
/** Ids that share long words with an anchor, and the weight of these words, heaviest first. */
function sharedWeights(anchor, byWord) {
	const weights = /* @__PURE__ */ new Map();
	for (const word of new Set(splitTerms(anchor))) {
		const ids = byWord.get(word);
		if (ids === void 0 || weightOf(word) < minWeight || ids.size > maxIdsOfWord) continue;
		for (const id of ids) weights.set(id, (weights.get(id) ?? 0) + weightOf(word));
	}
	return [...weights].sort(([, a], [, b]) => b - a);
}
/**
* Finds the only id that shares at least half of its characters with an anchor in a script without spaces: `安装软件` for
* `如何安装软件`.
*/
function closestByCharacters(anchor, byWord) {
	if (anchor.search(unspacedText) === -1) return void 0;
	const [closest, second] = sharedWeights(anchor, byWord).filter(([id]) => numbersOf(id) === numbersOf(anchor)).map(([id, weight]) => ({
		id,
		share: 2 * weight / (totalWeight(splitTerms(anchor)) + totalWeight(splitTerms(id)))
	})).sort((a, b) => b.share - a.share);
	return closest !== void 0 && closest.share >= .5 && closest.share !== second?.share ? closest.id : void 0;
}
/** Text in scripts that don't separate words by spaces, or that join particles to words, as Korean does. */
const unspacedText = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]+/gu;
/** Minimum weight of words that identify a heading: four letters, or two characters of an unspaced script. */
const minWeight = 4;
/** Number of letters of a word; a character of an unspaced script counts as two. */
function weightOf(word) {
	return word.search(unspacedText) === -1 ? word.length : 2 * [...word].length;
}
function totalWeight(words) {
	return words.reduce((total, word) => total + weightOf(word), 0);
}
/** Words of an anchor. Unspaced text is split into overlapping pairs of characters: `安装软件 → 安装, 装软, 软件`. */
function splitTerms(anchor) {
	return splitWords(anchor.replace(unspacedText, (run) => ` ${characterPairs(run).join(" ")} `));
}
function characterPairs(run) {
	const characters = [...run];
	return characters.length === 1 ? characters : characters.slice(1).map((character, index) => (characters[index] ?? "") + character);
}
/** Minimum number of words of an anchor that identify a heading regardless of numbers. */
const minWordsOfText = 3;
function textOfId(id) {
	return splitWords(id).filter((word) => !/^\d+$/.test(word)).join("-");
}
function indexByWord(ids) {
	const byWord = /* @__PURE__ */ new Map();
	for (const id of ids) for (const word of splitTerms(id)) getOrCreate(byWord, word, () => /* @__PURE__ */ new Set()).add(id);
	return byWord;
}
/** Returns the first distinct texts of several lists. */
function takeDistinct(count, lists) {
	const distinctTexts = /* @__PURE__ */ new Set();
	for (const list of lists) for (const text of list) {
		if (distinctTexts.size === count) return [...distinctTexts];
		distinctTexts.add(text);
	}
	return [...distinctTexts];
}
function splitWords(anchor) {
	return anchor.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}
/** Finds an id that differs only in a leading number: `1-install` for `install`, or the reverse. */
function findByNumber(anchor, { byName }) {
	const name = removeLeadingNumber(anchor);
	const [id, ...otherIds] = byName.get(name) ?? [];
	return otherIds.length === 0 && (name === anchor || name === id) ? id : void 0;
}
function removeLeadingNumber(id) {
	return id.replace(/^_?\d+(?:[-_.]\d+)*[-_.]+(?=\p{L})/u, "");
}
/**
* Indexes ids by their letters and digits. Slug algorithms disagree on all other characters: whether a dot or slash
* becomes a dash, whether `&` becomes `and`, and which punctuation at the ends is kept.
*/
function indexByLetters(ids) {
	const spellings = /* @__PURE__ */ new Map();
	for (const id of ids) for (const spelling of [
		id,
		id.replaceAll("--", "-and-"),
		id.replaceAll("&", "and")
	]) if (!spellings.has(lettersAndDigits(spelling))) spellings.set(lettersAndDigits(spelling), {
		id,
		spelling
	});
	return spellings;
}
function withoutPunctuation(anchor) {
	return anchor.replace(/[^\p{L}\p{N}]+/gu, "");
}
/**
* True if an anchor separates all words that the id separates. No host joins words, such as `firststeps` for
* `first-steps`.
*/
function separatesSameWords(anchor, id) {
	const anchorBorders = wordBorders(anchor);
	return [...wordBorders(id)].every((border) => anchorBorders.has(border));
}
function wordBorders(anchor) {
	const words = anchor.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
	let letterCount = 0;
	return new Set(words.slice(0, -1).map((word) => letterCount += word.length));
}
const stringOrTagContent = /"([^"\n]+)"|'([^'\n]+)'|`([^`\n]+)`|>([^<>]+)(?=<)/g;
function wholeTextsOf(text) {
	const strings = [...text.matchAll(stringOrTagContent)].map(([, ...groups]) => groups.find((group) => group !== void 0));
	const lines = text.replace(/<[^<>\n]*>/g, "").split("\n").filter((line) => !/^\s*\[[^\]]*\]:/.test(line));
	return new Set([...strings, ...lines].map((part = "") => lettersAndDigits(part)));
}
/**
* Decides if code can generate an id. A placeholder may be a number, or consecutive words anywhere in the page's files.
* `perhaps`: all words occur, but not consecutively.
*
* @param patterns Ids that the code generates, with `*` for placeholders: `step-*`.
* @param readText Returns the text of the page's files.
*/
function canGenerateId(anchor, patterns, readText) {
	const results = new Set(patterns.map((pattern) => matchIdPattern(anchor, pattern, readText)));
	if (results.has("yes")) return "yes";
	return results.has("perhaps") ? "perhaps" : "no";
}
function matchIdPattern(anchor, pattern, readText) {
	if (pattern === "*#") return [anchor, anchor.replace(/-\d+$/, "")].map(lettersAndDigits).some((text) => readText().wholeTexts.has(text)) ? "yes" : "no";
	const isAnyText = pattern.includes("**");
	const escapedParts = pattern.split(/\*+/).map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
	const [, ...placeholderTexts] = new RegExp(`^${escapedParts.join("(.*)")}$`, "is").exec(anchor) ?? [];
	if (placeholderTexts.length === 0) return "no";
	if (isAnyText) return "yes";
	const significantTexts = placeholderTexts.map((gap) => gap.replace(/-\d+$/, "")).filter((gap) => /\p{L}/u.test(gap));
	if (significantTexts.every((gap) => readText().letters.includes(lettersAndDigits(gap)))) return "yes";
	return significantTexts.flatMap((gap) => gap.split(/[^\p{L}\p{N}]+/u)).every((word) => readText().letters.includes(word.toLowerCase())) ? "perhaps" : "no";
}
//#endregion
//#region src/core/inspect/common-faults.ts
/**
* Minimum number and share of findings with one code that have the same fault, to report the fault as their common
* cause.
*/
const minFindings = 10;
const minShare = .5;
/** Matches ids that word processors and help centers generate: `_Toc1234567`, `h_01HV7Z3GQ4`, `h.x3k9f0a2`. */
const bookmarkId = /^(?:_?toc_?|h[_.]|bookmark-?|id[_.-])(?=[a-z\d]*\d)[a-z\d]{6,}$/i;
/**
* Marks broken links to headings that have the same fault as most others: `#install` for all headings like `1-install`.
*/
function markCommonAnchorFaults(findings) {
	return markCommonFault(findings, "link-anchor", ({ anchor, nearest, isCase, kind }) => {
		if (kind !== "missing") return void 0;
		if (nearest === void 0) return bookmarkId.test(anchor) ? "bookmark" : void 0;
		if (isCase === true) return "case";
		if (removeLeadingNumber(nearest) === anchor) return "number missing";
		if (removeLeadingNumber(anchor) === nearest) return "number added";
		return lettersAndDigits(anchor) === lettersAndDigits(nearest) ? "hyphens" : void 0;
	});
}
/** Marks broken links to pages that have the same fault as most others: `/start.html` for all pages like `/start`. */
function markCommonLinkFaults(findings) {
	return markCommonFault(findings, "link-missing", ({ resolved, nearest: [nearest], isCase }) => {
		if (nearest === void 0) return void 0;
		if (isCase) return "case";
		if (nearest === resolved.replace(/(?:\/index)?\.(?:html?|aspx?|php)$/i, "")) return "extension";
		if (nearest === resolved.replaceAll("_", "-")) return "underscores";
		return nearest.endsWith(resolved) ? `below ${nearest.slice(0, -resolved.length)}` : void 0;
	});
}
function markCommonFault(findings, code, faultOf) {
	const faults = /* @__PURE__ */ new Map();
	const counts = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		if (finding.code !== code) continue;
		const fault = faultOf(finding.args);
		faults.set(finding, fault);
		if (fault !== void 0) counts.set(fault, (counts.get(fault) ?? 0) + 1);
	}
	const [[commonFault, count] = ["", 0]] = [...counts].sort(([, a], [, b]) => b - a);
	if (count < Math.max(minFindings, minShare * faults.size)) return findings;
	return findings.map((finding) => faults.get(finding) === commonFault ? {
		...finding,
		args: {
			...finding.args,
			common: commonFault
		}
	} : finding);
}
//#endregion
//#region src/core/pages/moved-pages.ts
/**
* Looks up renamed pages in the Git history, with one call of `Host.movedTo` for all paths.
*
* @param paths Paths of missing pages, without extension.
* @returns Current paths by missing path, only for pages that exist.
*/
async function findMovedPages(paths, host, { pages, layout }) {
	const missingPaths = [...new Set(paths)];
	if (missingPaths.length === 0) return /* @__PURE__ */ new Map();
	const currentFiles = await host.movedTo(missingPaths.flatMap((path) => possibleFiles(path, layout)));
	return new Map(missingPaths.flatMap((path) => {
		const [currentPath] = possibleFiles(path, layout).flatMap((file) => pagePathOfFile(urlPathOfFile(currentFiles.get(file) ?? "", layout)) ?? []);
		return currentPath !== void 0 && pages.has(currentPath) ? [[path, currentPath]] : [];
	}));
}
/**
* True if a rename in the Git history is certain enough to fix links to the page. Requires that the page kept its name,
* language and version, and that no other page of that name shares as many folders with the old path. Git detects
* renames by similar content, so a page with a different name may be a different page.
*
* @param sameNamePaths Paths of the pages that have the current name, including the page itself.
* @param edition Language and version of the pages that contain the link. Used if the old path has neither.
*/
function isConfidentMove(from, to, sameNamePaths = [], edition = "") {
	const normalize = (path) => path.toLowerCase().replace(/^\//, "");
	const [oldPath, newPath] = [normalize(from), normalize(to)];
	const newEdition = editionOf(to);
	if (lastSegment(oldPath) !== lastSegment(newPath) || newEdition !== (editionOf(from) || edition)) return false;
	if (newPath.endsWith(`/${oldPath}`) && newPath !== `${newEdition}/${oldPath}` || oldPath.includes("/") && firstSegment(oldPath.slice(oldPath.indexOf("/") + 1)) === firstSegment(newPath)) return false;
	const sharedCount = countSharedSegments(from, to);
	return sameNamePaths.every((item) => item === to || editionOf(item) !== newEdition || countSharedSegments(from, item) < sharedCount);
}
function firstSegment(path) {
	return path.replace(/\/.*$/s, "");
}
function countSharedSegments(path, otherPath) {
	const segments = new Set(otherPath.toLowerCase().split("/"));
	return path.toLowerCase().split("/").filter((segment) => segments.has(segment)).length;
}
function possibleFiles(path, { pages }) {
	return [`${pages}${path}.mdx`, `${pages}${path}.md`];
}
//#endregion
//#region src/core/pages/suggest-routes.ts
const maxSuggestions = 2;
const maxComparisons = 3e5;
/** Names of pages that many folders have, so that a page with this name elsewhere may be another one. */
const commonNames = new Set([
	...[
		"overview",
		"introduction",
		"intro",
		"quickstart",
		"index",
		"home",
		"welcome",
		"get",
		"list",
		"create",
		"update"
	],
	...[
		"getting-started",
		"installation",
		"setup",
		"configuration",
		"examples",
		"example",
		"faq",
		"changelog",
		"api"
	],
	...[
		"usage",
		"authentication",
		"reference",
		"delete",
		"start",
		"guide",
		"guides",
		"concepts",
		"errors"
	]
]);
/** Suggests pages for broken links. Prefers no suggestion to a wrong one. */
var RouteSuggester = class {
	#routes;
	#routeSet;
	#byCase;
	#byNameKey;
	#byName;
	#findMisspelled = createPathSearch(maxComparisons);
	constructor(routes) {
		this.#routes = [...routes];
		this.#routeSet = new Set(this.#routes);
		this.#byCase = groupBy(this.#routes, foldCase);
		this.#byNameKey = groupBy(this.#routes, nameKey);
		this.#byName = groupBy(this.#routes, nameOf);
	}
	/**
	* @param path Target of the link, with or without a leading slash.
	* @param from Routes of the pages that contain the link, which are suggested only for their own path; empty for a link
	* outside of pages.
	* @param movedTo Route that the page was renamed to, according to the Git history.
	*/
	suggest(path, from, movedTo) {
		const route = `/${path.replace(/["'”’]+$/, "").replace(/^\/+|\.mdx?$|(?:\/index)?\.(?:html?|aspx?|php)$/g, "").trim()}`;
		const isOtherPage = (item) => !from.includes(item);
		const caseVariants = (this.#byCase.get(foldCase(route)) ?? []).filter(isOtherPage);
		if (caseVariants.length > 0) return {
			routes: caseVariants.slice(0, maxSuggestions),
			isCase: caseVariants[0] !== route,
			isSure: caseVariants.length === 1
		};
		if (from.length === 1 && from[0] === route) return {
			routes: [route],
			isCase: false,
			isSure: false
		};
		const movedRoute = movedTo !== void 0 && isOtherPage(movedTo) ? movedTo : void 0;
		const sameNameRoutes = this.#byName.get(nameOf(movedRoute ?? ""));
		if (movedRoute !== void 0 && isConfidentMove(route, movedRoute, sameNameRoutes, sharedEdition(from))) return {
			routes: [movedRoute],
			isCase: false,
			isSure: true,
			isMoved: true
		};
		const counterpart = movedRoute === void 0 ? void 0 : this.#counterpart(movedRoute, from[0] ?? "/");
		const similar = preferSameEdition(this.#similar(route, from[0] ?? "/"), route, from[0] ?? "/").filter(isOtherPage);
		const routes = [...new Set([
			counterpart ?? [],
			movedRoute ?? [],
			similar
		].flat())].slice(0, maxSuggestions);
		const namesakes = routes.length === 0 ? this.#findNamesakes(route, from[0] ?? "/") : [];
		const folder = routes.length === 0 && namesakes.length === 0 ? this.#findFolder(route, isOtherPage) : void 0;
		return {
			routes,
			isCase: false,
			isSure: false,
			isMoved: routes.length === 1 && routes[0] === movedRoute,
			...namesakes.length > 0 ? { namesakes } : {},
			...withoutUndefined({ folder })
		};
	}
	/** Finds the folder that a link names, with or without the site's base path, else the folder of its only page. */
	#findFolder(route, isOtherPage) {
		const folderRoute = route.replace(/\/(?:index|readme)$/i, "");
		const parentRoute = folderOf(folderRoute);
		for (const folder of [
			folderRoute,
			`/${folderRoute.split("/").slice(2).join("/")}`,
			parentRoute
		]) {
			if (folder.length < 2) continue;
			const [firstPage, ...otherPages] = this.#routes.filter((item) => item.startsWith(`${folder}/`) && isOtherPage(item));
			if (firstPage === void 0 || folder === parentRoute && otherPages.length > 0) continue;
			return {
				path: folder.slice(1),
				pages: [firstPage, ...otherPages],
				isTarget: folder !== parentRoute
			};
		}
	}
	#similar(route, from) {
		const routesWithoutBase = this.#withoutBasePath(route);
		if (routesWithoutBase.length > 0) return routesWithoutBase;
		const renamedRoutes = this.#byNameKey.get(nameKey(route)) ?? [];
		if (renamedRoutes.length > 0) return renamedRoutes;
		const misspelledRoutes = this.#findMisspelled(route, this.#routes);
		return misspelledRoutes.length > 0 ? misspelledRoutes : this.#moved(route, from);
	}
	/** Finds the page at a route without its first segment, which may be the site's base path. */
	#withoutBasePath(route) {
		const routeWithoutBase = `/${route.split("/").slice(2).join("/")}`;
		return routeWithoutBase !== "/" && this.#routeSet.has(routeWithoutBase) ? [routeWithoutBase] : [];
	}
	#counterpart(route, from) {
		const [routeEdition = [], pageEdition = []] = [editionOf(route), editionOf(from) || editionOf(`${from}/`)].map(segmentsOf);
		if (pageEdition.length === 0 || String(routeEdition) === String(pageEdition)) return void 0;
		const path = segmentsOf(route).filter((segment) => !routeEdition.includes(segment.toLowerCase()));
		return this.#byCase.get(foldCase(`/${[...pageEdition, ...path].join("/")}`))?.find((candidate) => candidate !== route);
	}
	/**
	* Pages with the same name in other folders, numbers before the name and ids after it aside: the pages whose parent folder has the
	* same name too, else the only page in a subfolder of the route's folder, else all. A common page name must have a
	* parent folder with the same name.
	*/
	#moved(route, from) {
		const name = nameOf(route);
		const sameNameRoutes = this.#byName.get(name) ?? [];
		const folder = lastSegment(folderOf(route)).toLowerCase();
		const sameFolderRoutes = folder === "" ? [] : sameNameRoutes.filter((item) => lastSegment(folderOf(item)).toLowerCase() === folder);
		if (sameFolderRoutes.length > 0) return sameFolderRoutes;
		if (commonNames.has(name)) return [];
		const deeperRoutes = sameNameRoutes.filter((candidate) => isDeeper(candidate, folderOf(route).toLowerCase()));
		return deeperRoutes.length === 1 && preferSameEdition(deeperRoutes, route, from).length === 1 ? deeperRoutes : sameNameRoutes;
	}
	/**
	* Finds the pages in other folders with the same last segment as a route. The pages nearest to the route come first.
	* Without such a page in the language of the link, returns the translations of the missing page.
	*/
	#findNamesakes(route, from) {
		const sameNameRoutes = this.#byName.get(nameOf(route)) ?? [];
		const routesInLanguage = sameNameRoutes.filter((candidate) => isInLanguage(candidate, route, from));
		const translations = () => {
			const path = foldCase(withoutLanguageFolders(route));
			return sameNameRoutes.filter((candidate) => foldCase(withoutLanguageFolders(candidate)) === path);
		};
		return (routesInLanguage.length > 0 ? routesInLanguage : translations()).map((candidate) => ({
			candidate,
			distance: folderDistance(candidate, route)
		})).sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1)).map(({ candidate }) => candidate);
	}
};
function nameKey(route) {
	return foldCase(withoutNumbersAndIds(route));
}
function nameOf(route) {
	return nameKey(lastSegment(route));
}
/** Number of folders that only one of two routes is in. */
function folderDistance(a, b) {
	const [foldersA, foldersB] = [a, b].map((route) => segmentsOf(folderOf(route).toLowerCase()));
	const sharedFolders = foldersA?.filter((folder) => foldersB?.includes(folder)) ?? [];
	return (foldersA?.length ?? 0) + (foldersB?.length ?? 0) - 2 * sharedFolders.length;
}
function isDeeper(route, folder) {
	return folder !== "" && route.toLowerCase().startsWith(`${folder}/`);
}
/** True for a page in the language of the link or of the linking page, in English, or outside of language folders. */
function isInLanguage(candidate, route, from) {
	return [
		"",
		"en",
		languageFolder(route),
		languageFolder(from) || languageFolder(`${from}/`)
	].includes(languageFolder(candidate));
}
/**
* Keeps the routes with the language and version of the link, else those with the language and version of the linking
* page. If there are none, a single candidate is kept. If too many are left, returns none.
*/
function preferSameEdition(candidates, route, from) {
	const routes = candidates.filter((item) => isInLanguage(item, route, from));
	for (const edition of [editionOf(route), editionOf(from)]) {
		const matches = routes.filter((item) => editionOf(item) === edition);
		if (matches.length > 0) return matches.length <= maxSuggestions ? matches : [];
	}
	return routes.length === 1 ? routes : [];
}
function sharedEdition(pages) {
	const editions = new Set(pages.map((page) => editionOf(`${page}/`)));
	return editions.size === 1 ? [...editions][0] : void 0;
}
function segmentsOf(path) {
	return path.split("/").filter((segment) => segment !== "");
}
/**
* Returns a function that suggests targets for broken links.
*
* @param operations Routes of operations by `operationKey`, for URLs built from operation ids.
* @param movedPages Renamed pages from `findMovedPages`.
*/
function createTargetSuggester({ allRoutes, base }, movedPages, operations) {
	const suggester = new RouteSuggester(allRoutes);
	return ({ text, path, pageRoutes }) => {
		const currentPath = movedPages.get(pagePathOfUrl(path));
		const { routes: similar, ...certainty } = suggester.suggest(path, pageRoutes, currentPath === void 0 ? void 0 : routeOf(currentPath));
		const operation = similar.length > 0 ? void 0 : operations.get(operationKey(lastSegment(path)));
		const routes = operation === void 0 ? similar : [operation];
		const targets = pageRoutes.length > 1 && !text.trim().startsWith("/") ? [] : routes.flatMap((route) => retarget(text, path, route, base) ?? []);
		return {
			...certainty,
			nearest: routes,
			targets,
			isSure: certainty.isSure && targets.length === 1
		};
	};
}
/** Normalizes an operation id, or a URL segment built from one: `listUsers` and `list-users → listusers`. */
function operationKey(id) {
	return id.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
}
//#endregion
export { isConfidentMove as a, Anchors as c, pagesBySnippet as d, lettersAndDigits as f, findMovedPages as i, filesOfPage as l, createTargetSuggester as n, markCommonAnchorFaults as o, operationKey as r, markCommonLinkFaults as s, RouteSuggester as t, mayHaveUpdates as u };
