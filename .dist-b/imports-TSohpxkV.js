import { Zi as normalizePath } from "./core-0sspFqjL.js";
//#region src/core/bodies/imports.ts
const importKeyword = /^import(?=\s)/gm;
const trailingFrom = /\bfrom\s*$/;
const quotedSpecifier = /(["'])([^"'\r\n]+)\1/y;
const siteFilePattern = /^[./].*\.(?:mdx?|[jt]sx?)(?:[?#].*)?$|\.mdx?(?:[?#].*)?$/i;
const extension = /\.[a-z]{2,5}$/i;
const importedName = /(?:^|[,{])\s*(?:\*\s*as\s+|[\w$]+\s+as\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?=[,}]|$)/gu;
/**
* Finds the imports of Markdown files and modules in a block of `import` and `export` statements. Type-only imports are
* skipped, because they render nothing.
*
* @param offset Offset of the block in its text. Default: 0.
*/
function findFileImports(block, offset = 0) {
	if (!block.includes("import")) return [];
	const imports = [];
	const templates = findTemplates(block);
	let quoteStart = 0;
	for (const { index } of block.matchAll(importKeyword)) {
		if (templates.some(({ start, end }) => start < index && index < end)) continue;
		const start = index + 6;
		if (quoteStart < start) quoteStart = start + (/["']|$/.exec(block.slice(start))?.index ?? 0);
		if (quoteStart === block.length) break;
		if (quoteStart - start > 1e4) continue;
		const clause = block.slice(start, quoteStart);
		if (clause.includes(";") || clause.trim() !== "" && !trailingFrom.test(clause)) continue;
		quotedSpecifier.lastIndex = quoteStart;
		const importedFile = quotedSpecifier.exec(block)?.[2];
		if (importedFile === void 0 || !mayBeSiteFile(importedFile) || /^\s+type\s+(?!from\b)/.test(clause)) continue;
		const names = [...clause.replace(trailingFrom, "").matchAll(importedName)].map(([, name = ""]) => name);
		const specifierRange = {
			start: offset + quoteStart + 1,
			end: offset + quoteStart + 1 + importedFile.length
		};
		imports.push({
			specifier: importedFile,
			names,
			start: offset + index,
			specifierRange
		});
	}
	return imports;
}
const commentOrString = /\/\/.*|\/\*[\s\S]*?\*\/|"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\\\r\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/g;
/** Ranges of template literals, which may contain code that the page shows. */
function findTemplates(block) {
	if (!block.includes("`")) return [];
	return [...block.matchAll(commentOrString)].flatMap(({ index, 0: token }) => token.startsWith("`") ? [{
		start: index,
		end: index + token.length
	}] : []);
}
/** True for a Markdown file or module. The extension may be missing if the specifier is a path. */
function mayBeSiteFile(specifier) {
	return siteFilePattern.test(specifier) || isFileSpecifier(specifier) && !extension.test(specifier.replace(/[?#].*$/s, ""));
}
/**
* Sets `isUsed` on imports. An import is used if one of its names is the name of an element or occurs in an expression.
*
* @param elements Names of elements, up to the first dot or colon.
*/
function markUsedImports(statements, elements, expressions) {
	if (statements.length === 0) return [];
	const identifiers = new Set(expressions.flatMap((expression) => expression.match(/[\p{ID_Continue}$]+/gu) ?? []));
	return statements.map(({ names, ...statement }) => ({
		...statement,
		isUsed: names.some((name) => elements.has(name) || identifiers.has(name))
	}));
}
const moduleExtensions = [
	".jsx",
	".tsx",
	".js",
	".ts"
];
const pathSuffixes = [
	"",
	".mdx",
	".md",
	...moduleExtensions,
	"/index.mdx",
	...moduleExtensions.map((moduleExtension) => `/index${moduleExtension}`)
];
/**
* Possible paths of an import, relative to the root. `/a` is relative to the root, `./a` to the importing file. Empty
* for a package and for a path outside the root.
*
* @param pagesFolder Folder in which `/a` is tried first, with a trailing slash. Default: the root.
*/
function importPaths(specifier, from, pagesFolder = "") {
	if (!isFileSpecifier(specifier)) return [];
	const isRelative = specifier.startsWith(".");
	const path = normalizePath((isRelative ? `${from.slice(0, from.lastIndexOf("/") + 1)}${specifier}` : specifier).replace(/[?#].*$/s, ""));
	if (path === void 0 || path === "") return [];
	const files = extension.test(path) ? [path] : pathSuffixes.map((suffix) => path + suffix);
	return isRelative || pagesFolder === "" ? files : [...files.map((file) => pagesFolder + file), ...files];
}
/** True for the path of a file. Other specifiers are packages, or aliases that a bundler defines, such as `@/a.mdx`. */
function isFileSpecifier(specifier) {
	return /^(?:\.{0,2}\/|snippets\/)/.test(specifier);
}
/**
* Possible files of a page's import, most likely first, relative to the root. A specifier that is not a path is
* resolved relative to the page. A `<Snippet>` may be in either of the host's snippet folders.
*
* @param from File that contains the import.
* @param pagesFolder Folder of the pages, with a trailing slash; empty for the root.
*/
function importCandidates(from, bodyImport, pagesFolder) {
	const { specifier } = bodyImport;
	if (isSnippetElement(bodyImport)) return snippetLocations(specifier.slice(10)).flatMap((location) => importPaths(`/${location}`, from, pagesFolder));
	const paths = importPaths(specifier, from, pagesFolder);
	return paths.length > 0 ? paths : importPaths(`./${specifier}`, from);
}
function findImportedFile(from, bodyImport, { files, layout }) {
	return importCandidates(from, bodyImport, layout.pages).find((name) => files.has(name));
}
/**
* Possible files of a `<Snippet>`, most likely first: in either of the host's snippet folders, then at the path itself
* if the path starts with one of these folders.
*
* @param name Value of `file`, without leading slashes.
*/
function snippetLocations(name) {
	const locations = [`snippets/${name}`, `_snippets/${name}`];
	return /^_?snippets\//.test(name) ? [...locations, name] : locations;
}
/**
* True for a `<Snippet>`. Its specifier is longer than the path in the source, because the specifier starts with the
* added folder `/snippets/`.
*/
function isSnippetElement({ specifier, specifierRange }) {
	return specifierRange.end - specifierRange.start < specifier.length;
}
//#endregion
export { isFileSpecifier as a, importPaths as i, findImportedFile as n, markUsedImports as o, importCandidates as r, snippetLocations as s, findFileImports as t };
