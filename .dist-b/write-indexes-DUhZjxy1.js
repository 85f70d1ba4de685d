import { Hi as splitUrl, sa as scriptJson } from "./core-0sspFqjL.js";
import { b as SafePathResolver, v as toFilePath } from "./accent-CQivPWEA.js";
import { t as writeChanged } from "./write-changed-BB9vV2bv.js";
import { a as hrefOf } from "./runtime-4p6DP3vH.js";
import { i as createUrlResolver } from "./page-markdown-CXz5c-6A.js";
import { c as alternatesOf, i as indexedPages, l as withAlternates, o as missingUrlHelp, r as indexFiles, t as createListedFilter } from "./index-files-BDEpKyoY.js";
import { existsSync, readFileSync } from "node:fs";
//#region src/generators/indexes/write-indexes.ts
/**
* Adds indexes and links between languages to a built site, whose pages must have been written.
*
* @param warn Receives warnings about indexes that can't be written.
*/
async function writeIndexes(site, builtSite, warn) {
	const { emit } = site.publishSettings;
	const output = new SafePathResolver(builtSite.folder);
	addAlternates(site, builtSite, output);
	if (emit.length === 0) return;
	const { files, notices } = await indexFiles(site, builtSite);
	for (const [file, text] of files) writeChanged(output.resolve(file), text);
	for (const notice of notices) warn(`${notice}\n`);
	if (!emit.includes("breadcrumbs")) return;
	const toAbsoluteUrl = createUrlResolver(site, builtSite);
	if (toAbsoluteUrl === void 0) warn(`Pages have no breadcrumbs for search engines: ${missingUrlHelp}.\n`);
	else rewritePages(site, builtSite, output, (html, page) => {
		const list = breadcrumbList(page, toAbsoluteUrl);
		return list === void 0 ? html : withBreadcrumbs(html, list);
	});
}
/**
* Adds links between the languages of each page. Search engines require absolute URLs; if the site's URL is unknown,
* the links have no host.
*/
function addAlternates(site, builtSite, output) {
	if (!site.model.counterparts.some(({ axis }) => axis === "language")) return;
	const toUrl = createUrlResolver(site, builtSite) ?? builtSite.urlOf ?? ((route) => hrefOf(site.model, route));
	const isListed = createListedFilter(site);
	rewritePages(site, builtSite, output, (html, page) => withAlternates(html, alternatesOf(site.model, page, isListed), toUrl));
}
/** Changes the HTML files of the pages that indexes list. */
function rewritePages(site, builtSite, output, rewrite) {
	const { base } = site.model.site;
	for (const page of indexedPages(site)) {
		const path = fileOfPage(page.route);
		if (path !== void 0) writeChanged(path, rewrite(readFileSync(path, "utf8"), page));
	}
	/** File of a built page, in any of the layouts that generators use. */
	function fileOfPage(route) {
		const [url] = splitUrl(builtSite.urlOf?.(route) ?? route);
		const path = toFilePath(url.startsWith(base) ? url.slice(base.length) : url);
		return (path === "" ? ["index.html"] : [
			`${path}/index.html`,
			`${path}.html`,
			path
		]).map((name) => output.resolve(name)).find((name) => name.endsWith(".html") && existsSync(name));
	}
}
/**
* Breadcrumbs for search engines, as JSON-LD.
*
* @param toAbsoluteUrl Maps a route to its absolute URL.
* @returns Undefined for a page without ancestors.
* @see https://schema.org/BreadcrumbList
*/
function breadcrumbList(page, toAbsoluteUrl) {
	const ancestors = ((page.placements.find(({ hidden }) => hidden !== true) ?? page.placements[0])?.breadcrumbs ?? []).filter(({ label }) => label !== "");
	if (ancestors.length === 0) return void 0;
	return {
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: [...ancestors, {
			label: page.title,
			route: page.route
		}].map(({ label, route }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: label,
			...route === null ? {} : { item: toAbsoluteUrl(route) }
		}))
	};
}
const breadcrumbScriptPattern = /<script[^>]*application\/ld\+json[^>]*>[^<]*"BreadcrumbList"[^<]*<\/script>/i;
const emptyListPattern = /"itemListElement":\s*\[\s*\]/;
/** Adds JSON-LD to the head of a page. A page that already has breadcrumbs, or that has no head, stays unchanged. */
function withBreadcrumbs(html, list) {
	const existingScript = breadcrumbScriptPattern.exec(html)?.[0];
	if (existingScript !== void 0 && !emptyListPattern.test(existingScript)) return html;
	const cleanHtml = existingScript === void 0 ? html : html.replace(existingScript, "");
	const headEnd = cleanHtml.search(/<\/head>/i);
	if (headEnd === -1) return html;
	return `${cleanHtml.slice(0, headEnd)}<script type="application/ld+json">${scriptJson(list)}<\/script>${cleanHtml.slice(headEnd)}`;
}
//#endregion
export { writeIndexes as t };
