import { ai as isObject, oi as ownMember } from "./core-0sspFqjL.js";
//#region src/generators/rendering/visibility.ts
/** True if `seo.indexing` of `docs.json` is `all`, which indexes hidden and unlisted pages too. */
function indexesAllPages(config) {
	const seo = ownMember(config, "seo");
	return isObject(seo) && seo.indexing === "all";
}
/** True for pages that search engines may index. Other pages need a `noindex` tag. */
function isIndexable({ noindex, hidden }, indexesAll) {
	return noindex !== true && (hidden !== true || indexesAll);
}
/** True for pages that sitemap and `llms.txt` list. */
function isIndexed(page, indexesAll) {
	return (page.placements.length > 0 || indexesAll) && isIndexable(page, indexesAll);
}
/** True for pages that the search of the built site finds. */
function isSearchable(page, indexesAll) {
	return page.searchable !== false && isIndexed(page, indexesAll);
}
/** Attributes of the `meta` tag that excludes a page from search engines. */
const noindexAttributes = {
	name: "robots",
	content: "noindex"
};
/**
* Front matter that hides a page from search engines or from the site's search, in the format that VitePress and
* Rspress share. Tags in the page's `head` are kept.
*/
function visibilityFrontMatter(page, { head }, indexesAll) {
	const tags = Array.isArray(head) ? head : [];
	return {
		...isSearchable(page, indexesAll) ? {} : { search: false },
		...isIndexable(page, indexesAll) ? {} : { head: [...tags, ["meta", noindexAttributes]] }
	};
}
//#endregion
export { noindexAttributes as a, isSearchable as i, isIndexable as n, visibilityFrontMatter as o, isIndexed as r, indexesAllPages as t };
