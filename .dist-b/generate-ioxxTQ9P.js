import { Ar as FileError, Dr as selfAndAncestors, Er as relativePath, Mr as shortPath, Or as digestOf, V as resolveSite, Yr as escapeControls, ai as isObject, br as readFolderEntries, c as findSiteOptions, d as siteFlags, kr as sha256, o as printCheckHint, ri as OptionsError, si as parseJson, ti as pluralize, vr as writeFileAtomic } from "./core-0sspFqjL.js";
import { b as SafePathResolver } from "./accent-CQivPWEA.js";
import { a as removeFile, r as isContainedPath } from "./site-writer-Cto46bcO.js";
import { n as formatUnchanged, r as generateFor, t as fileGeneratorNames } from "./generate-for-ByulXqay.js";
import { n as generatedMarker, r as pageFileName, t as formatPageFile } from "./page-file-BBHhMPGS.js";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
//#region src/cli/generate/generated-list.ts
const listFileName = ".docs-json-nav-generated.json";
var GeneratedList = class {
	#folder;
	#site;
	#sites;
	#listedFolders = new Map([[".", false]]);
	/** False for a new folder, and for a folder written before version 0.3, which had no list. */
	exists;
	/**
	* @param folder Absolute path of the output folder, which may not exist.
	* @param root Absolute path of the docs folder.
	* @throws FileError if the list can't be read.
	*/
	constructor(folder, root) {
		this.#folder = folder;
		this.#site = digestOf(relativePath(folder, root));
		const sites = readGeneratedList(join(folder, listFileName));
		this.exists = sites !== void 0;
		this.#sites = sites ?? /* @__PURE__ */ new Map();
	}
	get files() {
		return this.#sites.get(this.#site)?.files ?? /* @__PURE__ */ new Map();
	}
	get hasListAbove() {
		const [, ...ancestors] = selfAndAncestors(this.#folder);
		return ancestors.some((folder) => existsSync(join(folder, listFileName)));
	}
	/**
	* Tests whether a file is in a subfolder with its own list.
	*
	* @param file Path relative to the output folder, with `/`.
	*/
	isInNestedOutput(file) {
		return this.#isListed(dirname(file));
	}
	#isListed(subfolder) {
		const cached = this.#listedFolders.get(subfolder);
		if (cached !== void 0) return cached;
		const isListed = this.#isListed(dirname(subfolder)) || existsSync(join(this.#folder, subfolder, listFileName));
		this.#listedFolders.set(subfolder, isListed);
		return isListed;
	}
	write(name, files) {
		if (files.size === 0 && !this.exists) return;
		const otherSites = [...this.#sites].filter(([site]) => site !== this.#site);
		const sites = [[this.#site, {
			name,
			files
		}], ...otherSites.map(([site, otherSite]) => {
			const remaining = [...otherSite.files].filter(([file]) => !files.has(file));
			return [site, {
				...otherSite,
				files: new Map(remaining)
			}];
		})].filter(([, site]) => site.files.size > 0);
		if (sites.length === 0) {
			removeFile(this.#folder, listFileName);
			return;
		}
		const sortedSites = sites.map(([site, { name, files }]) => [site, {
			name,
			files: toSortedRecord(files)
		}]);
		const text = `${JSON.stringify({
			version: 1,
			sites: toSortedRecord(sortedSites)
		}, void 0, 2)}\n`;
		const path = join(this.#folder, listFileName);
		if (!this.exists || readFileSync(path, "utf8") !== text) writeFileAtomic(path, text);
	}
};
/** Hash of a text that doesn't depend on its line endings. */
function pageHash(text) {
	return sha256(text.replaceAll("\r\n", "\n"));
}
function toSortedRecord(entries) {
	return Object.fromEntries([...entries].sort(([a], [b]) => a < b ? -1 : 1));
}
/**
* @returns Files of each site. `undefined` if the list doesn't exist.
* @throws FileError if the list can't be read.
*/
function readGeneratedList(path) {
	const status = lstatSync(path, { throwIfNoEntry: false });
	if (status === void 0) return void 0;
	const sites = status.isFile() ? parseSites(readFileSync(path, "utf8")) : void 0;
	if (sites !== void 0) return sites;
	throw new FileError(`${shortPath(path)} is not a list of generated pages that this version can read: remove it, or choose another folder.`);
}
function parseSites(text) {
	const list = parseJson(text);
	if (!isObject(list) || list.version !== 1 || !isObject(list.sites)) return void 0;
	const sites = /* @__PURE__ */ new Map();
	for (const [site, value] of Object.entries(list.sites)) {
		if (!isObject(value) || !isObject(value.files) || typeof value.name !== "string") return void 0;
		const files = Object.entries(value.files).filter((entry) => typeof entry[1] === "string" && isContainedPath(entry[0]));
		sites.set(site, {
			name: value.name,
			files: new Map(files)
		});
	}
	return sites;
}
//#endregion
//#region src/cli/generate.ts
const generate = {
	usage: "docs-json-nav generate [root] --out DIR [--for GENERATOR]",
	summary: "Writes the pages generated from specifications as MDX files, or a complete site for a generator that needs files.",
	flags: {
		out: {
			type: "string",
			value: "DIR",
			description: "output folder; created if it does not exist"
		},
		for: {
			type: "string",
			value: "GENERATOR",
			description: `write a complete site for this generator: ${fileGeneratorNames.join(", ")}`
		},
		keep: {
			type: "boolean",
			description: "keep pages from earlier runs whose operations no longer exist"
		},
		...siteFlags("generate")
	},
	examples: [
		["docs-json-nav generate docs --out build/api", "one file per page, at its route"],
		["docs-json-nav generate docs --out docs", "next to the handwritten pages"],
		["docs-json-nav generate docs --for mkdocs --out mkdocs", "pages as Markdown, media, and settings for mkdocs.yml"]
	],
	notes: [
		"Files that this command did not write are never overwritten or removed. Pages from earlier runs whose operations no longer exist are removed, unless the site has errors.",
		".docs-json-nav-generated.json in the folder lists the pages of each site. Edited pages, pages of other sites, and folders with their own list are kept.",
		"Exit status: 0 no errors, 1 errors, 2 the command could not run."
	],
	run
};
async function run(input, streams) {
	const { values, names } = input;
	const { out, err, cwd } = streams;
	if (typeof values.out !== "string" || values.out === "") throw new OptionsError("--out DIR is missing.");
	const { options, root } = await findSiteOptions(values, names[0], cwd);
	const site = await resolveSite(values.for === void 0 ? {
		...options,
		feedback: void 0
	} : options);
	const folder = resolve(cwd, values.out);
	const outputName = escapeControls(values.out);
	if (values.for !== void 0) return generateFor(String(values.for), {
		site,
		root,
		folder,
		where: outputName
	}, streams);
	const list = new GeneratedList(folder, site.root);
	const files = await createPageFiles(site, folder);
	const editedHashes = findEditedPages(files, list);
	const writtenCount = writePages(files, list, editedHashes);
	const staleFiles = findStalePages(folder, files, list);
	const isRemoving = values.keep !== true && isSiteComplete(site);
	for (const { file } of isRemoving ? staleFiles.unedited : []) removeFile(folder, file);
	const keptStale = isRemoving ? staleFiles.edited : [...staleFiles.unedited, ...staleFiles.edited];
	list.write(site.model.site.name, new Map([...keptStale.map(({ file, hash }) => [file, hash]), ...files.map(({ file, text }) => [file, editedHashes.get(file) ?? pageHash(text)])]));
	const removedCount = isRemoving ? staleFiles.unedited.length : 0;
	const unchangedCount = files.length - writtenCount - editedHashes.size;
	out(`wrote ${pluralize(writtenCount, "page")} to ${outputName}${removedCount > 0 ? `, removed ${removedCount}` : ""}${formatUnchanged(unchangedCount)}${files.length === 0 ? `: ${explainNoPages(site)}` : ""}\n`);
	if (values.keep !== true && !isRemoving && keptStale.length > 0) err(`kept ${pluralize(keptStale.length, "page")} that may no longer be in any specification: something could not be read.\n`);
	const keptFiles = [...editedHashes.keys(), ...isRemoving ? staleFiles.edited.map(({ file }) => file) : []].sort();
	for (const file of keptFiles) err(`kept ${escapeControls(file)}, which was edited after it was generated: remove it if you do not need the changes.\n`);
	printCheckHint(site, input, streams);
	return site.ok ? 0 : 1;
}
function explainNoPages({ model, facts }) {
	if (Object.values(model.pages).some(({ endpoint }) => endpoint !== void 0)) return "every endpoint in the navigation has a page that is written by hand";
	return facts.expansion.specifications.size === 0 ? "docs.json names no specification (openapi or asyncapi)" : "no endpoint of a specification is in the navigation";
}
const markerPattern = new RegExp(`^---\\n(?:(?!---$).*\\n)*?${generatedMarker}\\n`, "m");
async function createPageFiles(site, folder) {
	const outputFolder = new SafePathResolver(folder);
	const files = [];
	for (const page of Object.values(site.model.pages)) {
		if (page.endpoint === void 0 || page.file !== null && !isGenerated(join(site.root, page.file))) continue;
		const content = await site.endpointMarkdown(page.route) ?? "";
		const file = pageFileName(page);
		files.push({
			file,
			path: outputFolder.resolve(file),
			text: formatPageFile(page, content)
		});
	}
	return files;
}
/** Finds pages on disk that were edited after they were generated. Returns the hashes of their generated texts. */
function findEditedPages(files, list) {
	return new Map(files.flatMap(({ file, path, text }) => {
		const hash = list.files.get(file);
		if (hash === void 0 || !isGenerated(path)) return [];
		const currentHash = pageHash(readFileSync(path, "utf8"));
		return currentHash === hash || currentHash === pageHash(text) ? [] : [[file, hash]];
	}));
}
/**
* Writes the changed pages after checking that all of them can be written.
*
* @returns Number of written pages.
*/
function writePages(files, list, editedHashes) {
	const changedFiles = files.filter(({ file, path, text }) => {
		const status = lstatSync(path, { throwIfNoEntry: false });
		if (status === void 0) return true;
		const displayPath = relative(process.cwd(), path);
		if (status.isDirectory()) throw new OptionsError(`${displayPath} is a folder, but a page must be written there: choose another folder.`);
		if (!isGenerated(path)) throw new OptionsError(`${displayPath} was not written by this command: remove it, or choose another folder.`);
		if (editedHashes.has(file) || readFileSync(path, "utf8") === text) return false;
		if (list.isInNestedOutput(file)) throw new OptionsError(`${displayPath} is in a folder with pages of another run: choose another folder.`);
		return true;
	});
	for (const { path, text } of changedFiles) writeFileAtomic(path, text);
	return changedFiles.length;
}
function findStalePages(folder, files, list) {
	const currentFiles = new Set(files.map(({ file }) => file));
	const pages = (list.exists ? [...list.files] : unlistedPages(folder, list)).flatMap(([file, hash]) => {
		const path = join(folder, file);
		if (currentFiles.has(file) || list.isInNestedOutput(file) || !isRegularFile(folder, file)) return [];
		return [{
			file,
			hash,
			isEdited: pageHash(readFileSync(path, "utf8")) !== hash
		}];
	});
	const selectPages = (isEdited) => pages.filter((page) => page.isEdited === isEdited).map(({ file, hash }) => ({
		file,
		hash
	}));
	return {
		unedited: selectPages(false),
		edited: selectPages(true)
	};
}
function unlistedPages(folder, list) {
	if (list.hasListAbove) return [];
	return generatedFiles(folder).filter((file) => !list.isInNestedOutput(file)).map((file) => [file, pageHash(readFileSync(join(folder, file), "utf8"))]);
}
function isRegularFile(folder, file) {
	try {
		return lstatSync(new SafePathResolver(folder).resolve(file), { throwIfNoEntry: false })?.isFile() === true;
	} catch {
		return false;
	}
}
/** False if pages may be missing because of an error. Then no page of an earlier run is removed. */
function isSiteComplete({ ok, facts }) {
	return ok && [...facts.expansion.specifications.values()].every(({ state }) => state === "read");
}
/** Tests whether the front matter of a file has the marker of generated files. False for symbolic links. */
function isGenerated(path) {
	if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false;
	const text = readFileSync(path, "utf8").replaceAll("\r\n", "\n");
	return text.startsWith("---\n") && markerPattern.exec(text)?.index === 0;
}
/**
* Lists the generated pages in a folder and its subfolders, as relative paths with `/`, unsorted. Skips symbolic links,
* `node_modules` and hidden folders.
*
* @param folder Absolute path of a folder, which may not exist.
*/
function generatedFiles(folder) {
	const files = [];
	const pendingFolders = [""];
	for (let subfolder = pendingFolders.pop(); subfolder !== void 0; subfolder = pendingFolders.pop()) for (const entry of readFolderEntries(join(folder, subfolder))) {
		const file = subfolder === "" ? entry.name : `${subfolder}/${entry.name}`;
		if (entry.isDirectory()) {
			if (!entry.name.startsWith(".") && entry.name !== "node_modules") pendingFolders.push(file);
		} else if (entry.isFile() && entry.name.endsWith(".mdx") && isGenerated(join(folder, file))) files.push(file);
	}
	return files;
}
//#endregion
export { generate };
