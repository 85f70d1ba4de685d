import { normalizePath, routeOf, urlPathOfFile, withoutExtension } from "../values/paths.js";
import { decodePercent, isExternal, parseUrl, splitUrl, withoutBase } from "./url.js";
import { normalizeRedirectPath, walkRedirects } from "./redirects.js";
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
export { resolveOnPages };
