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
export { ancestorFolders, defaultLayout, normalizePath, routeOf, urlPathOfFile, withoutExtension };
