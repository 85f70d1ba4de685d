import { ancestorFolders, normalizePath } from "../values/paths.js";
import { appendTo } from "../values/lists.js";
import { fillPattern, hasWildcard, matchPattern, patternParts, removeTrailingWildcard } from "./pattern.js";
import { decodePercent } from "./url.js";
//#region src/core/links/redirects.ts
/** False for sources with a query or hash: browsers don't send a hash, and redirects are matched without the query. */
function canMatch(source) {
	return !/[?#]/.test(source);
}
/** Normalizes a source or URL path for comparison: decoded, NFC, without surrounding slashes. */
function normalizeRedirectPath(text) {
	const path = decodePercent(text).normalize("NFC");
	return normalizePath(path) ?? path;
}
/**
* Index of the redirects of a site. Exact sources take priority over sources with wildcards, which match in file order.
* The cost of a lookup grows with the length of the path and the number of sources that share its prefix. Sources that
* can never match are left out.
*/
var Redirects = class {
	#exact = /* @__PURE__ */ new Map();
	#wildcards = /* @__PURE__ */ new Map();
	constructor(rules) {
		for (const [index, { source, destination }] of rules.entries()) {
			if (!canMatch(source)) continue;
			const path = normalizeRedirectPath(source);
			if (hasWildcard(path)) {
				const segments = path.split("/");
				const prefix = segments.slice(0, segments.findIndex(hasWildcard)).join("/");
				const parts = patternParts(path);
				const wildcardRedirect = {
					index,
					destination,
					parts,
					bareParts: removeTrailingWildcard(parts)
				};
				appendTo(this.#wildcards, prefix, wildcardRedirect);
			} else if (!this.#exact.has(path)) this.#exact.set(path, {
				index,
				destination,
				isWildcard: false,
				isEmptyMatch: false
			});
		}
	}
	/**
	* Finds the redirect for a path. `/old/:slug*` also matches `/old`, as on some hosts, so that links which work there
	* are not reported as broken.
	*
	* @param path Normalized by `normalizeRedirectPath`.
	*/
	find(path) {
		return this.#exact.get(path) ?? this.#firstWildcard(path, true);
	}
	/** Finds the redirect that every host applies. A trailing wildcard doesn't match an empty path. */
	findStrictly(path) {
		return this.#exact.get(path) ?? this.#firstWildcard(path, false);
	}
	findAll(path) {
		const wildcardMatches = this.#candidates(path).flatMap((candidate) => applyWildcard(candidate, path, false) ?? []);
		return [this.#exact.get(path) ?? [], wildcardMatches].flat();
	}
	#firstWildcard(path, allowEmptyMatch) {
		let bestMatch;
		for (const candidate of this.#candidates(path)) if (bestMatch === void 0 || candidate.index < bestMatch.index) bestMatch = applyWildcard(candidate, path, allowEmptyMatch) ?? bestMatch;
		return bestMatch;
	}
	#candidates(path) {
		return [...new Set([
			"",
			...ancestorFolders(path),
			path
		])].flatMap((segments) => this.#wildcards.get(segments) ?? []);
	}
};
function applyWildcard(redirect, path, allowEmptyMatch) {
	const strictCaptures = matchStrictly(redirect, path);
	const captures = strictCaptures ?? (allowEmptyMatch ? matchEmptyWildcard(redirect, path) : void 0);
	if (captures === void 0) return void 0;
	const isBare = strictCaptures === void 0;
	return {
		index: redirect.index,
		destination: fillPattern(redirect.destination, captures),
		isWildcard: true,
		isEmptyMatch: isBare
	};
}
function matchStrictly({ parts, bareParts }, path) {
	const captures = matchPattern(parts, path);
	return bareParts === void 0 || captures?.at(-1)?.text !== "" ? captures : void 0;
}
function matchEmptyWildcard({ parts, bareParts }, path) {
	const captures = bareParts === void 0 ? void 0 : matchPattern(bareParts, path);
	const lastPart = parts.at(-1);
	return captures && lastPart?.kind === "rest" ? [...captures, {
		name: lastPart.name,
		text: ""
	}] : void 0;
}
/**
* Follows redirects from a path until none applies.
*
* @param find Returns the redirect to follow; `undefined` ends the walk.
* @param pathOf Returns the path of a destination on the site; `undefined` ends the walk.
* @param firstMatch First redirect. Default: the one that `find` returns for the start.
*/
function walkRedirects(start, find, pathOf, firstMatch = find(start)) {
	const steps = [];
	const visited = /* @__PURE__ */ new Map();
	let path = start;
	let wildcardCount = 0;
	for (let match = firstMatch; match !== void 0; match = find(path)) {
		const loopStart = visited.get(path);
		if (loopStart !== void 0) return {
			steps,
			path,
			loopStart
		};
		if (match.isWildcard && ++wildcardCount > 10) return {
			steps,
			path,
			isEndless: true
		};
		visited.set(path, steps.length);
		steps.push({
			...match,
			path
		});
		const nextPath = pathOf(match.destination);
		if (nextPath === void 0) return {
			steps,
			path: void 0
		};
		path = nextPath;
	}
	return {
		steps,
		path
	};
}
//#endregion
export { Redirects, normalizeRedirectPath, walkRedirects };
