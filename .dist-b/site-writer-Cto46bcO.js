import { Ar as FileError, Ea as maxManifestBytes, Mr as shortPath, Zi as normalizePath, jr as errorCode, xr as readRegular } from "./core-0sspFqjL.js";
import { b as SafePathResolver } from "./accent-CQivPWEA.js";
import { t as writeChanged } from "./write-changed-BB9vV2bv.js";
import { n as pageMode, t as headlessMarker } from "./page-mode-UjBc3fnK.js";
import { n as PagesRenderer, t as siteFindings } from "./site-findings-D9gEl4BF.js";
import { O as feedLink } from "./page-scripts-BadALM2J.js";
import { lstatSync, rmSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { dump } from "js-yaml";
//#region src/generators/publish/output-folder.ts
const fileListName = ".docs-json-nav.json";
/** Folder of generated files: writes only what has changed and removes files of earlier runs. */
var OutputFolder = class {
	#folder;
	#inside;
	#previousFiles;
	#files = /* @__PURE__ */ new Set();
	/** @param folder Absolute path. The folder doesn't have to exist. */
	constructor(folder) {
		this.#folder = folder;
		this.#inside = new SafePathResolver(folder);
		this.#previousFiles = readFileList(join(folder, fileListName));
	}
	/**
	* Reserves files to be written later, in a folder that may contain files of the user.
	*
	* @param files Paths relative to the folder, with `/`.
	* @throws FileError if a file exists that no earlier run wrote.
	*/
	claim(files) {
		const claimed = new Set(files);
		for (const file of claimed) {
			const path = this.#inside.resolve(file);
			if (this.#previousFiles.has(file) || lstatSync(path, { throwIfNoEntry: false }) === void 0) continue;
			throw new FileError(`${shortPath(path)} was written by something else: remove it, or choose another folder.`);
		}
		writeChanged(join(this.#folder, fileListName), serializeFileList(new Set([...this.#previousFiles, ...claimed])));
	}
	/**
	* Writes a file unless its content is the same.
	*
	* @param file Path relative to the folder, with `/`.
	* @throws FileError for a path outside the folder, or through a symbolic link to another folder.
	*/
	write(file, content) {
		const path = this.#inside.resolve(file);
		this.#files.add(file);
		if (!writeChanged(path, content)) return "same";
		return this.#previousFiles.has(file) ? "changed" : "added";
	}
	/** Removes files of earlier runs that this one did not write, and returns their paths. */
	finish() {
		const removedFiles = [...this.#previousFiles].filter((file) => !this.#files.has(file));
		for (const file of removedFiles) removeFile(this.#folder, file);
		writeChanged(join(this.#folder, fileListName), serializeFileList(this.#files));
		return removedFiles;
	}
};
/** Reads the list of files that earlier runs wrote. Invalid entries are ignored; empty if the list can't be read. */
function readFileList(listPath) {
	try {
		const value = JSON.parse(readRegular(listPath, maxManifestBytes).toString());
		return new Set(Array.isArray(value) ? value.filter((file) => typeof file === "string" && isContainedPath(file)) : []);
	} catch {
		return /* @__PURE__ */ new Set();
	}
}
/** True for a normalized relative path without `..`, which can't be outside of its folder. */
function isContainedPath(file) {
	return file !== "" && !file.includes("\\") && normalizePath(file) === file;
}
function serializeFileList(files) {
	return `${JSON.stringify([...files].sort(), void 0, 1)}\n`;
}
/**
* Removes a file, and its parent folders that become empty.
*
* @param folder Absolute path. This folder is kept, even if it is empty.
* @param file Path relative to `folder`, with `/`.
*/
function removeFile(folder, file) {
	try {
		rmSync(new SafePathResolver(folder).resolve(file), { force: true });
	} catch (error) {
		if (error instanceof FileError || ["ERR_FS_EISDIR", "EISDIR"].includes(errorCode(error) ?? "")) return;
		throw error;
	}
	try {
		for (let parent = dirname(file); parent !== "."; parent = dirname(parent)) rmdirSync(join(folder, parent));
	} catch {}
}
//#endregion
//#region src/generators/rendering/mdx-file.ts
/** Creates the MDX file of a page: front matter, and the HTML as a string literal that MDX doesn't parse. */
function mdxFile({ content, html }, frontMatter, { statements = [], className } = {}) {
	const code = statements.length === 0 ? "" : `${statements.join("\n\n")}\n\n`;
	const names = className === void 0 ? "docs-json-nav-page" : `docs-json-nav-page ${className}`;
	const htmlLiteral = escapeBraces(JSON.stringify(headlessMarker(content.data) + html));
	return `---\n${toYaml(frontMatter)}---\n\n${code}<div className="${names}" dangerouslySetInnerHTML={{ __html: ${htmlLiteral} }} />\n`;
}
/**
* Escapes braces in a string literal. MDX parsers parse an expression again at each closing brace, which took minutes
* for a page of 800 kB.
*/
function escapeBraces(literal) {
	return literal.replaceAll("{", "\\u007b").replaceAll("}", "\\u007d");
}
function toYaml(data) {
	return Object.keys(data).length === 0 ? "" : dump(data, {
		lineWidth: -1,
		noRefs: true,
		skipInvalid: true
	});
}
//#endregion
//#region src/generators/rendering/site-writer.ts
/** Renders a site for a generator and writes the files that the generator reads. */
var SiteWriter = class {
	#manifest;
	#generator;
	#project;
	#renderer;
	#pages = /* @__PURE__ */ new Map();
	#projection;
	/** @param projectFolder Absolute path of the project, whose packages provide highlighting and icons. */
	constructor(manifest, generator, projectFolder) {
		this.#manifest = manifest;
		this.#generator = generator;
		this.#project = projectFolder;
		this.#renderer = new PagesRenderer({
			...manifest.support,
			project: projectFolder,
			theme: (settings) => generator.theme(settings),
			urlOf: (route, site) => generator.urlOf(route, site),
			siteUrl: generator.siteUrl
		});
	}
	get generatedFiles() {
		return this.#renderer.generatedFiles;
	}
	get styles() {
		return this.#renderer.styles;
	}
	/** Pages of the last write, by absolute path of their files. */
	get pages() {
		return this.#pages;
	}
	/** Renders without writing, for generators that take pages from memory. */
	async renderSite(site) {
		const renderedSite = await this.#renderer.render(site);
		const findings = siteFindings(this.#manifest, site, this.#project, renderedSite);
		const projection = this.#generator.projection(site);
		return {
			pages: renderedSite.pages.flatMap((content) => {
				const page = site.model.pages[content.route];
				return page === void 0 ? [] : [projectPage(page, content, projection, this.#feedLink(site, content))];
			}),
			projection,
			findings
		};
	}
	/**
	* Renders one page, for dev servers that render pages on request.
	*
	* @returns The page and its style sheet. `undefined` for a page without content: see `createPageSource`.
	*/
	async projectPage(site, page) {
		const renderedPage = await this.#renderer.renderPage(site, page);
		if (renderedPage === void 0) return void 0;
		this.#projection = this.#projection?.site === site ? this.#projection : {
			site,
			projection: this.#generator.projection(site)
		};
		const { content, styles } = renderedPage;
		return {
			page: projectPage(page, content, this.#projection.projection, this.#feedLink(site, content)),
			styles
		};
	}
	#feedLink(site, content) {
		return this.#manifest.support?.unsupportedFeatures.includes("feed") === true ? "" : feedLink(site, content);
	}
	/**
	* Updates the output folder: writes changed files and deletes obsolete files of earlier runs.
	*
	* @param folder Absolute path. The folder is created if it is missing.
	* @param isShared True if the folder may contain files that this package didn't write.
	* @throws FileError for a path outside the folder, and for a file in a shared folder that this package didn't write.
	*/
	async write(site, folder, isShared = false) {
		const { pages, projection, findings } = await this.renderSite(site);
		const { styles, generatedFiles: generated } = this;
		const files = await projection.files?.({
			folder,
			pages,
			styles,
			generated
		}) ?? /* @__PURE__ */ new Map();
		const outputFolder = new OutputFolder(folder);
		if (isShared) outputFolder.claim([...pages.map(({ path }) => path), ...files.keys()]);
		const pathsByStatus = {
			added: [],
			changed: [],
			same: []
		};
		for (const page of pages) {
			const { frontMatter, navigation } = page;
			const text = projection.fileContent?.(page, frontMatter, navigation, styles) ?? mdxFile(page, frontMatter);
			pathsByStatus[outputFolder.write(page.path, text)].push(page.path);
		}
		for (const [file, content] of files) outputFolder.write(file, content());
		this.#pages = new Map(pages.map((page) => [join(folder, page.path), page]));
		return {
			...pathsByStatus,
			removed: outputFolder.finish(),
			findings
		};
	}
};
function projectPage(page, content, projection, feed) {
	const { title = page.title, heading, html } = extractTitle(content);
	const sitePage = {
		page,
		content,
		title,
		heading,
		html: feed + html
	};
	const navigation = projection.navigation(page);
	const path = projection.fileOf(sitePage);
	return {
		...sitePage,
		path,
		navigation,
		frontMatter: projection.frontMatter(sitePage, navigation)
	};
}
/** An `h1`, optionally in a theme's wrapper element (`sl-heading-wrapper`). */
const titleHeadingPattern = /^\s*(?:<h1[\s>].*?<\/h1>|<div class="[\w -]*\bheading-wrapper\b[^>]*>\s*<h1[\s>].*?<\/h1>.*?<\/div>)/s;
/**
* Removes the title from a page's HTML, for generators that render titles themselves. The heading stays if the front
* matter has a different title, or if the page's `mode` hides the generator's title.
*
* @returns HTML without the title. `title` is `undefined` if nothing was removed.
*/
function extractTitle({ renderedPage, frontMatterTitle, data }) {
	const { html } = renderedPage;
	const titleHtml = titleHeadingPattern.exec(html)?.[0];
	const heading = renderedPage.headings[0];
	const isTitle = heading?.depth === 1 && (frontMatterTitle === void 0 || normalizeTitle(frontMatterTitle) === normalizeTitle(heading.text));
	if (titleHtml === void 0 || !isTitle || !pageMode(data).hasHead) return {
		heading: "",
		html
	};
	return {
		title: heading.text,
		heading: titleHtml,
		html: html.slice(titleHtml.length)
	};
}
function normalizeTitle(text) {
	return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
//#endregion
export { removeFile as a, readFileList as i, mdxFile as n, serializeFileList as o, isContainedPath as r, SiteWriter as t };
