import { a as withoutBase, i as splitUrl, n as isExternal, r as parseUrl, t as decodePercent } from "./url-DMQRjnVx.js";
/** Milliseconds to wait before a retry if the response has no `Retry-After`. */
const maxRetryMilliseconds = 8e3;
const maxErrorTextBytes = 16 * 2 ** 10;
/** Pages of the feedback listing, which together contain about a million entries. */
const maxFeedbackPages = 1e4;
/** Characters of a feedback path that a message shows in full. */
const maxFeedbackPathLength = 2e3;
/** `0.3 seconds`, `5 seconds`, `12 minutes`, `2 hours`. Durations of at least one second are rounded up. */
function formatDuration(milliseconds) {
	const [unitMilliseconds, unitName] = [[36e5, "hour"], [6e4, "minute"]].find(([unit]) => milliseconds >= 2 * unit) ?? [1e3, "second"];
	const roundedCount = milliseconds < 1e3 ? Math.max(.1, Number((milliseconds / 1e3).toFixed(1))) : Math.ceil(milliseconds / unitMilliseconds);
	return `${roundedCount} ${unitName}${roundedCount === 1 ? "" : "s"}`;
}
/** @returns `32 MiB`, `1.5 KiB`, `100 bytes`. */
function formatBytes(bytes) {
	if (bytes >= 2 ** 20) return `${Number((bytes / 2 ** 20).toFixed(1))} MiB`;
	return bytes >= 2 ** 10 ? `${Number((bytes / 2 ** 10).toFixed(1))} KiB` : `${bytes} bytes`;
}
//#endregion
//#region src/core/values/paths.ts
const unnormalizedPath = /^\/|\/$|\/\/|(?:^|\/)\.\.?(?:\/|$)/;
/**
* Normalizes an entry to a page path: drops `./`, and leading, trailing and double slashes.
*
* @returns `undefined` for a path outside the docs folder.
*/
function normalizePath(entry) {
	if (!unnormalizedPath.test(entry)) return entry;
	const segments = [];
	for (const segment of entry.split("/")) if (segment === "..") {
		if (segments.pop() === void 0) return void 0;
	} else if (segment !== "" && segment !== ".") segments.push(segment);
	return segments.join("/");
}
/** URL path of a page, without a trailing `index` and without unsafe characters: `guides/index → /guides`. */
function routeOf(path) {
	const safePath = withoutUnsafeCharacters(path);
	if (safePath === "index") return "/";
	return `/${safePath.endsWith("/index") ? safePath.slice(0, -6) : safePath}`;
}
/** Characters that end the path of a URL, and `%`, which servers decode. */
const unsafeCharacters = /[?#%]/;
function hasUnsafeCharacter(path) {
	return unsafeCharacters.test(path);
}
/**
* A path without the characters `?`, `#` and `%`, as builds write it: `Why? → Why`. An empty segment becomes `page`.
*/
function withoutUnsafeCharacters(path) {
	if (!hasUnsafeCharacter(path)) return path;
	return path.split("/").map((segment) => hasUnsafeCharacter(segment) ? segment.replace(/[?#%]/g, "").trim() : segment).map((segment) => /^\.{0,2}$/.test(segment) ? "page" : segment).join("/");
}
/** All ancestor folders, outermost first: `a/b/c → a, a/b`. */
function ancestorFolders(path) {
	const segments = path.split("/");
	return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join("/"));
}
/** A path without `.mdx` or `.md`; `undefined` for other extensions. */
function withoutExtension(path) {
	return /^(.+)\.mdx?$/i.exec(path)?.[1];
}
const defaultLayout = {
	pages: "",
	public: ""
};
function urlPathOfFile(file, { pages, public: publicFolder }) {
	for (const folder of [publicFolder, pages]) if (folder !== "" && file.startsWith(folder)) return file.slice(folder.length);
	return file;
}
//#endregion
//#region src/core/values/lists.ts
function appendTo(lists, key, item) {
	const list = lists.get(key);
	if (list === void 0) lists.set(key, [item]);
	else list.push(item);
}
function groupBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) appendTo(groups, keyOf(item), item);
	return groups;
}
//#endregion
//#region src/core/links/pattern.ts
const wildcard = /(:[A-Za-z_]\w*\*?|\*+)/;
function hasWildcard(text) {
	return wildcard.test(text);
}
/** Splits a source or destination into its parts. Text parts are never empty. */
function patternParts(pattern) {
	return pattern.split(wildcard).flatMap((piece, index) => {
		if (index % 2 === 0) return piece === "" ? [] : [{
			kind: "text",
			text: piece
		}];
		return [{
			kind: piece.endsWith("*") ? "rest" : "segment",
			name: piece.replace(/[:*]/g, "")
		}];
	});
}
/** Removes a trailing wildcard: `/old/:slug* → /old`. `undefined` if the last segment isn't such a wildcard. */
function removeTrailingWildcard(parts) {
	const previous = parts.at(-2);
	if (parts.at(-1)?.kind !== "rest") return void 0;
	if (previous === void 0) return [];
	if (previous.kind !== "text" || !previous.text.endsWith("/")) return void 0;
	const text = previous.text.slice(0, -1);
	return [...parts.slice(0, -2), ...text === "" ? [] : [{
		kind: "text",
		text
	}]];
}
/**
* Matches a path against a pattern, and captures the text of each wildcard greedily. `undefined` if the path doesn't
* match. The time is proportional to the number of parts times the length of the path, so that no pattern can cause
* exponential backtracking.
*/
function matchPattern(parts, path) {
	const [onlyPart] = parts;
	if (parts.length === 1 && onlyPart?.kind === "rest") return [{
		name: onlyPart.name,
		text: path
	}];
	const rowLength = path.length + 2;
	const matches = new Uint8Array((parts.length + 1) * rowLength);
	matches[parts.length * rowLength + path.length] = 1;
	for (const [index, part] of [...parts.entries()].reverse()) {
		const [rowStart, nextRowStart] = [index * rowLength, (index + 1) * rowLength];
		for (let offset = path.length; offset >= 0; offset--) matches[rowStart + offset] = matchesAt(part, offset, rowStart, nextRowStart) ? 1 : 0;
	}
	return matches[0] === 1 ? capture() : void 0;
	function matchesAt(part, offset, rowStart, nextRowStart) {
		if (part.kind === "text") return path.startsWith(part.text, offset) && matches[nextRowStart + offset + part.text.length] === 1;
		if (part.kind === "rest") return matches[nextRowStart + offset] === 1 || matches[rowStart + offset + 1] === 1;
		return offset < path.length && path[offset] !== "/" && (matches[nextRowStart + offset + 1] === 1 || matches[rowStart + offset + 1] === 1);
	}
	function capture() {
		const captures = [];
		let offset = 0;
		for (const [index, part] of parts.entries()) {
			if (part.kind === "text") {
				offset += part.text.length;
				continue;
			}
			const slash = path.indexOf("/", offset);
			let end = part.kind === "rest" || slash === -1 ? path.length : slash;
			while (matches[(index + 1) * rowLength + end] !== 1) end--;
			captures.push({
				name: part.name,
				text: path.slice(offset, end)
			});
			offset = end;
		}
		return captures;
	}
}
/**
* Returns a function that finds the capture for a wildcard of a destination. Callers pass the names of the wildcards in
* order. A name gets the capture with that name. A star (`''`) gets the capture of the next star, or of the last star
* if none is left.
*/
function captureFinder(captures, starCaptures) {
	let starIndex = 0;
	return (name) => name === "" ? starCaptures[Math.min(starIndex++, starCaptures.length - 1)] : captures.find((capture) => capture.name === name);
}
/**
* Fills the wildcards of a destination with the captures that `captureFinder` finds. Unknown wildcards are kept as
* written. If a wildcard is empty, the slash before it is dropped.
*/
function fillPattern(destination, captures) {
	const findCapture = captureFinder(captures, captures.filter(({ name }) => name === ""));
	const parts = destination.split(wildcard);
	let result = "";
	for (const [index, piece] of parts.entries()) {
		const capture = index % 2 === 0 ? void 0 : findCapture(piece.replace(/[:*]/g, ""));
		if (capture === void 0) result += piece;
		else if (capture.text !== "") result += capture.text.replace(/[%?#]/g, encodeURIComponent);
		else if (result.endsWith("/") && result !== "/" && /^(?:[/?#]|$)/.test(parts[index + 1] ?? "")) result = result.slice(0, -1);
	}
	return result;
}
//#endregion
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
//#region src/core/links/lookup.ts
function createLinkLookup({ base, routes, redirects, files = /* @__PURE__ */ new Map(), layout = defaultLayout, isUnknown = () => false }) {
	const routesByName = /* @__PURE__ */ new Map();
	for (const route of routes) {
		const name = route.normalize("NFC");
		if (!routesByName.has(name)) routesByName.set(name, route);
	}
	let firstPages;
	return {
		base,
		redirects: new Redirects(redirects),
		routeAt: (route) => routesByName.get(route.normalize("NFC")),
		allRoutes: [...routesByName.values()],
		firstPageIn(folder) {
			firstPages ??= firstPageByFolder(routesByName.values());
			return firstPages.get(folder.normalize("NFC"));
		},
		layout,
		isFile: (path) => files.has(path),
		hasFileBelow(folder) {
			for (const file of files.keys()) if (file.startsWith(`${folder}/`)) return true;
			return false;
		},
		isUnknown,
		resolutionCache: /* @__PURE__ */ new Map()
	};
}
/**
* Creates the lookup of a resolved site, for generators and for URLs that readers visited.
*
* @param includeMissing Includes pages that entries name but that don't exist, because readers may have seen them in an
* earlier version of the site.
* @param layout Folders that are left out of URLs. Default: none.
*/
function createSiteLookup({ pages, site }, includeMissing = false, layout = defaultLayout) {
	const routes = Object.keys(pages).filter((route) => includeMissing || pages[route]?.missing !== true);
	return createLinkLookup({
		base: site.base,
		routes,
		redirects: site.redirects,
		layout
	});
}
function firstPageByFolder(routes) {
	const firstPages = /* @__PURE__ */ new Map();
	for (const route of routes) {
		const name = route.normalize("NFC").slice(1);
		if (!firstPages.has("")) firstPages.set("", route);
		for (let slashIndex = name.lastIndexOf("/"); slashIndex !== -1; slashIndex = name.lastIndexOf("/", slashIndex - 1)) {
			const folder = name.slice(0, slashIndex);
			if (firstPages.has(folder)) break;
			firstPages.set(folder, route);
		}
	}
	return firstPages;
}
//#endregion
//#region src/core/links/resolve.ts
/**
* Resolves a URL in the text of a page. Generators resolve relative URLs differently, so several bases are tried in
* order: the file, the page's parent, the page itself, the root, and the root with leading `../` removed.
*/
function resolveLink(text, { route, file }, lookup) {
	if (isExternal(text)) return { to: "site" };
	const [path, suffix] = splitUrl(normalizeWhitespace(text));
	if (path === "") return {
		to: "page",
		route,
		suffix,
		isFolder: false,
		isGuess: false
	};
	if (path.startsWith("/")) return withSuffix(resolvePath(path, lookup), suffix);
	const fromFile = resolvePath(`/${parentFolderOf(file === null ? route.slice(1) : urlPathOfFile(file, lookup.layout))}${path}`, lookup);
	if (fromFile.to !== "nothing") return withSuffix(fromFile, suffix);
	const guesses = [
		parentFolderOf(route.slice(1)),
		`${route.slice(1)}/`,
		""
	].map((folder) => `/${folder}${path}`);
	if (lookup.base === "") guesses.push(`/${path.replace(/^(?:\.{1,2}\/)+/, "")}`);
	const resolutions = guesses.map((guess) => {
		const resolution = resolvePath(guess, lookup);
		return resolution.to === "page" && resolution.route === route && guess.startsWith(`${route}/`) ? fromFile : resolution;
	});
	const bestResolution = resolutions.find(({ to }) => to !== "nothing");
	if (bestResolution?.to !== "page") return bestResolution ?? fromFile;
	const isContested = resolutions.some((resolution) => resolution.to === "page" && resolution.route !== bestResolution.route);
	return withSuffix({
		...bestResolution,
		isGuess: true,
		...isContested ? { isContested } : {}
	}, suffix);
}
/**
* Resolves a URL in a page or in a file that pages import. For each page, tries the file as the base and then the page.
*
* @param file File that contains the URL; null if there is none.
* @param pages Pages that show the file: at least one.
*/
function resolveOnPages(text, file, pages, lookup) {
	let firstResolution;
	for (const page of pages) for (const base of new Set([file, page.file])) {
		const resolution = resolveLink(text, {
			route: page.route,
			file: base
		}, lookup);
		if (resolution.to !== "nothing") return resolution;
		firstResolution ??= resolution;
	}
	return firstResolution ?? { to: "unknown" };
}
/** Browsers ignore tabs and line breaks in URLs (https://url.spec.whatwg.org/#concept-basic-url-parser). */
function normalizeWhitespace(text) {
	return text.trim().replace(/[\t\n\r]/g, "");
}
/**
* Finds the page for a URL from an external source, such as feedback. The URL may have a scheme and host, base path,
* extra slashes, extension, `index`, query, hash and percent-encoding. An exact match takes priority over a match
* without the extension.
*/
function resolveVisited(text, lookup) {
	if (text.length > 2e3) return void 0;
	const { path, query, hash } = parseUrl(text);
	const wholeUrl = path + query + hash;
	const exactPaths = [
		decodePercent(path),
		path,
		decodePercent(wholeUrl),
		wholeUrl
	].flatMap((text) => pathsOf(text, lookup.base));
	for (const path of [...exactPaths, ...exactPaths.flatMap(withoutPageExtension)]) {
		const route = pageAt(path, lookup);
		if (route !== void 0) return route;
	}
	const paths = pathsOf(decodePercent(path), lookup.base);
	const resolution = resolveFirst(paths, paths.flatMap(withoutPageExtension), lookup);
	return resolution?.to === "page" ? resolution.route : void 0;
}
function withoutPageExtension(path) {
	const [, pathWithoutExtension] = /^(.+)\.(?:html?|mdx?)$/is.exec(path) ?? [];
	return pathWithoutExtension === void 0 ? [] : [pathWithoutExtension];
}
function resolvePath(text, lookup) {
	const paths = pathsOf(decodePercent(text), lookup.base);
	return resolveFirst(paths, paths.flatMap((path) => withoutExtension(path) ?? []), lookup) ?? {
		to: "nothing",
		path: text
	};
}
/**
* Resolves the first path that exists. If none exists, returns the resolution of the first path, which is `nothing`.
*
* @param shortened Paths without their extension, tried after `paths`. They match pages and redirects, but not folders.
*/
function resolveFirst(paths, shortened, lookup) {
	let firstResolution;
	for (const path of paths) {
		const resolution = followRedirects(path, lookup);
		if (resolution.to !== "nothing") return resolution;
		firstResolution ??= resolution;
	}
	for (const path of shortened) {
		const resolution = followRedirects(path, lookup);
		if (resolution.to !== "nothing" && (resolution.redirects !== void 0 || resolution.to === "page" && !resolution.isFolder)) return resolution;
	}
	return firstResolution;
}
function pathsOf(text, base) {
	const path = normalizePath(text);
	if (path === void 0) return [];
	const withoutBasePath = withoutBase(`/${path}`, base).slice(1);
	return withoutBasePath === path ? [path] : [withoutBasePath, path];
}
function pageAt(path, { routeAt }) {
	const pathWithoutExtension = withoutExtension(path);
	return routeAt(`/${path}`) ?? routeAt(routeOf(path)) ?? (pathWithoutExtension === void 0 ? void 0 : routeAt(`/${pathWithoutExtension}`) ?? routeAt(routeOf(pathWithoutExtension)));
}
/** Resolves a path and follows redirects. Results of redirected paths are cached. A cycle resolves to `nothing`. */
function followRedirects(start, lookup) {
	const resolveCached = (path) => lookup.resolutionCache.get(path) ?? resolveExact(path, lookup);
	const { steps, path, loopStart, isEndless } = walkRedirects(start, (path) => resolveCached(path) === void 0 ? findRedirect(path, lookup) : void 0, (destination) => pathOfDestination(destination, lookup));
	const [destination] = splitUrl(steps.at(-1)?.destination ?? "");
	let resolution;
	if (path === void 0) resolution = isExternal(destination) ? { to: "site" } : {
		to: "nothing",
		path: destination
	};
	else if (loopStart !== void 0 || isEndless) resolution = {
		to: "nothing",
		path: start
	};
	else resolution = resolveCached(path) ?? resolveFallback(path, lookup);
	for (const step of steps.toReversed()) {
		const { last = step.index, firstEmptyMatch } = resolution.redirects ?? {};
		resolution = {
			...resolution,
			redirects: {
				first: step.index,
				last,
				firstEmptyMatch: step.isEmptyMatch ? step.index : firstEmptyMatch
			}
		};
		if (resolution.to === "page" && resolution.suffix === "") resolution = {
			...resolution,
			suffix: splitUrl(step.destination)[1]
		};
		lookup.resolutionCache.set(step.path, resolution);
	}
	return resolution;
}
function findRedirect(path, lookup) {
	const match = lookup.redirects.find(normalizeRedirectPath(path));
	return match?.isWildcard && pathOfDestination(match.destination, lookup) === path ? void 0 : match;
}
function pathOfDestination(url, lookup) {
	const [path] = splitUrl(url);
	const candidates = isExternal(path) ? [] : pathsOf(decodePercent(path), lookup.base);
	return candidates.find((candidate) => resolveExact(candidate, lookup) !== void 0) ?? candidates[0];
}
function resolveExact(path, lookup) {
	const route = pageAt(path, lookup);
	if (route !== void 0) return {
		to: "page",
		route,
		suffix: "",
		isFolder: false,
		isGuess: false
	};
	return lookup.isFile(path) ? {
		to: "file",
		path
	} : void 0;
}
function resolveFallback(path, lookup) {
	if (lookup.isUnknown(path)) return { to: "unknown" };
	const firstPage = lookup.firstPageIn(path);
	if (firstPage === void 0) return {
		to: "nothing",
		path
	};
	return {
		to: "page",
		route: firstPage,
		suffix: "",
		isFolder: true,
		isGuess: false
	};
}
/**
* Adds the link's query and hash to a resolution, unless a redirect set its own. Hosts do the same for the query, and
* browsers for the hash.
*/
function withSuffix(resolution, suffix) {
	if (resolution.to !== "page" || suffix === "") return resolution;
	const [linkParts, redirectParts] = [parseUrl(suffix), parseUrl(resolution.suffix)];
	return {
		...resolution,
		suffix: (redirectParts.query || linkParts.query) + (redirectParts.hash || linkParts.hash)
	};
}
function parentFolderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
//#endregion
export { normalizePath as a, maxErrorTextBytes as c, maxRetryMilliseconds as d, groupBy as i, maxFeedbackPages as l, resolveVisited as n, formatBytes as o, createSiteLookup as r, formatDuration as s, resolveOnPages as t, maxFeedbackPathLength as u };
